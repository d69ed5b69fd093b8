/** The engines that search graphs, made at first use, and the choice between them. */

import type { Arcs, GraphEngine } from '../engine/graph.ts';
import type { EngineName } from '../engine/names.ts';
import { JsGraphEngine } from '../js/engines/graph-engine.ts';
import { kernel } from '../wasm/bytes/graph.ts';
import { WasmGraphEngine } from '../wasm/graph/graph-engine.ts';
import { startKernel } from '../wasm/start-kernel.ts';
import { budget, checkWithoutWasm, tryWasm } from './engine-choice.ts';

let js: JsGraphEngine | undefined;
/** The wasm engine, or a string that says why there is none. */
let wasm: WasmGraphEngine | string | undefined;

/** Returns the engine to use. @throws `RangeError` if wasm is asked for by name and cannot run. */
export function chooseGraphEngine(engine: EngineName | 'auto'): GraphEngine {
  if (engine !== 'js') {
    wasm ??= tryWasm(() => new WasmGraphEngine(startKernel(kernel), budget));
    if (typeof wasm !== 'string') return wasm;
    checkWithoutWasm(engine, wasm);
  }
  js ??= new JsGraphEngine();
  return js;
}

/** Frees the wasm engine's copy of the arcs. The js engine makes no copy. */
export function releaseArcs(arcs: Arcs): void {
  if (typeof wasm === 'object') wasm.release(arcs);
}
