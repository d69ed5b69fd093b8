/** Twin of assembly/terrain/border-jumps.ts: jump point search on terrain, with buckets for its open list. */
import { FOUND, RUNNING, UNREACHABLE } from '../../base/statuses.ts';
import { BORDER_SLOTS } from '../../base/tuning.ts';
import type { Landmarks } from '../../grid/landmarks.ts';
import { costAt, type Terrain } from '../../grid/terrain.ts';
import { NO_DIRECTION } from '../../rules/moves.ts';
import { openBuckets, reserveEntries } from '../core/bucket-list.ts';
import { closed, directionOf, expansionOf, isClosed, isReached, reached } from '../core/nodes.ts';
import type { Search } from '../core/search-record.ts';
import { landmarksOf, raisedH } from '../search/landmarks.ts';
import { reserveTrace } from '../search/search.ts';
import { octile, turnOf } from './jps.ts';
import { renewPoint } from './jump-ages.ts';
import { arrivalOf, listLength, listStart, targetOf } from './jump-lists.ts';
import { GOAL, gOf, type Jumps, pointAt, setG, setParent, setTag, tagOf, xOf, yOf } from './jump-records.ts';
import { isDeadEnd, successorsOf } from './jumps.ts';
import { isBorder } from './planes.ts';
import { isInView } from './sight.ts';

const ROUNDING = 4503599627370496;

export function suitsBuckets({ plan }: Search): boolean {
  return plan.buckets > 0 && plan.buckets <= BORDER_SLOTS;
}

export function openStart(search: Search, jumps: Jumps): void {
  const point = pointAt(jumps, search.startX, search.startY);
  const { records } = jumps;
  openBuckets(search, BORDER_SLOTS);
  renewPoint(jumps, point);
  setG(jumps.doubles, point, 0);
  setTag(records, point, reached(jumps.generation, NO_DIRECTION));
  setParent(records, point, 0);
  search.bucket = 0;
  search.lastBucket = 0;
  search.usedEntries = 1;
  search.entryCell[1] = point;
  search.entryNext[1] = 0;
  search.entryBucket[1] = 0;
  search.heads[0] = 1;
}

export function run(search: Search, jumps: Jumps, steps: number): number {
  const { plan, goalX, goalY, heads } = search;
  const { width } = search.cells;
  const landmarks = landmarksOf(search);
  const perCost = plan.bucketsPerCost;
  const viewed = !isBorder(jumps.planes, goalX, goalY);
  const last = search.expanded + steps;

  for (;;) {
    const slot = search.bucket & (BORDER_SLOTS - 1);
    const index = heads[slot];
    const isKnown = isReached(tagOf(jumps.records, GOAL), jumps.generation);
    const goalG = isKnown ? gOf(jumps.doubles, GOAL) : Infinity;
    if (index === 0) {
      const isOver = isKnown && ((search.bucket - bucketOf(perCost * goalG)) | 0) >= 0;
      if (isOver || search.bucket === search.lastBucket) break;
      search.bucket = (search.bucket + 1) | 0;
      continue;
    }
    const point = search.entryCell[index];
    const tag = tagOf(jumps.records, point);
    const g = gOf(jumps.doubles, point);
    const x = xOf(jumps.records, point);
    const y = yOf(jumps.records, point);
    const ahead = (search.entryBucket[index] - search.bucket) | 0;
    let list = 0;
    let isDone = isClosed(tag) || ahead > 0;
    if (!isDone && isKnown) isDone = fOf(search, landmarks, g, x, y) >= goalG;
    if (!isDone && x === goalX && y === goalY) {
      reachGoal(jumps, point, g);
      isDone = true;
    }
    if (!isDone) {
      if (search.expanded === last) return RUNNING;
      // If memory cannot be allocated, a later step can continue from here.
      list = successorsOf(jumps, point, directionOf(tag));
      reserveEntries(search, listLength(jumps.lists, list));
      if (plan.tracing) reserveTrace(search, search.expanded + 1);
    }

    const { entryNext } = search;
    heads[slot] = entryNext[index];
    if (ahead > 0 && !isClosed(tag)) {
      const target = (search.bucket + Math.min(ahead, BORDER_SLOTS - 1)) | 0;
      if (((target - search.lastBucket) | 0) > 0) search.lastBucket = target;
      entryNext[index] = heads[target & (BORDER_SLOTS - 1)];
      heads[target & (BORDER_SLOTS - 1)] = index;
      continue;
    }
    entryNext[index] = search.freeEntry;
    search.freeEntry = index;
    if (isDone) continue;
    setTag(jumps.records, point, closed(tag));
    if (expansionOf(tag) === 0) {
      if (plan.tracing) search.trace[search.expanded] = y * width + x;
      search.expanded++;
    }

    if (viewed && isInView(jumps.planes, jumps.view, x, y)) {
      const price = octile(plan.straight, turnOf(search), Math.abs(x - goalX), Math.abs(y - goalY));
      const byView = g + price * priceAt(search, goalX, goalY);
      if (byView < goalG) reachGoal(jumps, point, byView);
    }
    relax(search, jumps, landmarks, { point, list, viewed });
  }
  return isReached(tagOf(jumps.records, GOAL), jumps.generation) ? FOUND : UNREACHABLE;
}

