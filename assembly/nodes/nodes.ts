/**
 * Nodes: what a search knows about each cell it has reached, 12 bytes a cell. A plane of tags is followed by a plane of g, both in order
 * of slots. The slot of a cell is its index, unless the grid is large (node-pages.ts).
 *
 *     u32 tag:  generation | expanded | closed | direction       f64 g: least path cost found
 *               26 bits      1 bit      1 bit    4 bits
 *
 * If turns cost, a search also knows something about each state: a cell and a direction of arrival (turns/turn-search.ts). Each plane then
 * consists of nine, each with all cells:
 *
 *     │ cells │ direction 7 │ direction 6 │ … │ direction 0 │ by a link, if there are any │
 *
 * The planes are separate because of most neighbours only the tag is read: a cache line holds the tags of 16 cells. A jump point keeps
 * both together, see jump-records.ts.
 *
 * A tag belongs to the current search only if its generation matches, so nothing is cleared between searches. Tags only grow from search
 * to search: a tag of this search has `tag >= generation`.
 *
 * The tag of a jump point has the class of its cell's terrain cost (`costPlace` in cells.ts), which stays from search to search. So its
 * generations are fewer:
 *
 *     u32 tag:  generation | class | expanded | closed | direction
 *               18 bits      8       1 bit      1 bit    4 bits
 */
import { Search } from '../core/layout';
import { allocateZeroed, release } from '../core/memory';
import { AFTER_NODES } from '../core/over-reads';
import { NO_DIRECTION } from '../moves/moves';

const NODE_BYTES: u32 = 12;
const WIDE_BYTES: u32 = 8;
const DIRECTION: u32 = 15;
export const CLOSED: u32 = 16;
const EXPANDED: u32 = 32;
export const FIRST_GENERATION: u32 = 64;
export const LAST_GENERATION: u32 = 0xffffffc0;
export const FIRST_POINT_GENERATION: u32 = 0x4000;
export const LAST_POINT_GENERATION: u32 = 0xffffc000;
const CLASS: u32 = 0x3fc0;
const CLASS_SHIFT: u32 = 6;
const FIRST_WIDE_GENERATION: u64 = 1 << 36;
const LAST_WIDE_GENERATION: u64 = 0xfffffff000000000;
/** How many nodes there are for each cell if turns cost. */
export const PLANES: u32 = 9;
/** The direction of arrival by a link, and its plane, which follows the others if there are links. Only if turns cost. */
export const LINKED: u32 = 9;
/** The place of a state in the open list has its plane above the column, for which these bits are enough. */
export const COLUMN_BITS: u32 = 24;
/** A page of nodes is 2^this cells wide and high (node-pages.ts). */
export const PAGE_SHIFT: u32 = 6;

/** The node of a jump point, at the beginning of its record. */
@unmanaged
export class Node {
  g: f64;
  tag: u32;
}

/** Makes room for `count` nodes, one for each slot, and starts a new generation. Returns false if memory cannot be allocated. */
export function openNodes(search: Search, count: u64): bool {
  search.isPaged = 0;
  if (!reserveBlock(search, count, 0)) return false;
  if (search.generation == LAST_GENERATION) clearNodes(search);
  search.generation += FIRST_GENERATION;
  return true;
}

/** Like `openNodes`, for wide nodes, one word of 8 bytes each (search/uniform-search.ts). */
export function openWideNodes(search: Search, count: u64): bool {
  search.isPaged = 0;
  if (!reserveBlock(search, narrowed(count), 1)) return false;
  if (search.wideGeneration == LAST_WIDE_GENERATION) clearNodes(search);
  search.wideGeneration += FIRST_WIDE_GENERATION;
  return true;
}

/** Returns how many nodes of 12 bytes take as much room as `count` wide ones. */
function narrowed(count: u64): u64 {
  return (count * WIDE_BYTES + NODE_BYTES - 1) / NODE_BYTES;
}

/**
 * Makes room for `count` nodes. Both kinds share the block, so it is cleared when it changes hands. Returns false if memory cannot be
 * allocated.
 */
function reserveBlock(search: Search, count: u64, isWide: u32): bool {
  // An even number, so that the plane of g is aligned.
  const capacity = (count + 1) & ~1;
  if (search.nodeCapacity < capacity) {
    release(search.nodes);
    search.nodeCapacity = 0;
    search.nodes = allocateZeroed(capacity * NODE_BYTES + AFTER_NODES);
    if (!search.nodes) return false;
    search.nodeCapacity = <u32>capacity;
    search.generation = 0;
    search.wideGeneration = 0;
  } else if (search.hasWideNodes != isWide) {
    clearNodes(search);
  }
  search.hasWideNodes = isWide;
  return true;
}

