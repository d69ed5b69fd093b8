// Estimates that never overestimate but are far from consistent.
import type { GraphEdge } from '../../src/index.ts';
import { seed } from './seed.ts';

/** A graph on which A* with reopening expands 2^(size - 1) nodes. */
export interface Trap {
  edges: GraphEdge[];
  start: number;
  goal: number;
  /** One estimate per node; none exceeds the true cost. */
  estimates: Float64Array;
}

/**
 * Makes a graph after A. Martelli (1977). Routes go from node `size` down to node 1, through any nodes between, and on to node 0,
 * the goal. Passing through node i saves 2^i. The estimates make A* expand nodes with low numbers first, to which most routes lead.
 */
export function trapOf(size: number): Trap {
  const rest = 2 ** (size + 1) + size;
  /** Cost of skipping all nodes above `node`. */
  const detour = (node: number) => 2 ** size - 2 ** (node + 1);
  const edges: GraphEdge[] = [[1, 0, rest]];
  for (let from = size; from > 1; from--) {
    for (let to = 1; to < from; to++) {
      edges.push([from, to, from === size ? detour(to) : detour(to) - detour(from) - 2 ** from]);
    }
  }
  const estimates = Float64Array.from({ length: size + 1 }, (_, node) =>
    node > 0 && node < size ? 2 ** (node + 1) + node : 0,
  );
  return { edges, start: size, goal: 0, estimates };
}

/** Returns a number in [0, 1) that looks random, but is the same for the same arguments and seed. */
export function noise(a: number, b: number): number {
  const mixed = Math.imul(Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ seed, 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}
