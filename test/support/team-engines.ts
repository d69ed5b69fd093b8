import { kernel } from '../../src/core/kernel/bytes/team.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { TeamEngine } from '../../src/core/kernel/team/team-engine.ts';
import { jsTeamEngine } from './js-engines.ts';
import { startDebug } from './kernels.ts';

export const teamEngines: [string, 'wasm' | 'js', () => TeamEngine][] = [
  ['the kernel inside the package', 'wasm', () => new TeamEngine(startKernel(kernel))],
  ['the debug kernel, with its assertions', 'wasm', () => new TeamEngine(startDebug('team'))],
  ['js', 'js', jsTeamEngine],
];
