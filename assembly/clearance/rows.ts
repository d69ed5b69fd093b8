/**
 * Squared distances along a row, from those along columns: the least k^2 + gap^2 over all columns k away. Nearly all cells have a wall near them, so
 * columns are tried from the nearest on, for eight cells at a time, until k^2 is no less than the least so far. Rows with cells
 * whose wall is more than CLEARANCE_LIMIT away are left to envelope.ts.
 */
import { CLEARANCE_LIMIT } from '../core/tuning';
import { nearestLanes, squareLanes } from '../core/words';
import { BLOCKED_LEFT, BLOCKED_RIGHT, isDeep, Measured, PAD, RING_ACROSS } from './clearance-record';
import { measureByEnvelope } from './envelope';

/** Squares of greater gaps than this are not below 2^16. */
const MOST_SQUARED: u32 = 255;
const LANES: u32 = 8;
const NONE: u16 = 65535;

/** Measures a row: writes squares to `found`, and returns true, or to `wide`, and returns false. */
export function measureRow(part: Measured, row: u32): bool {
  if (part.width >= LANES) {
    laySquares(part, row);
    if (findNear(part)) return true;
  }
  measureByEnvelope(part, row);
  return false;
}

/** Lays out the squares of a row's gaps, and of what lies beyond its ends. */
function laySquares(part: Measured, row: u32): void {
  const width = part.width;
  const line = part.line + (PAD << 1);
  const cell = <usize>(row + 1) * part.columns + part.first;
  if (isDeep(part)) {
    for (let x: u32 = 0; x < width; x++) {
      const gap = load<u32>(part.gaps + ((cell + x) << 2));
      store<u16>(line + (x << 1), gap > MOST_SQUARED ? NONE : u16(gap * gap));
    }
  } else {
    const gaps = part.gaps + (cell << 1);
    for (let at: usize = 0; at < (<usize>width) << 1; at += 16) squareLanes(gaps + at, line + at);
  }
  const end = line + ((<usize>width) << 1);
  if (part.sides & RING_ACROSS) {
    for (let at: usize = 0; at < PAD << 1; at += 2) {
      store<u16>(end + at, load<u16>(line + at));
      store<u16>(line - 2 - at, load<u16>(end - 2 - at));
    }
    return;
  }
  memory.fill(part.line, part.sides & BLOCKED_LEFT ? 0 : 255, PAD << 1);
  memory.fill(end, part.sides & BLOCKED_RIGHT ? 0 : 255, PAD << 1);
}

/** Writes the squared distances of a row to `found`. Returns false if walls are too far away. */
function findNear(part: Measured): bool {
  const line = part.line + (PAD << 1);
  const limit = min(part.reach, CLEARANCE_LIMIT);
  const isLimited = part.reach <= CLEARANCE_LIMIT;
  // Where walls were too far away in the row above, they probably are here.
  if (part.far && !nearestLanes(line + ((part.far - 1) << 1), part.found, limit)) return false;
  // The last vector overlaps with the one before it.
  const last = part.width - LANES;
  for (let x: u32 = 0; x < part.width; x += LANES) {
    x = min(x, last);
    if (nearestLanes(line + (x << 1), part.found + (x << 1), limit) || isLimited) continue;
    part.far = x + 1;
    return false;
  }
  return true;
}
