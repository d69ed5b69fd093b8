/** Blends cells in blocks. Both implementations return the same numbers. */
export interface Blender {
  /** The values of one part, and the sums, for the cells of a block. Both have the same length, a multiple of 8. */
  readonly part: Float64Array;
  readonly sums: Float64Array;
  /** Adds `weight` times the part to the sums of the first `count` cells, and perhaps of up to 7 more. */
  addWeighted(count: number, weight: number): void;
  /** Divides the sums of the same cells by `total`. Returns whether all results are finite. */
  divide(count: number, total: number): boolean;
}
