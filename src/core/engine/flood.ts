/** Distances of all cells of a grid to some of them, as landmarks need them. */

/** The cells farthest from each of some cells in its component, and the greatest of their distances. */
export interface Farthest {
  readonly cells: number[];
  readonly most: number;
}

/** Distances by block of cells. */
export interface Intervals {
  /**
   * By block, the least and the greatest distance of its cells, in units, rounded down; UNREACHED for both if no cell of the block has been
   * reached.
   */
  readonly values: Uint16Array;
  /** How many blocks a row of values has. */
  readonly columns: number;
}

/** Greater than all distances. */
export const UNREACHED = 0xffff;
