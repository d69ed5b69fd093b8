/** Twin of assembly/goal-box.ts: what will do as goal, every cell of a box, or those of its cells that are marked. */
import { allocate } from '../allocate.ts';
import type { Search } from './search.ts';

/** Takes the cells within `range` columns and rows of a cell for the box; none is marked, and so all will do. */
export function setBox(search: Search, x: number, y: number, range: number): void {
  search.boxLeft = Math.max(x - range, 0);
  search.boxTop = Math.max(y - range, 0);
  search.boxRight = Math.min(x + range, search.cells.width - 1);
  search.boxBottom = Math.min(y + range, search.cells.height - 1);
  search.marked = false;
}

/** Makes the box large enough for a cell. */
export function widenBox(search: Search, x: number, y: number): void {
  search.boxLeft = Math.min(search.boxLeft, x);
  search.boxTop = Math.min(search.boxTop, y);
  search.boxRight = Math.max(search.boxRight, x);
  search.boxBottom = Math.max(search.boxBottom, y);
}

/** How far a column or row lies from those from `first` to `last`, 0 within. */
export function distanceTo(first: number, last: number, at: number): number {
  return Math.max(Math.max(first - at, at - last), 0);
}

/** Whether a cell will do as goal. */
export function isGoal(search: Search, cell: number, x: number, y: number): boolean {
  const { boxLeft, boxTop, boxRight, boxBottom } = search;
  if (x < boxLeft || x > boxRight || y < boxTop || y > boxBottom) return false;
  return !search.marked || isMarked(search, cell);
}

/** Makes room for a mark for each cell of the grid. */
export function reserveMarks(search: Search): void {
  const bytes = (search.cells.width * search.cells.height + 7) >>> 3;
  if (search.marks.length < bytes) search.marks = allocate(Uint8Array, bytes);
}

/** Marks a cell, or takes its mark away: with those of the cells around it, since all are taken away together. */
export function setMark({ marks }: Search, cell: number, marked: boolean): void {
  marks[cell >> 3] = marked ? marks[cell >> 3] | (1 << (cell & 7)) : 0;
}

function isMarked({ marks }: Search, cell: number): boolean {
  return ((marks[cell >> 3] >> (cell & 7)) & 1) !== 0;
}
