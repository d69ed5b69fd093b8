/** Twin of assembly/plane-edit.ts, where edits are explained. */
import { NO_DIRECTION } from './moves.ts';
import {
  bitOf,
  blockedAlong,
  blockedAround,
  COLUMN,
  isFourConnected,
  type Planes,
  ROW,
  rayOf,
  seesPlane,
  stampOf,
  testBit,
  writeBit,
} from './planes.ts';

/** Edits that can be told apart; then counting starts anew, and jumps.ts forgets what it knows. */
const MOST_EDITS = 0x7fffffff;

/** Takes notice of whether cell (x, y) is blocked. Must not miss a cell that has changed; nothing happens where none has. */
export function setBlocked(planes: Planes, x: number, y: number, blocked: boolean): void {
  const bit = bitOf(planes, ROW, x, y);
  if (testBit(planes.words, planes.blockedRows, bit) === blocked) return;
  writeBit(planes.words, planes.blockedRows, bit, blocked);
  updatePlanes(planes, x, y);
}

/** Brings the planes up to date after the blocked bit of cell (x, y), by rows, has changed. */
function updatePlanes(planes: Planes, x: number, y: number): void {
  const { cells, words } = planes;
  if (planes.now === MOST_EDITS) {
    planes.now = 0;
    planes.changed.fill(0);
  }
  planes.now++;
  const blocked = testBit(words, planes.blockedRows, bitOf(planes, ROW, x, y));
  writeBit(words, planes.blockedColumns, bitOf(planes, COLUMN, x, y), blocked);
  const left = Math.max(x - 1, 0);
  const top = Math.max(y - 1, 0);
  const right = Math.min(x + 1, cells.width - 1);
  const bottom = Math.min(y + 1, cells.height - 1);
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      updateEnds(planes, column, row, 1 << ((y - row + 1) * 3 + x - column + 1));
    }
  }
  for (let row = top; row <= bottom; row++) {
    touch(planes, ROW, x, row);
    updateSees(planes, 2, x, row);
    updateSees(planes, 6, x, row);
  }
  for (let column = left; column <= right; column++) {
    touch(planes, COLUMN, column, y);
    updateSees(planes, 4, column, y);
    updateSees(planes, 0, column, y);
  }
}

/** Notes that the line of an orientation through a cell has changed. */
function touch(planes: Planes, orientation: number, x: number, y: number): void {
  planes.changed[stampOf(planes, orientation, x, y)] = planes.now;
}

/** Stops and halts of one cell, around which one bit has changed. */
function updateEnds(planes: Planes, x: number, y: number, changedBit: number): void {
  const { moves, words } = planes;
  const around = blockedAround(planes, x, y);
  const legal = moves[(NO_DIRECTION << 9) + around];
  for (let direction = 0; direction < 8; direction++) {
    const ray = rayOf(planes, direction);
    if (ray.ends === 0) continue;
    const forced = forcedMoves(planes, direction, around) !== 0;
    const bit = bitOf(planes, ray.orientation, x, y);
    const ends = forced || (ray.sweeps ? ((legal >> direction) & 1) === 0 : ((around >> 4) & 1) !== 0);
    // A sweep that halts here as before may end at a jump point now, or no longer.
    const wasForced = forcedMoves(planes, direction, around ^ changedBit) !== 0;
    if (testBit(words, ray.ends, bit) === ends && wasForced === forced) continue;
    writeBit(words, ray.ends, bit, ends);
    touch(planes, ray.orientation, x, y);
  }
}

/** Moves worth while from a cell reached in a direction, beyond those that any cell has. */
export function forcedMoves(planes: Planes, direction: number, around: number): number {
  const ray = rayOf(planes, direction);
  let natural = 1 << direction;
  if (ray.sweeps) natural |= (1 << ray.leftDirection) | (1 << ray.rightDirection);
  return planes.moves[(direction << 9) + around] & ~natural;
}

/**
 * What jumps in a direction see, on the line through (x, y), whose stops may have changed at that cell and the two beside
 * it. Walks against the direction and ends where nothing more can change.
 */
function updateSees(planes: Planes, direction: number, x: number, y: number): void {
  const ray = rayOf(planes, direction);
  if (ray.sweeps) return;
  const { words } = planes;
  const { stepX, stepY } = ray;
  const first = seesPlane(planes, direction, 0);
  const second = seesPlane(planes, direction, 1);
  const firstOrientation = sweepOrientation(planes, 0);
  const secondOrientation = sweepOrientation(planes, 1);
  const blocked = blockedAlong(planes, ray);
  let cellX = x + stepX;
  let cellY = y + stepY;
  let ahead = bitOf(planes, ray.orientation, cellX, cellY);
  // Beyond the three cells all is as it was: what the foremost of them sees stands.
  let sees = isInside(planes, cellX, cellY) && testBit(words, first, bitOf(planes, firstOrientation, cellX, cellY));
  for (let walked = 0; ; walked++) {
    cellX -= stepX;
    cellY -= stepY;
    if (!isInside(planes, cellX, cellY)) return;
    if (testBit(words, ray.ends, ahead)) sees = !testBit(words, blocked, ahead);
    const bit = bitOf(planes, firstOrientation, cellX, cellY);
    const changes = testBit(words, first, bit) !== sees;
    if (changes) {
      writeBit(words, first, bit, sees);
      touch(planes, firstOrientation, cellX, cellY);
      if (second !== 0) {
        writeBit(words, second, bitOf(planes, secondOrientation, cellX, cellY), sees);
        touch(planes, secondOrientation, cellX, cellY);
      }
    }
    if (walked >= 2 && !changes) return;
    ahead -= ray.sign;
  }
}

/** The orientations in which sweeps run, and sees planes are kept. */
function sweepOrientation(planes: Planes, copy: number): number {
  return isFourConnected(planes) ? COLUMN : 2 + copy;
}

function isInside({ cells }: Planes, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < cells.width && y < cells.height;
}
