import type { AngleEngine } from '../engine/angle.ts';
import type { EngineName } from '../engine/names.ts';
import { JsAngleEngine } from '../js/engines/angle-engine.ts';
import { WasmAngleEngine } from '../wasm/angle/angle-engine.ts';
import { kernel } from '../wasm/bytes/angle.ts';
import { startKernel } from '../wasm/start-kernel.ts';
import { budget, EngineChoice } from './engine-choice.ts';

const engines = /* @__PURE__ */ new EngineChoice(
  () => new WasmAngleEngine(startKernel(kernel), budget),
  () => new JsAngleEngine(),
);

/** Returns the engine that finds routes at any angle. @throws `RangeError` if wasm is asked for by name and cannot run. */
export function chooseAngleEngine(engine: EngineName | 'auto'): AngleEngine {
  return engines.choose(engine);
}
