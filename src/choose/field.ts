import type { FieldEngine } from '../engine/field.ts';
import type { EngineName } from '../engine/names.ts';
import type { JsFieldEngine } from '../js/engines/field-engine.ts';
import { kernel } from '../wasm/bytes/field.ts';
import { WasmFieldEngine } from '../wasm/field/field-engine.ts';
import { startKernel } from '../wasm/start-kernel.ts';
import { budget, EngineChoice } from './engine-choice.ts';

/** The engines, made at first use. */
export const fieldEngines: EngineChoice<WasmFieldEngine, JsFieldEngine> = /* @__PURE__ */ new EngineChoice(
  () => new WasmFieldEngine(startKernel(kernel), budget),
);

/** Returns the engine that computes fields. @throws `RangeError` if wasm is asked for by name and cannot run. */
export function chooseFieldEngine(engine: EngineName | 'auto'): FieldEngine {
  return fieldEngines.choose(engine);
}
