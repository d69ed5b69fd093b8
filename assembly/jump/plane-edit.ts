/**
 * Updates the planes and the jump point graph when a cell changes. It touches only what the change can affect:
 *
 * - the nine cells around it, whose stops, halts and borders depend on it,
 * - the cells whose jumps now end elsewhere,
 * - the points from which a sweep reaches any of these.
 *
 * Affected points forget their successors. If very many cells see the change, as on open ground, all points whose lists may
 * depend on the changed cells forget at once, without a visit to each of them.
 */
import { CELLS_A_CHANGE } from '../core/tuning';
import { isBlocked } from '../moves/cells';
import { forgetBox, forgetPoint } from './jump-ages';
import { Jumps, reclassify } from './jump-records';
import { borderPlane, Borders } from '../terrain/borders';
import { Cells } from '../core/layout';
import { dx, dy, NO_DIRECTION } from '../moves/moves';
import { coldTest, distanceTo, writeBit } from '../core/bits';
import {
  coldLines,
  COLUMN,
  coldBit,
  FALLING,
  forcedMoves,
  isBorder,
  isFourConnected,
  movesAt,
  Planes,
  rayOf,
  ROW,
  seesPlane,
  stepAlong,
  wrapped,
} from './planes/planes';

/** What is left of this budget. 64 bits, since on strips of 10^8 cells several runs subtract more than 32 bits hold. */
let cellsLeft: i64 = 0;

/**
 * Updates planes and graph after cells were blocked or made passable, or got other terrain costs. Addresses `at` to `end` hold i32 x, i32 y
 * of each changed cell. The blocked bits of rows and the grid's own plane of borders are up to date.
 */
export function updatePlanes(jumps: Jumps, at: usize, end: usize): void {
  const cells: Cells = jumps.planes.cells;
  cellsLeft = min(<u32>((end - at) >> 3) * CELLS_A_CHANGE, (cells.width * cells.height) >> 2);
  for (; at < end; at += 8) updateCell(jumps, load<i32>(at), load<i32>(at, 4));
  if (cellsLeft < 0) forgetBox(jumps, cells.changedLeft, cells.changedTop, cells.changedRight, cells.changedBottom);
}

function updateCell(jumps: Jumps, x: i32, y: i32): void {
  const planes = jumps.planes;
  const columns = coldLines(planes, COLUMN);
  const columnBit = coldBit(columns, x, y);
  const blocked = isBlocked(planes.cells, x, y);
  const isChanged = coldTest(columns.blocked, columnBit) != blocked;
  // The cell has changed back, or an earlier entry has named it.
  if (!isChanged && !planes.borders) return;
  writeBit(columns.blocked, columnBit, blocked);
  if (planes.borders) {
    copyBorders(planes, x, y);
    reclassify(jumps, x, y);
  }
  for (let direction: u32 = 0; direction < 8; direction++) {
    const ray = rayOf(planes, direction);
    if (!ray.ends) continue;
    // From front to back, since what a cell sees depends on the cells ahead of it.
    for (let i = 4 * ray.sign; i != -5 * ray.sign; i -= ray.sign) {
      updateEnd(jumps, direction, x + ((i + 4) % 3) - 1, y + (i + 4) / 3 - 1, isChanged && i == 0);
    }
  }
}

/** Copies the grid's border bits of the nine cells around a cell. */
function copyBorders(planes: Planes, x: i32, y: i32): void {
  const rows = coldLines(planes, ROW);
  const source = borderPlane(changetype<Borders>(planes.cells.borders));
  for (let row = y - 1; row <= y + 1; row++) {
    for (let column = x - 1; column <= x + 1; column++) {
      if (isOutside(planes, column, row)) continue;
      const bit = coldBit(rows, column, row);
      writeBit(planes.borders, bit, coldTest(source, bit));
    }
  }
}

function isOutside(planes: Planes, x: i32, y: i32): bool {
  return <u32>x >= planes.cells.width || <u32>y >= planes.cells.height;
}

