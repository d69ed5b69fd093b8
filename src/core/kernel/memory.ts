import type { KernelMemory } from './kernel.ts';

interface Views {
  readonly bytes: Uint8Array;
  readonly int32: Int32Array;
  readonly float64: Float64Array;
}

const NO_VIEWS: Views = /* @__PURE__ */ viewsOn(/* @__PURE__ */ new ArrayBuffer(0));

/**
 * Views on linear memory. When memory grows, a view goes stale. That of WebAssembly then has the length 0, since its buffer is detached; memory in
 * JavaScript says so. Testing the length is many times as fast as asking for the buffer, so the views are tested here after every call that
 * may have grown memory.
 */
export class LinearMemory {
  private readonly memory: KernelMemory;
  private latest = NO_VIEWS;

  constructor(memory: KernelMemory) {
    this.memory = memory;
    memory.grown?.push(() => {
      this.latest = NO_VIEWS;
    });
  }

  /** Returns all views at once, after one test. */
  get views(): Views {
    if (this.latest.int32.length === 0) this.latest = viewsOn(this.memory.buffer);
    return this.latest;
  }

  /** Does nothing but this: @throws `Error` once the kernel has been given up. */
  check(): void {
    this.views;
  }

  get bytes(): Uint8Array {
    return this.views.bytes;
  }

  get int32(): Int32Array {
    return this.views.int32;
  }

  get float64(): Float64Array {
    return this.views.float64;
  }
}

function viewsOn(buffer: ArrayBuffer): Views {
  return { bytes: new Uint8Array(buffer), int32: new Int32Array(buffer), float64: new Float64Array(buffer) };
}
