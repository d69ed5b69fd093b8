/**
 * The jump point graph of a grid and corner rule, discovered as searches come by. Successors of a jump point, reached in a
 * direction, do not depend on the goal (whether the goal is in view is asked at each expansion, see sight.ts), so once found
 * they are kept (jump-records.ts). A later search that passes reads a list where it would have scanned. So are those of cells from
 * which searches have begun, with NO_DIRECTION for the direction: they are points like the others.
 */
import {
  deadEnd,
  headOf,
  isFresh,
  isFull,
  Jumps,
  knowsDeadEnd,
  link,
  List,
  listBy,
  listLength,
  listStart,
  makeFresh,
  noteDeadEnd,
  pointAt,
  renewPoint,
  setHeader,
  takeList,
  unlink,
  xOf,
  yOf,
} from './jump-records';
import { enlarge } from '../core/memory';
import { dx, dy, seenAlong } from '../core/moves';
import { distanceTo, distanceToAny, testBit } from '../core/bits';
import {
  bitOf,
  COLUMN,
  FALLING,
  forcedMoves,
  isFourConnected,
  linesOf,
  movesAt,
  Planes,
  Ray,
  rayOf,
  seesPlane,
} from './planes';

/** Where successors stand as they are found; the lists of points are copied from here, at their exact length. */
let found: usize = 0;
let foundCapacity: u32 = 0;
let foundCount: u32 = 0;
/** Whether memory ran out; the scan is then in vain. */
let failed: bool = false;

/** The list of a point's successors, having come by `direction`, as of now. 0 where memory cannot be had. */
export function successorsOf(jumps: Jumps, point: usize, direction: u32): usize {
  const list = listBy(headOf(point, direction), direction);
  return isFresh(jumps, list) ? list : renewList(jumps, point, direction, list);
}

/** The list of a point's successors, found anew. 0 where memory cannot be had. */
function renewList(jumps: Jumps, point: usize, direction: u32, list: usize): usize {
  if (!findSuccessors(jumps, point, direction)) return 0;
  if (!list || foundCount > listLength(list)) {
    if (isFull(jumps)) {
      // Not kept: it is good where it stands until the next scan.
      jumps.lost++;
      setHeader(found, direction, foundCount);
      return found;
    }
    const longer = takeList(jumps, foundCount);
    if (!longer) return 0;
    const head = headOf(point, direction);
    if (list) unlink(head, list);
    link(head, longer);
    list = longer;
  }
  makeFresh(jumps, list);
  setHeader(list, direction, foundCount);
  memory.copy(listStart(list), listStart(found), (<usize>foundCount) << 2);
  return list;
}

/**
 * Whether a point has no successors, having come by `direction`: it is worth a visit only where the goal is in view. Found out
 * when first asked, and known until an edit.
 */
export function isDeadEnd(jumps: Jumps, point: usize, direction: u32): bool {
  renewPoint(jumps, point);
  if (!knowsDeadEnd(point, direction)) findDeadEnd(jumps.planes, point, direction);
  return deadEnd(point, direction);
}

function findDeadEnd(planes: Planes, point: usize, direction: u32): void {
  noteDeadEnd(point, direction, !hasSuccessor(planes, xOf(point), yOf(point), direction));
}

/** Whether a cell reached by a direction has any successor: what its jumps see, and what its sweeps meet first, will tell. */
function hasSuccessor(planes: Planes, x: i32, y: i32, direction: u32): bool {
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
    if (forcedMoves(planes, move, x + distance * dx(move), y + distance * dy(move))) return true;
  }
  return false;
}

/** Whether a jump from a cell ends at a jump point. */
function sees(planes: Planes, direction: u32, x: i32, y: i32): bool {
  const lines = linesOf(planes, isFourConnected(planes) ? COLUMN : FALLING);
  return testBit(seesPlane(planes, direction, 0), bitOf(lines, x, y));
}

/** Scans for the successors of a point; they then stand in `found`. False where memory ran out. */
function findSuccessors(jumps: Jumps, point: usize, direction: u32): bool {
  const planes = jumps.planes;
  const x = xOf(point);
  const y = yOf(point);
  foundCount = 0;
  failed = !roomForOne();
  // Clockwise, straight on last: see astar.ts.
  const first = direction + 1;
  for (let moves = seenAlong(first, movesAt(planes, direction, x, y)); moves; moves &= moves - 1) {
    const move = (ctz(moves) + first) & 7;
    const ray = rayOf(planes, move);
    if (ray.sweeps) sweep(jumps, ray, move, x, y);
    else if (sees(planes, move, x, y)) jump(jumps, ray, move, x, y);
  }
  return !failed;
}

/** Runs straight from a cell to the next stop, which is a jump point: see `sees`. */
function jump(jumps: Jumps, ray: Ray, direction: u32, x: i32, y: i32): void {
  const distance = distanceTo(ray.ends, bitOf(ray.lines, x, y), ray.sign);
  add(jumps, x + distance * dx(direction), y + distance * dy(direction), direction);
}

/** Runs from a cell while steps are legal, and jumps aside wherever something is seen there. */
function sweep(jumps: Jumps, ray: Ray, direction: u32, x: i32, y: i32): void {
  const planes = jumps.planes;
  let bit = bitOf(ray.lines, x, y);
  while (true) {
    const distance = distanceToAny(ray.ends, ray.seesLeft, ray.seesRight, bit, ray.sign);
    bit += distance * ray.sign;
    x += distance * dx(direction);
    y += distance * dy(direction);
    // As `testBit` does, for all three planes at once.
    const byte: usize = bit >> 3;
    const mask: u32 = 1 << (bit & 7);
    const halts = (<u32>load<u8>(ray.ends + byte) & mask) != 0;
    if (halts && forcedMoves(planes, direction, x, y)) return add(jumps, x, y, direction);
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

/** Makes room in `found` for one more. False where memory cannot be had. */
function roomForOne(): bool {
  if (foundCount < foundCapacity) return true;
  const capacity = (foundCapacity + 512) << 1;
  const longer = enlarge(found, offsetof<List>() + (foundCount << 2), offsetof<List>() + ((<u64>capacity) << 2));
  if (!longer) return false;
  found = longer;
  foundCapacity = capacity;
  return true;
}
