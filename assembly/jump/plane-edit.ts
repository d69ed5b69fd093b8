/**
 * Keeping planes and the jump point graph right when a cell changes, by touching only what its change can reach: the nine cells
 * around it, whose stops and halts depend on it, the cells whose jumps now end elsewhere, and the points that come to any of
 * these by a sweep. What such points know of their successors is forgotten. Where a change is seen from very many cells, as on
 * open ground, all points forget, which needs no look at them: there is little to find again on such a map.
 */
import { isBlocked } from '../core/cells';
import { forgetAll, forgetPoint, Jumps } from './jump-records';
import { Cells } from '../core/layout';
import { dx, dy, NO_DIRECTION } from '../core/moves';
import { distanceTo, testBit, writeBit } from '../core/bits';
import {
  bitOf,
  COLUMN,
  FALLING,
  forcedMoves,
  isFourConnected,
  linesOf,
  movesAt,
  Planes,
  rayOf,
  seesPlane,
  stepAlong,
  wrapped,
} from './planes';

/**
 * Cells to look for points in: so many a change, on the average, and no more than a quarter of the grid. If that is not enough all points
 * forget, and the changes left are followed up in planes alone.
 */
const MOST_CELLS: u32 = 8000;
/** How many of them are left, in 64 bits: in strips of 10^8 cells several runs take off more than 32 bits hold. */
let cellsLeft: i64 = 0;

/** Brings planes and graph up to date after blocked bits, by rows, have changed: i32 x, i32 y of each cell, from address `at` to `end`. */
export function updatePlanes(jumps: Jumps, at: usize, end: usize): void {
  const cells: Cells = jumps.planes.cells;
  cellsLeft = min(<u32>((end - at) >> 3) * MOST_CELLS, (cells.width * cells.height) >> 2);
  for (; at < end; at += 8) updateCell(jumps, load<i32>(at), load<i32>(at, 4));
  if (cellsLeft < 0) forgetAll(jumps);
}

function updateCell(jumps: Jumps, x: i32, y: i32): void {
  const planes = jumps.planes;
  const columns = linesOf(planes, COLUMN);
  const columnBit = bitOf(columns, x, y);
  const blocked = isBlocked(planes.cells, x, y);
  // It has changed back, or came before.
  if (testBit(columns.blocked, columnBit) == blocked) return;
  writeBit(columns.blocked, columnBit, blocked);
  for (let direction: u32 = 0; direction < 8; direction++) {
    const ray = rayOf(planes, direction);
    if (!ray.ends) continue;
    // From front to back, since what is seen from a cell depends on those ahead.
    for (let i = 4 * ray.sign; i != -5 * ray.sign; i -= ray.sign) {
      updateEnd(jumps, direction, x + ((i + 4) % 3) - 1, y + (i + 4) / 3 - 1, i == 0);
    }
  }
}

function isOutside(planes: Planes, x: i32, y: i32): bool {
  return <u32>x >= planes.cells.width || <u32>y >= planes.cells.height;
}

/** Stop or halt of one cell, which may be the one that has changed, and all that depends on it. */
function updateEnd(jumps: Jumps, direction: u32, x: i32, y: i32, isChanged: bool): void {
  const planes = jumps.planes;
  if (isOutside(planes, x, y)) return;
  const ray = rayOf(planes, direction);
  const bit = bitOf(ray.lines, x, y);
  const ended = testBit(ray.ends, bit);
  const stuck = ray.sweeps ? !((movesAt(planes, NO_DIRECTION, x, y) >> direction) & 1) : isBlocked(planes.cells, x, y);
  const ends = stuck || forcedMoves(planes, direction, x, y) != 0;
  writeBit(ray.ends, bit, ends);
  // Its own moves may be others now.
  forgetPoint(jumps, y * planes.cells.width + x);
  if (ray.sweeps) {
    // Where a sweep halts as before, it may be at a jump point or no longer at one.
    if (ended || ends) forgetSweep(jumps, direction, x, y);
  } else if (isChanged || ended != ends) updateRun(jumps, direction, x, y);
}

