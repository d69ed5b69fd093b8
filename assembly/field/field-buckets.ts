/**
 * A field without a heap: Dijkstra's algorithm (1959) with cells that wait in buckets by cost (R. Dial, "Algorithm 360:
 * Shortest-Path Forest with Topological Ordering", CACM 1969). A bucket is no wider than the cheapest step. So no cell in the first
 * bucket makes another one there cheaper (E. Denardo, B. Fox, "Shortest-Route Methods: 1", Operations Research 1979), and they are
 * taken in any order. If rounding still puts two such cells into one bucket, a cell is taken again: costs are exact in any case.
 *
 * Buckets are the slots of a ring that is longer than the dearest step. The entries of a bucket are a list, newest entry first:
 *
 *     entry   byte 0          4               8
 *                  │ u32 cell │ u32 next entry │      by index; 0 ends a list, and names no entry
 *
 * Not all legal moves from x need be tried if x was reached from p. If x and its passable neighbours cost the same, moves are
 * pruned as on uniform terrain: pruning compares ways within these cells only. Elsewhere p reaches each cell
 * beside or behind it at less cost without x, if a straight step costs no more than a diagonal one: three moves to the front and two
 * aside are left. field-queues.ts explains why pruning loses nothing although each cell keeps a single direction: here too, a straight
 * move that ends a cheapest route is never left out.
 *
 * With closed exits, or links to follow, all legal moves are tried. What a link offers waits in the heap until its bucket has its turn: it may cost far more than a step.
 */
import { Cells } from '../core/layout';
import { costPlace } from '../moves/cells';
import { enlarge } from '../core/memory';
import { openMoves } from '../moves/exits';
import { dx, dy, NO_DIRECTION } from '../moves/moves';
import { isEmpty, leastF, pop } from '../nodes/heap';
import { pushSources } from './field-heap';
import { followFrom } from './field-links';
import { HALF_TABLE, MOVE_TABLE } from './field-moves';
import { Field, HALF_TURN, NO_STEP, WAITING } from './field-record';
import { ENTRIES_A_CALL } from '../core/tuning';

/** Slots of the ring, a power of two. No step may cost more than this many buckets minus two; src/features/field/field-profile.ts ensures it. */
export const SLOTS: u32 = 4096;
const ENTRY_BYTES: u32 = 8;
const FIRST_ENTRIES: u32 = 1024;
/** The most moves from a cell. */
const MOVES: u32 = 8;

/** The first entry of each slot, u32. */
export const HEADS: usize = memory.data(16384);
/** The amount that a move adds to the index of the cell it starts from: i32 by direction. */
const OFFSETS: usize = memory.data(32);

/** Fills the planes. Returns false if memory cannot be allocated. */
export function runBuckets(field: Field): bool {
  // One more, since index 0 names no entry.
  if (!reserveEntries(field, field.sourceCount + 1)) return false;
  prepareBuckets(field);
  if (!field.sourceCosts) field.waiting = putSources(field);
  else if (!pushSources(field)) return false;
  return takeAll(field, field.gated != 0);
}

/** Spreads costs from the cells in the heap, by all moves. Returns false if memory cannot be allocated. */
export function spreadByBuckets(field: Field): bool {
  prepareBuckets(field);
  return takeAll(field, true);
}

function takeAll(field: Field, full: bool): bool {
  while (field.waiting || !isEmpty(field)) if (!takeOffers(field) || !takeSome(field, full)) return false;
  return true;
}

/**
 * Takes up to `ENTRIES_A_CALL` entries. Returns false if memory cannot be allocated. This is a separate function and must not be
 * inlined (scripts/inlining.mjs): V8 switches to optimised code from one call to the next, never within a loop, and the first field
 * of a program may be a large one.
 */
