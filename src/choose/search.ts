/** The engines that search grids, made at first use, and the choice between them. */

import type { EngineName } from '../engine/names.ts';
import type { Engine } from '../engine/search.ts';
import { JsEngine } from '../js/engines/engine.ts';
import { kernel } from '../wasm/bytes/search.ts';
import { WasmEngine } from '../wasm/search/engine.ts';
import { startKernel } from '../wasm/start-kernel.ts';
import { budget, checkWithoutWasm, linearBytes, tryWasm } from './engine-choice.ts';

/** What {@link engineInfo} returns. */
export interface EngineInfo {
  /** The engine that `engine: 'auto'` runs for searches on grids. (Fields, graphs and layers have separate kernels and choose alike.) */
  engine: EngineName;
  /** Why this one, in a sentence. */
  reason: string;
  /** Bytes of linear memory that all wasm engines hold: that of searches, and those of fields, graphs and layers once used. */
  memoryBytes: number;
}

let js: JsEngine | undefined;
/** The wasm engine, or a string that says why there is none. */
let wasm: WasmEngine | string | undefined;

/**
 * Returns which engine `engine: 'auto'` runs, and why. Starts the wasm engine unless it has started.
 *
 * @returns The current state, a new object each time.
 * @example
 * engineInfo().engine; // => 'wasm'
 */
export function engineInfo(): EngineInfo {
  const engine = startWasm();
  if (typeof engine === 'string') return { engine: 'js', reason: engine, memoryBytes: linearBytes() };
  return { engine: 'wasm', reason: 'WebAssembly runs here.', memoryBytes: linearBytes() };
}

/** Either engine; `name` says which. */
export type SearchEngine = JsEngine | WasmEngine;

/** The options that the choice depends on, and the chosen engine. */
interface Choice {
  readonly engine: EngineName | 'auto';
  /** A caller's function runs on the js engine. */
  readonly heuristic: unknown;
  chosenEngine: Engine | null;
}

/** Returns the engine to use. @throws `RangeError` if wasm is asked for by name and cannot run the search. */
export function chooseEngine(choice: Choice): SearchEngine {
  choice.chosenEngine ??= choose(choice);
  return choice.chosenEngine as SearchEngine;
}

function choose({ engine, heuristic }: Choice): SearchEngine {
  if (engine === 'js') return startJs();
  if (typeof heuristic === 'function') return startForFunction(engine);
  const started = startWasm();
  if (typeof started !== 'string') return started;
  checkWithoutWasm(engine, started);
  return startJs();
}

function startForFunction(engine: EngineName | 'auto'): SearchEngine {
  if (engine !== 'wasm') return startJs();
  throw new RangeError(
    "engine is \"wasm\" and heuristic is a function: functions run on the js engine; use engine 'auto' or 'js', or a named heuristic",
  );
}

function startJs(): JsEngine {
  js ??= new JsEngine();
  return js;
}

function startWasm(): WasmEngine | string {
  wasm ??= tryWasm(() => new WasmEngine(startKernel(kernel), budget));
  return wasm;
}