/**
 * The cells behind (x, y) whose jumps come there, up to the next stop, since they now end there or go on. What is seen from them is
 * written anew, what points know that stand there, or look that way from a sweep across, forgotten.
 */
function updateRun(jumps: Jumps, direction: u32, x: i32, y: i32): void {
  const planes = jumps.planes;
  const ray = rayOf(planes, direction);
  const length = cellsBehind(planes, direction, x, y);
  // From each cell of a run sweeps may be as long: long runs tell of open ground, where looking would be in vain.
  cellsLeft -= (<i64>length * length) >> 3;
  // In both orientations of sweeps the same is seen.
  if (!isFourConnected(planes)) rewriteSees(planes, direction, 1, x, y, length);
  const concerned = rewriteSees(planes, direction, 0, x, y, length);
  for (let left = concerned ? length : 0; left && cellsLeft >= 0; left--) {
    x -= dx(direction);
    y -= dy(direction);
    forgetPoint(jumps, y * planes.cells.width + x);
    // Left and right are mutual: the sweeps that look this way go to the left or right of it.
    forgetSweep(jumps, ray.leftDirection, x, y);
    forgetSweep(jumps, ray.rightDirection, x, y);
  }
}

/** Cells behind (x, y), against the direction, up to the next stop or halt or the edge of the grid. */
function cellsBehind(planes: Planes, direction: u32, x: i32, y: i32): i32 {
  const ray = rayOf(planes, direction);
  const clear = distanceTo(ray.ends, bitOf(ray.lines, x, y), -ray.sign);
  const columns = toEdge(dx(direction), x, planes.cells.width);
  return min(clear, min(columns, toEdge(dy(direction), y, planes.cells.height)));
}

/** Columns or rows between `at` and the edge of the grid, against a step. */
function toEdge(step: i32, at: i32, size: i32): i32 {
  return step > 0 ? at : step ? size - 1 - at : i32.MAX_VALUE;
}

/**
 * Writes anew what is seen from the cells of a run, in one of the orientations of sweeps. Returns whether jumps from there ended, or
 * now end, at a jump point.
 */
function rewriteSees(planes: Planes, direction: u32, copy: u32, x: i32, y: i32, length: i32): bool {
  const ray = rayOf(planes, direction);
  const lines = linesOf(planes, isFourConnected(planes) ? COLUMN : FALLING + copy);
  const plane = seesPlane(planes, direction, copy);
  const step = stepAlong(lines, direction);
  const ahead = bitOf(ray.lines, x, y);
  let bit = bitOf(lines, x, y);
  const sees = testBit(ray.ends, ahead) ? !testBit(ray.lines.blocked, ahead) : testBit(plane, bit);
  // There is no stop in the run: all there see the same, and did before.
  if (testBit(plane, wrapped(lines, bit - step)) == sees) return sees;
  for (let walked = 0; walked < length; walked++) {
    bit -= step;
    if (<u32>bit >= lines.bits) bit = wrapped(lines, bit);
    // One write for all, since runs may be long: each bit turns.
    const at = plane + (bit >> 3);
    store<u8>(at, load<u8>(at) ^ (1 << u8(bit & 7)));
  }
  return true;
}

/** What points know from which a sweep in the direction comes to a cell. */
function forgetSweep(jumps: Jumps, direction: u32, x: i32, y: i32): void {
  if (cellsLeft < 0) return;
  const planes = jumps.planes;
  const width = <i32>planes.cells.width;
  const steps = cellsBehind(planes, direction, x, y);
  cellsLeft -= steps + 1;
  if (cellsLeft < 0) return;
  const step = dy(direction) * width + dx(direction);
  for (let walked = 1; walked <= steps; walked++) forgetPoint(jumps, y * width + x - walked * step);
}
