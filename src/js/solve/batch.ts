/** How the js engine and contracted maps solve many queries: one search after another. */
import type { Outcome, Plan, SearchEngine } from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';

/** @param queries startX, startY, goalX, goalY of each. */
export function solveMany(
  engine: Pick<SearchEngine, 'solve'>,
  cells: CellStore,
  plan: Plan,
  queries: Int32Array,
): Outcome[] {
  const outcomes: Outcome[] = [];
  for (let i = 0; i < queries.length; i += 4) {
    const start = { x: queries[i], y: queries[i + 1] };
    outcomes.push(engine.solve(cells, plan, start, { x: queries[i + 2], y: queries[i + 3] }));
  }
  return outcomes;
}
