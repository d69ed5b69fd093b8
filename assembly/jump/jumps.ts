/**
 * The jump point graph of a grid and corner rule. Searches discover it as they go. The successors of a jump point, reached in a
 * given direction, do not depend on the goal: each expansion tests separately whether the goal is in view (sight.ts). So once found
 * they are kept (jump-records.ts), and a later search reads a list instead of scanning. Cells from which searches have begun are
 * points like the others; the direction of their lists is NO_DIRECTION.
 *
 * On terrain that differs, every jump and sweep also ends at border cells (borders.ts), which are jump points too (M. Carlson and others,
 * see terrain-moves.ts, stop where the cells around differ as well). All other cells that a scan enters cost the same as its last one,
 * since none of them is a border cell. From a border cell, moves are pruned by terrain costs. Step costs then decide which moves are kept.
 *
 * A grid with closed exits has border cells wherever a cell with such an exit is among the nine around (src/core/request/stops.ts). From there, all
 * moves are kept that are open and do not lead back. Everywhere else, all moves among the nine cells are open as far as exits go. So a move that is pruned
 * there has another way, and scans pass open exits only: each cell that they go on from, after the first step, is such a cell.
 */
import { link, List, listBy, listLength, listStart, setHeader } from './jump-lists';
import { isFresh, isRecent, isUntouched, makeFresh, renewPoint } from './jump-ages';
import {
  abandonList,
  deadEnd,
  headOf,
  isFull,
  Jumps,
  knowsDeadEnd,
  noteDeadEnd,
  pointAt,
  takeList,
  xOf,
  yOf,
} from './jump-records';
import { enlarge } from '../core/memory';
import { hasClosedExit, openMoves } from '../moves/exits';
import { dx, dy, NO_DIRECTION, seenAlong } from '../moves/moves';
import { movesByTerrain, prepareOffsets } from '../search/terrain-moves';
import { distanceTo, distanceToAny, testBit } from '../core/bits';
import {
  bitOf,
  COLUMN,
  FALLING,
  forcedMoves,
  isBorder,
  isFourConnected,
  linesOf,
  movesAt,
  Planes,
  Ray,
  rayOf,
  seesPlane,
} from './planes/planes';

/** Buffer for the successors that a scan finds. They are then copied into a list of the exact length. */
let found: usize = 0;
let foundCapacity: u32 = 0;
let foundCount: u32 = 0;
/** Whether memory ran out, so that the result of the scan is useless. */
let failed: bool = false;

/** Returns the up-to-date list of a point's successors if reached in `direction`, or 0 if memory cannot be allocated. */
export function successorsOf(jumps: Jumps, point: usize, direction: u32): usize {
  const list = listBy(headOf(point, direction), direction);
  return isFresh(jumps, list) ? list : renewList(jumps, point, direction, list);
}

/**
 * Returns whether a list is as a new scan would make it, since no edit has touched the cells that it depends on: those that sweeps from the
 * point pass, and those that jumps from all of these pass. Sweeps that keep clear of the edits run as they did before them.
 */
function isStillGood(jumps: Jumps, point: usize, direction: u32, list: usize): bool {
  if (!isRecent(jumps, list)) return false;
  const planes = jumps.planes;
  const x = xOf(point);
  const y = yOf(point);
  let left = x;
  let right = x;
  let top = y;
  let bottom = y;
  for (let moves = movesFrom(jumps, direction, x, y); moves; moves &= moves - 1) {
    const move = ctz(moves);
    const ray = rayOf(planes, move);
    if (!ray.sweeps) continue;
    const distance = distanceTo(ray.ends, bitOf(ray.lines, x, y), ray.sign);
    const endX = x + distance * dx(move);
    const endY = y + distance * dy(move);
    left = min(left, endX);
    right = max(right, endX);
    top = min(top, endY);
    bottom = max(bottom, endY);
  }
  return isUntouched(jumps, list, left, top, right, bottom);
}

