import { allocate, sliceOf } from '../../base/allocate.ts';
import { type Area, Journal } from '../history/journal.ts';

/** A byte for each cell of a grid, all 0 at first. It takes no memory until one is set. */
export class CellBytes {
  /** The bytes by cell index; null as long as none has been set. */
  bytes: Uint8Array | null = null;
  readonly journal: Journal;
  private readonly cells: number;
  private readonly width: number;
  /** Number of cells by value; undefined stands for 0. */
  private counts: (number | undefined)[];

  constructor(width: number, height: number) {
    this.cells = width * height;
    this.width = width;
    this.journal = new Journal(width, height);
    this.counts = [this.cells];
  }

  /** Number of cells whose byte is not 0. */
  get used(): number {
    return this.cells - this.countOf(0);
  }

  /** Returns the number of cells that have a value from 0 to 255. */
  countOf(value: number): number {
    return this.counts[value] ?? 0;
  }

  at(cell: number): number {
    return this.bytes === null ? 0 : this.bytes[cell];
  }

  /** Sets the byte of a cell, from 0 to 255. @throws `RangeError` if memory cannot be allocated; then nothing has changed. */
  set(cell: number, value: number): void {
    const before = this.at(cell);
    if (before === value) return;
    this.journal.record(cell);
    this.bytes ??= allocate(Uint8Array, this.cells);
    this.bytes[cell] = value;
    this.counts[before] = this.countOf(before) - 1;
    this.counts[value] = this.countOf(value) + 1;
  }

  /** Sets the bytes of the cells of an area. @throws `RangeError` as `set` does. */
  setIn(area: Area, values: ArrayLike<number>): void {
    const { x, y, width, height } = area;
    if (this.bytes === null && isZero(values)) return;
    const { counts } = this;
    const changed = this.journal.begin(area);
    this.bytes ??= allocate(Uint8Array, this.cells);
    const { bytes } = this;
    let changes = 0;
    for (let row = 0, i = 0; row < height; row++) {
      const first = (y + row) * this.width + x;
      for (let cell = first; cell < first + width; cell++, i++) {
        const before = bytes[cell];
        const value = values[i];
        counts[before] = (counts[before] ?? 0) - 1;
        counts[value] = (counts[value] ?? 0) + 1;
        bytes[cell] = value;
        changed[changes] = cell;
        changes += Number(before !== value);
      }
    }
    this.journal.end(area, changed, changes);
  }

  /** Copies the bytes of as many cells. @throws `RangeError` if memory cannot be allocated; then nothing has changed. */
  copyFrom(other: CellBytes): void {
    if (other !== this && other.bytes !== null) this.fillFrom(other.bytes);
  }

  /** Sets all bytes. @throws `RangeError` if memory cannot be allocated; then nothing has changed. */
  fillFrom(values: Uint8Array): void {
    this.bytes = sliceOf(values, 0, this.cells);
    this.counts = [];
    for (const value of this.bytes) this.counts[value] = this.countOf(value) + 1;
    this.journal.recordAll();
  }
}

function isZero(values: ArrayLike<number>): boolean {
  for (let i = 0; i < values.length; i++) if (values[i] !== 0) return false;
  return true;
}
