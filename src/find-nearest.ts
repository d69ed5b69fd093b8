import { show } from './check.ts';
import type { Outcome } from './engine.ts';
import { chooseEngine } from './engines.ts';
import { checkGrid, type PathResult, toResult } from './find-path.ts';
import { cellsOf, type Grid } from './grid.ts';
import { layeredCells } from './layered-cells.ts';
import { type FindPathOptions, resolveOptions } from './options.ts';
import { checkCell, type Point, type PointLike } from './point.ts';
import { profileOf } from './profile.ts';

/** What {@link findNearest} returns. */
export interface NearestResult extends PathResult {
  /** Index of the goal that the route leads to; -1 without a route. */
  goalIndex: number;
}

/**
 * Finds the goal that is nearest by path cost, and a cheapest route to it. One search: by jump points, on uniform terrain, it begins at
 * all goals at once and is led towards the start, and `expanded` and `trace` count from their side; else it goes from the start
 * until it comes upon a goal, led towards the box around them all.
 *
 * @param grid Never modified.
 * @param goals Cells of the grid. Blocked ones are passed over; that all are is status `'goal-blocked'`; without any goal the
 * status is `'unreachable'`.
 * @param options As for {@link findPath}; with a `range`, the route ends at the first cell within range of a goal. `partial` is
 * refused.
 * @returns Among goals at equal cost one of them, the same on every machine and both engines.
 * @throws {TypeError} for arguments of the wrong kind.
 * @throws {RangeError} for cells outside the grid, wrong options, and memory that cannot be had. The next call still works.
 *
 * @example
 * const grid = Grid.fromText(`
 *   ....#.
 *   .##.#.
 *   ......
 * `);
 * const { goalIndex, cost } = findNearest(grid, [0, 0], [[5, 0], [3, 2]]);
 * goalIndex; // => 1
 * cost; // => 5
 */
export function findNearest(
  grid: Grid,
  start: PointLike,
  goals: readonly PointLike[],
  options?: FindPathOptions,
): NearestResult {
  checkGrid(grid);
  const resolved = resolveOptions(options);
  if (resolved.partial) {
    throw new RangeError('partial is true: findNearest has no single goal to get as near to as can be; leave it out');
  }
  const engine = chooseEngine(resolved);
  const from = checkCell('start', start, grid);
  const cells = layeredCells(cellsOf(grid), options?.layers);
  const centres = readGoals(grid, goals);
  const outcome = engine.solveNearest(cells, profileOf(cells, resolved), from, centres);
  return withGoal(outcome, centres, resolved.range);
}

/** x, y of each goal. An array, since a typed array of more than 64 bytes takes several times as long to make. */
function readGoals(grid: Grid, goals: readonly PointLike[]): number[] {
  if (!Array.isArray(goals)) throw new TypeError(`goals is ${show(goals)}: it must be an array of cells`);
  const numbers: number[] = [];
  for (let i = 0; i < goals.length; i++) {
    const { x, y } = checkCell('goals[*]', goals[i], grid, i);
    numbers.push(x, y);
  }
  return numbers;
}

/** Chebyshev distance of a cell from the i-th of the cells `centres`. */
function distance(centres: readonly number[], i: number, { x, y }: Point): number {
  return Math.max(Math.abs(x - centres[2 * i]), Math.abs(y - centres[2 * i + 1]));
}

/** What the caller gets: the goal is told by where the route ends, the nearest of several, of these the first. */
function withGoal(outcome: Outcome, centres: readonly number[], range: number): NearestResult {
  const result = toResult(outcome);
  const end = result.path?.at(-1);
  let goalIndex = -1;
  let least = range + 1;
  for (let i = 0; end !== undefined && 2 * i < centres.length; i++) {
    if (distance(centres, i, end) >= least) continue;
    goalIndex = i;
    least = distance(centres, i, end);
  }
  return { ...result, goalIndex };
}
