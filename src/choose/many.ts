/** Solves many queries on the chosen engine. Only functions that import this bundle it. */
import { CONTRACTED } from '../engine/contraction.ts';
import type { Outcome, Plan } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { solveMany as solveOnJs } from '../js/solve/batch.ts';
import { solveMany as solveOnWasm } from '../wasm/search/batch.ts';
import { type EitherEngine, solverOf } from './search.ts';

/**
 * Solves the queries one after the other; with the wasm engine, in one call unless the map is contracted.
 *
 * @param queries startX, startY, goalX, goalY of each.
 * @throws `RangeError` if memory cannot be allocated; the engine stays usable.
 */
export function solveMany(engine: EitherEngine, cells: CellStore, plan: Plan, queries: Int32Array): Outcome[] {
  if (engine.name === 'wasm' && CONTRACTED.of(cells) === null) return solveOnWasm(engine.host, cells, plan, queries);
  return solveOnJs(solverOf(engine, cells), cells, plan, queries);
}
