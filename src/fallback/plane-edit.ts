/** Twin of assembly/plane-edit.ts, where edits are explained. */
import { forgetAll, forgetPoint, type Jumps } from './jump-records.ts';
import { dx, dy, NO_DIRECTION } from './moves.ts';
import {
  bitOf,
  COLUMN,
  distanceTo,
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
  testBit,
  wrapped,
  writeBit,
} from './planes.ts';

/** Cells to look for points in, after one edit; if that is not enough all points forget. */
const MOST_CELLS = 4096;
/** How many of them are left. */
let cellsLeft = 0;
/** In the place of a direction: any. */
const ANY = 8;

/** Takes notice of whether cell (x, y) is blocked. Must not miss a cell that has changed; nothing happens where none has. */
export function setBlocked(jumps: Jumps, x: number, y: number, blocked: boolean): void {
  const { planes } = jumps;
  const rows = linesOf(planes, ROW);
  const bit = bitOf(rows, x, y);
  if (testBit(planes.words, rows.blocked, bit) === blocked) return;
  writeBit(planes.words, rows.blocked, bit, blocked);
  updatePlanes(jumps, x, y, blocked);
}

/** Brings planes and graph up to date after the blocked bit of cell (x, y), by rows, has changed. */
function updatePlanes(jumps: Jumps, x: number, y: number, blocked: boolean): void {
  const { planes } = jumps;
  const { words } = planes;
  const columns = linesOf(planes, COLUMN);
  writeBit(words, columns.blocked, bitOf(columns, x, y), blocked);
  for (let i = 0; i < 9; i++) updateEnds(planes, x + (i % 3) - 1, y + Math.floor(i / 3) - 1);
  cellsLeft = MOST_CELLS;
  for (let direction = 0; direction < 8; direction += 2) {
    if (rayOf(planes, direction).sweeps) continue;
    // The lines beside lie a quarter of a turn away.
    for (let i = -1; i <= 1; i++) updateRun(jumps, direction, x + i * dy(direction), y + i * dx(direction));
  }
  for (let i = 0; i < 9; i++) forgetSweeps(jumps, ANY, x + (i % 3) - 1, y + Math.floor(i / 3) - 1);
  if (cellsLeft < 0) forgetAll(jumps);
}

function isOutside({ cells }: Planes, x: number, y: number): boolean {
  return x < 0 || y < 0 || x >= cells.width || y >= cells.height;
}

/** Stops and halts of one cell. */
function updateEnds(planes: Planes, x: number, y: number): void {
  if (isOutside(planes, x, y)) return;
  const { words } = planes;
  const rows = linesOf(planes, ROW);
  const blocked = testBit(words, rows.blocked, bitOf(rows, x, y));
  const legal = movesAt(planes, NO_DIRECTION, x, y);
  for (let direction = 0; direction < 8; direction++) {
    const ray = rayOf(planes, direction);
    if (ray.ends === 0) continue;
    const forced = forcedMoves(planes, direction, x, y) !== 0;
    const ends = forced || (ray.sweeps ? ((legal >> direction) & 1) === 0 : blocked);
    writeBit(words, ray.ends, bitOf(ray.lines, x, y), ends);
  }
}

/**
 * The cells on the line through (x, y) whose jumps in a direction may now end elsewhere, since stops may have changed at that
 * cell and those beside it: up to the first stop behind the three. What is seen from them is written anew, what points know
 * that stand there, or look that way from a sweep across, forgotten.
 */
function updateRun(jumps: Jumps, direction: number, x: number, y: number): void {
  const { planes } = jumps;
  if (isOutside(planes, x, y)) return;
  const length = runLength(planes, direction, x, y);
  // Long runs tell of open ground, where looking would be in vain.
  cellsLeft -= length << 2;
  const copies = isFourConnected(planes) ? 1 : 2;
  for (let copy = 0; copy < copies; copy++) rewriteSees(planes, direction, copy, x, y, length);
  for (let walked = 0; walked < length && cellsLeft >= 0; walked++) {
    forgetSweeps(jumps, direction, x - walked * dx(direction), y - walked * dy(direction));
  }
}

/** Cells from (x, y) against the direction, three at least and up to the first stop behind these, within the grid. */
function runLength(planes: Planes, direction: number, x: number, y: number): number {
  const { ends, lines, sign } = rayOf(planes, direction);
  const second = bitOf(lines, x, y) - sign;
  return Math.min(2 + distanceTo(planes.words, ends, second, -sign), cellsBehind(planes, direction, x, y) + 1);
}

/** Cells between (x, y) and the edge of the grid, against the direction. */
function cellsBehind({ cells }: Planes, direction: number, x: number, y: number): number {
  const stepX = dx(direction);
  const stepY = dy(direction);
  const columns = stepX > 0 ? x : stepX < 0 ? cells.width - 1 - x : Infinity;
  const rows = stepY > 0 ? y : stepY < 0 ? cells.height - 1 - y : Infinity;
  return Math.min(columns, rows);
}

/** Writes anew what is seen from the cells of a run, in one of the orientations of sweeps. */
function rewriteSees(planes: Planes, direction: number, copy: number, x: number, y: number, length: number): void {
  const { words } = planes;
  const ray = rayOf(planes, direction);
  const lines = linesOf(planes, isFourConnected(planes) ? COLUMN : FALLING + copy);
  const plane = seesPlane(planes, direction, copy);
  const step = stepAlong(lines, direction);
  let ahead = bitOf(ray.lines, x, y) + ray.sign;
  let bit = bitOf(lines, x + ray.stepX, y + ray.stepY);
  // Beyond the three cells all is as it was: what the foremost of them sees stands. Past the edge the stop decides.
  let sees = testBit(words, plane, bit);
  let walked = 0;
  for (; walked < Math.min(length, 3); walked++) {
    if (testBit(words, ray.ends, ahead)) sees = !testBit(words, ray.lines.blocked, ahead);
    bit = wrapped(lines, bit - step);
    writeBit(words, plane, bit, sees);
    ahead -= ray.sign;
  }
  // Behind the third cell there is no stop in the run: all there see the same, and did before.
  if (testBit(words, plane, wrapped(lines, bit - step)) === sees) return;
  for (; walked < length; walked++) {
    bit -= step;
    if (bit < 0 || bit >= lines.bits) bit = wrapped(lines, bit);
    // One write for all, since runs may be long: each bit turns.
    words[plane + (bit >>> 5)] ^= 1 << (bit & 31);
  }
}

/** What the point of a cell knows, and points from which a sweep comes to the cell that looks in a direction, or ANY. */
function forgetSweeps(jumps: Jumps, aside: number, x: number, y: number): void {
  const { planes } = jumps;
  if (isOutside(planes, x, y)) return;
  const { width } = planes.cells;
  const cell = y * width + x;
  forgetPoint(jumps, cell);
  for (let direction = 0; direction < 8; direction++) {
    const ray = rayOf(planes, direction);
    if (!ray.sweeps || (aside !== ANY && ray.leftDirection !== aside && ray.rightDirection !== aside)) continue;
    const clear = distanceTo(planes.words, ray.ends, bitOf(ray.lines, x, y), -ray.sign);
    const steps = Math.min(clear, cellsBehind(planes, direction, x, y));
    const step = ray.stepY * width + ray.stepX;
    cellsLeft -= steps + 1;
    if (cellsLeft < 0) return;
    for (let walked = 1; walked <= steps; walked++) forgetPoint(jumps, cell - walked * step);
  }
}
