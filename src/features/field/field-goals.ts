import { allocate } from '../../core/base/allocate.ts';
import { type Box, boxAround, type Sides, widened } from '../../core/base/cells/box.ts';
import { checkCell, type Point, type PointLike } from '../../core/base/cells/point.ts';
import { firstHole } from '../../core/base/lists.ts';

/** One cell, or an array of cells. */
export type FieldGoals = PointLike | readonly PointLike[];

/**
 * Returns the cell indices of goals, including blocked ones.
 *
 * @throws `TypeError` or `RangeError` unless `goals` is one cell of the grid, or an array of such cells.
 */
export function readGoals(grid: Sides, goals: FieldGoals): Int32Array {
  if (!Array.isArray(goals) || typeof goals[0] === 'number') {
    const { x, y } = checkCell('goals', goals as PointLike, grid);
    return Int32Array.of(y * grid.width + x);
  }
  const points = goals as readonly PointLike[];
  const hole = firstHole(points);
  if (hole >= 0) checkCell('goals[*]', points[hole], grid, hole);
  const cells = allocate(Int32Array, points.length);
  for (let i = 0; i < cells.length; i++) {
    const { x, y } = checkCell('goals[*]', points[i], grid, i);
    cells[i] = y * grid.width + x;
  }
  return cells;
}

/** Returns the cells with these indices. */
export function pointsOf(cells: Int32Array, { width }: Sides): Point[] {
  return Array.from(cells, (cell) => ({ x: cell % width, y: Math.floor(cell / width) }));
}

/**
 * Returns a box that contains all cells within a number of steps of a goal.
 *
 * @param goals Cell indices.
 * @param steps A cost divided by that of the cheapest step. NaN, from a cost of 0 divided by a step cost of 0, counts as Infinity.
 */
export function boxInReach(grid: Sides, goals: Int32Array, steps: number): Box {
  const count = goals.length;
  if (count === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  const places = allocate(Int32Array, 2 * count);
  for (let i = 0; i < count; i++) {
    places[2 * i] = goals[i] % grid.width;
    places[2 * i + 1] = Math.floor(goals[i] / grid.width);
  }
  // A little more than asked for: costs are rounded sums, and compared with maxCost to a tolerance.
  const reach = Math.ceil(steps * (1 + 1e-6));
  return widened(boxAround(places, count), Number.isNaN(reach) ? Infinity : reach, grid);
}
