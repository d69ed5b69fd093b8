/** The engines that search hexagons, made at first use. */
import type { EngineName } from '../engine/names.ts';
import type { JsSearchEngine } from '../js/engines/engine.ts';
import type * as jumps from '../js/hex/hex-prepared.ts';
import { kernel } from '../wasm/bytes/hex.ts';
import { WasmSearchEngine } from '../wasm/search/engine.ts';
import { startKernel } from '../wasm/start-kernel.ts';
import { budget, EngineChoice } from './engine-choice.ts';
import { type EitherEngine, searchEngines } from './search.ts';
import { TwinPart } from './twin-part.ts';

/** Jump points of hexagons, which the js engine asks the shape of its cells for. */
export const hexJumpsTwin: TwinPart<typeof jumps> = /* @__PURE__ */ new TwinPart();

let engines: EngineChoice<WasmSearchEngine, JsSearchEngine> | null = null;

/** Returns the engine that searches hexagons. @throws `RangeError` if wasm is asked for by name and cannot run. */
export function chooseHexEngine(engine: EngineName | 'auto'): EitherEngine {
  // The js engine asks the cells for what is different, so it is the one of squares. Made here: bundlers keep what reads a property at the top.
  engines ??= new EngineChoice(() => new WasmSearchEngine(startKernel(kernel), budget), searchEngines.twin);
  return engines.choose(engine);
}
