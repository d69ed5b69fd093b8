/** The engines there are, made at first use, and which of them runs a search. */
import { kernel } from '#kernel';
import type { EngineName } from '../engine/names.ts';
import type { Engine } from '../engine/search.ts';
import { JsEngine } from '../js/engines/engine.ts';
import { WasmEngine } from '../wasm/search/engine.ts';
import { checkWithoutWasm, linearBytes, tryWasm } from './engine-choice.ts';

/** What {@link engineInfo} returns. */
export interface EngineInfo {
  /** The engine that `engine: 'auto'` runs for searches on grids. (Fields, graphs and layers, each a kernel of its own, choose alike.) */
  engine: EngineName;
  /** Why that one, in a sentence. */
  reason: string;
  /** Bytes of linear memory that wasm engines hold: that of searches where it runs, and those of fields, graphs and layers once used. */
  memoryBytes: number;
}

let js: JsEngine | undefined;
/** The wasm engine; a string says why there is none. */
let wasm: WasmEngine | string | undefined;

/**
 * Which engine `engine: 'auto'` runs, and why. Starts the wasm engine if nothing has yet.
 *
 * @returns What is known now; a new object each time.
 * @example
 * engineInfo().engine; // => 'wasm'
 */
export function engineInfo(): EngineInfo {
  const engine = startWasm();
  if (typeof engine === 'string') return { engine: 'js', reason: engine, memoryBytes: linearBytes() };
  return { engine: 'wasm', reason: 'WebAssembly runs here.', memoryBytes: linearBytes() };
}

/** Either engine: `name` says which, where each does something in its own way. */
export type SearchEngine = JsEngine | WasmEngine;

/** What a choice depends on, and where it is kept. */
interface Choice {
  readonly engine: EngineName | 'auto';
  /** A function of the caller's runs on the js engine. */
  readonly heuristic: unknown;
  chosenEngine: Engine | null;
}

/** @throws `RangeError` where wasm is asked for by name and cannot run the search. */
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
    "engine is \"wasm\" and heuristic a function: functions run on the js engine; use engine 'auto' or 'js', or name a heuristic",
  );
}

function startJs(): JsEngine {
  js ??= new JsEngine();
  return js;
}

function startWasm(): WasmEngine | string {
  wasm ??= tryWasm(() => new WasmEngine(kernel));
  return wasm;
}
