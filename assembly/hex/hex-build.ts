/**
 * Fills the planes of hexagons (hex-planes.ts), 32 cells at a time. Stops, and what cells see, are found row by row: the neighbours of a row's cells are
 * words of this row and those beside it, shifted. Lines of orientation 1 and 2 are then read across the rows.
 *
 *     neighbour           its bit in the row of that neighbour; the row below begins d bits further to the left, the row above e bits to the right
 *     0, 3  E, W          p + 1, p - 1
 *     1, 2  SE, SW        p + d, p + d - 1
 *     4, 5  NW, NE        p - e, p - e + 1
 */
import { isBlocked } from '../moves/cells';
import { shovedBefore } from '../moves/hex-distance';
import { Cells } from '../core/layout';
import { allocate, release } from '../core/memory';
import { writeBit } from '../core/bits';
import { BLOCKED, HexPlanes, isInColumns, LEFT, planeOf, RIGHT, STOPS } from './hex-planes';

/** Bytes of scratch behind the rows: a block of 32 words, and where each of 32 rows begins. */
const SCRATCH: u32 = 256;

/** Fills all planes from the cells. Returns false if memory cannot be allocated. */
export function buildHexPlanes(planes: HexPlanes): bool {
  const bytes: usize = planes.lineBytes;
  const rows = allocate(3 * <u64>bytes + SCRATCH);
  if (!rows) return false;
  // By rows: the stops of jumps 1 and 5, and what jump 3 sees. Nothing beyond the map is seen.
  memory.fill(rows, 255, 2 * bytes);
  memory.fill(planeOf(planes, 0, BLOCKED), 255, 2 * bytes);
  memory.fill(rows + 2 * bytes, 0, bytes);
  memory.fill(planeOf(planes, 0, LEFT), 0, 2 * bytes);
  openCells(planes);
  fillStops(planes, rows, rows + bytes);
  fillSeesBelow(planes, rows, planeOf(planes, 0, RIGHT));
  fillSeesAbove(planes, rows + bytes, planeOf(planes, 0, LEFT));
  fillSeesAside(planes, rows + 2 * bytes);
  const scratch = rows + 3 * bytes;
  turn(planes, planeOf(planes, 0, BLOCKED), 1, BLOCKED, scratch);
  turn(planes, rows, 1, STOPS, scratch);
  turn(planes, rows + 2 * bytes, 1, LEFT, scratch);
  turn(planes, planeOf(planes, 0, LEFT), 1, RIGHT, scratch);
  turn(planes, planeOf(planes, 0, BLOCKED), 2, BLOCKED, scratch);
  turn(planes, rows + bytes, 2, STOPS, scratch);
  turn(planes, planeOf(planes, 0, RIGHT), 2, LEFT, scratch);
  turn(planes, rows + 2 * bytes, 2, RIGHT, scratch);
  release(rows);
  return true;
}

/** Clears the bits of passable cells. */
function openCells(planes: HexPlanes): void {
  const cells: Cells = planes.cells;
  const inColumns = isInColumns(planes);
  const blocked = planeOf(planes, 0, BLOCKED);
  for (let r = 0; r < planes.across; r++) {
    const first = (r + 1) * planes.lineBits + 1;
    for (let u = 0; u < planes.along; u++) {
      if (!isBlocked(cells, inColumns ? r : u, inColumns ? u : r)) writeBit(blocked, first + u, false);
    }
  }
}

/** Returns the address of a row; -1 is the border. */
function rowAt(planes: HexPlanes, plane: usize, r: i32): usize {
  return plane + (((r + 1) * planes.lineBits) >> 3);
}

/** Returns how many bits the row below a row begins further to the left. */
function shiftBelow(planes: HexPlanes, r: i32): i32 {
  return shovedBefore(planes.rule, r + 1) - shovedBefore(planes.rule, r);
}

/** Returns the word at a place of a row, with the bits that are `shift` further: -1, 0 or 1. */
function wordAt(row: usize, place: i32, last: i32, shift: i32): u32 {
  const at = row + (place << 2);
  const word = load<u32>(at);
  if (!shift) return word;
  if (shift > 0) return (word >> 1) | ((place < last ? load<u32>(at, 4) : 0) << 31);
  return (word << 1) | (place > 0 ? load<u32>(at - 4) >> 31 : 0);
}

/** Finds the stops of the three jumps, by rows: blocked cells, and those with a forced sweep to either side. */
function fillStops(planes: HexPlanes, stops1: usize, stops5: usize): void {
  const blocked = planeOf(planes, 0, BLOCKED);
  const stops3 = planeOf(planes, 0, STOPS);
  const last = (planes.lineBits >> 5) - 1;
  for (let r = 0; r < planes.across; r++) {
    const d = shiftBelow(planes, r);
    const e = shiftBelow(planes, r - 1);
    const here = rowAt(planes, blocked, r);
    const above = rowAt(planes, blocked, r - 1);
    const below = rowAt(planes, blocked, r + 1);
    for (let place = 0; place <= last; place++) {
      const own = load<u32>(here + (place << 2));
      const side0 = wordAt(here, place, last, 1);
      const side1 = wordAt(below, place, last, d);
      const side2 = wordAt(below, place, last, d - 1);
      const side3 = wordAt(here, place, last, -1);
      const side4 = wordAt(above, place, last, -e);
      const side5 = wordAt(above, place, last, 1 - e);
      const offset = place << 2;
      store<u32>(rowAt(planes, stops1, r) + offset, own | (side3 & ~side2) | (side5 & ~side0));
      store<u32>(rowAt(planes, stops3, r) + offset, own | (side5 & ~side4) | (side1 & ~side2));
      store<u32>(rowAt(planes, stops5, r) + offset, own | (side1 & ~side0) | (side3 & ~side4));
    }
  }
}

