import { checkCell, type PointLike } from '../base/cells/point.ts';
import { METHOD_NAMES } from '../base/methods.ts';
import { STATUSES, type Status } from '../base/statuses.ts';
import { chooseEngine } from '../choose/search.ts';
import type { SearchOutcome } from '../engine/search.ts';
import type { ChunkPlace, WorldLike } from '../grid/answers.ts';
import { cellsOf, delegateOf, type Grid } from '../grid/grid.ts';
import type { OptionsOn } from '../grid/map-types.ts';
import { CHECKED, Path } from '../grid/path/path.ts';
import { type FindPathOptions, optionsFor } from '../request/options.ts';
import { answerOf } from './answer.ts';

/**
 * How a search ended. `'found'`: with a route to the goal. `'partial'` (only with {@link FindPathOptions.partial}): with a route towards
 * it. `'unreachable'`: there is no route. `'limit'`: the search gave up at a limit. `'start-blocked'`, `'goal-blocked'`: it did not begin.
 */
export type PathStatus = Extract<
  Status,
  'found' | 'partial' | 'unreachable' | 'limit' | 'start-blocked' | 'goal-blocked'
>;

/**
 * Which search answered.
 * - `'in-view'`: the goal was in view of the start, by one diagonal and one straight leg; on hexagons, by legs in two directions side by side.
 * - `'jump-points'`: jump point search, on uniform terrain or on terrain that changes in few places. `expanded` counts jump points.
 * - `'buckets'`: A* on terrain whose costs differ, with an open list in buckets that orders cells by f less strictly than a heap.
 * - `'a-star'`: A* from cell to cell, with its open list in a heap.
 * - `'turns'`: A* over pairs of a cell and a direction of arrival, because turns cost.
 * - `'contracted'`: the contracted map of a grid that {@link prepareGrid} has prepared. `expanded` counts corners.
 * - `'components'`: none had to run, because connected components showed that the goal is out of reach.
 * - `'none'`: none ran, because the start or the goal is blocked.
 *
 * Cells, options and preparation decide it; earlier searches make no difference.
 */
export type SearchMethod =
  | 'in-view'
  | 'jump-points'
  | 'buckets'
  | 'a-star'
  | 'turns'
  | 'contracted'
  | 'components'
  | 'none';

/** The result of {@link findPath}. `status` narrows the type: with `'found'` and `'partial'`, `path` is not null. */
export type PathResult = {
  /**
   * Path cost: the sum of its step costs, each (straight or diagonal cost) x terrain cost of the cell entered, and of its turns if they cost.
   * Infinity without a path.
   */
  cost: number;
  /**
   * Number of cells (or jump points) taken from the open list and expanded, without the one at which the search ends. Usually 0 if the
   * goal is unreachable, even if it took a search to find that out: connected components then answer, which do not know closed exits, directions and links. With a heuristic function, a reopened cell counts again and appears
   * in `trace` again.
   */
  expanded: number;
  /** Which search answered. */
  method: SearchMethod;
  /** With `trace: true`, the expanded cells in order, as cell indices y * width + x. */
  trace?: Int32Array;
} & (
  | {
      /** How the search ended: with a route. */
      status: 'found' | 'partial';
      /** The route. */
      path: Path;
    }
  | {
      /** Why there is no route. */
      status: Exclude<PathStatus, 'found' | 'partial'>;
      /** There is no route. */
      path: null;
    }
);

/** The result of {@link findPath} on a {@link World}. */
export type WorldResult = PathResult & {
  /**
   * Whether nothing that may lie on unloaded ground could change it: with `'found'`, all cells of the route are loaded, and no chunk yet to be
   * loaded can make a cheaper one; with `'unreachable'`, none can make a route. Never wrong, as long as loaded chunks stay as they are.
   */
  proven: boolean;
  /**
   * The chunks to load next, best first: those on the route that would be cheapest if all unloaded ground were open. Once they are loaded, ask
   * again. Empty if the result is proven, or if it has a `reason`.
   */
  missing: ChunkPlace[];
  /**
   * `'limit'` if the result is not proven, and no chunk would help: a limit such as `maxExpansions` ended a search. Else null.
   */
  reason: 'limit' | null;
};

