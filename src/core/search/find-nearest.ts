import type { GoalLike } from '../base/cells/goal.ts';
import { checkCell, type Point, type PointLike } from '../base/cells/point.ts';
import { JUMP_POINTS, NONE, TURNS } from '../base/methods.ts';
import { GOAL_BLOCKED, UNREACHABLE } from '../base/statuses.ts';
import type { Plan, SearchOutcome } from '../engine/search.ts';
import type { WorldLike } from '../grid/answers.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { cellsOf, delegateOf, type Grid } from '../grid/grid.ts';
import type { OptionsOn } from '../grid/map-types.ts';
import type { SearchEngine } from '../kernel/search/engine.ts';
import { solveNearest } from '../kernel/search/nearest.ts';
import { readOnce, withRequestCells } from '../request/cells/request-cells.ts';
import type { FindPathOptions, ResolvedOptions } from '../request/options.ts';
import { planFor } from '../request/plan.ts';
import { type Request, requestOn, searchedCells } from './answer.ts';
import { type PathResult, toResult, type WorldResult } from './find-path.ts';
import { AllAtOnce, NearestFirst } from './nearest/goal-batches.ts';
import { GoalList } from './nearest/goal-list.ts';
import { searchByBounds } from './nearest/rising-bounds.ts';

/** What {@link findNearest} returns. */
export type NearestResult = PathResult & {
  /** Index in `goals` of the goal that the route leads to; -1 without a route. */
  goalIndex: number;
  /** The cost of the route and of that goal, Infinity without a route. */
  total: number;
};

/** What {@link findNearest} returns for a {@link World}. */
export type WorldNearestResult = NearestResult & WorldResult;

/**
 * Finds the goal that is nearest by path cost, and a cheapest route to it.
 *
 * Reading the goals takes O(1) each; the search takes O(n log n) time for the n cells it visits. With a single goal it is the search of
 * {@link findPath}. With several:
 *
 * With jump points (on uniform terrain) it searches backwards, from the goal nearest by the heuristic, or the edge of its range, to the
 * start. Other goals join in once they may be nearer by path cost. `expanded` and `trace` describe this backward search. If several goals
 * bring no route, as in a maze, and neither `maxExpansions` nor `maxOpen` is set, a second search runs from the start, and only that one
 * counts.
 *
 * Without jump points it searches from the start. The heuristic leads to the nearest goal, and to others once they may be nearer by path
 * cost. If there are many of those or they lie together, or if the heuristic may overestimate or is a function, it leads to the box around
 * all goals instead.
 *
 * Goals with a `cost`, and maps with links, closed exits or edges that go on, take a search for each goal that may still be the nearest, by rising bound, unless a way straight
 * ahead shows that none can be.
 *
 * @param grid Never modified.
 * @param start A cell of the grid. If it is blocked, the status is `'start-blocked'`.
 * @param goals Cells of the grid, or cells with a `cost` (0 to 1e100): the nearest goal has the least sum of its cost and the route's, which is `total`; `cost` is the
 * route's alone. Blocked goals are skipped; if all are blocked, the status is `'goal-blocked'`. If there are none, it is
 * `'unreachable'`.
 * @param options As for {@link findPath}. With a `range`, the route ends at the first cell within range of a goal. `partial` is not
 * allowed.
 * @returns The route and the goal it leads to. Of several goals at equal cost it is always the same one, on every machine and both engines.
 * @throws `TypeError` for arguments of the wrong kind, and if a heuristic function returns something that is not a number.
 * @throws `RangeError` for cells outside the grid, wrong options and other wrong values of a heuristic function, and if memory cannot be
 * allocated. The next call still works. An error thrown by a heuristic function is passed on.
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
export function findNearest<Map extends Grid>(
  grid: Map,
  start: PointLike,
  goals: readonly GoalLike[],
  options?: OptionsOn<Map, FindPathOptions>,
): NearestResult;

/**
 * Finds the goal of a {@link World} that is nearest by path cost, over its loaded chunks, and says whether ground that is not loaded could change it.
 *
 * @param world Never modified.
 * @param start A cell of the world.
 * @param goals Cells of the world, or cells with a `cost`. Those that are blocked are skipped.
 * @param options As for {@link findPath} on a world.
 * @returns The route, the goal it leads to, whether they are proven, and which chunks to load next.
 * @throws `TypeError` and `RangeError` as on a grid.
 */
export function findNearest(
  world: WorldLike,
  start: PointLike,
  goals: readonly GoalLike[],
  options?: FindPathOptions,
): WorldNearestResult;

