/** Borders of terrain, as in assembly/terrain/borders.ts. */

import { allocate } from '../base/allocate.ts';
import { MOST_BORDERS } from '../base/tuning/tuning.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { costAt, type Terrain } from '../grid/terrain.ts';

export class Borders {
  /** Border cells: a bit a cell, laid out like the blocked plane. */
  readonly plane: Uint8Array;
  /** How many cells are border cells. */
  count = 0;

  /** @throws `RangeError` if memory cannot be allocated. */
  constructor(cells: CellStore) {
    this.plane = allocate(Uint8Array, cells.blocked.length);
    const { width, height } = cells;
    const { classes, costs, hasClasses } = cells.terrain as Terrain;
    // Two classes never have the same cost.
    const values = hasClasses ? classes : costs;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const cell = y * width + x;
        const value = values[cell];
        // Compare each cell with the four neighbours that follow it, and so all pairs of neighbours.
        if (x + 1 < width && values[cell + 1] !== value) this.compare(cells, x, y, 1, 0);
        if (y + 1 === height) continue;
        if (values[cell + width] !== value) this.compare(cells, x, y, 0, 1);
        if (x > 0 && values[cell + width - 1] !== value) this.compare(cells, x, y, -1, 1);
        if (x + 1 < width && values[cell + width + 1] !== value) this.compare(cells, x, y, 1, 1);
      }
    }
  }

  /** Marks a cell and its neighbour, which costs another amount, if both are passable. */
  private compare(cells: CellStore, x: number, y: number, stepX: number, stepY: number): void {
    if (cells.isBlocked(x, y) || cells.isBlocked(x + stepX, y + stepY)) return;
    this.mark(cells, x, y, true);
    this.mark(cells, x + stepX, y + stepY, true);
  }

  private mark(cells: CellStore, x: number, y: number, isBorder: boolean): void {
    const byte = cells.byteOf(x, y);
    const bit = 1 << ((x + 1) & 7);
    if ((this.plane[byte] & bit) === (isBorder ? bit : 0)) return;
    this.plane[byte] ^= bit;
    this.count += isBorder ? 1 : -1;
  }

  /** Updates the border cells around a cell whose terrain cost has changed, or that was blocked or made passable. */
  update(cells: CellStore, x: number, y: number): void {
    const { width, height } = cells;
    for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, height - 1); row++) {
      for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, width - 1); column++) {
        this.mark(cells, column, row, !cells.isBlocked(column, row) && differsAround(cells, column, row));
      }
    }
  }
}

export function areFew({ count }: Borders, { width, height }: CellStore): boolean {
  return count * MOST_BORDERS <= width * height;
}

function differsAround(cells: CellStore, x: number, y: number): boolean {
  const { width, height } = cells;
  const terrain = cells.terrain as Terrain;
  const cost = costAt(terrain, y * width + x);
  for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, height - 1); row++) {
    for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, width - 1); column++) {
      if (!cells.isBlocked(column, row) && costAt(terrain, row * width + column) !== cost) return true;
    }
  }
  return false;
}
