/** What is wrong with the routes of a peer, and the rows of results that its processes make. */
import type { Grid } from '../../src/index.ts';
import { sameCost, WrongAnswer } from '../check/answers.ts';
import type { Query } from '../check/queries.ts';
import { EXACT, type Movement, routeCost } from '../check/routes.ts';
import { mean, median } from '../measure/statistics.ts';
import type { Row } from '../run/results.ts';
import type { Peer } from './peer.ts';

/** Least costs of a map's queries under a peer's corner rule. */
export interface Least {
  /** At 1 and √2 a step. */
  readonly exact: readonly number[];
  /** By the step costs of the peer itself. */
  readonly own: readonly number[];
}

/** Counts over all queries. */
export interface Answers {
  readonly queries: number;
  readonly missing: number;
  readonly illegal: number;
  readonly notShortest: number;
}

/** What a peer did with the queries of a map. */
export interface Measured {
  /** Microseconds of each query: of its turns the fastest. */
  readonly times: number[];
  readonly answers: Answers;
  /** Microseconds a query: the first answer to each, in a process that has answered nothing before. */
  readonly first: number;
  /** Microseconds. */
  readonly preparation: number;
  readonly calibration: number;
}

/**
 * Counts what is wrong with a peer's routes.
 *
 * @param routes The cells of the route of each query, x0, y0, x1, y1, …; none where there is no route.
 * @throws {WrongAnswer} for a route shorter than the least, which only a mistake of the bench can bring about, and for one of
 * hotpath's that is not shortest.
 */
export function judgeRoutes(
  peer: Peer,
  grid: Grid,
  queries: readonly Query[],
  routes: readonly ArrayLike<number>[],
  least: Least,
): Answers {
  const costs = (movement: Movement) => routes.map((xy, i) => routeCost(grid, xy, queries[i], movement));
  const lengths = costs(EXACT[peer.movement.diagonals]);
  const missing = routes.filter(({ length }) => length === 0).length;
  const illegal = lengths.filter((length) => length === Infinity).length - missing;
  const notShortest = countLonger(lengths, least.exact);
  // Routes may well be longer by the peer's own step costs, never shorter.
  countLonger(costs(peer.movement), least.own);
  if (peer.packages.length === 0 && notShortest + illegal + missing > 0) {
    throw new WrongAnswer(`${notShortest} longer, ${illegal} illegal, ${missing} missing`);
  }
  return { queries: queries.length, missing, illegal, notShortest };
}

/** How many routes cost more than the least; those that are not legal are counted elsewhere. */
function countLonger(costs: readonly number[], least: readonly number[]): number {
  let longer = 0;
  for (const [i, cost] of costs.entries()) {
    if (cost === Infinity || sameCost(cost, least[i])) continue;
    if (cost < least[i]) throw new WrongAnswer(`query ${i} costs ${cost}, less than the least, ${least[i]}`);
    longer++;
  }
  return longer;
}

/**
 * The row of a peer on a map.
 *
 * @param passes What each pass measured, one at least. Counts are those of the first: no peer draws lots.
 */
export function rowOf(peer: Peer, map: string, passes: readonly Measured[]): Row {
  return {
    group: 'peers',
    map,
    subject: peer.name,
    unit: 'µs',
    samples: passes.map(({ times }) => mean(times)),
    calibration: passes.map(({ calibration }) => calibration),
    facts: {
      ...passes[0].answers,
      first: median(passes.map(({ first }) => first)),
      preparation: Math.min(...passes.map(({ preparation }) => preparation)),
    },
  };
}
