/** The engines that search grids, made at first use, and the choice between them. */

import type { EngineName } from '../engine/names.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { kernel } from '../kernel/bytes/search.ts';
import { lostKernels } from '../kernel/guarded.ts';
import { SearchEngine } from '../kernel/search/engine.ts';
import { EngineChoice, kernelBytes } from './engine-choice.ts';

/** What {@link engineInfo} returns. */
export interface EngineInfo {
  /** The engine that `engine: 'auto'` runs for searches on grids. (Fields, graphs and layers have separate kernels and choose alike.) */
  engine: EngineName;
  /** Why this one, in a sentence. */
  reason: string;
  /** Bytes of memory that all engines hold: that of searches, those of fields, graphs and layers once used, and those of contracted maps. */
  memoryBytes: number;
  /**
   * How many engines have been given up, since they failed by a fault of hotpath: usually 0. The call that failed threw an `Error` that asks for a
   * report, as do searches, fields and teams that the engine had. The next call starts another engine.
   */
  restarts: number;
}

/** The engines, made at first use. */
export const searchEngines: EngineChoice<SearchEngine> = /* @__PURE__ */ new EngineChoice(
  kernel,
  'search',
  SearchEngine,
);

/**
 * Returns which engine `engine: 'auto'` runs, and why. Starts the wasm engine unless it has started.
 *
 * @returns The current state, a new object each time.
 * @example
 * engineInfo().engine; // => 'wasm'
 */
export function engineInfo(): EngineInfo {
  const engine = searchEngines.ofWasm();
  if (typeof engine === 'string')
    return { engine: 'js', reason: engine, memoryBytes: kernelBytes(), restarts: lostKernels() };
  return { engine: 'wasm', reason: 'WebAssembly runs here.', memoryBytes: kernelBytes(), restarts: lostKernels() };
}

/** Returns the engine to use for some cells. @throws `RangeError` if one that is asked for by name cannot run. */
export function chooseEngine(
  { engine }: { readonly engine: EngineName | 'auto' },
  cells?: Pick<CellStore, 'shape'>,
): SearchEngine {
  if (cells?.shape) return cells.shape.engine(engine) as SearchEngine;
  if (engine !== 'auto') return searchEngines.choose(engine);
  const { automatic } = searchEngines;
  if (automatic === null || automatic.isAsking) {
    const chosen = searchEngines.choose(engine);
    searchEngines.automatic ??= chosen;
    return chosen;
  }
  return automatic;
}
