/**
 * Bit planes for jump point search: one bit a cell, laid out so that every scan runs along the bits of one line and
 * finds where it must stop by counting trailing or leading zeros.
 *
 * A plane is an array of lines, a line a whole number of 64-bit words. With X = x + 1 and Y = y + 1 (there is a border)
 * cell (x, y) is bit `position` of line `line`:
 *
 *     orientation        line                       position     lines               directions along it
 *     ROW                Y                          X            H + 2               east, west
 *     COLUMN             X                          Y            W + 2               south, north
 *     FALLING   \        (Y - X) mod lines          X            max(W, H) + 2       south-east, north-west
 *     RISING    /        (Y + X) mod lines          X            max(W, H) + 2       north-east, south-west
 *
 * (FALLING and RISING as for a grid at least as high as wide; in a wide one X and Y change places, so that positions
 * always run along the shorter side. The modulus lets lines wrap: no two cells share a bit, none is wasted.)
 *
 * Directions are of two kinds. A *jump* runs straight and stops where a turn becomes worth while; a *sweep* looks aside
 * from each cell it passes. With diagonals, straight directions jump and diagonal ones sweep (D. Harabor, A. Grastien, "Online
 * Graph Pruning for Pathfinding on Grid Maps", AAAI 2011; "Improving Jump Point Search", ICAPS 2014, for the blocks of
 * bits). Without diagonals, horizontals jump and verticals sweep: the same idea turned by 45 degrees.
 *
 *     stop   a jump: the cell is blocked or has a forced neighbour
 *     halt   a sweep: the next step is illegal, or the cell has a forced neighbour
 *     sees   the cells a sweep passes: a jump from here, in the given direction, ends at a jump point
 *
 * Planes serve one corner rule of one grid. 17 planes with diagonals, 7 without: about 2.2 bytes a cell.
 */
import { Cells } from './layout';
import { allocate, allocateZeroed, release } from './memory';
import { moveTable } from './moves';

export const ROW: u32 = 0;
export const COLUMN: u32 = 1;
export const FALLING: u32 = 2;
export const RISING: u32 = 3;

/** How a direction runs through its planes. */
@unmanaged
export class Ray {
  orientation: u32;
  /** 1 if positions grow along the direction, else -1. */
  sign: i32;
  /** Whether the direction sweeps. */
  sweeps: u32;
  /** Stop plane of a jump, halt plane of a sweep. */
  ends: usize;
  /** Directions to which a sweep looks, and the planes that tell what is seen there. */
  leftDirection: u32;
  rightDirection: u32;
  seesLeft: usize;
  seesRight: usize;
}

@unmanaged
export class Planes {
  cells: Cells;
  rule: u32;
  /** Pruned move table of the rule. */
  moves: usize;
  /** Blocked cells by columns; by rows they stand in the cells' own plane. */
  blockedColumns: usize;
  columnBytes: u32;
  slantBytes: u32;
  slants: i32;
  /** Whether the grid is at least as high as wide. */
  tall: u32;
  /** All planes, in one block. */
  block: usize;
  /** Eight rays. */
  rays: usize;
  /** sees planes by [direction / 2][first, second orientation], 0 where there is none. */
  sees: usize;
}

const RAY_BYTES: u32 = 32;

export function rayOf(planes: Planes, direction: u32): Ray {
  return changetype<Ray>(planes.rays + direction * RAY_BYTES);
}

/** A sees plane: `copy` 0 or 1, for the one or two orientations in which sweeps run. */
export function seesPlane(planes: Planes, direction: u32, copy: u32): usize {
  return load<u32>(planes.sees + (((direction & 6) + copy) << 2));
}

/** Whether sweeps are verticals, that is, there are no diagonals. */
export function isFourConnected(planes: Planes): bool {
  return planes.rule == 0;
}

