/**
 * Jump point search on hexagons, in the manner of D. Harabor and A. Grastien ("Online Graph Pruning for Pathfinding on Grid Maps", AAAI 2011).
 * Even directions sweep, odd ones jump. The canonical order of a route: sweeps before jumps, where the two can change places. Moves worth trying from x:
 *
 *     reached by     moves that remain
 *     a sweep d      on, and the jumps to both sides, d + 1 and d - 1
 *     a jump d       on; the sweep d + 1 if x + (d + 2) is blocked, the sweep d - 1 if x + (d - 2) is: these are forced
 *     (the start)    all
 *
 * Why nothing is lost: back, d + 3, leads to the parent. d + 2 and d - 2 end beside the parent: one step instead of two. After a jump d, the
 * sweep d + 1 ends at the cell that the sweep and then the jump reach, over x + (d + 2), which is beside the parent. If that is free, this is the canonical way.
 *
 * One direction a cell is enough, whichever it is. Let n have the least cost g, and let all cells of less cost keep a way that is not pruned.
 * (a) Some cheapest way to n ends with a jump from x. Whatever direction x keeps, it does not prune that jump: as d + 2, d - 2 or d + 3 it
 * would make n cheaper than g; and a jump that goes on or follows a sweep beside it is never pruned. (b) All cheapest ways end with sweeps, e from x.
 * If x prunes e, x keeps a jump beside e, and the cell y = parent + e is free. It costs at most g - 1, and the jump leads from y to n: this is (a).
 *
 * A jump ends at the first cell that is blocked or has a forced move. A sweep ends at obstacles only; from each cell that it passes, the jumps to
 * both sides may end at jump points, and the planes know from which (hex-planes.ts). So all points but the start are ends of jumps, and a leg is a
 * sweep and then a jump, or either. Its cost is the distance of its ends. The last leg leads to the goal, which is in view then.
 *
 * All costs are whole numbers of steps, so the open list is one of buckets (bucket-list.ts), one for each f. Distances never overestimate and are consistent:
 * no f falls along a route, a point has its least g when it is taken, and the first one that has the goal in view is on a cheapest route.
 *
 * The planes know no exits. A route found without them is the cheapest if it leads through open exits alone, since a closed exit, or a border that costs more than
 * a step, makes no route cheaper. If it does not, the search is given up, and another one begins from cell to cell.
 *
 *     node, 12 bytes a cell: the tag of nodes.ts, with the direction 0 to 5 of the jump │ in the plane of g: i32 g, u32 parent
 */
import { distanceTo, distanceToAny, testBit } from '../core/bits';
import { entryAt, fillEntry, GIVEN_UP, headAt, openBuckets, reserveEntries } from '../nodes/bucket-list';
import { Search } from '../core/layout';
import { enlarge } from '../core/memory';
import { HEX_JUMPS, includes, IN_VIEW } from '../core/methods';
import { isExitOpen } from '../moves/exits';
import { dx, dy, NO_DIRECTION } from '../moves/moves';
import { closed, directionOf, gPlane, isClosed, isReached, openNodes, reached, setTag, tagAt } from '../nodes/nodes';
import { FOUND, OUT_OF_MEMORY, RUNNING, UNREACHABLE } from '../core/statuses';
import { clearRoute, finishRoute } from '../search/path';
import { reserveTrace } from '../search/search';
import {
  axialOf,
  bitOf,
  BLOCKED,
  HexPlanes,
  isForced,
  isInColumns,
  LEFT,
  orientationOf,
  placeAlong,
  planeOf,
  RIGHT,
  signOf,
  stepQ,
  stepR,
  STOPS,
} from './hex-planes';
import { isInView, lookFor, prependCell, prependLeg } from './hex-sight';

/** The ends of jumps that the point in turn leads to: i32 q, i32 r, u32 steps * 8 + direction each. */
let found: usize = 0;
let foundCapacity: u32 = 0;
let foundCount: u32 = 0;
const FOUND_BYTES: u32 = 12;
/** Whether memory ran out, so that the list is not complete. */
let failed: bool = false;

/** Prepares a search and opens its start, which must be passable. Returns the status. */
export function begin(search: Search, planes: HexPlanes): i32 {
  // A leg of n steps raises f by at most 2 n.
  const ring: u32 = 1 << (32 - clz<u32>(4 * max(planes.along, planes.across) + 4));
  const cells = search.cells;
  if (!openNodes(search, <u64>cells.width * cells.height) || !openBuckets(search, ring) || !reserveTrace(search, 1)) {
    return OUT_OF_MEMORY;
  }
  const cell = search.startY * cells.width + search.startX;
  setNode(search, cell, reached(search.generation, NO_DIRECTION), 0, cell);
  const r = isInColumns(planes) ? search.startX : search.startY;
  const q = axialOf(planes, isInColumns(planes) ? search.startY : search.startX, r);
  aim(search, planes);
  search.bucket = distance(goalQ - q, goalR - r);
  search.lastBucket = search.bucket;
  put(search, search.bucket, cell, q, r);
  search.used = HEX_JUMPS;
  return RUNNING;
}

