import { allocate } from '../base/allocate.ts';

const NONE = /* @__PURE__ */ new Int32Array(0);

/**
 * Records which cells of a plane changed, in order. A reader that keeps a copy of the plane remembers `count` as its bookmark, and later
 * asks for the changes since. When the journal is full, it forgets the older half of its entries. A reader that far behind copies
 * everything.
 */
export class Journal {
  /** Number of changes recorded so far, which is the bookmark of a reader that is up to date. */
  count = 0;
  /** The count before the oldest entry that is still remembered. */
  private first = 0;
  /** Empty until the first change is recorded. */
  private entries: Int32Array = NONE;
  /** The number of changes that it can list. */
  readonly capacity: number;

  /** Holds a sixteenth of the cells: copying more of them one by one is slower than copying all. */
  constructor(cellCount: number) {
    this.capacity = Math.min(Math.max(cellCount >> 4, 64), 65536);
  }

  /** @throws `RangeError` if memory cannot be allocated; then nothing has changed. */
  record(cell: number): void {
    if (this.entries.length === 0) this.entries = allocate(Int32Array, this.capacity);
    const entries = this.entries;
    if (this.count - this.first === entries.length) {
      // Not all: a reader that is a few changes behind need not copy everything.
      const half = entries.length >> 1;
      entries.copyWithin(0, half);
      this.first += half;
    }
    entries[this.count++ - this.first] = cell;
  }

  /** Records that any cell may have changed: readers must copy everything. */
  recordAll(): void {
    this.first = ++this.count;
  }

  /** Returns the indices of the cells that changed since `bookmark`, with repeats; null if they are no longer all remembered. */
  since(bookmark: number): Int32Array | null {
    if (bookmark < this.first) return null;
    return this.entries.subarray(bookmark - this.first, this.count - this.first);
  }
}
