/** Distance fields, with the js engine for them. */
import { fieldEngines } from '../choose/field.ts';
import { withTwin } from '../choose/twin-part.ts';
import { distanceField as leanDistanceField } from '../field/distance-field.ts';
import { JsFieldEngine } from '../js/engines/field-engine.ts';

const field = (): void => fieldEngines.twin.bring(() => new JsFieldEngine());

export const distanceField: typeof leanDistanceField = /* @__PURE__ */ withTwin(leanDistanceField, field);
