/**
 * A* from cell to cell with buckets for its open list (bucket-list.ts), for terrain whose costs differ. A bucket is a quarter of the
 * cheapest step wide, and its cells are expanded in any order. So a cell may be expanded before its g is the least. If a lower g is found
 * later, the cell is added and expanded again. The search ends once no open cell has an f below the goal's g. So the cost is the least for
 * every heuristic that never overestimates. With a consistent one, about one expansion in 10,000 is of a cell expanded before. In a prepared
 * grid, landmarks may raise the heuristic (search/landmarks.ts). They are rounded, so it may then be inconsistent by a quantum.
 *
 * After a move from p to x, only the five directions ahead and to the sides are tried. The other three lead to p, or to cells beside p that
 * p enters by a straight step, which costs less. That holds as long as a diagonal step costs at least as much as a straight one, and no
 * step is free.
 */
import { besides } from '../moves/hex-moves';
import { BEYOND_NOISE } from '../core/rounding';
import { FREE_REPEATS, LANDMARK_REPEATS_SHIFT, REPEATS_SHIFT } from '../core/tuning';
import { blockedAround, costPlace } from '../moves/cells';
import { Search } from '../core/layout';
import { BUCKETS } from '../core/methods';
import { dx, dy, moveTable, NO_DIRECTION, seenAlong } from '../moves/moves';
import { closed, directionOf, gAt, gPlane, isClosed, isReached, reached, setG, setTag, tagAt } from '../nodes/nodes';
import { openCells, prepareSteps, slotAt, stepFrom, STEPS } from '../nodes/node-pages';
import { FOUND, OUT_OF_MEMORY, RUNNING, UNREACHABLE } from '../core/statuses';
import { cellsOutside, heuristicAt, stepsToBox } from '../search/heuristic';
import { landmarksOf, raisedH } from '../search/landmarks';
import { beginRoute, reserveRoute } from '../search/path';
import { isTraced, reserveTrace } from '../search/search';
import { OFFSETS, prepareOffsets } from '../search/terrain-moves';
import { GIVEN_UP, entryAt, fillEntry, headAt, openBuckets, reserveEntries } from '../nodes/bucket-list';

/** Room for this many entries is enough for the neighbours of a cell. */
const MOST_MOVES: u32 = 8;

/** Added to a number from 0 to 2^51, rounds it to a whole one, which is then the low bits of the sum. */
const ROUNDING: f64 = 4503599627370496;

/** Prepares a search and opens its start, which must be passable. Returns the status. */
export function begin(search: Search): i32 {
  const cells = search.cells;
  const count = cells.width * cells.height;
  if (!openCells(search, false) || !openBuckets(search, search.buckets) || !reserveRoute(search)) return OUT_OF_MEMORY;
  // The search gives up before it has expanded more cells again.
  const most = count + freeRepeatsOf(search) + 2 * MOST_MOVES;
  if (!reserveTrace(search, most + (most >> (REPEATS_SHIFT - 1)))) return OUT_OF_MEMORY;
  const x = search.startX;
  const y = search.startY;
  const slot = slotAt(search, x, y);
  search.sumBuckets = search.hSum * search.hFactor * search.bucketsPerCost;
  search.minBuckets = search.hMin * search.hFactor * search.bucketsPerCost;
  setTag(search.nodes, slot, reached(search.generation, NO_DIRECTION));
  setG(gPlane(search), slot, 0);
  const bucket = bucketOf(search, HEX ? 0 : landmarksOf(search), 0, x, y);
  search.bucket = bucket;
  search.lastBucket = bucket;
  search.usedEntries = 1;
  fillEntry(entryAt(search.pool, 1), slot, 0, x, y);
  store<u32>(headAt(search.heads, bucket & search.ringMask), 1);
  search.repeats = 0;
  search.bucketGoal = -1;
  search.used = BUCKETS;
  return RUNNING;
}

/** Returns how many closed cells may be reopened in any case. */
function freeRepeatsOf(search: Search): u32 {
  return !HEX && landmarksOf(search)
    ? (search.cells.width * search.cells.height) >> LANDMARK_REPEATS_SHIFT
    : FREE_REPEATS;
}

/** Returns the bucket of a cell that is reached at cost `g`, or the low 32 bits of its number. */
function bucketOf(search: Search, landmarks: usize, g: f64, x: i32, y: i32): i32 {
  const columns = cellsOutside(search.boxLeft, search.boxRight, x);
  const rows = cellsOutside(search.boxTop, search.boxBottom, y);
  let h = search.sumBuckets * <f64>(columns + rows) + search.minBuckets * <f64>min(columns, rows);
  if (HEX) h = search.sumBuckets * <f64>stepsToBox(search, x, y);
  else if (landmarks) h = max(h, search.bucketsPerCost * raisedH(search, landmarks, x, y, 0));
  return <i32>reinterpret<i64>(search.bucketsPerCost * g + h + ROUNDING);
}

