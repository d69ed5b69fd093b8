import type { Grid } from '../../index.ts';

/** An edit: the cell was flipped between blocked and passable. */
interface Flip {
  readonly x: number;
  readonly y: number;
  /** The next edit of the same cells, or null so far. */
  next: Flip | null;
}

/** The cells of one grid. */
interface Source {
  readonly cells: Grid;
  /** Its latest edit, or what stands for the edits before the first clone; null until there is a clone: nobody needs the edits before it. */
  latest: Flip | null;
}

/**
 * The cells of a grid, which clones share until one of them is edited. So a clone costs next to nothing, and a search on it uses what the
 * engine has prepared for the grid that it was cloned from.
 *
 *     first edit -> second edit -> third edit -> null
 *                   ^              ^
 *                   a clone        the grid
 *
 * Edits form a chain. The grid holds its end, a clone holds the last edit before it was made. If a clone's edit is no longer the
 * latest, the clone copies the cells when it is next used, and takes back the edits that follow. Edits that no clone holds are freed by garbage
 * collection.
 */
export class SharedCells {
  private source: Source;
  /** The last edit of the source that counts here; null for the grid that made the source, where every edit counts. */
  private seen: Flip | null;

  private constructor(source: Source, seen: Flip | null) {
    this.source = source;
    this.seen = seen;
  }

  /** Takes over a grid, which nothing else may edit. */
  static of(cells: Grid): SharedCells {
    return new SharedCells({ cells, latest: null }, null);
  }

  /** O(1). */
  clone(): SharedCells {
    this.source.latest ??= { x: 0, y: 0, next: null };
    return new SharedCells(this.source, this.seen ?? this.source.latest);
  }

  /** Returns the cells, which must only be read, and not be kept. */
  read(): Grid {
    if (this.seen !== null && this.seen.next !== null) this.separate();
    return this.source.cells;
  }

  /** @throws `RangeError` outside the grid. */
  setBlocked(x: number, y: number, blocked: boolean): void {
    if (this.seen !== null) this.separate();
    const { source } = this;
    if (source.latest !== null && source.cells.isBlocked(x, y) === blocked) return;
    source.cells.setBlocked(x, y, blocked);
    if (source.latest === null) return;
    source.latest.next = { x, y, next: null };
    source.latest = source.latest.next;
  }

  /** Copies the cells as they were after the edit that was seen last. */
  private separate(): void {
    const cells = this.source.cells.clone();
    for (let flip = this.seen?.next ?? null; flip !== null; flip = flip.next) {
      cells.setBlocked(flip.x, flip.y, !cells.isBlocked(flip.x, flip.y));
    }
    this.source = { cells, latest: null };
    this.seen = null;
  }
}
