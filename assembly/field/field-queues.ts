/**
 * A field on uniform terrain, without a heap. Cells are taken in order of cost, as in Dijkstra's algorithm (1959), but wait in two
 * first-in, first-out queues: one for cells reached by a straight step, one for cells reached by a diagonal step.
 *
 * Each queue stays in order of cost by itself. The costs of cells taken never fall: each is the lower of the two heads, and a new
 * entry costs a step more than the cell just taken. So a later entry of a queue, which costs the same step more than a cell taken
 * later, does not cost less than an earlier one.
 *
 * For the same reason the first place of a cell in a queue is its best there, and it gets no later one. A diagonal step must not cost
 * less than a straight one here. So a cell that waits in the straight queue gains nothing from a diagonal step of a cell taken
 * later, and is not put into the diagonal queue. The bits of a waiting cell's flow:
 *
 *     bit 7   set: not odd          bit 1   set: not in the diagonal queue        bit 0   set: not in the straight queue
 *     bit 6   set
 *
 * Most cells cost the same as the one before, so queues hold runs of equal cost (field-runs.ts). A run counts steps: its cost is
 * a sum of two products of whole numbers, without rounding on the way, and equals that of findPath.
 *
 * If diagonal < 2 * straight, moves are pruned as moves.ts explains. This loses nothing, although there are many sources and each
 * cell keeps a single direction. Proof: let n be a cell that reaches its least cost only by pruned moves, one of them from cell x,
 * and let x be reached from p. Then p reaches n as cheaply through another cell y, by a diagonal move first and a straight move last.
 * But a straight move that ends a cheapest route is never pruned, whatever the move before; so y reaches n. (Without diagonals: by
 * a vertical move first and a horizontal one last, which is never pruned.)
 *
 * Odd cells (odd/odd-cells.ts) are handed back by the loop over places, and taken one by one. Offers (field-offers.ts) are like a third queue: they come in order of cost, and
 * what is reached from them goes to the two others, where it belongs by the same reason.
 */
import { followFrom } from './field-links';
import { MOVE_TABLE } from './field-moves';
import { leastOffer, NO_CELL, takeOffer } from './field-offers';
import { Field, HALF_TURN, OVER_SEAM, Queue } from './field-record';
import { clearQueue, closeRun, firstKey, keyOf, PLACE_BYTES, reservePlaces, RUN_BYTES } from './field-runs';
import { DIAGONALS, dx, dy, NO_DIRECTION } from '../moves/moves';
import { movesOnward } from './odd/odd-cells';
import { NOT_ODD, UNSETTLED } from './odd/odd-flow';
import { cellAcross, crossings } from './odd/seams';

/** The amount that a step adds to the counts of a run. */
const STRAIGHT: u64 = 1;
const DIAGONAL: u64 = 1 << 32;
/** The most moves from a cell that go to one queue: straight, or diagonal; on hexagons all. */
const MOVES: u32 = 4;
const HEX_MOVES: u32 = 6;
/** The most straight steps that may stand for what an offer costs. */
const MOST_STEPS: u32 = 1 << 30;

const NOT_STRAIGHT: u32 = 1;
const NOT_DIAGONAL: u32 = 2;
/** Bits that are all set in the flow of a cell that gains from such a step. */
const WANTS_STRAIGHT: u32 = UNSETTLED | NOT_STRAIGHT;
const WANTS_DIAGONAL: u32 = UNSETTLED | NOT_STRAIGHT | NOT_DIAGONAL;

/** The amount that a move adds to the place it starts from, without that place's direction: u64 by direction. */
const STEPS: usize = memory.data(64);
/** For each set of moves (a byte): the amount that the first straight move adds, 0 if there is none (u64), and the other moves (u8). */
const FIRST_STEPS: usize = memory.data(2048);
const RESTS: usize = memory.data(256);

