/** Twin of assembly/search/goal-box.ts: which cells count as goals. */
import { allocate } from '../../base/allocate.ts';
import { bitAt } from '../../rules/cells.ts';
import type { Search } from '../core/search-record.ts';
import { areConnected, type Components } from '../reach/components.ts';
import { heuristicAt } from './heuristic.ts';

export function setBox(search: Search, x: number, y: number, range: number): void {
  search.boxLeft = Math.max(x - range, 0);
  search.boxTop = Math.max(y - range, 0);
  search.boxRight = Math.min(x + range, search.cells.width - 1);
  search.boxBottom = Math.min(y + range, search.cells.height - 1);
}

export function hasGoal(search: Search, components: Components | null): boolean {
  const { cells, boxLeft, boxTop, boxRight, boxBottom } = search;
  for (let y = boxTop; y <= boxBottom; y++) {
    for (let x = boxLeft; x <= boxRight; x++) {
      if (!isWanted(search, y * cells.width + x) || cells.isBlocked(x, y)) continue;
      if (components === null) return true;
      const start = bitAt(cells, search.startX, search.startY);
      if (areConnected(components, start, bitAt(cells, x, y))) return true;
    }
  }
  return false;
}

export function stopsAt(search: Search, cell: number, x: number, y: number): boolean {
  const { boxLeft, boxTop, boxRight, boxBottom } = search;
  if (x < boxLeft || x > boxRight || y < boxTop || y > boxBottom) return false;
  if (search.targets.length > 0) return stopsForTarget(search, cell, x, y);
  return isWanted(search, cell);
}

function stopsForTarget(search: Search, cell: number, x: number, y: number): boolean {
  const { pendingF, nextF, nodeG, plan } = search;
  return pendingF > nextF || (pendingF === plan.gFactor * nodeG[cell] && heuristicAt(search, x, y) === 0);
}

/**
 * Makes room for a mark for each cell of the grid and returns the marks.
 *
 * @throws `RangeError` if memory cannot be allocated.
 */
export function reserveMarks(search: Search): Uint8Array {
  const bytes = (search.cells.width * search.cells.height + 7) >>> 3;
  if (search.marks.length < bytes) search.marks = allocate(Uint8Array, bytes);
  return search.marks;
}

function isWanted({ marked, marks }: Search, cell: number): boolean {
  return !marked || ((marks[cell >> 3] >> (cell & 7)) & 1) !== 0;
}
