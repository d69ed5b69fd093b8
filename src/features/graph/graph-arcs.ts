import { allocate } from '../../core/base/allocate.ts';
import type { Arcs } from '../../core/engine/graph.ts';

/** Numbers of nodes and arcs fit into 31 bits. */
export const MAX_NODES: number = 2 ** 31 - 1;
export const MAX_ARCS: number = 2 ** 31 - 1;

/** The arcs of a graph, as arrays of zeros that are filled in once. */
export class ArcArrays implements Arcs {
  readonly nodeCount: number;
  readonly offsets: Uint32Array;
  readonly targets: Uint32Array;
  readonly costs: Float64Array;

  constructor(nodeCount: number, arcCount: number) {
    this.nodeCount = nodeCount;
    this.offsets = allocate(Uint32Array, nodeCount + 1);
    this.targets = allocate(Uint32Array, arcCount);
    this.costs = allocate(Float64Array, arcCount);
  }

  /** Bytes of the three arrays. */
  get byteLength(): number {
    return this.offsets.byteLength + this.targets.byteLength + this.costs.byteLength;
  }
}

/** Edges in any order, in the first `count` entries of each column. */
export interface EdgeColumns {
  readonly count: number;
  readonly from: ArrayLike<number>;
  readonly to: ArrayLike<number>;
  readonly cost: ArrayLike<number>;
}

/**
 * Sorts edges by the node they leave (a counting sort). Edges of the same node keep their order. With `undirected`, each edge becomes two
 * arcs, one from either end. O(nodes + edges).
 */
export function sortEdges(nodeCount: number, { count, from, to, cost }: EdgeColumns, undirected: boolean): Arcs {
  const arcs = new ArcArrays(nodeCount, undirected ? 2 * count : count);
  const { offsets, targets, costs } = arcs;
  for (let edge = 0; edge < count; edge++) {
    offsets[from[edge]]++;
    if (undirected) offsets[to[edge]]++;
  }
  sumUp(offsets);
  for (let edge = count - 1; edge >= 0; edge--) {
    // -0 becomes 0.
    const edgeCost = cost[edge] + 0;
    if (undirected) {
      const arc = --offsets[to[edge]];
      targets[arc] = from[edge];
      costs[arc] = edgeCost;
    }
    const arc = --offsets[from[edge]];
    targets[arc] = to[edge];
    costs[arc] = edgeCost;
  }
  return arcs;
}

/** Returns the arcs reversed. O(nodes + arcs). */
export function turnRound({ nodeCount, offsets, targets, costs }: Arcs): Arcs {
  const turned = new ArcArrays(nodeCount, targets.length);
  for (const target of targets) turned.offsets[target]++;
  sumUp(turned.offsets);
  for (let node = nodeCount - 1; node >= 0; node--) {
    for (let arc = offsets[node + 1] - 1; arc >= offsets[node]; arc--) {
      const place = --turned.offsets[targets[arc]];
      turned.targets[place] = node;
      turned.costs[place] = costs[arc];
    }
  }
  return turned;
}

/**
 * Replaces the number of arcs of each node by the place where they end. Filling the arcs in from the end then lowers each to the place
 * where they begin.
 */
function sumUp(offsets: Uint32Array): void {
  let sum = 0;
  for (let node = 0; node < offsets.length; node++) {
    sum += offsets[node];
    offsets[node] = sum;
  }
}
