/** Twin of assembly/hex/hex-build.ts: fills the planes of hexagons, 32 cells at a time. */
import { allocate } from '../../base/allocate.ts';
import { shovedBefore } from '../../rules/hex-distance.ts';
import { lowestBit } from '../../rules/moves.ts';
import { writeBit } from '../core/bits.ts';
import { BLOCKED, type HexPlanes, isInColumns, LEFT, planeOf, RIGHT, STOPS } from './hex-planes.ts';

/** A block of 32 words, and where each of 32 rows begins. */
const BLOCK = /* @__PURE__ */ new Int32Array(32);
const STARTS = /* @__PURE__ */ new Int32Array(32);

/** @throws `RangeError` if memory cannot be allocated. */
export function buildHexPlanes(planes: HexPlanes): void {
  const { bits, lineWords: words } = planes;
  const rows = [1, 2, 3].map(() => allocate(Int32Array, words));
  const [stops1, stops5, sees3] = rows;
  stops1.fill(-1);
  stops5.fill(-1);
  const own = (kind: number) => bits.subarray(kind * words, (kind + 1) * words);
  const blocked = own(BLOCKED).fill(-1);
  const stops3 = own(STOPS).fill(-1);
  openCells(planes);
  fillStops(planes, blocked, [stops1, stops3, stops5]);
  fillSeesBelow(planes, blocked, stops1, own(RIGHT));
  fillSeesAbove(planes, blocked, stops5, own(LEFT));
  fillSeesAside(planes, blocked, stops3, sees3);
  turn(planes, blocked, 1, BLOCKED);
  turn(planes, stops1, 1, STOPS);
  turn(planes, sees3, 1, LEFT);
  turn(planes, own(LEFT), 1, RIGHT);
  turn(planes, blocked, 2, BLOCKED);
  turn(planes, stops5, 2, STOPS);
  turn(planes, own(RIGHT), 2, LEFT);
  turn(planes, sees3, 2, RIGHT);
}

function openCells(planes: HexPlanes): void {
  const { cells, bits } = planes;
  const inColumns = isInColumns(planes);
  for (let r = 0; r < planes.across; r++) {
    const first = (r + 1) * planes.lineBits + 1;
    for (let u = 0; u < planes.along; u++) {
      if (!cells.isBlocked(inColumns ? r : u, inColumns ? u : r)) writeBit(bits, 0, first + u, false);
    }
  }
}

/** Returns the place of a row's first word; row -1 is the border. */
function rowAt({ lineBits }: HexPlanes, r: number): number {
  return (r + 1) * (lineBits >> 5);
}

function shiftBelow({ rule }: HexPlanes, r: number): number {
  return shovedBefore(rule, r + 1) - shovedBefore(rule, r);
}

function wordAt(rows: Int32Array, row: number, place: number, last: number, shift: number): number {
  const at = row + place;
  const word = rows[at];
  if (shift === 0) return word;
  if (shift > 0) return (word >>> 1) | ((place < last ? rows[at + 1] : 0) << 31);
  return (word << 1) | (place > 0 ? rows[at - 1] >>> 31 : 0);
}

function fillStops(planes: HexPlanes, blocked: Int32Array, [stops1, stops3, stops5]: Int32Array[]): void {
  const last = (planes.lineBits >> 5) - 1;
  for (let r = 0; r < planes.across; r++) {
    const d = shiftBelow(planes, r);
    const e = shiftBelow(planes, r - 1);
    const here = rowAt(planes, r);
    const above = rowAt(planes, r - 1);
    const below = rowAt(planes, r + 1);
    for (let place = 0; place <= last; place++) {
      const own = blocked[here + place];
      const side0 = wordAt(blocked, here, place, last, 1);
      const side1 = wordAt(blocked, below, place, last, d);
      const side2 = wordAt(blocked, below, place, last, d - 1);
      const side3 = wordAt(blocked, here, place, last, -1);
      const side4 = wordAt(blocked, above, place, last, -e);
      const side5 = wordAt(blocked, above, place, last, 1 - e);
      stops1[here + place] = own | (side3 & ~side2) | (side5 & ~side0);
      stops3[here + place] = own | (side5 & ~side4) | (side1 & ~side2);
      stops5[here + place] = own | (side1 & ~side0) | (side3 & ~side4);
    }
  }
}

