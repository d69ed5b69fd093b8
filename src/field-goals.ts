import { allocate } from './allocate.ts';
import type { Sides } from './box.ts';
import { checkCell, type PointLike } from './point.ts';

/** One cell, or several. */
export type FieldGoals = PointLike | readonly PointLike[];

/**
 * Cell indices of goals, blocked ones among them.
 *
 * @throws {TypeError | RangeError} unless they are one cell of the grid, or an array of one or more.
 */
export function readGoals(grid: Sides, goals: FieldGoals): Int32Array {
  if (!Array.isArray(goals) || typeof goals[0] === 'number') {
    const { x, y } = checkCell('goals', goals as PointLike, grid);
    return Int32Array.of(y * grid.width + x);
  }
  const points = goals as readonly PointLike[];
  if (points.length === 0) throw new RangeError('goals is empty: it must hold a cell or more');
  const cells = allocate(Int32Array, points.length);
  for (let i = 0; i < cells.length; i++) {
    const { x, y } = checkCell('goals[*]', points[i], grid, i);
    cells[i] = y * grid.width + x;
  }
  return cells;
}
