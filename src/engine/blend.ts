/** Blends cells a block at a time. Both kinds come to the same numbers. */
export interface Blender {
  /** The values of one part, and the sums, of the cells of a block. As long as each other, and a multiple of 8. */
  readonly part: Float64Array;
  readonly sums: Float64Array;
  /** Adds the part, times a weight, to the sums of the first `count` cells, and perhaps of up to 7 more. */
  addWeighted(count: number, weight: number): void;
  /** Divides these sums, likewise. Returns whether all that were divided are finite. */
  divide(count: number, total: number): boolean;
}