/**
 * Continues for at most `steps` expansions, and to the end of the bucket in turn once the goal has been expanded. Returns the status,
 * RUNNING if there is more to do, or GIVEN_UP. After OUT_OF_MEMORY everything is as after the last expansion, and the next call continues
 * from there.
 *
 * This is one function on purpose, as in astar.ts: with one that expands a cell, and lists that keep their state in the record, searches
 * take a sixth longer.
 */
export function run(search: Search, steps: u32): i32 {
  const cells = search.cells;
  const width = <i32>cells.width;
  const rowsBetween = cells.height - 2;
  const blocked = cells.blocked;
  const rowBytes = cells.rowBytes;
  const terrain = cells.terrain;
  const classes = cells.classes;
  let nodes = search.nodes;
  let costs = gPlane(search);
  const isPaged = search.isPaged != 0;
  const generation = search.generation;
  const legal = moveTable(search.rule, false);
  const landmarks: usize = HEX ? 0 : landmarksOf(search);
  const heads = search.heads;
  const mask = search.ringMask;
  let pool = search.pool;
  // In pages, each expansion comes to where there may be no room.
  let room: u32 = isPaged ? 0 : search.poolCapacity - MOST_MOVES;
  let bucket = search.bucket;
  let lastBucket = search.lastBucket;
  let used = search.usedEntries;
  let free = search.freeEntry;
  let expanded = search.expanded;
  const last = expanded + min(steps, <u32>-1 - expanded);
  const freeRepeats = freeRepeatsOf(search);
  let reopened = search.repeats;
  let early: u32 = 0;
  let goal = search.bucketGoal;
  let limit = goal < 0 ? Infinity : gAt(costs, slotAt(search, goal % width, goal / width)) * BEYOND_NOISE;
  const traceStep: u32 = isTraced(search) ? 4 : 0;
  let trace = search.trace + expanded * traceStep;
  let status = UNREACHABLE;
  prepareOffsets(width);
  prepareSteps(search);

  for (;;) {
    // Take the newest entry of the first bucket that has any, unless the cell has been closed since.
    const head = headAt(heads, bucket & mask);
    const index = load<u32>(head);
    if (!index) {
      if (goal >= 0 || bucket == lastBucket) break;
      bucket++;
      continue;
    }
    let entry = entryAt(pool, index);
    const slot = entry.node;
    const x = entry.x;
    const y = entry.y;
    const tag = tagAt(nodes, slot);
    if (!isClosed(tag)) {
      if (expanded == last && goal < 0) {
        status = RUNNING;
        break;
      }
      if (used >= room) {
        search.usedEntries = used;
        if ((isPaged && !stepFrom(search, x, y)) || !reserveEntries(search, MOST_MOVES)) {
          status = OUT_OF_MEMORY;
          break;
        }
        pool = search.pool;
        entry = entryAt(pool, index);
        nodes = search.nodes;
        costs = gPlane(search);
        if (!isPaged) room = search.poolCapacity - MOST_MOVES;
      }
    }
    const next = entry.next;
    store<u32>(head, next);
    entry.next = free;
    free = index;
    if (isClosed(tag)) continue;
    // Prefetch, 8 % of a search: usually the next cell to be taken, which lies anywhere in memory.
    const soon = entryAt(pool, next).node;
    early |= tagAt(nodes, soon) | load<u32>(costs + ((<usize>soon) << 3));
    const g = gAt(costs, slot);
    if (goal >= 0 && g + search.hFactor * heuristicAt(search, x, y) >= limit) continue;
    setTag(nodes, slot, closed(tag));
    const cell = y * width + x;
    if (isInBox(search, x, y)) {
      goal = cell;
      limit = g * BEYOND_NOISE;
      continue;
    }
    expanded++;
    store<u32>(trace, cell);
    trace += traceStep;
    if (reopened > freeRepeats + (expanded >> REPEATS_SHIFT)) {
      status = GIVEN_UP;
      break;
    }

    // Find the moves that reach a cell at less cost than before, legal or not. Nothing here is a branch or waits for the blocked cells,
    // which takes a quarter off the time of a search. Bit 0 is the direction after that of arrival.
    const arrival = directionOf(tag);
    const first = arrival + 1;
    let moves = 255;
    // A cell of the first or last row has neighbours outside the planes.
    const isInside = <u32>(y - 1) < rowsBetween && arrival != NO_DIRECTION;
    if (isInside) {
      const offsets = OFFSETS + (arrival << 2);
      const steps = STEPS + (arrival << 2);
      const along = stepCost(search, arrival);
      const across = stepCost(search, first);
      const half = cell + load<i32>(offsets, 4);
      const right = cell + load<i32>(offsets, 8);
      const left = cell + load<i32>(offsets, 24);
      const halfLeft = cell + load<i32>(offsets, 28);
      const on = cell + load<i32>(offsets);
      moves =
        isBetter(nodes, costs, generation, slot + load<i32>(steps, 4), g + across * priceOf(terrain, classes, half)) |
        (isBetter(nodes, costs, generation, slot + load<i32>(steps, 8), g + along * priceOf(terrain, classes, right)) <<
          1) |
        (isBetter(nodes, costs, generation, slot + load<i32>(steps, 24), g + along * priceOf(terrain, classes, left)) <<
          5) |
        (isBetter(
          nodes,
          costs,
          generation,
          slot + load<i32>(steps, 28),
          g + across * priceOf(terrain, classes, halfLeft),
        ) <<
          6) |
        (isBetter(nodes, costs, generation, slot + load<i32>(steps), g + along * priceOf(terrain, classes, on)) << 7);
    }
    const around = blockedAround(blocked, rowBytes, x, y) | (HEX ? besides(search.rule, x, y) : 0);
    moves &= seenAlong(first, load<u8>(legal + around));

    // Open or improve those cells. Clockwise, straight on last, as in astar.ts.
    while (moves) {
      const direction = (ctz(moves) + first) & 7;
      moves &= moves - 1;
      const neighbour = cell + load<i32>(OFFSETS + (direction << 2));
      const neighbourG = g + stepCost(search, direction) * priceOf(terrain, classes, neighbour);
      const target = slot + load<i32>(STEPS + (direction << 2));
      if (!isInside && !isBetter(nodes, costs, generation, target, neighbourG)) continue;
      const neighbourX = x + dx(direction);
      const neighbourY = y + dy(direction);
      const before = tagAt(nodes, target);
      reopened += u32(isReached(before, generation)) & u32(isClosed(before));
      setTag(nodes, target, reached(generation, direction));
      setG(costs, target, neighbourG);
      // Rounding may lead to a bucket before the one in turn. With landmarks the ring may be too small for a rise; an early bucket will do.
      const rise = max(bucketOf(search, landmarks, neighbourG, neighbourX, neighbourY) - bucket, 0);
      if (!ASC_NO_ASSERT) assert(<u32>rise <= mask || landmarks != 0, 'the ring has too few buckets');
      const ahead = min(rise, <i32>mask);
      const into = bucket + ahead;
      if (into - lastBucket > 0) lastBucket = into;
      let added = free;
      if (added) free = entryAt(pool, added).next;
      else added = ++used;
      const place = headAt(heads, into & mask);
      fillEntry(entryAt(pool, added), target, load<u32>(place), neighbourX, neighbourY);
      store<u32>(place, added);
    }
  }
  search.bucket = bucket;
  search.lastBucket = lastBucket;
  search.usedEntries = used;
  search.freeEntry = free;
  search.expanded = expanded;
  search.early = early;
  search.repeats = reopened;
  search.bucketGoal = goal;
  if (status != UNREACHABLE || goal < 0) return status;
  beginRoute(search, goal, FOUND);
  return FOUND;
}

/** Returns whether a cell is a goal. */
function isInBox(search: Search, x: i32, y: i32): bool {
  // Unsigned, a column left of the box becomes a huge number, so one comparison checks both sides.
  if (<u32>(x - search.boxLeft) > <u32>(search.boxRight - search.boxLeft)) return false;
  return <u32>(y - search.boxTop) <= <u32>(search.boxBottom - search.boxTop);
}

/** Returns the cost of a step in a direction at terrain cost 1. */
function stepCost(search: Search, direction: u32): f64 {
  return load<f64>(changetype<usize>(search) + ((<usize>(direction & 1)) << 3), offsetof<Search>('straight'));
}

function priceOf(terrain: usize, classes: usize, cell: u32): f64 {
  return load<f64>(terrain + (costPlace(classes, cell) << 3));
}

/** Returns 1 if a cell has not been reached at cost `g` or less, else 0. */
function isBetter(nodes: usize, costs: usize, generation: u32, slot: u32, g: f64): u32 {
  return u32(!isReached(tagAt(nodes, slot), generation)) | u32(gAt(costs, slot) * BEYOND_NOISE > g);
}
