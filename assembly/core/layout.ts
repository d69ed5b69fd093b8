/**
 * The memory map. All that the kernel keeps stands in linear memory, in records that only this file lays out:
 *
 *     0        lists of free blocks (memory.ts)          | one word each
 *     1024     static data (move tables, step table)     | fixed at compile time
 *     base     arena: blocks handed out by memory.ts     | grows at its end, one block beside the other
 *
 *     blocks of the arena, each a multiple of 16 bytes:
 *     ┌──────────────┐  ┌────────────────────────────┐  ┌───────────────────────────┐
 *     │ Cells        │─▶│ blocked plane: 1 bit a cell │  │ terrain (drawn below)     │  (only where a grid has it)
 *     └──────────────┘  └────────────────────────────┘  └───────────────────────────┘
 *     ┌──────────────┐  ┌────────────────────────────┐  ┌───────────────────────────┐
 *     │ Search       │─▶│ nodes: 12 bytes a cell      │  │ open list: 16 bytes a slot│
 *     └──────────────┘  └────────────────────────────┘  └───────────────────────────┘
 *            │          ┌────────────────────────────┐  ┌───────────────────────────┐
 *            ├─────────▶│ route: i32 x, i32 y a turn  │  │ trace: u32 a cell         │  (all cells only on request)
 *            │          └────────────────────────────┘  └───────────────────────────┘
 *            │          ┌────────────────────────────┐
 *            └─────────▶│ marks: 1 bit a cell         │  (only for the nearest of several goals; src/search/goal-marks.ts)
 *                       └────────────────────────────┘
 *
 * The wrapper reads and writes records where they stand. It finds their fields by the offsets that the build reads from these classes and
 * writes to src/wasm/layout.ts, so fields may change places here.
 *
 * Blocked plane of a W x H grid (1 = blocked). A border of blocked bits stands around the cells, so that no
 * scan asks whether it has left the grid:
 *
 *     row 0        1 1 1 1 … 1        rowBytes = 8 * ceil((W + 2) / 64) bytes a row, or 1, 2 or 4 where W + 2 bits fit in
 *     row y + 1    1 c c c … 1 1 1    cell (x, y) is bit x + 1 of row y + 1; bit k of a row is bit k % 8 of byte k / 8
 *     row H + 1    1 1 1 1 … 1        24 spare bytes follow, so that two words may be read at any byte, and the one behind
 *
 * Terrain costs, of blocked cells too, stand in one of two forms, row-major both; src/grid/terrain.ts chooses:
 *
 *     classes      256 x f64 costs │ u8 a cell: which of them │ 1 spare byte        as long as 256 distinct costs are enough
 *     no classes   f64 a cell │ 1 spare f64
 */

/** One grid as the kernel sees it. Written by cells.ts; planes are filled by the wrapper. */
@unmanaged
export class Cells {
  width: u32;
  height: u32;
  /** Bytes from one row of the blocked plane to the next. */
  rowBytes: i32;
  blocked: usize;
  /** Terrain costs, 0 while every cell costs 1: by class, 256 of them, or, where there are no classes, by cell. */
  terrain: usize;
  /** The class of each cell, u8, in the block of the costs; 0 where there are more distinct costs than a byte can tell apart. */
  classes: usize;
  /** Components, 4- and 8-connected, and jump point graphs by corner rule; 0 until needed (prepared.ts). */
  components: usize;
  components8: usize;
  jumps: usize;
  jumps1: usize;
  jumps2: usize;
  jumps3: usize;
  /** Cells that have changed since the planes of the graphs were brought up to date: i32 x, i32 y each. */
  pending: usize;
  pendingCount: u32;
  /** Steps of walks to goals in view (early-sight.ts). */
  walked: u32;
  /** Which neighbours of each cell are blocked, in the kernel of fields alone; 0 until needed (rings.ts). */
  rings: usize;
}

/** An entry of the open list, as it stands in the heap (heap.ts). */
@unmanaged
export class Entry {
  /** The bits of f. */
  key: u64;
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

/** One search: its open list, what was asked, and how far it has come. */
@unmanaged
export class Search extends OpenList {
  // Results (path.ts).
  cost: f64;
  expanded: u32;
  /** Points of the route: start, every cell where it turns, goal. */
  routeLength: u32;
  /** Address of the first point; the points end where their block does. */
  route: usize;
  trace: usize;

