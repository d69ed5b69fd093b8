import type { EngineName } from '../engine/names.ts';
import type { JsSearchEngine } from '../js/engines/engine.ts';
import { kernel } from '../wasm/bytes/hex.ts';
import { WasmSearchEngine } from '../wasm/search/engine.ts';
import { startKernel } from '../wasm/start-kernel.ts';
import { budget, EngineChoice } from './engine-choice.ts';
import { type EitherEngine, searchEngines } from './search.ts';

/** The engines that search hexagons, made at first use. The js engine asks the cells for what is different, so that it is the one of squares. */
export const hexEngines: EngineChoice<WasmSearchEngine, JsSearchEngine> = /* @__PURE__ */ new EngineChoice(
  () => new WasmSearchEngine(startKernel(kernel), budget),
  searchEngines.twin,
);

/** Returns the engine that searches hexagons. @throws `RangeError` if wasm is asked for by name and cannot run. */
export function chooseHexEngine(engine: EngineName | 'auto'): EitherEngine {
  return hexEngines.choose(engine);
}
