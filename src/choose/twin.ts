/** Brings parts of the js engine to where the engines are chosen. Only the main entry of the package imports this. */
import { JsBlender } from '../js/blend/blend.ts';
import { JsAngleEngine } from '../js/engines/angle-engine.ts';
import { JsSearchEngine } from '../js/engines/engine.ts';
import { JsFieldEngine } from '../js/engines/field-engine.ts';
import { JsGraphEngine } from '../js/engines/graph-engine.ts';
import { JsHierarchy } from '../js/engines/hierarchy.ts';
import { JsSearch } from '../js/engines/open-search.ts';
import { JsTeamEngine } from '../js/engines/team-engine.ts';
import { solveNearest } from '../js/solve/nearest.ts';
import { angleEngines } from './angle.ts';
import { blendEngines } from './blend.ts';
import { hierarchyTwin } from './contraction.ts';
import { fieldEngines } from './field.ts';
import { graphEngines } from './graph.ts';
import { nearestTwin } from './nearest.ts';
import { openTwin } from './open.ts';
import { searchEngines } from './search.ts';
import { teamEngines } from './team.ts';

/**
 * Returns a function or object of `hotpath/lean` as it is, once the parts of the js engine that it may need have been brought. A bundler that
 * leaves the call out leaves them out too.
 */
export function withTwin<Shared>(shared: Shared, ...parts: (() => void)[]): Shared {
  for (const bring of parts) bring();
  return shared;
}

export const angle = (): void => angleEngines.twin.bring(() => new JsAngleEngine());
export const blend = (): void => blendEngines.twin.bring(() => new JsBlender());
export const contraction = (): void => hierarchyTwin.bring((links) => new JsHierarchy(links));
export const field = (): void => fieldEngines.twin.bring(() => new JsFieldEngine());
export const graph = (): void => graphEngines.twin.bring(() => new JsGraphEngine());
export const nearest = (): void => nearestTwin.bring(solveNearest);
export const open = (): void => openTwin.bring(JsSearch);
export const search = (): void => searchEngines.twin.bring(() => new JsSearchEngine());
export const team = (): void => teamEngines.twin.bring(() => new JsTeamEngine());
