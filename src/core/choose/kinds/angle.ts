import type { EngineName } from '../../engine/names.ts';
import { AngleEngine, type AngleKernel } from '../../kernel/angle/angle-engine.ts';
import { kernel } from '../../kernel/bytes/angle.ts';
import { budget, EngineChoice } from '../engine-choice.ts';

/** The engines, made at first use. */
export const angleEngines: EngineChoice<AngleKernel, AngleEngine> = /* @__PURE__ */ new EngineChoice(
  kernel,
  'angle',
  (started, name) => new AngleEngine(started, budget, name),
);

/** Returns the engine that finds routes at any angle. @throws `RangeError` if one that is asked for by name cannot run. */
export function chooseAngleEngine(engine: EngineName | 'auto'): AngleEngine {
  return angleEngines.choose(engine);
}
