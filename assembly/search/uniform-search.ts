/**
 * A* from cell to cell on uniform ground, with whole step costs, one word for each cell, and buckets for its open list (bucket-list.ts).
 * Moves are pruned by the move tables (moves.ts).
 *
 * A bucket is at most three tenths of a straight step wide, and its cells are expanded in any order: the newest first. So a cell may be
 * expanded before its g is the least; it is then reopened. The search ends once no open cell has a lower f than the goal. So the cost
 * is the least.
 *
 *     node, 8 bytes a cell     generation │ most g - g │ closed │ direction of arrival
 *                              28 bits      31 bits      1 bit    4 bits
 *
 * A later search, and a lower g, make a greater node. So one comparison shows whether a cell has been reached at no greater cost.
 *
 * Whole step costs order routes as the real costs do up to a limit (src/core/request/whole-costs.ts). A search that finds no route within it
 * gives up, and a search by a heap begins.
 *
 * At most 32 buckets are in use at a time, because a step raises f by less. A bit for each of them shows which may have entries. The newest
 * entry of the bucket in turn waits beside the list (in the record it is the pending entry): most entries are taken right after they are
 * added. What the loop below knows of a cell is in few numbers, since a processor has few registers: column and row are one word.
 */
import { blockedAround } from '../moves/cells';
import { columnOf, placeOf, rowOf } from '../nodes/heap';
import { hexAway } from '../moves/hex-distance';
import { besides, sweepsAt } from '../moves/hex-moves';
import { Search } from '../core/layout';
import { UNIFORM } from '../core/methods';
import { moveTable, NO_DIRECTION } from '../moves/moves';
import { openCells, prepareSteps, slotAt, staysWithin, stepFrom, STEPS } from '../nodes/node-pages';
import { CLOSED, directionOf } from '../nodes/nodes';
import { FOUND, OUT_OF_MEMORY, RUNNING, UNREACHABLE } from '../core/statuses';
import { BucketEntry, entryAt, GIVEN_UP, headAt, openBuckets, reserveEntries } from '../nodes/bucket-list';
import { beginRoute, reserveRoute } from './path';
import { reserveTrace } from './search';

/** The greatest g, of 31 bits. Nodes hold what is left to it. */
const MOST_G: u32 = 0x7fffffff;
const G_SHIFT: u64 = 5;
/** The bits of a node below its g. */
const BELOW_G: u64 = 31;

/** Slots of the ring: no step raises f by as many buckets (src/core/request/whole-costs.ts makes buckets wide enough). */
const SLOTS: u32 = 32;
/** Room for this many entries is enough for the neighbours of a cell. */
const MOST_MOVES: u32 = 8;

/** What each direction adds to a place: a column, and a row in the high half. */
const PLACES: usize = memory.data<i64>([
  -(1 << 32),
  1 - (1 << 32),
  1,
  (1 << 32) + 1,
  1 << 32,
  (1 << 32) - 1,
  -1,
  -1 - (1 << 32),
]);

/** Returns whether the goal may be within reach of whole costs, which are products of 32 bits. */
export function mayReach(search: Search): bool {
  const longest = max(abs(search.startX - search.goalX), abs(search.startY - search.goalY));
  return <u64>longest * search.wholeDiagonal < search.wholeLimit;
}

/** Prepares a search and opens its start, which must be passable. Returns the status. */
export function begin(search: Search): i32 {
  if (!openCells(search, true) || !openBuckets(search, SLOTS) || !reserveTrace(search, 1) || !reserveRoute(search)) {
    return OUT_OF_MEMORY;
  }
  const x = search.startX;
  const y = search.startY;
  store<u64>(nodeAt(search.nodes, slotAt(search, x, y)), nodeOf(search.wideGeneration, 0, NO_DIRECTION));
  search.pendingPlace = placeOf(x, y);
  search.pendingFull = 1;
  setBucket(search, distanceOf(search, x, y) >> search.bucketShift);
  search.filled = 0;
  search.mostF = search.wholeLimit;
  search.hasGoal = 0;
  search.used = UNIFORM;
  search.cut = 0;
  return RUNNING;
}

/**
 * Continues for at most `steps` expansions. Returns the status, RUNNING if there is more to do. After OUT_OF_MEMORY everything is as after
 * the last expansion. Returns GIVEN_UP if whole costs do not reach far enough.
 */
