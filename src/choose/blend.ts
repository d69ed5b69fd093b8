/** The blender of influence layers, made at first use: the wasm kernel, or js if that cannot run. */

import type { Blender } from '../engine/blend.ts';
import { JsBlender } from '../js/blend/blend.ts';
import { WasmBlender } from '../wasm/blend/blender.ts';
import { kernel } from '../wasm/bytes/blend.ts';
import { startKernel } from '../wasm/start-kernel.ts';
import { tryWasm } from './engine-choice.ts';

let blender: Blender | undefined;

export function startBlender(): Blender {
  blender ??= wasmOrJs();
  return blender;
}

function wasmOrJs(): Blender {
  const wasm = tryWasm(() => new WasmBlender(startKernel(kernel)));
  return typeof wasm === 'string' ? new JsBlender() : wasm;
}
