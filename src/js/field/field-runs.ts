/** Twin of assembly/field/field-runs.ts, where the queues of runs are drawn. Positions count numbers instead of bytes, modulo 2^32. */
import { allocate } from '../../base/allocate.ts';
import type { Field, Queue } from './field-record.ts';

/** Count of numbers in a place (column and direction, row) and in a run (straights, diagonals, end, one unused). */
export const PLACE = 2;
export const RUN = 4;
const FIRST_LENGTH = 1024;

export function clearQueue(queue: Queue): void {
  queue.head = 0;
  queue.closed = 0;
  queue.tail = 0;
  queue.firstRun = 0;
  queue.endRun = 0;
}

/** Makes room for `count` places behind either tail. */
export function reservePlaces(field: Field, count: number): void {
  const { straightQueue, diagonalQueue, places, placeLength: before } = field;
  const waiting = Math.max(
    (straightQueue.tail - straightQueue.head) | 0,
    (diagonalQueue.tail - diagonalQueue.head) | 0,
  );
  const needed = waiting + count * PLACE;
  if (needed <= before) return;
  let length = Math.max(before * 2, FIRST_LENGTH);
  while (length < needed) length *= 2;
  const longer = allocate(Int32Array, 2 * length);
  for (let at = straightQueue.head; at !== straightQueue.tail; at = (at + 1) | 0) {
    longer[at & (length - 1)] = places[at & (before - 1)];
  }
  for (let at = diagonalQueue.head; at !== diagonalQueue.tail; at = (at + 1) | 0) {
    longer[length + (at & (length - 1))] = places[before + (at & (before - 1))];
  }
  field.places = longer;
  field.placeLength = length;
}

export function closeRun(queue: Queue, straights: number, diagonals: number): void {
  if (queue.closed === queue.tail) return;
  queue.closed = queue.tail;
  const { runs, firstRun, endRun, tail } = queue;
  const last = (endRun - RUN) & (runs.length - 1);
  if (endRun !== firstRun && runs[last] === straights && runs[last + 1] === diagonals) {
    runs[last + 2] = tail;
    return;
  }
  if (((endRun - firstRun) | 0) === runs.length) growRuns(queue);
  const run = endRun & (queue.runs.length - 1);
  queue.runs[run] = straights;
  queue.runs[run + 1] = diagonals;
  queue.runs[run + 2] = tail;
  queue.endRun = (endRun + RUN) | 0;
}

export function firstKey({ runs, firstRun, endRun }: Queue, straight: number, diagonal: number): number {
  if (firstRun === endRun) return Infinity;
  const run = firstRun & (runs.length - 1);
  return runs[run] * straight + runs[run + 1] * diagonal;
}

function growRuns(queue: Queue): void {
  const { runs, firstRun, endRun } = queue;
  const longer = allocate(Int32Array, Math.max(runs.length * 2, FIRST_LENGTH));
  for (let at = firstRun; at !== endRun; at = (at + 1) | 0) {
    longer[at & (longer.length - 1)] = runs[at & (runs.length - 1)];
  }
  queue.runs = longer;
}
