/**
 * Twin of assembly/jump/planes.ts, where the planes are drawn. Here words have 32 bits, and all planes share one array; the index
 * of its first word names a plane. The first plane is a copy of the blocked cells by rows. It takes edits one by one, so that each
 * edit finds the planes as the previous one left them.
 */
import { allocate } from '../../base/allocate.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { dx, dy, moveTable, NEVER } from '../../rules/moves.ts';
import { testBit } from '../core/bits.ts';

export const ROW = 0;
export const COLUMN = 1;
export const FALLING = 2;
export const RISING = 3;

/** The lines of one orientation. */
export class Lines {
  /** Blocked cells in this orientation; 0 for slanted lines. */
  blocked = 0;
  readonly count: number;
  readonly words: number;
  /** Bits of a plane. */
  readonly bits: number;
  /** Bits from a cell to the one in the next column, and in the next row. */
  readonly columnStep: number;
  readonly rowStep: number;

  /** Twin of `layLines`. */
  constructor(count: number, cells: number, alongX: boolean, slant: number) {
    this.count = count + 2;
    this.words = (cells + 33) >> 5;
    const across = this.words * 32;
    const along = 1 + slant * across;
    this.bits = this.count * across;
    this.columnStep = alongX ? along : across;
    this.rowStep = alongX ? across : along;
  }
}

/** How a direction runs through its planes. */
export class Ray {
  readonly lines: Lines;
  /** 1 if positions grow along the direction, else -1. */
  readonly sign: number;
  /** Columns and rows that one step moves. */
  readonly stepX: number;
  readonly stepY: number;
  /** Whether the direction sweeps. */
  readonly sweeps: boolean;
  /** Stop plane of a jump, halt plane of a sweep; 0 if the direction is not used. */
  ends = 0;
  /** Moves worth trying from any cell reached in this direction, a bit each. */
  readonly natural: number;
  /** Directions in which a sweep looks, and the planes that show what it sees there. */
  readonly leftDirection: number;
  readonly rightDirection: number;
  seesLeft = 0;
  seesRight = 0;

  constructor(lines: Lines, direction: number, turn: number, sweeps: boolean) {
    this.lines = lines;
    this.stepX = dx(direction);
    this.stepY = dy(direction);
    this.sign = this.stepX * lines.columnStep + this.stepY * lines.rowStep;
    this.sweeps = sweeps;
    this.leftDirection = (direction - turn) & 7;
    this.rightDirection = (direction + turn) & 7;
    this.natural = (1 << direction) | (sweeps ? (1 << this.leftDirection) | (1 << this.rightDirection) : 0);
  }
}

export class Planes {
  /** The grid; an open search has its own copy. */
  cells: CellStore;
  readonly rule: number;
  /** Pruned move table of the rule. */
  readonly moves: Uint8Array;
  /** Whether the grid is at least as high as wide. */
  readonly tall: boolean;
  /** The plane of border cells of terrain, in the orientation ROW; 0 on uniform terrain. */
  borders = 0;
  /** Lines by orientation. */
  readonly lines: readonly Lines[];
  /** Eight rays. */
  readonly rays: readonly Ray[];
  /** Sees planes by [direction / 2][first, second orientation], 0 if there is none. */
  readonly sees: Int32Array = new Int32Array(8);
  /** All planes. */
  readonly words: Int32Array;

  /**
   * Makes room for the planes of a corner rule; `buildPlanes` fills in their bits.
   *
   * @param bordered Whether jumps and sweeps also end at borders of terrain.
   * @throws RangeError if memory cannot be allocated.
   */
  constructor(cells: CellStore, rule: number, bordered: boolean) {
    const { width, height } = cells;
    const longer = Math.max(width, height);
    const shorter = Math.min(width, height);
    this.cells = cells;
    this.rule = rule;
    this.moves = moveTable(rule, true);
    this.tall = width <= height;
    this.lines = [
      new Lines(height, width, true, 0),
      new Lines(width, height, false, 0),
      new Lines(longer, shorter, this.tall, -1),
      new Lines(longer, shorter, this.tall, 1),
    ];
    this.rays = Array.from({ length: 8 }, (_, direction) => {
      const orientation = orientationOf(direction);
      const sweeps = rule === NEVER ? orientation === COLUMN : (direction & 1) !== 0;
      return new Ray(this.lines[orientation], direction, rule === NEVER ? 2 : 1, sweeps);
    });
    let end = handOut(this);
    if (bordered) {
      this.borders = end;
      end += linesOf(this, ROW).bits / 32;
    }
    // One spare word: a scan may read a word beyond the last line.
    this.words = allocate(Int32Array, end + 1);
  }
}

