/** Twin of assembly/plane-edit.ts, where edits are explained. */
import { NO_DIRECTION } from './moves.ts';
import {
  bitOf,
  blockedAlong,
  blockedAround,
  COLUMN,
  FALLING,
  firstStampOf,
  isFourConnected,
  lineBitsOf,
  lineOf,
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
    for (let column = left; column <= right; column++) updateEnds(planes, column, row);
  }
  for (let direction = 0; direction < 8; direction += 2) {
    if (rayOf(planes, direction).sweeps) continue;
    const alongRows = (direction & 2) !== 0;
    const last = alongRows ? bottom : right;
    for (let line = alongRows ? top : left; line <= last; line++) {
      updateSees(planes, direction, alongRows ? x : line, alongRows ? line : y);
    }
  }
}

/** Stops and halts of one cell; all lines through it count as changed. */
function updateEnds(planes: Planes, x: number, y: number): void {
  const { changed, moves, now, words } = planes;
  const around = blockedAround(planes, x, y);
  const legal = moves[(NO_DIRECTION << 9) + around];
  for (let direction = 0; direction < 8; direction++) {
    const ray = rayOf(planes, direction);
    if (ray.ends === 0) continue;
    const forced = forcedMoves(planes, direction, around) !== 0;
    const ends = forced || (ray.sweeps ? ((legal >> direction) & 1) === 0 : ((around >> 4) & 1) !== 0);
    writeBit(words, ray.ends, bitOf(planes, ray.orientation, x, y), ends);
    changed[stampOf(planes, ray.orientation, x, y)] = now;
  }
}

/** Moves worth while from a cell reached in a direction, beyond those that any cell has. */
export function forcedMoves(planes: Planes, direction: number, around: number): number {
  const ray = rayOf(planes, direction);
  let natural = 1 << direction;
  if (ray.sweeps) natural |= (1 << ray.leftDirection) | (1 << ray.rightDirection);
  return planes.moves[(direction << 9) + around] & ~natural;
}

/** What jumps in a direction see, on the line through (x, y), whose stops may have changed at that cell and those beside it. */
function updateSees(planes: Planes, direction: number, x: number, y: number): void {
  const copies = isFourConnected(planes) ? 1 : 2;
  for (let copy = 0; copy < copies; copy++) rewriteSees(planes, direction, copy, x, y);
}

/**
 * Walks against the direction, over all cells whose jumps may now end elsewhere: up to the first stop behind the three. Each
 * lies on the line beside that of the one before, in the sweeps' orientation; all these lines count as changed.
 */
function rewriteSees(planes: Planes, direction: number, copy: number, x: number, y: number): void {
  const { cells, changed, now, words } = planes;
  const { ends, orientation: ownOrientation, sign, stepX, stepY } = rayOf(planes, direction);
  const orientation = isFourConnected(planes) ? COLUMN : FALLING + copy;
  const plane = seesPlane(planes, direction, copy);
  const blocked = blockedAlong(planes, rayOf(planes, direction));
  const stamps = firstStampOf(planes, orientation);
  let cellX = x;
  let cellY = y;
  let ahead = bitOf(planes, ownOrientation, x + stepX, y + stepY);
  // Beyond the three cells all is as it was: what the foremost of them sees stands.
  const isKnown = isInside(planes, x + stepX, y + stepY);
  let sees = isKnown && testBit(words, plane, bitOf(planes, orientation, x + stepX, y + stepY));

  // Line and bit of each cell follow from those of the one before, but where lines wrap.
  const lines = orientation === COLUMN ? cells.width + 2 : planes.slants;
  const lineBits = lineBitsOf(planes, orientation);
  const beside = lineOf(planes, orientation, x - stepX, y - stepY);
  let line = lineOf(planes, orientation, x, y);
  let bit = bitOf(planes, orientation, x, y);
  const lineStep = beside === line + 1 || (beside === 0 && line > 1) ? 1 : -1;
  const bitStep = (lineStep * lineBits - (orientation !== COLUMN && planes.tall ? stepX : stepY)) | 0;
  const wrapStep = Math.imul(lineStep * lines, lineBits);
  for (let walked = 0; isInside(planes, cellX, cellY); walked++) {
    if (testBit(words, ends, ahead)) sees = !testBit(words, blocked, ahead);
    writeBit(words, plane, bit, sees);
    changed[stamps + line] = now;
    ahead = (ahead - sign) | 0;
    if (walked >= 2 && testBit(words, ends, ahead)) return;
    cellX -= stepX;
    cellY -= stepY;
    line += lineStep;
    bit = (bit + bitStep) | 0;
    if (line >= 0 && line < lines) continue;
    line -= lineStep * lines;
    bit = (bit - wrapStep) | 0;
  }
}

function isInside({ cells }: Planes, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < cells.width && y < cells.height;
}
