/** The engines that compute fields, made at first use, and which of them does. */
import { kernel } from '#field-kernel';
import { checkWithoutWasm, tryWasm } from './engine-choice.ts';
import { FallbackFieldEngine } from './fallback/field-engine.ts';
import type { FieldEngine } from './field-engine.ts';
import type { EngineName } from './options.ts';
import { WasmFieldEngine } from './wasm/field-engine.ts';

let fallback: FallbackFieldEngine | undefined;
/** The wasm engine; a string says why there is none. */
let wasm: WasmFieldEngine | string | undefined;

/** @throws `RangeError` where wasm is asked for by name and cannot run. */
export function chooseFieldEngine(engine: EngineName | 'auto'): FieldEngine {
  if (engine !== 'js') {
    wasm ??= tryWasm(() => new WasmFieldEngine(kernel));
    if (typeof wasm !== 'string') return wasm;
    checkWithoutWasm(engine, wasm);
  }
  fallback ??= new FallbackFieldEngine();
  return fallback;
}
