import type { Box } from '../../base/cells/box.ts';
import type { Journal } from './journal.ts';

/** What takes in the changes of a grid that it was made from. */
export interface ChangeHandler {
  /** Takes in all cells: at first, and when the journals no longer list all changes. */
  readAll(): void;
  /** Takes in a cell that has changed. A cell may come several times. */
  readCell(cell: number): void;
}

/** Bookmark of a reader that has read nothing. */
const UNREAD = -1;

/** Follows the planes of a grid by their journals: remembers how far a reader has come in each. */
export class JournalCursor {
  private readonly journals: readonly Journal[];
  private readonly seen: number[];
  /** Their sum. */
  private total: number;

  /** Begins with a reader that has read nothing. @param isRead Whether it knows the planes as they are now. */
  constructor(journals: readonly Journal[], isRead = false) {
    this.journals = journals;
    this.seen = journals.map(() => UNREAD);
    this.total = UNREAD * journals.length;
    if (isRead) this.mark();
  }

  /** Whether the reader has taken in all changes. Every search asks this, so it compares sums: counts never fall. */
  isCurrent(): boolean {
    const { journals } = this;
    let total = 0;
    for (let plane = 0; plane < journals.length; plane++) total += journals[plane].count;
    return total === this.total;
  }

  /** Whether the reader has taken in all changes of the plane with this number. */
  hasSeen(plane: number): boolean {
    return this.seen[plane] === this.journals[plane].count;
  }

  /** Returns the cells of a plane that have changed, with repeats; null if the reader must read all of them. */
  since(plane: number): Int32Array | null {
    return this.journals[plane].since(this.seen[plane]);
  }

  /** Returns the box around them, which is known for longer; null if the reader must read all cells. */
  boxSince(plane: number): Box | null {
    return this.journals[plane].boxSince(this.seen[plane]);
  }

  /** Returns the cells that have changed, plane by plane; null if the reader must read all, or if they are more than `most`. */
  changes(most: number = Infinity): Int32Array[] | null {
    const lists: Int32Array[] = [];
    let count = 0;
    for (let i = 0; i < this.journals.length; i++) {
      const list = this.since(i);
      if (list === null) return null;
      lists.push(list);
      count += list.length;
    }
    return count > most ? null : lists;
  }

  /** Notes that the reader has taken in all of a plane. */
  markPlane(plane: number): void {
    this.total += this.journals[plane].count - this.seen[plane];
    this.seen[plane] = this.journals[plane].count;
  }

  /** Notes that the reader has taken in everything. */
  mark(): void {
    for (let plane = 0; plane < this.journals.length; plane++) this.markPlane(plane);
  }

  /** Makes the reader read everything again, except planes that it has as they were at first. */
  forget(fresh: readonly number[] = []): void {
    this.seen.fill(UNREAD);
    for (const plane of fresh) this.seen[plane] = 0;
    this.total = this.seen.reduce((sum, count) => sum + count, 0);
  }

  /**
   * Lets a reader take in what has changed: cell by cell, or all cells if the changes are more than `most`. If the reader throws, the next
   * call tries again.
   */
  catchUp(reader: ChangeHandler, most: number = Infinity): void {
    if (this.isCurrent()) return;
    const lists = this.changes(most);
    if (lists === null) reader.readAll();
    else for (const cells of lists) for (const cell of cells) reader.readCell(cell);
    this.mark();
  }
}
