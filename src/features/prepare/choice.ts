import { allocate } from '../../core/base/allocate.ts';
import type { Intervals } from '../../core/engine/flood.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { type Components, NO_LANDMARKS } from './find-components.ts';

/** Chooses landmarks. */
export class Choice {
  private readonly cells: CellStore;
  private readonly components: Components;
  private readonly blockBits: number;
  /** The least distance of each block to the nearest of the landmarks before. */
  private readonly nearest: Uint16Array;
  private next: readonly number[];

  /** @param first The first landmark of each component. @throws `RangeError` if memory cannot be allocated. */
  constructor(cells: CellStore, components: Components, blockBits: number, first: readonly number[]) {
    this.cells = cells;
    this.components = components;
    this.blockBits = blockBits;
    this.nearest = allocate(Uint16Array, components.labels.length).fill(0xffff);
    this.next = first;
  }

  /** Returns the next landmark of each component: a cell in the block that is farthest from those before. @param latest Distances to the last ones. */
  after(latest: Intervals): readonly number[] {
    const { nearest, next } = this;
    const { labels, columns } = this.components;
    const farthest = new Uint16Array(next.length);
    const blocks = new Int32Array(next.length).fill(-1);
    for (let block = 0, column = 0, at = 0; block < labels.length; block++, at += 2) {
      const label = labels[block];
      if (label !== NO_LANDMARKS) {
        const least = Math.min(nearest[block], latest.values[at]);
        nearest[block] = least;
        if (least > farthest[label]) {
          farthest[label] = least;
          blocks[label] = block;
        }
      }
      if (++column < columns) continue;
      column = 0;
      at += 2 * (latest.columns - columns);
    }
    this.next = next.map((before, label) => (blocks[label] < 0 ? before : this.cellIn(blocks[label], label)));
    return this.next;
  }

  /** Returns the first cell of a component in a block that has one. */
  private cellIn(block: number, label: number): number {
    const { cells, blockBits } = this;
    const { columns, labelOf } = this.components;
    const row = Math.floor(block / columns);
    const left = (block - row * columns) << blockBits;
    for (let y = row << blockBits; ; y++) {
      for (let x = left; x < Math.min(left + (1 << blockBits), cells.width); x++) {
        if (!cells.isBlocked(x, y) && labelOf(x, y) === label) return y * cells.width + x;
      }
    }
  }
}
