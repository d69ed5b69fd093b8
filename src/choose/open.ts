/** Opens searches that run in steps on the chosen engine. Only functions that import this bundle it. */
import type { Point } from '../base/point.ts';
import type { OpenSearch, Plan } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import type { JsSearch } from '../js/engines/open-search.ts';
import { openSearch as openOnWasm } from '../wasm/search/open-search.ts';
import type { EitherEngine } from './search.ts';
import { TwinPart } from './twin-part.ts';

/** The searches of the js engine. */
export const openTwin: TwinPart<typeof JsSearch> = /* @__PURE__ */ new TwinPart();

/**
 * Opens a search, which has expanded nothing yet.
 *
 * @throws `RangeError` if memory cannot be allocated; the engine stays usable.
 */
export function openSearch(engine: EitherEngine, cells: CellStore, plan: Plan, start: Point, goal: Point): OpenSearch {
  if (engine.name === 'wasm') return openOnWasm(engine.host, cells, plan, start, goal);
  const TwinSearch = openTwin.get();
  return new TwinSearch(cells, plan, start, goal);
}