/** Fills the planes. Returns false if memory cannot be allocated. */
export function runQueues(field: Field): bool {
  const straightQueue = field.straightQueue;
  const diagonalQueue = field.diagonalQueue;
  const scale = field.uniformCost;
  // On hexagons all steps cost the same: they go to the straight queue.
  const slanted: u32 = field.cells.shape ? 0 : DIAGONALS;
  const mostMoves = slanted ? MOVES : HEX_MOVES;
  prepareSteps(field.cells.width, slanted);
  if (!clearQueue(straightQueue) || !clearQueue(diagonalQueue)) return false;
  field.base = 0;
  if (!field.sourceCosts && !putSources(field)) return false;
  while (true) {
    // Take the cheaper of the two first runs, or an offer.
    const straightKey = firstKey(straightQueue);
    const diagonalKey = firstKey(diagonalQueue);
    if (field.offered) {
      const least = leastOffer(field);
      if (least < Infinity && keyOf(field, least) <= min(straightKey, diagonalKey)) {
        if (!expandOffer(field, slanted)) return false;
        continue;
      }
    }
    if (straightKey == Infinity && diagonalKey == Infinity) return true;
    const isStraight = straightKey <= diagonalKey;
    const queue = isStraight ? straightQueue : diagonalQueue;
    const run = queue.runs + (queue.firstRun & (queue.runBytes - 1));
    queue.firstRun += RUN_BYTES;
    const counts = load<u64>(run);
    const end = load<u32>(run, 8);
    field.base = load<f64>(run, 16);
    const straights = <f64>(<u32>counts);
    const diagonals = <f64>(<u32>(counts >> 32));
    const cost = straights * scale * field.straightCost + (field.base + diagonals * scale * field.diagonalCost);
    if (cost > field.maxCost) {
      giveUp(field, queue, end);
      continue;
    }

    // The places of the run are one stretch of the ring, or two.
    const most = ((end - queue.head) / PLACE_BYTES) * mostMoves;
    if (!reservePlaces(field, min(most, field.cells.width * field.cells.height))) return false;
    const places = isStraight ? field.places : field.places + field.placeBytes;
    while (queue.head != end) {
      const first = queue.head & (field.placeBytes - 1);
      const bytes = min(end - queue.head, field.placeBytes - first);
      const last = places + first + bytes;
      for (let at = places + first; at != last; ) {
        at = expand(field, at, last, cost, slanted);
        if (at == last) break;
        if (!expandOdd(field, load<u32>(at), load<u32>(at, 4), cost, slanted)) return false;
        at += PLACE_BYTES;
      }
      queue.head += bytes;
    }
    if (!closeRuns(field, counts)) return false;
  }
}

/** Makes runs of the places that are a step from counts of steps. Returns false if memory cannot be allocated. */
function closeRuns(field: Field, counts: u64): bool {
  return (
    closeRun(field, field.straightQueue, counts + STRAIGHT) && closeRun(field, field.diagonalQueue, counts + DIAGONAL)
  );
}

function prepareSteps(width: i32, slanted: u32): void {
  for (let move: u32 = 0; move < 8; move++) {
    store<u64>(STEPS + (move << 3), <u64>(<i64>(dy(move) * width + dx(move))) + ((<u64>move) << 32));
  }
  for (let moves: u32 = 0; moves < 256; moves++) {
    const straight = moves & ~slanted;
    store<u64>(FIRST_STEPS + (moves << 3), straight ? load<u64>(STEPS + (ctz(straight) << 3)) : 0);
    store<u8>(RESTS + moves, u8(moves & ~(straight & -straight)));
  }
}

/** Puts each source into the straight queue once, at cost 0. Returns false if memory cannot be allocated. */
function putSources(field: Field): bool {
  const queue = field.straightQueue;
  if (!reservePlaces(field, field.sourceCount)) return false;
  for (let i: u32 = 0; i < field.sourceCount; i++) {
    const cell = load<u32>(field.sources + ((<usize>i) << 2));
    const state: u32 = load<u8>(field.flow + cell);
    if (!(state & NOT_STRAIGHT)) continue;
    store<u8>(field.flow + cell, u8(state & ~NOT_STRAIGHT));
    store<u64>(field.places + queue.tail, <u64>cell | ((<u64>NO_DIRECTION) << 32));
    queue.tail += PLACE_BYTES;
  }
  return closeRun(field, queue, 0);
}

/** Settles the cell of the least offer, and puts its neighbours into the queues. Returns false if memory cannot be allocated. */
function expandOffer(field: Field, slanted: u32): bool {
  const cell = takeOffer(field);
  if (cell == NO_CELL) return true;
  if (!reservePlaces(field, HEX_MOVES)) return false;
  const cost = field.base;
  const state: u32 = load<u8>(field.flow + cell);
  if (!expandOdd(field, cell, state ^ HALF_TURN, cost, slanted)) return false;
  // What has cost whole steps counts as such steps: routes of the same cost then go on together.
  const steps = Math.floor(cost / (field.straightCost * field.uniformCost));
  const isWhole = steps < <f64>MOST_STEPS && steps * field.uniformCost * field.straightCost == cost;
  if (isWhole) field.base = 0;
  return closeRuns(field, isWhole ? <u64>steps * STRAIGHT : 0);
}

