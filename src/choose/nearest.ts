/** Finds the nearest of many goals on the chosen engine. Only functions that import this bundle it. */
import type { Point } from '../base/point.ts';
import type { GoalQueue, Outcome, Plan } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import type { solveNearest as solveOnJs } from '../js/solve/nearest.ts';
import { solveNearest as solveOnWasm } from '../wasm/search/nearest.ts';
import type { EitherEngine } from './search.ts';
import { TwinPart } from './twin-part.ts';

/** The search of the js engine. */
export const nearestTwin: TwinPart<typeof solveOnJs> = /* @__PURE__ */ new TwinPart();

/**
 * Finds a cheapest route to any of many goals in one search.
 *
 * @throws `RangeError` if memory cannot be allocated; the engine stays usable.
 */
export function solveNearest(
  engine: EitherEngine,
  cells: CellStore,
  plan: Plan,
  start: Point,
  goals: GoalQueue,
): Outcome {
  if (engine.name === 'wasm') return solveOnWasm(engine.host, cells, plan, start, goals);
  const solveOnTwin = nearestTwin.get();
  return engine.run(plan, (search) => solveOnTwin(search, cells, start, goals));
}
