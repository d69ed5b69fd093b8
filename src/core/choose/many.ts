/** Solves many queries on the chosen engine. Only functions that import this bundle it. */
import type { Outcome, Plan } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { solveMany as solveInKernel } from '../kernel/search/batch.ts';
import type { SearchEngine } from '../kernel/search/engine.ts';
import { carryOut } from './search.ts';

/**
 * Solves the queries in one call, or one after the other if links, a caller's function, a contracted map or free runs have a part in it.
 *
 * @param queries startX, startY, goalX, goalY of each.
 * @throws `RangeError` if memory cannot be allocated; the engine stays usable.
 */
export function solveMany(engine: SearchEngine, cells: CellStore, plan: Plan, queries: Int32Array): Outcome[] {
  if (!plan.contracted && plan.arcs === null && !plan.byRuns && plan.hFunction === null)
    return solveInKernel(engine.host, plan.marked ?? cells, plan, queries);
  const outcomes: Outcome[] = [];
  for (let i = 0; i < queries.length; i += 4) {
    const start = { x: queries[i], y: queries[i + 1] };
    outcomes.push(carryOut(engine, cells, plan, start, { x: queries[i + 2], y: queries[i + 3] }));
  }
  return outcomes;
}
