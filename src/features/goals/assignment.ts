/**
 * Who gets which goal, from the costs of all pairs: as many pairs as there can be, and the least sum of them; or the highest cost as low as it can be, and
 * then the least sum.
 */
import { allocate } from '../../core/base/allocate.ts';
import { leastSum } from './least-sum.ts';
import { Matching, NONE, type Pairs } from './matching.ts';

/** What is to be least. */
export type Least = 'longest' | 'sum';

/** The column of each row, -1 for none; the prices of columns that prove the sum; the pairs that were allowed. */
export interface Assignment {
  readonly columnOf: Int32Array;
  readonly prices: Float64Array;
  readonly pairs: Pairs;
}

/** The costs of all pairs, row by row: at least 0, Infinity for pairs that cannot be. There are no more rows than columns. */
export interface Costs {
  readonly values: Float64Array;
  readonly rows: number;
  readonly columns: number;
}

/**
 * Assigns columns to rows. Beside the columns there are as many spare ones of cost 0 as rows cannot have another: so each row gets a column.
 *
 * @throws `RangeError` if memory cannot be allocated.
 */
export function assign(costs: Costs, least: Least): Assignment {
  let spare = 0;
  let limit = Infinity;
  if (least === 'longest') limit = leastHighest(costs, 0);
  let pairs = pairsUpTo(costs, limit, spare);
  if (least === 'sum' || limit === Infinity) {
    spare = costs.rows - mostPairs(pairs);
    if (spare > 0) {
      if (least === 'longest') limit = leastHighest(costs, spare);
      pairs = pairsUpTo(costs, limit, spare);
    }
  }
  const matching = leastSum(pairs);
  const columnOf = allocate(Int32Array, costs.rows);
  for (let row = 0; row < costs.rows; row++) {
    const column = pairs.column[matching.pairOf[row]];
    columnOf[row] = column < costs.columns ? column : NONE;
  }
  return { columnOf, prices: matching.prices, pairs };
}

/** Returns the pairs that cost at most a limit and can be, and pairs of cost 0 of each row with each spare column. */
function pairsUpTo({ values, rows, columns }: Costs, limit: number, spare: number): Pairs {
  const most = Math.min(limit, Number.MAX_VALUE);
  let count = rows * spare;
  for (let at = 0; at < values.length; at++) if (values[at] <= most) count++;
  const first = allocate(Int32Array, rows + 1);
  const column = allocate(Int32Array, count);
  const cost = allocate(Float64Array, count);
  let next = 0;
  for (let row = 0, at = 0; row < rows; row++) {
    for (let k = 0; k < columns; k++, at++) {
      if (!(values[at] <= most)) continue;
      column[next] = k;
      cost[next++] = values[at];
    }
    for (let k = 0; k < spare; k++) column[next++] = columns + k;
    first[row + 1] = next;
  }
  return { rows, columns: columns + spare, first, column, cost };
}

/** Returns the number of rows that can have a column. */
function mostPairs(pairs: Pairs): number {
  const matching = new Matching(pairs);
  matching.fill(Infinity);
  let count = 0;
  for (let row = 0; row < pairs.rows; row++) {
    if (matching.pairOf[row] !== NONE || matching.augment(row, 'highest', Number.MAX_VALUE) < Infinity) count++;
  }
  return count;
}

/**
 * Returns the least limit at which each row can have a column whose pair costs no more; Infinity if not all can. It looks at few pairs first, since those
 * above the limit do not matter.
 */
function leastHighest(costs: Costs, spare: number): number {
  const { values, rows, columns } = costs;
  let [least, most] = [0, 0];
  for (let row = 0, at = 0; row < rows; row++) {
    let cheapest = spare > 0 ? 0 : Infinity;
    for (let k = 0; k < columns; k++, at++) {
      const value = values[at];
      if (value < cheapest) cheapest = value;
      if (value > most && value < Infinity) most = value;
    }
    if (cheapest > least) least = cheapest;
  }
  if (least === Infinity) return Infinity;
  for (let cap = Math.max(1.25 * least, most / 16); ; cap *= 2) {
    const limit = completed(pairsUpTo(costs, cap, spare), least);
    if (limit < Infinity || cap >= most) return limit;
  }
}

/** Returns the least limit from `least` on at which each row has a column among some pairs; Infinity if there is none. */
function completed(pairs: Pairs, least: number): number {
  const matching = new Matching(pairs);
  matching.fill(least);
  let limit = least;
  for (let row = 0; row < pairs.rows && limit < Infinity; row++) {
    if (matching.pairOf[row] === NONE) limit = matching.augment(row, 'highest', limit);
  }
  return limit;
}
