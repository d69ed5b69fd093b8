/** Twin of assembly/search/search.ts: the query of a search and its results. */
import { allocate, sliceOf } from '../../base/allocate.ts';
import type { Point } from '../../base/point.ts';
import type { Outcome, Plan } from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { clearHeap } from '../../rules/heap.ts';
import { NO_TARGETS, type Search } from '../core/search-record.ts';
import { setBox } from './goal-box.ts';
import { clearRoute } from './path.ts';

const FIRST_TRACE = 1024;

export function setEnds(search: Search, cells: CellStore, start: Point, goal: Point): void {
  search.nextF = Infinity;
  search.targets = NO_TARGETS;
  search.marked = false;
  search.backward = false;
  search.cells = cells;
  search.startX = start.x;
  search.startY = start.y;
  search.goalX = goal.x;
  search.goalY = goal.y;
  setBox(search, goal.x, goal.y, search.plan.range);
}

export function clearResults(search: Search): void {
  clearHeap(search);
  search.open = 0;
  search.cost = Infinity;
  search.expanded = 0;
  search.looked = 0;
  search.leastH = Infinity;
  search.enoughH = -1;
  clearRoute(search);
}

export function isTraced({ plan }: Search): boolean {
  return plan.tracing || plan.partial;
}

/**
 * Makes room to record `count` expansions.
 *
 * @throws `RangeError` if memory cannot be allocated; the trace is then unchanged.
 */
export function reserveTrace(search: Search, count: number): void {
  if (count <= search.trace.length) return;
  const longer = allocate(Int32Array, Math.max(count, 2 * search.trace.length, FIRST_TRACE));
  longer.set(search.trace);
  search.trace = longer;
}

/** Returns the outcome of a search that has ended with `status`. */
export function outcomeOf({ cost, expanded, used, route, trace }: Search, status: number, traced: boolean): Outcome {
  return { status, cost, expanded, method: used, route, trace: traced ? sliceOf(trace, 0, expanded) : null };
}

/** Clears the query: an unused record must not keep a grid or a caller's function alive. */
export function rest(search: Search): void {
  const asked: { cells?: CellStore | undefined; plan?: Plan | undefined } = search;
  asked.cells = undefined;
  asked.plan = undefined;
  search.jumps = null;
}
