/** From what processes measured to rows of results. */
import { mean, median } from '../../src/cli/timing.ts';
import { sameCost, WrongAnswer } from '../answers.ts';
import type { Row } from '../results.ts';
import type { Peer } from './peer.ts';
import type { Measured } from './work.ts';

/** Least costs of a map's queries under a peer's corner rule. */
export interface Least {
  /** At 1 and √2 a step. */
  readonly exact: readonly number[];
  /** By the step costs of the peer itself. */
  readonly own: readonly number[];
}

/**
 * The row of a peer on a map.
 *
 * @param passes What each pass measured, one at least. Answers are judged by the first: no peer draws lots.
 * @throws {WrongAnswer} for a route shorter than the least, which only a mistake of the bench can bring about, and for one of
 * hotpath's that is not shortest.
 */
export function rowOf(peer: Peer, map: string, passes: readonly Measured[], least: Least): Row {
  const [{ lengths, ownCosts, missing }] = passes;
  const notShortest = countLonger(lengths, least.exact, `${peer.name} on ${map}`);
  const illegal = lengths.filter((length) => length === null).length - missing;
  if (peer.packages.length === 0 && notShortest + illegal + missing > 0) {
    throw new WrongAnswer(`${peer.name} on ${map}: ${notShortest} longer, ${illegal} illegal, ${missing} missing`);
  }
  const excess = lengths.flatMap((length, i) => (length === null ? [] : [length / least.exact[i] - 1]));
  return {
    group: 'peers',
    map,
    subject: peer.name,
    unit: 'µs',
    samples: passes.map(({ times }) => mean(times)),
    calibration: passes.map(({ calibration }) => calibration),
    facts: {
      queries: lengths.length,
      missing,
      illegal,
      notShortest,
      notCheapest: countLonger(ownCosts, least.own, `${peer.name} on ${map}, by its own costs`),
      /** Per cent, of the legal routes. */
      excess: excess.length === 0 ? 0 : 100 * mean(excess),
      first: median(passes.map(({ first }) => first)),
      preparation: Math.min(...passes.map(({ preparation }) => preparation)),
      cleanUp: Math.min(...passes.map(({ cleanUp }) => cleanUp)),
    },
  };
}

/** How many routes cost more than the least; those that are not legal are counted elsewhere. */
function countLonger(costs: readonly (number | null)[], least: readonly number[], where: string): number {
  let longer = 0;
  for (const [i, cost] of costs.entries()) {
    if (cost === null || sameCost(cost, least[i])) continue;
    if (cost < least[i]) throw new WrongAnswer(`${where}: query ${i} costs ${cost}, less than the least, ${least[i]}`);
    longer++;
  }
  return longer;
}
