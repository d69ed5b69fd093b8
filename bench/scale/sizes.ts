/** Measures searches on maps of one family and size. */

import { mapFamilies } from '../../generators/maps.ts';
import { engineInfo, findPath, type Grid } from '../../src/index.ts';
import { sameCost, WrongAnswer } from '../check/answers.ts';
import { describe, pickQueries, type Query } from '../check/queries.ts';
import { EXACT, leastCost, routeCost } from '../check/routes.ts';
import { mean } from '../measure/statistics.ts';
import { leastOf, takeTurns } from '../measure/timing.ts';
import type { Measured } from './measured.ts';

export const SEED = 2026;

/** On larger maps the bench's own reference search takes too long. There plain A* finds the shortest costs. */
const REFERENCE_SIDE = 512;

/** A family of maps and the side of its square maps. */
export interface Size {
  readonly family: string;
  readonly side: number;
}

/** Queries and the costs of their cheapest routes. */
export interface Checked {
  readonly queries: readonly Query[];
  readonly costs: readonly number[];
}

function makeMap({ family, side }: Size): Grid {
  return mapFamilies[family]({ width: side, height: side, seed: SEED });
}

/** Picks queries and finds their costs. Run it in another process than the timing: its searches warm up grid and compiler. */
export function pickChecked(size: Size, count: number): Checked {
  const grid = makeMap(size);
  const queries = pickQueries(grid, count, SEED);
  const costs = queries.map((query) =>
    size.side <= REFERENCE_SIDE
      ? leastCost(grid, query, EXACT.onlyWhenNoObstacles)
      : findPath(grid, query.start, query.goal, { algorithm: 'astar' }).cost,
  );
  return { queries, costs };
}

/**
 * Measures the time of a search, of the first search on the grid, and all linear memory after them. Routes are written out cell
 * by cell.
 *
 * @throws {WrongAnswer} if a route is not legal or not the cheapest.
 */
export function measureSize(size: Size, { queries, costs }: Checked, milliseconds: number): Measured {
  const grid = makeMap(size);
  const solve = ({ start, goal }: Query) => {
    const { path, expanded } = findPath(grid, start, goal);
    return { xy: path?.xy ?? [], expanded };
  };
  const begin = performance.now();
  solve(queries[0]);
  const first = (performance.now() - begin) * 1000;

  const answers = queries.map(solve);
  for (const [i, { xy }] of answers.entries()) {
    const cost = routeCost(grid, xy, queries[i], EXACT.onlyWhenNoObstacles);
    if (sameCost(cost, costs[i])) continue;
    throw new WrongAnswer(`${describe(queries[i])}: cost ${cost}, the cheapest is ${costs[i]}`);
  }
  const rounds = takeTurns(
    queries.map((query) => ({ run: () => solve(query) })),
    milliseconds,
    2,
  );
  return {
    times: { search: mean(queries.map((_, i) => leastOf(rounds, i))), 'first search': first },
    bytes: { memory: engineInfo().memoryBytes },
    facts: {
      side: size.side,
      queries: queries.length,
      expanded: mean(answers.map(({ expanded }) => expanded)),
      cells: mean(answers.map(({ xy }) => xy.length / 2)),
    },
  };
}
