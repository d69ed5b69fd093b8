import type { EngineName } from './names.ts';

/**
 * The arcs of a graph by the node they leave, as compressed adjacency arrays: the arcs of node n are those numbered `offsets[n]` up to,
 * but without, `offsets[n + 1]`. They never change.
 */
export interface Arcs {
  readonly nodeCount: number;
  readonly offsets: Uint32Array;
  readonly targets: Uint32Array;
  readonly costs: Float64Array;
  /** Bytes of the three arrays. */
  readonly byteLength: number;
}

/** A lattice, as its estimate sees it. */
export interface LatticeShape {
  /** One of the numbers of base/estimates.ts. */
  readonly estimate: number;
  /** Nodes a row, and rows a layer. */
  readonly width: number;
  readonly height: number;
  /** Least cost of a node that can be entered. */
  readonly least: number;
}

/** What a caller asks for, resolved to plain numbers. Engines read nothing else. */
export interface GraphQuery {
  readonly arcs: Arcs;
  /** The arcs turned round, for a search from both ends; otherwise null. */
  readonly reverse: Arcs | null;
  readonly start: number;
  readonly goal: number;
  /** Which estimate is used: one of the numbers of base/estimates.ts. */
  readonly estimate: number;
  /** The lattice whose estimate is used, or null. */
  readonly lattice: LatticeShape | null;
  /** The caller's estimate, or null: as a function, called at most once a node, whose values are known to be right; or one a node. */
  readonly askedOf: ((node: number) => number) | null;
  readonly estimates: Float64Array | null;
  /** f = gFactor * g + hFactor * h. */
  readonly gFactor: number;
  readonly hFactor: number;
  /** Whether a closed node that is reached at less cost is reopened. */
  readonly reopens: boolean;
  /** u32; 0xffffffff for no limit. */
  readonly maxExpansions: number;
  /** Routes of more than this are given up: what the caller named, and a little more, since sums are rounded. */
  readonly maxCost: number;
}

/** What a search came to. */
export interface GraphOutcome {
  /** See statuses.ts. */
  status: number;
  /** From start to goal, the caller's own; null without a route. */
  nodes: Uint32Array | null;
  cost: number;
  expanded: number;
}

/** One of the two implementations of the search. */
export interface GraphEngine {
  readonly name: EngineName;
  /** Bytes of linear memory, 0 where there is none. */
  readonly memoryBytes: number;
  /**
   * Runs a search to its end. The caller's estimate may itself search, and may throw.
   *
   * @throws `RangeError` where memory cannot be had, or one of the `estimates` is wrong; the engine stays usable.
   */
  solve(query: GraphQuery): GraphOutcome;
}
