/** The engines there are, made at first use, and which of them runs a search. */
import { kernel } from '#kernel';
import type { Engine } from '../engine/search.ts';
import { JsEngine } from '../js/engines/engine.ts';
import type { EngineName, ResolvedOptions } from '../options/options.ts';
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

/** @throws `RangeError` where wasm is asked for by name and cannot run the search. */
export function chooseEngine(options: ResolvedOptions): Engine {
  options.chosenEngine ??= choose(options);
  return options.chosenEngine;
}

function choose({ engine, heuristic }: ResolvedOptions): Engine {
  if (engine === 'js') return startJs();
  if (typeof heuristic === 'function') return chooseForFunction(engine);
  const started = startWasm();
  if (typeof started !== 'string') return started;
  checkWithoutWasm(engine, started);
  return startJs();
}

function chooseForFunction(engine: ResolvedOptions['engine']): Engine {
  if (engine !== 'wasm') return startJs();
  throw new RangeError(
    "engine is \"wasm\" and heuristic a function: functions run on the js engine; use engine 'auto' or 'js', or name a heuristic",
  );
}

function startJs(): Engine {
  js ??= new JsEngine();
  return js;
}

function startWasm(): WasmEngine | string {
  wasm ??= tryWasm(() => new WasmEngine(kernel));
  return wasm;
}
