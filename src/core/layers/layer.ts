/** A cost layer as searches read it. */
export interface Layer {
  /** A value for each cell of a grid. */
  readonly values: Float64Array;
  /** Increases whenever the values may have changed. */
  readonly version: number;
}
