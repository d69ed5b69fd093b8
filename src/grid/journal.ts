import { allocate } from '../base/allocate.ts';
import { JOURNAL_SHIFT, LEAST_CHANGES, MOST_CHANGES } from '../base/tuning-memory.ts';

/** A rectangle of cells. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns whether so many changed cells of an area are worth an entry for all of it: readers then read it whole. */
function isMuch(changes: number, { width, height }: Area): boolean {
  return 4 * changes >= width * height;
}

const NONE = /* @__PURE__ */ new Int32Array(0);
/** An area takes three places: its first cell, made negative by `~`, its columns and its rows. */
const AREA = 3;

/**
 * Records which cells of a plane changed, in order. A reader that keeps a copy of the plane remembers `count` as its bookmark, and later
 * asks for the changes since. When the journal is full, it forgets the older half of its entries. A reader that far behind copies
 * everything.
 */
export class Journal {
  /** Number of places taken so far, which is the bookmark of a reader that is up to date. */
  count = 0;
  /** The count before the oldest entry that is still remembered. */
  private first = 0;
  /** The count after the latest area. */
  private afterArea = 0;
  /** Empty until the first change is recorded. */
  private entries: Int32Array = NONE;
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

  /**
   * Puts one entry in the place of all since `start`, if they are a quarter of an area or more. Call it at the end of an edit of many cells,
   * with the count before the edit: no reader may have read in between.
   */
  gather(start: number, area: Area): void {
    const changes = this.count - start;
    if (start < this.first || changes <= AREA || !isMuch(changes, area)) return;
    this.count = start;
    this.recordArea(area);
  }

  /** Makes sure that changes of an area can be recorded, and returns memory to list them. @throws `RangeError` if it cannot be allocated. */
  begin({ width, height }: Area): Int32Array {
    if (this.entries.length === 0) this.entries = allocate(Int32Array, this.capacity);
    return allocate(Int32Array, width * height + 1);
  }

  /** Records the changes of an area: its first `count` cells in `changed`. */
  end(area: Area, changed: Int32Array, count: number): void {
    if (count > AREA && isMuch(count, area)) this.recordArea(area);
    else for (let i = 0; i < count; i++) this.record(changed[i]);
  }

  private recordArea({ x, y, width, height }: Area): void {
    this.record(~(y * this.width + x));
    this.record(width);
    this.record(height);
    this.afterArea = this.count;
  }

  /** Records that any cell may have changed: readers must copy everything. */
  recordAll(): void {
    this.first = ++this.count;
  }

  /**
   * Returns the indices of the cells that may have changed since `bookmark`, with repeats; null if they are no longer all remembered, or more
   * than the capacity.
   */
  since(bookmark: number): Int32Array | null {
    if (bookmark < this.first) return null;
    const entries = this.entries.subarray(bookmark - this.first, this.count - this.first);
    return bookmark < this.afterArea ? this.spread(entries) : entries;
  }

  /** Lists the cells of areas among entries one by one. Bookmarks lie between entries, so none is cut. */
  private spread(entries: Int32Array): Int32Array | null {
    let count = 0;
    for (let i = 0; i < entries.length; i += entries[i] < 0 ? AREA : 1) {
      count += entries[i] < 0 ? entries[i + 1] * entries[i + 2] : 1;
    }
    if (count > this.capacity) return null;
    const cells = new Int32Array(count);
    for (let i = 0, at = 0; i < entries.length; i += entries[i] < 0 ? AREA : 1) {
      if (entries[i] >= 0) cells[at++] = entries[i];
      else {
        const [width, height] = [entries[i + 1], entries[i + 2]];
        for (let row = 0, first = ~entries[i]; row < height; row++, first += this.width) {
          for (let column = 0; column < width; column++) cells[at++] = first + column;
        }
      }
    }
    return cells;
  }
}
