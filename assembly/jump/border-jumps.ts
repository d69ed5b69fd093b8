/**
 * Jump point search on terrain where few cells lie at borders (jps.ts), with buckets for its open list (bucket-list.ts). Most points are
 * border cells: each is reached several times before it is expanded, and a heap would be sorted again every time.
 *
 * Points of a bucket are expanded in any order, the newest first. So a point may be expanded before its g is the least; it is then
 * reopened. The search ends once no open point has a lower f than the goal. So the cost is the least.
 *
 * A jump may raise f by more buckets than the ring has. Such a point goes into the last bucket of the ring and is put back when it comes up
 * too early: `x` of an entry is the number of its true bucket.
 */
import { costPlace } from '../moves/cells';
import { Search } from '../core/layout';
import { NEVER, NO_DIRECTION } from '../moves/moves';
import {
  classOf,
  close,
  directionOf,
  expansionOf,
  gOf,
  isClosed,
  isReached,
  keptOf,
  reach,
  tagOf,
} from '../nodes/nodes';
import { FOUND, OUT_OF_MEMORY, RUNNING, UNREACHABLE } from '../core/statuses';
import { arrivalOf, listLength, listStart, targetOf } from './jump-lists';
import { renewPoint } from './jump-ages';
import { isFull, Jumps, pointAt, setParent, xOf, yOf } from './jump-records';
import { octile } from './jps';
import { isDeadEnd, successorsOf } from './jumps';
import { isBorder } from './planes/planes';
import { isInView } from './sight';
import { landmarksOf, raisedH } from '../search/landmarks';
import { reserveTrace } from '../search/search';
import { entryAt, fillEntry, headAt, openBuckets, reserveEntries } from '../nodes/bucket-list';
import { BORDER_SLOTS } from '../core/tuning';

/** Added to a number from 0 to 2^51, rounds it to a whole one, which is then the low bits of the sum. */
const ROUNDING: f64 = 4503599627370496;

/** Returns whether the costs of a search suit buckets. */
export function suitsBuckets(search: Search): bool {
  return search.buckets != 0 && search.buckets <= BORDER_SLOTS;
}

/** Opens the start of a search that jps.ts has begun. Returns false if memory cannot be allocated. */
export function openStart(search: Search, jumps: Jumps): bool {
  // A full graph takes no more points for starts, see `addStart` in jps.ts.
  const point = isFull(jumps) ? jumps.start : pointAt(jumps, search.startX, search.startY);
  if (!point || !openBuckets(search, BORDER_SLOTS) || !reserveEntries(search, 1)) return false;
  renewPoint(jumps, point);
  reach(point, jumps.generation | keptOf(tagOf(point), false), NO_DIRECTION, 0);
  setParent(point, 0);
  search.bucket = 0;
  search.lastBucket = 0;
  search.usedEntries = 1;
  // Behind the last entry of a bucket, `run` reads the point of entry 0 ahead.
  entryAt(search.pool, 0).node = <u32>point;
  fillEntry(entryAt(search.pool, 1), <u32>point, 0, 0, 0);
  store<u32>(headAt(search.heads, 0), 1);
  return true;
}

/**
 * Continues for at most `steps` expansions. Returns the status, RUNNING if there is more to do. After OUT_OF_MEMORY everything is as after
 * the last expansion. This is one function on purpose, as in jps.ts.
 */
