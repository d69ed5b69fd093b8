/** Twin of assembly/search/search.ts: what is asked of a search, and what it gives. */
import { allocate, sliceOf } from '../../base/allocate.ts';
import type { Point } from '../../base/point.ts';
import type { Outcome, Profile } from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { clearHeap } from '../core/heap.ts';
import { NO_TARGETS, type Search } from '../core/layout.ts';
import { setBox } from './goal-box.ts';
import { clearRoute } from './path.ts';

const FIRST_TRACE = 1024;
/** From where to where, in the grid. */
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
  setBox(search, goal.x, goal.y, search.profile.range);
}

/** Forgets the search before. */
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

/** Whether expansions are to be noted: for the caller, or since the nearest of them may be looked for. */
export function isTraced({ profile }: Search): boolean {
  return profile.trace || profile.partial;
}

/**
 * Makes room to note `count` expansions.
 *
 * @throws `RangeError` where memory cannot be had; the trace is as it was.
 */
export function reserveTrace(search: Search, count: number): void {
  if (count <= search.trace.length) return;
  const longer = allocate(Int32Array, Math.max(count, 2 * search.trace.length, FIRST_TRACE));
  longer.set(search.trace);
  search.trace = longer;
}

/** What a search that has ended as `status` gives to the caller. */
export function outcomeOf({ cost, expanded, route, trace }: Search, status: number, traced: boolean): Outcome {
  return { status, cost, expanded, route, trace: traced ? sliceOf(trace, 0, expanded) : null };
}

/** Lets go of what was asked: a record at rest keeps no grid and no caller's function alive. */
export function rest(search: Search): void {
  const asked: { cells?: CellStore | undefined; profile?: Profile | undefined } = search;
  asked.cells = undefined;
  asked.profile = undefined;
  search.jumps = null;
}
