/** Finds the cell at which a partial route must end: the one nearest to a goal that cannot be reached. */
import type { PathResult } from '../../src/index.ts';
import { isClose, type Options } from './walk.ts';
import { movementOf, type Point, type World } from './world.ts';

/** Returns the distance without obstacles as the heuristic measures it, up to a factor that is the same for all cells. */
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

/** Returns whether distances may differ by no more than the rounding of sums. */
export function distancesBlur({ straightCost = 1, diagonalCost = Math.SQRT2 }: Options): boolean {
  return diagonalCost !== straightCost && isClose(diagonalCost, straightCost);
}

/** Throws unless a partial route ends at the candidate with the smallest distance to the goal, and the cheapest of these. */
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
  if (!isClose(distance(end), least)) throw new Error(`the route ends at distance ${distance(end)}, not ${least}`);
  const nearest = cells.filter((cell) => isClose(distance(cell), least));
  const cheapest = Math.min(...nearest.map(({ x, y }) => costs[y * width + x]));
  if (!isClose(result.cost, cheapest)) throw new Error(`cost ${result.cost}, not ${cheapest}`);
}
