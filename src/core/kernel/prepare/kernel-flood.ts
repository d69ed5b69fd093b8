import { outOfMemory } from '../../base/allocate.ts';
import type { Farthest, Intervals } from '../../engine/flood.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { greatestCost, leastCost } from '../../grid/cost-range.ts';
import type { Terrain } from '../../grid/terrain.ts';
import { blockedOf, terrainOf } from '../cells-record.ts';
import type { LandmarksKernel } from '../exports.ts';
import { FLOOD_COLUMNS, FLOOD_FARTHEST, FLOOD_GREATEST, FLOOD_INTERVAL_BYTES, FLOOD_INTERVALS } from '../layout.ts';
import { LinearMemory } from '../memory.ts';

/** Floods of a grid by a separate kernel, whose memory is garbage together with this. */
export class KernelFlood {
  private readonly kernel: LandmarksKernel;
  private readonly memory: LinearMemory;
  private readonly record: number;
  private readonly isUniform: boolean;

  /**
   * @param kernel Used for nothing else.
   * @param steps Corner rule and step costs with straight <= diagonal < 2 x straight; without terrain whole numbers below 1024.
   * @param blockBits The side of a block is 2 to the power of this, at most 3.
   * @param terrain The terrain costs of the cells; null to count steps alone.
   * @throws `RangeError` if memory cannot be allocated.
   */
  constructor(
    kernel: LandmarksKernel,
    cells: CellStore,
    { rule, straight, diagonal }: { rule: number; straight: number; diagonal: number },
    blockBits: number,
    terrain: Terrain | null,
  ) {
    this.kernel = kernel;
    this.memory = new LinearMemory(kernel.memory);
    this.isUniform = terrain === null;
    const copy = this.granted(kernel.createCells(cells.width, cells.height, cells.rowBytes));
    this.memory.bytes.set(cells.blocked, blockedOf(this.memory, copy));
    if (terrain !== null) this.copyTerrain(copy, terrain);
    const [least, greatest] = terrain === null ? [1, 1] : [leastCost(cells), greatestCost(cells)];
    this.record = this.granted(kernel.createFlood(copy, blockBits, rule, straight, diagonal, least, greatest));
  }

  /** Returns the cells farthest from each start in its component, the first of several. @param starts Cells of different components. */
  farthest(starts: readonly number[]): Farthest {
    const { kernel, memory, record } = this;
    kernel.clearFlood(record, 1);
    let most = 0;
    const cells = starts.map((start) => {
      this.reach([start]);
      most = Math.max(most, memory.float64[(record + FLOOD_GREATEST) >>> 3]);
      return memory.int32[(record + FLOOD_FARTHEST) >>> 2];
    });
    return { cells, most };
  }

  /** Returns the distances of all cells to the start in their component. The next run overwrites them. @param starts As above. */
  run(starts: readonly number[], unit: number): Intervals {
    const { kernel, memory, record } = this;
    kernel.clearFlood(record, unit);
    this.reach(starts);
    if (!this.isUniform) kernel.fillIntervals(record);
    const { int32 } = memory;
    const first = int32[(record + FLOOD_INTERVALS) >>> 2] >>> 0;
    const count = int32[(record + FLOOD_INTERVAL_BYTES) >>> 2] >>> 1;
    return {
      values: new Uint16Array(kernel.memory.buffer, first, count),
      columns: int32[(record + FLOOD_COLUMNS) >>> 2],
    };
  }

  private reach(starts: readonly number[]): void {
    const { kernel, memory, record } = this;
    const first = this.granted(kernel.reserveStarts(record, starts.length));
    memory.int32.set(starts, first >>> 2);
    const { length } = starts;
    this.granted(this.isUniform ? kernel.floodUniform(record, length) : kernel.floodTerrain(record, length));
  }

  private copyTerrain(copy: number, { hasClasses, classes, costs }: Terrain): void {
    const { kernel, memory } = this;
    const plane = this.granted(hasClasses ? kernel.classPlane(copy) : kernel.terrainPlane(copy));
    if (hasClasses) memory.bytes.set(classes, plane);
    memory.float64.set(costs, terrainOf(memory, copy) >>> 3);
  }

  /** Returns an answer of the kernel as an address. @throws `RangeError` if it is 0: memory was refused. */
  private granted(answer: number): number {
    if (answer === 0) throw outOfMemory(this.kernel.refused.value);
    return answer >>> 0;
  }
}
