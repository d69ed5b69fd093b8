/**
 * Bit planes of a map of hexagons. Axial coordinates (hex-distance.ts): q = u - c(r), where r is the row and u the column, or the other way
 * round if columns are shoved. Six directions, clockwise if rows are shoved, else the other way round:
 *
 *     0  q + 1      1  r + 1      2  q - 1, r + 1      3  q - 1      4  r - 1      5  q + 1, r - 1
 *
 * Two opposite directions share an orientation of lines, so a scan in any direction reads a word of bits at a time:
 *
 *     orientation   directions   line                     position
 *     0             0, 3         r + 1                    u + 1
 *     1             1, 4         q + 1, modulo columns    r + 1
 *     2             2, 5         q + r + 1, modulo        r + 1
 *
 * Lines of orientation 1 and 2 are u + 2 in number and wrap around: the cells of a row, and the border cell at each end of it, are on as many
 * lines, so no two cells share a bit. Each orientation has four planes, 1.6 bytes a cell in all:
 *
 *     BLOCKED      blocked cells and the border
 *     STOPS        where jumps end: blocked cells, and jump points of the odd direction of this orientation
 *     LEFT, RIGHT  from which cells a jump ends at a jump point: jumps to the left and to the right of the even direction
 *
 * Even directions sweep, odd ones jump: hex-jumps.ts says why.
 */
import { shovedBefore } from '../moves/hex-distance';
import { Cells } from '../core/layout';
import { allocate, release } from '../core/memory';
import { testBit, writeBit } from '../core/bits';

export const BLOCKED: u32 = 0;
export const STOPS: u32 = 1;
export const LEFT: u32 = 2;
export const RIGHT: u32 = 3;
const KINDS: u32 = 4;

const ODD_Q: u32 = 6;
export const AXIAL: u32 = 8;

/** What each direction adds to q and r, and 1: two bits each. */
const STEPS_Q: i32 = 0x906;
const STEPS_R: i32 = 0x069;

/** The planes of one map. */
@unmanaged
export class HexPlanes {
  cells: Cells;
  /** Number of the layout. */
  rule: u32;
  /** Cells in a row, and rows; or cells in a column, and columns. */
  along: i32;
  across: i32;
  /** Bits of a line, and bytes of a plane, in orientation 0 and in the others. */
  lineBits: i32;
  slantBits: i32;
  lineBytes: u32;
  slantBytes: u32;
  /** The planes, orientation by orientation. */
  bits: usize;
}

/** Creates the planes of a map, not yet filled. Returns 0 if memory cannot be allocated. */
export function createHexPlanes(cells: Cells, rule: u32): usize {
  const planes = changetype<HexPlanes>(allocate(offsetof<HexPlanes>()));
  if (!changetype<usize>(planes)) return 0;
  const inColumns = rule >= ODD_Q && rule < AXIAL;
  planes.cells = cells;
  planes.rule = rule;
  planes.along = inColumns ? cells.height : cells.width;
  planes.across = inColumns ? cells.width : cells.height;
  planes.lineBits = (planes.along + 2 + 63) & ~63;
  planes.slantBits = (planes.across + 2 + 63) & ~63;
  const lineBytes = ((<u64>planes.across + 2) * planes.lineBits) >> 3;
  const slantBytes = ((<u64>planes.along + 2) * planes.slantBits) >> 3;
  planes.lineBytes = <u32>lineBytes;
  planes.slantBytes = <u32>slantBytes;
  planes.bits = allocate(KINDS * (lineBytes + 2 * slantBytes));
  if (!planes.bits) {
    release(changetype<usize>(planes));
    return 0;
  }
  return changetype<usize>(planes);
}

export function releaseHexPlanes(planes: HexPlanes): void {
  release(planes.bits);
  release(changetype<usize>(planes));
}

/** Returns the orientation of the lines along a direction. */
export function orientationOf(direction: u32): u32 {
  return direction % 3;
}

/** Returns whether positions grow along a direction: 1, or else -1. */
export function signOf(direction: u32): i32 {
  return direction < 3 ? 1 : -1;
}

export function stepQ(direction: u32): i32 {
  return ((STEPS_Q >> (direction << 1)) & 3) - 1;
}

export function stepR(direction: u32): i32 {
  return ((STEPS_R >> (direction << 1)) & 3) - 1;
}