/** Returns for how many slots of either kind there is room. */
export function slotsOf(search: Search): u32 {
  return search.nodeCapacity + (search.hasWideNodes ? search.nodeCapacity >> 1 : 0);
}

/** Makes room for more nodes and keeps those there are. Returns false if memory cannot be allocated. */
export function addNodes(search: Search, count: u64): bool {
  const isWide = search.hasWideNodes != 0;
  const capacity = ((isWide ? narrowed(count) : count) + 1) & ~1;
  const nodes = allocateZeroed(capacity * NODE_BYTES + AFTER_NODES);
  if (!nodes) return false;
  const before = search.nodes;
  const bytes = <usize>search.nodeCapacity * NODE_BYTES;
  const tagBytes: usize = isWide ? bytes : bytes / 3;
  memory.copy(nodes, before, tagBytes);
  memory.copy(nodes + ((<usize>capacity) << 2), before + tagBytes, bytes - tagBytes);
  release(before);
  search.nodes = nodes;
  search.nodeCapacity = <u32>capacity;
  return true;
}

function clearNodes(search: Search): void {
  memory.fill(search.nodes, 0, search.nodeCapacity * NODE_BYTES);
  search.generation = 0;
  search.wideGeneration = 0;
}

/** Returns the direction of the move that led to a cell (or state), from either kind of node. */
export function arrivalIn(search: Search, slot: u32): u32 {
  return directionOf(load<u32>(search.nodes + ((<usize>slot) << (2 + search.hasWideNodes))));
}

/** Returns the number of the plane for a direction of arrival, and the other way round. The first one is that of the start, to which no move led. */
export function planeOf(direction: u32): u32 {
  return direction == LINKED ? LINKED : NO_DIRECTION - direction;
}

/** Returns the address of the plane of g. */
export function gPlane(search: Search): usize {
  return search.nodes + ((<usize>search.nodeCapacity) << 2);
}

export function tagAt(nodes: usize, slot: u32): u32 {
  return load<u32>(nodes + ((<usize>slot) << 2));
}

export function setTag(nodes: usize, slot: u32, tag: u32): void {
  store<u32>(nodes + ((<usize>slot) << 2), tag);
}

export function gAt(plane: usize, slot: u32): f64 {
  return load<f64>(plane + ((<usize>slot) << 3));
}

export function setG(plane: usize, slot: u32, g: f64): void {
  store<f64>(plane + ((<usize>slot) << 3), g);
}

/** The tag of a jump point, and its g. */
export function tagOf(point: usize): u32 {
  return changetype<Node>(point).tag;
}

export function gOf(point: usize): f64 {
  return changetype<Node>(point).g;
}

export function isReached(tag: u32, generation: u32): bool {
  return tag >= generation;
}

export function isClosed(tag: u32): bool {
  return (tag & CLOSED) != 0;
}

/** Returns the direction of the move that led to the cell. */
export function directionOf(tag: u32): u32 {
  return tag & DIRECTION;
}

/** Returns the tag of a cell or point reached by a move in `direction`. */
export function reached(generation: u32, direction: u32): u32 {
  return generation | direction;
}

export function closed(tag: u32): u32 {
  return tag | (CLOSED | EXPANDED);
}

/** Returns a number other than 0 for a cell or point that has been expanded, even if it has been reopened since. */
export function expansionOf(tag: u32): u32 {
  return tag & EXPANDED;
}

/**
 * Records a route to a jump point: by a move in `direction`, at cost `g`.
 *
 * @param kept The generation, and what the tag keeps (`keptOf`).
 */
export function reach(point: usize, kept: u32, direction: u32, g: f64): void {
  changetype<Node>(point).g = g;
  changetype<Node>(point).tag = reached(kept, direction);
}

/** Returns what a point's tag keeps when the point is reached again: its class, and whether this search has expanded it. */
export function keptOf(tag: u32, isReached: bool): u32 {
  return tag & select(CLASS | EXPANDED, CLASS, isReached);
}

/** Returns the class of a jump point's cell. */
export function classOf(tag: u32): u32 {
  return (tag & CLASS) >> CLASS_SHIFT;
}

export function setClass(point: usize, tag: u32, cellClass: u32): void {
  changetype<Node>(point).tag = (tag & ~CLASS) | (cellClass << CLASS_SHIFT);
}

export function close(point: usize, tag: u32): void {
  changetype<Node>(point).tag = closed(tag);
}