function takeSome(field: Field, full: bool): bool {
  const rings = field.rings;
  const leftMask = field.leftMask;
  const isUniform = field.uniformCost != 0;
  const terrain = isUniform ? changetype<usize>(field) + offsetof<Field>('uniformCost') : field.cells.terrain;
  const classes: usize = isUniform ? 0 : field.cells.classes;
  const width = field.cells.width;
  const count = width * field.cells.height;
  const entering = field.enteredMask != 0;
  const straight = field.straightCost;
  const diagonal = field.diagonalCost;
  const maxCost = field.maxCost;
  const scale = 1 / field.bucketWidth;
  const costs = field.costs;
  const flow = field.flow;
  let waiting = field.waiting;
  let first = field.firstBucket;
  let slot = <u32>(<i64>first) & (SLOTS - 1);

  for (let left = ENTRIES_A_CALL; waiting && left; ) {
    const entry = load<u32>(HEADS + (slot << 2));
    if (!entry) {
      // First what links offer for this bucket.
      if (!isEmpty(field) && Math.floor(leastF(field) * scale) <= first) break;
      slot = (slot + 1) & (SLOTS - 1);
      first += 1;
      continue;
    }
    // Take the cell, unless it has been taken at less cost since it was put in.
    if (!reserveEntries(field, field.usedEntries + MOVES)) return false;
    const entries = field.entries;
    const at = entries + <usize>entry * ENTRY_BYTES;
    const cell = load<u32>(at);
    store<u32>(HEADS + (slot << 2), load<u32>(at, 4));
    store<u32>(at, field.freeEntry, 4);
    let free = entry;
    waiting--;
    left--;
    const state: u32 = load<u8>(flow + cell);
    if (state < WAITING) {
      field.freeEntry = free;
      continue;
    }
    const direction = state ^ WAITING;
    store<u8>(flow + cell, u8(direction ^ HALF_TURN));

    // Relax the neighbours that the corner rule allows and pruning leaves.
    const cost = load<f64>(costs + ((<usize>cell) << 3));
    const own = load<f64>(terrain + (costPlace(classes, cell & leftMask) << 3));
    const ring: u32 = load<u8>(rings + cell);
    const table = full || isEven(terrain, classes, width, count, cell, ring) ? MOVE_TABLE : HALF_TABLE;
    let moves: u32 = load<u8>(table + (((full ? NO_DIRECTION : direction) << 8) | ring));
    if (full) {
      if (field.gated && areExitsClosed(field.cells, cell, count)) {
        moves = openMoves(field.cells, field.rule, cell % width, cell / width, moves, !field.fromSources);
      }
      if (field.linkCount && !followFrom(field, cell)) return false;
    }
    for (; moves; moves &= moves - 1) {
      const move = ctz(moves);
      const neighbour = cell + load<u32>(OFFSETS + (move << 2));
      const step = move & 1 ? diagonal : straight;
      const price = entering ? load<f64>(terrain + (costPlace(classes, neighbour) << 3)) : own;
      const neighbourCost = cost + step * price;
      const best = costs + ((<usize>neighbour) << 3);
      if (neighbourCost >= load<f64>(best) || neighbourCost > maxCost) continue;
      store<f64>(best, neighbourCost);
      store<u8>(flow + neighbour, u8(WAITING | move));
      // Put it into its bucket.
      const head = HEADS + (((slot + <u32>(Math.floor(neighbourCost * scale) - first)) & (SLOTS - 1)) << 2);
      const put = free ? free : field.usedEntries++;
      const putAt = entries + <usize>put * ENTRY_BYTES;
      free = free ? load<u32>(putAt, 4) : 0;
      store<u32>(putAt, neighbour);
      store<u32>(putAt, load<u32>(head), 4);
      store<u32>(head, put);
      waiting++;
    }
    field.freeEntry = free;
  }
  field.waiting = waiting;
  field.firstBucket = first;
  return true;
}

/**
 * Returns whether all passable cells around a cell have its terrain cost. The costs of blocked ones must make no difference, nor must the form
 * in which costs are stored. Cells of one class, which most are, need no look at each.
 *
 * @param ring Its blocked neighbours, see rings.ts.
 */
