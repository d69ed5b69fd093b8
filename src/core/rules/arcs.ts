/** SearchArcs, and how they are found by the cell that they leave. assembly/search/arcs.ts does the same. */

import type { DirectedLinks } from '../grid/links/links.ts';

/** Links, one way each, sorted by first cell, as searches follow them. */
export interface SearchArcs {
  readonly ways: DirectedLinks;
  /** By arc: the cost in those that order the open list. */
  readonly order: readonly number[];
  /** By arc: the first one that leads to the same cell. Under its number a search notes which of them it came by. */
  readonly slot: readonly number[];
  /** The most arcs that leave a cell. */
  readonly most: number;
  /** Two tables of the same size, a power of two. They find the first arc that leaves a cell, and the first that leads to it, by its hash: its number plus 1, 0 in empty places. */
  readonly tables: Int32Array;
  /** Columns and rows after which edges go on, and the rows of a floor; huge if there is no such edge, or only one floor. */
  readonly roundX: number;
  readonly roundY: number;
  readonly floorRows: number;
  /** What a unit of the heuristic is in the costs that order the open list; 0 if the heuristic leaves links out. */
  readonly scale: number;
}
