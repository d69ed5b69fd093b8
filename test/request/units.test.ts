// Requests for units: large ones, wrong options, and cells to avoid that a function of the caller does not meet.
import { expect, test } from 'vitest';
import { findPath, Grid } from '../../src/index.ts';

test.each([
  ['onlyWhenNoObstacles', 5 + Math.SQRT2 + 1],
  ['ifAtMostOneObstacle', 2 + 3 * Math.SQRT2],
  ['never', 8],
] as const)('a unit of 2 x 2 goes around a rock, diagonals %s', (diagonals, cost) => {
  const grid = Grid.fromText('......\n..#...\n......\n......');
  expect(findPath(grid, [0, 0], [4, 0], { size: 2, diagonals }).cost).toBeCloseTo(cost, 9);
});

test('wrong options are refused by name and value, and the grid stays as it is', () => {
  const grid = Grid.fromText('....\n....');
  grid.setKind(1, 1, 3);
  const ask = (options: object) => () => findPath(grid, [0, 0], [3, 1], options);
  for (const size of [0, 65, 1.5]) expect(ask({ size })).toThrow(RangeError);
  expect(ask({ size: '2' })).toThrow(TypeError);
  expect(ask({ kindCosts: [1, 2] })).toThrow('kindCosts[3]');
  expect(ask({ kindCosts: [1, 1, 1, Number.NaN] })).toThrow('kindCosts[3] is NaN');
  expect(ask({ kindCosts: 3 })).toThrow(TypeError);
  expect(
    ask({
      avoid: [
        [1, 0],
        [4, 0],
      ],
    }),
  ).toThrow('avoid[1]');
  expect(ask({ avoid: Int32Array.of(2, 8) })).toThrow('avoid[1] is 8');
  expect(ask({ avoid: 5 })).toThrow(TypeError);
  expect(ask({ avoid: [[1, 0]], kindCosts: [1, 2] })).toThrow(RangeError);
  expect(grid.toText()).toBe('....\n....');
  expect(findPath(grid, [0, 0], [3, 1], { kindCosts: [1, 1, 1, 0.5] }).status).toBe('found');
});

test('a heuristic function that searches the grid does not meet the cells that its own search avoids', () => {
  const grid = new Grid(9, 1);
  const seen: string[] = [];
  const heuristic = () => {
    if (seen.length === 0) seen.push(findPath(grid, [0, 0], [8, 0]).status);
    return 0;
  };
  expect(findPath(grid, [0, 0], [8, 0], { heuristic, avoid: [[4, 0]] }).status).toBe('unreachable');
  expect(seen).toEqual(['found']);
});
