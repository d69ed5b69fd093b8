import { allocate } from '../../core/base/allocate.ts';
import { type Intervals, NOTHING } from '../../core/engine/flood.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';

/** Distances by block, made from those of each cell. */
export class BlockIntervals implements Intervals {
  readonly values: Uint16Array;
  readonly columns: number;
  private readonly width: number;
  private readonly height: number;
  private readonly side: number;

  /** @param blockBits The side of a block is 2 to the power of this. @throws `RangeError` if memory cannot be allocated. */
  constructor({ width, height }: CellStore, blockBits: number) {
    this.width = width;
    this.height = height;
    this.side = 1 << blockBits;
    this.columns = Math.ceil(width / this.side);
    this.values = allocate(Uint16Array, 2 * this.columns * Math.ceil(height / this.side));
  }

  /** @param notReached The distance of cells that have none; it is greater than all others. */
  fill(distances: Int32Array | Float64Array, unit: number, notReached: number): this {
    const { values, width, height, side } = this;
    for (let top = 0, at = 0; top < height; top += side) {
      const end = Math.min(top + side, height) * width;
      for (let left = 0; left < width; left += side, at += 2) {
        const right = Math.min(left + side, width);
        let least = notReached;
        let greatest = -1;
        for (let row = top * width; row < end; row += width) {
          for (let cell = row + left; cell < row + right; cell++) {
            const distance = distances[cell];
            if (distance < least) least = distance;
            if (distance > greatest && distance < notReached) greatest = distance;
          }
        }
        values[at] = greatest < 0 ? NOTHING : Math.floor(least / unit);
        values[at + 1] = greatest < 0 ? NOTHING : Math.floor(greatest / unit);
      }
    }
    return this;
  }
}
