import type { Arcs } from '../../engine/graph.ts';
import type { EngineName } from '../../engine/names.ts';
import { kernel } from '../../kernel/bytes/graph.ts';
import { GraphEngine } from '../../kernel/graph/graph-engine.ts';
import type { GraphKernel } from '../../kernel/graph/graph-kernel.ts';
import { budget, EngineChoice, running } from '../engine-choice.ts';

/** The engines, made at first use. */
export const graphEngines: EngineChoice<GraphKernel, GraphEngine> = /* @__PURE__ */ new EngineChoice(
  kernel,
  'graph',
  (started, name) => new GraphEngine(started, budget, name),
);

/** Returns the engine that searches graphs. @throws `RangeError` if one that is asked for by name cannot run. */
export function chooseGraphEngine(engine: EngineName | 'auto'): GraphEngine {
  return graphEngines.choose(engine);
}

/** Frees the engines' copies of the arcs. */
export function releaseArcs(arcs: Arcs): void {
  for (const engine of running) if (engine instanceof GraphEngine) engine.release(arcs);
}
