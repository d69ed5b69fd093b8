/**
 * What will do as goal: every cell of a box, or those of its cells that are marked, or that are within range of a target; a search with
 * targets has all of the grid for its box. The distance to a box is the cells between, so a heuristic of it never overestimates, wherever
 * in the box a search ends.
 *
 * Marks are a bit a cell, in order of cell index, and all 0 between searches (src/search/goal-marks.ts writes them).
 */
import { bitAt, isBlocked } from '../core/cells';
import { areConnected } from '../reach/components';
import { heuristicAt } from './heuristic';
import { Components } from '../reach/labels';
import { Search } from '../core/layout';
import { allocateZeroed, release } from '../core/memory';
import { gAt, gPlane } from '../core/nodes';

/** Makes the cells within `range` columns and rows of a cell the box. */
export function setBox(search: Search, x: i32, y: i32, range: i32): void {
  search.boxLeft = max(x - range, 0);
  search.boxTop = max(y - range, 0);
  search.boxRight = min(x + range, <i32>search.cells.width - 1);
  search.boxBottom = min(y + range, <i32>search.cells.height - 1);
}

/** Whether a cell of the box will do as goal: a passable one, connected with the start where components are given that can tell. */
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

/** Whether the search stops at a cell taken from the open list: it will do as goal, or more targets are needed. */
export function stopsAt(search: Search, cell: u32, x: i32, y: i32): bool {
  // Unsigned, a column left of the box becomes a huge number: one comparison tells both sides. No box is empty here.
  if (<u32>(x - search.boxLeft) > <u32>(search.boxRight - search.boxLeft)) return false;
  if (<u32>(y - search.boxTop) > <u32>(search.boxBottom - search.boxTop)) return false;
  return search.targets ? stopsForTarget(search, cell, x, y) : isWanted(search, cell);
}

/** h is 0 at a target alone, and there f is g: what can be told from f is told first. */
function stopsForTarget(search: Search, cell: u32, x: i32, y: i32): bool {
  const f = search.pendingF;
  return f > search.nextF || (f == search.gFactor * gAt(gPlane(search), cell) && heuristicAt(search, x, y) == 0);
}

/** Makes room for a mark for each cell of the grid, and says where. 0 where memory cannot be had. */
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

/** Whether a cell of the box is marked, if only such will do. */
function isWanted(search: Search, cell: u32): bool {
  return !search.marked || ((load<u8>(search.marks + (cell >> 3)) >> u8(cell & 7)) & 1) != 0;
}
