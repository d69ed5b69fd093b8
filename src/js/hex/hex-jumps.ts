/** Twin of assembly/hex/hex-jumps.ts: jump point search on hexagons. Here the g and the parent of a cell are side by side in `wholeG`. */

import { allocate } from '../../base/allocate.ts';
import { HEX_JUMPS, IN_VIEW } from '../../base/methods.ts';
import { FOUND, RUNNING, UNREACHABLE } from '../../base/statuses.ts';
import { NO_DIRECTION } from '../../rules/moves.ts';
import { distanceTo, distanceToAny, testBit } from '../core/bits.ts';
import { openBuckets, reserveEntries } from '../core/bucket-list.ts';
import { closed, directionOf, isClosed, isReached, openNodes, reached } from '../core/nodes.ts';
import type { Search } from '../core/search-record.ts';
import {
  axialOf,
  BLOCKED,
  bitOf,
  type HexPlanes,
  isForced,
  isInColumns,
  LEFT,
  orientationOf,
  placeAlong,
  planeOf,
  RIGHT,
  STOPS,
  signOf,
  stepQ,
  stepR,
} from './hex-planes.ts';
import { isInView, lookFor, prependCell, prependLeg } from './hex-sight.ts';

const FIRST_TRACE = 1024;

/** The ends of jumps that the point in turn leads to: q, r, steps * 8 + direction each. */
const found: number[] = [];

export function begin(search: Search, planes: HexPlanes): number {
  const { cells, startX, startY } = search;
  openNodes(search, cells.width * cells.height);
  openBuckets(search, 2 ** (32 - Math.clz32(4 * Math.max(planes.along, planes.across) + 4)));
  search.planeNodes = cells.width * cells.height;
  const cell = startY * cells.width + startX;
  setNode(search, cell, reached(search.generation, NO_DIRECTION), 0, cell);
  const r = isInColumns(planes) ? startX : startY;
  const q = axialOf(planes, isInColumns(planes) ? startY : startX, r);
  aim(search, planes);
  search.bucket = distance(goalQ - q, goalR - r);
  search.lastBucket = search.bucket;
  put(search, search.bucket, cell);
  search.used = HEX_JUMPS;
  return RUNNING;
}

let goalQ = 0;
let goalR = 0;

function aim({ goalX, goalY }: Search, planes: HexPlanes): void {
  goalR = isInColumns(planes) ? goalX : goalY;
  goalQ = axialOf(planes, isInColumns(planes) ? goalY : goalX, goalR);
  lookFor(goalQ, goalR);
}

function distance(q: number, r: number): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

export function run(search: Search, planes: HexPlanes, steps: number): number {
  aim(search, planes);
  const { cells, plan, heads, nodeTag } = search;
  const inColumns = isInColumns(planes);
  const { width } = cells;
  let left = steps;
  while (true) {
    const slot = search.bucket & search.ringMask;
    const index = heads[slot];
    if (index === 0) {
      if (search.bucket === search.lastBucket) return UNREACHABLE;
      search.bucket++;
      continue;
    }
    const cell = search.entryCell[index];
    const tag = nodeTag[cell];
    if (!isClosed(tag)) {
      const row = Math.floor(cell / width);
      const column = cell - row * width;
      const r = inColumns ? column : row;
      const q = axialOf(planes, inColumns ? row : column, r);
      const counts = Number(q !== goalQ || r !== goalR);
      if (left < counts) return RUNNING;
      if (plan.tracing) {
        reserveTrace(search);
        search.trace[search.expanded] = cell;
      }
      if (isInView(planes, q, r)) {
        writeRoute(search, planes, cell);
        search.expanded += counts;
        if (search.expanded <= 1 && plan.direct) search.used = IN_VIEW;
        return FOUND;
      }
      findEnds(planes, q, r, directionOf(tag));
      reserveEntries(search, found.length / 3);
      left--;
      search.expanded++;
      nodeTag[cell] = closed(tag);
    }
    heads[slot] = search.entryNext[index];
    search.entryNext[index] = search.freeEntry;
    search.freeEntry = index;
    if (!isClosed(tag)) relaxAll(search, planes, cell, width);
  }
}

/** Makes room to trace another expansion. @throws `RangeError` if memory cannot be allocated; the trace is then unchanged. */
function reserveTrace(search: Search): void {
  if (search.expanded < search.trace.length) return;
  const longer = allocate(Int32Array, Math.max(2 * search.trace.length, FIRST_TRACE));
  longer.set(search.trace);
  search.trace = longer;
}

