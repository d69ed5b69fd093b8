import type { EngineName } from '../../engine/names.ts';
import { kernel } from '../../kernel/bytes/team.ts';
import { TeamEngine } from '../../kernel/team/team-engine.ts';
import type { TeamKernel } from '../../kernel/team/team-kernel.ts';
import { budget, EngineChoice } from '../engine-choice.ts';

/** The engines, made at first use. */
export const teamEngines: EngineChoice<TeamKernel, TeamEngine> = /* @__PURE__ */ new EngineChoice(
  kernel,
  'team',
  (started, name) => new TeamEngine(started, budget, name),
);

/** Returns the engine that moves teams. @throws `RangeError` if one that is asked for by name cannot run. */
export function chooseTeamEngine(engine: EngineName | 'auto'): TeamEngine {
  return teamEngines.choose(engine);
}