/** Brings a list of a point's successors up to date, or makes it, and returns it; 0 if memory cannot be allocated. */
function renewList(jumps: Jumps, point: usize, direction: u32, list: usize): usize {
  if (isStillGood(jumps, point, direction, list)) {
    makeFresh(jumps, list);
    return list;
  }
  if (!findSuccessors(jumps, point, direction)) return 0;
  if (!list || foundCount > listLength(list)) {
    if (isFull(jumps)) {
      // Not kept: the buffer serves as the list until the next scan.
      jumps.lost++;
      setHeader(found, direction, foundCount);
      return found;
    }
    const longer = takeList(jumps, foundCount);
    if (!longer) return 0;
    const head = headOf(point, direction);
    if (list) abandonList(jumps, head, list);
    link(head, longer);
    list = longer;
  }
  makeFresh(jumps, list);
  setHeader(list, direction, foundCount);
  memory.copy(listStart(list), listStart(found), (<usize>foundCount) << 2);
  return list;
}

/**
 * Returns whether a point reached in `direction` has no successors. It is then worth a visit only if the goal is in view from there.
 * The answer is found when first needed and kept until an edit.
 */
export function isDeadEnd(jumps: Jumps, point: usize, direction: u32): bool {
  renewPoint(jumps, point);
  if (!knowsDeadEnd(point, direction)) findDeadEnd(jumps.planes, point, direction);
  return deadEnd(point, direction);
}

function findDeadEnd(planes: Planes, point: usize, direction: u32): void {
  noteDeadEnd(point, direction, !hasSuccessor(planes, xOf(point), yOf(point), direction));
}

/**
 * Returns whether a cell reached in `direction` has a successor: a jump sees one, or a sweep meets or sees one where it first ends. True
 * for all border cells: they usually have one.
 */
function hasSuccessor(planes: Planes, x: i32, y: i32, direction: u32): bool {
  if (isBorder(planes, x, y)) return true;
  for (let moves = movesAt(planes, direction, x, y); moves; moves &= moves - 1) {
    const move = ctz(moves);
    const ray = rayOf(planes, move);
    if (!ray.sweeps) {
      if (sees(planes, move, x, y)) return true;
      continue;
    }
    const bit = bitOf(ray.lines, x, y);
    const distance = distanceToAny(ray.ends, ray.seesLeft, ray.seesRight, bit, ray.sign);
    const stop = bit + distance * ray.sign;
    if (testBit(ray.seesLeft, stop) || testBit(ray.seesRight, stop)) return true;
    if (isJumpPoint(planes, move, x + distance * dx(move), y + distance * dy(move))) return true;
  }
  return false;
}

/** Returns whether a jump from a cell ends at a jump point. */
function sees(planes: Planes, direction: u32, x: i32, y: i32): bool {
  const lines = linesOf(planes, isFourConnected(planes) ? COLUMN : FALLING);
  return testBit(seesPlane(planes, direction, 0), bitOf(lines, x, y));
}

/** Returns whether a sweep that ends at a cell makes it a successor. */
function isJumpPoint(planes: Planes, direction: u32, x: i32, y: i32): bool {
  return forcedMoves(planes, direction, x, y) != 0 || isBorder(planes, x, y);
}

/** Returns the moves worth trying from a cell reached in `direction`. */
function movesFrom(jumps: Jumps, direction: u32, x: i32, y: i32): u32 {
  const planes = jumps.planes;
  return isBorder(planes, x, y) ? movesFromBorder(jumps, direction, x, y) : movesAt(planes, direction, x, y);
}

