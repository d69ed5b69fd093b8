/** Twin of assembly/solve/stepwise.ts: searches that stay open between calls, any number at once. */

import type { Point } from '../../base/point.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import type { Search } from '../core/search-record.ts';
import { graphOf } from '../jump/jump-records.ts';
import { begin } from './solve.ts';

export function openSearch(search: Search, cells: CellStore, start: Point, goal: Point): number {
  search.stepwise = true;
  return begin(search, cells, start, goal);
}

/** Continues an open search on another copy of its grid. */
export function moveSearch(search: Search, cells: CellStore): void {
  search.cells = cells;
  const jumps = graphOf(search);
  if (jumps !== null) jumps.planes.cells = cells;
}
