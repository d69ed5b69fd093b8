// Estimates that never overestimate, and are as far from consistent as can be.
import type { GraphEdge } from '../../src/index.ts';
import { seed } from './seed.ts';

/** A graph on which A* with reopening expands 2^(size - 1) nodes. */
export interface Trap {
  edges: GraphEdge[];
  start: number;
  goal: number;
  /** Estimates that never exceed the true cost, one a node. */
  estimates: Float64Array;
}

/**
 * A graph in the manner of A. Martelli (1977). From node `size` a route goes down to node 1 by any nodes between, and on to node 0, the
 * goal. To pass through node i saves 2^i. The estimates let the nodes of low number, which most routes lead to, come first.
 */
export function trapOf(size: number): Trap {
  const rest = 2 ** (size + 1) + size;
  /** What it costs to pass by all nodes above `node`. */
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

/** A number in [0, 1) that jumps about from place to place. */
export function noise(a: number, b: number): number {
  const mixed = Math.imul(Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ seed, 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}
