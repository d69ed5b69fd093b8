/** The engines that compute fields, made at first use, and the choice between them. */

import type { FieldEngine } from '../engine/field.ts';
import type { EngineName } from '../engine/names.ts';
import { JsFieldEngine } from '../js/engines/field-engine.ts';
import { kernel } from '../wasm/bytes/field.ts';
import { WasmFieldEngine } from '../wasm/field/field-engine.ts';
import { startKernel } from '../wasm/start-kernel.ts';
import { budget, checkWithoutWasm, tryWasm } from './engine-choice.ts';

let js: JsFieldEngine | undefined;
/** The wasm engine, or a string that says why there is none. */
let wasm: WasmFieldEngine | string | undefined;

/** Returns the engine to use. @throws `RangeError` if wasm is asked for by name and cannot run. */
export function chooseFieldEngine(engine: EngineName | 'auto'): FieldEngine {
  if (engine !== 'js') {
    wasm ??= tryWasm(() => new WasmFieldEngine(startKernel(kernel), budget));
    if (typeof wasm !== 'string') return wasm;
    checkWithoutWasm(engine, wasm);
  }
  js ??= new JsFieldEngine();
  return js;
}
