/**
 * Bit planes for jump point search: one bit a cell, laid out so that every scan runs along the bits of one line and
 * finds where it must stop by counting trailing or leading zeros.
 *
 * A plane is an array of lines. A line is a whole number of 64-bit words, or 1, 2 or 4 bytes if that is enough. There is a border,
 * so with X = x + 1 and Y = y + 1, cell (x, y) is bit `position` of line `line`:
 *
 *     orientation        line                       position     lines               directions along it
 *     ROW                Y                          X            H + 2               east, west
 *     COLUMN             X                          Y            W + 2               south, north
 *     FALLING   \        (Y - X) mod lines          X            max(W, H) + 2       south-east, north-west
 *     RISING    /        (Y + X) mod lines          X            max(W, H) + 2       north-east, south-west
 *
 * FALLING and RISING are given for a grid at least as high as wide. In a wide grid X and Y change places, so positions always run
 * along the shorter side. The modulus lets lines wrap: no two cells share a bit, and no bit is wasted.
 *
 * There are two kinds of directions. A *jump* runs straight and stops where a turn may pay; a *sweep* looks aside from
 * each cell it passes. With diagonals, straight directions jump and diagonal ones sweep (D. Harabor, A. Grastien, "Online
 * Graph Pruning for Pathfinding on Grid Maps", AAAI 2011; "Improving Jump Point Search", ICAPS 2014, for the blocks of
 * bits). Without diagonals, horizontals jump and verticals sweep: the same idea turned by 45 degrees.
 *
 *     stop   ends a jump: the cell is blocked, has a forced neighbour, or lies at a border of terrain
 *     halt   ends a sweep: the next step is illegal, or the cell has a forced neighbour or lies at a border of terrain
 *     sees   for cells a sweep passes: a jump from here, in the given direction, ends at a jump point
 *
 * Planes serve one corner rule of one grid: 17 planes with diagonals (about 2.2 bytes a cell), 7 without (about 0.9). On terrain that
 * differs there is one more, of border cells.
 */
import { surroundings } from '../../moves/cells';
import { Cells } from '../../core/layout';
import { allocate, allocateZeroed, release } from '../../core/memory';
import { testBit } from '../../core/bits';
import { dx, dy, moveTable, NEVER } from '../../moves/moves';

export const ROW: u32 = 0;
export const COLUMN: u32 = 1;
export const FALLING: u32 = 2;
export const RISING: u32 = 3;

/**
 * The lines of one orientation. The number of a cell's line and its position there are sums of X and Y, and so is its bit:
 * X * columnStep + Y * rowStep, brought back into the plane if slanted lines wrap.
 */
@unmanaged
export class Lines {
  /** Blocked cells in this orientation; 0 for slanted lines. */
  blocked: usize;
  count: i32;
  bytes: i32;
  /** Bits of a plane. */
  bits: u32;
  /** Bits from a cell to the one in the next column, and in the next row. */
  columnStep: i32;
  rowStep: i32;
}

/** How a direction runs through its planes. */
@unmanaged
export class Ray {
  lines: Lines;
  /** 1 if positions grow along the direction, else -1. */
  sign: i32;
  /** Stop plane of a jump, halt plane of a sweep; 0 if the direction is not used. */
  ends: usize;
  /** Planes that show what a sweep sees on either side. */
  seesLeft: usize;
  seesRight: usize;
  /** Moves worth trying from any cell reached in this direction, a bit each. */
  natural: u32;
  /** Whether the direction sweeps, and the two directions in which it then looks. */
  sweeps: u8;
  leftDirection: u8;
  rightDirection: u8;
}

@unmanaged
export class Planes {
  cells: Cells;
  rule: u32;
  /** Pruned move table of the rule. */
  moves: usize;
  /** Whether the grid is at least as high as wide. */
  tall: u32;
  /** Border cells of terrain (borders.ts), in the orientation ROW; 0 on uniform terrain. */
  borders: usize;
  /** All planes, in one block. */
  block: usize;
}