function relaxAll(search: Search, planes: HexPlanes, parent: number, width: number): void {
  const { generation, nodeTag, wholeG } = search;
  const inColumns = isInColumns(planes);
  const g = wholeG[2 * parent];
  for (let at = 0; at < found.length; at += 3) {
    const q = found[at];
    const r = found[at + 1];
    const leg = found[at + 2];
    const u = placeAlong(planes, q, r);
    const cell = inColumns ? u * width + r : r * width + u;
    const steps = g + (leg >> 3);
    if (isReached(nodeTag[cell], generation) && wholeG[2 * cell] <= steps) continue;
    setNode(search, cell, reached(generation, leg & 7), steps, parent);
    put(search, steps + distance(goalQ - q, goalR - r), cell);
  }
}

function put(search: Search, f: number, cell: number): void {
  let index = search.freeEntry;
  if (index !== 0) search.freeEntry = search.entryNext[index];
  else index = ++search.usedEntries;
  const slot = f & search.ringMask;
  search.entryCell[index] = cell;
  search.entryNext[index] = search.heads[slot];
  search.heads[slot] = index;
  search.lastBucket = Math.max(search.lastBucket, f);
}

function setNode({ nodeTag, wholeG }: Search, cell: number, tag: number, steps: number, parent: number): void {
  nodeTag[cell] = tag;
  wholeG[2 * cell] = steps;
  wholeG[2 * cell + 1] = parent;
}

function findEnds(planes: HexPlanes, q: number, r: number, direction: number): void {
  found.length = 0;
  if (direction === NO_DIRECTION) {
    for (let sweep = 0; sweep < 6; sweep += 2) lookAlong(planes, sweep, q, r);
    for (let jump = 1; jump < 6; jump += 2) jumpOn(planes, jump, q, r);
    return;
  }
  if (isForced(planes, direction, 5, q, r)) lookAlong(planes, (direction + 5) % 6, q, r);
  if (isForced(planes, direction, 1, q, r)) lookAlong(planes, (direction + 1) % 6, q, r);
  jumpOn(planes, direction, q, r);
}

function jumpOn(planes: HexPlanes, direction: number, q: number, r: number): void {
  const orientation = orientationOf(direction);
  const bit = bitOf(planes, orientation, q, r);
  const sign = signOf(direction);
  const steps = distanceTo(planes.bits, planeOf(planes, orientation, STOPS), bit, sign);
  if (!testBit(planes.bits, planeOf(planes, orientation, BLOCKED), bit + steps * sign)) {
    found.push(q + steps * stepQ(direction), r + steps * stepR(direction), (steps << 3) | direction);
  }
}

function lookAlong(planes: HexPlanes, sweep: number, q: number, r: number): void {
  const { bits } = planes;
  const orientation = orientationOf(sweep);
  const sign = signOf(sweep);
  const blocked = planeOf(planes, orientation, BLOCKED);
  const left = planeOf(planes, orientation, LEFT);
  const right = planeOf(planes, orientation, RIGHT);
  let bit = bitOf(planes, orientation, q, r);
  for (let swept = 0; ; ) {
    const steps = distanceToAny(bits, blocked, left, right, bit, sign);
    swept += steps;
    bit += steps * sign;
    if (testBit(bits, blocked, bit)) return;
    q += steps * stepQ(sweep);
    r += steps * stepR(sweep);
    if (testBit(bits, left, bit)) addJump(planes, (sweep + 5) % 6, q, r, swept);
    if (testBit(bits, right, bit)) addJump(planes, (sweep + 1) % 6, q, r, swept);
  }
}

function addJump(planes: HexPlanes, direction: number, q: number, r: number, swept: number): void {
  const orientation = orientationOf(direction);
  const bit = bitOf(planes, orientation, q, r);
  const steps = distanceTo(planes.bits, planeOf(planes, orientation, STOPS), bit, signOf(direction));
  found.push(q + steps * stepQ(direction), r + steps * stepR(direction), ((swept + steps) << 3) | direction);
}

function writeRoute(search: Search, planes: HexPlanes, point: number): void {
  const { width } = search.cells;
  const inColumns = isInColumns(planes);
  const route: number[] = [];
  let cell = point;
  let q = goalQ;
  let r = goalR;
  let steps = search.wholeG[2 * point];
  prependCell(planes, route, q, r);
  while (true) {
    const row = Math.floor(cell / width);
    const column = cell - row * width;
    const fromR = inColumns ? column : row;
    const fromQ = axialOf(planes, inColumns ? row : column, fromR);
    prependLeg(planes, route, fromQ, fromR, q, r);
    if (cell === point) steps += distance(q - fromQ, r - fromR);
    q = fromQ;
    r = fromR;
    const parent = search.wholeG[2 * cell + 1];
    if (parent === cell) break;
    cell = parent;
  }
  search.route = route.reverse();
  search.cost = steps * search.plan.terrainScale;
}