function fillSeesBelow(planes: HexPlanes, blocked: Int32Array, stops: Int32Array, sees: Int32Array): void {
  for (let r = planes.across - 1; r >= 0; r--) {
    fillFrom(planes, [blocked, stops, sees], r, r + 1, shiftBelow(planes, r));
  }
}

function fillSeesAbove(planes: HexPlanes, blocked: Int32Array, stops: Int32Array, sees: Int32Array): void {
  for (let r = 0; r < planes.across; r++) {
    fillFrom(planes, [blocked, stops, sees], r, r - 1, 1 - shiftBelow(planes, r - 1));
  }
}

function fillFrom(
  planes: HexPlanes,
  [blocked, stops, sees]: Int32Array[],
  r: number,
  next: number,
  shift: number,
): void {
  const last = (planes.lineBits >> 5) - 1;
  const from = rowAt(planes, next);
  const target = rowAt(planes, r);
  for (let place = 0; place <= last; place++) {
    const ends = wordAt(stops, from, place, last, shift);
    const free = ~wordAt(blocked, from, place, last, shift);
    sees[target + place] = (ends & free) | (~ends & wordAt(sees, from, place, last, shift));
  }
}

function fillSeesAside(planes: HexPlanes, blocked: Int32Array, stops: Int32Array, sees: Int32Array): void {
  for (let r = 0; r < planes.across; r++) {
    const end = rowAt(planes, r + 1);
    let isSeen = false;
    for (let at = rowAt(planes, r); at < end; at++) {
      let filled = 0;
      let from = 0;
      for (let ends = stops[at]; ends !== 0; ends &= ends - 1) {
        const bit = lowestBit(ends);
        if (isSeen) filled |= (2 << bit) - (1 << from);
        from = bit + 1;
        isSeen = ((blocked[at] >>> bit) & 1) === 0;
      }
      if (isSeen && from < 32) filled |= -(1 << from);
      sees[at] = filled;
    }
  }
}

function turn(planes: HexPlanes, source: Int32Array, orientation: number, kind: number): void {
  const { bits, across } = planes;
  const count = planes.along + 2;
  const target = planeOf(planes, orientation, kind);
  const lineWords = planes.slantBits >> 5;
  const beyond = kind < LEFT ? -1 : 0;
  for (let first = 0; first < planes.slantBits; first += 32) {
    for (let k = 0; k < 32; k++) {
      const r = first + k - 1;
      const start = (shovedBefore(planes.rule, r) - (orientation === 2 ? r : 0)) % count;
      STARTS[k] = start < 0 ? start + count : start;
    }
    for (let line = 0; line < count; line += 32) {
      for (let k = 0; k < 32; k++) {
        const row = first + k;
        BLOCK[k] =
          row < across + 2 ? windowOf(source, rowAt(planes, row - 1), (STARTS[k] + line) % count, count) : beyond;
      }
      transposeBlock(BLOCK);
      const last = Math.min(32, count - line);
      for (let k = 0; k < last; k++) bits[target + (line + k) * lineWords + (first >> 5)] = BLOCK[k];
    }
  }
}

function windowOf(rows: Int32Array, row: number, start: number, count: number): number {
  if (start + 32 <= count) {
    const at = row + (start >> 5);
    const shift = start & 31;
    const word = rows[at] >>> shift;
    return shift > 0 ? word | (rows[at + 1] << (32 - shift)) : word;
  }
  let word = 0;
  for (let k = 0, bit = start; k < 32; k++) {
    word |= ((rows[row + (bit >> 5)] >>> (bit & 31)) & 1) << k;
    if (++bit === count) bit = 0;
  }
  return word;
}

function transposeBlock(block: Int32Array): void {
  let mask = 0x0000ffff;
  for (let size = 16; size > 0; size >>= 1) {
    for (let k = 0; k < 32; k = ((k | size) + 1) & ~size) {
      const exchange = ((block[k] >>> size) ^ block[k + size]) & mask;
      block[k] ^= exchange << size;
      block[k + size] ^= exchange;
    }
    mask ^= mask << (size >> 1);
  }
}
