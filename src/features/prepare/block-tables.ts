/**
 * Distances to landmarks, kept once for each block of cells: the least and the greatest of its cells. Distances of two cells to a landmark
 * differ by at most the distance between the cells, so the gap between the intervals of their blocks is a lower bound of that.
 *
 * A component without landmarks needs no distances: any number is right if all its cells have the same. So its blocks need only have one
 * number in common.
 */
import { allocate, sliceOf } from '../../core/base/allocate.ts';
import { type Intervals, UNREACHED } from '../../core/engine/flood.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { LANES, type Tables } from '../../core/grid/history/landmarks.ts';

export class BlockTables implements Tables {
  readonly blockBits: number;
  readonly columns: number;
  readonly upper: number;
  readonly lanes: Uint16Array;
  readonly blocked: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly rowBytes: number;
  /** The blocks of each component without landmarks that lies in several. */
  private readonly pockets: readonly (readonly number[])[];

  /**
   * @param pockets The cells of each component without landmarks.
   * @throws `RangeError` if memory cannot be allocated.
   */
  constructor(cells: CellStore, blockBits: number, pockets: readonly (readonly number[])[]) {
    const { width, height, rowBytes, blocked } = cells;
    const side = 1 << blockBits;
    this.blockBits = blockBits;
    this.columns = Math.ceil(width / side);
    this.upper = blockBits === 0 ? 0 : LANES;
    this.width = width;
    this.height = height;
    this.rowBytes = rowBytes;
    this.lanes = allocate(Uint16Array, this.columns * Math.ceil(height / side) * (LANES + this.upper));
    this.blocked = sliceOf(blocked, 0, blocked.length);
    const blockOf = (cell: number) => this.rowOf(cell % width, Math.floor(cell / width));
    this.pockets = pockets.map((members) => [...new Set(members.map(blockOf))]).filter(({ length }) => length > 1);
  }

  /** Writes the distances of one lane. */
  write(lane: number, { values, columns }: Intervals): void {
    const { lanes, upper } = this;
    const length = 2 * this.columns;
    for (let low = lane, row = 0; low < lanes.length; row += 2 * columns) {
      for (let at = row; at < row + length; at += 2, low += LANES + upper) {
        const least = values[at];
        if (least !== UNREACHED || upper > 0) lanes[low] = least;
        if (least !== UNREACHED && upper > 0) lanes[low + upper] = values[at + 1];
      }
    }
    if (upper === 0) return;
    for (const blocks of this.pockets) this.join(lane, blocks);
    this.open(lane);
  }

  /** Returns the tables alone, which can be sent to another thread. */
  plain(): Tables {
    const { blockBits, columns, upper, lanes, blocked, width, height, rowBytes } = this;
    return { blockBits, columns, upper, lanes, blocked, width, height, rowBytes };
  }

  /** Gives blocks a number in common. */
  private join(lane: number, blocks: readonly number[]): void {
    const { lanes, upper } = this;
    const common = lanes[blocks[0] + lane];
    for (const block of blocks) {
      const low = block + lane;
      lanes[low] = Math.min(lanes[low], common);
      lanes[low + upper] = Math.max(lanes[low + upper], common);
    }
  }

  /** Lets blocks whose cells have no distances have any. */
  private open(lane: number): void {
    const { lanes, upper } = this;
    for (let low = lane; low < lanes.length; low += LANES + upper) {
      if (lanes[low] <= lanes[low + upper]) continue;
      lanes[low] = 0;
      lanes[low + upper] = UNREACHED;
    }
  }

  /** Returns the index of the first distance of a cell's block. */
  private rowOf(x: number, y: number): number {
    return ((y >> this.blockBits) * this.columns + (x >> this.blockBits)) * (LANES + this.upper);
  }
}
