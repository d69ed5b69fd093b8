/** Twin of assembly/jump/plane-edit.ts, where edits are explained. Here they also update the copy of the blocked cells by rows. */

import { CELLS_A_CHANGE } from '../../base/tuning.ts';
import type { Borders } from '../../rules/borders.ts';
import { NO_DIRECTION } from '../../rules/moves.ts';
import { distanceTo, testBit, writeBit } from '../core/bits.ts';
import { forgetAll, forgetPoint } from './jump-ages.ts';
import type { Jumps } from './jump-records.ts';
import {
  bitOf,
  COLUMN,
  FALLING,
  forcedMoves,
  isBorder,
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

/** What is left of this budget. */
let cellsLeft = 0;

/**
 * Updates planes and graph after cells have been blocked or made passable, or got other terrain costs. `changes` must list the index of every
 * such cell. `borders` are up to date; null on uniform terrain.
 */
export function updatePlanes(jumps: Jumps, changes: ArrayLike<number>, borders: Borders | null): void {
  const { width, height } = jumps.planes.cells;
  cellsLeft = Math.min(changes.length * CELLS_A_CHANGE, (width * height) >> 2);
  for (let i = 0; i < changes.length; i++)
    updateCell(jumps, changes[i] % width, Math.floor(changes[i] / width), borders);
  if (cellsLeft < 0) forgetAll(jumps);
}

function updateCell(jumps: Jumps, x: number, y: number, borders: Borders | null): void {
  const { planes } = jumps;
  const { words } = planes;
  const rows = linesOf(planes, ROW);
  const columns = linesOf(planes, COLUMN);
  const blocked = planes.cells.isBlocked(x, y);
  const rowBit = bitOf(rows, x, y);
  const isChanged = testBit(words, rows.blocked, rowBit) !== blocked;
  if (!isChanged && borders === null) return;
  writeBit(words, rows.blocked, rowBit, blocked);
  writeBit(words, columns.blocked, bitOf(columns, x, y), blocked);
  if (borders !== null) copyBorders(planes, borders, x, y);
  for (let direction = 0; direction < 8; direction++) {
    const { ends, sign } = rayOf(planes, direction);
    if (ends === 0) continue;
    for (let i = 4 * sign; i !== -5 * sign; i -= sign) {
      updateEnd(jumps, direction, x + ((i + 4) % 3) - 1, y + Math.floor((i + 4) / 3) - 1, isChanged && i === 0);
    }
  }
}

function copyBorders(planes: Planes, { plane }: Borders, x: number, y: number): void {
  const { cells, words } = planes;
  const rows = linesOf(planes, ROW);
  for (let row = y - 1; row <= y + 1; row++) {
    for (let column = x - 1; column <= x + 1; column++) {
      if (isOutside(planes, column, row)) continue;
      const isBorder = ((plane[cells.byteOf(column, row)] >> ((column + 1) & 7)) & 1) === 1;
      writeBit(words, planes.borders, bitOf(rows, column, row), isBorder);
    }
  }
}

function isOutside({ cells }: Planes, x: number, y: number): boolean {
  return x < 0 || y < 0 || x >= cells.width || y >= cells.height;
}

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
  const ends = stuck || forcedMoves(planes, direction, x, y) !== 0 || isBorder(planes, x, y);
  writeBit(words, ray.ends, bit, ends);
  forgetPoint(jumps, y * planes.cells.width + x);
  if (ray.sweeps) {
    if (ended || ends) forgetSweep(jumps, direction, x, y);
  } else if (isChanged || ended !== ends) updateRun(jumps, direction, x, y);
}

function updateRun(jumps: Jumps, direction: number, x: number, y: number): void {
  const { planes } = jumps;
  const ray = rayOf(planes, direction);
  const length = cellsBehind(planes, direction, x, y);
  cellsLeft -= Math.floor((length * length) / 8);
  if (!isFourConnected(planes)) rewriteSees(planes, direction, 1, x, y, length);
  const concerned = rewriteSees(planes, direction, 0, x, y, length);
  for (let left = concerned ? length : 0; left > 0 && cellsLeft >= 0; left--) {
    x -= ray.stepX;
    y -= ray.stepY;
    forgetPoint(jumps, y * planes.cells.width + x);
    forgetSweep(jumps, ray.leftDirection, x, y);
    forgetSweep(jumps, ray.rightDirection, x, y);
  }
}

function cellsBehind(planes: Planes, direction: number, x: number, y: number): number {
  const { ends, lines, sign, stepX, stepY } = rayOf(planes, direction);
  const clear = distanceTo(planes.words, ends, bitOf(lines, x, y), -sign);
  return Math.min(clear, toEdge(stepX, x, planes.cells.width), toEdge(stepY, y, planes.cells.height));
}

function toEdge(step: number, at: number, size: number): number {
  return step > 0 ? at : step < 0 ? size - 1 - at : Infinity;
}

function rewriteSees(planes: Planes, direction: number, copy: number, x: number, y: number, length: number): boolean {
  const { words } = planes;
  const ray = rayOf(planes, direction);
  const lines = linesOf(planes, isFourConnected(planes) ? COLUMN : FALLING + copy);
  const plane = seesPlane(planes, direction, copy);
  const step = stepAlong(lines, direction);
  const ahead = bitOf(ray.lines, x, y);
  let bit = bitOf(lines, x, y);
  const sees = testBit(words, ray.ends, ahead) ? !testBit(words, ray.lines.blocked, ahead) : testBit(words, plane, bit);
  if (testBit(words, plane, wrapped(lines, bit - step)) === sees) return sees;
  for (let walked = 0; walked < length; walked++) {
    bit -= step;
    if (bit < 0 || bit >= lines.bits) bit = wrapped(lines, bit);
    words[plane + (bit >>> 5)] ^= 1 << (bit & 31);
  }
  return true;
}

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
