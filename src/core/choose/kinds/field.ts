import type { EngineName } from '../../engine/names.ts';
import { kernel } from '../../kernel/bytes/field.ts';
import { FieldEngine, type FieldKernel } from '../../kernel/field/field-engine.ts';
import { budget, EngineChoice } from '../engine-choice.ts';

/** The engines, made at first use. */
export const fieldEngines: EngineChoice<FieldKernel, FieldEngine> = /* @__PURE__ */ new EngineChoice(
  kernel,
  'field',
  (started, name) => new FieldEngine(started, budget, name),
);

/** Returns the engine that computes fields. @throws `RangeError` if one that is asked for by name cannot run. */
export function chooseFieldEngine(engine: EngineName | 'auto'): FieldEngine {
  return fieldEngines.choose(engine);
}
