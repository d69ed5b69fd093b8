import { allocate } from '../base/allocate.ts';
import type { CellStore } from './cell-store.ts';
import { type ChangeHandler, JournalCursor } from './history/follower.ts';
import type { Range, Terrain } from './terrain.ts';

/** A block has 2^5 cells, and a block of the next level 2^5 blocks. */
const SHIFT = 5;

/** Returns the lowest terrain cost of the passable cells, 1 if there are none. */
export function leastCost(cells: CellStore): number {
  if (cells.terrain === null) return 1;
  const least = rangeOf(cells).least();
  return least === Infinity ? 1 : least;
}

/** Returns the highest terrain cost of the passable cells, 1 if there are none. */
export function greatestCost(cells: CellStore): number {
  if (cells.terrain === null) return 1;
  const greatest = rangeOf(cells).greatest();
  return greatest === -Infinity ? 1 : greatest;
}

/** Returns the terrain cost that all passable cells share, 0 if their costs differ, 1 if there are no passable cells. */
export function uniformCost(cells: CellStore): number {
  if (cells.isVaried) return 0;
  if (cells.terrain === null) return 1;
  const range = rangeOf(cells);
  return range.greatest() > range.least() ? 0 : leastCost(cells);
}

function rangeOf(cells: CellStore): Range {
  cells.range ??= new CostRange(cells);
  return cells.range;
}

/**
 * The lowest and the highest terrain cost of a grid's passable cells, if terrain has one cost per cell. It follows edits.
 *
 * Every 32 cells, in order of index, are a block; every 32 blocks are a block of the next level, up to a level of one block. Each block
 * knows the range of its cells. After a change of a cell, 32 entries of each level are read again, up to the first level that does not
 * change.
 *
 * Takes 0.52 bytes per cell. The answer depends only on the cells, never on the order of edits.
 */
class CostRange implements Range, ChangeHandler {
  private readonly cells: CellStore;
  /** By level, the ranges of its blocks; Infinity and -Infinity if no cell is passable. */
  private readonly lows: Float64Array[] = [];
  private readonly highs: Float64Array[] = [];
  private readonly follower: JournalCursor;

  constructor(cells: CellStore) {
    this.cells = cells;
    this.follower = new JournalCursor([cells.blockedJournal, cells.terrainJournal]);
    let blocks = cells.width * cells.height;
    do {
      blocks = Math.ceil(blocks / 2 ** SHIFT);
      this.lows.push(allocate(Float64Array, blocks));
      this.highs.push(allocate(Float64Array, blocks));
    } while (blocks > 1);
  }

  /** Returns the lowest terrain cost of the passable cells, Infinity if there are none. */
  least(): number {
    this.follower.catchUp(this);
    return this.lows[this.lows.length - 1][0];
  }

  /** Returns the highest terrain cost of the passable cells, -Infinity if there are none. */
  greatest(): number {
    this.follower.catchUp(this);
    return this.highs[this.highs.length - 1][0];
  }

  readAll(): void {
    for (let level = 0; level < this.lows.length; level++) {
      for (let block = 0; block < this.lows[level].length; block++) this.read(level, block);
    }
  }

  readCell(cell: number): void {
    let block = cell;
    for (let level = 0; level < this.lows.length; level++) {
      block >>= SHIFT;
      if (!this.read(level, block)) return;
    }
  }

  /** Reads the range of a block again. Returns whether it has changed. */
  private read(level: number, block: number): boolean {
    return level === 0 ? this.readCells(block) : this.readBlocks(level, block);
  }

  private readCells(block: number): boolean {
    const { cells } = this;
    const { width, height } = cells;
    // The range is never read without terrain.
    const { costs } = cells.terrain as Terrain;
    const first = block << SHIFT;
    const end = Math.min(first + 2 ** SHIFT, width * height);
    let y = Math.floor(first / width);
    let x = first - y * width;
    let least = Infinity;
    let greatest = -Infinity;
    for (let cell = first; cell < end; cell++) {
      const cost = costs[cell];
      if ((cost < least || cost > greatest) && !cells.isBlocked(x, y)) {
        least = Math.min(least, cost);
        greatest = Math.max(greatest, cost);
      }
      if (++x === width) {
        x = 0;
        y++;
      }
    }
    return this.write(0, block, least, greatest);
  }

  private readBlocks(level: number, block: number): boolean {
    const below = this.lows[level - 1];
    const belowGreatest = this.highs[level - 1];
    const first = block << SHIFT;
    const end = Math.min(first + 2 ** SHIFT, below.length);
    let least = Infinity;
    let greatest = -Infinity;
    for (let child = first; child < end; child++) {
      if (below[child] < least) least = below[child];
      if (belowGreatest[child] > greatest) greatest = belowGreatest[child];
    }
    return this.write(level, block, least, greatest);
  }

  private write(level: number, block: number, least: number, greatest: number): boolean {
    if (this.lows[level][block] === least && this.highs[level][block] === greatest) return false;
    this.lows[level][block] = least;
    this.highs[level][block] = greatest;
    return true;
  }
}