/** The goal of the search that runs. */
let goalQ: i32 = 0;
let goalR: i32 = 0;

function aim(search: Search, planes: HexPlanes): void {
  goalR = isInColumns(planes) ? search.goalX : search.goalY;
  goalQ = axialOf(planes, isInColumns(planes) ? search.goalY : search.goalX, goalR);
  lookFor(goalQ, goalR);
}

/** Returns the number of steps to a cell at an offset. */
function distance(q: i32, r: i32): i32 {
  return max(max(abs(q), abs(r)), abs(q + r));
}

/**
 * Continues for at most `steps` expansions. Returns the status, RUNNING if there is more to do. After OUT_OF_MEMORY everything is as after
 * the last expansion. Returns GIVEN_UP if the route leads through a closed exit.
 */
export function run(search: Search, planes: HexPlanes, steps: u32): i32 {
  aim(search, planes);
  const width = search.cells.width;
  let left = steps;
  while (true) {
    const head = headAt(search.heads, search.bucket & search.ringMask);
    const index = load<u32>(head);
    if (!index) {
      if (search.bucket == search.lastBucket) return UNREACHABLE;
      search.bucket++;
      continue;
    }
    const entry = entryAt(search.pool, index);
    const cell = entry.node;
    const q = entry.x;
    const r = entry.y;
    const tag = tagAt(search.nodes, cell);
    if (!isClosed(tag)) {
      // A start that is the goal is not expanded.
      const counts = u32(q != goalQ || r != goalR);
      if (left < counts) return RUNNING;
      if (!reserveTrace(search, search.expanded + 1)) return OUT_OF_MEMORY;
      if (search.tracing) store<u32>(search.trace + ((<usize>search.expanded) << 2), cell);
      if (isInView(planes, q, r)) {
        if (!writeRoute(search, planes, cell)) return OUT_OF_MEMORY;
        if (search.gated && !isRouteOpen(search)) {
          clearRoute(search);
          search.cost = Infinity;
          return GIVEN_UP;
        }
        search.expanded += counts;
        if (search.expanded <= 1 && includes(search.methods, IN_VIEW)) search.used = IN_VIEW;
        return FOUND;
      }
      findEnds(planes, q, r, directionOf(tag));
      if (failed || !reserveEntries(search, foundCount)) return OUT_OF_MEMORY;
      left--;
      search.expanded++;
      setTag(search.nodes, cell, closed(tag));
    }
    store<u32>(head, entryAt(search.pool, index).next);
    entryAt(search.pool, index).next = search.freeEntry;
    search.freeEntry = index;
    if (!isClosed(tag)) relaxAll(search, planes, cell, width);
  }
}

/** Opens or improves all points found. There is room for their entries. */
function relaxAll(search: Search, planes: HexPlanes, parent: u32, width: u32): void {
  const generation = search.generation;
  const nodes = search.nodes;
  const g = stepsAt(search, parent);
  const inColumns = isInColumns(planes);
  for (let at = found; at < found + foundCount * FOUND_BYTES; at += FOUND_BYTES) {
    const q = load<i32>(at);
    const r = load<i32>(at, 4);
    const leg = load<u32>(at, 8);
    const u = placeAlong(planes, q, r);
    const cell: u32 = inColumns ? u * width + r : r * width + u;
    const steps = g + (leg >> 3);
    if (isReached(tagAt(nodes, cell), generation) && stepsAt(search, cell) <= steps) continue;
    setNode(search, cell, reached(generation, leg & 7), steps, parent);
    put(search, steps + distance(goalQ - q, goalR - r), cell, q, r);
  }
}

/** Adds an entry, for which there is room, to the bucket of its f. */
function put(search: Search, f: i32, cell: u32, q: i32, r: i32): void {
  let index = search.freeEntry;
  if (index) search.freeEntry = entryAt(search.pool, index).next;
  else index = ++search.usedEntries;
  const head = headAt(search.heads, f & search.ringMask);
  fillEntry(entryAt(search.pool, index), cell, load<u32>(head), q, r);
  store<u32>(head, index);
  search.lastBucket = max(search.lastBucket, f);
}

/** Returns the address of the g and the parent of a cell. */
function nodeAt(search: Search, cell: u32): usize {
  return gPlane(search) + ((<usize>cell) << 3);
}

function stepsAt(search: Search, cell: u32): i32 {
  return load<i32>(nodeAt(search, cell));
}

function setNode(search: Search, cell: u32, tag: u32, steps: i32, parent: u32): void {
  setTag(search.nodes, cell, tag);
  store<i32>(nodeAt(search, cell), steps);
  store<u32>(nodeAt(search, cell), parent, 4);
}