/** Returns the address of a plane. */
export function planeOf(planes: HexPlanes, orientation: u32, kind: u32): usize {
  const own = orientation ? planes.slantBytes : planes.lineBytes;
  const first = orientation ? KINDS * (planes.lineBytes + (orientation - 1) * planes.slantBytes) : 0;
  return planes.bits + first + kind * own;
}

/** Returns the bit of a cell, or of a border cell beside one. */
export function bitOf(planes: HexPlanes, orientation: u32, q: i32, r: i32): u32 {
  if (!orientation) return (r + 1) * planes.lineBits + q + shovedBefore(planes.rule, r) + 1;
  const count = planes.along + 2;
  const line = (orientation == 1 ? q + 1 : q + r + 1) % count;
  return (line < 0 ? line + count : line) * planes.slantBits + r + 1;
}

/** Returns the column (or row) of a cell by its axial coordinates. */
export function placeAlong(planes: HexPlanes, q: i32, r: i32): i32 {
  return q + shovedBefore(planes.rule, r);
}

/** Returns the first axial coordinate of the cell at a place in its row (or column). */
export function axialOf(planes: HexPlanes, u: i32, r: i32): i32 {
  return u - shovedBefore(planes.rule, r);
}

/** Returns whether rows and columns have changed places. */
export function isInColumns(planes: HexPlanes): bool {
  return planes.rule >= ODD_Q && planes.rule < AXIAL;
}

/** Returns whether a cell is on the map. */
export function isInside(planes: HexPlanes, q: i32, r: i32): bool {
  return <u32>r < <u32>planes.across && <u32>placeAlong(planes, q, r) < <u32>planes.along;
}

/** Returns whether a cell of the map, or of its border, is blocked. */
export function isShut(planes: HexPlanes, q: i32, r: i32): bool {
  return testBit(planeOf(planes, 0, BLOCKED), bitOf(planes, 0, q, r));
}

/** Notes in all orientations whether a cell is blocked. */
export function writeBlocked(planes: HexPlanes, q: i32, r: i32, blocked: bool): void {
  for (let orientation: u32 = 0; orientation < 3; orientation++) {
    writeBit(planeOf(planes, orientation, BLOCKED), bitOf(planes, orientation, q, r), blocked);
  }
}

/** Finds out whether a jump ends at a cell, and writes it. Returns whether that has changed. */
export function writeStop(planes: HexPlanes, direction: u32, q: i32, r: i32): bool {
  const stops = isShut(planes, q, r) || isForced(planes, direction, 1, q, r) || isForced(planes, direction, 5, q, r);
  const orientation = orientationOf(direction);
  const plane = planeOf(planes, orientation, STOPS);
  const bit = bitOf(planes, orientation, q, r);
  if (testBit(plane, bit) == stops) return false;
  writeBit(plane, bit, stops);
  return true;
}

/** Returns whether a jump in a direction forces the sweep to one side of it: `turn` is 1 or 5 sixths. */
export function isForced(planes: HexPlanes, direction: u32, turn: u32, q: i32, r: i32): bool {
  const ahead = (direction + turn) % 6;
  const behind = (direction + 2 * turn) % 6;
  return isShut(planes, q + stepQ(behind), r + stepR(behind)) && !isShut(planes, q + stepQ(ahead), r + stepR(ahead));
}

/** Returns whether a jump that enters a cell, or a border cell, ends at a jump point: there, or further on. */
export function endsAtPoint(planes: HexPlanes, direction: u32, q: i32, r: i32): bool {
  if (isShut(planes, q, r)) return false;
  const orientation = orientationOf(direction);
  if (testBit(planeOf(planes, orientation, STOPS), bitOf(planes, orientation, q, r))) return true;
  return doesSee(planes, direction, q, r);
}

/** Returns whether a jump from a cell ends at a jump point. */
export function doesSee(planes: HexPlanes, direction: u32, q: i32, r: i32): bool {
  const sweep = (direction + 1) % 6;
  const orientation = orientationOf(sweep);
  return testBit(planeOf(planes, orientation, LEFT), bitOf(planes, orientation, q, r));
}

/** Writes whether a jump from a cell ends at a jump point: for the sweeps on both sides of it. */
export function writeSees(planes: HexPlanes, direction: u32, q: i32, r: i32, sees: bool): void {
  const right = orientationOf((direction + 1) % 6);
  const left = orientationOf((direction + 5) % 6);
  writeBit(planeOf(planes, right, LEFT), bitOf(planes, right, q, r), sees);
  writeBit(planeOf(planes, left, RIGHT), bitOf(planes, left, q, r), sees);
}