export function run(search: Search, steps: u32): i32 {
  if (!search.tracing) return expand(search, steps);
  // Cell by cell: so the loop of `expand` need not ask.
  let left = steps;
  let status = RUNNING;
  while (status == RUNNING && left) {
    const before = search.expanded;
    if (!reserveTrace(search, before + 1)) return OUT_OF_MEMORY;
    status = expand(search, 1);
    left -= search.expanded - before;
  }
  return status;
}

/** Does the same. Adds only the last cell to the trace. This is one function on purpose, as in astar.ts. */
function expand(search: Search, steps: u32): i32 {
  const cells = search.cells;
  const width = <i32>cells.width;
  const blocked = cells.blocked;
  const rowBytes = cells.rowBytes;
  let nodes = search.nodes;
  const generation = search.wideGeneration;
  const table = moveTable(search.rule, true);
  const goalX = search.goalX;
  const goalY = search.goalY;
  const goal = placeOf(goalX, goalY);
  const straight = search.wholeStraight;
  const diagonal = search.wholeDiagonal;
  const turn = diagonal - 2 * straight;
  const shift = search.bucketShift;
  const heads = search.heads;
  let pool = search.pool;
  let room = roomIn(search);
  let bucket = search.bucket;
  let filled = search.filled;
  let used = search.usedEntries;
  let free = search.freeEntry;
  let mostF = search.mostF;
  let left = steps;
  let early: u32 = 0;
  let hasGoal = search.hasGoal != 0;
  let status = UNREACHABLE;
  // The waiting entry.
  let waits = search.pendingFull != 0;
  let waiting = search.pendingPlace;
  let waitingSlot = waits ? slotAt(search, columnOf(waiting), rowOf(waiting)) : 0;
  let waitingNode: u64 = waits ? load<u64>(nodeAt(nodes, waitingSlot)) : 0;
  let last: u64 = 0;
  prepareSteps(search);

  for (;;) {
    // Take the newest entry of the first bucket that has any, unless the cell has been closed since.
    let place = waiting;
    let node = waitingNode;
    let own = waitingSlot;
    if (!waits) {
      const slot = bucket & (SLOTS - 1);
      const head = headAt(heads, slot);
      const index = load<u32>(head);
      if (!index) {
        filled &= ~(1 << slot);
        if (hasGoal || !filled) break;
        bucket += ctz(rotr<u32>(filled, slot));
        continue;
      }
      const entry = entryAt(pool, index);
      const next = entry.next;
      store<u32>(head, next);
      entry.next = free;
      free = index;
      own = entry.node;
      place = placeIn(entry);
      // Usually the next cell to be taken from the list, and it lies anywhere. Reading its node now saves time later.
      early |= load<u32>(nodeAt(nodes, entryAt(pool, next).node));
      node = load<u64>(nodeAt(nodes, own));
      if (<u32>node & CLOSED) continue;
    }
    // Nothing has improved or closed the cell of a waiting entry.
    waits = false;
    const x = columnOf(place);
    const y = rowOf(place);
    if (!left || (used >= room && !(staysWithin(x, y) && used < search.poolCapacity - MOST_MOVES))) {
      search.usedEntries = used;
      const hasNodes = !search.isPaged || stepFrom(search, x, y);
      if (!left || !hasNodes || !reserveEntries(search, MOST_MOVES)) {
        status = left ? OUT_OF_MEMORY : RUNNING;
        search.pendingPlace = place;
        waits = true;
        break;
      }
      pool = search.pool;
      nodes = search.nodes;
      room = roomIn(search);
    }
    const g = MOST_G - (<u32>(node >> G_SHIFT) & MOST_G);
    if (hasGoal && g + distanceOf(search, x, y) > mostF) continue;
    store<u64>(nodeAt(nodes, own), node | CLOSED);
    if (place == goal) {
      hasGoal = true;
      mostF = g - 1;
      continue;
    }
    left--;
    last = place;

    // Open or improve the neighbours. Clockwise, straight on last, as in astar.ts. The eight bits stand there twice, and those count that
    // begin with the direction next to that of arrival: the first of them is known sooner than if they were turned.
    const arrival = directionOf(<u32>node);
    const around = blockedAround(blocked, rowBytes, x, y) | (HEX ? besides(search.rule, x, y) : 0);
    let moves: u32 = load<u8>(table + (arrival << 9) + around);
    // On hexagons, sweeps come after all jumps.
    const later: u32 = HEX ? moves & sweepsAt(search.rule, x, y) : 0;
    const turned: u32 = 255 << ((arrival + 1) & 7);
    if (HEX) moves ^= later;
    moves = (moves | (moves << 8)) & turned;
    if (HEX) moves |= ((later | (later << 8)) & turned) << 16;
    while (moves) {
      const direction = ctz(moves) & 7;
      moves &= moves - 1;
      let neighbour: u32 = own + load<i32>(STEPS + (direction << 2));
      const neighbourG = g + (direction & 1 ? diagonal : straight);
      const neighbourNode = nodeOf(generation, neighbourG, direction);
      const at = nodeAt(nodes, neighbour);
      if ((load<u64>(at) | BELOW_G) >= neighbourNode) continue;
      let neighbourPlace = place + load<u64>(PLACES + (direction << 3));
      const columns = abs(columnOf(neighbourPlace) - goalX);
      const rows = abs(rowOf(neighbourPlace) - goalY);
      const f: u32 = HEX
        ? neighbourG + distanceOf(search, columnOf(neighbourPlace), rowOf(neighbourPlace))
        : neighbourG + straight * (columns + rows) + turn * min(columns, rows);
      if (f > mostF) {
        search.cut = 1;
        continue;
      }
      store<u64>(at, neighbourNode);
      const target = f >> shift;
      if (target == bucket) {
        // This entry waits from now on, and the one that waited goes to the list.
        const wasPlace = waiting;
        const wasSlot = waitingSlot;
        const waited = waits;
        waiting = neighbourPlace;
        waitingSlot = neighbour;
        waitingNode = neighbourNode;
        waits = true;
        if (!waited) continue;
        neighbourPlace = wasPlace;
        neighbour = wasSlot;
      }
      let added = free;
      if (added) free = entryAt(pool, added).next;
      else added = ++used;
      const slot = target & (SLOTS - 1);
      filled |= 1 << slot;
      const head = headAt(heads, slot);
      putEntry(entryAt(pool, added), neighbour, load<u32>(head), neighbourPlace);
      store<u32>(head, added);
    }
  }
  search.pendingFull = u32(waits);
  setBucket(search, bucket);
  search.filled = filled;
  search.usedEntries = used;
  search.freeEntry = free;
  search.mostF = mostF;
  search.hasGoal = u32(hasGoal);
  if (search.tracing && left < steps) {
    store<u32>(search.trace + ((<usize>search.expanded) << 2), rowOf(last) * width + columnOf(last));
  }
  search.expanded += steps - left;
  search.early = early;
  if (status != UNREACHABLE) return status;
  if (hasGoal) {
    beginRoute(search, goalY * width + goalX, FOUND);
    return FOUND;
  }
  if (!search.cut) return UNREACHABLE;
  return GIVEN_UP;
}

