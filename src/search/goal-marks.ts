import { type Box, boxAround, boxWithin, widened } from '../base/box.ts';
import { UNREACHABLE } from '../base/statuses.ts';
import type { GoalMarks } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import type { GoalList } from './goal-list.ts';

/**
 * The goals of a search from cell to cell: the cells within range of any goal that are passable. They are marked, a
 * bit each in order of cell index, for as long as the search takes; the bits are all 0 between searches.
 */
export class MarkedGoals implements GoalMarks {
  /** A box around all. */
  readonly box: Box;
  readonly #goals: GoalList;
  readonly #cells: CellStore;
  readonly #range: number;

  constructor(goals: GoalList, cells: CellStore, range: number) {
    this.box = widened(boxAround(goals.places, goals.count), range, cells);
    this.#goals = goals;
    this.#cells = cells;
    this.#range = range;
  }

  /**
   * Writes the marks for as long as a search takes. Returns the status of the search, which does not take place where there are none.
   *
   * @param bits Tells where, anew each time: the search may grow linear memory.
   */
  during(bits: () => Uint8Array, search: () => number): number {
    try {
      return this.#write(bits()) ? search() : UNREACHABLE;
    } finally {
      // A caller's heuristic may have thrown.
      this.#clear(bits());
    }
  }

  /** Returns whether there are any. */
  #write(bits: Uint8Array): boolean {
    const cells = this.#cells;
    let any = false;
    this.#eachRow((y, left, right) => {
      for (let x = left; x <= right; x++) {
        if (cells.isBlocked(x, y)) continue;
        const cell = y * cells.width + x;
        bits[cell >> 3] |= 1 << (cell & 7);
        any = true;
      }
    });
    return any;
  }

  /** By whole bytes, since all marks go together: a caller's heuristic may have blocked cells meanwhile. */
  #clear(bits: Uint8Array): void {
    const { width } = this.#cells;
    this.#eachRow((y, left, right) => {
      const last = (y * width + right) >> 3;
      // Rows are mostly short: a call to fill them would take longer than the filling.
      for (let byte = (y * width + left) >> 3; byte <= last; byte++) bits[byte] = 0;
    });
  }

  #eachRow(visit: (y: number, left: number, right: number) => void): void {
    const { places, count } = this.#goals;
    for (let i = 0; i < 2 * count; i += 2) {
      const { left, top, right, bottom } = boxWithin(places[i], places[i + 1], this.#range, this.#cells);
      for (let y = top; y <= bottom; y++) visit(y, left, right);
    }
  }
}
