/**
 * The memory map. Everything that the kernel keeps is in linear memory, in records that only this file lays out:
 *
 *     0        lists of free blocks (memory.ts)          | one word each
 *     1024     static data (move tables, step table)     | fixed at compile time
 *     base     arena: blocks handed out by memory.ts     | blocks side by side; grows at its end
 *
 *     blocks of the arena, each a multiple of 16 bytes:
 *     ┌──────────────┐  ┌────────────────────────────┐  ┌───────────────────────────┐
 *     │ Cells        │─▶│ blocked plane: 1 bit a cell │  │ terrain (drawn below)     │  (only if the grid has costs)
 *     └──────────────┘  └────────────────────────────┘  └───────────────────────────┘
 *     ┌──────────────┐  ┌────────────────────────────┐  ┌───────────────────────────┐
 *     │ Search       │─▶│ nodes: 12 bytes a cell      │  │ open list: 16 bytes a slot│  (nine nodes a cell if turns cost; in large
 *     └──────────────┘  └────────────────────────────┘  └───────────────────────────┘   grids of pages reached: nodes/node-pages.ts)
 *            │          ┌────────────────────────────┐  ┌───────────────────────────┐
 *            ├─────────▶│ route: i32 x, i32 y a turn  │  │ trace: u32 a cell         │  (one slot unless requested)
 *            │          └────────────────────────────┘  └───────────────────────────┘
 *            │          ┌────────────────────────────┐  ┌───────────────────────────┐
 *            ├─────────▶│ buckets: u32 a slot         │  │ their pool: 16 bytes a slot│ (only once used; nodes/bucket-list.ts)
 *            │          └────────────────────────────┘  └───────────────────────────┘
 *            │          ┌────────────────────────────┐
 *            ├─────────▶│ arcs: 40 bytes each         │  (only if the grid has links; search/arcs.ts)
 *            │          └────────────────────────────┘
 *            │          ┌────────────────────────────┐
 *            └─────────▶│ marks: 1 bit a cell         │  (only for the nearest of several goals; src/core/search/nearest/goal-marks.ts)
 *                       └────────────────────────────┘
 *
 * The wrapper reads and writes records in place. It finds their fields by the offsets that the build reads from these classes and
 * writes to src/core/kernel/layout.ts, so fields may change places here.
 *
 * Blocked plane of a W x H grid (1 = blocked). A border of blocked bits surrounds the cells, so that no
 * scan has to ask whether it has left the grid:
 *
 *     row 0        1 1 1 1 … 1        rowBytes = 8 * ceil((W + 2) / 64) bytes a row, or 4 if W + 2 bits fit
 *     row y + 1    1 c c c … 1 1 1    cell (x, y) is bit x + 1 of row y + 1; bit k of a row is bit k % 8 of byte k / 8
 *     row H + 1    1 1 1 1 … 1        24 spare bytes follow, so that two words and the one behind may be read at any byte
 *
 * Terrain costs, of blocked cells too, have one of two row-major forms; src/core/grid/terrain.ts chooses:
 *
 *     classes      256 x f64 costs │ u8 class a cell │ 8 spare bytes       if 256 distinct costs are enough
 *     no classes   f64 a cell │ 8 spare f64
 */

/** One grid as the kernel sees it. cells.ts creates it; the wrapper fills the planes. */
@unmanaged
export class Cells {
  width: u32;
  height: u32;
  /** Bytes from one row of the blocked plane to the next. */
  rowBytes: i32;
  blocked: usize;
  /** Terrain costs: 256 by class or, without classes, one for each cell. 0 while every cell costs 1. */
  terrain: usize;
  /** The class of each cell, u8, in the block of the costs. 0 without terrain, or if a byte cannot number all distinct costs. */
  classes: usize;
  /** Components, 4- and 8-connected, or those of hexagons (hex-reach.ts); and jump point graphs by corner rule; 0 until needed (prepared.ts). */
  components: usize;
  components8: usize;
  jumps: usize;
  jumps1: usize;
  jumps2: usize;
  jumps3: usize;
  /** Closed exits of each cell (exits.ts); 0 while all are open. */
  exits: usize;
  /** Borders of terrain; 0 until needed (terrain/borders.ts). */
  borders: usize;
  /** Free runs; 0 until needed (turns/free-runs.ts). */
  runs: usize;
  /** Cells that have changed since the graphs' planes were last brought up to date: i32 x, i32 y each of the first ones, and their box. */
  pending: usize;
  pendingCount: u32;
  changedLeft: i32;
  changedTop: i32;
  changedRight: i32;
  changedBottom: i32;
  /** Steps that walks to goals in view have taken (early-sight.ts). */
  walked: u32;
  /** Which neighbours of each cell are blocked. Only in the kernel of fields; 0 until needed (rings.ts). */
  rings: usize;
  /** What corner cells see of each other. Only in the kernel of routes at any angle; 0 until needed (angle-solve.ts). */
  angle: usize;
  /** Landmarks; 0 unless the grid has been prepared (landmarks.ts). */
  landmarks: usize;
  /** The number of the moves of hexagons (hex-moves.ts), 0 for squares. Only in the kernel of fields (rings.ts). */
  shape: u32;
  /** Cells at which runs stop, for the rule and kind of field asked for last, and for the one before; 0 until needed. Only in the kernel of fields (field/stops/stops.ts). */
  stops: usize;
  otherStops: usize;
}