/** The Planes record is followed by eight rays, lines by orientation, sees planes by [direction / 2][first, second orientation]. */
const RAYS: usize = offsetof<Planes>();
/** A power of two, so that no ray lies across two cache lines. */
const RAY_BYTES: usize = 32;
const LINES: usize = RAYS + 8 * RAY_BYTES;
const LINES_BYTES: usize = offsetof<Lines>();
const SEES: usize = LINES + 4 * LINES_BYTES;
const PLANES_BYTES: usize = SEES + 32;

export function rayOf(planes: Planes, direction: u32): Ray {
  return changetype<Ray>(changetype<usize>(planes) + <usize>direction * RAY_BYTES + RAYS);
}

export function linesOf(planes: Planes, orientation: u32): Lines {
  return changetype<Lines>(changetype<usize>(planes) + <usize>orientation * LINES_BYTES + LINES);
}

/** Returns the same. It is called, not copied to its callers, which make planes (scripts/inlining.mjs). */
export function coldLines(planes: Planes, orientation: u32): Lines {
  return linesOf(planes, orientation);
}

/** Returns a sees plane. `copy` is 0 or 1, for the one or two orientations in which sweeps run. */
export function seesPlane(planes: Planes, direction: u32, copy: u32): usize {
  return load<u32>(changetype<usize>(planes) + (((direction & 6) + copy) << 2), SEES);
}

/** Returns whether there are no diagonals, so that verticals sweep. */
export function isFourConnected(planes: Planes): bool {
  return planes.rule == NEVER;
}

/**
 * Creates the planes of a corner rule; `buildPlanes` fills in their bits. `bordered` says whether jumps and sweeps also end at borders of
 * terrain. Returns 0 if memory cannot be allocated.
 */
export function createPlanes(cells: Cells, rule: u32, bordered: bool): usize {
  const address = allocateZeroed(PLANES_BYTES);
  if (!address) return 0;
  const planes = changetype<Planes>(address);
  const height = cells.height;
  const width = cells.width;
  const tall = width <= height;
  planes.cells = cells;
  planes.rule = rule;
  planes.moves = moveTable(rule, true);
  planes.tall = u32(tall);
  const rowPlane = layLines(coldLines(planes, ROW), height, width, true, 0);
  const columnPlane = layLines(coldLines(planes, COLUMN), width, height, false, 0);
  const slantPlane = layLines(coldLines(planes, FALLING), max(width, height), min(width, height), tall, -1);
  layLines(coldLines(planes, RISING), max(width, height), min(width, height), tall, 1);
  const bytes = rule ? 2 * rowPlane + 3 * columnPlane + 12 * slantPlane : 2 * rowPlane + 5 * columnPlane;
  planes.block = allocate(bytes + (bordered ? rowPlane : 0));
  if (!planes.block) {
    releasePlanes(planes);
    return 0;
  }
  const end = handOut(planes);
  if (bordered) planes.borders = end;
  return address;
}

export function releasePlanes(planes: Planes): void {
  release(planes.block);
  release(changetype<usize>(planes));
}

/**
 * Lays out `count` lines of `cells` cells each, and a border. Positions run along X or Y. The line is the other coordinate, minus
 * the position (slant -1) or plus the position (slant 1). Returns the bytes of a plane.
 */
function layLines(lines: Lines, count: u32, cells: u32, alongX: bool, slant: i32): u64 {
  const bytes = lineBytes(cells);
  const across = bytes << 3;
  const along = 1 + slant * across;
  lines.count = count + 2;
  lines.bytes = bytes;
  lines.bits = lines.count * across;
  lines.columnStep = alongX ? along : across;
  lines.rowStep = alongX ? across : along;
  return planeBytes(lines);
}

/** Returns the bytes of a line of `cells` cells and a border, as in src/core/grid/cell-store.ts. */
function lineBytes(cells: u32): i32 {
  if (cells > 30) return ((cells + 65) >> 6) << 3;
  return 4;
}

