/**
 * Which cells count as goals: all cells of a box, its marked cells, or its cells within range of a target. With targets, the box is the
 * whole grid. The distance to a box counts the columns and rows in between, so a heuristic of it never overestimates, in whichever cell of
 * the box a search ends.
 *
 * Marks are a bit a cell, in order of cell index, and all 0 between searches (src/core/search/nearest/goal-marks.ts writes them).
 */
import { bitAt, isBlocked } from '../moves/cells';
import { areConnected, Components } from '../reach/components';
import { heuristicAt } from './heuristic';
import { Search } from '../core/layout';
import { allocateZeroed, release } from '../core/memory';
import { slotAt } from '../nodes/node-pages';
import { gAt, gPlane } from '../nodes/nodes';

/** Sets the box to the cells within `range` columns and rows of a cell. */
export function setBox(search: Search, x: i32, y: i32, range: i32): void {
  search.boxLeft = max(x - range, 0);
  search.boxTop = max(y - range, 0);
  search.boxRight = min(x + range, <i32>search.cells.width - 1);
  search.boxBottom = min(y + range, <i32>search.cells.height - 1);
}

/** Returns whether a cell of the box can be a goal: it is passable and, if components are given, connected with the start. */
export function hasGoal(search: Search, components: usize): bool {
  const cells = search.cells;
  for (let y = search.boxTop; y <= search.boxBottom; y++) {
    for (let x = search.boxLeft; x <= search.boxRight; x++) {
      if (!isWanted(search, y * cells.width + x) || isBlocked(cells, x, y)) continue;
      if (!components) return true;
      const start = bitAt(cells, search.startX, search.startY);
      if (areConnected(changetype<Components>(components), start, bitAt(cells, x, y))) return true;
    }
  }
  return false;
}

/** Returns whether the search stops at a cell taken from the open list: the cell is a goal, or more targets are needed. */
export function stopsAt(search: Search, cell: u32, x: i32, y: i32): bool {
  // Unsigned, a column left of the box becomes a huge number, so one comparison checks both sides. No box is empty here.
  if (<u32>(x - search.boxLeft) > <u32>(search.boxRight - search.boxLeft)) return false;
  if (<u32>(y - search.boxTop) > <u32>(search.boxBottom - search.boxTop)) return false;
  return search.targets ? stopsForTarget(search, x, y) : isWanted(search, cell);
}

/** Only at a target is h 0, and there f is g. The checks that need only f come first. */
function stopsForTarget(search: Search, x: i32, y: i32): bool {
  const f = search.pendingF;
  if (f > search.nextF) return true;
  const g = gAt(gPlane(search), slotAt(search, x, y));
  return f == (search.byCost ? g : search.gFactor * g) && heuristicAt(search, x, y) == 0;
}

/** Makes room for a mark for each cell of the grid and returns its address, or 0 if memory cannot be allocated. */
export function reserveMarks(search: Search): usize {
  const cells = search.cells;
  const bytes = (cells.width * cells.height + 7) >> 3;
  if (search.markBytes < bytes) {
    release(search.marks);
    search.marks = allocateZeroed(bytes);
    search.markBytes = search.marks ? bytes : 0;
  }
  return search.marks;
}

/** Returns whether a cell of the box may be a goal: if only marked cells may, it is marked. */
function isWanted(search: Search, cell: u32): bool {
  return !search.hasMarks || ((load<u8>(search.marks + (cell >> 3)) >> u8(cell & 7)) & 1) != 0;
}