/**
 * Finds the nearest goal on a map that may be either.
 *
 * @param map A grid or a world. @param start A cell of it. @param goals Cells of it.
 * @param options As on the map that it is.
 * @returns The result; that of a {@link World} is a {@link WorldNearestResult}.
 * @throws `TypeError` and `RangeError` as on a grid.
 */
export function findNearest<Map extends Grid | WorldLike>(
  map: Map,
  start: PointLike,
  goals: readonly GoalLike[],
  options?: OptionsOn<Map, FindPathOptions>,
): NearestResult;
export function findNearest(
  grid: Grid | WorldLike,
  start: PointLike,
  goals: readonly GoalLike[],
  options?: FindPathOptions,
): NearestResult {
  const answers = delegateOf(grid);
  if (answers !== null) return answers.findNearest(start, goals, options) as WorldNearestResult;
  const base = cellsOf(grid as Grid);
  const { outcome, goalIndex, total } = answerNearest(requestOn(base, options), start, goals);
  const result = toResult(outcome, base.floorRows) as NearestResult;
  result.goalIndex = goalIndex;
  result.total = total;
  return result;
}

/** What {@link findNearest} makes its result of. */
export interface NearestOutcome {
  readonly outcome: SearchOutcome;
  readonly goalIndex: number;
  readonly total: number;
}

/** Answers which goal is nearest. @throws `TypeError` or `RangeError` as {@link findNearest} does. */
export function answerNearest(request: Request, start: PointLike, goals: readonly GoalLike[]): NearestOutcome {
  const { base, engine, options: resolved } = request;
  refusePartial(resolved);
  const from = checkCell('start', start, base);
  const unit = readOnce(base, request.unit);
  const { size, allowBlockedStart } = resolved;
  const before = withRequestCells(base, unit, { size, allowBlockedStart }, [from], (cells) => planFor(cells, resolved));
  const list = new GoalList(base, goals, from, before);
  try {
    // The terrain is read again, because a getter in a goal may have edited the grid.
    return withRequestCells(base, unit, resolved, [from], (cells) => {
      return searchNearest(engine, cells, { before, plan: planFor(cells, resolved) }, from, list);
    });
  } finally {
    list.release();
  }
}

/** @throws `RangeError` for `partial`. */
export function refusePartial({ partial }: ResolvedOptions): void {
  if (partial) {
    throw new RangeError('partial is true: findNearest has no single goal to get close to; leave partial out');
  }
}

/** Finds a cheapest route to any goal of a list. @param before The plan when the list was made. */
function searchNearest(
  engine: SearchEngine,
  cells: CellStore,
  { before, plan }: { before: Plan; plan: Plan },
  from: Point,
  list: GoalList,
): NearestOutcome {
  let outcome: SearchOutcome;
  const nearest = list.count > 1 || list.costs !== null ? searchByBounds(engine, cells, plan, from, list) : null;
  if (nearest !== null) ({ outcome } = nearest);
  else if (list.count === 1) {
    // For one goal, connected components show that it is unreachable, without a search of all that can be reached.
    outcome = engine.solve(searchedCells(cells, plan), plan, from, { x: list.places[0], y: list.places[1] });
  } else {
    const isAsBefore = plan.uniformCost === before.uniformCost && plan.leastCost === before.leastCost;
    const ordered = isAsBefore && plan.arcs === null && ranksGoals(plan);
    const queue = ordered ? new NearestFirst(cells, plan, from, list) : new AllAtOnce(list, cells, plan.range);
    // The heuristic over links leads to one goal.
    const many = plan.arcs === null ? plan : { ...plan, hFactor: 0 };
    outcome = solveNearest(engine.host, cells, many, from, queue);
  }
  // The end of the route shows which goal was reached.
  const { route, status } = outcome;
  const goalIndex =
    nearest?.goalIndex ??
    (route === null ? -1 : list.indexAt(route[route.length - 2], route[route.length - 1], plan.range));
  const total = outcome.cost + (list.costs?.[goalIndex] ?? 0);
  // Engines do not say why no goal can be reached.
  const areBlocked = status === UNREACHABLE && list.areBlocked(cells, plan.range);
  return { outcome: areBlocked ? { ...outcome, status: GOAL_BLOCKED, method: NONE } : outcome, goalIndex, total };
}

/** Returns whether the heuristic shows which goals are near, and the search can be aimed at them one after the other. */
function ranksGoals({ consistent, methods, hFactor, hSum, hLine }: Plan): boolean {
  return methods.includes(JUMP_POINTS) || (consistent && !methods.includes(TURNS) && hFactor * (hSum + hLine) > 0);
}
