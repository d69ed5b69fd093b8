/**
 * Twin of assembly/planes.ts, where the planes are drawn. Here words have 32 bits, all planes stand in one array and are
 * named by the index of their first word, and first among them is a copy of the blocked cells by rows: edits reach it one by
 * one, so that each finds the planes as the one before left them.
 */
import { allocate } from '../allocate.ts';
import type { CellStore } from '../cell-store.ts';
import { dx, dy, moveTable } from './moves.ts';

export const ROW = 0;
export const COLUMN = 1;
export const FALLING = 2;
export const RISING = 3;

/** How a direction runs through its planes. */
export class Ray {
  orientation: number = ROW;
  /** 1 if positions grow along the direction, else -1. */
  sign = 0;
  /** Columns and rows a step goes. */
  stepX = 0;
  stepY = 0;
  /** Whether the direction sweeps. */
  sweeps = false;
  /** Stop plane of a jump, halt plane of a sweep; 0 where the direction is not used. */
  ends = 0;
  /** Directions to which a sweep looks, and the planes that tell what is seen there. */
  leftDirection = 0;
  rightDirection = 0;
  seesLeft = 0;
  seesRight = 0;
}

export class Planes {
  readonly cells: CellStore;
  readonly rule: number;
  /** Pruned move table of the rule. */
  readonly moves: Uint8Array;
  /** All planes, and words a line of them. */
  readonly words: Int32Array;
  readonly rowWords: number;
  readonly columnWords: number;
  readonly slantWords: number;
  readonly slants: number;
  /** Whether the grid is at least as high as wide. */
  readonly tall: boolean;
  /** Blocked cells. */
  readonly blockedRows: number = 0;
  readonly blockedColumns: number;
  /** Eight rays. */
  readonly rays: Ray[];
  /** sees planes by [direction / 2][first, second orientation], 0 where there is none. */
  readonly sees: Int32Array = new Int32Array(8);

  constructor(cells: CellStore, rule: number) {
    const { width, height } = cells;
    this.cells = cells;
    this.rule = rule;
    this.moves = moveTable(rule, true);
    this.tall = width <= height;
    this.rowWords = wordsFor(width);
    this.columnWords = wordsFor(height);
    this.slantWords = wordsFor(Math.min(width, height));
    this.slants = Math.max(width, height) + 2;
    this.blockedColumns = this.rowWords * (height + 2);
    this.rays = Array.from({ length: 8 }, () => new Ray());
    // A spare word: a scan may read one beyond the last line.
    this.words = allocate(Int32Array, handOut(this) + 1);
  }
}

export function rayOf(planes: Planes, direction: number): Ray {
  return planes.rays[direction];
}

/** A sees plane: `copy` 0 or 1, for the one or two orientations in which sweeps run. */
export function seesPlane(planes: Planes, direction: number, copy: number): number {
  return planes.sees[(direction & 6) + copy];
}

/** Whether sweeps are verticals, that is, there are no diagonals. */
export function isFourConnected(planes: Planes): boolean {
  return planes.rule === 0;
}

/**
 * The planes of a corner rule, with room for their bits, which `buildPlanes` fills.
 *
 * @throws {RangeError} where memory cannot be had.
 */
export function createPlanes(cells: CellStore, rule: number): Planes {
  return new Planes(cells, rule);
}

/** Words of a line of `count` cells with a border at either end. */
function wordsFor(count: number): number {
  return (count + 33) >> 5;
}

/** Divides the words among the planes. Returns how many there are. */
function handOut(planes: Planes): number {
  const columnPlane = planes.columnWords * (planes.cells.width + 2);
  const slantPlane = planes.slantWords * planes.slants;
  const sizes = [planes.blockedColumns, columnPlane, slantPlane, slantPlane];
  let next = planes.blockedColumns + columnPlane;
  for (let direction = 0; direction < 8; direction++) {
    if ((direction & 1) !== 0 && isFourConnected(planes)) continue;
    const ray = rayOf(planes, direction);
    const orientation = orientationOf(direction);
    ray.orientation = orientation;
    ray.sign = signOf(planes, direction);
    ray.stepX = dx(direction);
    ray.stepY = dy(direction);
    ray.sweeps = isFourConnected(planes) ? orientation === COLUMN : (direction & 1) !== 0;
    ray.ends = next;
    next += sizes[orientation];
    const turn = isFourConnected(planes) ? 2 : 1;
    ray.leftDirection = (direction - turn) & 7;
    ray.rightDirection = (direction + turn) & 7;
  }
  for (let direction = 0; direction < 8; direction += 2) {
    if (rayOf(planes, direction).sweeps) continue;
    planes.sees[direction] = next;
    next += isFourConnected(planes) ? columnPlane : slantPlane;
    if (isFourConnected(planes)) continue;
    planes.sees[direction + 1] = next;
    next += slantPlane;
  }
  for (const ray of planes.rays) {
    if (!ray.sweeps) continue;
    const copy = Number(ray.orientation === RISING);
    ray.seesLeft = seesPlane(planes, ray.leftDirection, copy);
    ray.seesRight = seesPlane(planes, ray.rightDirection, copy);
  }
  return next;
}

/** ROW, COLUMN, FALLING or RISING. */
function orientationOf(direction: number): number {
  if (direction & 1) return direction & 2 ? FALLING : RISING;
  return direction & 2 ? ROW : COLUMN;
}

