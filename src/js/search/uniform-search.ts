/**
 * Twin of assembly/search/uniform-search.ts: A* on uniform ground with whole step costs. Here tag and g have an array each, and a search
 * finds the row of a cell by division.
 */

import { STEP_X, STEP_Y } from '../../base/direction.ts';
import { UNIFORM } from '../../base/methods.ts';
import { FOUND, RUNNING, UNREACHABLE } from '../../base/statuses.ts';
import { besidesOf, blockedAround } from '../../rules/cells.ts';
import { lowestBit, moveTable, NO_DIRECTION, seenAlong } from '../../rules/moves.ts';
import { GIVEN_UP, openBuckets, reserveEntries } from '../core/bucket-list.ts';
import { closed, directionOf, isClosed, isReached, openWideNodes, reached } from '../core/nodes.ts';
import type { Search } from '../core/search-record.ts';
import { beginRoute } from './path.ts';
import { reserveTrace } from './search.ts';

const SLOTS = 32;
const MOST_MOVES = 8;

export function mayReach({ plan, startX, startY, goalX, goalY }: Search): boolean {
  return Math.max(Math.abs(startX - goalX), Math.abs(startY - goalY)) * plan.wholeDiagonal < plan.wholeLimit;
}

export function begin(search: Search): number {
  const { cells, plan, startX, startY } = search;
  openWideNodes(search, cells.width * cells.height);
  openBuckets(search, SLOTS);
  search.planeNodes = cells.width * cells.height;
  const cell = startY * cells.width + startX;
  search.nodeTag[cell] = reached(search.generation, NO_DIRECTION);
  search.wholeG[cell] = 0;
  search.pendingPlace = cell;
  search.pendingFull = true;
  setBucket(search, distanceOf(search, startX, startY) >> plan.bucketShift);
  search.filled = 0;
  search.mostF = plan.wholeLimit;
  search.hasGoal = false;
  search.used = UNIFORM;
  search.cut = false;
  return RUNNING;
}

export function run(search: Search, steps: number): number {
  if (!search.plan.tracing) return expand(search, steps);
  let left = steps;
  let status: number = RUNNING;
  while (status === RUNNING && left > 0) {
    const before = search.expanded;
    reserveTrace(search, before + 1);
    status = expand(search, Math.min(left, search.trace.length - before));
    left -= search.expanded - before;
  }
  return status;
}

function expand(search: Search, steps: number): number {
  const { cells, plan, nodeTag, wholeG, generation, heads, goalX, goalY } = search;
  const { width, blocked, rowBytes } = cells;
  const { wholeStraight: straight, wholeDiagonal: diagonal, bucketShift: shift } = plan;
  const table = moveTable(plan.rule, true);
  const { shape } = cells;
  const goal = goalY * width + goalX;
  const turn = diagonal - 2 * straight;
  const traced = plan.tracing;
  let { entryCell, entryNext, bucket, filled, usedEntries: used, freeEntry: free, mostF, hasGoal, expanded } = search;
  const last = expanded + steps;
  let waits = search.pendingFull;
  let waiting = search.pendingPlace;

  for (;;) {
    let cell = waiting;
    if (!waits) {
      const slot = bucket & (SLOTS - 1);
      const index = heads[slot];
      if (index === 0) {
        filled &= ~(1 << slot);
        if (hasGoal || filled === 0) break;
        bucket += lowestBit((filled >>> slot) | (filled << (SLOTS - slot)));
        continue;
      }
      heads[slot] = entryNext[index];
      entryNext[index] = free;
      free = index;
      cell = entryCell[index];
    }
    waits = false;
    const tag = nodeTag[cell];
    if (isClosed(tag)) continue;
    if (expanded === last || used + MOST_MOVES >= entryCell.length) {
      // If memory cannot be allocated, a later step continues from here.
      search.pendingFull = true;
      search.pendingPlace = cell;
      setBucket(search, bucket);
      search.filled = filled;
      search.usedEntries = used;
      search.freeEntry = free;
      search.mostF = mostF;
      search.hasGoal = hasGoal;
      search.expanded = expanded;
      if (expanded === last) return RUNNING;
      reserveEntries(search, MOST_MOVES);
      ({ entryCell, entryNext } = search);
    }
    const g = wholeG[cell];
    const y = (cell / width) | 0;
    const x = cell - y * width;
    if (hasGoal && g + distanceOf(search, x, y) > mostF) continue;
    nodeTag[cell] = closed(tag);
    if (cell === goal) {
      hasGoal = true;
      mostF = g - 1;
      continue;
    }
    if (traced) search.trace[expanded] = cell;
    expanded++;

    const arrival = directionOf(tag);
    const first = arrival + 1;
    const around = blockedAround(blocked, rowBytes, x, y) | besidesOf(shape, x, y);
    let moves = table[(arrival << 9) + around];
    const later = shape === null ? 0 : moves & shape.sweepsAt(x, y);
    moves = seenAlong(first, moves ^ later) | (seenAlong(first, later) << 8);
    while (moves !== 0) {
      const direction = (lowestBit(moves) + first) & 7;
      moves &= moves - 1;
      const neighbourX = x + STEP_X[direction];
      const neighbourY = y + STEP_Y[direction];
      let neighbour = neighbourY * width + neighbourX;
      const neighbourG = g + (direction & 1 ? diagonal : straight);
      if (isReached(nodeTag[neighbour], generation) && wholeG[neighbour] <= neighbourG) continue;
      const columns = Math.abs(neighbourX - goalX);
      const rows = Math.abs(neighbourY - goalY);
      const h =
        shape !== null
          ? distanceOf(search, neighbourX, neighbourY)
          : straight * (columns + rows) + turn * Math.min(columns, rows);
      const f = neighbourG + h;
      if (f > mostF) {
        search.cut = true;
        continue;
      }
      nodeTag[neighbour] = reached(generation, direction);
      wholeG[neighbour] = neighbourG;
      const target = f >> shift;
      if (target === bucket) {
        const was = waiting;
        const waited = waits;
        waiting = neighbour;
        waits = true;
        if (!waited) continue;
        neighbour = was;
      }
      let added = free;
      if (added !== 0) free = entryNext[added];
      else added = ++used;
      const slot = target & (SLOTS - 1);
      filled |= 1 << slot;
      entryCell[added] = neighbour;
      entryNext[added] = heads[slot];
      heads[slot] = added;
    }
  }
  search.pendingFull = false;
  setBucket(search, bucket);
  search.usedEntries = used;
  search.freeEntry = free;
  search.expanded = expanded;
  if (hasGoal) {
    beginRoute(search, goal, FOUND);
    return FOUND;
  }
  if (!search.cut) return UNREACHABLE;
  return GIVEN_UP;
}

function setBucket(search: Search, bucket: number): void {
  search.bucket = bucket;
  search.lastBucket = bucket + SLOTS - 1;
}

function distanceOf(search: Search, x: number, y: number): number {
  const { cells, plan, goalX, goalY } = search;
  if (cells.shape !== null) return plan.wholeStraight * cells.shape.stepsTo(search, x, y);
  const columns = Math.abs(x - goalX);
  const rows = Math.abs(y - goalY);
  const { wholeStraight: straight, wholeDiagonal: diagonal } = plan;
  return straight * (columns + rows) + (diagonal - 2 * straight) * Math.min(columns, rows);
}
