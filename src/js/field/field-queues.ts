/** Twin of assembly/field/field-queues.ts, where the two queues, their order and the bits of waiting cells are explained. */

import { STEP_X, STEP_Y } from '../../base/direction.ts';
import { besidesOf, blockedAround } from '../../rules/cells.ts';
import { DIAGONALS, lowestBit, moveTable, NO_DIRECTION } from '../../rules/moves.ts';
import { type Field, HALF_TURN, NO_STEP, type Queue } from './field-record.ts';
import { clearQueue, closeRun, firstKey, PLACE, RUN, reservePlaces } from './field-runs.ts';

/** The most moves from a cell that go to one queue: straight, or diagonal; on hexagons all. */
const MOVES = 4;
const HEX_MOVES = 6;

const UNSETTLED = 0x80;
const NOT_STRAIGHT = 1;
const NOT_DIAGONAL = 2;
/** Bits that are all set in the flow of a cell that gains from such a step. */
const WANTS_STRAIGHT = UNSETTLED | NOT_STRAIGHT;
const WANTS_DIAGONAL = UNSETTLED | NOT_STRAIGHT | NOT_DIAGONAL;

/** The first number of a place holds column and direction, the second the row. */
const COLUMN = 0xffffff;
const DIRECTION_SHIFT = 24;

export function runQueues(field: Field): void {
  const { cells, profile, straightQueue, diagonalQueue } = field;
  const { straight, diagonal, uniformCost: scale, straightCost, diagonalCost, maxCost } = profile;
  const slanted = cells.shape === null ? DIAGONALS : 0;
  const mostMoves = slanted !== 0 ? MOVES : HEX_MOVES;
  clearQueue(straightQueue);
  clearQueue(diagonalQueue);
  putSources(field);
  for (;;) {
    const straightKey = firstKey(straightQueue, straight, diagonal);
    const diagonalKey = firstKey(diagonalQueue, straight, diagonal);
    if (straightKey === Infinity && diagonalKey === Infinity) return;
    const isStraight = straightKey <= diagonalKey;
    const queue = isStraight ? straightQueue : diagonalQueue;
    const run = queue.firstRun & (queue.runs.length - 1);
    const straights = queue.runs[run];
    const diagonals = queue.runs[run + 1];
    const end = queue.runs[run + 2];
    queue.firstRun = (queue.firstRun + RUN) | 0;
    const cost = straights * scale * straightCost + diagonals * scale * diagonalCost;
    if (cost > maxCost) {
      giveUp(field, queue, end);
      continue;
    }

    const most = (((end - queue.head) | 0) / PLACE) * mostMoves;
    reservePlaces(field, Math.min(most, cells.width * cells.height));
    const places = isStraight ? 0 : field.placeLength;
    while (queue.head !== end) {
      const first = queue.head & (field.placeLength - 1);
      const length = Math.min((end - queue.head) | 0, field.placeLength - first);
      expand(field, places + first, places + first + length, cost, slanted);
      queue.head = (queue.head + length) | 0;
    }
    closeRun(straightQueue, straights + 1, diagonals);
    closeRun(diagonalQueue, straights, diagonals + 1);
  }
}

function putSources(field: Field): void {
  const { width } = field.cells;
  const queue = field.straightQueue;
  reservePlaces(field, field.sourceCount);
  for (let i = 0; i < field.sourceCount; i++) {
    const cell = field.sources[i];
    if (field.flow[cell] !== NO_STEP) continue;
    field.flow[cell] = NO_STEP & ~NOT_STRAIGHT;
    const y = Math.floor(cell / width);
    field.places[queue.tail] = (cell - y * width) | (NO_DIRECTION << DIRECTION_SHIFT);
    field.places[queue.tail + 1] = y;
    queue.tail += PLACE;
  }
  closeRun(queue, 0, 0);
}

function giveUp({ cells, straightQueue, places, placeLength, flow }: Field, queue: Queue, end: number): void {
  const base = queue === straightQueue ? 0 : placeLength;
  for (; queue.head !== end; queue.head = (queue.head + PLACE) | 0) {
    const place = base + (queue.head & (placeLength - 1));
    const cell = places[place + 1] * cells.width + (places[place] & COLUMN);
    if ((flow[cell] & UNSETTLED) !== 0) flow[cell] = NO_STEP;
  }
}

/** Settles the cells of the places from index `at` to `end`, and puts their neighbours into the queues, straight ones first. */
function expand(field: Field, at: number, end: number, cost: number, slanted: number): void {
  const { cells, profile, places, placeLength, costs, flow } = field;
  const { width, blocked, rowBytes, shape } = cells;
  const table = moveTable(profile.rule, profile.pruned);
  const mask = placeLength - 1;
  let straightTail = field.straightQueue.tail;
  let diagonalTail = field.diagonalQueue.tail;

  for (; at !== end; at += PLACE) {
    const column = places[at];
    const y = places[at + 1];
    const x = column & COLUMN;
    const cell = y * width + x;
    if ((flow[cell] & UNSETTLED) === 0) continue;
    const direction = column >> DIRECTION_SHIFT;
    costs[cell] = cost;
    flow[cell] = direction ^ HALF_TURN;

    const moves = table[(direction << 9) + (blockedAround(blocked, rowBytes, x, y) | besidesOf(shape, x, y))];
    for (let straight = moves & ~slanted; straight !== 0; straight &= straight - 1) {
      const move = lowestBit(straight);
      const nextX = x + STEP_X[move];
      const nextY = y + STEP_Y[move];
      const next = nextY * width + nextX;
      const state = flow[next];
      if ((state & WANTS_STRAIGHT) !== WANTS_STRAIGHT) continue;
      flow[next] = state & ~NOT_STRAIGHT;
      const place = straightTail & mask;
      places[place] = nextX | (move << DIRECTION_SHIFT);
      places[place + 1] = nextY;
      straightTail = (straightTail + PLACE) | 0;
    }
    for (let diagonal = moves & slanted; diagonal !== 0; diagonal &= diagonal - 1) {
      const move = lowestBit(diagonal);
      const nextX = x + STEP_X[move];
      const nextY = y + STEP_Y[move];
      const next = nextY * width + nextX;
      const state = flow[next];
      if ((state & WANTS_DIAGONAL) !== WANTS_DIAGONAL) continue;
      flow[next] = state & ~NOT_DIAGONAL;
      const place = placeLength + (diagonalTail & mask);
      places[place] = nextX | (move << DIRECTION_SHIFT);
      places[place + 1] = nextY;
      diagonalTail = (diagonalTail + PLACE) | 0;
    }
  }
  field.straightQueue.tail = straightTail;
  field.diagonalQueue.tail = diagonalTail;
}
