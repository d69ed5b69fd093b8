/** One search from the caller's side: making it, saying what is asked, reading what came of it. */
import { isBlocked } from './cells';
import { setBox } from './goal-box';
import { clearHeap } from './heap';
import { Cells, Search } from './layout';
import { allocate, allocateZeroed, release } from './memory';
import { moveTable } from './moves';
import { clearRoute, releaseRoute } from './path';

/** Statuses; src/engine.ts names them for the caller. */
export const RUNNING: i32 = 0;
export const FOUND: i32 = 1;
export const UNREACHABLE: i32 = 2;
export const LIMIT: i32 = 3;
export const START_BLOCKED: i32 = 4;
export const GOAL_BLOCKED: i32 = 5;
export const PARTIAL: i32 = 6;
export const OUT_OF_MEMORY: i32 = 7;

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
export function place(search: Search, cells: Cells, startX: i32, startY: i32, goalX: i32, goalY: i32): void {
  search.nextF = Infinity;
  search.backward = 0;
  search.cells = cells;
  search.startX = startX;
  search.startY = startY;
  search.goalX = goalX;
  search.goalY = goalY;
  setBox(search, goalX, goalY, search.range);
}

/** Forgets the search before. Returns the status: blocked, or RUNNING. */
export function clearResults(search: Search): i32 {
  clearHeap(search);
  search.open = 0;
  search.cost = Infinity;
  search.expanded = 0;
  clearRoute(search);
  if (isBlocked(search.cells, search.startX, search.startY)) return START_BLOCKED;
  return isGoalBlocked(search) ? GOAL_BLOCKED : RUNNING;
}

/** Whether all cells that would do as goal are blocked. */
function isGoalBlocked(search: Search): bool {
  for (let y = search.boxTop; y <= search.boxBottom; y++) {
    for (let x = search.boxLeft; x <= search.boxRight; x++) if (!isBlocked(search.cells, x, y)) return false;
  }
  return true;
}

/**
 * How to search by jump points, if at all (`jumping` in layout.ts), corner rule, pruning (0 none, 1 by move table, 2 by terrain) and
 * the step costs by which the open list is ordered.
 */
export function setMoves(search: Search, jumping: u32, rule: u32, pruning: u32, straight: f64, diagonal: f64): void {
  search.jumping = jumping;
  search.rule = rule;
  search.moves = moveTable(rule, pruning == 1);
  search.weighing = u32(pruning == 2);
  search.straight = straight;
  search.diagonal = diagonal;
  search.turn = rule ? diagonal - 2 * straight : 0;
}

/** Step costs as the caller named them, and the terrain cost of every cell (0: read the terrain plane). */
export function setCosts(search: Search, straightCost: f64, diagonalCost: f64, uniformCost: f64): void {
  search.straightCost = straightCost;
  search.diagonalCost = diagonalCost;
  search.uniformCost = uniformCost;
  search.terrainMask = uniformCost ? 0 : 0xffffffff;
}

/** The numbers of the heuristic, see heuristic.ts, and the factors of g and h: 0 and 1 for greedy best-first search. */
export function setHeuristic(search: Search, sum: f64, smaller: f64, line: f64, gFactor: f64, hFactor: f64): void {
  search.hSum = sum;
  search.hMin = smaller;
  search.hLine = line;
  search.gFactor = gFactor;
  search.hFactor = hFactor;
}

/** When to give up: counts (u32, 0xffffffff for never), and costs as the record says (Infinity for never). */
export function setLimits(search: Search, maxExpansions: u32, maxOpen: u32, maxF: f64, maxCost: f64): void {
  search.maxExpansions = maxExpansions;
  search.maxOpen = maxOpen;
  search.maxF = maxF;
  search.maxCost = maxCost;
}

/** Which cells will do as goal, what to give where none is reached, and whether to write down the order of expansion. */
export function setEnd(search: Search, range: i32, partial: u32, tracing: u32): void {
  search.range = range;
  search.partial = partial;
  search.tracing = tracing;
}

/** Whether expansions are to be noted: for the caller, or since the nearest of them may be looked for. */
export function isTraced(search: Search): bool {
  return (search.tracing | search.partial) != 0;
}

/** Makes room to note `count` expansions; one slot is enough, and is written over, where nothing is traced. */
export function reserveTrace(search: Search, count: u32): bool {
  const slots = isTraced(search) ? count : 1;
  if (search.traceCapacity >= slots) return true;
  const capacity = max(slots, search.traceCapacity << 1);
  const trace = allocate((<u64>capacity) << 2);
  if (!trace) return false;
  memory.copy(trace, search.trace, (<usize>search.traceCapacity) << 2);
  release(search.trace);
  search.trace = trace;
  search.traceCapacity = capacity;
  return true;
}
