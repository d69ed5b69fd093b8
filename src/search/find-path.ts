import { checkCell, type PointLike } from '../base/point.ts';
import { STATUSES } from '../base/statuses.ts';
import { chooseEngine } from '../choose/search.ts';
import type { Engine, Outcome } from '../engine/search.ts';
import { cellsOf, type Grid } from '../grid/grid.ts';
import { CHECKED, Path } from '../grid/path.ts';
import { layeredCells } from '../layers/layered-cells.ts';
import { type FindPathOptions, resolveOptions } from '../options/options.ts';
import { profileOf } from '../options/profile.ts';

/**
 * How a search ended. `'found'` comes with a route, and so does `'partial'`, where it was asked for. `'unreachable'`: there is no
 * route; `'limit'`: the search gave up.
 */
export type PathStatus = 'found' | 'partial' | 'unreachable' | 'limit' | 'start-blocked' | 'goal-blocked';

/** What {@link findPath} returns. TypeScript knows by the `status` whether there is a `path`. */
export type PathResult = {
  /** Path cost: the sum of step costs, each (straight or diagonal cost) x terrain cost of the cell entered. Infinity without a path. */
  cost: number;
  /**
   * Cells taken from the open list and expanded, or jump points where the search goes by them; not the one at which it ends. Mostly
   * given as 0 where the goal is out of reach, even if it took a search to find that out. With a heuristic function a cell that is opened
   * again counts again, and is listed in `trace` again.
   */
  expanded: number;
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

/**
 * Finds a cheapest route between two cells.
 *
 * By jump point search (D. Harabor, A. Grastien, AAAI 2011, ICAPS 2014) on uniform terrain, see {@link FindPathOptions.algorithm}; else
 * by A* (P. Hart, N. Nilsson, B. Raphael, 1968). O(n log n) time in the cells it has to look at; with a consistent heuristic none
 * is expanded twice, with any other they take at most 2 1/4 times as many expansions as the grid has cells. The grid stays in the engine's memory between calls, so a call costs in proportion to what it touches.
 *
 * @param grid Never modified.
 * @param start A cell of the grid.
 * @param goal Another, or the same: the route is then that cell, at cost 0.
 * @param options See {@link FindPathOptions}; each has a default.
 * @returns The route and its cost, the same on every machine and both engines. That no route exists is a status, not an
 * error.
 * @throws `TypeError` for arguments of the wrong kind, and where a heuristic function returns no number.
 * @throws `RangeError` for cells outside the grid, wrong options, other wrong values of a heuristic function, and memory that cannot
 * be had. The next call still works. What a heuristic function throws is passed on.
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
export function findPath(grid: Grid, start: PointLike, goal: PointLike, options?: FindPathOptions): PathResult {
  return runOn(null, grid, start, goal, options);
}

/** As {@link findPath}, on a given engine, whatever the options name; null for the one they do. */
export function runOn(
  engine: Engine | null,
  grid: Grid,
  start: PointLike,
  goal: PointLike,
  options?: FindPathOptions,
): PathResult {
  const base = cellsOf(grid);
  // Before the terrain is looked at: to read a point may run code of the caller's, which may edit the grid.
  const from = checkCell('start', start, base);
  const to = checkCell('goal', goal, base);
  const resolved = resolveOptions(options);
  // The engine and the profile, if known, are read here, not behind a call: until V8 has compiled this, after thousands of searches,
  // each call takes a thirtieth of a short one.
  const chosen = engine ?? resolved.chosenEngine ?? chooseEngine(resolved);
  const cells = layeredCells(base, options?.layers);
  const plain = cells.terrain === null ? resolved.plainProfile : null;
  return toResult(chosen.solve(cells, plain ?? profileOf(cells, resolved), from, to));
}

/** What the caller gets of a search. */
export function toResult({ status, cost, expanded, route, trace }: Outcome): PathResult {
  const result = {
    status: STATUSES[status],
    path: route === null ? null : new Path(route, CHECKED),
    cost,
    expanded,
  } as PathResult;
  if (trace !== null) result.trace = trace;
  return result;
}
