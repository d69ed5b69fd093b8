import { allocate } from '../base/allocate.ts';
import type { Sides } from '../base/cells/box.ts';
import { checkCell, type PointLike } from '../base/cells/point.ts';
import { isArray, wrongKind } from '../base/check.ts';
import { firstHole } from '../base/lists.ts';
import { solveMany } from '../choose/many.ts';
import { carryOut, chooseEngine } from '../choose/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { cellsOf, type Grid } from '../grid/grid.ts';
import type { OptionsOn } from '../grid/map-types.ts';
import type { SearchEngine } from '../kernel/search/engine.ts';
import { mayIgnore, solverOnCells } from '../request/cells/avoiding.ts';
import { onCells, readOnce } from '../request/cells/request-cells.ts';
import { type FindPathOptions, optionsFor } from '../request/options.ts';
import { planFor } from '../request/plan.ts';
import { type PathResult, toResult } from './find-path.ts';

/** Start and goal of one route, as an object or as a pair. */
export type PathQuery =
  | { readonly start: PointLike; readonly goal: PointLike }
  | readonly [start: PointLike, goal: PointLike];

/**
 * Finds a cheapest route for each of many queries on one grid. The results are those of {@link findPath}. One call of the engine answers
 * all queries: this saves the overhead of the calls, the searches take as long as one by one.
 *
 * @param grid Never modified.
 * @param queries `{ start, goal }` or `[start, goal]` each.
 * @param options As for {@link findPath}, the same for all queries.
 * @returns A result for each query, in the same order.
 * @throws `TypeError` or `RangeError` as findPath does. If a query is wrong, no search begins, and the message names that query.
 *
 * @example
 * const units = [{ x: 0, y: 0 }, { x: 7, y: 3 }];
 * const results = findPaths(new Grid(8, 8), units.map((unit) => [unit, [4, 4]]), { diagonals: 'never' });
 * results.map(({ cost }) => cost); // => [ 8, 4 ]
 */
export function findPaths<Map extends Grid>(
  grid: Map,
  queries: readonly PathQuery[],
  options?: OptionsOn<Map, FindPathOptions>,
): PathResult[];
export function findPaths(grid: Grid, queries: readonly PathQuery[], options?: FindPathOptions): PathResult[] {
  return runManyOn(null, grid, queries, options);
}

/** Does what {@link findPaths} does, on the given engine; null means the one that the options name. */
export function runManyOn(
  engine: SearchEngine | null,
  grid: Grid,
  queries: readonly PathQuery[],
  options?: FindPathOptions,
): PathResult[] {
  const base = cellsOf(grid);
  const resolved = optionsFor(base, options);
  const chosen = engine ?? chooseEngine(resolved, base);
  // Queries are read before the terrain, because a caller's getter may edit the grid.
  const numbers = readQueries(base, queries);
  const unit = readOnce(base, options);
  const isOneByOne = resolved.allowBlockedStart || (unit?.avoid !== undefined && mayIgnore(resolved));
  if (!isOneByOne || numbers.length === 0) {
    const solve = (cells: CellStore) => solveMany(chosen, cells, planFor(cells, resolved), numbers);
    return onCells(base, unit, resolved, [], solve).map((outcome) => toResult(outcome, base.floorRows));
  }
  // Each query has separate cells: other units must not pass where one stands, and each needs to avoid other cells.
  const solve = solverOnCells(base, unit, resolved);
  const results: PathResult[] = [];
  for (let at = 0; at < numbers.length; at += 4) {
    const start = { x: numbers[at], y: numbers[at + 1] };
    const goal = { x: numbers[at + 2], y: numbers[at + 3] };
    const run = (cells: CellStore) => carryOut(chosen, cells, planFor(cells, resolved), start, goal);
    results.push(toResult(solve({ start, goal, solve: run }), base.floorRows));
  }
  return results;
}

/**
 * Returns startX, startY, goalX, goalY of each query.
 *
 * @throws `TypeError` or `RangeError` unless they are an array of queries on the grid.
 */
export function readQueries(grid: Sides, queries: readonly PathQuery[]): Int32Array {
  if (!isArray(queries)) throw wrongKind('queries', queries, 'an array of queries');
  const hole = firstHole(queries);
  if (hole >= 0) throw notAQuery(queries[hole], hole);
  // The length is read once: a caller's getter may remove queries while they are read.
  const count = queries.length;
  const numbers = allocate(Int32Array, 4 * count);
  for (let i = 0; i < count; i++) {
    const query = queries[i];
    const isPair = Array.isArray(query);
    if (isPair ? query.length !== 2 : !isEnds(query)) throw notAQuery(query, i);
    const { x: startX, y: startY } = checkCell('queries[*].start', isPair ? query[0] : query.start, grid, i);
    const { x: goalX, y: goalY } = checkCell('queries[*].goal', isPair ? query[1] : query.goal, grid, i);
    numbers[4 * i] = startX;
    numbers[4 * i + 1] = startY;
    numbers[4 * i + 2] = goalX;
    numbers[4 * i + 3] = goalY;
  }
  return numbers;
}

function isEnds(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'start' in query && 'goal' in query;
}

function notAQuery(query: unknown, index: number): TypeError {
  return wrongKind(`queries[${index}]`, query, '{ start, goal } or [start, goal]');
}
