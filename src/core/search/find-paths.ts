import { allocate } from '../base/allocate.ts';
import type { Sides } from '../base/cells/box.ts';
import { checkCell, type Point, type PointLike } from '../base/cells/point.ts';
import { checkNames, isArray, wrongKind } from '../base/check.ts';
import { firstHole } from '../base/lists.ts';
import type { SearchOutcome } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { cellsOf, type Grid } from '../grid/grid.ts';
import type { OptionsOn } from '../grid/map-types.ts';
import { solveMany } from '../kernel/search/batch.ts';
import { mayIgnore } from '../request/cells/avoiding.ts';
import { readOnce, withRequestCells } from '../request/cells/request-cells.ts';
import type { FindPathOptions } from '../request/options.ts';
import { planFor } from '../request/plan.ts';
import { answer, answerOn, isForHost, type Request, requestOn, searchedCells } from './answer.ts';
import { type PathResult, toResult } from './find-path.ts';

const ENDS = ['start', 'goal'];

/** Start and goal of one route, as an object or as a pair. */
export type PathQuery =
  | { readonly start: PointLike; readonly goal: PointLike }
  | readonly [start: PointLike, goal: PointLike];

/**
 * Finds a cheapest route for each of many queries on one grid. The results are those of {@link findPath}. One call of the engine answers
 * all queries: this saves the overhead of the calls, the searches take as long as one by one.
 *
 * @param grid Never modified.
 * @param queries `{ start, goal }` or `[start, goal]` each. Other names are refused.
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
  const base = cellsOf(grid);
  return answerAll(requestOn(base, options), queries).map((outcome) => toResult(outcome, base.floorRows));
}

/** Answers many queries. @throws `TypeError` or `RangeError` as {@link findPaths} does. */
export function answerAll(asked: Request, queries: readonly PathQuery[]): SearchOutcome[] {
  const { base, options: resolved } = asked;
  // Queries are read before the terrain, because a caller's getter may edit the grid.
  const numbers = readQueries(base, queries);
  const request = { ...asked, unit: readOnce(base, asked.unit) };
  const isOneByOne = resolved.allowBlockedStart || (request.unit?.avoid !== undefined && mayIgnore(resolved));
  // One by one, each query has separate cells: other units must not pass where one stands, and each needs to avoid other cells.
  return isOneByOne && numbers.length > 0
    ? oneByOne(numbers, (start, goal) => answer(request, start, goal))
    : withRequestCells(base, request.unit, resolved, [], (cells) => solveAll(cells, request, numbers));
}

/** Solves all queries on the same cells: in one call, unless links, a caller's function or a method of the host have a part in it. */
function solveAll(cells: CellStore, request: Request, numbers: Int32Array): SearchOutcome[] {
  const { engine, options } = request;
  const plan = planFor(cells, options);
  return plan.arcs === null && plan.hFunction === null && !isForHost(plan)
    ? solveMany(engine.host, searchedCells(cells, plan), plan, numbers)
    : oneByOne(numbers, (start, goal) => answerOn(cells, engine, options, start, goal));
}

function oneByOne(numbers: Int32Array, solve: (start: Point, goal: Point) => SearchOutcome): SearchOutcome[] {
  const outcomes: SearchOutcome[] = [];
  for (let at = 0; at < numbers.length; at += 4) {
    const start = { x: numbers[at], y: numbers[at + 1] };
    outcomes.push(solve(start, { x: numbers[at + 2], y: numbers[at + 3] }));
  }
  return outcomes;
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
    // for … in is fast, and a name to refuse is rare.
    if (!isPair)
      for (const name in query) if (name !== 'start' && name !== 'goal') checkNames(`queries[${i}]`, query, ENDS);
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
