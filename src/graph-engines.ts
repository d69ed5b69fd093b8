/** The engines of graphs, made at first use, and which of them runs a search. */
import { kernel } from '#graph-kernel';
import { checkWithoutWasm, tryWasm } from './engine-choice.ts';
import { FallbackGraphEngine } from './fallback/graph-engine.ts';
import type { Arcs } from './graph-arcs.ts';
import type { GraphEngine } from './graph-engine.ts';
import type { EngineName } from './options.ts';
import { WasmGraphEngine } from './wasm/graph-engine.ts';

let fallback: FallbackGraphEngine | undefined;
/** The wasm engine; a string says why there is none. */
let wasm: WasmGraphEngine | string | undefined;

/** @throws `RangeError` where wasm is asked for by name and cannot run. */
export function chooseGraphEngine(engine: EngineName | 'auto'): GraphEngine {
  if (engine !== 'js') {
    wasm ??= tryWasm(() => new WasmGraphEngine(kernel));
    if (typeof wasm !== 'string') return wasm;
    checkWithoutWasm(engine, wasm);
  }
  fallback ??= new FallbackGraphEngine();
  return fallback;
}

/** Gives back what an engine keeps of these arcs. The js engine keeps nothing: it reads them where they stand. */
export function releaseArcs(arcs: Arcs): void {
  if (typeof wasm === 'object') wasm.release(arcs);
}
