/** Twin of assembly/stepwise.ts: searches that stay open between calls, any number at once. */
import type { CellStore } from '../cell-store.ts';
import type { Point } from '../point.ts';
import { entryAt } from './heap.ts';
import { tagOf, xOf, yOf } from './jump-records.ts';
import { expansionOf } from './nodes.ts';
import type { Search } from './search.ts';
import { begin } from './solve.ts';

/** Starts a search that `run` takes on in steps. Returns the status. */
export function openSearch(search: Search, cells: CellStore, start: Point, goal: Point): number {
  search.stepwise = true;
  return begin(search, cells, start, goal);
}

/** Index of the cell of an entry of the open list (`entryCount` tells how many there are), -1 where it has been expanded by now. */
export function openCell(search: Search, index: number): number {
  const entry = entryAt(search, index);
  if (search.jumps !== null) {
    const { records } = search.jumps;
    return expansionOf(tagOf(records, entry)) !== 0
      ? -1
      : yOf(records, entry) * search.cells.width + xOf(records, entry);
  }
  return expansionOf(search.nodeTag[entry]) !== 0 ? -1 : entry;
}