/** The planes of a corner rule, with room for their bits, which `buildPlanes` fills. 0 where memory cannot be had. */
export function createPlanes(cells: Cells, rule: u32): usize {
  const address = allocateZeroed(offsetof<Planes>() + 8 * RAY_BYTES + 32);
  if (!address) return 0;
  const planes = changetype<Planes>(address);
  const height = cells.height;
  const width = cells.width;
  planes.cells = cells;
  planes.rule = rule;
  planes.moves = moveTable(rule, true);
  planes.rays = address + offsetof<Planes>();
  planes.sees = planes.rays + 8 * RAY_BYTES;
  planes.tall = u32(width <= height);
  planes.columnBytes = lineBytesFor(height);
  planes.slantBytes = lineBytesFor(min(width, height));
  planes.slants = max(width, height) + 2;
  const rowPlane = <u64>cells.rowBytes * (height + 2);
  const columnPlane = <u64>planes.columnBytes * (width + 2);
  const slantPlane = <u64>planes.slantBytes * planes.slants;
  const bytes = rule ? 2 * rowPlane + 3 * columnPlane + 12 * slantPlane : 2 * rowPlane + 5 * columnPlane;
  // Eight spare bytes: a scan may load one word beyond the last line.
  planes.block = allocate(bytes + 8);
  if (!planes.block) {
    releasePlanes(planes);
    return 0;
  }
  handOut(planes, <usize>rowPlane, <usize>columnPlane, <usize>slantPlane);
  return address;
}

export function releasePlanes(planes: Planes): void {
  release(planes.block);
  release(changetype<usize>(planes));
}

/** Bytes of a line of `count` cells with a border at either end. */
function lineBytesFor(count: u32): u32 {
  return ((count + 65) >> 6) << 3;
}

/** Divides the block among the planes. */
function handOut(planes: Planes, rowPlane: usize, columnPlane: usize, slantPlane: usize): void {
  planes.blockedColumns = planes.block;
  let next = planes.block + columnPlane;
  for (let direction: u32 = 0; direction < 8; direction++) {
    if (direction & 1 && !planes.rule) continue;
    const ray = rayOf(planes, direction);
    const orientation = orientationOf(direction);
    ray.orientation = orientation;
    ray.sign = signOf(planes, direction);
    ray.sweeps = u32(planes.rule ? (direction & 1) != 0 : orientation == COLUMN);
    ray.ends = next;
    next += orientation == ROW ? rowPlane : orientation == COLUMN ? columnPlane : slantPlane;
    const turn: u32 = planes.rule ? 1 : 2;
    ray.leftDirection = (direction - turn) & 7;
    ray.rightDirection = (direction + turn) & 7;
  }
  for (let direction: u32 = 0; direction < 8; direction += 2) {
    if (rayOf(planes, direction).sweeps) continue;
    store<u32>(planes.sees + (direction << 2), <u32>next);
    next += planes.rule ? slantPlane : columnPlane;
    if (!planes.rule) continue;
    store<u32>(planes.sees + ((direction + 1) << 2), <u32>next);
    next += slantPlane;
  }
  for (let direction: u32 = 0; direction < 8; direction++) {
    const ray = rayOf(planes, direction);
    if (!ray.sweeps) continue;
    const copy = u32(ray.orientation == RISING);
    ray.seesLeft = seesPlane(planes, ray.leftDirection, copy);
    ray.seesRight = seesPlane(planes, ray.rightDirection, copy);
  }
}

/** ROW, COLUMN, FALLING or RISING. */
function orientationOf(direction: u32): u32 {
  if (direction & 1) return direction & 2 ? FALLING : RISING;
  return direction & 2 ? ROW : COLUMN;
}

/** Whether positions grow (1) or shrink (-1) along a direction. */
function signOf(planes: Planes, direction: u32): i32 {
  if (direction == 1) return planes.tall ? 1 : -1;
  if (direction == 5) return planes.tall ? -1 : 1;
  return direction >= 2 && direction <= 4 ? 1 : -1;
}

