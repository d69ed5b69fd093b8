import type { AngleEngine } from '../engine/angle.ts';
import type { EngineName } from '../engine/names.ts';
import type { JsAngleEngine } from '../js/engines/angle-engine.ts';
import { WasmAngleEngine } from '../wasm/angle/angle-engine.ts';
import { kernel } from '../wasm/bytes/angle.ts';
import { startKernel } from '../wasm/start-kernel.ts';
import { budget, EngineChoice } from './engine-choice.ts';

/** The engines, made at first use. */
export const angleEngines: EngineChoice<WasmAngleEngine, JsAngleEngine> = /* @__PURE__ */ new EngineChoice(
  () => new WasmAngleEngine(startKernel(kernel), budget),
);

/** Returns the engine that finds routes at any angle. @throws `RangeError` if wasm is asked for by name and cannot run. */
export function chooseAngleEngine(engine: EngineName | 'auto'): AngleEngine {
  return angleEngines.choose(engine);
}
