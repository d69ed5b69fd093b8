import type { Blender } from '../engine/blend.ts';
import type { JsBlender } from '../js/blend/blend.ts';
import { WasmBlender } from '../wasm/blend/blender.ts';
import { kernel } from '../wasm/bytes/blend.ts';
import { startKernel } from '../wasm/start-kernel.ts';
import { EngineChoice } from './engine-choice.ts';

/** The engines, made at first use. */
export const blendEngines: EngineChoice<WasmBlender, JsBlender> = /* @__PURE__ */ new EngineChoice(
  () => new WasmBlender(startKernel(kernel)),
);

/** Returns the blender of influence layers: the wasm kernel, or js if that cannot run. */
export function startBlender(): Blender {
  return blendEngines.choose('auto');
}
