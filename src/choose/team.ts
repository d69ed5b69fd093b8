/** The engines that move teams, made at first use, and the choice between them. */

import type { EngineName } from '../engine/names.ts';
import type { TeamEngine } from '../engine/team.ts';
import { JsTeamEngine } from '../js/engines/team-engine.ts';
import { kernel } from '../wasm/bytes/team.ts';
import { startKernel } from '../wasm/start-kernel.ts';
import { WasmTeamEngine } from '../wasm/team/team-engine.ts';
import { budget, checkWithoutWasm, tryWasm } from './engine-choice.ts';

let js: JsTeamEngine | undefined;
/** The wasm engine, or a string that says why there is none. */
let wasm: WasmTeamEngine | string | undefined;

/** Returns the engine to use. @throws `RangeError` if wasm is asked for by name and cannot run. */
export function chooseTeamEngine(engine: EngineName | 'auto'): TeamEngine {
  if (engine !== 'js') {
    wasm ??= tryWasm(() => new WasmTeamEngine(startKernel(kernel), budget));
    if (typeof wasm !== 'string') return wasm;
    checkWithoutWasm(engine, wasm);
  }
  js ??= new JsTeamEngine();
  return js;
}
