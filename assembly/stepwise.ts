/**
 * Searches that stay open between calls, any number at once. Each has a record of its own, with its own nodes and open list, and
 * a jump point graph that no other search uses meanwhile. The grid it goes over must stay as it is: the wrapper sees to that.
 */
import { columnOf, entryAt, rowOf } from './heap';
import { xOf, yOf } from './jump-records';
import { Cells, Search } from './layout';
import { expansionOf, tagAt, tagOf } from './nodes';
import { begin, closeGraph } from './solve';

/** Starts a search that `run` takes on in steps, anew where memory ran out before. Returns the status. */
export function openSearch(search: Search, cells: Cells, startX: i32, startY: i32, goalX: i32, goalY: i32): i32 {
  closeGraph(search);
  search.stepwise = 1;
  return begin(search, cells, startX, startY, goalX, goalY);
}

/** Index of the cell of an entry of the open list (heapSize + pendingFull of them), -1 where it has been expanded by now. */
export function openCell(search: Search, index: u32): i32 {
  const entry = entryAt(search, index);
  const point = <usize>entry;
  const byPoints = search.jumps != 0;
  const x = byPoints ? xOf(point) : columnOf(entry);
  const y = byPoints ? yOf(point) : rowOf(entry);
  const cell = y * search.cells.width + x;
  return expansionOf(byPoints ? tagOf(point) : tagAt(search.nodes, cell)) ? -1 : cell;
}
