/** Twin of assembly/solve/stepwise.ts: searches that stay open between calls, any number at once. */

import type { Point } from '../../base/point.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import type { Search } from '../core/layout.ts';
import { begin } from './solve.ts';

export function openSearch(search: Search, cells: CellStore, start: Point, goal: Point): number {
  search.stepwise = true;
  return begin(search, cells, start, goal);
}
