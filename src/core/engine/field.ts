/** A request for a distance field, except its goals: its options, resolved for a grid's terrain to plain numbers. */
export interface FieldProfile {
  /** Corner rule: 0 never, 1 always, 2 if at most one obstacle, 3 only when no obstacles. */
  readonly rule: number;
  /** Whether the grid has closed exits. */
  readonly gated: boolean;
  /** Whether pointless moves are skipped, see moves.ts. */
  readonly pruned: boolean;
  /** What replaces the heap: 0 nothing, 1 two queues (field-queues.ts), 2 runs too (field-cones.ts). */
  readonly queued: number;
  /** The same where the grid has closed exits, links or edges that go on (odd/odd-cells.ts). 0: steps over edges are links. */
  readonly oddly: number;
  /** Width of the buckets that replace the heap where queues cannot, see field-buckets.ts; 0 if there are none. */
  readonly bucketWidth: number;
  /** Step costs that order the queues. */
  readonly straight: number;
  readonly diagonal: number;
  /** Step costs as the caller gave them. */
  readonly straightCost: number;
  readonly diagonalCost: number;
  /** The terrain cost that all passable cells share, 0 if their costs differ. */
  readonly uniformCost: number;
  /** Whether routes lead from the sources; if false, to them. */
  readonly fromSources: boolean;
  /** Cells of greater cost count as unreachable. */
  readonly maxCost: number;
}

/** Where a field begins. */
export interface FieldSources {
  /** Cell indices. */
  readonly cells: Int32Array;
  /** What each costs, if any costs something; then they come by rising cost. */
  readonly costs: Float64Array | null;
  /** Whether routes begin at few of them: most are nearer to others than what they cost. */
  readonly fewBegin?: boolean;
}

/** Links as a field follows them: from near cells, which it reaches first, by rising near cell. */
export interface FieldLinks {
  readonly near: Int32Array;
  readonly far: Int32Array;
  /** In the caller's costs. */
  readonly cost: Float64Array;
  /** Written by the engine: in which order links improved their far cell, from 1; 0 if never. */
  readonly taken: Int32Array;
}
