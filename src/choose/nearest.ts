/** Finds the nearest of many goals on the chosen engine. Only functions that import this bundle it. */
import type { Point } from '../base/point.ts';
import type { GoalQueue, Outcome, Plan } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { solveNearest as solveOnJs } from '../js/solve/nearest.ts';
import { solveNearest as solveOnWasm } from '../wasm/search/nearest.ts';
import type { EitherEngine } from './search.ts';

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
  return engine.run(plan, (search) => solveOnJs(search, cells, start, goals));
}
