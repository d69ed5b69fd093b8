import type { Query } from '../check/queries.ts';
import { median } from './statistics.ts';
import { leastOf, takeTurns } from './timing.ts';

/** One way to answer queries. */
export type Way = (query: Query) => unknown;

/**
 * Answers each query in every way, in turns, for `milliseconds` in total.
 *
 * @returns For each way, the median over the queries of the fastest answer to each, in microseconds.
 */
export function medianMinima(queries: readonly Query[], ways: readonly Way[], milliseconds: number): number[] {
  const contenders = queries.flatMap((query) => ways.map((way) => ({ run: () => way(query) })));
  const rounds = takeTurns(contenders, milliseconds, 3);
  return ways.map((_, way) => median(queries.map((_, query) => leastOf(rounds, query * ways.length + way))));
}