/** Finds the ends of jumps that a point leads to, if reached in a direction. `failed` says that memory ran out. */
function findEnds(planes: HexPlanes, q: i32, r: i32, direction: u32): void {
  foundCount = 0;
  failed = false;
  if (direction == NO_DIRECTION) {
    for (let sweep: u32 = 0; sweep < 6; sweep += 2) lookAlong(planes, sweep, q, r);
    for (let jump: u32 = 1; jump < 6; jump += 2) jumpOn(planes, jump, q, r);
    return;
  }
  if (isForced(planes, direction, 5, q, r)) lookAlong(planes, (direction + 5) % 6, q, r);
  if (isForced(planes, direction, 1, q, r)) lookAlong(planes, (direction + 1) % 6, q, r);
  jumpOn(planes, direction, q, r);
}

/** Adds the end of a jump if it is a jump point. */
function jumpOn(planes: HexPlanes, direction: u32, q: i32, r: i32): void {
  const orientation = orientationOf(direction);
  const bit = bitOf(planes, orientation, q, r);
  const steps = distanceTo(planeOf(planes, orientation, STOPS), bit, signOf(direction));
  if (!testBit(planeOf(planes, orientation, BLOCKED), bit + steps * signOf(direction))) {
    add(q + steps * stepQ(direction), r + steps * stepR(direction), steps, direction);
  }
}

/** Sweeps up to an obstacle and adds the jump points at which jumps to either side end. */
function lookAlong(planes: HexPlanes, sweep: u32, q: i32, r: i32): void {
  const orientation = orientationOf(sweep);
  const sign = signOf(sweep);
  const blocked = planeOf(planes, orientation, BLOCKED);
  const left = planeOf(planes, orientation, LEFT);
  const right = planeOf(planes, orientation, RIGHT);
  let bit = bitOf(planes, orientation, q, r);
  for (let swept = 0; ; ) {
    const steps = distanceToAny(blocked, left, right, bit, sign);
    swept += steps;
    bit += steps * sign;
    if (testBit(blocked, bit)) return;
    q += steps * stepQ(sweep);
    r += steps * stepR(sweep);
    if (testBit(left, bit)) addJump(planes, (sweep + 5) % 6, q, r, swept);
    if (testBit(right, bit)) addJump(planes, (sweep + 1) % 6, q, r, swept);
  }
}

/** Adds the end of a jump that is known to be a jump point. */
function addJump(planes: HexPlanes, direction: u32, q: i32, r: i32, swept: i32): void {
  const orientation = orientationOf(direction);
  const bit = bitOf(planes, orientation, q, r);
  const steps = distanceTo(planeOf(planes, orientation, STOPS), bit, signOf(direction));
  add(q + steps * stepQ(direction), r + steps * stepR(direction), swept + steps, direction);
}

function add(q: i32, r: i32, steps: i32, direction: u32): void {
  if (foundCount == foundCapacity && !growFound()) {
    failed = true;
    return;
  }
  const at = found + foundCount * FOUND_BYTES;
  store<i32>(at, q);
  store<i32>(at, r, 4);
  store<u32>(at, (steps << 3) | direction, 8);
  foundCount++;
}

function growFound(): bool {
  const capacity = (foundCapacity + 32) << 1;
  const block = enlarge(found, foundCount * FOUND_BYTES, <u64>capacity * FOUND_BYTES);
  if (!block) return false;
  found = block;
  foundCapacity = capacity;
  return true;
}

/** Writes the route to the goal, which a point has in view, and its cost. Returns false if memory cannot be allocated. */
function writeRoute(search: Search, planes: HexPlanes, point: u32): bool {
  const width = search.cells.width;
  const inColumns = isInColumns(planes);
  let cell = point;
  let q = goalQ;
  let r = goalR;
  let steps = stepsAt(search, point);
  if (!prependCell(search, planes, q, r)) return false;
  while (true) {
    const row: i32 = cell / width;
    const column: i32 = cell - row * width;
    const fromR = inColumns ? column : row;
    const fromQ = axialOf(planes, inColumns ? row : column, fromR);
    if (!prependLeg(search, planes, fromQ, fromR, q, r)) return false;
    if (cell == point) steps += distance(q - fromQ, r - fromR);
    q = fromQ;
    r = fromR;
    const parent = load<u32>(nodeAt(search, cell), 4);
    if (parent == cell) break;
    cell = parent;
  }
  search.straights = <f64>steps;
  finishRoute(search);
  return true;
}

/** Returns whether all exits along the route are open. */
function isRouteOpen(search: Search): bool {
  let x = load<i32>(search.route);
  let y = load<i32>(search.route, 4);
  const end = search.route + ((<usize>search.routeLength) << 3);
  for (let point = search.route + 8; point < end; point += 8) {
    const toX = load<i32>(point);
    const toY = load<i32>(point, 4);
    let direction: u32 = 0;
    while (sign(toX - x) != dx(direction) || sign(toY - y) != dy(direction)) direction++;
    for (; x != toX || y != toY; x += dx(direction), y += dy(direction)) {
      if (!isExitOpen(search.cells, x, y, direction)) return false;
    }
  }
  return true;
}

function sign(value: i32): i32 {
  return i32(value > 0) - i32(value < 0);
}
