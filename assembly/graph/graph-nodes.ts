/**
 * Node records: the state of each node of the graph on one side of a search. A record has 16 bytes, so that reading a neighbour
 * takes one cache line:
 *
 *     byte 0         8          12
 *          │ f64 g   │ u32 tag  │ u32 parent │      tag: generation, 30 bits, and state, 2 bits
 *
 * In a search from both ends, the records of both sides alternate, so that reading the other side's record costs nothing extra.
 *
 * A tag belongs to the current search only if its generation matches, so nothing is cleared between searches. Tags only ever grow
 * from search to search, so comparing them is enough. Below `generation`, the node has not been seen; at `generation`, its estimate
 * is known or requested; above, it is reached.
 */
import { Frontier, GraphSearch } from './graph-layout';
import { allocateZeroed, release } from '../core/memory';

const RECORD: usize = 16;
/** log2 of the bytes from one record to the next: in a search from the start alone, and in one from both ends. */
export const ALONE: u32 = 4;
export const PAIRED: u32 = 5;
/** States, to be added to a generation. */
export const OPEN: u32 = 1;
export const CLOSED: u32 = 2;
const FIRST_GENERATION: u32 = 4;
const LAST_GENERATION: u32 = 0xfffffffc;

/**
 * Makes room for `count` nodes, 2^shift bytes from one to the next, and starts a new generation. Returns false if memory cannot be
 * allocated. A frontier must always be used with the same shift.
 */
export function openNodes(frontier: Frontier, count: u32, shift: u32): bool {
  if (frontier.nodeCapacity < count) {
    release(frontier.nodes);
    frontier.nodeCapacity = 0;
    frontier.generation = 0;
    frontier.nodeShift = shift;
    frontier.nodes = allocateZeroed((<u64>count) << shift);
    if (!frontier.nodes) return false;
    frontier.nodeCapacity = count;
  }
  if (frontier.generation == LAST_GENERATION) {
    memory.fill(frontier.nodes, 0, (<usize>frontier.nodeCapacity) << shift);
    frontier.generation = 0;
  }
  frontier.generation += FIRST_GENERATION;
  return true;
}

/** Gives a side the records between those of the other side. */
export function openBeside(frontier: Frontier, other: Frontier): void {
  frontier.nodes = other.nodes + RECORD;
  frontier.nodeShift = other.nodeShift;
  frontier.generation = other.generation;
}

/** Sets the number of generations used up, out of 2^30. Lets tests reach the wrap-around. */
export function setGeneration(search: GraphSearch, used: u32): void {
  search.alone.generation = used * FIRST_GENERATION;
  search.forward.generation = used * FIRST_GENERATION;
}

/** Returns the record of a node in a search from the start alone. */
export function recordAt(nodes: usize, node: u32): usize {
  return nodes + ((<usize>node) << ALONE);
}

/** Returns the record of a node on one side of a search from both ends. */
export function pairedAt(nodes: usize, node: u32): usize {
  return nodes + ((<usize>node) << PAIRED);
}

/** Returns the record of a node in either kind of search. */
export function recordOf(side: Frontier, node: u32): usize {
  return side.nodes + ((<usize>node) << side.nodeShift);
}

export function gOf(record: usize): f64 {
  return load<f64>(record);
}

export function tagOf(record: usize): u32 {
  return load<u32>(record, 8);
}

/** Returns the node from which the route came. The node at which a side began is its own parent. */
export function parentOf(record: usize): u32 {
  return load<u32>(record, 12);
}

/** Records that a node is reached from `parent`. */
export function reach(record: usize, g: f64, tag: u32, parent: u32): void {
  store<f64>(record, g);
  store<u32>(record, tag, 8);
  store<u32>(record, parent, 12);
}

export function setTag(record: usize, tag: u32): void {
  store<u32>(record, tag, 8);
}
