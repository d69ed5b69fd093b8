/** Twin of assembly/core/nodes.ts: what a search knows about each cell. Here g and tag have an array each. */
import { allocate, outOfMemory } from '../../base/allocate.ts';
import { NO_DIRECTION } from '../../rules/moves.ts';

/** The node records of a search. */
export interface NodeStore {
  nodeG: Float64Array;
  nodeTag: Uint32Array;
  /** The whole g of uniform-search.ts. It has its own array, or shares that of nodeG once there is one. */
  wholeG: Int32Array;
  generation: number;
}

const NODE_BYTES = 12;
const DIRECTION = 15;
const CLOSED = 16;
const EXPANDED = 32;
export const FIRST_GENERATION = 64;
const LAST_GENERATION = 0xffffffc0;
export const PLANES = 9;
export const LINKED = 9;
/** Nodes have numbers below this, so that they can be places of the open list. */
const MOST_NODES = 2 ** 31;

/**
 * Makes room for `count` records and starts a new generation.
 *
 * @throws `RangeError` if memory cannot be allocated.
 */
export function openNodes(search: NodeStore, count: number): void {
  if (search.nodeG.length < count) {
    search.wholeG = new Int32Array(0);
    search.nodeG = new Float64Array(0);
    if (count >= MOST_NODES) throw outOfMemory(NODE_BYTES * count);
    search.nodeG = allocate(Float64Array, count);
    search.wholeG = new Int32Array(search.nodeG.buffer);
  }
  openTags(search, count);
}

/** Like `openNodes`, for records whose g is whole. */
export function openWideNodes(search: NodeStore, count: number): void {
  if (search.wholeG.length < count) search.wholeG = allocate(Int32Array, count);
  openTags(search, count);
}

function openTags(search: NodeStore, count: number): void {
  if (search.nodeTag.length < count) {
    search.nodeTag = new Uint32Array(0);
    search.generation = 0;
    search.nodeTag = allocate(Uint32Array, count);
  }
  if (search.generation === LAST_GENERATION) {
    search.nodeTag.fill(0);
    search.generation = 0;
  }
  search.generation += FIRST_GENERATION;
}

export function planeOf(direction: number): number {
  return direction === LINKED ? LINKED : NO_DIRECTION - direction;
}

export function isReached(tag: number, generation: number): boolean {
  return tag >= generation;
}

export function isClosed(tag: number): boolean {
  return (tag & CLOSED) !== 0;
}

export function directionOf(tag: number): number {
  return tag & DIRECTION;
}

export function reached(generation: number, direction: number): number {
  return generation + direction;
}

export function closed(tag: number): number {
  return tag | (CLOSED | EXPANDED);
}

export function expansionOf(tag: number): number {
  return tag & EXPANDED;
}