/** Returns the moves worth trying from a border cell reached in `direction`. */
function movesFromBorder(jumps: Jumps, direction: u32, x: i32, y: i32): u32 {
  const planes = jumps.planes;
  const cells = planes.cells;
  let legal = movesAt(planes, NO_DIRECTION, x, y);
  if (cells.exits) legal = openMoves(cells, planes.rule, x, y, legal, false);
  if (direction == NO_DIRECTION) return legal;
  // Only back is useless.
  if (isFourConnected(planes) || (cells.exits && hasClosedExit(cells, x - 1, y - 1)))
    return legal & ~(1 << (direction ^ 4));
  let worth: u32 = 255;
  if (<u32>(y - 1) < cells.height - 2) {
    prepareOffsets(cells.width);
    const cell = y * cells.width + x;
    worth = movesByTerrain(cells.terrain, cells.classes, cell, direction, jumps.mostG, jumps.straight, jumps.diagonal);
  }
  return movesAt(planes, direction, x, y) | (legal & worth);
}

/** Scans for the successors of a point and puts them into `found`. Returns false if memory ran out. */
function findSuccessors(jumps: Jumps, point: usize, direction: u32): bool {
  const planes = jumps.planes;
  const x = xOf(point);
  const y = yOf(point);
  foundCount = 0;
  failed = !roomForOne();
  // Clockwise, straight on last: see astar.ts.
  const first = direction + 1;
  for (let moves = seenAlong(first, movesFrom(jumps, direction, x, y)); moves; moves &= moves - 1) {
    const move = (ctz(moves) + first) & 7;
    const ray = rayOf(planes, move);
    if (ray.sweeps) sweep(jumps, ray, move, x, y);
    else if (sees(planes, move, x, y)) jump(jumps, ray, move, x, y);
  }
  return !failed;
}

/** Runs straight from a cell to the next stop and adds it: it is a jump point, as `sees` has found. */
function jump(jumps: Jumps, ray: Ray, direction: u32, x: i32, y: i32): void {
  const distance = distanceTo(ray.ends, bitOf(ray.lines, x, y), ray.sign);
  add(jumps, x + distance * dx(direction), y + distance * dy(direction), direction);
}

/** Runs from a cell while steps are legal, and jumps aside from each cell that sees a jump point there. */
function sweep(jumps: Jumps, ray: Ray, direction: u32, x: i32, y: i32): void {
  const planes = jumps.planes;
  let bit = bitOf(ray.lines, x, y);
  while (true) {
    const distance = distanceToAny(ray.ends, ray.seesLeft, ray.seesRight, bit, ray.sign);
    bit += distance * ray.sign;
    x += distance * dx(direction);
    y += distance * dy(direction);
    // Like `testBit`, for all three planes at once.
    const byte: usize = bit >> 3;
    const mask: u32 = 1 << (bit & 7);
    const halts = (<u32>load<u8>(ray.ends + byte) & mask) != 0;
    if (halts && isJumpPoint(planes, direction, x, y)) return add(jumps, x, y, direction);
    if (<u32>load<u8>(ray.seesLeft + byte) & mask)
      jump(jumps, rayOf(planes, ray.leftDirection), ray.leftDirection, x, y);
    if (<u32>load<u8>(ray.seesRight + byte) & mask)
      jump(jumps, rayOf(planes, ray.rightDirection), ray.rightDirection, x, y);
    if (halts) return;
  }
}

function add(jumps: Jumps, x: i32, y: i32, direction: u32): void {
  const point = pointAt(jumps, x, y);
  if (!point || !roomForOne()) {
    failed = true;
    return;
  }
  store<u32>(listStart(found) + (foundCount << 2), <u32>point | direction);
  foundCount++;
}

/** Makes room in `found` for one more successor. Returns false if memory cannot be allocated. */
function roomForOne(): bool {
  if (foundCount < foundCapacity) return true;
  const capacity = (foundCapacity + 512) << 1;
  const longer = enlarge(found, offsetof<List>() + (foundCount << 2), offsetof<List>() + ((<u64>capacity) << 2));
  if (!longer) return false;
  found = longer;
  foundCapacity = capacity;
  return true;
}
