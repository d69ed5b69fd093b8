/**
 * Twin of assembly/terrain/bucket-search.ts: A* with buckets for its open list. Here each neighbour is looked at and opened in one go, which
 * comes to the same: moves to the back never reach a cell at less cost.
 */

import { STEP_X, STEP_Y } from '../../base/direction.ts';
import { BUCKETS } from '../../base/methods.ts';
import { BEYOND_NOISE } from '../../base/rounding.ts';
import { FOUND, RUNNING, UNREACHABLE } from '../../base/statuses.ts';
import { FREE_REPEATS, LANDMARK_REPEATS_SHIFT, REPEATS_SHIFT } from '../../base/tuning.ts';
import type { Landmarks } from '../../grid/landmarks.ts';
import { placeOf } from '../../grid/terrain.ts';
import { besidesOf, blockedAround } from '../../rules/cells.ts';
import { cellsOutside } from '../../rules/heuristic.ts';
import { lowestBit, moveTable, NO_DIRECTION, seenAlong } from '../../rules/moves.ts';
import { GIVEN_UP, openBuckets, reserveEntries } from '../core/bucket-list.ts';
import { closed, directionOf, isClosed, isReached, openNodes, reached } from '../core/nodes.ts';
import type { Search } from '../core/search-record.ts';
import { heuristicAt } from '../search/heuristic.ts';
import { landmarksOf, raisedH } from '../search/landmarks.ts';
import { beginRoute, terrainOf } from '../search/path.ts';
import { isTraced, reserveTrace } from '../search/search.ts';

/** The moves to try after a move in direction 0. */
const AHEAD = 0xc7;

const MOST_MOVES = 8;

const ROUNDING = 4503599627370496;

export function begin(search: Search): number {
  const { cells, plan, startX, startY } = search;
  const count = cells.width * cells.height;
  openNodes(search, count);
  openBuckets(search, plan.buckets);
  search.planeNodes = cells.width * cells.height;
  const most = count + freeRepeatsOf(search) + 2 * MOST_MOVES;
  if (isTraced(search)) reserveTrace(search, most + (most >> (REPEATS_SHIFT - 1)));
  const cell = startY * cells.width + startX;
  search.sumBuckets = plan.hSum * plan.hFactor * plan.bucketsPerCost;
  search.minBuckets = plan.hMin * plan.hFactor * plan.bucketsPerCost;
  search.nodeTag[cell] = reached(search.generation, NO_DIRECTION);
  search.nodeG[cell] = 0;
  const bucket = bucketOf(search, landmarksOf(search), 0, startX, startY);
  search.bucket = bucket;
  search.lastBucket = bucket;
  search.usedEntries = 1;
  search.entryCell[1] = cell;
  search.entryNext[1] = 0;
  search.heads[bucket & search.ringMask] = 1;
  search.repeats = 0;
  search.bucketGoal = -1;
  search.used = BUCKETS;
  return RUNNING;
}

function freeRepeatsOf(search: Search): number {
  const { width, height } = search.cells;
  return landmarksOf(search) !== null ? (width * height) >> LANDMARK_REPEATS_SHIFT : FREE_REPEATS;
}

function bucketOf(search: Search, landmarks: Landmarks | null, g: number, x: number, y: number): number {
  const { boxLeft, boxTop, boxRight, boxBottom, sumBuckets, minBuckets, plan } = search;
  const columns = cellsOutside(boxLeft, boxRight, x);
  const rows = cellsOutside(boxTop, boxBottom, y);
  let h = sumBuckets * (columns + rows) + minBuckets * Math.min(columns, rows);
  if (search.cells.shape !== null) h = sumBuckets * search.cells.shape.stepsTo(search, x, y);
  if (landmarks !== null) h = Math.max(h, plan.bucketsPerCost * raisedH(search, landmarks, x, y, 0));
  return (plan.bucketsPerCost * g + h + ROUNDING) | 0;
}

