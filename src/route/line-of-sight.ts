import { checkCell, type PointLike } from '../base/point.ts';
import { cellsOf, type Grid } from '../grid/grid.ts';
import { readLayers } from '../layers/layered-cells.ts';
import { type FindPathOptions, resolveOptions } from '../options/options.ts';
import { terrainAlong } from './leg.ts';

/**
 * Whether one can walk straight from the centre of one cell to that of another: whether all cells that the line crosses are
 * passable. Who walks is a point. The same from `a` to `b` as from `b` to `a`, and decided in whole numbers.
 *
 * Where the line goes exactly through the point in which four cells meet, that is a diagonal step, and legal by the corner rule
 * of `diagonals`; under `'never'`, which has no such steps, it takes both cells beside to be passable. A blocked cell sees
 * nothing and is not seen, not even by itself. O(columns + rows between the cells): they are met one by one along the line (J. Amanatides,
 * A. Woo, 1987).
 *
 * @param grid Never modified.
 * @param a A cell of the grid.
 * @param b Another, or the same.
 * @param options As of {@link findPath}; all but `diagonals` are checked, layers one by one, and have no effect.
 * @returns True where nothing stands between.
 * @throws `TypeError` for arguments of the wrong kind.
 * @throws `RangeError` for cells outside the grid and wrong options.
 *
 * @example
 * const grid = Grid.fromText(`
 *   ....
 *   .#..
 *   ....
 * `);
 * lineOfSight(grid, [0, 0], [3, 1]); // => false
 * lineOfSight(grid, [0, 0], [3, 0]); // => true
 * // The line from (1, 0) to (0, 1) touches a corner of the wall.
 * lineOfSight(grid, [1, 0], [0, 1]); // => false
 * lineOfSight(grid, [1, 0], [0, 1], { diagonals: 'always' }); // => true
 */
export function lineOfSight(grid: Grid, a: PointLike, b: PointLike, options?: FindPathOptions): boolean {
  const base = cellsOf(grid);
  const { diagonals } = resolveOptions(options);
  const from = checkCell('a', a, base);
  const to = checkCell('b', b, base);
  // What layers and terrain cost does not matter, only that there is a way.
  const layers = options?.layers;
  if (layers !== undefined) readLayers(base, layers);
  return terrainAlong({ cells: base, diagonals, uniformCost: 1 }, from, to) < Infinity;
}