function reachGoal({ records, doubles, generation }: Jumps, point: number, g: number): void {
  setG(doubles, GOAL, g);
  setTag(records, GOAL, reached(generation, NO_DIRECTION));
  setParent(records, GOAL, point);
}

/** Returns the f of a point that is reached at cost `g`. */
function fOf(search: Search, landmarks: Landmarks | null, g: number, x: number, y: number): number {
  const { plan, goalX, goalY } = search;
  const hSum = plan.hFactor * plan.hSum;
  const f = g + octile(hSum, plan.hFactor * plan.hMin, Math.abs(x - goalX), Math.abs(y - goalY));
  return landmarks === null ? f : Math.max(f, g + raisedH(search, landmarks, x, y, 0));
}

/** Relaxes the successors in a point's list; the pool has room for them. `viewed` says whether the goal may come into view. */
function relax(
  search: Search,
  jumps: Jumps,
  landmarks: Landmarks | null,
  { point, list, viewed }: { point: number; list: number; viewed: boolean },
): void {
  const { plan, goalX, goalY, startX, startY, heads, entryCell, entryNext, entryBucket, bucket } = search;
  const { records, doubles, lists, generation } = jumps;
  const perCost = plan.bucketsPerCost;
  const turn = turnOf(search);
  const hSum = plan.hFactor * plan.hSum;
  const hMin = plan.hFactor * plan.hMin;
  const x = xOf(records, point);
  const y = yOf(records, point);
  const g = gOf(doubles, point);
  const goalG = isReached(tagOf(records, GOAL), generation) ? gOf(doubles, GOAL) : Infinity;
  const isVaried = isBorder(jumps.planes, x, y);
  const pointPrice = priceAt(search, x, y);
  const end = listStart(list) + listLength(lists, list);
  for (let at = listStart(list); at < end; at++) {
    const target = targetOf(lists[at]);
    const targetX = xOf(records, target);
    const targetY = yOf(records, target);
    if (targetX === startX && targetY === startY) continue;
    const price = isVaried ? priceAt(search, targetX, targetY) : pointPrice;
    const targetG = g + octile(plan.straight, turn, Math.abs(targetX - x), Math.abs(targetY - y)) * price;
    const targetTag = tagOf(records, target);
    const known = isReached(targetTag, generation);
    if (known && gOf(doubles, target) <= targetG) continue;
    let h = octile(hSum, hMin, Math.abs(targetX - goalX), Math.abs(targetY - goalY));
    if (landmarks !== null) h = raisedH(search, landmarks, targetX, targetY, h);
    if (targetG + h >= goalG) continue;
    if (isDeadEnd(jumps, target, arrivalOf(lists[at]))) {
      if (!viewed || !isInView(jumps.planes, jumps.view, targetX, targetY)) continue;
    }
    setG(doubles, target, targetG);
    setTag(records, target, reached(generation, arrivalOf(lists[at])) | (known ? expansionOf(targetTag) : 0));
    setParent(records, target, point);
    const trueBucket = bucketOf(perCost * (targetG + h));
    const place = (bucket + Math.min(Math.max((trueBucket - bucket) | 0, 0), BORDER_SLOTS - 1)) | 0;
    if (((place - search.lastBucket) | 0) > 0) search.lastBucket = place;
    let added = search.freeEntry;
    if (added !== 0) search.freeEntry = entryNext[added];
    else added = ++search.usedEntries;
    entryCell[added] = target;
    entryNext[added] = heads[place & (BORDER_SLOTS - 1)];
    entryBucket[added] = trueBucket;
    heads[place & (BORDER_SLOTS - 1)] = added;
  }
}

function priceAt({ cells }: Search, x: number, y: number): number {
  return costAt(cells.terrain as Terrain, y * cells.width + x);
}

function bucketOf(buckets: number): number {
  return (buckets + ROUNDING) | 0;
}
