/**
 * A field on uniform terrain, without a heap. Cells are taken in order of cost, as in Dijkstra's algorithm (1959), but wait in two
 * queues, first in, first out: one of cells reached by a straight step, one of cells reached by a diagonal one.
 *
 * Each queue is in order of cost by itself. For the costs of cells taken never fall: each is the less of the two heads, and what
 * is put in later costs a step more than a cell already taken. So if a cell is put into a queue after another, its cost, that of
 * a cell taken later plus the same step, is not less.
 *
 * For the same reason the first entry of a cell in a queue is its best there; no later one is made. And where a diagonal step
 * costs no less than a straight one, a cell that waits in the straight queue gains nothing from a diagonal step by a cell taken
 * later (nor the other way round), which `refusals` knows. The bits of a waiting cell's flow:
 *
 *     bit 7   always        bit 1   set: not in the diagonal queue        bit 0   set: not in the straight queue
 *
 * Moves are pruned as moves.ts tells, where diagonal < 2 * straight. With many sources, and one direction kept for each cell, that
 * loses nothing: let n be a cell whose least cost needs the move from x, and all such moves be pruned. Having come to x from p,
 * p reaches n as cheaply through another cell y, by the diagonal first and the straight move last. But straight moves that belong
 * to a cheapest route are never pruned, whatever the move before; so y reaches n. (Without diagonals: a vertical move first, and
 * horizontal moves are never pruned.)
 *
 * An entry counts steps, so costs are products of whole numbers, free of rounding on the way, and those of findPath:
 *
 *     byte 0               4                8                      12      16
 *          │ u32 straights │ u32 diagonals  │ u24 x, u8 direction  │ u32 y │
 */
import { blockedAround } from './cells';
import { Field, HALF_TURN, Queue } from './field-record';
import { allocate, release } from './memory';
import { dx, dy, NO_DIRECTION } from './moves';

const ENTRY_BYTES: u32 = 16;
const FIRST_BYTES: u32 = 4096;
const COLUMN: u32 = 0xffffff;
const DIRECTION_SHIFT: u32 = 24;

const UNSETTLED: u32 = 0x80;
const NOT_STRAIGHT: u32 = 1;
const NOT_DIAGONAL: u32 = 2;