/**
 * Finds a cheapest route between two cells.
 *
 * If there is no route, the result says so in its `status`; it is not an error. The route and its cost are the same on every machine and
 * both engines.
 *
 * On uniform terrain it uses jump point search (D. Harabor, A. Grastien, AAAI 2011, ICAPS 2014), see {@link FindPathOptions.algorithm};
 * otherwise A* (P. Hart, N. Nilsson, B. Raphael, 1968). It takes O(n log n) time for the n cells it visits. With a consistent heuristic
 * no cell is expanded twice; with any other, there are at most 2 1/4 times as many expansions as the grid has cells. The grid stays in
 * the engine's memory between calls, so a call costs in proportion to what it touches.
 *
 * @param grid Never modified.
 * @param start A cell of the grid.
 * @param goal Another cell, or the same: the route is then that cell, at cost 0.
 * @param options See {@link FindPathOptions}; each has a default.
 * @returns The status, the route and its cost.
 * @throws `TypeError` for arguments of the wrong kind, and if a heuristic function returns something that is not a number.
 * @throws `RangeError` for cells outside the grid, wrong options and other wrong values of a heuristic function, and if memory cannot be
 * allocated. The next call still works. An error thrown by a heuristic function is passed on.
 *
 * @example
 * const grid = Grid.fromText(`
 *   ..#.
 *   ....
 * `);
 * const { status, cost, path } = findPath(grid, [0, 0], [3, 0]);
 * status; // => 'found'
 * cost; // => 4.414…
 * path.waypoints().length; // => 4
 */
export function findPath<Map extends Grid>(
  grid: Map,
  start: PointLike,
  goal: PointLike,
  options?: OptionsOn<Map, FindPathOptions>,
): PathResult;

/**
 * Finds a cheapest route between two cells of a {@link World}, over its loaded chunks, and says whether ground that is not loaded could change it.
 *
 * @param world Never modified.
 * @param start A cell of the world. @param goal Another cell, or the same. It need not be loaded.
 * @param options As for a grid, except `layers`, `trace`, and indices in `avoid`.
 * @returns The status, the route and its cost, whether they are proven, and which chunks to load next.
 * @throws `TypeError` and `RangeError` as on a grid.
 */
export function findPath(world: WorldLike, start: PointLike, goal: PointLike, options?: FindPathOptions): WorldResult;

/**
 * Finds a cheapest route on a map that may be either.
 *
 * @param map A grid or a world. @param start A cell of it. @param goal Another cell of it, or the same.
 * @param options As on the map that it is.
 * @returns The result; that of a {@link World} is a {@link WorldResult}.
 * @throws `TypeError` and `RangeError` as on a grid.
 */
export function findPath<Map extends Grid | WorldLike>(
  map: Map,
  start: PointLike,
  goal: PointLike,
  options?: OptionsOn<Map, FindPathOptions>,
): PathResult;
export function findPath(
  grid: Grid | WorldLike,
  start: PointLike,
  goal: PointLike,
  options?: FindPathOptions,
): PathResult {
  const answers = delegateOf(grid);
  if (answers !== null) return answers.findPath(start, goal, options) as WorldResult;
  const base = cellsOf(grid as Grid);
  // Points are read before the options and the terrain, because a caller's getter may edit the grid.
  const from = checkCell('start', start, base);
  const to = checkCell('goal', goal, base);
  const resolved = optionsFor(base, options);
  return toResult(answerOf(chooseEngine(resolved, base), base, resolved, options, from, to), base.floorRows);
}

/** Makes the caller's result from an engine's outcome. @param floorRows Rows of a floor of the grid, 0 without floors. */
export function toResult({ status, method, cost, expanded, route, trace }: SearchOutcome, floorRows = 0): PathResult {
  const result = {
    status: STATUSES[status],
    path: route === null ? null : new Path(route, CHECKED, floorRows),
    cost,
    expanded,
    method: METHOD_NAMES[method],
  } as PathResult;
  if (trace !== null) result.trace = trace;
  return result;
}
