/** Searches of graphs, with the js engine for them. */
import { graphEngines } from '../choose/graph.ts';
import { withTwin } from '../choose/twin-part.ts';
import { findGraphPath as leanFindGraphPath } from '../graph/find-graph-path.ts';
import { JsGraphEngine } from '../js/engines/graph-engine.ts';

const graph = (): void => graphEngines.twin.bring(() => new JsGraphEngine());

export const findGraphPath: typeof leanFindGraphPath = /* @__PURE__ */ withTwin(leanFindGraphPath, graph);
