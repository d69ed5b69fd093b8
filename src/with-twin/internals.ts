/** What other entries use of this one, with the parts of the js engine that it may need. */
import { withTwin } from '../choose/twin-part.ts';
import { internals as leanInternals } from '../internals.ts';
import { nearest } from './nearest.ts';
import { contraction } from './prepare.ts';
import { search } from './search.ts';

/** @internal */
export const internals: typeof leanInternals = /* @__PURE__ */ withTwin(leanInternals, search, nearest, contraction);
