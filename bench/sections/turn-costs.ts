/** Measures what it takes to count turns: searches with a turn cost against A* without, on the maps of the section `units`. */
import { checkPath, type FindPathOptions, findPath, type Grid } from '../../src/index.ts';
import { checkIdentical, WrongAnswer } from '../check/answers.ts';
import { describe, pickQueries, type Query } from '../check/queries.ts';
import { medianMinima } from '../measure/per-query.ts';
import { median } from '../measure/statistics.ts';
import type { Outcome } from '../run/outcome.ts';
import type { SectionContext } from '../run/section.ts';
import { formatRatio, formatTable } from '../run/table.ts';

const SEED = 2026;
/** In steps. The target is for the first one. */
const TURN_COSTS = [0.5, 1, 2];
const MOST_RATIO = 6;

/** Compares on each map, and prints a table. */
export function measureTurnCosts(
  bench: SectionContext,
  maps: readonly (readonly [name: string, grid: Grid])[],
): Outcome {
  const rows = [['map', ...TURN_COSTS.map((cost) => `turnCost ${cost}`)]];
  const ratios: number[] = [];
  for (const [name, grid] of maps) {
    const [plain, ...times] = compare(grid, bench);
    ratios.push(times[0] / plain);
    rows.push([name, ...times.map((time) => formatRatio(time / plain))]);
  }
  bench.print(formatTable(rows));
  const most = Math.max(...ratios);
  return {
    target: `turnCost ${TURN_COSTS[0]} takes at most ${MOST_RATIO} x the time of A* without, every map`,
    measured: `median ${formatRatio(median(ratios))}, most ${formatRatio(most)} (${rows[ratios.indexOf(most) + 1][0]})`,
    held: most <= MOST_RATIO,
  };
}

/** Returns the microseconds of A* without a turn cost, and with each. */
function compare(grid: Grid, bench: SectionContext): number[] {
  const queries = pickQueries(grid, bench.quick ? 4 : 12, SEED);
  const all = [0, ...TURN_COSTS].map((turnCost): FindPathOptions => ({ algorithm: 'astar', turnCost }));
  for (const query of queries) for (const options of all) check(grid, query, options);
  const ways = all.map(
    (options) =>
      ({ start, goal }: Query) =>
        findPath(grid, start, goal, options),
  );
  return medianMinima(queries, ways, bench.quick ? 400 : 2000);
}

/** Throws unless both engines agree, the cost is that of the route, and the shortest route with its turns costs no less. */
function check(grid: Grid, query: Query, options: FindPathOptions): void {
  const { start, goal } = query;
  const where = `turnCost ${options.turnCost}, ${describe(query)}`;
  const result = findPath(grid, start, goal, options);
  checkIdentical(result, findPath(grid, start, goal, { ...options, engine: 'js' }), where);
  const shortest = findPath(grid, start, goal).path;
  if (result.path === null || shortest === null) throw new WrongAnswer(`${where}: no route`);
  const rules = { turnCost: options.turnCost };
  if (checkPath(grid, result.path, rules).cost !== result.cost) throw new WrongAnswer(`${where}: wrong cost`);
  if (checkPath(grid, shortest, rules).cost < result.cost * (1 - 1e-9)) throw new WrongAnswer(`${where}: not optimal`);
}
