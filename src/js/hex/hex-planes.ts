/** Twin of assembly/hex/hex-planes.ts: bit planes of a map of hexagons. Here they are one array of words, and a plane is where it begins there. */
import { allocate } from '../../base/allocate.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { shovedBefore } from '../../rules/hex-distance.ts';
import { testBit, writeBit } from '../core/bits.ts';

export const BLOCKED = 0;
export const STOPS = 1;
export const LEFT = 2;
export const RIGHT = 3;
const KINDS = 4;

const ODD_Q = 6;
export const AXIAL = 8;

const STEPS_Q = 0x906;
const STEPS_R = 0x069;

export class HexPlanes {
  readonly cells: CellStore;
  readonly rule: number;
  readonly along: number;
  readonly across: number;
  readonly lineBits: number;
  readonly slantBits: number;
  /** Words of a plane, in orientation 0 and in the others. */
  readonly lineWords: number;
  readonly slantWords: number;
  readonly bits: Int32Array;
  /** How many open searches read these planes: they must then stay as they are. */
  readers = 0;

  /** @throws `RangeError` if memory cannot be allocated. */
  constructor(cells: CellStore, rule: number) {
    const inColumns = rule >= ODD_Q && rule < AXIAL;
    this.cells = cells;
    this.rule = rule;
    this.along = inColumns ? cells.height : cells.width;
    this.across = inColumns ? cells.width : cells.height;
    this.lineBits = (this.along + 2 + 63) & ~63;
    this.slantBits = (this.across + 2 + 63) & ~63;
    this.lineWords = (this.across + 2) * (this.lineBits >> 5);
    this.slantWords = (this.along + 2) * (this.slantBits >> 5);
    this.bits = allocate(Int32Array, KINDS * (this.lineWords + 2 * this.slantWords));
  }
}

export function orientationOf(direction: number): number {
  return direction % 3;
}

export function signOf(direction: number): number {
  return direction < 3 ? 1 : -1;
}

export function stepQ(direction: number): number {
  return ((STEPS_Q >> (direction << 1)) & 3) - 1;
}

export function stepR(direction: number): number {
  return ((STEPS_R >> (direction << 1)) & 3) - 1;
}

export function planeOf({ lineWords, slantWords }: HexPlanes, orientation: number, kind: number): number {
  if (orientation === 0) return kind * lineWords;
  return KINDS * (lineWords + (orientation - 1) * slantWords) + kind * slantWords;
}

export function bitOf(planes: HexPlanes, orientation: number, q: number, r: number): number {
  if (orientation === 0) return (r + 1) * planes.lineBits + q + shovedBefore(planes.rule, r) + 1;
  const count = planes.along + 2;
  const line = (orientation === 1 ? q + 1 : q + r + 1) % count;
  return (line < 0 ? line + count : line) * planes.slantBits + r + 1;
}

export function placeAlong(planes: HexPlanes, q: number, r: number): number {
  return q + shovedBefore(planes.rule, r);
}

export function axialOf(planes: HexPlanes, u: number, r: number): number {
  return u - shovedBefore(planes.rule, r);
}

export function isInColumns({ rule }: HexPlanes): boolean {
  return rule >= ODD_Q && rule < AXIAL;
}

export function isInside(planes: HexPlanes, q: number, r: number): boolean {
  const u = placeAlong(planes, q, r);
  return r >= 0 && r < planes.across && u >= 0 && u < planes.along;
}

export function isShut(planes: HexPlanes, q: number, r: number): boolean {
  return testBit(planes.bits, planeOf(planes, 0, BLOCKED), bitOf(planes, 0, q, r));
}

export function writeBlocked(planes: HexPlanes, q: number, r: number, blocked: boolean): void {
  for (let orientation = 0; orientation < 3; orientation++) {
    const bit = bitOf(planes, orientation, q, r);
    writeBit(planes.bits, planeOf(planes, orientation, BLOCKED), bit, blocked);
  }
}

export function writeStop(planes: HexPlanes, direction: number, q: number, r: number): boolean {
  const stops = isShut(planes, q, r) || isForced(planes, direction, 1, q, r) || isForced(planes, direction, 5, q, r);
  const orientation = orientationOf(direction);
  const plane = planeOf(planes, orientation, STOPS);
  const bit = bitOf(planes, orientation, q, r);
  if (testBit(planes.bits, plane, bit) === stops) return false;
  writeBit(planes.bits, plane, bit, stops);
  return true;
}

export function isForced(planes: HexPlanes, direction: number, turn: number, q: number, r: number): boolean {
  const ahead = (direction + turn) % 6;
  const behind = (direction + 2 * turn) % 6;
  return isShut(planes, q + stepQ(behind), r + stepR(behind)) && !isShut(planes, q + stepQ(ahead), r + stepR(ahead));
}

export function endsAtPoint(planes: HexPlanes, direction: number, q: number, r: number): boolean {
  if (isShut(planes, q, r)) return false;
  const orientation = orientationOf(direction);
  const stops = planeOf(planes, orientation, STOPS);
  return testBit(planes.bits, stops, bitOf(planes, orientation, q, r)) || doesSee(planes, direction, q, r);
}

export function doesSee(planes: HexPlanes, direction: number, q: number, r: number): boolean {
  const orientation = orientationOf((direction + 1) % 6);
  return testBit(planes.bits, planeOf(planes, orientation, LEFT), bitOf(planes, orientation, q, r));
}

export function writeSees(planes: HexPlanes, direction: number, q: number, r: number, sees: boolean): void {
  const right = orientationOf((direction + 1) % 6);
  const left = orientationOf((direction + 5) % 6);
  writeBit(planes.bits, planeOf(planes, right, LEFT), bitOf(planes, right, q, r), sees);
  writeBit(planes.bits, planeOf(planes, left, RIGHT), bitOf(planes, left, q, r), sees);
}
