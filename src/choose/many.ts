/** Solves many queries on the chosen engine. Only functions that import this bundle it. */
import type { Outcome, Plan } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { solveMany as solveOnWasm } from '../wasm/search/batch.ts';
import { carryOut, type EitherEngine } from './search.ts';

/**
 * Solves the queries one after the other; with the wasm engine, in one call unless a contracted map or free runs answer.
 *
 * @param queries startX, startY, goalX, goalY of each.
 * @throws `RangeError` if memory cannot be allocated; the engine stays usable.
 */
export function solveMany(engine: EitherEngine, cells: CellStore, plan: Plan, queries: Int32Array): Outcome[] {
  if (engine.name === 'wasm' && !plan.contracted && plan.arcs === null && !plan.byRuns)
    return solveOnWasm(engine.host, cells, plan, queries);
  const outcomes: Outcome[] = [];
  for (let i = 0; i < queries.length; i += 4) {
    const start = { x: queries[i], y: queries[i + 1] };
    outcomes.push(carryOut(engine, cells, plan, start, { x: queries[i + 2], y: queries[i + 3] }));
  }
  return outcomes;
}