/** Returns how many entries may be used before more room is needed. In pages that is asked before each expansion, since nodes may be missing. */
function roomIn(search: Search): u32 {
  return search.isPaged ? 0 : search.poolCapacity - MOST_MOVES;
}

/** Sets the bucket in turn. All slots may be in use, so all of them are emptied later. */
function setBucket(search: Search, bucket: u32): void {
  search.bucket = bucket;
  search.lastBucket = bucket + SLOTS - 1;
}

/** Like `fillEntry`, with column and row in one word. Written as two, they could not be read as one before they have reached the cache. */
function putEntry(entry: BucketEntry, slot: u32, next: u32, place: u64): void {
  entry.node = slot;
  entry.next = next;
  store<u64>(changetype<usize>(entry), place, offsetof<BucketEntry>('x'));
}

/** Returns the column and the row of an entry, which lie side by side. */
function placeIn(entry: BucketEntry): u64 {
  return load<u64>(changetype<usize>(entry), offsetof<BucketEntry>('x'));
}

function nodeAt(nodes: usize, slot: u32): usize {
  return nodes + ((<usize>slot) << 3);
}

/** Returns the node of a cell that is reached by a move in `direction` at cost `g`. */
function nodeOf(generation: u64, g: u32, direction: u32): u64 {
  return generation | ((<u64>(MOST_G - g)) << G_SHIFT) | <u64>direction;
}

/** Returns the least cost from a cell to the goal if nothing is in the way. */
function distanceOf(search: Search, x: i32, y: i32): u32 {
  const goalX = search.goalX;
  const goalY = search.goalY;
  const straight = search.wholeStraight;
  if (HEX) return straight * hexAway(search.rule, x, y, goalX, goalY, goalX, goalY);
  const columns = abs(x - goalX);
  const rows = abs(y - goalY);
  return straight * (columns + rows) + (search.wholeDiagonal - 2 * straight) * min(columns, rows);
}
