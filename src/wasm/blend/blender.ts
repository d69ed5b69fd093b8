import type { Blender } from '../../engine/blend.ts';

/** Raw exports of the kernel for influence layers, see assembly/blend/blend.ts. */
interface BlendKernel {
  readonly memory: WebAssembly.Memory;
  readonly blockLength: WebAssembly.Global<'i32'>;
  readonly part: WebAssembly.Global<'i32'>;
  readonly sums: WebAssembly.Global<'i32'>;
  addWeighted(count: number, weight: number): void;
  divide(count: number, total: number): number;
}

/** Blends with the WebAssembly kernel. Its memory never grows. */
export class WasmBlender implements Blender {
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

  addWeighted(count: number, weight: number): void {
    this.kernel.addWeighted(count, weight);
  }

  divide(count: number, total: number): boolean {
    return this.kernel.divide(count, total) !== 0;
  }
}
