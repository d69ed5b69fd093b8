/** A request for a distance field, except its goals: its options, resolved for a grid's terrain to plain numbers. */
export interface FieldProfile {
  /** Corner rule: 0 never, 1 always, 2 if at most one obstacle, 3 only when no obstacles. */
  readonly rule: number;
  /** Whether the grid has closed exits. Then neither moves are skipped nor queues used. */
  readonly gated: boolean;
  /** Whether pointless moves are skipped, see moves.ts. */
  readonly pruned: boolean;
  /** Whether two queues replace the heap, see field-queues.ts. */
  readonly queued: boolean;
  /** Width of the buckets that replace the heap where queues cannot, and from links on, see field-buckets.ts; 0 if there are none. */
  readonly bucketWidth: number;
  /** Whether runs may replace queues, see field-cones.ts. */
  readonly canonical: boolean;
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

/** Links, and steps over edges that go on, as a field follows them: from near cells, which it reaches first, by rising near cell. */
export interface FieldLinks {
  readonly near: Int32Array;
  readonly far: Int32Array;
  /** In the caller's costs. */
  readonly cost: Float64Array;
  /** Written by the engine: 0, or a number that is the higher the later the link made its far cell cheaper. */
  readonly taken: Int32Array;
}
