/** Twin of assembly/jump/plane-edit.ts, where edits are explained. */

import { distanceTo, testBit, writeBit } from '../core/bits.ts';
import { NO_DIRECTION } from '../core/moves.ts';
import { forgetAll, forgetPoint, type Jumps } from './jump-records.ts';
import {
  bitOf,
  COLUMN,
  FALLING,
  forcedMoves,
  isFourConnected,
  linesOf,
  movesAt,
  type Planes,
  ROW,
  rayOf,
  seesPlane,
  stepAlong,
  wrapped,
} from './planes.ts';

/** Cells to look for points in: so many a change, and no more than a quarter of the grid. */
const MOST_CELLS = 8000;
/** How many of them are left. */
let cellsLeft = 0;

/** Brings planes and graph up to date after cells, given by index, have been blocked or made passable. None may be missed that has. */
export function updatePlanes(jumps: Jumps, changes: ArrayLike<number>): void {
  const { width, height } = jumps.planes.cells;
  cellsLeft = Math.min(changes.length * MOST_CELLS, (width * height) >> 2);
  for (let i = 0; i < changes.length; i++) updateCell(jumps, changes[i] % width, Math.floor(changes[i] / width));
  if (cellsLeft < 0) forgetAll(jumps);
}

function updateCell(jumps: Jumps, x: number, y: number): void {
  const { planes } = jumps;
  const { words } = planes;
  const rows = linesOf(planes, ROW);
  const columns = linesOf(planes, COLUMN);
  const blocked = planes.cells.isBlocked(x, y);
  const rowBit = bitOf(rows, x, y);
  if (testBit(words, rows.blocked, rowBit) === blocked) return;
  writeBit(words, rows.blocked, rowBit, blocked);
  writeBit(words, columns.blocked, bitOf(columns, x, y), blocked);
  for (let direction = 0; direction < 8; direction++) {
    const { ends, sign } = rayOf(planes, direction);
    if (ends === 0) continue;
    // From front to back, since what is seen from a cell depends on those ahead.
    for (let i = 4 * sign; i !== -5 * sign; i -= sign) {
      updateEnd(jumps, direction, x + ((i + 4) % 3) - 1, y + Math.floor((i + 4) / 3) - 1, i === 0);
    }
  }
}

function isOutside({ cells }: Planes, x: number, y: number): boolean {
  return x < 0 || y < 0 || x >= cells.width || y >= cells.height;
}

/** Stop or halt of one cell, which may be the one that has changed, and all that depends on it. */
function updateEnd(jumps: Jumps, direction: number, x: number, y: number, isChanged: boolean): void {
  const { planes } = jumps;
  if (isOutside(planes, x, y)) return;
  const { words } = planes;
  const rows = linesOf(planes, ROW);
  const ray = rayOf(planes, direction);
  const bit = bitOf(ray.lines, x, y);
  const ended = testBit(words, ray.ends, bit);
  const stuck = ray.sweeps
    ? ((movesAt(planes, NO_DIRECTION, x, y) >> direction) & 1) === 0
    : testBit(words, rows.blocked, bitOf(rows, x, y));
  const ends = stuck || forcedMoves(planes, direction, x, y) !== 0;
  writeBit(words, ray.ends, bit, ends);
  // Its own moves may be others now.
  forgetPoint(jumps, y * planes.cells.width + x);
  if (ray.sweeps) {
    // Where a sweep halts as before, it may be at a jump point or no longer at one.
    if (ended || ends) forgetSweep(jumps, direction, x, y);
  } else if (isChanged || ended !== ends) updateRun(jumps, direction, x, y);
}

/**
 * The cells behind (x, y) whose jumps come there, up to the next stop, since they now end there or go on. What is seen from them is
 * written anew, what points know that stand there, or look that way from a sweep across, forgotten.
 */
function updateRun(jumps: Jumps, direction: number, x: number, y: number): void {
  const { planes } = jumps;
  const ray = rayOf(planes, direction);
  const length = cellsBehind(planes, direction, x, y);
  // From each cell of a run sweeps may be as long: long runs tell of open ground, where looking would be in vain.
  cellsLeft -= Math.floor((length * length) / 8);
  // In both orientations of sweeps the same is seen.
  if (!isFourConnected(planes)) rewriteSees(planes, direction, 1, x, y, length);
  const concerned = rewriteSees(planes, direction, 0, x, y, length);
  for (let left = concerned ? length : 0; left > 0 && cellsLeft >= 0; left--) {
    x -= ray.stepX;
    y -= ray.stepY;
    forgetPoint(jumps, y * planes.cells.width + x);
    // Left and right are mutual: the sweeps that look this way go to the left or right of it.
    forgetSweep(jumps, ray.leftDirection, x, y);
    forgetSweep(jumps, ray.rightDirection, x, y);
  }
}

/** Cells behind (x, y), against the direction, up to the next stop or halt or the edge of the grid. */
function cellsBehind(planes: Planes, direction: number, x: number, y: number): number {
  const { ends, lines, sign, stepX, stepY } = rayOf(planes, direction);
  const clear = distanceTo(planes.words, ends, bitOf(lines, x, y), -sign);
  return Math.min(clear, toEdge(stepX, x, planes.cells.width), toEdge(stepY, y, planes.cells.height));
}

/** Columns or rows between `at` and the edge of the grid, against a step. */
function toEdge(step: number, at: number, size: number): number {
  return step > 0 ? at : step < 0 ? size - 1 - at : Infinity;
}

/**
 * Writes anew what is seen from the cells of a run, in one of the orientations of sweeps. Returns whether jumps from there ended, or
 * now end, at a jump point.
 */
function rewriteSees(planes: Planes, direction: number, copy: number, x: number, y: number, length: number): boolean {
  const { words } = planes;
  const ray = rayOf(planes, direction);
  const lines = linesOf(planes, isFourConnected(planes) ? COLUMN : FALLING + copy);
  const plane = seesPlane(planes, direction, copy);
  const step = stepAlong(lines, direction);
  const ahead = bitOf(ray.lines, x, y);
  let bit = bitOf(lines, x, y);
  const sees = testBit(words, ray.ends, ahead) ? !testBit(words, ray.lines.blocked, ahead) : testBit(words, plane, bit);
  // There is no stop in the run: all there see the same, and did before.
  if (testBit(words, plane, wrapped(lines, bit - step)) === sees) return sees;
  for (let walked = 0; walked < length; walked++) {
    bit -= step;
    if (bit < 0 || bit >= lines.bits) bit = wrapped(lines, bit);
    // One write for all, since runs may be long: each bit turns.
    words[plane + (bit >>> 5)] ^= 1 << (bit & 31);
  }
  return true;
}

/** What points know from which a sweep in the direction comes to a cell. */
function forgetSweep(jumps: Jumps, direction: number, x: number, y: number): void {
  if (cellsLeft < 0) return;
  const { planes } = jumps;
  const ray = rayOf(planes, direction);
  const { width } = planes.cells;
  const steps = cellsBehind(planes, direction, x, y);
  cellsLeft -= steps + 1;
  if (cellsLeft < 0) return;
  const step = ray.stepY * width + ray.stepX;
  for (let walked = 1; walked <= steps; walked++) forgetPoint(jumps, y * width + x - walked * step);
}
