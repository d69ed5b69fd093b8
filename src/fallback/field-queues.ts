/** Twin of assembly/field-queues.ts, where the two queues, their order and the bits of waiting cells are explained. */
import { allocate } from '../allocate.ts';
import { blockedAround } from './cells.ts';
import { type Field, HALF_TURN, type Queue } from './field-record.ts';
import { dx, dy, moveTable, NO_DIRECTION } from './moves.ts';

/** Of an entry: straights, diagonals, column and direction, row. */
const ENTRY = 4;
const FIRST_LENGTH = 1024;
const COLUMN = 0xffffff;
const DIRECTION_SHIFT = 24;

const UNSETTLED = 0x80;
const NOT_STRAIGHT = 1;
const NOT_DIAGONAL = 2;

/** Columns and rows a move goes, by direction. */
const STEP_X = Int32Array.from({ length: 8 }, (_, direction) => dx(direction));
const STEP_Y = Int32Array.from({ length: 8 }, (_, direction) => dy(direction));

/** Fills the planes. */
export function runQueues(field: Field): void {
  const { cells, profile, costs, flow, straightQueue, diagonalQueue } = field;
  const { width, blocked, rowBytes } = cells;
  const { straight, diagonal, uniformCost, straightCost, diagonalCost, maxCost } = profile;
  const table = moveTable(profile.rule, profile.pruned);
  const wantsStraight = UNSETTLED | NOT_STRAIGHT | (straight >= diagonal ? NOT_DIAGONAL : 0);
  const wantsDiagonal = UNSETTLED | NOT_DIAGONAL | (diagonal >= straight ? NOT_STRAIGHT : 0);

  let straightHead = 0;
  let straightTail = putSources(field, straightQueue);
  let diagonalHead = 0;
  let diagonalTail = 0;
  reserve(straightQueue, 0, straightTail);
  reserve(diagonalQueue, 0, 0);
  let straightRing = straightQueue.ring;
  let straightMask = straightRing.length - 1;
  let diagonalRing = diagonalQueue.ring;
  let diagonalMask = diagonalRing.length - 1;

  for (;;) {
    // Take the cheaper of the two heads, unless its cell is done.
    let ring = straightRing;
    let entry = straightHead & straightMask;
    const other = diagonalHead & diagonalMask;
    const straightKey = straightHead !== straightTail ? keyOf(straightRing, entry, straight, diagonal) : Infinity;
    const diagonalKey = diagonalHead !== diagonalTail ? keyOf(diagonalRing, other, straight, diagonal) : Infinity;
    if (straightKey <= diagonalKey) {
      if (straightKey === Infinity) break;
      straightHead = (straightHead + ENTRY) | 0;
    } else {
      ring = diagonalRing;
      entry = other;
      diagonalHead = (diagonalHead + ENTRY) | 0;
    }
    const straights = ring[entry];
    const diagonals = ring[entry + 1];
    const column = ring[entry + 2];
    const y = ring[entry + 3];
    const x = column & COLUMN;
    const direction = column >> DIRECTION_SHIFT;
    const cell = y * width + x;
    if ((flow[cell] & UNSETTLED) === 0) continue;
    const cost = straights * uniformCost * straightCost + diagonals * uniformCost * diagonalCost;
    if (cost > maxCost) continue;
    costs[cell] = cost;
    flow[cell] = direction ^ HALF_TURN;

    // Put in the neighbours that the corner rule allows and pruning leaves.
    if (((straightTail - straightHead) | 0) > straightMask - 8 * ENTRY) {
      reserve(straightQueue, straightHead, straightTail);
      straightRing = straightQueue.ring;
      straightMask = straightRing.length - 1;
    }
    if (((diagonalTail - diagonalHead) | 0) > diagonalMask - 8 * ENTRY) {
      reserve(diagonalQueue, diagonalHead, diagonalTail);
      diagonalRing = diagonalQueue.ring;
      diagonalMask = diagonalRing.length - 1;
    }
    let moves = table[(direction << 9) + blockedAround(blocked, rowBytes, x, y)];
    while (moves !== 0) {
      const move = 31 - Math.clz32(moves & -moves);
      moves &= moves - 1;
      const neighbourX = x + STEP_X[move];
      const neighbourY = y + STEP_Y[move];
      const neighbour = neighbourY * width + neighbourX;
      const state = flow[neighbour];
      const place = neighbourX | (move << DIRECTION_SHIFT);
      if ((move & 1) !== 0) {
        if ((state & wantsDiagonal) !== wantsDiagonal) continue;
        flow[neighbour] = state & ~NOT_DIAGONAL;
        put(diagonalRing, diagonalTail & diagonalMask, straights, diagonals + 1, place, neighbourY);
        diagonalTail = (diagonalTail + ENTRY) | 0;
      } else {
        if ((state & wantsStraight) !== wantsStraight) continue;
        flow[neighbour] = state & ~NOT_STRAIGHT;
        put(straightRing, straightTail & straightMask, straights + 1, diagonals, place, neighbourY);
        straightTail = (straightTail + ENTRY) | 0;
      }
    }
  }
}

function keyOf(ring: Int32Array, entry: number, straight: number, diagonal: number): number {
  return ring[entry] * straight + ring[entry + 1] * diagonal;
}

function put(ring: Int32Array, entry: number, straights: number, diagonals: number, place: number, y: number): void {
  ring[entry] = straights;
  ring[entry + 1] = diagonals;
  ring[entry + 2] = place;
  ring[entry + 3] = y;
}

/** Puts the sources into an empty queue, at cost 0. Returns its tail. */
function putSources(field: Field, queue: Queue): number {
  const { width } = field.cells;
  let tail = 0;
  for (let i = 0; i < field.sourceCount; i++) {
    reserve(queue, 0, tail);
    const cell = field.sources[i];
    const y = Math.floor(cell / width);
    const entry = tail & (queue.ring.length - 1);
    put(queue.ring, entry, 0, 0, (cell - y * width) | (NO_DIRECTION << DIRECTION_SHIFT), y);
    tail = (tail + ENTRY) | 0;
  }
  return tail;
}

/** Makes room for eight more entries. */
function reserve(queue: Queue, head: number, tail: number): void {
  const { ring } = queue;
  if (((tail - head) | 0) <= ring.length - 1 - 8 * ENTRY) return;
  const longer = allocate(Int32Array, Math.max(ring.length * 2, FIRST_LENGTH));
  for (let at = head; at !== tail; at = (at + 1) | 0) longer[at & (longer.length - 1)] = ring[at & (ring.length - 1)];
  queue.ring = longer;
}
