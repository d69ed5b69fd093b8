import { checkCell, type Point, type PointLike } from '../base/point.ts';
import { chooseEngine, type SearchEngine } from '../choose/search.ts';
import type { GoalQueue, Outcome, Profile } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { cellsOf, type Grid } from '../grid/grid.ts';
import { solveNearest as solveOnJs } from '../js/solve/nearest.ts';
import { layeredCells } from '../layers/layered-cells.ts';
import { type FindPathOptions, resolveOptions } from '../options/options.ts';
import { profileOf } from '../options/profile.ts';
import { solveNearest as solveOnWasm } from '../wasm/search/nearest.ts';
import { type PathResult, toResult } from './find-path.ts';
import { GoalList } from './goal-list.ts';
import { AllAtOnce, NearestFirst } from './goal-queues.ts';

/** What {@link findNearest} returns. */
export type NearestResult = PathResult & {
  /** Index of the goal that the route leads to; -1 without a route. */
  goalIndex: number;
};

/**
 * Finds the goal that is nearest by path cost, and a cheapest route to it.
 *
 * By jump points, on uniform terrain, the search begins at the goal nearest by the heuristic, or at the edge of its range, is led to the
 * start, and takes in other goals once they may be nearer by path cost; `expanded` and `trace` count from that side. If several goals are
 * tried in vain, as in a maze, and neither `maxExpansions` nor `maxOpen` is set, it begins anew at the start, and only this counts.
 *
 * Otherwise it goes from the start, led to the goal nearest by the heuristic, and to others once they may be nearer by path cost; if these
 * are many or lie together, or the heuristic may overestimate or is a function, to the box around all.
 *
 * With a single goal it is the search of {@link findPath}.
 *
 * To read the goals takes O(1) each, the search O(n log n) time in the cells it has to look at.
 *
 * @param grid Never modified.
 * @param start A cell of the grid; where it is blocked the status is `'start-blocked'`.
 * @param goals Cells of the grid. Blocked ones are passed over; that all are is status `'goal-blocked'`; without any goal the
 * status is `'unreachable'`.
 * @param options As for {@link findPath}; with a `range`, the route ends at the first cell within range of a goal. `partial` is
 * refused.
 * @returns Among goals at equal cost one of them, the same on every machine and both engines.
 * @throws `TypeError` for arguments of the wrong kind, and where a heuristic function returns no number.
 * @throws `RangeError` for cells outside the grid, wrong options, other wrong values of a heuristic function, and memory that cannot
 * be had. The next call still works. What a heuristic function throws is passed on.
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
  const base = cellsOf(grid);
  const resolved = resolveOptions(options);
  if (resolved.partial) {
    throw new RangeError('partial is true: findNearest has no single goal to get as near to as can be; leave it out');
  }
  const engine = chooseEngine(resolved);
  const from = checkCell('start', start, base);
  const before = profileOf(layeredCells(base, options?.layers), resolved);
  const list = new GoalList(base, goals, from, before);
  // To read a goal may have run code of the caller's, which may have edited the grid.
  const cells = layeredCells(base, options?.layers);
  const profile = profileOf(cells, resolved);
  let outcome: Outcome;
  if (list.count === 1) {
    // By findPath components tell where one goal is out of reach, before all that can be reached is searched.
    outcome = engine.solve(cells, profile, from, { x: list.places[0], y: list.places[1] });
  } else {
    const isAsBefore = profile.uniformCost === before.uniformCost && profile.leastCost === before.leastCost;
    const ordered = isAsBefore && tellsNear(profile);
    const queue = ordered ? new NearestFirst(cells, profile, from, list) : new AllAtOnce(list, cells, profile.range);
    outcome = solveNearestOn(engine, cells, profile, from, queue);
  }
  const result = withGoal(outcome, list, profile);
  // Engines do not tell apart why no goal can be reached.
  if (result.status === 'unreachable' && list.areBlocked(cells, profile.range)) result.status = 'goal-blocked';
  list.release();
  return result;
}

/** Runs one search for the cheapest route to any of many goals, on a given engine. */
export function solveNearestOn(
  engine: SearchEngine,
  cells: CellStore,
  profile: Profile,
  start: Point,
  goals: GoalQueue,
): Outcome {
  if (engine.name === 'wasm') return solveOnWasm(engine.host, cells, profile, start, goals);
  return engine.run(profile, (search) => solveOnJs(search, cells, start, goals));
}

/** Whether the heuristic tells which goals are near. */
function tellsNear({ consistent, jumping, hFactor, hSum, hLine }: Profile): boolean {
  return jumping || (consistent && hFactor * (hSum + hLine) > 0);
}

/** What the caller gets: the goal is told by where the route ends. */
function withGoal(outcome: Outcome, goals: GoalList, { range }: Profile): NearestResult {
  const { route } = outcome;
  // Not spread into another object, which takes longer than to find out which goal it is.
  const result = toResult(outcome) as NearestResult;
  result.goalIndex = route === null ? -1 : goals.indexAt(route[route.length - 2], route[route.length - 1], range);
  return result;
}
