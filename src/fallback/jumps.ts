/** Twin of assembly/jumps.ts, where the jump point graph is explained; its records are in jump-records.ts. */
import { allocate } from '../allocate.ts';
import {
  ARRIVAL,
  COUNT,
  type Jumps,
  LIST,
  LIST_HEADER,
  listLength,
  listStart,
  MADE,
  pointAt,
  START,
  takeList,
  xOf,
  yOf,
} from './jump-records.ts';
import { NO_DIRECTION } from './moves.ts';
import { forcedMoves } from './plane-edit.ts';
import {
  bitOf,
  blockedAlong,
  blockedAround,
  distanceTo,
  distanceToAny,
  isFourConnected,
  lowestBit,
  type Planes,
  type Ray,
  rayOf,
  stampOf,
  testBit,
} from './planes.ts';

export { createJumps, Jumps } from './jump-records.ts';

/** The list, in `lists`, of a point's successors, having come by `direction`. */
export function successorsOf(jumps: Jumps, point: number, direction: number): number {
  const { now } = jumps.planes;
  let { lists } = jumps;
  let list = jumps.records[point + LIST];
  while (list !== 0 && lists[list + ARRIVAL] !== direction) list = lists[list];
  if (list !== 0 && lists[list + MADE] === now) return list;
  if (list !== 0 && isGood(jumps, point, list)) {
    lists[list + MADE] = now;
    return list;
  }
  findSuccessors(jumps, point, direction);
  const { found, foundCount } = jumps;
  if (list === 0 || foundCount > listLength(lists, list)) {
    const longer = takeList(jumps, foundCount);
    lists = jumps.lists;
    if (list !== 0) unlink(jumps, point, list);
    lists[longer] = jumps.records[point + LIST];
    lists[longer + ARRIVAL] = direction;
    jumps.records[point + LIST] = longer;
    list = longer;
  }
  lists[list + MADE] = now;
  lists[list + COUNT] = foundCount;
  const start = listStart(list);
  for (let i = 0; i < foundCount; i++) lists[start + i] = found[LIST_HEADER + i];
  return list;
}

/** Takes a list out of its point's lists. */
function unlink({ records, lists }: Jumps, point: number, list: number): void {
  let before = records[point + LIST];
  if (before === list) {
    records[point + LIST] = lists[list];
    return;
  }
  while (lists[before] !== list) before = lists[before];
  lists[before] = lists[list];
}

/** Whether none of the lines through the point has changed since the list was made, see plane-edit.ts. */
function isGood({ planes, lists, records }: Jumps, point: number, list: number): boolean {
  const orientations = isFourConnected(planes) ? 2 : 4;
  for (let orientation = 0; orientation < orientations; orientation++) {
    const stamp = stampOf(planes, orientation, xOf(records, point), yOf(records, point));
    if (planes.changed[stamp] > lists[list + MADE]) return false;
  }
  return true;
}

/** The moves worth trying from a cell reached by `direction` (NO_DIRECTION: all legal ones). */
function movesOf(planes: Planes, x: number, y: number, direction: number): number {
  return planes.moves[(direction << 9) + blockedAround(planes, x, y)];
}

/** The list, in `found`, of the start's successors, good until the next scan. */
export function scanStart(jumps: Jumps): number {
  findSuccessors(jumps, START, NO_DIRECTION);
  jumps.found[COUNT] = jumps.foundCount;
  return 0;
}

/** Scans for the successors of a point; they then stand in `found`. */
function findSuccessors(jumps: Jumps, point: number, direction: number): void {
  const { planes, records } = jumps;
  const x = xOf(records, point);
  const y = yOf(records, point);
  jumps.foundCount = 0;
  for (let moves = movesOf(planes, x, y, direction); moves !== 0; moves &= moves - 1) {
    const move = lowestBit(moves);
    const ray = rayOf(planes, move);
    if (ray.sweeps) sweep(jumps, ray, move, x, y);
    else jump(jumps, ray, move, x, y);
  }
}

/** Runs straight from a cell to the next stop; a jump point there is a successor. */
function jump(jumps: Jumps, ray: Ray, direction: number, x: number, y: number): void {
  const { planes } = jumps;
  const { sign, stepX, stepY } = ray;
  const bit = bitOf(planes, ray.orientation, x, y);
  const distance = distanceTo(planes.words, ray.ends, bit, sign);
  if (testBit(planes.words, blockedAlong(planes, ray), bit + distance * sign)) return;
  add(jumps, x + distance * stepX, y + distance * stepY, direction);
}

/** Runs from a cell while steps are legal, and jumps aside wherever something is seen there. */
function sweep(jumps: Jumps, ray: Ray, direction: number, fromX: number, fromY: number): void {
  const { planes } = jumps;
  const { words } = planes;
  const { ends, leftDirection, rightDirection, seesLeft, seesRight, sign, stepX, stepY } = ray;
  let x = fromX;
  let y = fromY;
  let bit = bitOf(planes, ray.orientation, x, y);
  for (;;) {
    const distance = distanceToAny(words, ray, bit);
    bit += distance * sign;
    x += distance * stepX;
    y += distance * stepY;
    const halts = testBit(words, ends, bit);
    if (halts && forcedMoves(planes, direction, blockedAround(planes, x, y)) !== 0) {
      add(jumps, x, y, direction);
      return;
    }
    if (testBit(words, seesLeft, bit)) jump(jumps, rayOf(planes, leftDirection), leftDirection, x, y);
    if (testBit(words, seesRight, bit)) jump(jumps, rayOf(planes, rightDirection), rightDirection, x, y);
    if (halts) return;
  }
}

function add(jumps: Jumps, x: number, y: number, direction: number): void {
  const successor = pointAt(jumps, x, y) | direction;
  const at = LIST_HEADER + jumps.foundCount;
  if (at === jumps.found.length) {
    const longer = allocate(Int32Array, at * 2);
    longer.set(jumps.found);
    jumps.found = longer;
  }
  jumps.found[at] = successor;
  jumps.foundCount++;
}
