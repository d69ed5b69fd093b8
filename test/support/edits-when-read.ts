import type { Grid, Point } from '../../src/index.ts';

/** Returns the cell (4, y) for a grid of 5 columns. Reading its x edits the grid: all terrain costs 9, and (2, 1) costs 90. */
export function editsWhenRead(grid: Grid, y: number): Point {
  return {
    get x() {
      grid.fill(0, 0, grid.width, grid.height, 9);
      grid.setCost(2, 1, 90);
      return 4;
    },
    y,
  };
}
