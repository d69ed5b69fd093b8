import type { EngineName } from '../engine/names.ts';
import type { TeamEngine } from '../engine/team.ts';
import type { JsTeamEngine } from '../js/engines/team-engine.ts';
import { kernel } from '../wasm/bytes/team.ts';
import { startKernel } from '../wasm/start-kernel.ts';
import { WasmTeamEngine } from '../wasm/team/team-engine.ts';
import { budget, EngineChoice } from './engine-choice.ts';

/** The engines, made at first use. */
export const teamEngines: EngineChoice<WasmTeamEngine, JsTeamEngine> = /* @__PURE__ */ new EngineChoice(
  () => new WasmTeamEngine(startKernel(kernel), budget),
);

/** Returns the engine that moves teams. @throws `RangeError` if wasm is asked for by name and cannot run. */
export function chooseTeamEngine(engine: EngineName | 'auto'): TeamEngine {
  return teamEngines.choose(engine);
}
