// Costs by kind that are refused change nothing: the next request is answered, or refused, as if there had been none.
import { expect, test } from 'vitest';
import { distanceField, findPath, Grid } from '../../src/index.ts';

test('costs that are refused are refused again, and edits made at the same time are followed later', () => {
  const grid = new Grid(4, 2);
  const options = { kindCosts: [1e60, Infinity], diagonals: 'never' } as const;
  const ask = () => findPath(grid, [0, 0], [3, 0], options);
  expect(ask().cost).toBe(3e60);
  grid.setCost(0, 1, 1e60);
  grid.setKind(2, 0, 1);
  for (let round = 0; round < 2; round++)
    expect(ask).toThrow(/^kindCosts\[0\] makes the terrain cost of cell \(0, 1\)/);
  grid.setCost(0, 1, 1);
  expect(ask().cost).toBe(5e60);
});

test('a field refuses them again', () => {
  const grid = new Grid(3, 1);
  const field = distanceField(grid, [0, 0], { kindCosts: [1e60] });
  grid.setCost(1, 0, 1e60);
  for (let round = 0; round < 2; round++) expect(() => field.update()).toThrow(RangeError);
  grid.setCost(1, 0, 2);
  expect(field.update().costAt(2, 0)).toBe(3e60);
});

test.each([1e-101, 5e-324, 1.1e100])('the message gives the limits (%d)', (factor) => {
  const grid = new Grid(3, 1);
  grid.setCost(1, 0, 0.1);
  expect(() => findPath(grid, [0, 0], [2, 0], { kindCosts: [factor] })).toThrow(/ it must be from 1e-100 to 1e\+100$/);
});
