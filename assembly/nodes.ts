/**
 * Node records: what a search knows of each cell it has come across, 16 bytes a cell, in order of cell index.
 *
 *     byte 0         8                                 12       16
 *          │ f64 g   │ u32 tag                         │ unused │
 *                      generation | closed | direction
 *                      27 bits      1 bit    4 bits
 *
 * A record belongs to the current search only if its generation matches, so nothing is cleared between searches.
 * Tags only ever grow from search to search: `tag >= generation` tells a record of this search.
 */
import { Search } from './layout';
import { allocateZeroed, release } from './memory';

const SHIFT: usize = 4;
const DIRECTION: u32 = 15;
const CLOSED: u32 = 16;
export const FIRST_GENERATION: u32 = 32;
export const LAST_GENERATION: u32 = 0xffffffe0;

/** Makes room for `count` records and starts a new generation. False where memory cannot be had. */
export function openNodes(search: Search, count: u32): bool {
  if (search.nodeCapacity < count) {
    release(search.nodes);
    search.nodeCapacity = 0;
    search.generation = 0;
    search.nodes = allocateZeroed((<u64>count) << SHIFT);
    if (!search.nodes) return false;
    search.nodeCapacity = count;
  }
  if (search.generation == LAST_GENERATION) {
    memory.fill(search.nodes, 0, (<usize>search.nodeCapacity) << SHIFT);
    search.generation = 0;
  }
  search.generation += FIRST_GENERATION;
  return true;
}

/** Sets the number of generations used up, out of 2^27. For tests of the wrap-around. */
export function setGeneration(search: Search, used: u32): void {
  search.generation = used * FIRST_GENERATION;
}

/** Address of the record of a cell. */
export function nodeAt(nodes: usize, cell: u32): usize {
  return nodes + ((<usize>cell) << SHIFT);
}

export function tagOf(node: usize): u32 {
  return load<u32>(node, 8);
}

export function gOf(node: usize): f64 {
  return load<f64>(node);
}

export function isReached(tag: u32, generation: u32): bool {
  return tag >= generation;
}

export function isClosed(tag: u32): bool {
  return (tag & CLOSED) != 0;
}

/** The direction of the move that led to the cell. */
export function directionOf(tag: u32): u32 {
  return tag & DIRECTION;
}

/** Records a route to the cell, by a move in `direction`, at cost `g`. */
export function reach(node: usize, generation: u32, direction: u32, g: f64): void {
  store<f64>(node, g);
  store<u32>(node, generation | direction, 8);
}

export function close(node: usize, tag: u32): void {
  store<u32>(node, tag | CLOSED, 8);
}