/** Updates the stop or halt of one cell, and all that depends on it. `isChanged` says that this cell itself has changed. */
function updateEnd(jumps: Jumps, direction: u32, x: i32, y: i32, isChanged: bool): void {
  const planes = jumps.planes;
  if (isOutside(planes, x, y)) return;
  const ray = rayOf(planes, direction);
  const bit = coldBit(ray.lines, x, y);
  const ended = coldTest(ray.ends, bit);
  const stuck = ray.sweeps ? !((movesAt(planes, NO_DIRECTION, x, y) >> direction) & 1) : isBlocked(planes.cells, x, y);
  const ends = stuck || forcedMoves(planes, direction, x, y) != 0 || isBorder(planes, x, y);
  writeBit(ray.ends, bit, ends);
  // The moves from this cell may have changed.
  forgetPoint(jumps, x, y);
  if (ray.sweeps) {
    // Even if sweeps halt here as before, the cell may have become a jump point or ceased to be one.
    if (ended || ends) forgetSweep(jumps, direction, x, y);
  } else if (isChanged || ended != ends) updateRun(jumps, direction, x, y);
}

/**
 * Updates the run of cells behind (x, y), up to the next stop: their jumps reach (x, y), and now end there or go on. Rewrites what
 * these cells see. Points on the run forget their successors, and so do points whose sweeps cross the run and look along it.
 */
function updateRun(jumps: Jumps, direction: u32, x: i32, y: i32): void {
  const planes = jumps.planes;
  const ray = rayOf(planes, direction);
  const length = cellsBehind(planes, direction, x, y);
  // Sweeps from each cell of the run may be as long as the run. A long run means open ground, where the search for points does not pay.
  cellsLeft -= (<i64>length * length) >> 3;
  // Sweeps of both orientations see the same.
  if (!isFourConnected(planes)) rewriteSees(planes, direction, 1, x, y, length);
  const concerned = rewriteSees(planes, direction, 0, x, y, length);
  for (let left = concerned ? length : 0; left && cellsLeft >= 0; left--) {
    x -= dx(direction);
    y -= dy(direction);
    forgetPoint(jumps, x, y);
    // Left and right are mutual: the sweeps that look in this direction run to the left or right of it.
    forgetSweep(jumps, ray.leftDirection, x, y);
    forgetSweep(jumps, ray.rightDirection, x, y);
  }
}

/** Returns the number of cells behind (x, y), against the direction, up to the next stop or halt or the edge of the grid. */
function cellsBehind(planes: Planes, direction: u32, x: i32, y: i32): i32 {
  const ray = rayOf(planes, direction);
  const clear = distanceTo(ray.ends, coldBit(ray.lines, x, y), -ray.sign);
  const columns = toEdge(dx(direction), x, planes.cells.width);
  return min(clear, min(columns, toEdge(dy(direction), y, planes.cells.height)));
}

/** Returns the number of columns or rows between `at` and the edge of the grid, against a step. */
function toEdge(step: i32, at: i32, size: i32): i32 {
  return step > 0 ? at : step ? size - 1 - at : i32.MAX_VALUE;
}

/**
 * Rewrites what the cells of a run see, in one of the orientations of sweeps. Returns whether jumps from there ended, or now end,
 * at a jump point.
 */
function rewriteSees(planes: Planes, direction: u32, copy: u32, x: i32, y: i32, length: i32): bool {
  const ray = rayOf(planes, direction);
  const lines = coldLines(planes, isFourConnected(planes) ? COLUMN : FALLING + copy);
  const plane = seesPlane(planes, direction, copy);
  const step = stepAlong(lines, direction);
  const ahead = coldBit(ray.lines, x, y);
  let bit = coldBit(lines, x, y);
  const sees = coldTest(ray.ends, ahead) ? !coldTest(ray.lines.blocked, ahead) : coldTest(plane, bit);
  // The run contains no stop, so all its cells see the same, now and before.
  if (coldTest(plane, wrapped(lines, bit - step)) == sees) return sees;
  for (let walked = 0; walked < length; walked++) {
    bit -= step;
    if (<u32>bit >= lines.bits) bit = wrapped(lines, bit);
    // Every bit flips. A plain write per bit, since runs may be long.
    const at = plane + (bit >> 3);
    store<u8>(at, load<u8>(at) ^ (1 << u8(bit & 7)));
  }
  return true;
}

/** Makes all points forget their successors from which a sweep in `direction` reaches the cell. */
function forgetSweep(jumps: Jumps, direction: u32, x: i32, y: i32): void {
  if (cellsLeft < 0) return;
  const steps = cellsBehind(jumps.planes, direction, x, y);
  cellsLeft -= steps + 1;
  if (cellsLeft < 0) return;
  const stepX = dx(direction);
  const stepY = dy(direction);
  for (let left = steps; left; left--) {
    x -= stepX;
    y -= stepY;
    forgetPoint(jumps, x, y);
  }
}
