/**
 * Searches that stay open between calls, any number at once. Each has its own record with nodes and open list, and a jump point graph that
 * no other search uses until it ends. Its grid must not change: the wrapper ensures that.
 */
import { Jumps } from '../jump/jump-records';
import { Cells, Search } from '../core/layout';
import { linesOf, ROW } from '../jump/planes/planes';
import { closeGraph } from './opening';
import { begin } from './solve';

/** Starts a search that `run` continues in steps. Starts it over if memory ran out before. Returns the status. */
export function openSearch(search: Search, cells: Cells, startX: i32, startY: i32, goalX: i32, goalY: i32): i32 {
  closeGraph(search);
  search.stepwise = 1;
  return begin(search, cells, startX, startY, goalX, goalY);
}

/** Continues an open search on another copy of its grid. */
export function moveSearch(search: Search, cells: Cells): void {
  search.cells = cells;
  if (!search.jumps) return;
  const planes = changetype<Jumps>(search.jumps).planes;
  planes.cells = cells;
  // The only plane that belongs to the grid.
  linesOf(planes, ROW).blocked = cells.blocked;
}