  // From where to where it goes (see `setEnds` in search.ts); the start is the source opened last where there are several (solve.ts).
  cells: Cells;
  startX: i32;
  startY: i32;
  goalX: i32;
  goalY: i32;
  /** First and last column and row of the box in which the goal lies, and whether only marked cells will do (goal-box.ts). */
  boxLeft: i32;
  boxTop: i32;
  boxRight: i32;
  boxBottom: i32;
  marked: u32;
  marks: usize;

  // Node records (nodes.ts).
  nodes: usize;
  nodeCapacity: u32;
  generation: u32;

  // What was asked; src/engine/search.ts tells more of each.
  /** Corner rule. */
  rule: u32;
  /** Step costs that order the open list; integers where that makes sums exact. */
  straight: f64;
  diagonal: f64;
  /** Step costs that the caller named, and the terrain cost of every cell, or 1 where it is read from the terrain plane. */
  straightCost: f64;
  diagonalCost: f64;
  terrainScale: f64;
  /** h = hSum * (dx + dy) + hMin * min(dx, dy) + hLine * sqrt(dx * dx + dy * dy), f = gFactor * g + hFactor * h. */
  hSum: f64;
  hMin: f64;
  hLine: f64;
  gFactor: f64;
  hFactor: f64;
  /**
   * Nothing of greater f is expanded, no cell of greater g opened; at least one of them is Infinity. The cost of a route found
   * must be at most maxCost.
   */
  maxF: f64;
  maxG: f64;
  maxCost: f64;
  /**
   * Whether to search by jump points (jps.ts): 0 no, 1 yes, 2 where a search that begins in view of the goal ends with its first
   * expansion.
   */
  jumping: u32;
  /** Pruning of moves from cell to cell: 0 none, 1 by move table (moves.ts), 2 by terrain costs (terrain-moves.ts). */
  pruning: u32;
  maxExpansions: u32;
  maxOpen: u32;
  /** Columns and rows from the goal within which any cell will do. */
  range: i32;
  /** Whether a search that fails is to give the route to the expanded cell nearest to the goal: 0 no, 1 yes, 2 ending early (partial.ts). */
  partial: u32;
  tracing: u32;
  /** What a cell's index is ANDed with to find its terrain cost: all ones, or 0 where one cost serves all cells. */
  terrainMask: u32;
  /** How components are asked whether the goal is within reach (solve.ts): 0 not at all, 1 as they are, 2 made certain. */
  asking: u32;

  // How far it has come.
  status: i32;
  /** The jump point graph in use; 0 where the search goes from cell to cell. */
  jumps: usize;
  /** Distinct cells in the open list. */
  open: u32;
  /** No goal that the heuristic does not know of yet has a lesser f (nearest.ts); Infinity where there is none. */
  nextF: f64;
  /** Goals to which the heuristic leads, i32 x, i32 y each, and how many; 0 for the box. */
  goals: usize;
  targets: u32;
  /** By how much the f of the point pushed last may exceed the least f, and the point still be taken next (jps.ts). */
  lead: f64;
  /** Whether it goes from goals to the start: the route is then turned round. */
  backward: u32;
  /** Whether others may search the grid before this search is at its end: it then keeps its jump point graph to itself. */
  stepwise: u32;
  /** Whether a cell has been left out for maxF or maxG. */
  cut: u32;
  /** The status it will have once its route is written, 0 while it searches. */
  ending: i32;
  /** Cells expanded that have been looked at for the one nearest to the goal, that one, its h and its g (partial.ts). */
  looked: u32;
  nearest: u32;
  leastH: f64;
  leastG: f64;
  /** No cell in reach has less h, and one of this h is as good as any (partial.ts); -1 where that is not known. */
  enoughH: f64;
  /** Straight and diagonal steps of the route written so far, each times the terrain cost entered where that differs. */
  straights: f64;
  diagonals: f64;

  // Room for marks and results.
  markBytes: u32;
  routeCapacity: u32;
  traceCapacity: u32;
}