/** An entry of the open list in the heap (heap.ts). */
@unmanaged
export class Entry {
  /** f. */
  key: f64;
  place: u64;
}

/** An open list (heap.ts): the heap, and the entry that waits beside it. */
@unmanaged
export class OpenList {
  heap: usize;
  heapCapacity: u32;
  heapSize: u32;
  pendingFull: u32;
  pendingF: f64;
  pendingPlace: u64;
}

/**
 * The plan of a search, after its open list. The wrapper writes these fields, and only these, from the fields of the same name of a `Plan`,
 * which src/core/engine/search.ts explains. The build generates the code for that, src/core/kernel/search/write-plan.ts.
 */
@unmanaged
export class PlannedSearch extends OpenList {
  /** The methods in the order in which they are tried, as a list (methods.ts). All but the last may decline. */
  methods: u32;
  /** Whether landmarks may raise the heuristic (landmarks.ts). */
  usesLandmarks: u32;
  /** Corner rule. */
  rule: u32;
  /** Step costs that order the open list; integers if that makes sums exact. */
  straight: f64;
  diagonal: f64;
  /** The caller's step costs, and the terrain cost of every cell, or 1 if the terrain plane holds the costs. */
  straightCost: f64;
  diagonalCost: f64;
  terrainScale: f64;
  /** What a change of direction costs: in the costs that order the open list, and in the caller's. 0 if turns are free. */
  turn: f64;
  turnCost: f64;
  /** The direction of the first and of the last step, NO_DIRECTION for any. */
  startDirection: u32;
  goalDirection: u32;
  /** h = hSum * (dx + dy) + hMin * min(dx, dy) + hLine * sqrt(dx * dx + dy * dy), f = gFactor * g + hFactor * h. */
  hSum: f64;
  hMin: f64;
  hLine: f64;
  gFactor: f64;
  hFactor: f64;
  /**
   * The search expands nothing of greater f and opens no cell of greater g; at least one of the two is Infinity. A route may cost at most
   * maxCost.
   */
  maxF: f64;
  maxG: f64;
  maxCost: f64;
  /** No step costs more, so the number of cells times this exceeds any path cost. A power of two. */
  mostStep: f64;
  /** Whether the grid has closed exits (exits.ts). Moves are then not pruned. */
  gated: u32;
  /** Whether the heuristic is the host's function (search/heuristic.ts). */
  hasHFunction: u32;
  /** Pruning of moves from cell to cell: 0 none, 1 by move table (moves.ts), 2 by terrain costs (terrain-moves.ts). */
  pruning: u32;
  /**
   * Slots of the ring of buckets (bucket-list.ts), a power of two, and buckets per unit of f. The slots are 0 if the search must
   * not use buckets.
   */
  buckets: u32;
  bucketsPerCost: f64;
  /** Whole step costs, and the greatest path cost that they order exactly; 0 unless the method is UNIFORM (uniform-search.ts). */
  wholeStraight: i32;
  wholeDiagonal: i32;
  wholeLimit: u32;
  /** A bucket of whole costs is 2^this wide. */
  bucketShift: u32;
  maxExpansions: u32;
  maxOpen: u32;
  /** Any cell within this many columns and rows of the goal counts as the goal. */
  range: i32;
  /** Whether a failed search returns the route to the expanded cell nearest to the goal, and whether it ends early (partial.ts). */
  partial: u32;
  approaching: u32;
  tracing: u32;
  /** ANDed with a cell's index to find its terrain cost: all ones, or 0 if one cost serves all cells. */
  terrainMask: u32;
}

/** One search: its open list, its plan, its ends and its progress. */
@unmanaged
export class Search extends PlannedSearch {
  // Results (path.ts).
  cost: f64;
  expanded: u32;
  /** Number of points of the route: start, every cell where it turns, goal. */
  routeLength: u32;
  /** Address of the first point. The last point ends where the block ends. */
  route: usize;
  trace: usize;

  // Start and goal (`setEnds` in search.ts). With several sources, the start is the source opened last (solve.ts).
  cells: Cells;
  startX: i32;
  startY: i32;
  goalX: i32;
  goalY: i32;
  /** First and last column and row of the box that holds the goal, and whether only marked cells of it are goals (goal-box.ts). */
  boxLeft: i32;
  boxTop: i32;
  boxRight: i32;
  boxBottom: i32;
  hasMarks: u32;
  marks: usize;

