import type { TeamEngine } from '../../src/engine/team.ts';
import { JsTeamEngine } from '../../src/js/engines/team-engine.ts';
import { kernel } from '../../src/wasm/bytes/team.ts';
import { startKernel } from '../../src/wasm/start-kernel.ts';
import { WasmTeamEngine } from '../../src/wasm/team/team-engine.ts';
import { startDebug } from './kernels.ts';

export const teamEngines: [string, 'wasm' | 'js', () => TeamEngine][] = [
  ['the kernel inside the package', 'wasm', () => new WasmTeamEngine(startKernel(kernel))],
  ['the debug kernel, with its assertions', 'wasm', () => new WasmTeamEngine(startDebug('team'))],
  ['js', 'js', () => new JsTeamEngine()],
];
