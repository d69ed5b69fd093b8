import { allocate } from '../base/allocate.ts';
import type { Sides } from '../base/cells/box.ts';
import {
  CLUTTER_LEAST_CELLS,
  CLUTTER_LEAST_WIDTH,
  CLUTTER_OF_BLOCKED,
  CLUTTER_OF_CELLS,
} from '../base/tuning/tuning.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { JournalCursor } from '../grid/history/follower.ts';
import { type CachedItem, GridCache } from '../grid/history/slot.ts';
import { countOnes } from '../rules/moves.ts';

/**
 * Whether single blocked cells are scattered all over a grid. Most cells are jump points then. Searches that differ from each other find
 * ever new ones, and going from cell to cell takes less time. Where blocked cells come in walls or lumps, even half of all, it does not.
 *
 * A blocked cell stands alone if its four neighbours in rows and columns are passable. The counts follow edits, row by row.
 */
class Clutter implements CachedItem {
  private readonly cells: CellStore;
  /** The blocked plane in words, which rows of such a width fill. */
  private readonly words: Int32Array;
  /** Number of blocked cells in each row, and of those that stand alone. */
  private readonly blockedIn: Int32Array;
  private readonly aloneIn: Int32Array;
  /** Scratch: 1 for rows that must be counted again. */
  private readonly isStale: Uint8Array;
  private blocked = 0;
  private alone = 0;
  private readonly follower: JournalCursor;

  /** @throws `RangeError` if memory cannot be allocated. */
  constructor(cells: CellStore) {
    this.cells = cells;
    this.follower = new JournalCursor([cells.blockedJournal]);
    this.words = new Int32Array(cells.blocked.buffer, 0, cells.blocked.length >> 2);
    this.blockedIn = allocate(Int32Array, cells.height);
    this.aloneIn = allocate(Int32Array, cells.height);
    this.isStale = allocate(Uint8Array, cells.height);
  }

  release(): void {}

  /** Returns whether the grid is cluttered now. Takes time in proportion to the rows that have changed since the last call. */
  isCluttered(): boolean {
    if (!this.follower.isCurrent()) this.catchUp();
    return (
      this.alone * CLUTTER_OF_BLOCKED >= this.blocked &&
      this.alone * CLUTTER_OF_CELLS >= this.cells.width * this.cells.height
    );
  }

  private catchUp(): void {
    const { width, height } = this.cells;
    const changes = this.follower.since(0);
    const { top, bottom } = this.follower.boxSince(0) ?? { top: 0, bottom: height };
    this.follower.mark();
    const first = Math.max(top - 1, 0);
    const last = Math.min(bottom + 1, height - 1);
    // Many changes are in few rows: each row is counted once.
    const { isStale } = this;
    if (changes === null || changes.length > last - first) isStale.fill(1, first, last + 1);
    else {
      for (const cell of changes) {
        const y = Math.floor(cell / width);
        isStale[Math.max(y - 1, 0)] = isStale[y] = isStale[Math.min(y + 1, last)] = 1;
      }
    }
    for (let y = first; y <= last; y++) {
      if (isStale[y] === 1) this.count(y);
      isStale[y] = 0;
    }
  }

  /** Counts the cells of a row again. */
  private count(y: number): void {
    const { words } = this;
    const length = this.cells.rowBytes >> 2;
    const first = (y + 1) * length;
    // The border, which is blocked, never stands alone, but is no cell.
    let blocked = this.cells.width - 32 * length;
    let alone = 0;
    for (let at = first; at < first + length; at++) {
      const here = words[at];
      // Most words are all passable or all blocked: then none of their cells stands alone.
      if (here === here >> 1) blocked += here & 32;
      else {
        const beside = (here << 1) | (words[at - 1] >>> 31) | (here >>> 1) | (words[at + 1] << 31);
        blocked += countOnes(here);
        alone += countOnes(here & ~(beside | words[at - length] | words[at + length]));
      }
    }
    this.blocked += blocked - this.blockedIn[y];
    this.alone += alone - this.aloneIn[y];
    this.blockedIn[y] = blocked;
    this.aloneIn[y] = alone;
  }
}

/** The counts of each grid. */
const COUNTS: GridCache<Clutter> = /* @__PURE__ */ new GridCache();

/** Returns whether a grid is large enough to be cluttered. */
export function mayBeCluttered({ width, height }: Sides): boolean {
  return width >= CLUTTER_LEAST_WIDTH && width * height >= CLUTTER_LEAST_CELLS;
}

/** Returns whether single blocked cells are scattered all over a grid now. Its counts are made at the first call. */
export function isCluttered(cells: CellStore): boolean {
  return mayBeCluttered(cells) && COUNTS.ensure(cells, () => new Clutter(cells)).isCluttered();
}
