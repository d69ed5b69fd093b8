/** One search from the caller's side: creates it, sets its start and goal, and makes room for its results. */
import { setBox } from './goal-box';
import { clearHeap } from '../nodes/heap';
import { Cells, Search } from '../core/layout';
import { allocateZeroed, bytesOf, enlarge, release } from '../core/memory';
import { clearRoute, releaseRoute } from './path';

/** No limit, for a number of steps or cells. */
export const ALL_STEPS: u32 = 0xffffffff;

/** Creates a search with empty fields. Returns 0 if memory cannot be allocated. */
export function createSearch(): usize {
  return allocateZeroed(offsetof<Search>());
}

/** Frees a search and all its blocks. */
export function releaseSearch(search: Search): void {
  release(search.nodes);
  release(search.pageTable);
  release(search.heap);
  release(search.heads);
  release(search.pool);
  releaseRoute(search);
  release(search.trace);
  release(search.marks);
  release(search.arcs);
  release(changetype<usize>(search));
}

/** Returns the bytes of all that a search holds, except its route, which is short. */
export function searchBytes(search: Search): u32 {
  return (
    bytesOf(changetype<usize>(search)) +
    bytesOf(search.nodes) +
    bytesOf(search.pageTable) +
    bytesOf(search.heap) +
    bytesOf(search.heads) +
    bytesOf(search.pool) +
    bytesOf(search.trace) +
    bytesOf(search.marks) +
    bytesOf(search.arcs)
  );
}

/** Sets the start and the goal, which must be in the grid. */
export function setEnds(search: Search, cells: Cells, startX: i32, startY: i32, goalX: i32, goalY: i32): void {
  search.nextF = Infinity;
  search.targets = 0;
  search.hasMarks = 0;
  search.backward = 0;
  search.boundCount = 0;
  search.cells = cells;
  search.startX = startX;
  search.startY = startY;
  search.goalX = goalX;
  search.goalY = goalY;
  setBox(search, goalX, goalY, search.range);
}

/** Clears the results of the previous search. */
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

/** Returns whether expansions are recorded: for the caller, or because the nearest of them may be needed. */
export function isTraced(search: Search): bool {
  return (search.tracing | search.partial) != 0;
}

/**
 * Makes room to record `count` expansions. If nothing is traced, one slot is enough, and is overwritten. Returns false if memory cannot be
 * allocated.
 */
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
