/**
 * Which cells are taken when, and by whom. Times are whole numbers. The user of a table numbers cells.
 *
 * The entries of a cell stand side by side, in order of their first time, from `begin[cell]` up to `end(cell)`. Between them are the gaps in which
 * the cell is free. The gap before entry k has the number k too, and begins when all entries before have ended. After the last entry of each cell there is
 * a place that none uses, so that no two gaps of a table have the same number.
 */
import { longer } from './longer.ts';

/** Numbers of 32 bits, if all times of a table are below 2^30: searches over them take a fifth less time. */
export type Times = Int32Array | Float64Array;

const FIRST_LENGTH = 64;

export class ReservationTable {
  /** Later than any time: 2^30 or Infinity. */
  readonly forever: number;
  // By entry: its first time, the last time of it and of all before it in its cell, and who is there, -1 for nobody who moves.
  first: Times;
  until: Times;
  who: Int32Array = new Int32Array(FIRST_LENGTH);
  /** Number of cells. By cell: its first entry, the number of its entries, and of those for which there is room, and from when on it is taken for ever. */
  cells = 0;
  begin: Int32Array = new Int32Array(FIRST_LENGTH);
  count: Int32Array = new Int32Array(FIRST_LENGTH);
  private room: Int32Array = new Int32Array(FIRST_LENGTH);
  restFrom: Times;
  private entries = 0;

  constructor(cells: number, forever: number) {
    this.forever = forever;
    this.first = timesFor(forever, FIRST_LENGTH);
    this.until = timesFor(forever, FIRST_LENGTH);
    this.restFrom = timesFor(forever, FIRST_LENGTH);
    for (let cell = 0; cell < cells; cell++) this.addCell();
  }

  /** Removes all cells. */
  empty(): void {
    this.cells = 0;
    this.entries = 0;
  }

  /** Adds a cell, free at all times, and returns its number. */
  addCell(): number {
    const cell = this.cells++;
    if (cell === this.begin.length) {
      this.begin = longer(this.begin, 2 * cell);
      this.count = longer(this.count, 2 * cell);
      this.room = longer(this.room, 2 * cell);
      this.restFrom = longer(this.restFrom, 2 * cell);
    }
    this.begin[cell] = this.placesFor(1);
    this.count[cell] = 0;
    this.room[cell] = 0;
    this.restFrom[cell] = this.forever;
    return cell;
  }

  /** Returns the place after the entries of a cell. */
  end(cell: number): number {
    return this.begin[cell] + this.count[cell];
  }

  /** Takes a cell from one time to another, both included. */
  take(cell: number, first: number, last: number, who: number): void {
    if (this.count[cell] === this.room[cell]) this.widen(cell);
    const { first: firsts, until } = this;
    const begin = this.begin[cell];
    let at = begin + this.count[cell]++;
    for (; at > begin && firsts[at - 1] > first; at--) this.move(at - 1, at);
    firsts[at] = first;
    until[at] = at > begin && until[at - 1] > last ? until[at - 1] : last;
    this.who[at] = who;
    for (let k = at + 1; k < this.end(cell) && until[k] < last; k++) until[k] = last;
  }

  /** Removes an entry of a single time from a cell that has no longer ones. */
  free(cell: number, time: number, who: number): void {
    const end = this.begin[cell] + --this.count[cell];
    let at = this.indexOf(cell, time);
    while (this.who[at] !== who) at++;
    for (; at < end; at++) this.move(at + 1, at);
  }

  /** Returns the first entry of a cell that does not begin before a time, or else the end of its entries. */
  indexOf(cell: number, time: number): number {
    const { first } = this;
    let low = this.begin[cell];
    let high = low + this.count[cell];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (first[middle] < time) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  isTaken(cell: number, time: number): boolean {
    if (this.restFrom[cell] <= time) return true;
    const at = this.indexOf(cell, time + 1);
    return at > this.begin[cell] && this.until[at - 1] >= time;
  }

  /** Returns `time` if a cell is free before and after a step that begins then; otherwise a later time, and no such step begins before. */
  freeFrom(cell: number, time: number): number {
    if (this.restFrom[cell] <= time + 1) return this.forever;
    const at = this.indexOf(cell, time + 2);
    return at > this.begin[cell] && this.until[at - 1] >= time ? this.until[at - 1] + 1 : time;
  }

  /** Returns whether someone goes from one cell to another in the step that begins at a time. */
  isStepTaken(from: number, to: number, time: number): boolean {
    const { first, who } = this;
    const end = this.end(from);
    for (let at = this.indexOf(from, time); at < end && first[at] === time; at++) {
      if (who[at] >= 0 && this.isIn(who[at], to, time + 1)) return true;
    }
    return false;
  }

  /** Returns whether someone goes from one of two cells beside a diagonal step to the other. */
  isCrossed(one: number, other: number, time: number): boolean {
    return one >= 0 && other >= 0 && (this.isStepTaken(one, other, time) || this.isStepTaken(other, one, time));
  }

  /** Returns whether someone has an entry of a cell that begins at a time. */
  isIn(who: number, cell: number, time: number): boolean {
    const end = this.end(cell);
    for (let at = this.indexOf(cell, time); at < end && this.first[at] === time; at++) {
      if (this.who[at] === who) return true;
    }
    return false;
  }

  private move(from: number, to: number): void {
    this.first[to] = this.first[from];
    this.until[to] = this.until[from];
    this.who[to] = this.who[from];
  }

  /** Moves the entries of a cell to where there is room for twice as many. */
  private widen(cell: number): void {
    this.room[cell] = 2 * this.room[cell] + 3;
    const begin = this.placesFor(this.room[cell] + 1);
    for (let k = 0; k < this.count[cell]; k++) this.move(this.begin[cell] + k, begin + k);
    this.begin[cell] = begin;
  }

  private placesFor(count: number): number {
    const begin = this.entries;
    this.entries += count;
    if (this.entries > this.first.length) {
      this.first = longer(this.first, 2 * this.entries);
      this.until = longer(this.until, 2 * this.entries);
      this.who = longer(this.who, 2 * this.entries);
    }
    return begin;
  }
}

/** Returns room for times up to `forever`. */
export function timesFor(forever: number, length: number): Times {
  return forever < Infinity ? new Int32Array(length) : new Float64Array(length);
}
