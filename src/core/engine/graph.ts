import type { LatticeShape } from '../rules/graph-estimate.ts';

/**
 * The arcs of a graph by the node they leave, as compressed adjacency arrays: node n has the arcs from `offsets[n]` up to but not including
 * `offsets[n + 1]`. They never change.
 */
export interface Arcs {
  readonly nodeCount: number;
  readonly offsets: Uint32Array;
  readonly targets: Uint32Array;
  readonly costs: Float64Array;
  /** Bytes of the three arrays. */
  readonly byteLength: number;
}

/** A caller's request, resolved to plain numbers. Engines read nothing else. */
export interface GraphQuery {
  readonly arcs: Arcs;
  /** The reversed arcs for a search from both ends, else null. */
  readonly reverse: Arcs | null;
  readonly start: number;
  readonly goal: number;
  /** Which estimate is used: one of `ESTIMATES` in rules/graph-estimate.ts. */
  readonly estimate: number;
  /** The lattice whose estimate is used, or null. */
  readonly lattice: LatticeShape | null;
  /**
   * The caller's estimate, or null: a function, called at most once for each node, that has checked its values; or an array with a value
   * for each node.
   */
  readonly askedOf: ((node: number) => number) | null;
  readonly estimates: Float64Array | null;
  /** f = gFactor * g + hFactor * h. */
  readonly gFactor: number;
  readonly hFactor: number;
  /** Whether a closed node is reopened when it is reached at lower cost. */
  readonly reopens: boolean;
  /** u32; 0xffffffff for no limit. */
  readonly maxExpansions: number;
  /** Routes that cost more are given up. Slightly above the caller's limit, since sums are rounded. */
  readonly maxCost: number;
}

/** The result of a search. */
export interface GraphOutcome {
  /** See statuses.ts. */
  status: number;
  /** Nodes from start to goal, in an array that the caller may keep; null without a route. */
  path: Uint32Array | null;
  cost: number;
  expanded: number;
}