function isEven(terrain: usize, classes: usize, width: u32, count: u32, cell: u32, ring: u32): bool {
  if (classes && cell > width && cell + width + 1 < count) {
    const north = classes + (cell - width - 1);
    const own = <u32>load<u8>(classes + cell) * 0x010101;
    const other =
      (load<u32>(north, 0, 1) ^ own) |
      (load<u32>(north + width, 0, 1) ^ own) |
      (load<u32>(north + 2 * width, 0, 1) ^ own);
    if (!(other & 0xffffff)) return true;
  }
  const own = load<f64>(terrain + (costPlace(classes, cell) << 3));
  for (let free = ~ring & 255; free; free &= free - 1) {
    const neighbour = cell + load<u32>(OFFSETS + (ctz(free) << 2));
    if (load<f64>(terrain + (costPlace(classes, neighbour) << 3)) != own) return false;
  }
  return true;
}

/** Returns whether a cell or one around it may have closed exits. */
function areExitsClosed(cells: Cells, cell: u32, count: u32): bool {
  const width = cells.width;
  // The last word has a byte more than the row below needs.
  if (cell <= width || cell + width + 2 >= count) return true;
  const north = cells.exits + (cell - width - 1);
  const closed = load<u32>(north, 0, 1) | load<u32>(north + width, 0, 1) | load<u32>(north + 2 * width, 0, 1);
  return (closed & 0xffffff) != 0;
}

/** Empties all buckets, and fills the table of offsets. */
function prepareBuckets(field: Field): void {
  for (let move: u32 = 0; move < 8; move++) {
    store<i32>(OFFSETS + (move << 2), dy(move) * <i32>field.cells.width + dx(move));
  }
  memory.fill(HEADS, 0, SLOTS << 2);
  field.usedEntries = 1;
  field.freeEntry = 0;
  field.waiting = 0;
  field.firstBucket = 0;
}

/** Puts what links offer into the first bucket, if its turn has come; if nothing else waits, that is the least offer's. Returns false if memory cannot be allocated. */
function takeOffers(field: Field): bool {
  const scale = 1 / field.bucketWidth;
  while (!isEmpty(field)) {
    const bucket = Math.floor(leastF(field) * scale);
    if (!field.waiting) field.firstBucket = max(field.firstBucket, bucket);
    if (bucket > field.firstBucket) return true;
    if (!reserveEntries(field, field.usedEntries + 1)) return false;
    put(field, <u32>pop(field), HEADS + ((<u32>(<i64>field.firstBucket) & (SLOTS - 1)) << 2));
    field.waiting++;
  }
  return true;
}

/** Puts a cell into a bucket, as a new entry. */
function put(field: Field, cell: u32, head: usize): void {
  const entry = field.usedEntries++;
  const at = field.entries + <usize>entry * ENTRY_BYTES;
  store<u32>(at, cell);
  store<u32>(at, load<u32>(head), 4);
  store<u32>(head, entry);
}

/** Puts each source into the first bucket, once. Returns the number of entries. */
function putSources(field: Field): u32 {
  let waiting: u32 = 0;
  for (let i: u32 = 0; i < field.sourceCount; i++) {
    const cell = load<u32>(field.sources + ((<usize>i) << 2));
    if (load<u8>(field.flow + cell) != NO_STEP) continue;
    store<f64>(field.costs + ((<usize>cell) << 3), 0);
    store<u8>(field.flow + cell, u8(WAITING | NO_DIRECTION));
    put(field, cell, HEADS);
    waiting++;
  }
  return waiting;
}

/** Makes room for `count` entries. Returns false if memory cannot be allocated. */
function reserveEntries(field: Field, count: u32): bool {
  if (count <= field.entryCapacity) return true;
  const capacity = max(max(field.entryCapacity << 1, FIRST_ENTRIES), count);
  const entries = enlarge(field.entries, <usize>field.entryCapacity * ENTRY_BYTES, <u64>capacity * ENTRY_BYTES);
  if (!entries) return false;
  field.entries = entries;
  field.entryCapacity = capacity;
  return true;
}
