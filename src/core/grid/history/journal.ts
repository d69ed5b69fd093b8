import { allocate } from '../../base/allocate.ts';
import type { Box } from '../../base/cells/box.ts';
import { JOURNAL_SHIFT, LEAST_CHANGES, MOST_CHANGES } from '../../base/tuning/tuning-memory.ts';

/** A rectangle of cells. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const NO_CELLS = /* @__PURE__ */ new Int32Array(0);
const NOWHERE: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

/**
 * Records which cells of a plane changed, in order. A reader that keeps a copy of the plane remembers `count` as its bookmark, and later
 * asks for the changes since. When the journal is full, it forgets the older half of its entries, except the box around them. A reader that
 * far behind copies that box or, if it is behind by more, everything.
 */
export class Journal {
  /** Number of places taken so far, which is the bookmark of a reader that is up to date. */
  count = 0;
  /** The count before the oldest entry that is still remembered. */
  private first = 0;
  /** The box around the forgotten entries from this count on. */
  private box: Box = NOWHERE;
  private boxFirst = 0;
  /** The count when a reader last asked. */
  private asked = 0;
  /** Empty until the first change is recorded. */
  private entries: Int32Array = NO_CELLS;
  /** The number of changes that it can list. */
  readonly capacity: number;
  /** Columns of the plane. */
  private readonly width: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.capacity = Math.min(Math.max((width * height) >> JOURNAL_SHIFT, LEAST_CHANGES), MOST_CHANGES);
  }

  /** @throws `RangeError` if memory cannot be allocated; then nothing has changed. */
  record(cell: number): void {
    this.open();
    // Not all: a reader that is a few changes behind need not copy a box.
    if (this.count - this.first === this.entries.length) this.forget(this.first + (this.entries.length >> 1));
    this.entries[this.count++ - this.first] = cell;
  }

  /** Makes sure that a change can be recorded. @throws `RangeError` if memory cannot be allocated. */
  open(): void {
    if (this.entries.length === 0) this.entries = allocate(Int32Array, this.capacity);
  }

  /** Forgets entries up to a count, except the box around them. */
  private forget(end: number): void {
    // What readers have asked for is no part of the box any more, so that it does not grow for ever.
    if (this.asked > this.boxFirst) {
      this.box = NOWHERE;
      this.boxFirst = Math.min(this.asked, end);
    }
    this.box = this.around(this.boxFirst, end);
    this.entries.copyWithin(0, end - this.first);
    this.first = end;
  }

  /** Returns the box around the entries between two counts. */
  private around(from: number, to: number): Box {
    const { entries, first, width } = this;
    let { left, top, right, bottom } = from < first ? this.box : NOWHERE;
    let y = 0;
    for (let i = Math.max(from, first) - first; i < to - first; i++) {
      let x = entries[i] - y * width;
      // Most changes lie in the row of the one before: a division takes longer than all else.
      if (x < 0 || x >= width) {
        y = Math.floor(entries[i] / width);
        x = entries[i] - y * width;
      }
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
    return { left, top, right, bottom };
  }

  /** Makes sure that changes of an area can be recorded, and returns memory to list them. @throws `RangeError` if it cannot be allocated. */
  begin({ width, height }: Area): Int32Array {
    this.open();
    return allocate(Int32Array, width * height + 1);
  }

  /** Records the changes of an area: its first `count` cells in `changed`. If they are more than can be listed, only their box is remembered. */
  end({ x, y, width, height }: Area, changed: Int32Array, count: number): void {
    if (count <= this.capacity) {
      for (let i = 0; i < count; i++) this.record(changed[i]);
      return;
    }
    // The box around two corners is the area.
    this.record(y * this.width + x);
    this.record((y + height - 1) * this.width + x + width - 1);
    this.forget(this.count);
  }

  /** Records that any cell may have changed: readers must copy everything. */
  recordAll(): void {
    this.first = ++this.count;
    this.boxFirst = this.first;
    this.box = NOWHERE;
  }

  /** Returns the box around all cells that may have changed since `bookmark`; null if it is not known. */
  boxSince(bookmark: number): Box | null {
    return bookmark < this.boxFirst ? null : this.around(bookmark, this.count);
  }

  /** Returns the indices of the cells that have changed since `bookmark`, with repeats; null if they are no longer all remembered. */
  since(bookmark: number): Int32Array | null {
    this.asked = this.count;
    return bookmark < this.first ? null : this.entries.subarray(bookmark - this.first, this.count - this.first);
  }
}
