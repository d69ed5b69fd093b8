// algorithm: 'jps' with layers is refused whatever the grid, and turnCost takes any number from 0.
import { describe, expect, test } from 'vitest';
import { blendLayers, createSearch, findNearest, findPath, findPaths, Grid } from '../../src/index.ts';

describe.each([
  ['without a passable cell', true],
  ['without a blocked cell', false],
])('on a grid %s', (_, blocked) => {
  test.each([1, 2])("'jps' with layers is refused for units of size %d", (size) => {
    const grid = new Grid(4, 4);
    grid.fill(0, 0, 4, 4, blocked);
    for (const value of [0, 1]) {
      const layers = [blendLayers([{ values: new Float64Array(16).fill(value), weight: 1 }])];
      const options = { layers, size, algorithm: 'jps' } as const;
      for (const ask of [
        () => findPath(grid, [0, 0], [2, 2], options),
        () =>
          findPaths(
            grid,
            [
              [
                [0, 0],
                [2, 2],
              ],
            ],
            options,
          ),
        () => findNearest(grid, [0, 0], [[2, 2]], options),
        () => createSearch(grid, [0, 0], [2, 2], options),
      ]) {
        expect(ask).toThrow(
          /^algorithm is "jps" and terrain costs differ, or layers are given; use "auto" or "astar"$/,
        );
      }
    }
  });
});

test.each([0, -0, 5e-324, 1e-200, 1e-100, 1e100])('turnCost %d is taken', (turnCost) => {
  const grid = Grid.fromText('..\n.#');
  for (const engine of ['wasm', 'js'] as const) {
    const { cost } = findPath(grid, [1, 0], [0, 1], { turnCost, diagonals: 'never', engine });
    expect(cost).toBe(2 + turnCost);
  }
});

test.each([-1, -5e-324, 1e101, Infinity, Number.NaN])('turnCost %d is refused', (turnCost) => {
  expect(() => findPath(new Grid(2, 2), [0, 0], [1, 1], { turnCost })).toThrow(/^turnCost is .*: it must be a number/);
});
