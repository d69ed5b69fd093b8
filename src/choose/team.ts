/** The engines that move teams, made at first use, and the choice between them. */

import type { EngineName } from '../engine/names.ts';
import type { TeamEngine } from '../engine/team.ts';
import { JsTeamEngine } from '../js/engines/team-engine.ts';
import { checkWithoutWasm } from './engine-choice.ts';

let js: JsTeamEngine | undefined;

/** Returns the engine to use. @throws `RangeError` if wasm is asked for by name and cannot run. */
export function chooseTeamEngine(engine: EngineName | 'auto'): TeamEngine {
  checkWithoutWasm(engine, 'teams have no kernel yet.');
  js ??= new JsTeamEngine();
  return js;
}
