/** Twin of assembly/core/layout.ts, which explains the fields: the record of one search. */
import { NONE } from '../../base/methods.ts';
import { UNREACHABLE } from '../../base/statuses.ts';
import type { Plan } from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { type Bounds, NO_BOUNDS } from '../../rules/bounds.ts';

/** No limit, for a number of steps or cells. */
export const ALL_STEPS = 0xffffffff;

export const NO_TARGETS: readonly number[] = [];

export class Search {
  // Results (path.ts).
  cost: number = Infinity;
  expanded = 0;
  /** Points of the route, x, y each; null without a route. */
  route: number[] | null = null;
  trace: Int32Array = new Int32Array(1);

  // The query. The engine sets the plan, `setEnds` the rest.
  cells!: CellStore;
  plan!: Plan;
  startX = 0;
  startY = 0;
  goalX = 0;
  goalY = 0;
  boxLeft = 0;
  boxTop = 0;
  boxRight = 0;
  boxBottom = 0;
  marked = false;
  marks: Uint8Array = new Uint8Array(0);
  nextF: number = Infinity;
  /** The goals that the heuristic leads to, x, y each; none if it leads to the box. */
  targets: ArrayLike<number> = NO_TARGETS;
  lead = 0;
  backward = false;
  stepwise = false;

  // Progress.
  status: number = UNREACHABLE;
  used: number = NONE;
  ending = 0;
  looked = 0;
  nearest = 0;
  leastH = 0;
  leastG = 0;
  enoughH = -1;
  heading = 0;
  straights = 0;
  diagonals = 0;
  linkCosts = 0;
  turns = 0;
  /** The jump point graph in use (`graphOf` in jump-records.ts reads it); null if the search goes from cell to cell. */
  jumps: object | null = null;
  cut = false;
  open = 0;
  /** f = gFactor * g + hFactor * h: from the plan, or 1 and 0 once the search uses g alone (astar.ts). */
  gFactor = 1;
  hFactor = 0;
  /** How many cells may still be reopened before that. */
  patience = 0;

  // Node records (nodes.ts).
  nodeG: Float64Array = new Float64Array(0);
  nodeTag: Uint32Array = new Uint32Array(0);
  wholeG: Int32Array = new Int32Array(0);
  generation = 0;
  planeNodes = 0;
  /** By the first arc that leads to a cell: the arc by which the search came there (arcs.ts). */
  cameBy: Int32Array = new Int32Array(0);
  /** What the heuristic over links compares (rules/bounds.ts); empty without links. */
  bounds: Bounds = NO_BOUNDS;

  // Open list (heap.ts).
  heapF: Float64Array = new Float64Array(0);
  heapPlace: Int32Array = new Int32Array(0);
  heapSize = 0;
  pendingF = 0;
  pendingPlace = 0;
  pendingFull = false;

  // The other open list (terrain/bucket-list.ts).
  repeats = 0;
  bucketGoal = -1;
  heads: Int32Array = new Int32Array(0);
  ringMask = 0;
  entryCell: Int32Array = new Int32Array(0);
  entryNext: Int32Array = new Int32Array(0);
  entryBucket: Int32Array = new Int32Array(0);
  bucket = 0;
  lastBucket = 0;
  usedEntries = 0;
  freeEntry = 0;
  sumBuckets = 0;
  minBuckets = 0;
  /** Whether jump points are in buckets (border-jumps.ts). */
  inBuckets = false;
  filled = 0;
  mostF = 0;
  hasGoal = false;
}
