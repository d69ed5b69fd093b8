import type { Grid, Point } from '../../src/index.ts';

/** A cell at (4, y) that makes the terrain of a grid of 5 columns dear as soon as it is read, that of (2, 1) most of all. */
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
