/**
 * The queues of field-queues.ts. A queue holds places (a cell and the direction of the move that led there) in runs of equal cost.
 * The counts of steps of a run give its cost once for all its places. Places and runs live in rings:
 *
 *     place   byte 0          4                8              run   byte 0               4                8         12    16         24        32
 *                  │ u32 cell │ u32 direction  │                         │ u32 straights │ u32 diagonals  │ u32 end │     │ f64 base │ f64 key │
 *
 * `end` is where the run's places end; they begin where those of the previous run end. `base` is what had been paid where the counts begin (field-offers.ts), `key` orders
 * the runs of both queues: their cost, in the step costs that order queues.
 */
import { Field, Queue } from './field-record';
import { allocate, release } from '../core/memory';

export const PLACE_BYTES: u32 = 8;
export const RUN_BYTES: u32 = 32;
const FIRST_BYTES: u32 = 4096;

/** Empties a queue, and gives it a ring: compiled code may read the last run before it asks if there is one. Returns false if memory cannot be allocated. */
export function clearQueue(queue: Queue): bool {
  queue.head = 0;
  queue.closed = 0;
  queue.tail = 0;
  queue.firstRun = 0;
  queue.endRun = 0;
  return queue.runBytes != 0 || growRuns(queue);
}

/** Makes room for `count` places behind either tail, and one for unwanted writes. Returns false if memory cannot be allocated. */
export function reservePlaces(field: Field, count: u32): bool {
  const straight = field.straightQueue;
  const diagonal = field.diagonalQueue;
  const waiting = max(straight.tail - straight.head, diagonal.tail - diagonal.head);
  const needed = <u64>waiting + (<u64>count + 1) * PLACE_BYTES;
  if (needed <= field.placeBytes) return true;
  const before = field.placeBytes;
  let bytes = <u64>max(before << 1, FIRST_BYTES);
  while (bytes < needed) bytes <<= 1;
  const places = allocate(bytes << 1);
  if (!places) return false;
  const mask = <u32>(bytes - 1);
  for (let at = straight.head; at != straight.tail; at += PLACE_BYTES) {
    store<u64>(places + (at & mask), load<u64>(field.places + (at & (before - 1))));
  }
  for (let at = diagonal.head; at != diagonal.tail; at += PLACE_BYTES) {
    store<u64>(places + <usize>bytes + (at & mask), load<u64>(field.places + before + (at & (before - 1))));
  }
  release(field.places);
  field.places = places;
  field.placeBytes = <u32>bytes;
  return true;
}

/**
 * Makes a run of the places put in since the last run, if there are any. If the last run has the same counts and base, adds the places to it.
 * Returns false if memory cannot be allocated.
 */
export function closeRun(field: Field, queue: Queue, counts: u64): bool {
  if (queue.closed == queue.tail) return true;
  queue.closed = queue.tail;
  const last = queue.runs + ((queue.endRun - RUN_BYTES) & (queue.runBytes - 1));
  if (queue.endRun != queue.firstRun && load<u64>(last) == counts && load<f64>(last, 16) == field.base) {
    store<u32>(last, queue.tail, 8);
    return true;
  }
  if (queue.endRun - queue.firstRun == queue.runBytes && !growRuns(queue)) return false;
  const run = queue.runs + (queue.endRun & (queue.runBytes - 1));
  store<u64>(run, counts);
  store<u32>(run, queue.tail, 8);
  store<f64>(run, field.base, 16);
  const steps = <f64>(<u32>counts) * field.straight + <f64>(<u32>(counts >> 32)) * field.diagonal;
  store<f64>(run, field.base ? keyOf(field, field.base) + steps : steps, 24);
  queue.endRun += RUN_BYTES;
  return true;
}

/** Returns the key of the first run, Infinity if there is none. */
export function firstKey(queue: Queue): f64 {
  if (queue.firstRun == queue.endRun) return Infinity;
  return load<f64>(queue.runs + (queue.firstRun & (queue.runBytes - 1)), 24);
}

/** Returns a cost in the step costs that order queues. */
export function keyOf(field: Field, cost: f64): f64 {
  return cost * (field.straight / (field.straightCost * field.uniformCost));
}

function growRuns(queue: Queue): bool {
  const before = queue.runBytes;
  const bytes = max(before << 1, FIRST_BYTES);
  const runs = allocate(bytes);
  if (!runs) return false;
  for (let at = queue.firstRun; at != queue.endRun; at += 8) {
    store<u64>(runs + (at & (bytes - 1)), load<u64>(queue.runs + (at & (before - 1))));
  }
  release(queue.runs);
  queue.runs = runs;
  queue.runBytes = bytes;
  return true;
}
