/** Arcs, and how they are found by the cell that they leave. assembly/search/arcs.ts does the same. */

/** Links, one way each, sorted by first cell, as searches follow them. */
export interface Arcs {
  readonly count: number;
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** The row of `to`. */
  readonly toY: Int32Array;
  /** By arc: the cost in those that order the open list, and in the caller's. */
  readonly order: Float64Array;
  readonly cost: Float64Array;
  /** The number of the link. */
  readonly id: Int32Array;
  /** The first arc that leads to the same cell: under its number a search notes which of them it came by. */
  readonly slot: Int32Array;
  /** The most arcs that leave a cell. */
  readonly most: number;
  /** Finds the arcs of a cell by its hash (`placeIn`): the number of the first one plus 1, 0 in empty places. Its size is a power of two. */
  readonly table: Int32Array;
  /** Columns and rows after which edges go on, and the rows of a floor; huge if there is no such edge, or only one floor. */
  readonly roundX: number;
  readonly roundY: number;
  readonly floorRows: number;
  /** What a unit of the heuristic is in the costs that order the open list; 0 if the heuristic leaves links out. */
  readonly scale: number;
}

/** Returns the place of a table at which the search for a cell begins. */
export function placeIn(mask: number, cell: number): number {
  return (Math.imul(cell, 0x9e3779b1) >>> 8) & mask;
}
