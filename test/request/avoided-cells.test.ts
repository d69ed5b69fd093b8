// Cells to avoid are read once for each request, and are no edits.
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import {
  blendLayers,
  distanceField,
  type FindPathOptions,
  findNearest,
  findPath,
  findPathAsync,
  findPaths,
  Grid,
  inflationLayer,
} from '../../src/index.ts';

const wall = () => new Set([[2, 0]] as [number, number][]).values();

test('cells to avoid may come from an iterator', () => {
  const grid = new Grid(5, 1);
  expect(findPath(grid, [0, 0], [4, 0], { avoid: wall() }).status).toBe('unreachable');
  expect(findNearest(grid, [0, 0], [[4, 0]], { avoid: wall() }).status).toBe('unreachable');
  expect(
    findNearest(
      grid,
      [0, 0],
      [
        [4, 0],
        [3, 0],
      ],
      { avoid: wall() },
    ).status,
  ).toBe('unreachable');
  const queries = [1, 0].map((x) => ({ start: { x, y: 0 }, goal: { x: 4, y: 0 } }));
  for (const allowBlockedStart of [false, true]) {
    const results = findPaths(grid, queries, { avoid: wall(), allowBlockedStart });
    expect(results.map(({ status }) => status)).toEqual(['unreachable', 'unreachable']);
  }
  const field = distanceField(grid, [0, 0], { avoid: wall() });
  expect(field.update().costAt(4, 0)).toBe(Infinity);
});

test('cells to avoid may be an Int32Array of another window', () => {
  const avoid = runInNewContext('Int32Array.of(2)') as Int32Array;
  expect(findPath(new Grid(5, 1), [0, 0], [4, 0], { avoid }).status).toBe('unreachable');
});

test('cells to avoid may not be a revoked Proxy', () => {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  expect(() => findPath(new Grid(2, 1), [0, 0], [1, 0], { avoid: proxy })).toThrow(/^avoid is a revoked Proxy/);
  expect(() => distanceField(new Grid(2, 1), [0, 0], { avoid: proxy })).toThrow(/^avoid is a revoked Proxy/);
});

test('cells to avoid make no difference to the limit that a search meets', () => {
  const grid = Grid.fromText('.#.#.\n....#');
  const options: FindPathOptions = { avoid: [[2, 0]], diagonals: 'always', heuristicWeight: 3 };
  const [{ cost }] = findPaths(
    grid,
    [
      [
        [1, 1],
        [4, 0],
      ],
    ],
    options,
  );
  for (const engine of ['wasm', 'js'] as const) {
    expect(findPath(grid, [1, 1], [4, 0], { ...options, maxCost: cost, engine })).toMatchObject({
      status: 'found',
      cost,
    });
  }
  // Jump points show that there is no route at any cost.
  const asked = { avoid: [[4, 0]] as [number, number][], maxCost: 5 };
  expect(findPath(new Grid(9, 1), [0, 0], [8, 0], asked).status).toBe('unreachable');
});

test('cells to avoid are no edits: a layer of walls does not change', () => {
  const grid = new Grid(20, 20);
  const layer = inflationLayer(grid, { radius: 2, cost: 3 });
  findPath(grid, [0, 0], [19, 19], { avoid: [[9, 9]], trace: true });
  expect(layer.update().version).toBe(0);
  grid.setBlocked(9, 9);
  expect(layer.update().version).toBe(1);
  expect(layer.values[9 * 20 + 9]).toBe(3);
});

test('a cell to avoid is excused from sums of layers and products of costs by kind, in all searches', async () => {
  const values = new Float64Array(9);
  values[4] = -2;
  const layers = [blendLayers([{ values, weight: 1 }])];
  const grid = new Grid(3, 3);
  const priced = new Grid(3, 3);
  priced.setCost(1, 1, 1e60);
  priced.setKind(1, 1, 1);
  const units: [Grid, FindPathOptions][] = [
    [grid, { layers }],
    [priced, { kindCosts: [1, 1e60] }],
  ];
  for (const [map, unit] of units) {
    const options = { ...unit, avoid: [[1, 1]] as [number, number][], diagonals: 'never' } as const;
    const ends = [
      [0, 0],
      [2, 0],
    ] as const;
    expect(findPath(map, ...ends, options).cost).toBe(2);
    expect(findPaths(map, [ends], options)[0].cost).toBe(2);
    expect(findNearest(map, ends[0], [ends[1]], options).cost).toBe(2);
    expect((await findPathAsync(map, ...ends, options)).cost).toBe(2);
    // Cells that are not avoided are not excused, and the next call works.
    expect(() => findPath(map, ...ends, { ...options, avoid: [[0, 2]] })).toThrow(RangeError);
    expect(findPath(map, ...ends, options).cost).toBe(2);
  }
});