/** The line of an orientation on which cell (x, y) lies. */
export function lineOf(planes: Planes, orientation: u32, x: i32, y: i32): i32 {
  if (orientation == ROW) return y + 1;
  if (orientation == COLUMN) return x + 1;
  if (orientation == RISING) {
    const sum = x + y + 2;
    return sum < planes.slants ? sum : sum - planes.slants;
  }
  const difference = planes.tall ? y - x : x - y;
  return difference < 0 ? difference + planes.slants : difference;
}

/** The bit of cell (x, y), counted from the start of a plane of the orientation. */
export function bitOf(planes: Planes, orientation: u32, x: i32, y: i32): u32 {
  const line = lineOf(planes, orientation, x, y);
  const alongX = orientation == ROW || (orientation != COLUMN && planes.tall);
  return line * lineBitsOf(planes, orientation) + (alongX ? x : y) + 1;
}

/** Bits from one line of an orientation to the next. */
export function lineBitsOf(planes: Planes, orientation: u32): i32 {
  if (orientation == ROW) return planes.cells.rowBytes << 3;
  return (<i32>(orientation == COLUMN ? planes.columnBytes : planes.slantBytes)) << 3;
}

export function testBit(plane: usize, bit: u32): bool {
  return ((load<u8>(plane + (bit >> 3)) >> u8(bit & 7)) & 1) != 0;
}

export function writeBit(plane: usize, bit: u32, value: bool): void {
  const at = plane + (bit >> 3);
  const mask: u8 = 1 << u8(bit & 7);
  store<u8>(at, value ? load<u8>(at) | mask : load<u8>(at) & ~mask);
}

/** The plane of blocked cells in which a row or column runs. */
export function blockedAlong(planes: Planes, ray: Ray): usize {
  return ray.orientation == ROW ? planes.cells.blocked : planes.blockedColumns;
}

/** Steps from a bit to the next one set along a direction; one is set on every line, beyond the last cell. */
export function distanceTo(plane: usize, bit: u32, sign: i32): i32 {
  return distanceToAny(plane, plane, plane, bit, sign);
}

/** As `distanceTo`, to the next bit set in any of three planes. */
export function distanceToAny(a: usize, b: usize, c: usize, bit: u32, sign: i32): i32 {
  let at: usize;
  let found: u64;
  if (sign > 0) {
    const from = bit + 1;
    at = (from >> 6) << 3;
    found = (load<u64>(a + at) | load<u64>(b + at) | load<u64>(c + at)) >> <u64>(from & 63);
    if (found) return <i32>ctz(found) + 1;
    let distance = 65 - <i32>(from & 63);
    while (true) {
      at += 8;
      found = load<u64>(a + at) | load<u64>(b + at) | load<u64>(c + at);
      if (found) return <i32>ctz(found) + distance;
      distance += 64;
    }
  }
  const from = bit - 1;
  at = (from >> 6) << 3;
  found = (load<u64>(a + at) | load<u64>(b + at) | load<u64>(c + at)) << u64(63 - (from & 63));
  if (found) return <i32>clz(found) + 1;
  let distance = 2 + <i32>(from & 63);
  while (true) {
    at -= 8;
    found = load<u64>(a + at) | load<u64>(b + at) | load<u64>(c + at);
    if (found) return <i32>clz(found) + distance;
    distance += 64;
  }
}

/** Moves worth while from a cell reached in a direction, beyond those that any cell has; `around` as in cells.ts. */
export function forcedMoves(planes: Planes, direction: u32, around: u32): u32 {
  const ray = rayOf(planes, direction);
  let natural: u32 = 1 << direction;
  if (ray.sweeps) natural |= (1 << ray.leftDirection) | (1 << ray.rightDirection);
  return load<u8>(planes.moves + (direction << 9) + around) & ~natural;
}
