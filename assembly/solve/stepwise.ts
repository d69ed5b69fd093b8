/**
 * Searches that stay open between calls, any number at once. Each has a record of its own, with its own nodes and open list, and
 * a jump point graph that no other search uses meanwhile. The grid it goes over must stay as it is: the wrapper sees to that.
 */
import { Jumps } from '../jump/jump-records';
import { Cells, Search } from '../core/layout';
import { linesOf, ROW } from '../jump/planes';
import { begin, closeGraph } from './solve';

/** Starts a search that `run` takes on in steps, anew where memory ran out before. Returns the status. */
export function openSearch(search: Search, cells: Cells, startX: i32, startY: i32, goalX: i32, goalY: i32): i32 {
  closeGraph(search);
  search.stepwise = 1;
  return begin(search, cells, startX, startY, goalX, goalY);
}

/** Lets an open search go on over another copy of its grid. */
export function moveSearch(search: Search, cells: Cells): void {
  search.cells = cells;
  if (!search.jumps) return;
  const planes = changetype<Jumps>(search.jumps).planes;
  planes.cells = cells;
  // The one plane that is the grid's own.
  linesOf(planes, ROW).blocked = cells.blocked;
}
