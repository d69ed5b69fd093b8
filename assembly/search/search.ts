/** One search from the caller's side: making it, saying from where to where it goes, making room for what comes of it. */
import { setBox } from './goal-box';
import { clearHeap } from '../core/heap';
import { Cells, Search } from '../core/layout';
import { allocateZeroed, enlarge, release } from '../core/memory';
import { clearRoute, releaseRoute } from './path';

/** As a number of steps, or a limit: none. */
export const ALL_STEPS: u32 = 0xffffffff;

/** A new search that has asked for nothing yet, or 0 where memory cannot be had. */
export function createSearch(): usize {
  return allocateZeroed(offsetof<Search>());
}

/** Gives back all that a search holds. */
export function releaseSearch(search: Search): void {
  release(search.nodes);
  release(search.heap);
  releaseRoute(search);
  release(search.trace);
  release(search.marks);
  release(changetype<usize>(search));
}

/** From where to where, in the grid. */
export function setEnds(search: Search, cells: Cells, startX: i32, startY: i32, goalX: i32, goalY: i32): void {
  search.nextF = Infinity;
  search.targets = 0;
  search.marked = 0;
  search.backward = 0;
  search.cells = cells;
  search.startX = startX;
  search.startY = startY;
  search.goalX = goalX;
  search.goalY = goalY;
  setBox(search, goalX, goalY, search.range);
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
export function isTraced(search: Search): bool {
  return (search.tracing | search.partial) != 0;
}

/** Makes room to note `count` expansions; one slot is enough, and is written over, where nothing is traced. */
export function reserveTrace(search: Search, count: u32): bool {
  const slots = isTraced(search) ? count : 1;
  if (search.traceCapacity >= slots) return true;
  const capacity = slots + search.traceCapacity;
  const trace = enlarge(search.trace, (<usize>search.traceCapacity) << 2, (<u64>capacity) << 2);
  if (!trace) return false;
  search.trace = trace;
  search.traceCapacity = capacity;
  return true;
}