export function run(search: Search, jumps: Jumps, steps: u32): i32 {
  const cells = search.cells;
  const width = <i32>cells.width;
  const terrain = cells.terrain;
  const classes = cells.classes;
  const planes = jumps.planes;
  const view = jumps.view;
  const generation = jumps.generation;
  const goalX = search.goalX;
  const goalY = search.goalY;
  const goal = jumps.goal;
  // A border cell is a jump point, so a search reaches it like any other.
  const viewed = !isBorder(planes, goalX, goalY);
  const goalPrice = load<f64>(terrain + (costPlace(classes, goalY * width + goalX) << 3));
  const startX = search.startX;
  const startY = search.startY;
  const straight = search.straight;
  const turn = search.rule == NEVER ? 0 : search.diagonal - 2 * straight;
  const hSum = search.hFactor * search.hSum;
  const hMin = search.hFactor * search.hMin;
  const landmarks = landmarksOf(search);
  const perCost = search.bucketsPerCost;
  const heads = search.heads;
  const tracing = search.tracing != 0;
  let pool = search.pool;
  let bucket = search.bucket;
  let lastBucket = search.lastBucket;
  let used = search.usedEntries;
  let free = search.freeEntry;
  let left = steps;
  let early: u32 = 0;
  let goalG = isReached(tagOf(goal), generation) ? gOf(goal) : Infinity;
  let goalBucket = bucketOf(perCost * goalG);
  let status = UNREACHABLE;

  for (;;) {
    // Look at the newest entry of the first bucket that has any.
    const head = headAt(heads, bucket & (BORDER_SLOTS - 1));
    const index = load<u32>(head);
    if (!index) {
      if (bucket == lastBucket || (goalG < Infinity && bucket - goalBucket >= 0)) break;
      bucket++;
      continue;
    }
    const entry = entryAt(pool, index);
    const point = <usize>entry.node;
    const next = entry.next;
    const tag = tagOf(point);
    const g = gOf(point);
    const x = xOf(point);
    const y = yOf(point);
    const ahead = entry.x - bucket;
    let list: usize = 0;
    let f: f64 = 0;
    let isDone = isClosed(tag) || ahead > 0;
    if (!isDone && goalG < Infinity) {
      f = g + octile(hSum, hMin, abs(x - goalX), abs(y - goalY));
      if (landmarks) f = max(f, g + raisedH(search, landmarks, x, y, 0));
      isDone = f >= goalG;
    }
    if (!isDone && x == goalX && y == goalY) {
      goalG = g;
      goalBucket = bucketOf(perCost * goalG);
      reach(goal, generation, NO_DIRECTION, g);
      setParent(goal, point);
      isDone = true;
    }
    if (!isDone) {
      search.usedEntries = used;
      if (left) list = successorsOf(jumps, point, directionOf(tag));
      if (
        !list ||
        !reserveEntries(search, listLength(list)) ||
        (tracing && !reserveTrace(search, search.expanded + 1))
      ) {
        status = left ? OUT_OF_MEMORY : RUNNING;
        break;
      }
      pool = search.pool;
    }

    // Take it out.
    store<u32>(head, next);
    // Usually the next point to be taken, and it lies anywhere. Reading it now saves time later.
    early |= tagOf(entryAt(pool, next).node);
    if (ahead > 0 && !isClosed(tag)) {
      const target = bucket + min(ahead, <i32>(BORDER_SLOTS - 1));
      if (target - lastBucket > 0) lastBucket = target;
      const place = headAt(heads, target & (BORDER_SLOTS - 1));
      entryAt(pool, index).next = load<u32>(place);
      store<u32>(place, index);
      continue;
    }
    entryAt(pool, index).next = free;
    free = index;
    if (isDone) continue;
    close(point, tag);
    // A reopened point does not count again.
    if (!expansionOf(tag)) {
      if (tracing) store<u32>(search.trace + ((<usize>search.expanded) << 2), <u32>(y * width + x));
      search.expanded++;
      left--;
    }

    if (viewed && isInView(planes, view, x, y)) {
      const price = octile(straight, turn, abs(x - goalX), abs(y - goalY)) * goalPrice;
      if (g + price < goalG) {
        goalG = g + price;
        goalBucket = bucketOf(perCost * goalG);
        reach(goal, generation, NO_DIRECTION, goalG);
        setParent(goal, point);
      }
    }

    // Relax the successors. All cells on the way to one cost the same as it does and, unless the point is a border cell, as the point.
    const isVaried = isBorder(planes, x, y);
    const pointPrice = isVaried ? 0 : load<f64>(terrain + (costPlace(classes, y * width + x) << 3));
    const end = listStart(list) + (listLength(list) << 2);
    for (let at = listStart(list); at < end; at += 4) {
      const successor = load<u32>(at);
      const target = targetOf(successor);
      const targetX = xOf(target);
      const targetY = yOf(target);
      // The start may have a point outside the graph besides the one of its cell: no route leads back there.
      if (targetX == startX && targetY == startY) continue;
      const targetTag = tagOf(target);
      // The point has the class, so that no other memory is read.
      const priceIndex = classes ? classOf(targetTag) : <u32>(targetY * width + targetX);
      const price = isVaried ? load<f64>(terrain + ((<usize>priceIndex) << 3)) : pointPrice;
      const targetG = g + octile(straight, turn, abs(targetX - x), abs(targetY - y)) * price;
      const reached = isReached(targetTag, generation);
      if (u32(reached) & u32(gOf(target) <= targetG)) continue;
      let h = octile(hSum, hMin, abs(targetX - goalX), abs(targetY - goalY));
      if (landmarks) h = raisedH(search, landmarks, targetX, targetY, h);
      if (targetG + h >= goalG) continue;
      if (isDeadEnd(jumps, target, arrivalOf(successor)) && !(viewed && isInView(planes, view, targetX, targetY)))
        continue;
      reach(target, generation | keptOf(targetTag, reached), arrivalOf(successor), targetG);
      setParent(target, point);
      const trueBucket = bucketOf(perCost * (targetG + h));
      // Rounding may lead to a bucket before the one in turn.
      const rise = min(max(trueBucket - bucket, 0), <i32>(BORDER_SLOTS - 1));
      if (bucket + rise - lastBucket > 0) lastBucket = bucket + rise;
      let added = free;
      if (added) free = entryAt(pool, added).next;
      else added = ++used;
      const place = headAt(heads, (bucket + rise) & (BORDER_SLOTS - 1));
      fillEntry(entryAt(pool, added), <u32>target, load<u32>(place), trueBucket, 0);
      store<u32>(place, added);
    }
  }
  search.bucket = bucket;
  search.lastBucket = lastBucket;
  search.usedEntries = used;
  search.freeEntry = free;
  search.early = early;
  return status == UNREACHABLE && goalG < Infinity ? FOUND : status;
}

/** Returns the low 32 bits of the number of a bucket. */
function bucketOf(buckets: f64): i32 {
  return <i32>reinterpret<i64>(buckets + ROUNDING);
}
