/**
 * The memory map of the kernel of routes at any angle, a module with its own memory. As in layout.ts, everything lies in blocks of one arena:
 *
 *     ┌───────┐  ┌──────────┐  ┌────────────────────────────────┐  ┌─────────────────┐  ┌──────────────────────────┐
 *     │ Cells │─▶│ AngleMap │─▶│ planes: 6 bits a cell          │  │ nodeOf: a cell  │  │ tiles: u32 a 16 x 16      │
 *     └───────┘  └──────────┘  └────────────────────────────────┘  └─────────────────┘  └──────────────────────────┘
 *                      │       ┌────────────────────────────────┐  ┌─────────────────┐  ┌──────────────────────────┐
 *                      └──────▶│ nodes: 32 bytes a corner cell  │  │ lists           │  │ recent: 1024 x u32        │
 *                              └────────────────────────────────┘  └─────────────────┘  └──────────────────────────┘
 *     ┌─────────────┐  ┌────────────────────────────────────────────────────────────────────────────────────┐
 *     │ AngleSearch │─▶│ open list, hits and beams of a scan, uses of a node, route: each in a block        │
 *     └─────────────┘  └────────────────────────────────────────────────────────────────────────────────────┘
 *
 *     node    0      8      12       16     20      24      28        32
 *             │ g    │ tag  │ parent │ via  │ place │ slots │ visited │      place: x | y << 16
 *
 *     tag       twice the generation of the search that reached the node, plus 1 if it is closed
 *     via       position of the edge by which it was reached; 0 if that edge is not kept
 *     slots     where the lists of the node are noted among the lists: SLOTS positions, 0 without; 0 if there are none
 *     visited   the quadrants that have been visited without keeping a list, a bit each
 *
 * angle-lists.ts draws a list. Positions count words of 4 bytes. The wrapper reads results and the route.
 */
/** Planes of a map, by number. Four planes of corner cells follow the last, one for each quadrant that their blocked neighbour lies in. */
export const BLOCKED: u32 = 0;
export const SQUARES: u32 = 1;
export const CORNERS: u32 = 2;
export const PLANES: u32 = 6;

/** Lists of a node: one for each quadrant, then one for each axis. */
export const EAST: u32 = 4;
export const SOUTH: u32 = 6;
export const SLOTS: u32 = 8;
/** Bytes of a list's head, and of an edge behind it. */
export const COUNT: usize = 0;
export const MAX_X: usize = 4;
export const MAX_K: usize = 8;
export const SEEN: usize = 12;
export const HEAD_WORDS: u32 = 4;
/** Words of a new block of lists. */
export const FIRST_LISTS: u32 = 64;
export const NODE: usize = 0;
export const STEP_X: usize = 4;
export const STEP_Y: usize = 6;
export const KNOWN: usize = 8;
export const BOX: usize = 12;
export const NEXT: usize = 16;
export const EDGE_WORDS: u32 = 5;
export const EDGE_BYTES: usize = 20;

/** Bytes of a beam: its row, its left and right slope as fractions, and whether corners exactly on them count (bits 0 and 1). */
export const BEAM_BYTES: usize = 24;

/** The last edits, kept one by one; a power of two. */
export const RECENT: u32 = 1024;
/** Older edits are kept by tiles of 2^TILE_SHIFT cells a side. */
export const TILE_SHIFT: u32 = 4;

/** Flag of an edge: more than one edge goes on from its end. The low bits say round which corners (angle-uses.ts). */
export const MANY: u32 = 0x80000000;
/** Nothing is known of it. */
export const UNKNOWN: u32 = u32.MAX_VALUE;

/** A node. */
@unmanaged
export class AngleNode {
  g: f64;
  tag: u32;
  parent: u32;
  via: u32;
  place: i32;
  slots: u32;
  visited: u32;
}

/** Everything that is kept for one grid. */
@unmanaged
export class AngleMap {
  width: i32;
  height: i32;
  /** Bytes from one row of a plane to the next, and from one plane to the next. */
  rowBytes: u32;
  planeBytes: u32;
  planes: usize;
  /** The node of each cell, 0 without. */
  nodeOf: usize;

  nodes: usize;
  /** The first nodes, a power of two, are those of starts that are no corner cells. */
  roots: u32;
  nodeCount: u32;
  nodeCapacity: u32;
  generation: u32;

  /** The first words are an empty list. */
  lists: usize;
  listsEnd: u32;
  listsCapacity: u32;
  /** Words of lists that edits have made useless. */
  wasted: u32;

  clock: u32;
  /** The clock when lists and nodes were last swept (angle-lists.ts). */
  swept: u32;
  recent: usize;
  /** The clock after the last edit in each tile, row-major. */
  tiles: usize;
  tilesAcross: u32;
}

/** One search; all searches share it. */
@unmanaged
export class AngleSearch {
  // Results.
  cost: f64;
  expanded: u32;
  status: i32;
  /** Waypoints, x | y << 16 each, from the goal to the start. */
  route: usize;
  routeLength: u32;
  routeCapacity: u32;

  // The query.
  maxCost: f64;
  maxExpansions: u32;
  goalX: i32;
  goalY: i32;

  /** 1 once memory could not be allocated: the search must end. */
  failed: u32;

  // Open list (angle-heap.ts).
  heap: usize;
  heapSize: u32;
  heapCapacity: u32;
  pendingFull: u32;
  pendingF: f64;
  pendingKey: u64;
  /** The entry that left it last. */
  openF: f64;
  openKey: u64;

  // The corners that a scan has found, x and k each, and how far it looked (angle-scan.ts).
  hits: usize;
  hitCount: u32;
  hitCapacity: u32;
  maxX: i32;
  maxK: i32;
  beams: usize;
  beamCount: u32;
  beamCapacity: u32;

  // The lists that lead on from a node (angle-uses.ts): slot, what of it counts, and position, u32 each.
  uses: usize;
  useCount: u32;
  /** Lists from this position on are forgotten once the node is expanded. */
  keptEnd: u32;
  /** The direction in which the node was reached: distances of the last leg. */
  stepX: i32;
  stepK: i32;
  /** Round which corners of the node the route can turn (angle-uses.ts). */
  turns: u32;
}

export function nodeAt(map: AngleMap, node: u32): AngleNode {
  return changetype<AngleNode>(map.nodes + <usize>node * offsetof<AngleNode>());
}

/** Returns the position of a node's list, 0 without. */
export function listOf(map: AngleMap, node: u32, slot: u32): u32 {
  const slots = nodeAt(map, node).slots;
  return slots ? load<u32>(listPlace(map, slots + slot)) : 0;
}

/** Returns the address of a position in the lists. */
export function listPlace(map: AngleMap, list: u32): usize {
  return map.lists + ((<usize>list) << 2);
}

export function cellsNode(map: AngleMap, x: i32, y: i32): usize {
  return map.nodeOf + ((<usize>(y * map.width + x)) << 2);
}

export function columnOf(place: i32): i32 {
  return place & 0xffff;
}

export function rowOfPlace(place: i32): i32 {
  return place >> 16;
}
