/** Twin of assembly/jump/jumps.ts, where the jump point graph is explained; its records are in jump-records.ts. */
import { allocate } from '../../base/allocate.ts';
import type { Terrain } from '../../grid/terrain.ts';
import { lowestBit, NO_DIRECTION, seenAlong } from '../../rules/moves.ts';
import { distanceTo, distanceToAny, testBit } from '../core/bits.ts';
import { movesByTerrain, prepareOffsets } from '../search/terrain-moves.ts';
import { renewPoint } from './jump-ages.ts';
import { AGE, ARRIVAL, COUNT, listLength, listStart } from './jump-lists.ts';
import { ENDS, type Jumps, LIST, pointAt, takeList, unlink, xOf, yOf } from './jump-records.ts';
import {
  bitOf,
  COLUMN,
  FALLING,
  forcedMoves,
  isBorder,
  isFourConnected,
  linesOf,
  movesAt,
  type Planes,
  type Ray,
  rayOf,
  seesPlane,
} from './planes.ts';

/** Returns the index in `lists` of the up-to-date list of a point's successors if reached in `direction`. */
export function successorsOf(jumps: Jumps, point: number, direction: number): number {
  const { age } = jumps;
  let { lists } = jumps;
  let list = jumps.records[point + LIST];
  while (list !== 0 && lists[list + ARRIVAL] !== direction) list = lists[list];
  if (list !== 0 && lists[list + AGE] === age) return list;
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
  lists[list + AGE] = age;
  lists[list + COUNT] = foundCount;
  const start = listStart(list);
  for (let i = 0; i < foundCount; i++) lists[start + i] = found[i];
  return list;
}

export function isDeadEnd(jumps: Jumps, point: number, direction: number): boolean {
  const { planes, records } = jumps;
  renewPoint(jumps, point);
  const known = 256 << direction;
  if ((records[point + ENDS] & known) === 0) {
    const isDead = !hasSuccessor(planes, xOf(records, point), yOf(records, point), direction);
    records[point + ENDS] |= known | (isDead ? 1 << direction : 0);
  }
  return ((records[point + ENDS] >> direction) & 1) !== 0;
}

function hasSuccessor(planes: Planes, x: number, y: number, direction: number): boolean {
  if (isBorder(planes, x, y)) return true;
  const { words } = planes;
  for (let moves = movesAt(planes, direction, x, y); moves !== 0; moves &= moves - 1) {
    const move = lowestBit(moves);
    const ray = rayOf(planes, move);
    if (!ray.sweeps) {
      if (sees(planes, move, x, y)) return true;
      continue;
    }
    const bit = bitOf(ray.lines, x, y);
    const distance = distanceToAny(words, ray.ends, ray.seesLeft, ray.seesRight, bit, ray.sign);
    const stop = bit + distance * ray.sign;
    if (testBit(words, ray.seesLeft, stop) || testBit(words, ray.seesRight, stop)) return true;
    if (isJumpPoint(planes, move, x + distance * ray.stepX, y + distance * ray.stepY)) return true;
  }
  return false;
}

function sees(planes: Planes, direction: number, x: number, y: number): boolean {
  const lines = linesOf(planes, isFourConnected(planes) ? COLUMN : FALLING);
  return testBit(planes.words, seesPlane(planes, direction, 0), bitOf(lines, x, y));
}

function isJumpPoint(planes: Planes, direction: number, x: number, y: number): boolean {
  return forcedMoves(planes, direction, x, y) !== 0 || isBorder(planes, x, y);
}

/** Returns the moves worth trying from a cell reached in `direction`. */
function movesFrom(jumps: Jumps, direction: number, x: number, y: number): number {
  const { planes } = jumps;
  return isBorder(planes, x, y) ? movesFromBorder(jumps, direction, x, y) : movesAt(planes, direction, x, y);
}

function movesFromBorder(jumps: Jumps, direction: number, x: number, y: number): number {
  const { planes, straight, diagonal, mostG } = jumps;
  const { width, height, terrain } = planes.cells;
  const legal = movesAt(planes, NO_DIRECTION, x, y);
  if (direction === NO_DIRECTION) return legal;
  if (isFourConnected(planes)) return legal & ~(1 << (direction ^ 4));
  let worth = 255;
  if (y > 0 && y < height - 1) {
    prepareOffsets(width);
    worth = movesByTerrain(terrain as Terrain, y * width + x, direction, mostG, straight, diagonal);
  }
  return movesAt(planes, direction, x, y) | (legal & worth);
}

function findSuccessors(jumps: Jumps, point: number, direction: number): void {
  const { planes, records } = jumps;
  const x = xOf(records, point);
  const y = yOf(records, point);
  jumps.foundCount = 0;
  const first = direction + 1;
  for (let moves = seenAlong(first, movesFrom(jumps, direction, x, y)); moves !== 0; moves &= moves - 1) {
    const move = (lowestBit(moves) + first) & 7;
    const ray = rayOf(planes, move);
    if (ray.sweeps) sweep(jumps, ray, move, x, y);
    else if (sees(planes, move, x, y)) jump(jumps, ray, move, x, y);
  }
}

function jump(jumps: Jumps, ray: Ray, direction: number, x: number, y: number): void {
  const distance = distanceTo(jumps.planes.words, ray.ends, bitOf(ray.lines, x, y), ray.sign);
  add(jumps, x + distance * ray.stepX, y + distance * ray.stepY, direction);
}

function sweep(jumps: Jumps, ray: Ray, direction: number, fromX: number, fromY: number): void {
  const { planes } = jumps;
  const { words } = planes;
  const { ends, leftDirection, rightDirection, seesLeft, seesRight, sign, stepX, stepY } = ray;
  let x = fromX;
  let y = fromY;
  let bit = bitOf(ray.lines, x, y);
  for (;;) {
    const distance = distanceToAny(words, ray.ends, ray.seesLeft, ray.seesRight, bit, ray.sign);
    bit += distance * sign;
    x += distance * stepX;
    y += distance * stepY;
    const halts = testBit(words, ends, bit);
    if (halts && isJumpPoint(planes, direction, x, y)) {
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
  if (jumps.foundCount === jumps.found.length) {
    const longer = allocate(Int32Array, jumps.foundCount * 2);
    longer.set(jumps.found);
    jumps.found = longer;
  }
  jumps.found[jumps.foundCount++] = successor;
}
