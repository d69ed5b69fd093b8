/** The engines that find routes at any angle, made at first use, and the choice between them. */

import type { AngleEngine } from '../engine/angle.ts';
import type { EngineName } from '../engine/names.ts';
import { JsAngleEngine } from '../js/engines/angle-engine.ts';
import { WasmAngleEngine } from '../wasm/angle/angle-engine.ts';
import { kernel } from '../wasm/bytes/angle.ts';
import { startKernel } from '../wasm/start-kernel.ts';
import { budget, checkWithoutWasm, tryWasm } from './engine-choice.ts';

let js: JsAngleEngine | undefined;
/** The wasm engine, or a string that says why there is none. */
let wasm: WasmAngleEngine | string | undefined;

/** Returns the engine to use. @throws `RangeError` if wasm is asked for by name and cannot run. */
export function chooseAngleEngine(engine: EngineName | 'auto'): AngleEngine {
  if (engine !== 'js') {
    wasm ??= tryWasm(() => new WasmAngleEngine(startKernel(kernel), budget));
    if (typeof wasm !== 'string') return wasm;
    checkWithoutWasm(engine, wasm);
  }
  js ??= new JsAngleEngine();
  return js;
}
