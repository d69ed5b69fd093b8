/** Parts of a grid whose distances to walls are measured by themselves: floors, and boxes around edits. */
import { type Box, type Sides, widened } from '../base/cells/box.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { WRAPS_X, WRAPS_Y } from '../grid/links/links.ts';
import type { MeasuredPart } from '../kernel/clearance/measurer.ts';
import {
  CLEARANCE_RECORD_BLOCKED_ABOVE,
  CLEARANCE_RECORD_BLOCKED_BELOW,
  CLEARANCE_RECORD_BLOCKED_LEFT,
  CLEARANCE_RECORD_BLOCKED_RIGHT,
  CLEARANCE_RECORD_RING_ACROSS,
  CLEARANCE_RECORD_RING_DOWN,
} from '../kernel/layout.ts';

/** Returns the box of all cells. */
export function allOf({ width, height }: Sides): Box {
  return { left: 0, top: 0, right: width - 1, bottom: height - 1 };
}

/**
 * Returns the part of each floor that a box touches, widened by a number of columns and rows: of the whole grid, if it has no floors. Where edges go
 * on, a part is as wide or high as the grid.
 *
 * @param edges Whether cells outside the grid, or outside the floor, count as blocked.
 */
export function measuredPartsOf(cells: CellStore, box: Box, by: number, edges: boolean): MeasuredPart[] {
  const { floorRows, width, height, wrap } = cells;
  const rows = floorRows === 0 ? height + 1 : floorRows;
  const wide = widened(box, by, cells);
  const across = (wrap & WRAPS_X) !== 0;
  const down = (wrap & WRAPS_Y) !== 0;
  const [left, right] = across ? [0, width - 1] : [wide.left, wide.right];
  const parts: MeasuredPart[] = [];
  for (let first = box.top - (box.top % rows); first <= box.bottom; first += rows) {
    const last = first + rows - 2;
    const [top, bottom] = down ? [first, last] : [Math.max(wide.top, first), Math.min(wide.bottom, last)];
    let sides = (across ? CLEARANCE_RECORD_RING_ACROSS : 0) | (down ? CLEARANCE_RECORD_RING_DOWN : 0);
    if (edges && !down && top === first) sides |= CLEARANCE_RECORD_BLOCKED_ABOVE;
    if (edges && !down && bottom === last) sides |= CLEARANCE_RECORD_BLOCKED_BELOW;
    if (edges && !across && left === 0) sides |= CLEARANCE_RECORD_BLOCKED_LEFT;
    if (edges && !across && right === width - 1) sides |= CLEARANCE_RECORD_BLOCKED_RIGHT;
    parts.push({ left, top, right, bottom, sides });
  }
  return parts;
}
