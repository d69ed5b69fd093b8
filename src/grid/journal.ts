import { allocate } from '../base/allocate.ts';

/**
 * Which cells of a plane changed, in order. Whoever keeps a copy of a grid remembers `count` as its bookmark and later asks for
 * what has come since. The older half of the entries is forgotten when the journal is full; a reader that far behind copies
 * everything.
 */
export class Journal {
  /** Changes recorded so far: the bookmark of a reader that is up to date. */
  count = 0;
  /** Count before the first entry still remembered. */
  #first = 0;
  readonly #entries: Int32Array;

  /** Room for a sixteenth of the cells: to copy more of them one by one is slower than to copy all. */
  constructor(cellCount: number) {
    this.#entries = allocate(Int32Array, Math.min(Math.max(cellCount >> 4, 64), 65536));
  }

  /** As many changes as it can tell one by one. */
  get capacity(): number {
    return this.#entries.length;
  }

  record(cell: number): void {
    const entries = this.#entries;
    if (this.count - this.#first === entries.length) {
      // Not all: a reader that is a few changes behind need not copy everything.
      const half = entries.length >> 1;
      entries.copyWithin(0, half);
      this.#first += half;
    }
    entries[this.count++ - this.#first] = cell;
  }

  /** Any cell may have changed: readers have to copy everything. */
  recordAll(): void {
    this.#first = ++this.count;
  }

  /** Indices of the cells that changed since `bookmark`, repeats included; null where that is no longer known. */
  since(bookmark: number): Int32Array | null {
    if (bookmark < this.#first) return null;
    return this.#entries.subarray(bookmark - this.#first, this.count - this.#first);
  }
}
