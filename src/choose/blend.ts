/** The blender of influence layers, made at first use: the wasm kernel, or js if that cannot run. */
import { kernel } from '#blend-kernel';
import type { Blender } from '../engine/blend.ts';
import { JsBlender } from '../js/blend/blend.ts';
import { WasmBlender } from '../wasm/blend/blender.ts';
import { tryWasm } from './engine-choice.ts';

let blender: Blender | undefined;

export function startBlender(): Blender {
  blender ??= wasmOrJs();
  return blender;
}

function wasmOrJs(): Blender {
  const wasm = tryWasm(() => new WasmBlender(kernel));
  return typeof wasm === 'string' ? new JsBlender() : wasm;
}
