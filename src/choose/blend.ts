/** What blends influence layers, made at first use: the wasm kernel, or js where that cannot run. */
import { kernel } from '#blend-kernel';
import { JsBlender } from '../js/blend/blend.ts';
import { WasmBlender } from '../wasm/blend/blender.ts';
import { tryWasm } from './engine-choice.ts';

/** Blends cells a block at a time. Both kinds come to the same numbers. */
export interface Blender {
  /** The values of one part, and the sums, of the cells of a block. As long as each other, and a multiple of 8. */
  readonly part: Float64Array;
  readonly sums: Float64Array;
  /** Adds the part, times a weight, to the sums of the first `count` cells, and perhaps of up to 7 more. */
  addWeighted(count: number, weight: number): void;
  /** Divides these sums, likewise. Returns whether all that were divided are finite. */
  divide(count: number, total: number): boolean;
}

let blender: Blender | undefined;

export function startBlender(): Blender {
  blender ??= wasmOrJs();
  return blender;
}

function wasmOrJs(): Blender {
  const wasm = tryWasm(() => new WasmBlender(kernel));
  return typeof wasm === 'string' ? new JsBlender() : wasm;
}
