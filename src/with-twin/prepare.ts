/** Prepared grids, with the js engine for contracted maps. */
import { hierarchyTwin } from '../choose/contraction.ts';
import { withTwin } from '../choose/twin-part.ts';
import { JsHierarchy } from '../js/engines/hierarchy.ts';
import { prepareGrid as leanPrepareGrid } from '../prepare/prepare-grid.ts';
import { search } from './search.ts';

/** Brings the js engine for contracted maps. */
export const contraction = (): void => hierarchyTwin.bring((links) => new JsHierarchy(links));

export const prepareGrid: typeof leanPrepareGrid = /* @__PURE__ */ withTwin(leanPrepareGrid, search, contraction);