export function run(search: Search, steps: number): number {
  const { cells, plan, nodeG, nodeTag, generation, heads, ringMask: mask } = search;
  const { width, blocked, rowBytes, shape } = cells;
  const { straight, diagonal } = plan;
  const legal = moveTable(plan.rule, false);
  const landmarks = landmarksOf(search);
  const { classes, costs, classMask, costMask } = terrainOf(search);
  let { entryCell, entryNext, bucket, lastBucket, usedEntries: used, freeEntry: free } = search;
  let { expanded, repeats: reopened, bucketGoal: goal } = search;
  const last = expanded + steps;
  const freeRepeats = freeRepeatsOf(search);
  let limit = goal < 0 ? Infinity : nodeG[goal] * BEYOND_NOISE;
  const tracing = isTraced(search);
  const { trace } = search;
  let status = UNREACHABLE;

  for (;;) {
    const index = heads[bucket & mask];
    if (index === 0) {
      if (goal >= 0 || bucket === lastBucket) break;
      bucket = (bucket + 1) | 0;
      continue;
    }
    const cell = entryCell[index];
    const tag = nodeTag[cell];
    if (!isClosed(tag)) {
      if (expanded === last && goal < 0) {
        status = RUNNING;
        break;
      }
      if (used + MOST_MOVES >= entryCell.length) {
        // If memory cannot be allocated, the next call continues from here, or the next search must know what to take out.
        search.bucket = bucket;
        search.lastBucket = lastBucket;
        search.usedEntries = used;
        search.freeEntry = free;
        search.expanded = expanded;
        search.repeats = reopened;
        search.bucketGoal = goal;
        reserveEntries(search, MOST_MOVES);
        ({ entryCell, entryNext } = search);
      }
    }
    heads[bucket & mask] = entryNext[index];
    entryNext[index] = free;
    free = index;
    if (isClosed(tag)) continue;
    const y = (cell / width) | 0;
    const x = cell - y * width;
    const g = nodeG[cell];
    if (goal >= 0 && g + plan.hFactor * heuristicAt(search, x, y) >= limit) continue;
    nodeTag[cell] = closed(tag);
    if (isInBox(search, x, y)) {
      goal = cell;
      limit = g * BEYOND_NOISE;
      continue;
    }
    if (tracing) trace[expanded] = cell;
    expanded++;
    if (reopened > freeRepeats + (expanded >> REPEATS_SHIFT)) {
      status = GIVEN_UP;
      break;
    }

    const arrival = directionOf(tag);
    const first = arrival + 1;
    const ahead = arrival === NO_DIRECTION ? 255 : seenAlong(8 - arrival, AHEAD);
    const around = blockedAround(blocked, rowBytes, x, y) | besidesOf(shape, x, y);
    let moves = seenAlong(first, legal[around] & ahead);
    while (moves !== 0) {
      const direction = (lowestBit(moves) + first) & 7;
      moves &= moves - 1;
      const neighbourX = x + STEP_X[direction];
      const neighbourY = y + STEP_Y[direction];
      const neighbour = neighbourY * width + neighbourX;
      const step = direction & 1 ? diagonal : straight;
      const neighbourG = g + step * costs[placeOf(classes, classMask, costMask, neighbour)];
      const before = nodeTag[neighbour];
      if (isReached(before, generation)) {
        if (nodeG[neighbour] * BEYOND_NOISE <= neighbourG) continue;
        if (isClosed(before)) reopened++;
      }
      nodeTag[neighbour] = reached(generation, direction);
      nodeG[neighbour] = neighbourG;
      const rise = Math.max((bucketOf(search, landmarks, neighbourG, neighbourX, neighbourY) - bucket) | 0, 0);
      const target = (bucket + Math.min(rise, mask)) | 0;
      if (((target - lastBucket) | 0) > 0) lastBucket = target;
      let added = free;
      if (added !== 0) free = entryNext[added];
      else added = ++used;
      entryCell[added] = neighbour;
      entryNext[added] = heads[target & mask];
      heads[target & mask] = added;
    }
  }
  search.bucket = bucket;
  search.lastBucket = lastBucket;
  search.usedEntries = used;
  search.freeEntry = free;
  search.expanded = expanded;
  search.repeats = reopened;
  search.bucketGoal = goal;
  if (status !== UNREACHABLE || goal < 0) return status;
  beginRoute(search, goal, FOUND);
  return FOUND;
}

function isInBox({ boxLeft, boxTop, boxRight, boxBottom }: Search, x: number, y: number): boolean {
  return x >= boxLeft && x <= boxRight && y >= boxTop && y <= boxBottom;
}
