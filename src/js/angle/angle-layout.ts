/** Twin of assembly/angle/angle-layout.ts: the records of a search at any angle. */

import { allocate } from '../../base/allocate.ts';
import { UNREACHABLE } from '../../base/statuses.ts';
import { CELLS_A_ROOT, MOST_ROOTS } from '../../base/tuning.ts';

/** Planes of a map, by number. Four planes of corner cells follow the last, one for each quadrant that their blocked neighbour lies in. */
export const BLOCKED = 0;
export const SQUARES = 1;
export const CORNERS = 2;
export const PLANES = 6;

/** Lists of a node: one for each quadrant, then one for each axis. */
export const EAST = 4;
export const SOUTH = 6;
export const SLOTS = 8;

/** Words of a list's head, and of an edge behind it. */
export const COUNT = 0;
export const MAX_X = 1;
export const MAX_K = 2;
export const SEEN = 3;
export const HEAD_WORDS = 4;
export const NODE = 0;
export const STEPS = 1;
export const KNOWN = 2;
export const BOX = 3;
export const NEXT = 4;
export const EDGE_WORDS = 5;

/** Words of a beam: its row, its left and right slope as fractions, and whether corners exactly on them count (bits 0 and 1). */
export const BEAM_WORDS = 6;

/** The latest edits, kept one by one; a power of two. */
export const RECENT = 1024;
/** Older edits are kept by tiles of 2^TILE_SHIFT cells a side. */
export const TILE_SHIFT = 4;

/** Flag of what is known of an edge: more than one edge goes on from its end. The low bits say round which corners (angle-uses.ts). */
export const MANY: number = 1 << 31;
/** Nothing is known of it. */
export const UNKNOWN = -1;

/** Everything that is kept for one grid: bit planes, nodes and their lists. */
export class AngleMap {
  readonly width: number;
  readonly height: number;
  /** Words from one row of a plane to the next, and from one plane to the next. */
  readonly rowWords: number;
  readonly planeWords: number;
  readonly planes: Int32Array;
  /** The node of each cell, 0 without. */
  readonly nodeOf: Int32Array;

  // Nodes.
  /** The first nodes, a power of two, are those of starts that are no corner cells. */
  readonly roots: number;
  nodeCount: number;
  /** x | y << 16. */
  nodePlace: Int32Array;
  nodeG: Float64Array;
  /** Twice the generation of the search that reached the node, plus 1 if it is closed. */
  nodeTag: Int32Array;
  nodeParent: Int32Array;
  /** The edge by which it was reached; 0 if that is not kept. */
  nodeVia: Int32Array;
  /** Where its lists are noted among the lists: SLOTS positions, 0 without; 0 if there are none. */
  nodeSlots: Int32Array;
  /** The quadrants that have been visited without keeping a list, a bit each. */
  nodeVisited: Int32Array;
  generation = 0;

  /** The first words are an empty list. */
  lists: Int32Array = new Int32Array(64);
  listsEnd: number = HEAD_WORDS;
  /** Words of lists that edits have made useless. */
  wasted = 0;

  // Edits.
  clock = 0;
  /** The clock when lists and nodes were last swept (angle-lists.ts). */
  swept = 0;
  readonly recent: Int32Array = new Int32Array(RECENT);
  /** The clock after the latest edit in each tile, row-major. */
  readonly tiles: Int32Array;
  readonly tilesAcross: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.rowWords = (width + 33) >> 5;
    this.planeWords = this.rowWords * (height + 2);
    this.planes = allocate(Int32Array, PLANES * this.planeWords);
    this.nodeOf = allocate(Int32Array, width * height);
    let roots = 16;
    while (roots < MOST_ROOTS && roots * CELLS_A_ROOT < width * height) roots *= 2;
    this.roots = roots;
    this.nodeCount = roots;
    this.nodePlace = allocate(Int32Array, roots);
    this.nodeG = allocate(Float64Array, roots);
    this.nodeTag = allocate(Int32Array, roots);
    this.nodeParent = allocate(Int32Array, roots);
    this.nodeVia = allocate(Int32Array, roots);
    this.nodeSlots = allocate(Int32Array, roots);
    this.nodeVisited = allocate(Int32Array, roots);
    this.tilesAcross = (width >> TILE_SHIFT) + 1;
    this.tiles = allocate(Int32Array, this.tilesAcross * ((height >> TILE_SHIFT) + 1));
  }
}

/** Returns the position of a node's list, 0 without. */
export function listOf(map: AngleMap, node: number, slot: number): number {
  const slots = map.nodeSlots[node];
  return slots !== 0 ? map.lists[slots + slot] : 0;
}

/** One search; all searches of an engine share it. */
export class AngleSearch {
  // The query.
  goalX = 0;
  goalY = 0;
  maxExpansions = 0;
  maxCost = 0;

  // Results.
  status: number = UNREACHABLE;
  cost: number = Infinity;
  expanded = 0;
  /** Waypoints, x | y << 16 each, from the goal to the start. */
  route: Int32Array = new Int32Array(16);
  routeLength = 0;

  // Open list (angle-heap.ts).
  heapF: Float64Array = new Float64Array(64);
  heapPlace: Int32Array = new Int32Array(64);
  heapNode: Int32Array = new Int32Array(64);
  heapSize = 0;
  pendingFull = false;
  pendingNode = 0;
  pendingF = 0;
  pendingPlace = 0;
  /** The entry that left it last. */
  openPlace = 0;
  openF = 0;
  openNode = 0;

  // The corners that a scan has found, as distances, and how far it looked (angle-scan.ts).
  hitX: Int32Array = new Int32Array(64);
  hitK: Int32Array = new Int32Array(64);
  hitCount = 0;
  maxX = 0;
  maxK = 0;
  beams: Int32Array = new Int32Array(64 * BEAM_WORDS);
  beamCount = 0;

  // The lists that lead on from a node (angle-uses.ts): their slots, what of them counts, and where they stand.
  readonly useSlot: Int32Array = new Int32Array(SLOTS);
  readonly useMode: Int32Array = new Int32Array(SLOTS);
  readonly useList: Int32Array = new Int32Array(SLOTS);
  useCount = 0;
  /** Lists from this position on are forgotten once the node is expanded. */
  keptEnd = 0;
  /** The direction in which the node was reached: distances of the last leg. */
  stepX = 0;
  stepK = 0;
  /** Round which corners of the node the route can turn (angle-uses.ts). */
  turns = 0;
}
