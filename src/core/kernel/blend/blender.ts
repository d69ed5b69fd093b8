import type { BlendKernel } from '../exports.ts';

/** Blends cells in blocks. Its memory never grows. */
export class Blender {
  /** The values of one part, and the sums, for the cells of a block. Both have the same length, a multiple of 8. */
  readonly part: Float64Array;
  readonly sums: Float64Array;
  private readonly kernel: BlendKernel;

  constructor(kernel: BlendKernel) {
    this.kernel = kernel;
    const { memory, blockLength, part, sums } = this.kernel;
    this.part = new Float64Array(memory.buffer, part.value, blockLength.value);
    this.sums = new Float64Array(memory.buffer, sums.value, blockLength.value);
  }

  get memoryBytes(): number {
    return this.kernel.memory.buffer.byteLength;
  }

  /** Adds `weight` times the part to the sums of the first `count` cells, and perhaps of up to 3 more. */
  addWeighted(count: number, weight: number): void {
    this.kernel.addWeighted(count, weight);
  }

  /** Divides the sums of the same cells by `total`. Returns whether all results are finite. */
  divide(count: number, total: number): boolean {
    return this.kernel.divide(count, total) !== 0;
  }
}
