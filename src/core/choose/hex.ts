/** The engines that search hexagons, made at first use. */
import type { EngineName } from '../engine/names.ts';
import { kernel } from '../kernel/bytes/hex.ts';
import type { SearchKernel } from '../kernel/exports.ts';
import type { Budget } from '../kernel/memory-budget.ts';
import { SearchEngine } from '../kernel/search/engine.ts';
import { EngineChoice } from './engine-choice.ts';

/** In JavaScript, one kernel serves squares and hexagons. */
type HexKernel = SearchKernel & { setHexagons?(are: number): void };

class HexEngine extends SearchEngine {
  constructor(started: HexKernel, budget: Budget, name: EngineName) {
    started.setHexagons?.(1);
    super(started, budget, name);
  }
}

/** The engines, made at first use. */
export const hexEngines: EngineChoice<SearchEngine> = /* @__PURE__ */ new EngineChoice(kernel, 'search', HexEngine);
