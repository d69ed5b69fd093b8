import { Blender, type BlendKernel } from '../../kernel/blend/blender.ts';
import { kernel } from '../../kernel/bytes/blend.ts';
import { EngineChoice } from '../engine-choice.ts';

/** The engines, made at first use. */
export const blendEngines: EngineChoice<BlendKernel, Blender> = /* @__PURE__ */ new EngineChoice(
  kernel,
  'blend',
  (started) => new Blender(started),
);

/** Returns the blender of influence layers. */
export function startBlender(): Blender {
  return blendEngines.choose('auto');
}
