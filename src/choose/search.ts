/** The engines that search grids, made at first use, and the choice between them. */

import type { Point } from '../base/point.ts';
import { CONTRACTED } from '../engine/contraction.ts';
import type { EngineName } from '../engine/names.ts';
import type { Outcome, Plan, SearchEngine } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import type { JsSearchEngine } from '../js/engines/engine.ts';
import { answerByRuns } from '../turns/answer.ts';
import { kernel } from '../wasm/bytes/search.ts';
import { WasmSearchEngine } from '../wasm/search/engine.ts';
import { startKernel } from '../wasm/start-kernel.ts';
import { budget, EngineChoice, linearBytes } from './engine-choice.ts';

/** What {@link engineInfo} returns. */
export interface EngineInfo {
  /** The engine that `engine: 'auto'` runs for searches on grids. (Fields, graphs and layers have separate kernels and choose alike.) */
  engine: EngineName;
  /** Why this one, in a sentence. */
  reason: string;
  /** Bytes of linear memory that all wasm engines hold: that of searches, those of fields, graphs and layers once used, and those of contracted maps. */
  memoryBytes: number;
}

/** The engines, made at first use. */
export const searchEngines: EngineChoice<WasmSearchEngine, JsSearchEngine> = /* @__PURE__ */ new EngineChoice(
  () => new WasmSearchEngine(startKernel(kernel), budget),
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
  if (typeof engine === 'string') return { engine: 'js', reason: engine, memoryBytes: linearBytes() };
  return { engine: 'wasm', reason: 'WebAssembly runs here.', memoryBytes: linearBytes() };
}

/** Either engine; `name` says which. */
export type EitherEngine = JsSearchEngine | WasmSearchEngine;

/** The options that the choice depends on. */
interface Choice {
  readonly engine: EngineName | 'auto';
  /** A caller's function runs on the js engine. */
  readonly heuristic: unknown;
}

/** The engine that `'auto'` stands for, once known: it stays the same. */
let automatic: EitherEngine | null = null;

/** Returns the engine to use for some cells. @throws `RangeError` if wasm is asked for by name and cannot run the search. */
export function chooseEngine({ engine, heuristic }: Choice, cells?: Pick<CellStore, 'shape'>): EitherEngine {
  if (cells?.shape) return cells.shape.engine(engine) as EitherEngine;
  if (typeof heuristic !== 'function') {
    if (engine !== 'auto') return searchEngines.choose(engine);
    automatic ??= searchEngines.choose(engine);
    return automatic;
  }
  if (engine !== 'wasm') return searchEngines.ofJs();
  throw new RangeError(
    "engine is \"wasm\" and heuristic is a function: functions run on the js engine; use engine 'auto' or 'js', or a named heuristic",
  );
}

/** Carries out a plan: by the grid's contracted map or its free runs if the plan says so, else by the engine. */
export function carryOut(engine: SearchEngine, cells: CellStore, plan: Plan, start: Point, goal: Point): Outcome {
  const answer = plan.contracted
    ? CONTRACTED.of(cells)?.answer(cells, plan, start, goal)
    : plan.byRuns && answerByRuns(engine, cells, plan, start, goal);
  return answer || engine.solve(plan.marked ?? cells, plan, start, goal);
}
