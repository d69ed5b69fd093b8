/** Twin of assembly/search.ts and of the record in assembly/layout.ts: one search, what was asked and how far it has come. */
import type { CellStore } from '../cell-store.ts';
import type { Outcome, Profile } from '../engine.ts';
import type { Jumps } from './jump-records.ts';

export const RUNNING = 0;
export const FOUND = 1;
export const UNREACHABLE = 2;
export const LIMIT = 3;
export const START_BLOCKED = 4;
export const GOAL_BLOCKED = 5;
export const PARTIAL = 6;

/** As a number of steps, or a limit: none. */
export const ALL_STEPS = 0xffffffff;

export class Search {
  // Results (path.ts).
  cost: number = Infinity;
  expanded = 0;
  /** Its points; null without a route. */
  route: number[] | null = null;
  trace: Int32Array = new Int32Array(1);

  // What was asked; the profile is written by the engine, the rest by `place`.
  cells!: CellStore;
  profile!: Profile;
  startX = 0;
  startY = 0;
  goalX = 0;
  goalY = 0;
  /** Whether it goes from goals to the start: a step then costs by the cell it leaves, and the route is turned round. */
  backward = false;
  /** Whether others may search the grid before this search is at its end: it then keeps its jump point graph to itself. */
  stepwise = false;

  // How far it has come.
  status: number = UNREACHABLE;
  /** The jump point graph in use; null where the search goes from cell to cell. */
  jumps: Jumps | null = null;
  /** Whether a cell has been left out for maxF. */
  cut = false;
  /** Distinct cells in the open list. */
  open = 0;

  /** Step costs by direction (astar.ts). */
  readonly stepCosts: Float64Array = new Float64Array(8);

  // Node records (nodes.ts).
  nodeG: Float64Array = new Float64Array(0);
  nodeTag: Uint32Array = new Uint32Array(0);
  generation = 0;

  // Open list (heap.ts).
  heapF: Float64Array = new Float64Array(0);
  heapCell: Int32Array = new Int32Array(0);
  heapSize = 0;
  pendingF = 0;
  pendingCell = 0;
  pendingFull = false;
}

/** From where to where, in the grid. */
export function place(
  search: Search,
  cells: CellStore,
  startX: number,
  startY: number,
  goalX: number,
  goalY: number,
): void {
  search.backward = false;
  search.cells = cells;
  search.startX = startX;
  search.startY = startY;
  search.goalX = goalX;
  search.goalY = goalY;
}

/** Forgets the results of the search before. Returns the status: blocked, or RUNNING. */
export function clearResults(search: Search): number {
  search.cost = Infinity;
  search.expanded = 0;
  search.route = null;
  if (search.cells.isBlocked(search.startX, search.startY)) return START_BLOCKED;
  return isGoalBlocked(search) ? GOAL_BLOCKED : RUNNING;
}

/** Whether all cells that would do as goal are blocked. */
function isGoalBlocked({ cells, profile, goalX, goalY }: Search): boolean {
  const { range } = profile;
  const lastX = Math.min(goalX + range, cells.width - 1);
  const lastY = Math.min(goalY + range, cells.height - 1);
  for (let y = Math.max(goalY - range, 0); y <= lastY; y++) {
    for (let x = Math.max(goalX - range, 0); x <= lastX; x++) if (!cells.isBlocked(x, y)) return false;
  }
  return true;
}

/** What a search that has ended as `status` gives to the caller. */
export function outcomeOf({ profile, cost, expanded, route, trace }: Search, status: number): Outcome {
  return { status, cost, expanded, route, trace: profile.trace ? trace.slice(0, expanded) : null };
}

/** Lets go of what was asked: a record at rest keeps no grid and no caller's function alive. */
export function rest(search: Search): void {
  const asked: { cells?: CellStore | undefined; profile?: Profile | undefined } = search;
  asked.cells = undefined;
  asked.profile = undefined;
  search.jumps = null;
}
