/**
 * What will do as goal: every cell of a box, or those of its cells that are marked. The distance to the box is the cells between,
 * so a heuristic of it never overestimates, wherever in the box a search ends.
 *
 * Marks are a bit a cell, in order of cell index, and all 0 between searches.
 */
import { Search } from './layout';
import { allocateZeroed, release } from './memory';

/** Takes the cells within `range` columns and rows of a cell for the box; none is marked, and so all will do. */
export function setBox(search: Search, x: i32, y: i32, range: i32): void {
  search.boxLeft = max(x - range, 0);
  search.boxTop = max(y - range, 0);
  search.boxRight = min(x + range, <i32>search.cells.width - 1);
  search.boxBottom = min(y + range, <i32>search.cells.height - 1);
  search.marked = 0;
}

/** Makes the box large enough for a cell. */
export function widenBox(search: Search, x: i32, y: i32): void {
  search.boxLeft = min(search.boxLeft, x);
  search.boxTop = min(search.boxTop, y);
  search.boxRight = max(search.boxRight, x);
  search.boxBottom = max(search.boxBottom, y);
}

/** How far a column or row lies from those from `first` to `last`, 0 within. */
export function distanceTo(first: i32, last: i32, at: i32): i32 {
  return max(max(first - at, at - last), 0);
}

/** Whether a cell will do as goal. */
export function isGoal(search: Search, cell: u32, x: i32, y: i32): bool {
  if (distanceTo(search.boxLeft, search.boxRight, x) | distanceTo(search.boxTop, search.boxBottom, y)) return false;
  return !search.marked || isMarked(search, cell);
}

/** Makes room for a mark for each cell of the grid. False where memory cannot be had. */
export function reserveMarks(search: Search): bool {
  const cells = search.cells;
  const bytes = (cells.width * cells.height + 7) >> 3;
  if (search.markBytes >= bytes) return true;
  release(search.marks);
  search.markBytes = 0;
  search.marks = allocateZeroed(bytes);
  if (!search.marks) return false;
  search.markBytes = bytes;
  return true;
}

/** Marks a cell, or takes its mark away: with those of the cells around it, since all are taken away together. */
export function setMark(search: Search, cell: u32, marked: bool): void {
  const byte = search.marks + (cell >> 3);
  store<u8>(byte, marked ? load<u8>(byte) | (1 << u8(cell & 7)) : 0);
}

function isMarked(search: Search, cell: u32): bool {
  return ((load<u8>(search.marks + (cell >> 3)) >> u8(cell & 7)) & 1) != 0;
}
