/** Runs searches with many goals on the engine, see assembly/solve/nearest.ts. */

import type { Point } from '../../base/cells/point.ts';
import { OUT_OF_MEMORY, RUNNING } from '../../base/statuses.ts';
import type { GoalQueue, Outcome, Plan } from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import type { Host } from './host.ts';
import { writeQueries } from './query-block.ts';
import { expandedOf, outcomeOf } from './results.ts';

/**
 * Runs one search for the cheapest route to any of many goals. It asks for the goals on the way. The plan must not ask for a partial
 * route.
 *
 * @throws `RangeError` if memory cannot be allocated; the engine stays usable.
 */
export function solveNearest(host: Host, cells: CellStore, plan: Plan, start: Point, goals: GoalQueue): Outcome {
  const address = host.useGrid(cells, plan);
  const run = () => host.room.run(() => attempt(host, address, start, goals), OUT_OF_MEMORY);
  const status = plan.hFunction === null ? run() : host.ask(plan.hFunction, run);
  return outcomeOf(host.memory, host.search(), status, plan.tracing);
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
