// What the comparison with meshes takes for a right route.
import { expect, test } from 'vitest';
import { isOnCells, lengthOf } from '../../bench/neighbours/routes.ts';
import { Grid } from '../../src/index.ts';

const grid = Grid.fromText(`
  .....
  ..#..
  .....
`);

test('a route may touch a wall and clip its corner, but lead through none and not off the map', () => {
  const middleOf = ([x, y]: readonly number[]) => [x + 0.5, y + 0.5];
  const isRight = (...cells: number[][]) => isOnCells(grid, cells.map(middleOf));
  expect(isRight([0, 0], [4, 0], [4, 2])).toBe(true);
  expect(isRight([0, 1], [1, 1], [2, 0.4], [4, 0])).toBe(true);
  expect(isRight([0, 1], [4, 1])).toBe(false);
  expect(isRight([0, 0], [4, 2])).toBe(false);
  expect(isRight([0, 0], [6, 0], [4, 0])).toBe(false);
});

test('lengths are those of the legs', () => {
  expect(lengthOf([])).toBe(0);
  expect(
    lengthOf([
      [0, 0],
      [3, 4],
      [3, 6],
    ]),
  ).toBe(7);
});