/** Fills the planes. False where memory cannot be had. */
export function runQueues(field: Field): bool {
  const cells = field.cells;
  const width = <i32>cells.width;
  const blocked = cells.blocked;
  const rowBytes = cells.rowBytes;
  const moveTable = field.moves;
  const straight = field.straight;
  const diagonal = field.diagonal;
  const uniformCost = field.uniformCost;
  const straightCost = field.straightCost;
  const diagonalCost = field.diagonalCost;
  const maxCost = field.maxCost;
  const costs = field.costs;
  const flow = field.flow;
  const straightQueue = field.straightQueue;
  const diagonalQueue = field.diagonalQueue;
  const wantsStraight = UNSETTLED | NOT_STRAIGHT | (straight >= diagonal ? NOT_DIAGONAL : 0);
  const wantsDiagonal = UNSETTLED | NOT_DIAGONAL | (diagonal >= straight ? NOT_STRAIGHT : 0);

  if (!putSources(field, straightQueue)) return false;
  diagonalQueue.head = 0;
  diagonalQueue.tail = 0;
  let straightHead: u32 = 0;
  let straightTail = straightQueue.tail;
  let diagonalHead: u32 = 0;
  let diagonalTail: u32 = 0;
  if (!reserve(straightQueue, 0, straightTail) || !reserve(diagonalQueue, 0, 0)) return false;
  let straightRing = straightQueue.ring;
  let straightMask = straightQueue.ringBytes - 1;
  let diagonalRing = diagonalQueue.ring;
  let diagonalMask = diagonalQueue.ringBytes - 1;

  while (true) {
    // Take the cheaper of the two heads, unless its cell is done.
    let entry = straightRing + (straightHead & straightMask);
    const other = diagonalRing + (diagonalHead & diagonalMask);
    const straightKey: f64 = straightHead != straightTail ? keyOf(entry, straight, diagonal) : Infinity;
    const diagonalKey: f64 = diagonalHead != diagonalTail ? keyOf(other, straight, diagonal) : Infinity;
    if (straightKey <= diagonalKey) {
      if (straightKey == Infinity) break;
      straightHead += ENTRY_BYTES;
    } else {
      entry = other;
      diagonalHead += ENTRY_BYTES;
    }
    const column = load<u32>(entry, 8);
    const y = load<i32>(entry, 12);
    const x = <i32>(column & COLUMN);
    const direction = column >> DIRECTION_SHIFT;
    const cell = y * width + x;
    if (!(load<u8>(flow + cell) & UNSETTLED)) continue;
    const straights = load<u32>(entry);
    const diagonals = load<u32>(entry, 4);
    const cost = <f64>straights * uniformCost * straightCost + <f64>diagonals * uniformCost * diagonalCost;
    if (cost > maxCost) continue;
    store<f64>(costs + ((<usize>cell) << 3), cost);
    store<u8>(flow + cell, u8(direction ^ HALF_TURN));

    // Put in the neighbours that the corner rule allows and pruning leaves.
    if (straightTail - straightHead > straightMask - 8 * ENTRY_BYTES) {
      if (!reserve(straightQueue, straightHead, straightTail)) return false;
      straightRing = straightQueue.ring;
      straightMask = straightQueue.ringBytes - 1;
    }
    if (diagonalTail - diagonalHead > diagonalMask - 8 * ENTRY_BYTES) {
      if (!reserve(diagonalQueue, diagonalHead, diagonalTail)) return false;
      diagonalRing = diagonalQueue.ring;
      diagonalMask = diagonalQueue.ringBytes - 1;
    }
    let moves: u32 = load<u8>(moveTable + (direction << 9) + blockedAround(blocked, rowBytes, x, y));
    while (moves) {
      const move = ctz(moves);
      moves &= moves - 1;
      const neighbourX = x + dx(move);
      const neighbourY = y + dy(move);
      const neighbour = flow + (neighbourY * width + neighbourX);
      const state: u32 = load<u8>(neighbour);
      const place = <u32>neighbourX | (move << DIRECTION_SHIFT);
      if (move & 1) {
        if ((state & wantsDiagonal) != wantsDiagonal) continue;
        store<u8>(neighbour, u8(state & ~NOT_DIAGONAL));
        put(diagonalRing + (diagonalTail & diagonalMask), straights, diagonals + 1, place, neighbourY);
        diagonalTail += ENTRY_BYTES;
      } else {
        if ((state & wantsStraight) != wantsStraight) continue;
        store<u8>(neighbour, u8(state & ~NOT_STRAIGHT));
        put(straightRing + (straightTail & straightMask), straights + 1, diagonals, place, neighbourY);
        straightTail += ENTRY_BYTES;
      }
    }
  }
  return true;
}

function keyOf(entry: usize, straight: f64, diagonal: f64): f64 {
  return <f64>load<u32>(entry) * straight + <f64>load<u32>(entry, 4) * diagonal;
}

function put(entry: usize, straights: u32, diagonals: u32, place: u32, y: i32): void {
  store<u32>(entry, straights);
  store<u32>(entry, diagonals, 4);
  store<u32>(entry, place, 8);
  store<i32>(entry, y, 12);
}

/** Puts the sources into an empty queue, at cost 0. False where memory cannot be had. */
function putSources(field: Field, queue: Queue): bool {
  const width = field.cells.width;
  queue.head = 0;
  queue.tail = 0;
  for (let i: u32 = 0; i < field.sourceCount; i++) {
    if (!reserve(queue, 0, queue.tail)) return false;
    const cell = load<u32>(field.sources + ((<usize>i) << 2));
    const y = cell / width;
    const entry = queue.ring + (queue.tail & (queue.ringBytes - 1));
    put(entry, 0, 0, (cell - y * width) | (NO_DIRECTION << DIRECTION_SHIFT), y);
    queue.tail += ENTRY_BYTES;
  }
  return true;
}

/** Makes room for eight more entries. False where memory cannot be had. */
function reserve(queue: Queue, head: u32, tail: u32): bool {
  const bytes = queue.ringBytes;
  if (bytes && tail - head <= bytes - 1 - 8 * ENTRY_BYTES) return true;
  const longer = max(bytes << 1, FIRST_BYTES);
  const ring = allocate(longer);
  if (!ring) return false;
  for (let at = head; at != tail; at += ENTRY_BYTES) {
    memory.copy(ring + (at & (longer - 1)), queue.ring + (at & (bytes - 1)), ENTRY_BYTES);
  }
  release(queue.ring);
  queue.ring = ring;
  queue.ringBytes = longer;
  return true;
}
