/** How far one may go from each cell in each of the four directions. */
import { allocate } from '../base/allocate.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { Follower, type Reader } from '../grid/history/follower.ts';

/** A free run has at most this many cells. */
export const MOST_SIDE = 0xffff;

/**
 * The free runs of a grid: for each cell the number of passable cells from it to the next obstacle, itself included; 0 for a blocked cell.
 * 8 bytes a cell. A search that goes along a row reads the runs to its sides, so those are stored row by row, and those to the sides of
 * columns column by column.
 */
export class FreeRuns implements Reader {
  readonly cells: CellStore;
  /** North and south of the cell y * width + x. */
  readonly north: Uint16Array;
  readonly south: Uint16Array;
  /** East and west of the cell x * height + y. */
  readonly east: Uint16Array;
  readonly west: Uint16Array;
  private readonly follower: Follower;

  /** @throws `RangeError` if memory cannot be allocated. */
  constructor(cells: CellStore) {
    const { width, height } = cells;
    this.cells = cells;
    this.north = allocate(Uint16Array, width * height);
    this.south = allocate(Uint16Array, width * height);
    this.east = allocate(Uint16Array, width * height);
    this.west = allocate(Uint16Array, width * height);
    this.follower = new Follower([cells.blockedJournal]);
  }

  /** Returns a copy that no edit changes. @throws `RangeError` if memory cannot be allocated. */
  copy(): FreeRuns {
    const copy = new FreeRuns(this.cells);
    for (const name of ['north', 'south', 'east', 'west'] as const) copy[name].set(this[name]);
    return copy;
  }

  /** Takes in the edits of the grid. */
  catchUp(): void {
    const { width, height } = this.cells;
    this.follower.catchUp(this, (width * height) / (4 * (width + height)));
  }

  readAll(): void {
    const { width, height } = this.cells;
    for (let y = 0; y < height; y++) this.readRow(y);
    for (let x = 0; x < width; x++) this.readColumn(x);
  }

  readCell(cell: number): void {
    const y = Math.floor(cell / this.cells.width);
    this.readRow(y);
    this.readColumn(cell - y * this.cells.width);
  }

  private readRow(y: number): void {
    const { cells, east, west } = this;
    const { width, height } = cells;
    let run = 0;
    for (let x = 0, at = y; x < width; x++, at += height) {
      run = cells.isBlocked(x, y) ? 0 : run + 1;
      west[at] = run;
    }
    run = 0;
    for (let x = width - 1, at = x * height + y; x >= 0; x--, at -= height) {
      run = west[at] === 0 ? 0 : run + 1;
      east[at] = run;
    }
  }

  private readColumn(x: number): void {
    const { cells, north, south } = this;
    const { width, height } = cells;
    let run = 0;
    for (let y = 0, at = x; y < height; y++, at += width) {
      run = cells.isBlocked(x, y) ? 0 : run + 1;
      north[at] = run;
    }
    run = 0;
    for (let y = height - 1, at = y * width + x; y >= 0; y--, at -= width) {
      run = north[at] === 0 ? 0 : run + 1;
      south[at] = run;
    }
  }
}
