/** Routes at any angle, with the js engine for them. */

import { findAnyAnglePath as leanFindAnyAnglePath } from '../angle/find-any-angle-path.ts';
import { angleEngines } from '../choose/angle.ts';
import { withTwin } from '../choose/twin-part.ts';
import { JsAngleEngine } from '../js/engines/angle-engine.ts';

const angle = (): void => angleEngines.twin.bring(() => new JsAngleEngine());

export const findAnyAnglePath: typeof leanFindAnyAnglePath = /* @__PURE__ */ withTwin(leanFindAnyAnglePath, angle);