export function rayOf(planes: Planes, direction: number): Ray {
  return planes.rays[direction];
}

export function linesOf(planes: Planes, orientation: number): Lines {
  return planes.lines[orientation];
}

export function seesPlane(planes: Planes, direction: number, copy: number): number {
  return planes.sees[(direction & 6) + copy];
}

export function isFourConnected(planes: Planes): boolean {
  return planes.rule === NEVER;
}

/** Divides the words among the planes, behind a spare one. Returns the number of words. */
function handOut(planes: Planes): number {
  let next = 1;
  const take = (lines: Lines) => {
    next += lines.bits / 32;
    return next - lines.bits / 32;
  };
  const diagonals = Number(!isFourConnected(planes));
  linesOf(planes, ROW).blocked = take(linesOf(planes, ROW));
  linesOf(planes, COLUMN).blocked = take(linesOf(planes, COLUMN));
  for (let jump = diagonals ? 0 : 2; jump < 8; jump += 4 - 2 * diagonals) {
    for (let copy = 0; copy <= diagonals; copy++) {
      planes.sees[jump + copy] = take(linesOf(planes, diagonals ? FALLING : COLUMN));
    }
  }
  for (let direction = 0; direction < 8; direction += 2 - diagonals) {
    const ray = rayOf(planes, direction);
    ray.ends = take(ray.lines);
    if (!ray.sweeps) continue;
    const copy = Number(ray.lines === linesOf(planes, RISING));
    ray.seesLeft = seesPlane(planes, ray.leftDirection, copy);
    ray.seesRight = seesPlane(planes, ray.rightDirection, copy);
  }
  return next;
}

export function isBorder(planes: Planes, x: number, y: number): boolean {
  return planes.borders !== 0 && testBit(planes.words, planes.borders, bitOf(linesOf(planes, ROW), x, y));
}

function orientationOf(direction: number): number {
  if (direction & 1) return direction & 2 ? FALLING : RISING;
  return direction & 2 ? ROW : COLUMN;
}

export function stepAlong(lines: Lines, direction: number): number {
  return dx(direction) * lines.columnStep + dy(direction) * lines.rowStep;
}

/** Returns the bit of cell (x, y), counted from the start of a plane. It may exceed 2^31. */
export function bitOf(lines: Lines, x: number, y: number): number {
  return wrapped(lines, (x + 1) * lines.columnStep + (y + 1) * lines.rowStep);
}

export function wrapped({ bits }: Lines, bit: number): number {
  if (bit >= 0) return bit < bits ? bit : bit - bits;
  return bit + bits;
}

/** Returns the blocked bits of the 3 x 3 cells around (x, y), as in cells.ts. */
export function surroundings(planes: Planes, x: number, y: number): number {
  const { words } = planes;
  const rows = linesOf(planes, ROW);
  const north = rows.blocked + y * rows.words + (x >> 5);
  return (
    threeBits(words, north, x) |
    (threeBits(words, north + rows.words, x) << 3) |
    (threeBits(words, north + 2 * rows.words, x) << 6)
  );
}

/** Returns three bits of a line from position x on; word `at` holds the first of them. */
function threeBits(words: Int32Array, at: number, x: number): number {
  return ((words[at] >>> (x & 31)) | ((words[at + 1] << 1) << (31 - (x & 31)))) & 7;
}

export function movesAt(planes: Planes, direction: number, x: number, y: number): number {
  return planes.moves[(direction << 9) + surroundings(planes, x, y)];
}

export function forcedMoves(planes: Planes, direction: number, x: number, y: number): number {
  return movesAt(planes, direction, x, y) & ~rayOf(planes, direction).natural;
}
