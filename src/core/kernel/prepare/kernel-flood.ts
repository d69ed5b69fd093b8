import { outOfMemory } from '../../base/allocate.ts';
import type { Farthest, Flood, Intervals } from '../../engine/flood.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import type { KernelGlobal, KernelMemory } from '../kernel.ts';
import { FLOOD_BLOCKED, FLOOD_FARTHEST, FLOOD_GREATEST, FLOOD_INTERVALS } from '../layout.ts';
import { LinearMemory } from '../memory.ts';

/** Raw exports of the kernel of landmarks, see assembly/kernels/landmarks.ts. */
export interface LandmarksKernel {
  readonly memory: KernelMemory;
  readonly refused: KernelGlobal;
  createFlood(rowBits: number, height: number, blockBits: number): number;
  setMoves(flood: number, rule: number, straight: number, diagonal: number): void;
  clearFlood(flood: number, unitBits: number): void;
  reserveStarts(flood: number, count: number): number;
  runFlood(flood: number, count: number): number;
}

/** The least bits of a row: whole bytes. */
const LEAST_ROW_BITS = 3;

/** Floods of a grid of uniform terrain, by a separate kernel, whose memory is garbage together with this. */
export class KernelFlood implements Flood {
  private readonly kernel: LandmarksKernel;
  private readonly memory: LinearMemory;
  private readonly record: number;
  private readonly width: number;
  private readonly rowBits: number;
  private readonly blockBits: number;
  private readonly height: number;

  /**
   * @param kernel Used for nothing else.
   * @param steps Corner rule and step costs, whole numbers below 1024 with straight <= diagonal < 2 x straight.
   * @param blockBits The side of a block is 2 to the power of this, at most 3.
   * @throws `RangeError` if memory cannot be allocated.
   */
  constructor(
    kernel: LandmarksKernel,
    cells: CellStore,
    { rule, straight, diagonal }: { rule: number; straight: number; diagonal: number },
    blockBits: number,
  ) {
    this.kernel = kernel;
    this.memory = new LinearMemory(kernel.memory);
    this.width = cells.width;
    this.height = cells.height;
    // The least power of two above the width.
    this.rowBits = Math.max(LEAST_ROW_BITS, 32 - Math.clz32(cells.width));
    this.blockBits = blockBits;
    this.record = this.granted(kernel.createFlood(this.rowBits, cells.height, blockBits));
    kernel.setMoves(this.record, rule, straight, diagonal);
    this.copyBlocked(cells);
  }

  farthest(starts: readonly number[]): Farthest {
    this.kernel.clearFlood(this.record, 0);
    let most = 0;
    const cells = starts.map((start) => {
      this.reach([start]);
      const { int32 } = this.memory;
      most = Math.max(most, int32[(this.record + FLOOD_GREATEST) >>> 2]);
      return this.cellOf(int32[(this.record + FLOOD_FARTHEST) >>> 2]);
    });
    return { cells, most };
  }

  run(starts: readonly number[], unit: number): Intervals {
    const { kernel, memory, record, rowBits, blockBits, height } = this;
    kernel.clearFlood(record, Math.log2(unit));
    this.reach(starts);
    const first = memory.int32[(record + FLOOD_INTERVALS) >>> 2] >>> 0;
    const columns = 1 << (rowBits - blockBits);
    const count = 2 * columns * (((height - 1) >> blockBits) + 1);
    return { values: new Uint16Array(kernel.memory.buffer, first, count), columns };
  }

  private reach(starts: readonly number[]): void {
    const { kernel, memory, record } = this;
    const first = this.granted(kernel.reserveStarts(record, starts.length)) >>> 2;
    const { int32 } = memory;
    starts.forEach((start, i) => {
      int32[first + i] = this.numberOf(start);
    });
    this.granted(kernel.runFlood(record, starts.length));
  }

  /** Copies the plane of blocked cells. Its rows begin with a blocked column, the kernel's with the first cell; both end with blocked bits. */
  private copyBlocked({ blocked, rowBytes, width, height }: CellStore): void {
    const { bytes, int32 } = this.memory.views;
    const plane = int32[(this.record + FLOOD_BLOCKED) >>> 2] >>> 0;
    const kernelBytes = 1 << (this.rowBits - 3);
    for (let y = 0; y < height; y++) {
      const from = (y + 1) * rowBytes;
      const to = plane + y * kernelBytes;
      for (let i = 0; i <= (width - 1) >> 3; i++) {
        bytes[to + i] = (blocked[from + i] >> 1) | (blocked[from + i + 1] << 7);
      }
    }
  }

  /** Returns the number that the kernel has for a cell. */
  private numberOf(cell: number): number {
    const y = Math.floor(cell / this.width);
    return (y << this.rowBits) | (cell - y * this.width);
  }

  private cellOf(number: number): number {
    const y = number >>> this.rowBits;
    return y * this.width + (number & ((1 << this.rowBits) - 1));
  }

  /** Returns an answer of the kernel as an address. @throws `RangeError` if it is 0: memory was refused. */
  private granted(answer: number): number {
    if (answer === 0) throw outOfMemory(this.kernel.refused.value);
    return answer >>> 0;
  }
}