/** Whether positions grow (1) or shrink (-1) along a direction. */
function signOf(planes: Planes, direction: number): number {
  if (direction === 1) return planes.tall ? 1 : -1;
  if (direction === 5) return planes.tall ? -1 : 1;
  return direction >= 2 && direction <= 4 ? 1 : -1;
}

/** The line of an orientation on which cell (x, y) lies. */
export function lineOf(planes: Planes, orientation: number, x: number, y: number): number {
  if (orientation === ROW) return y + 1;
  if (orientation === COLUMN) return x + 1;
  if (orientation === RISING) {
    const sum = x + y + 2;
    return sum < planes.slants ? sum : sum - planes.slants;
  }
  const difference = planes.tall ? y - x : x - y;
  return difference < 0 ? difference + planes.slants : difference;
}

/** The bit of cell (x, y), counted from the start of a plane of the orientation: 32 bits, the sign one of them. */
export function bitOf(planes: Planes, orientation: number, x: number, y: number): number {
  const line = lineOf(planes, orientation, x, y);
  const alongX = orientation === ROW || (orientation !== COLUMN && planes.tall);
  return Math.imul(line, lineBitsOf(planes, orientation)) + (alongX ? x : y) + 1;
}

/** Bits from one line of an orientation to the next. */
export function lineBitsOf(planes: Planes, orientation: number): number {
  if (orientation === ROW) return planes.rowWords << 5;
  return (orientation === COLUMN ? planes.columnWords : planes.slantWords) << 5;
}

export function testBit(words: Int32Array, plane: number, bit: number): boolean {
  return ((words[plane + (bit >>> 5)] >>> (bit & 31)) & 1) !== 0;
}

export function writeBit(words: Int32Array, plane: number, bit: number, value: boolean): void {
  const mask = 1 << (bit & 31);
  if (value) words[plane + (bit >>> 5)] |= mask;
  else words[plane + (bit >>> 5)] &= ~mask;
}

/** The plane of blocked cells in which a row or column runs. */
export function blockedAlong(planes: Planes, ray: Ray): number {
  return ray.orientation === ROW ? planes.blockedRows : planes.blockedColumns;
}

/** The blocked bits of the 3 x 3 cells around (x, y), as in cells.ts. */
export function blockedAround(planes: Planes, x: number, y: number): number {
  const { words, rowWords } = planes;
  const north = y * rowWords + (x >> 5);
  return (
    threeBits(words, north, x) |
    (threeBits(words, north + rowWords, x) << 3) |
    (threeBits(words, north + 2 * rowWords, x) << 6)
  );
}

/** Three bits from position x of the line, the word of which is given. */
function threeBits(words: Int32Array, at: number, x: number): number {
  return ((words[at] >>> (x & 31)) | ((words[at + 1] << 1) << (31 - (x & 31)))) & 7;
}

/** Steps from a bit to the next one set along a direction; one is set on every line, beyond the last cell. */
export function distanceTo(words: Int32Array, plane: number, bit: number, sign: number): number {
  if (sign > 0) {
    const from = bit + 1;
    let at = plane + (from >>> 5);
    let found = words[at] >>> (from & 31);
    let distance = 1;
    if (found === 0) distance -= from & 31;
    while (found === 0) {
      found = words[++at];
      distance += 32;
    }
    return lowestBit(found) + distance;
  }
  const from = bit - 1;
  let at = plane + (from >>> 5);
  let found = words[at] << (31 - (from & 31));
  let distance = 1;
  if (found === 0) distance += (from & 31) - 31;
  while (found === 0) {
    found = words[--at];
    distance += 32;
  }
  return Math.clz32(found) + distance;
}

/** As `distanceTo`, to the next bit set in any of three planes: where a sweep halts or sees something. */
export function distanceToAny(words: Int32Array, { ends, seesLeft, seesRight, sign }: Ray, bit: number): number {
  if (sign > 0) {
    const from = bit + 1;
    let at = from >>> 5;
    let found = (words[ends + at] | words[seesLeft + at] | words[seesRight + at]) >>> (from & 31);
    let distance = 1;
    if (found === 0) distance -= from & 31;
    while (found === 0) {
      at++;
      found = words[ends + at] | words[seesLeft + at] | words[seesRight + at];
      distance += 32;
    }
    return lowestBit(found) + distance;
  }
  const from = bit - 1;
  let at = from >>> 5;
  let found = (words[ends + at] | words[seesLeft + at] | words[seesRight + at]) << (31 - (from & 31));
  let distance = 1;
  if (found === 0) distance += (from & 31) - 31;
  while (found === 0) {
    at--;
    found = words[ends + at] | words[seesLeft + at] | words[seesRight + at];
    distance += 32;
  }
  return Math.clz32(found) + distance;
}

/** Index of the lowest bit set. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Moves worth while from a cell reached in a direction, beyond those that any cell has; `around` as in cells.ts. */
export function forcedMoves(planes: Planes, direction: number, around: number): number {
  const ray = rayOf(planes, direction);
  let natural = 1 << direction;
  if (ray.sweeps) natural |= (1 << ray.leftDirection) | (1 << ray.rightDirection);
  return planes.moves[(direction << 9) + around] & ~natural;
}
