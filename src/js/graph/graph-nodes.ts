/** Twin of assembly/graph/graph-nodes.ts, where the record is drawn. Here two views share its bytes. */
import { allocate } from '../../base/allocate.ts';
import type { Frontier, GraphSearch } from './graph-layout.ts';

/** Records from one node to the next: in a search from the start alone, and in one from both ends. */
export const ALONE = 1;
export const PAIRED = 2;
/** States, to be added to a generation. */
export const OPEN = 1;
export const CLOSED = 2;
const FIRST_GENERATION = 4;
const LAST_GENERATION = 0xfffffffc;

/**
 * Makes room for `count` nodes, `stride` records from one to the next, and starts a new generation. A frontier must always be used
 * with the same stride.
 */
export function openNodes(frontier: Frontier, count: number, stride: number): void {
  if (frontier.nodeG.length < 2 * stride * count) {
    frontier.nodeG = new Float64Array(0);
    frontier.nodeWords = new Uint32Array(0);
    frontier.stride = stride;
    frontier.generation = 0;
    frontier.nodeG = allocate(Float64Array, 2 * stride * count);
    frontier.nodeWords = new Uint32Array(frontier.nodeG.buffer);
  }
  if (frontier.generation === LAST_GENERATION) {
    frontier.nodeWords.fill(0);
    frontier.generation = 0;
  }
  frontier.generation += FIRST_GENERATION;
}

export function openBeside(frontier: Frontier, other: Frontier): void {
  frontier.nodeG = other.nodeG.subarray(2);
  frontier.nodeWords = other.nodeWords.subarray(4);
  frontier.stride = other.stride;
  frontier.generation = other.generation;
}

export function setGeneration(search: GraphSearch, used: number): void {
  search.alone.generation = used * FIRST_GENERATION;
  search.forward.generation = used * FIRST_GENERATION;
}

/** Returns the record of a node on one side of a search from both ends. (In a search from the start alone it is the node itself.) */
export function pairedAt(node: number): number {
  return PAIRED * node;
}

export function recordOf(side: Frontier, node: number): number {
  return side.stride * node;
}

export function gOf(nodeG: Float64Array, record: number): number {
  return nodeG[2 * record];
}

export function tagOf(nodeWords: Uint32Array, record: number): number {
  return nodeWords[4 * record + 2];
}

export function parentOf(nodeWords: Uint32Array, record: number): number {
  return nodeWords[4 * record + 3];
}

export function reach({ nodeG, nodeWords }: Frontier, record: number, g: number, tag: number, parent: number): void {
  nodeG[2 * record] = g;
  nodeWords[4 * record + 2] = tag;
  nodeWords[4 * record + 3] = parent;
}

export function setTag(nodeWords: Uint32Array, record: number, tag: number): void {
  nodeWords[4 * record + 2] = tag;
}
