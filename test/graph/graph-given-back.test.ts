// A search in steps gives its jump point graph back when it is disposed of: never to a grid that has been edited since.
import { expect, test } from 'vitest';
import { createSearch, findPath, Grid } from '../../src/index.ts';

test.each(['wasm', 'js'] as const)('a graph of before an edit is not given back (%s)', (engine) => {
  const grid = new Grid(10, 6);
  const search = createSearch(grid, [0, 0], [9, 5], { engine });
  grid.fill(5, 0, 1, 5, true);
  // By another corner rule: what is kept of the grid learns of the edit, and still has no graph of the first rule.
  findPath(grid, [0, 0], [9, 0], { engine, diagonals: 'never' });
  search.dispose();
  expect(findPath(grid, [0, 0], [9, 0], { engine })).toEqual(findPath(grid.clone(), [0, 0], [9, 0], { engine }));
});
