/** A cost layer as searches read it. */
export interface Layer {
  /** One for each cell of a grid. */
  readonly values: Float64Array;
  /** Grows whenever the values may have changed. */
  readonly version: number;
}
