/** Which cell is nearest to a goal that cannot be reached, as a partial route has to find it. */
import type { PathResult } from '../../src/index.ts';
import { isClose, type Options } from './walk.ts';
import { movementOf, type Point, type World } from './world.ts';

/** Distance without obstacles, in the heuristic's own terms but for a factor that all cells share. */
export function distanceTo(goal: Point, options: Options): (cell: Point) => number {
  const { straightCost, diagonalCost, diagonals } = movementOf(options);
  const name = options.heuristic ?? 'octile';
  const diagonal = diagonals === 'never' ? 2 * straightCost : Math.min(diagonalCost, 2 * straightCost);
  const straight = Math.min(straightCost, diagonal);
  return (cell) => {
    const [dx, dy] = [Math.abs(cell.x - goal.x), Math.abs(cell.y - goal.y)];
    if (name === 'zero') return 0;
    if (name === 'manhattan') return dx + dy;
    if (name === 'euclidean') return Math.hypot(dx, dy);
    if (name === 'chebyshev') return Math.max(dx, dy);
    return straight * Math.abs(dx - dy) + diagonal * Math.min(dx, dy);
  };
}

/** Whether distances differ by less than can be told from the rounding of sums. */
export function distancesBlur({ straightCost = 1, diagonalCost = Math.SQRT2 }: Options): boolean {
  return diagonalCost !== straightCost && isClose(diagonalCost, straightCost);
}

/** That a partial route ends at the cell of least distance to the goal, and of these at the cheapest. */
export function expectNearest(
  result: PathResult,
  candidates: readonly number[],
  costs: Float64Array,
  { width }: World,
  distance: (cell: Point) => number,
): void {
  const cells = candidates.map((cell) => ({ x: cell % width, y: Math.floor(cell / width) }));
  const least = Math.min(...cells.map(distance));
  const end = result.path?.at(-1) as Point;
  if (!isClose(distance(end), least)) throw new Error(`ends ${distance(end)} away, not ${least}`);
  const nearest = cells.filter((cell) => isClose(distance(cell), least));
  const cheapest = Math.min(...nearest.map(({ x, y }) => costs[y * width + x]));
  if (!isClose(result.cost, cheapest)) throw new Error(`cost ${result.cost}, not ${cheapest}`);
}