/** Returns the bytes of a plane. The last ones are spare, so that 128 bits may be written at any line. */
export function planeBytes(lines: Lines): u32 {
  return ((lines.bits >> 3) + 23) & ~7;
}

/** Divides the block among the planes. Returns the address behind the last one. */
function handOut(planes: Planes): usize {
  coldLines(planes, ROW).blocked = planes.cells.blocked;
  let next = planes.block;
  coldLines(planes, COLUMN).blocked = next;
  next += planeBytes(coldLines(planes, COLUMN));
  const diagonals = u32(planes.rule != NEVER);
  const across = planeBytes(coldLines(planes, diagonals ? FALLING : COLUMN));
  for (let jump: u32 = diagonals ? 0 : 2; jump < 8; jump += 4 - 2 * diagonals) {
    for (let copy: u32 = 0; copy <= diagonals; copy++, next += across) {
      store<u32>(changetype<usize>(planes) + ((jump + copy) << 2), <u32>next, SEES);
    }
  }
  for (let direction: u32 = 0; direction < 8; direction += 2 - diagonals) {
    const ray = rayOf(planes, direction);
    const orientation = orientationOf(direction);
    const lines = coldLines(planes, orientation);
    ray.lines = lines;
    ray.sign = stepAlong(lines, direction);
    ray.ends = next;
    next += planeBytes(lines);
    ray.leftDirection = u8((direction + diagonals - 2) & 7);
    ray.rightDirection = u8((direction + 2 - diagonals) & 7);
    ray.sweeps = u8(diagonals ? direction & 1 : u32(orientation == COLUMN));
    ray.natural = 1 << direction;
    if (!ray.sweeps) continue;
    ray.natural |= (1 << (<u32>ray.leftDirection)) | (1 << (<u32>ray.rightDirection));
    const copy = u32(orientation == RISING);
    ray.seesLeft = seesPlane(planes, ray.leftDirection, copy);
    ray.seesRight = seesPlane(planes, ray.rightDirection, copy);
  }
  return next;
}

/** Returns whether a cell of the grid lies at a border of terrain; false on uniform terrain. */
export function isBorder(planes: Planes, x: i32, y: i32): bool {
  return planes.borders && testBit(planes.borders, bitOf(linesOf(planes, ROW), x, y));
}

/** Returns ROW, COLUMN, FALLING or RISING. */
function orientationOf(direction: u32): u32 {
  if (direction & 1) return direction & 2 ? FALLING : RISING;
  return direction & 2 ? ROW : COLUMN;
}

/** Returns the bits from a cell to the next in a direction, if lines do not wrap between them. */
export function stepAlong(lines: Lines, direction: u32): i32 {
  return dx(direction) * lines.columnStep + dy(direction) * lines.rowStep;
}

/** Returns the bit of cell (x, y), counted from the start of a plane. */
export function bitOf(lines: Lines, x: i32, y: i32): u32 {
  return wrapped(lines, (x + 1) * lines.columnStep + (y + 1) * lines.rowStep);
}

/** Returns the same. It is called, not copied to its callers, which follow edits (scripts/inlining.mjs). */
export function coldBit(lines: Lines, x: i32, y: i32): u32 {
  return bitOf(lines, x, y);
}

/** Brings a computed bit that lies before the first line or behind the last back into the plane: slanted lines wrap around. */
export function wrapped(lines: Lines, bit: i32): u32 {
  if (<u32>bit < lines.bits) return bit;
  return bit < 0 ? bit + lines.bits : bit - lines.bits;
}

/** Returns the moves worth trying from a cell reached in `direction` (NO_DIRECTION: all legal ones). */
export function movesAt(planes: Planes, direction: u32, x: i32, y: i32): u32 {
  return load<u8>(planes.moves + (direction << 9) + surroundings(planes.cells, x, y));
}

/** Returns the moves worth trying beyond the natural ones. */
export function forcedMoves(planes: Planes, direction: u32, x: i32, y: i32): u32 {
  return movesAt(planes, direction, x, y) & ~rayOf(planes, direction).natural;
}
