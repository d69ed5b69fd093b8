/** Runs searches with many goals on the engine, see assembly/solve/nearest.ts. */

import type { Point } from '../../base/cells/point.ts';
import { OUT_OF_MEMORY, RUNNING } from '../../base/statuses.ts';
import type { GoalQueue, Plan, SearchOutcome } from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { SEARCH_MAX_COST, SEARCH_MAX_EXPANSIONS, SEARCH_MAX_F } from '../layout.ts';
import type { Host } from './host.ts';
import { writeQueries } from './query-block.ts';
import { expandedOf, outcomeOf } from './results.ts';

/**
 * Runs one search for the cheapest route to any of many goals. It asks for the goals on the way. The plan must not ask for a partial
 * route.
 *
 * @throws `RangeError` if memory cannot be allocated; the engine stays usable.
 */
export function solveNearest(host: Host, cells: CellStore, plan: Plan, start: Point, goals: GoalQueue): SearchOutcome {
  return solveBy(host, cells, plan, plan, (address) => attempt(host, address, start, goals));
}

/** Searches from the beginning. Returns the status. */
function attempt(host: Host, address: number, { x, y }: Point, goals: GoalQueue): number {
  const { kernel, memory } = host;
  const search = host.search();
  let status: number;
  goals.restart();
  do {
    const more = goals.next(expandedOf(memory, search));
    status = goals.isNew ? kernel.enter(search, address, x, y, x, y) : RUNNING;
    if (status === RUNNING) status = goOn(host, goals, more);
  } while (status === RUNNING);
  return status;
}

/** Continues a search for the nearest goal. Returns the status, RUNNING if it needs more goals. */
function goOn(host: Host, { jumping, marks, nextF }: GoalQueue, goals: ArrayLike<number>): number {
  const { kernel, memory } = host;
  const search = host.search();
  if (marks !== null) {
    const address = kernel.reserveMarks(search) >>> 0;
    if (address === 0) return OUT_OF_MEMORY;
    const { left, top, right, bottom } = marks.box;
    return marks.during(
      () => memory.bytes.subarray(address),
      () => kernel.aimAtMarks(search, left, top, right, bottom),
    );
  }
  // No room is made during a search.
  if (!writeQueries(host, goals)) return OUT_OF_MEMORY;
  return (jumping ? kernel.addGoals : kernel.aimAtTargets)(search, goals.length >> 1, nextF);
}

/** The limits of a plan that may fall from one search to the next. */
export type Limits = Pick<Plan, 'maxF' | 'maxCost' | 'maxExpansions'>;

/**
 * Runs a search for one goal by a plan with other limits. Only these are written again: a plan with the steps over edges that go on has thousands of links.
 *
 * @throws `RangeError` if memory cannot be allocated; the engine stays usable.
 */
export function solveWithin(
  host: Host,
  cells: CellStore,
  plan: Plan,
  limits: Limits,
  { x, y }: Point,
  goal: Point,
): SearchOutcome {
  const { kernel } = host;
  return solveBy(host, cells, plan, limits, (address) => kernel.solve(host.search(), address, x, y, goal.x, goal.y));
}

/** Runs a search by a plan with other limits. @param attempt Returns the status, given the address of the grid's copy. */
function solveBy(
  host: Host,
  cells: CellStore,
  plan: Plan,
  limits: Limits,
  attempt: (address: number) => number,
): SearchOutcome {
  const { memory, room } = host;
  const address = host.useGrid(cells, plan);
  const limited = (): number => {
    if (limits !== plan) writeLimits(host, limits);
    return attempt(address);
  };
  const run = () => room.run(limited, OUT_OF_MEMORY);
  try {
    const status = plan.hFunction === null ? run() : host.ask(plan.hFunction, run);
    return outcomeOf(memory, host.search(), status, plan.tracing);
  } finally {
    if (limits !== plan) writeLimits(host, plan);
  }
}

/** Writes limits into the record that one-shot calls share. */
function writeLimits({ memory, search }: Host, { maxF, maxCost, maxExpansions }: Limits): void {
  const { float64, int32 } = memory;
  const record = search();
  float64[(record + SEARCH_MAX_F) >>> 3] = maxF;
  float64[(record + SEARCH_MAX_COST) >>> 3] = maxCost;
  int32[(record + SEARCH_MAX_EXPANSIONS) >>> 2] = maxExpansions;
}
