import type { TeamEngine } from '../../src/engine/team.ts';
import { JsTeamEngine } from '../../src/js/engines/team-engine.ts';

export const teamEngines: [string, 'wasm' | 'js', () => TeamEngine][] = [['js', 'js', () => new JsTeamEngine()]];
