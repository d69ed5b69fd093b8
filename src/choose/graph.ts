import type { Arcs, GraphEngine } from '../engine/graph.ts';
import type { EngineName } from '../engine/names.ts';
import type { JsGraphEngine } from '../js/engines/graph-engine.ts';
import { kernel } from '../wasm/bytes/graph.ts';
import { WasmGraphEngine } from '../wasm/graph/graph-engine.ts';
import { startKernel } from '../wasm/start-kernel.ts';
import { budget, EngineChoice } from './engine-choice.ts';

/** The engines, made at first use. */
export const graphEngines: EngineChoice<WasmGraphEngine, JsGraphEngine> = /* @__PURE__ */ new EngineChoice(
  () => new WasmGraphEngine(startKernel(kernel), budget),
);

/** Returns the engine that searches graphs. @throws `RangeError` if wasm is asked for by name and cannot run. */
export function chooseGraphEngine(engine: EngineName | 'auto'): GraphEngine {
  return graphEngines.choose(engine);
}

/** Frees the wasm engine's copy of the arcs. The js engine makes no copy. */
export function releaseArcs(arcs: Arcs): void {
  graphEngines.started()?.release(arcs);
}