  // Node records (nodes.ts).
  nodes: usize;
  nodeCapacity: u32;
  generation: u32;
  /** Whether they are wide nodes, of 8 bytes a cell, and the generation of those. */
  hasWideNodes: u32;
  wideGeneration: u64;
  /** Cells that may still be reopened, and whether none may any more: f is then g (search/reopening.ts). */
  patience: i32;
  byCost: u32;
  /** Nodes of a plane: the number of cells of the grid (turn-search.ts). */
  planeNodes: u32;
  /** Whether only pages that the search has come to have nodes, how many have, and the table of all pages (node-pages.ts). */
  isPaged: u32;
  pageCount: u32;
  pageTable: usize;
  /** Pages and the margin in a row, rows, and the address of the first page in the table. */
  pagesAcross: u32;
  pagesDown: u32;
  pages: usize;

  // Progress.
  status: i32;
  /** The jump point graph in use; 0 if the search goes from cell to cell. */
  jumps: usize;
  /** The method that runs, or that has answered (methods.ts); NONE before any has begun. */
  used: u32;
  /** The methods of the plan that have not declined yet. The first of them runs. */
  left: u32;
  /** Expansions of a method that was given up for another one. */
  abandoned: u32;
  /** Whether jump points are in buckets (border-jumps.ts). */
  inBuckets: u32;
  /** The ring and the pool of buckets (bucket-list.ts). */
  heads: usize;
  headCapacity: u32;
  ringMask: u32;
  pool: usize;
  poolCapacity: u32;
  /** The bucket in turn, and the last one that has had an entry. */
  bucket: i32;
  lastBucket: i32;
  /** Entries of the pool that have been used so far, and the first of those that are free again; 0 if there is none. */
  usedEntries: u32;
  freeEntry: u32;
  /** The factors of h, counted in buckets; and a sink for values, which keeps the compiler from leaving out loads that prefetch (bucket-search.ts). */
  sumBuckets: f64;
  minBuckets: f64;
  early: u32;
  /** How often a closed cell was reopened, and the goal once it has been taken from its bucket, else -1 (bucket-search.ts). */
  repeats: u32;
  bucketGoal: i32;
  /** Slots of the ring that may have entries, a bit each, and the greatest f worth opening (uniform-search.ts). */
  filled: u32;
  mostF: u32;
  /** Whether the goal has been reached. */
  hasGoal: u32;
  /** Distinct cells (or states, if turns cost) in the open list; not counted with buckets. */
  open: u32;
  /** The cost of the cheapest route known that turns from label to label, and its last label (run-search.ts). */
  total: f64;
  last: u32;
  /** No goal that the heuristic does not know yet has a smaller f (nearest.ts); Infinity if there is none. */
  nextF: f64;
  /** The goals that the heuristic leads to, i32 x, i32 y each, and their number. It is 0 if the heuristic leads to the box. */
  goals: usize;
  targets: u32;
  /** The point pushed last is taken next if its f exceeds the least f by at most this much (jps.ts). */
  lead: f64;
  /** Whether the search runs from goals to the start. The route is then reversed. */
  backward: u32;
  /** Whether other searches may use the grid before this one ends. It then keeps its jump point graph to itself. */
  stepwise: u32;
  /** Whether a cell has been left out because of maxF or maxG. */
  cut: u32;
  /** The status that the search will have once its route is written; 0 while it searches. */
  ending: i32;
  /** How many expanded cells have been compared for the one nearest to the goal, that cell, its h and its g (partial.ts). */
  looked: u32;
  nearest: u32;
  leastH: f64;
  leastG: f64;
  /** The least h of all cells within reach: a cell with this h is near enough (partial.ts). -1 if not known. */
  enoughH: f64;
  /** The direction of arrival at the first point of the route written so far. */
  heading: u32;
  /** Straight and diagonal steps of the route written so far, each times the terrain cost of the cell entered if costs differ. */
  straights: f64;
  diagonals: f64;

  // Links (search/arcs.ts).
  arcs: usize;
  /** Their number, 0 if there are none, the most that leave a cell, and the last place of the table that finds them. */
  arcCount: u32;
  mostArcs: u32;
  arcMask: u32;
  /** What the heuristic over links compares: i32 x, i32 y and f64 T each, in the block of the arcs, and their number (search/bounds.ts). */
  bounds: usize;
  boundCount: u32;
  /** No link that is left out has a less T; FAR if none is. */
  nextBound: f64;
  /** The goal for which bounds stand there, times 2, and 1 if all do; -1 if none do. And their number. */
  boundGoal: u32;
  boundsKnown: u32;
  /** What a unit of the heuristic is in the costs that order the open list; 0 if there are no bounds. */
  linkScale: f64;
  /** Columns and rows after which edges go on, and the rows of a floor; huge if there is no such edge, or only one floor. */
  roundX: i32;
  roundY: i32;
  floorRows: i32;
  /** What the links of the route written so far cost, in the caller's costs, and how often it turns. */
  linkCosts: f64;
  turns: u32;

  // Capacities of the blocks for marks and results.
  markBytes: u32;
  routeCapacity: u32;
  traceCapacity: u32;
}
