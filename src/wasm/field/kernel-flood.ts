import { outOfMemory } from '../../base/allocate.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { blockedOf } from '../cells-record.ts';
import { LinearMemory } from '../memory.ts';
import type { FieldKernel } from './field-engine.ts';

/**
 * Distances to all cells of components on uniform terrain, by the kernel of cost fields. The kernel is one of its own, with a memory that
 * is garbage together with this.
 */
export class KernelFlood {
  private readonly kernel: FieldKernel;
  private readonly memory: LinearMemory;
  private readonly cellCount: number;
  /** Addresses of the copy of the cells, of the record of fields, and of the planes. */
  private readonly cells: number;
  private readonly record: number;
  private readonly planes: number;

  /**
   * @param kernel Used for nothing else.
   * @param steps Corner rule and step costs, whole numbers with straight <= diagonal < 2 x straight.
   * @throws `RangeError` if memory cannot be allocated.
   */
  constructor(
    kernel: FieldKernel,
    { width, height, rowBytes, blocked }: CellStore,
    { rule, straight, diagonal }: { rule: number; straight: number; diagonal: number },
  ) {
    this.kernel = kernel;
    this.memory = new LinearMemory(kernel.memory);
    this.cellCount = width * height;
    this.cells = this.granted(kernel.createCells(width, height, rowBytes));
    this.memory.bytes.set(blocked, blockedOf(this.memory, this.cells));
    this.record = this.granted(kernel.createField());
    this.planes = this.granted(kernel.createFieldPlanes(this.cellCount));
    // A step of either kind counts as so many straight steps, each of which costs 1.
    kernel.countSteps(this.record, straight, diagonal);
    kernel.setMoves(this.record, 1, rule, 1, 1, 0);
    kernel.setCosts(this.record, 1, 0, 1, 0);
    kernel.setLimits(this.record, Infinity, 0);
  }

  /** Returns the distances from some cells, one of each component, until the next run. Those of cells not reached are any numbers. */
  run(starts: readonly number[]): Float64Array {
    const { kernel, memory, record, planes } = this;
    const sources = this.granted(kernel.reserveSources(record, Math.max(1, starts.length)));
    memory.int32.set(starts, sources >>> 2);
    this.granted(kernel.floodReached(record, this.cells, planes, starts.length));
    return memory.float64.subarray(planes >>> 3, (planes >>> 3) + this.cellCount);
  }

  /** Returns an answer of the kernel as an address. @throws `RangeError` if it is 0: memory was refused. */
  private granted(answer: number): number {
    if (answer === 0) throw outOfMemory(this.kernel.refused.value);
    return answer >>> 0;
  }
}
