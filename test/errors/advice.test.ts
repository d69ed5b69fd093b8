// Calls as other libraries and habits have them: the error says what to write here.
import { expect, test } from 'vitest';
import {
  createTeam,
  distanceField,
  findNearest,
  findPath,
  findPathAsync,
  findPaths,
  Grid,
  isReachable,
  World,
} from '../../src/index.ts';

const grid = new Grid(5, 5);
const ask = (options: object) => () => findPath(grid, [0, 0], [1, 1], options as never);

test('a callback is not needed', async () => {
  const callback = (() => {}) as never;
  const calls: (() => unknown)[] = [
    () => findPath(grid, [0, 0], [1, 1], callback),
    () => findPaths(grid, [], callback),
    () => findNearest(grid, [0, 0], [[1, 1]], callback),
    () => distanceField(grid, [0, 0], callback),
    () => isReachable(grid, [0, 0], [1, 1], callback),
  ];
  const message = /^options is a function: it must be an object with .*; use the result, which the call returns$/;
  for (const call of calls) expect(call).toThrow(message);
  await expect(async () => findPathAsync(grid, [0, 0], [1, 1], callback)).rejects.toThrow(message);
  expect(ask({ callback })).toThrow('use the result, which the call returns');
});

test('algorithms and rules by other names', () => {
  for (const name of ['bfs', 'BFS', 'breadth-first', 'dijkstra']) {
    expect(ask({ algorithm: name })).toThrow("; use heuristicWeight: 0, which is Dijkstra's algorithm");
  }
  expect(ask({ algorithm: 'dfs' })).toThrow('; use "auto"');
  expect(ask({ algorithm: 'theta*' })).toThrow('; use findAnyAnglePath');
  for (const never of ['4', 4, '4-way', false]) expect(ask({ diagonals: never })).toThrow('; use "never"');
  for (const some of ['8', 8, 'moore', true]) {
    expect(ask({ diagonals: some })).toThrow('; use "onlyWhenNoObstacles" (or "always")');
  }
  expect(ask({ diagonals: 4 })).toThrow(TypeError);
  expect(ask({ diagonals: '4' })).toThrow(RangeError);
});

test('floors on a grid without any', () => {
  const remedy = /and the grid has no floors: leave it out$/;
  for (const cell of [[0, 0, 0], { x: 0, y: 0, floor: 2 }] as const) {
    expect(() => findPath(grid, cell, [1, 1])).toThrow(remedy);
    expect(() => findPath(grid, [1, 1], cell)).toThrow(remedy);
    expect(() => grid.isBlocked(cell)).toThrow(remedy);
    expect(() => grid.setBlocked(cell)).toThrow(remedy);
    expect(() => grid.addLink(cell, [1, 1])).toThrow(remedy);
    expect(grid.isInside(cell)).toBe(false);
  }
  // Points of the ground floor may have its number.
  expect(findPath(grid, { x: 0, y: 0, floor: 0 }, [1, 1]).cost).toBe(Math.SQRT2);
});

test('links that cannot be', () => {
  const linked = new Grid(5, 5);
  // Without and with links, the same answers.
  for (let round = 0; round < 2; round++) {
    expect(() => linked.removeLink('a' as never)).toThrow(new TypeError('id is "a": it must be a number'));
    expect(() => linked.removeLink(undefined as never)).toThrow(TypeError);
    expect(() => linked.removeLink(1.5)).toThrow(/^id is 1\.5: it must be a whole number/);
    expect(() => linked.removeLink(-1)).toThrow(RangeError);
    expect(() => linked.removeLink(7)).toThrow(/^id is 7: the grid has no such link/);
    for (const cost of [-1, Infinity, Number.NaN, 1e-200]) {
      const message = `cost is ${cost}: it must be 0 or from 1e-100 to 1e+100; Infinity closes the border, removeLink the link`;
      expect(() => linked.addLink([0, 0], [1, 1], { cost })).toThrow(new RangeError(message));
    }
    expect(() => linked.addLink(-1 as never, [1, 1])).toThrow(/^from is -1: it must be a cell/);
    expect(() => linked.addLink([-1, 0], [1, 1])).toThrow(/^from is \(-1, 0\): it must lie in the grid/);
    expect(linked.links().length).toBe(round);
    linked.addLink([0, 0], [4, 4], { cost: -0 });
  }
  expect(Object.is(linked.links()[0].cost, 0)).toBe(true);
  linked.setEdgeCost([0, 0], 'east', 2);
  expect(() => createTeam(linked, [], { turns: true })).toThrow(
    /does not know borders that cost, .*: leave turns out, or take/,
  );
  expect(() => Grid.stack([new Grid(5, 5), new Grid(5, 5, { wrap: 'y' })])).toThrow(
    'grids[1] has wrap: make it without',
  );
});

test('a cost below 0 in a world', () => {
  const world = new World({ chunkSize: 8, width: 24, height: 24, unknown: 'blocked' });
  world.load(0, 0, new Grid(8, 8));
  expect(() => world.setCost(1, 1, -1)).toThrow(/^cost is -1: it must be a terrain cost .* 0 or Infinity/);
  world.setCost(1, 1, 0);
  expect(world.isBlocked(1, 1)).toBe(true);
});
