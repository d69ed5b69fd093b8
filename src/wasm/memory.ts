import type { KernelMemory } from './kernel.ts';

/**
 * Views on linear memory. A view goes stale when memory grows: its buffer is detached and its length 0, which is many times
 * as fast to see as to ask for the buffer. So views are read here anew after every call that may have grown memory.
 */
export class LinearMemory {
  readonly #memory: KernelMemory;
  #bytes = new Uint8Array(0);
  #int32 = new Int32Array(0);
  #float64 = new Float64Array(0);

  constructor(memory: KernelMemory) {
    this.#memory = memory;
  }

  get bytes(): Uint8Array {
    if (this.#bytes.length === 0) this.#bytes = new Uint8Array(this.#memory.buffer);
    return this.#bytes;
  }

  get int32(): Int32Array {
    if (this.#int32.length === 0) this.#int32 = new Int32Array(this.#memory.buffer);
    return this.#int32;
  }

  get float64(): Float64Array {
    if (this.#float64.length === 0) this.#float64 = new Float64Array(this.#memory.buffer);
    return this.#float64;
  }
}
