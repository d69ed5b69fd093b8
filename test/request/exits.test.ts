// One-way cells and thin walls.
import { expect, test } from 'vitest';
import { findPath, Grid, lineOfSight } from '../../src/index.ts';

test('a cell entered from one side only', () => {
  const grid = () => Grid.fromText('.#.\n...\n...');
  const cost = (map: Grid) => findPath(map, [2, 0], [0, 0], { diagonals: 'never' }).cost;
  const fromRight = grid();
  fromRight.setExit(0, 1, 2, false);
  fromRight.setExit(1, 2, 0, false);
  expect(cost(fromRight)).toBe(4);
  const fromLeft = grid();
  fromLeft.setExit(2, 1, 6, false);
  fromLeft.setExit(1, 2, 0, false);
  expect(cost(fromLeft)).toBe(6);
});

test('jump points are refused with closed exits, and lines of sight end at walls', () => {
  const grid = new Grid(5, 5);
  grid.setWall(2, 2, 2);
  expect(() => findPath(grid, [0, 0], [4, 4], { algorithm: 'jps' })).toThrow('closed exits');
  expect(() => findPath(grid, [0, 0], [3, 3], { size: 2 })).toThrow('closed exits');
  expect(lineOfSight(grid, [0, 2], [4, 2])).toBe(false);
  expect(lineOfSight(grid, [0, 1], [4, 1])).toBe(true);
  grid.setExit(2, 2, 2, true);
  expect(lineOfSight(grid, [0, 2], [4, 2])).toBe(true);
  expect(lineOfSight(grid, [4, 2], [0, 2])).toBe(false);
});

test('a corner between a cell to avoid and a closed exit is not cut', () => {
  const grid = new Grid(3, 2);
  grid.setWall(0, 0, 4);
  const options = { diagonals: 'ifAtMostOneObstacle', avoid: [[1, 0]] } as const;
  expect(findPath(grid, [0, 0], [1, 1], options).status).toBe('unreachable');
  grid.setWall(0, 0, 4, false);
  expect(findPath(grid, [0, 0], [1, 1], options).cost).toBe(Math.SQRT2);
});
