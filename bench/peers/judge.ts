/** Judges the routes of a peer, and makes the rows of the results. */
import type { Grid } from '../../src/index.ts';
import { sameCost, WrongAnswer } from '../check/answers.ts';
import type { Query } from '../check/queries.ts';
import { EXACT, type Movement, routeCost } from '../check/routes.ts';
import { mean, median } from '../measure/statistics.ts';
import type { Row } from '../run/results.ts';
import type { Peer } from './peer.ts';

/** Costs of the shortest routes of a map's queries under a peer's corner rule. */
export interface Least {
  /** With steps of 1 and √2. */
  readonly exact: readonly number[];
  /** With the peer's own step costs. */
  readonly own: readonly number[];
}

/** Counts over all queries. */
export interface Answers {
  readonly queries: number;
  readonly missing: number;
  readonly illegal: number;
  readonly notShortest: number;
}

/** A peer's answers to the queries of a map, and its times. */
export interface Measured {
  /** Microseconds of each query: its fastest turn. */
  readonly times: number[];
  readonly answers: Answers;
  /** Microseconds per query: the first answer to each, in a process that has answered nothing before. */
  readonly first: number;
  /** Microseconds to prepare the map. */
  readonly preparation: number;
  readonly calibration: number;
}

/**
 * Counts what is wrong with a peer's routes.
 *
 * @param routes The cells of each query's route, x0, y0, x1, y1, …; empty if there is no route.
 * @throws {WrongAnswer} if a route is shorter than the shortest (only a mistake in the bench can cause that), or if one of
 * hotpath's is not the shortest.
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
  // With the peer's own step costs a route may be longer than the shortest, but never shorter: that would throw.
  const notLeast = countLonger(costs(peer.movement), least.own);
  if (peer.packages.length === 0 && notLeast + illegal + missing > 0) {
    throw new WrongAnswer(`${notLeast} longer, ${illegal} illegal, ${missing} missing`);
  }
  return { queries: queries.length, missing, illegal, notShortest };
}

/** Counts the routes that cost more than the shortest. Illegal ones are counted elsewhere. */
function countLonger(costs: readonly number[], least: readonly number[]): number {
  let longer = 0;
  for (const [i, cost] of costs.entries()) {
    if (cost === Infinity || sameCost(cost, least[i])) continue;
    if (cost < least[i]) throw new WrongAnswer(`query ${i} costs ${cost}, less than the shortest, ${least[i]}`);
    longer++;
  }
  return longer;
}

/**
 * Makes the row of a peer on a map.
 *
 * @param passes What each pass measured; at least one. Counts come from the first: no peer is random.
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
