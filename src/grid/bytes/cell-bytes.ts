import { allocate, sliceOf } from '../../base/allocate.ts';
import { Journal } from '../journal.ts';

/** Nothing changed. Shared, so that asking allocates nothing. */
const NONE = /* @__PURE__ */ new Int32Array(0);

/**
 * A byte for each cell of a grid, all 0 at first. It takes no memory until the first byte is set. It knows how many cells have each value,
 * and a journal lists what changed, as for blocked cells: a reader begins at bookmark 0 if it takes all bytes for 0, at -1 otherwise.
 */
export class CellBytes {
  /** The bytes by cell index; null as long as none has been set. */
  bytes: Uint8Array | null = null;
  private readonly cells: number;
  /** Number of cells by value; null as long as all are 0. */
  private counts: Int32Array | null = null;
  private journal: Journal | null = null;

  constructor(cells: number) {
    this.cells = cells;
  }

  /** Number of changes recorded so far, which is the bookmark of a reader that is up to date. */
  get count(): number {
    return this.journal?.count ?? 0;
  }

  /** Number of cells whose byte is not 0. */
  get used(): number {
    return this.cells - this.countOf(0);
  }

  /** Returns the number of cells that have a value from 0 to 255. */
  countOf(value: number): number {
    if (this.counts === null) return value === 0 ? this.cells : 0;
    return this.counts[value];
  }

  /** Returns the indices of the cells that changed since `bookmark`, with repeats; null if they are no longer all remembered. */
  since(bookmark: number): Int32Array | null {
    if (this.journal !== null) return this.journal.since(bookmark);
    return bookmark < 0 ? null : NONE;
  }

  at(cell: number): number {
    return this.bytes === null ? 0 : this.bytes[cell];
  }

  /** Sets the byte of a cell, from 0 to 255. @throws `RangeError` if memory cannot be allocated; then nothing has changed. */
  set(cell: number, value: number): void {
    const before = this.at(cell);
    if (before === value) return;
    const { bytes, counts, journal } = this.made();
    bytes[cell] = value;
    counts[before]--;
    counts[value]++;
    journal.record(cell);
  }

  /** Copies the bytes of as many cells. @throws `RangeError` if memory cannot be allocated; then nothing has changed. */
  copyFrom(other: CellBytes): void {
    if (other.bytes !== null) this.fillFrom(other.bytes);
  }

  /** Sets all bytes. @throws `RangeError` if memory cannot be allocated; then nothing has changed. */
  fillFrom(values: Uint8Array): void {
    const copy = sliceOf(values, 0, this.cells);
    const { counts, journal } = this.made();
    this.bytes = copy;
    counts.fill(0);
    for (const value of copy) counts[value]++;
    journal.recordAll();
  }

  /** Returns what is stored once a byte has been set, and makes it if need be. */
  private made(): { bytes: Uint8Array; counts: Int32Array; journal: Journal } {
    const journal = this.journal ?? new Journal(this.cells);
    const bytes = this.bytes ?? allocate(Uint8Array, this.cells);
    const counts = this.counts ?? new Int32Array(256);
    if (this.counts === null) counts[0] = this.cells;
    this.bytes = bytes;
    this.counts = counts;
    this.journal = journal;
    return { bytes, counts, journal };
  }
}
