import type { CellStore } from '../../grid/cell-store.ts';
import type { ClearanceKernel } from '../exports.ts';
import {
  MEASURED_COLUMNS,
  MEASURED_FIRST,
  MEASURED_OUT,
  MEASURED_OUT_BYTES,
  MEASURED_OUT_ROWS,
  MEASURED_REACH,
  MEASURED_ROWS,
  MEASURED_SIDES,
  MEASURED_WIDTH,
} from '../layout.ts';
import { LinearMemory } from '../memory.ts';
import { Budget, Room } from '../memory-budget.ts';

/** Cells of a grid whose distances to walls are measured. */
export interface MeasuredPart {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** What lies beyond its sides, see assembly/clearance/clearance-record.ts. */
  readonly sides: number;
}

/** Takes rows of a part, from `top` on: values of their cells, row by row. The array is used again for the next rows. */
export type RowsReader<Values> = (top: number, rows: number, values: Values) => void;

/** Cells of which the kernel makes values in one call: few enough to stay in the nearer caches. */
const CELLS_A_CALL = 8192;
/** In place of a reach without an end. */
const NO_END = 0xffffffff;

/** Measures distances to walls with a kernel. Its memory is that of the largest part measured so far, two to five bytes a cell. */
export class Measurer {
  private readonly kernel: ClearanceKernel;
  private readonly memory: LinearMemory;
  private readonly room: Room;
  private readonly record: number;

  /** @throws `RangeError` if memory cannot be allocated. */
  constructor(kernel: ClearanceKernel, budget: Budget = new Budget()) {
    this.kernel = kernel;
    this.memory = new LinearMemory(kernel.memory);
    this.room = new Room(kernel, budget);
    this.record = this.room.ask(() => kernel.createMeasured());
  }

  get memoryBytes(): number {
    return this.kernel.memory.buffer.byteLength;
  }

  /** Reads the distance of each cell of a part to the nearest wall. @throws `RangeError` if memory cannot be allocated. */
  distances(cells: CellStore, part: MeasuredPart, read: RowsReader<Float32Array>): void {
    const { kernel, record } = this;
    this.measure(cells, part, NO_END, 4, (first, count, out, values) => {
      kernel.writeDistances(record, first, count);
      read(part.top + first, count, new Float32Array(kernel.memory.buffer, out, values));
    });
  }

  /**
   * Reads the cost of each cell of a part, `cost * (1 - d / (radius + 1))` at distance d from the nearest wall if d <= radius, else 0.
   *
   * @throws `RangeError` if memory cannot be allocated.
   */
  costs(
    cells: CellStore,
    part: MeasuredPart,
    { radius, cost }: { radius: number; cost: number },
    read: RowsReader<Float64Array>,
  ): void {
    const { kernel, record } = this;
    this.room.ask(() => kernel.setCosts(record, radius, cost));
    this.measure(cells, part, Math.floor(radius), 8, (first, count, out, values) => {
      kernel.writeCosts(record, first, count);
      read(part.top + first, count, new Float64Array(kernel.memory.buffer, out, values));
    });
  }

  /** @param write Makes rows of the part, and reads them: the first one, their number, the address of the values, and the number of these. */
  private measure(
    cells: CellStore,
    part: MeasuredPart,
    reach: number,
    outBytes: number,
    write: (first: number, count: number, out: number, values: number) => void,
  ): void {
    const { kernel, memory, record } = this;
    const { left, top, right, bottom } = part;
    const width = right - left + 1;
    const rows = bottom - top + 1;
    // Bit x + 1 of a row of the grid is column x. The part begins with the byte of its first column.
    const firstByte = (left + 1) >> 3;
    const rowBytes = ((right + 1) >> 3) - firstByte + 1;
    const outRows = Math.min(Math.max(1, Math.floor(CELLS_A_CALL / width)), rows);
    const { int32 } = memory;
    int32[(record + MEASURED_COLUMNS) >>> 2] = 8 * rowBytes;
    int32[(record + MEASURED_FIRST) >>> 2] = (left + 1) & 7;
    int32[(record + MEASURED_WIDTH) >>> 2] = width;
    int32[(record + MEASURED_ROWS) >>> 2] = rows;
    int32[(record + MEASURED_SIDES) >>> 2] = part.sides;
    int32[(record + MEASURED_REACH) >>> 2] = reach;
    int32[(record + MEASURED_OUT_ROWS) >>> 2] = outRows;
    int32[(record + MEASURED_OUT_BYTES) >>> 2] = outBytes;
    const bits = this.room.ask(() => kernel.openPart(record));
    try {
      const { bytes } = memory;
      for (let y = 0; y < rows; y++) {
        const from = (top + y + 1) * cells.rowBytes + firstByte;
        bytes.set(cells.blocked.subarray(from, from + rowBytes), bits + y * rowBytes);
      }
      kernel.measureColumns(record);
      const out = memory.int32[(record + MEASURED_OUT) >>> 2] >>> 0;
      for (let first = 0; first < rows; first += outRows) {
        const count = Math.min(outRows, rows - first);
        write(first, count, out, count * width);
      }
    } finally {
      kernel.closePart(record);
    }
  }
}
