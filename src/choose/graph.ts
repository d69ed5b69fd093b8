/** The engines of graphs, made at first use, and which of them runs a search. */
import { kernel } from '#graph-kernel';
import type { Arcs, GraphEngine } from '../engine/graph.ts';
import type { EngineName } from '../engine/names.ts';
import { JsGraphEngine } from '../js/engines/graph-engine.ts';
import { WasmGraphEngine } from '../wasm/graph/graph-engine.ts';
import { checkWithoutWasm, tryWasm } from './engine-choice.ts';

let js: JsGraphEngine | undefined;
/** The wasm engine; a string says why there is none. */
let wasm: WasmGraphEngine | string | undefined;

/** @throws `RangeError` where wasm is asked for by name and cannot run. */
export function chooseGraphEngine(engine: EngineName | 'auto'): GraphEngine {
  if (engine !== 'js') {
    wasm ??= tryWasm(() => new WasmGraphEngine(kernel));
    if (typeof wasm !== 'string') return wasm;
    checkWithoutWasm(engine, wasm);
  }
  js ??= new JsGraphEngine();
  return js;
}

/** Gives back what an engine keeps of these arcs. The js engine keeps nothing: it reads them where they stand. */
export function releaseArcs(arcs: Arcs): void {
  if (typeof wasm === 'object') wasm.release(arcs);
}
