/** Blended cost layers, with the js engine for them. */
import { blendEngines } from '../choose/blend.ts';
import { withTwin } from '../choose/twin-part.ts';
import { JsBlender } from '../js/blend/blend.ts';
import { blendLayers as leanBlendLayers } from '../layers/layers.ts';

const blend = (): void => blendEngines.twin.bring(() => new JsBlender());

export const blendLayers: typeof leanBlendLayers = /* @__PURE__ */ withTwin(leanBlendLayers, blend);