/** Finds the cells that see a jump point by jumps to the row below: at the cell entered, or because that sees one. */
function fillSeesBelow(planes: HexPlanes, stops: usize, sees: usize): void {
  for (let r = planes.across - 1; r >= 0; r--) fillFrom(planes, stops, sees, r, r + 1, shiftBelow(planes, r));
}

function fillSeesAbove(planes: HexPlanes, stops: usize, sees: usize): void {
  for (let r = 0; r < planes.across; r++) fillFrom(planes, stops, sees, r, r - 1, 1 - shiftBelow(planes, r - 1));
}

/** Does so for a row of cells whose jumps lead to another row, `shift` bits further. */
function fillFrom(planes: HexPlanes, stops: usize, sees: usize, r: i32, next: i32, shift: i32): void {
  const last = (planes.lineBits >> 5) - 1;
  const blocked = rowAt(planes, planeOf(planes, 0, BLOCKED), next);
  const stopsNext = rowAt(planes, stops, next);
  const seesNext = rowAt(planes, sees, next);
  const target = rowAt(planes, sees, r);
  for (let place = 0; place <= last; place++) {
    const ends = wordAt(stopsNext, place, last, shift);
    const free = ~wordAt(blocked, place, last, shift);
    store<u32>(target + (place << 2), (ends & free) | (~ends & wordAt(seesNext, place, last, shift)));
  }
}

/** Finds the cells that see a jump point by jumps along their row, from the left end on. */
function fillSeesAside(planes: HexPlanes, sees: usize): void {
  const blocked = planeOf(planes, 0, BLOCKED);
  const stops = planeOf(planes, 0, STOPS);
  for (let r = 0; r < planes.across; r++) {
    const first = rowAt(planes, 0, r);
    const end = rowAt(planes, 0, r + 1);
    let isSeen = false;
    for (let at = first; at < end; at += 4) {
      let filled: u32 = 0;
      let from: u32 = 0;
      for (let ends = load<u32>(stops + at); ends; ends &= ends - 1) {
        const bit = ctz(ends);
        // Bits from the one behind the stop before to this one.
        if (isSeen) filled |= ((<u32>2) << bit) - ((<u32>1) << from);
        from = bit + 1;
        isSeen = !((load<u32>(blocked + at) >> bit) & 1);
      }
      if (isSeen && from < 32) filled |= 0 - ((<u32>1) << from);
      store<u32>(sees + at, filled);
    }
  }
}

/** Reads the lines of orientation 1 or 2 across rows of bits, 32 lines and 32 rows at a time. */
function turn(planes: HexPlanes, source: usize, orientation: u32, kind: u32, scratch: usize): void {
  const count = planes.along + 2;
  const target = planeOf(planes, orientation, kind);
  const lineBytes = planes.slantBits >> 3;
  const beyond: u32 = kind < LEFT ? 0xffffffff : 0;
  const starts = scratch + 128;
  for (let first = 0; first < planes.slantBits; first += 32) {
    for (let k = 0; k < 32; k++) {
      const r = first + k - 1;
      const start = (shovedBefore(planes.rule, r) - (orientation == 2 ? r : 0)) % count;
      store<i32>(starts + (k << 2), start < 0 ? start + count : start);
    }
    for (let line = 0; line < count; line += 32) {
      for (let k = 0; k < 32; k++) {
        const row = first + k;
        const start = (load<i32>(starts + (k << 2)) + line) % count;
        const word = row < planes.across + 2 ? windowOf(rowAt(planes, source, row - 1), start, count) : beyond;
        store<u32>(scratch + (k << 2), word);
      }
      transposeBlock(scratch);
      for (let k = 0; k < min(32, count - line); k++) {
        store<u32>(target + (line + k) * lineBytes + (first >> 3), load<u32>(scratch + (k << 2)));
      }
    }
  }
}

/** Returns 32 bits of a row from bit `start` on. Behind the last of `count` bits comes the first. */
function windowOf(row: usize, start: i32, count: i32): u32 {
  if (start + 32 <= count) {
    const at = row + ((start >> 5) << 2);
    const shift: u32 = start & 31;
    const word = load<u32>(at) >> shift;
    return shift ? word | (load<u32>(at, 4) << (32 - shift)) : word;
  }
  let word: u32 = 0;
  for (let k = 0, bit = start; k < 32; k++) {
    word |= ((load<u32>(row + ((bit >> 5) << 2)) >> (bit & 31)) & 1) << k;
    if (++bit == count) bit = 0;
  }
  return word;
}

/** Transposes 32 x 32 bits by exchanging halves, quarters … (H. Warren, "Hacker's Delight", 7-3). */
function transposeBlock(block: usize): void {
  let mask: u32 = 0x0000ffff;
  for (let size: u32 = 16; size; size >>= 1) {
    for (let k: u32 = 0; k < 32; k = ((k | size) + 1) & ~size) {
      const upper = block + (k << 2);
      const lower = upper + (size << 2);
      const exchange = ((load<u32>(upper) >> size) ^ load<u32>(lower)) & mask;
      store<u32>(upper, load<u32>(upper) ^ (exchange << size));
      store<u32>(lower, load<u32>(lower) ^ exchange);
    }
    mask ^= mask << (size >> 1);
  }
}
