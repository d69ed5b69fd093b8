// Turns that cost, by example: one turn across a room, detours, smoothed routes, and what is refused.
import { expect, test } from 'vitest';
import { distanceField, findPath, findPathAsync, Grid, lineOfSight, smoothPath } from '../../src/index.ts';

test.each(['wasm', 'js'] as const)('an open room is crossed with one turn (%s)', async (engine) => {
  const room = new Grid(5, 5);
  const options = { diagonals: 'never', turnCost: 1e-3, engine } as const;
  const { cost, path } = findPath(room, [0, 0], [4, 4], options);
  expect(cost).toBeCloseTo(8 + 1e-3, 12);
  expect(path?.waypoints()).toHaveLength(3);
  expect((await findPathAsync(room, [0, 0], [4, 4], options)).cost).toBe(cost);
});

test('a dear turn is worth a detour, and a turn of cost 0 is free', () => {
  const grid = Grid.fromText('......\n.#.#..\n......\n.#.#..\n......');
  const zigzag = { diagonals: 'never', turnCost: 0 } as const;
  const plain = findPath(grid, [0, 0], [4, 4], zigzag);
  expect(plain).toEqual(findPath(grid, [0, 0], [4, 4], { diagonals: 'never' }));
  // By way of the column beyond the goal it takes as many turns, and two steps more.
  expect(findPath(grid, [0, 0], [4, 4], { ...zigzag, turnCost: 5 }).cost).toBe(8 + 5);
  expect(findPath(grid, [2, 0], [2, 4], { ...zigzag, turnCost: 5 }).cost).toBe(4);
  grid.setBlocked(2, 2);
  expect(findPath(grid, [2, 0], [2, 4], { ...zigzag, turnCost: 5 }).cost).toBe(8 + 2 * 5);
});

test('a smoothed route pays for the turns that are left', () => {
  const grid = Grid.fromText('........\n..####..\n........\n........');
  const options = { turnCost: 0.5 };
  const { path, cost } = findPath(grid, [0, 1], [7, 1], options);
  if (path === null) throw new Error('no route');
  const smoothed = smoothPath(grid, path, options);
  expect(smoothed.cost).toBeLessThan(cost);
  expect(smoothed.cost).toBeCloseTo(smoothPath(grid, path).cost + 0.5 * (smoothed.length - 2), 12);
  expect(lineOfSight(grid, [0, 1], [7, 1])).toBe(false);
});

test('wrong turn costs, jump points and fields are refused', () => {
  const grid = new Grid(4, 4);
  const ask = (options: object) => () => findPath(grid, [0, 0], [3, 3], options);
  expect(ask({ turnCost: -1 })).toThrow('turnCost is -1');
  for (const turnCost of [Number.NaN, Infinity, 1e101]) expect(ask({ turnCost })).toThrow(RangeError);
  expect(ask({ turnCost: '1' })).toThrow(TypeError);
  expect(ask({ turnCost: 1, algorithm: 'jps' })).toThrow('algorithm is "jps" and turnCost is 1');
  expect(ask({ turnCost: 0, algorithm: 'jps' })).not.toThrow();
  const field = () => distanceField(grid, [0, 0], { turnCost: 1 } as object);
  expect(field).toThrow(RangeError);
  expect(field).toThrow('turnCost');
  expect(ask({ turnCost: 1 })().status).toBe('found');
});
