import { kernel } from '../../kernel/bytes/clearance.ts';
import { type ClearanceKernel, Measurer } from '../../kernel/clearance/measurer.ts';
import { budget, EngineChoice } from '../engine-choice.ts';

/** The engines, made at first use. */
export const clearanceEngines: EngineChoice<ClearanceKernel, Measurer> = /* @__PURE__ */ new EngineChoice(
  kernel,
  'clearance',
  (started) => new Measurer(started, budget),
);

/** Returns what measures distances to walls. */
export function startMeasurer(): Measurer {
  return clearanceEngines.choose('auto');
}
