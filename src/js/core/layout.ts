/** Twin of assembly/core/layout.ts: the record of one search, what was asked and how far it has come. */
import { UNREACHABLE } from '../../base/statuses.ts';
import type { Profile } from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';

/** As a number of steps, or a limit: none. */
export const ALL_STEPS = 0xffffffff;

export const NO_TARGETS: readonly number[] = [];

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
  /** No cell in reach has less h, and one of this h is as good as any (partial.ts); -1 where that is not known. */
  enoughH = -1;
  /** Straight and diagonal steps of the route written so far, each times the terrain cost entered where that differs. */
  straights = 0;
  diagonals = 0;
  /** The jump point graph in use (`graphOf` in jump-records.ts reads it); null where the search goes from cell to cell. */
  jumps: object | null = null;
  /** Whether a cell has been left out for maxF or maxG. */
  cut = false;
  /** Distinct cells in the open list. */
  open = 0;
  /** f = gFactor * g + hFactor * h: as the profile has it, or 1 and 0 once the search goes by g alone (astar.ts). */
  gFactor = 1;
  hFactor = 0;
  /** How many cells may still be reopened before that. */
  patience = 0;

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
