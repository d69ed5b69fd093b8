/** Searches of grids, with the js engine for them. */
import { searchEngines } from '../choose/search.ts';
import { withTwin } from '../choose/twin-part.ts';
import { JsSearchEngine } from '../js/engines/engine.ts';
import { findPath as leanFindPath } from '../search/find-path.ts';
import { findPaths as leanFindPaths } from '../search/find-paths.ts';
import { warmUp as leanWarmUp } from '../search/warm-up.ts';

/** Brings the js engine for searches of grids. */
export const search = (): void => searchEngines.twin.bring(() => new JsSearchEngine());

export const findPath: typeof leanFindPath = /* @__PURE__ */ withTwin(leanFindPath, search);
export const findPaths: typeof leanFindPaths = /* @__PURE__ */ withTwin(leanFindPaths, search);
export const warmUp: typeof leanWarmUp = /* @__PURE__ */ withTwin(leanWarmUp, search);
