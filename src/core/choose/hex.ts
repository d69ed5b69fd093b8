/** The engines that search hexagons, made at first use. */
import type { EngineName } from '../engine/names.ts';
import { kernel } from '../kernel/bytes/hex.ts';
import type { SearchKernel } from '../kernel/kernel.ts';
import { SearchEngine } from '../kernel/search/engine.ts';
import { budget, EngineChoice } from './engine-choice.ts';

let engines: EngineChoice<SearchKernel, SearchEngine> | null = null;

/** Returns the engine that searches hexagons. @throws `RangeError` if one that is asked for by name cannot run. */
export function chooseHexEngine(engine: EngineName | 'auto'): SearchEngine {
  // Made here: bundlers keep what reads a property at the top.
  engines ??= new EngineChoice(kernel, 'search', (started: SearchKernel, name) => {
    // In JavaScript, one kernel serves squares and hexagons.
    started.setHexagons?.(1);
    return new SearchEngine(started, budget, name);
  });
  return engines.choose(engine);
}
