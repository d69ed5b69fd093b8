/** Twin of assembly/search/search.ts and of the record in assembly/core/layout.ts: one search, what was asked and how far it has come. */
import { allocate, sliceOf } from '../../base/allocate.ts';
import type { Point } from '../../base/point.ts';
import { UNREACHABLE } from '../../base/statuses.ts';
import type { Outcome, Profile } from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { clearHeap } from '../core/heap.ts';
import type { Jumps } from '../jump/jump-records.ts';
import { setBox } from './goal-box.ts';
import { clearRoute } from './path.ts';

/** As a number of steps, or a limit: none. */
export const ALL_STEPS = 0xffffffff;

const FIRST_TRACE = 1024;
const NO_TARGETS: readonly number[] = [];

export class Search {
  // Results (path.ts).
  cost: number = Infinity;
  expanded = 0;
  /** Its points; null without a route. */
  route: number[] | null = null;
  trace: Int32Array = new Int32Array(1);

  // What was asked; the profile is written by the engine, the rest by `setEnds`.
  cells!: CellStore;
  profile!: Profile;
  startX = 0;
  startY = 0;
  goalX = 0;
  goalY = 0;
  /** First and last column and row of the box in which the goal lies, and whether only marked cells will do (goal-box.ts). */
  boxLeft = 0;
  boxTop = 0;
  boxRight = 0;
  boxBottom = 0;
  marked = false;
  marks: Uint8Array = new Uint8Array(0);
  /** No goal that the heuristic does not know of yet has a lesser f (nearest.ts); Infinity where there is none. */
  nextF: number = Infinity;
  /** Goals to which the heuristic leads, x, y each; none for the box. */
  targets: ArrayLike<number> = NO_TARGETS;
  /** By how much the f of the point pushed last may exceed the least f, and the point still be taken next (jps.ts). */
  lead = 0;
  /** Whether it goes from goals to the start: the route is then turned round. */
  backward = false;
  /** Whether others may search the grid before this search is at its end: it then keeps its jump point graph to itself. */
  stepwise = false;

  // How far it has come.
  status: number = UNREACHABLE;
  /** The status it will have once its route is written, 0 while it searches. */
  ending = 0;
  /** Cells expanded that have been looked at for the one nearest to the goal, that one, its h and its g (partial.ts). */
  looked = 0;
  nearest = 0;
  leastH = 0;
  leastG = 0;
  /** Straight and diagonal steps of the route written so far, each times the terrain cost entered where that differs. */
  straights = 0;
  diagonals = 0;
  /** The jump point graph in use; null where the search goes from cell to cell. */
  jumps: Jumps | null = null;
  /** Whether a cell has been left out for maxF or maxG. */
  cut = false;
  /** Distinct cells in the open list. */
  open = 0;

  // Node records (nodes.ts).
  nodeG: Float64Array = new Float64Array(0);
  nodeTag: Uint32Array = new Uint32Array(0);
  generation = 0;

  // Open list (heap.ts).
  heapF: Float64Array = new Float64Array(0);
  heapPlace: Int32Array = new Int32Array(0);
  heapSize = 0;
  pendingF = 0;
  pendingPlace = 0;
  pendingFull = false;
}

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