/** Settles an odd cell, or any other, and puts its neighbours into the queues. Returns false if memory cannot be allocated. */
function expandOdd(field: Field, cell: u32, arrival: u32, cost: f64, slanted: u32): bool {
  store<f64>(field.costs + ((<usize>cell) << 3), cost);
  store<u8>(field.flow + cell, u8(arrival ^ HALF_TURN));
  const cells = field.cells;
  const y = cell / cells.width;
  const x = cell - y * cells.width;
  const direction = arrival & OVER_SEAM ? arrival & 7 : min(arrival, NO_DIRECTION);
  const across = field.wrap ? crossings(cells, field.wrap, x, y) : 0;
  for (let moves = movesOnward(field, x, y, direction); moves; moves &= moves - 1) {
    const move = ctz(moves);
    const seam = ((across >> move) & 1) * OVER_SEAM;
    const next = seam ? cellAcross(cells, x, y, move) : cell + (dy(move) * <i32>cells.width + dx(move));
    const isDiagonal = ((slanted >> move) & 1) != 0;
    const wants = isDiagonal ? WANTS_DIAGONAL : WANTS_STRAIGHT;
    const state: u32 = load<u8>(field.flow + next);
    if ((state & wants) != wants) continue;
    store<u8>(field.flow + next, u8(state & ~(isDiagonal ? NOT_DIAGONAL : NOT_STRAIGHT)));
    const queue = isDiagonal ? field.diagonalQueue : field.straightQueue;
    const places = isDiagonal ? field.places + field.placeBytes : field.places;
    store<u64>(places + (queue.tail & (field.placeBytes - 1)), <u64>next | ((<u64>(move | seam)) << 32));
    queue.tail += PLACE_BYTES;
  }
  return field.linkCount ? followFrom(field, cell) : true;
}

/** Removes a run of cells that cost too much from a queue, as if they had never been reached. */
function giveUp(field: Field, queue: Queue, end: u32): void {
  const places = queue == field.straightQueue ? field.places : field.places + field.placeBytes;
  for (; queue.head != end; queue.head += PLACE_BYTES) {
    const flow = field.flow + load<u32>(places + (queue.head & (field.placeBytes - 1)));
    const state: u32 = load<u8>(flow);
    if (state & UNSETTLED) store<u8>(flow, u8(state | NOT_STRAIGHT | NOT_DIAGONAL));
  }
}

/**
 * Settles the cells of the places from address `from` to `end` or an odd one, and puts their neighbours into the queues. Returns where it ended. Unpredictable choices are
 * made without a branch: an unwanted place is written behind the tail, and if there is no straight move, the first one leads to the
 * cell itself, which does not want it.
 */
function expand(field: Field, from: usize, end: usize, cost: f64, slanted: u32): usize {
  const costs = field.costs;
  const flow = field.flow;
  const rings = field.rings;
  const mask = field.placeBytes - 1;
  const straightPlaces = field.places;
  const diagonalPlaces = field.places + field.placeBytes;
  let straightTail = field.straightQueue.tail;
  let diagonalTail = field.diagonalQueue.tail;
  let at = from;

  for (; at != end; at += PLACE_BYTES) {
    // Settle the cell, unless the other queue has settled it.
    const place = load<u64>(at);
    const cell = <u32>place;
    const own: u32 = load<u8>(flow + cell);
    if (!(own & NOT_ODD)) {
      if (own & UNSETTLED) break;
      continue;
    }
    const direction = <u32>(place >> 32);
    store<f64>(costs + ((<usize>cell) << 3), cost);
    store<u8>(flow + cell, u8(direction ^ HALF_TURN));

    // Put in the neighbours that the corner rule allows, pruning leaves, and the step improves.
    let moves: u32 = load<u8>(MOVE_TABLE + ((direction << 8) | <u32>load<u8>(rings + cell)));
    const first = <u64>cell + load<u64>(FIRST_STEPS + (moves << 3));
    const firstState: u32 = load<u8>(flow + <u32>first);
    const firstWanted = (firstState & WANTS_STRAIGHT) == WANTS_STRAIGHT;
    store<u64>(straightPlaces + (straightTail & mask), first);
    store<u8>(flow + <u32>first, u8(select(firstState & ~NOT_STRAIGHT, firstState, firstWanted)));
    straightTail += u32(firstWanted) * PLACE_BYTES;
    moves = load<u8>(RESTS + moves);
    if (!moves) continue;
    for (let straight = moves & ~slanted; straight; straight &= straight - 1) {
      const next = <u64>cell + load<u64>(STEPS + (ctz(straight) << 3));
      const state: u32 = load<u8>(flow + <u32>next);
      const isWanted = (state & WANTS_STRAIGHT) == WANTS_STRAIGHT;
      store<u64>(straightPlaces + (straightTail & mask), next);
      store<u8>(flow + <u32>next, u8(select(state & ~NOT_STRAIGHT, state, isWanted)));
      straightTail += u32(isWanted) * PLACE_BYTES;
    }
    for (let diagonal = moves & slanted; diagonal; diagonal &= diagonal - 1) {
      const next = <u64>cell + load<u64>(STEPS + (ctz(diagonal) << 3));
      const state: u32 = load<u8>(flow + <u32>next);
      const isWanted = (state & WANTS_DIAGONAL) == WANTS_DIAGONAL;
      store<u64>(diagonalPlaces + (diagonalTail & mask), next);
      store<u8>(flow + <u32>next, u8(select(state & ~NOT_DIAGONAL, state, isWanted)));
      diagonalTail += u32(isWanted) * PLACE_BYTES;
    }
  }
  field.straightQueue.tail = straightTail;
  field.diagonalQueue.tail = diagonalTail;
  return at;
}
