import { type Box, boxAround, boxWithin, widened } from '../../base/cells/box.ts';
import { UNREACHABLE } from '../../base/statuses.ts';
import type { GoalMarks } from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import type { GoalList } from './goal-list.ts';

/**
 * The goals of a search from cell to cell: all passable cells within range of any goal. Each is marked by a bit, in order of cell index,
 * while the search runs. Between searches all bits are 0.
 */
export class MarkedGoals implements GoalMarks {
  /** A box around all goals and their ranges. */
  readonly box: Box;
  private readonly goals: GoalList;
  private readonly cells: CellStore;
  private readonly range: number;

  constructor(goals: GoalList, cells: CellStore, range: number) {
    this.box = widened(boxAround(goals.places, goals.count), range, cells);
    this.goals = goals;
    this.cells = cells;
    this.range = range;
  }

  /**
   * Runs a search with the marks written, then clears them. Returns the status of the search. If no cell can be marked, returns
   * UNREACHABLE without running it.
   *
   * @param bits Returns the bits. Called before each use, because the search may grow linear memory.
   */
  during(bits: () => Uint8Array, search: () => number): number {
    try {
      return this.write(bits()) ? search() : UNREACHABLE;
    } finally {
      // Also if a caller's heuristic has thrown.
      this.clear(bits());
    }
  }

  /** Marks the cells. Returns whether there are any. */
  private write(bits: Uint8Array): boolean {
    const cells = this.cells;
    let any = false;
    this.eachRow((y, left, right) => {
      for (let x = left; x <= right; x++) {
        if (cells.isBlocked(x, y)) continue;
        const cell = y * cells.width + x;
        bits[cell >> 3] |= 1 << (cell & 7);
        any = true;
      }
    });
    return any;
  }

  /** Clears all marks, by whole bytes whatever is blocked now: a caller's heuristic may have edited the grid. */
  private clear(bits: Uint8Array): void {
    const { width } = this.cells;
    this.eachRow((y, left, right) => {
      const last = (y * width + right) >> 3;
      // Rows are usually short: calling `fill` would take longer than this loop.
      for (let byte = (y * width + left) >> 3; byte <= last; byte++) bits[byte] = 0;
    });
  }

  private eachRow(visit: (y: number, left: number, right: number) => void): void {
    const { places, count } = this.goals;
    for (let i = 0; i < 2 * count; i += 2) {
      const { left, top, right, bottom } = boxWithin(places[i], places[i + 1], this.range, this.cells);
      for (let y = top; y <= bottom; y++) visit(y, left, right);
    }
  }
}
