/** The matching of all rows whose costs have the least sum (R. Jonker, A. Volgenant, Computing 38, 1987). */
import { allocate } from '../../core/base/allocate.ts';
import { Matching, NONE, type Pairs } from './matching.ts';

/** Bids of each free row, on average, after which paths are faster. */
const BIDS = 4;

/**
 * Matches each row with a column. It must be possible.
 *
 * @throws `RangeError` if memory cannot be allocated.
 */
export function leastSum(pairs: Pairs): Matching {
  const matching = new Matching(pairs);
  if (pairs.rows === pairs.columns) reduceColumns(matching);
  for (const row of bid(matching, bid(matching, freeRows(matching)))) matching.augment(row, 'sum', 0);
  return matching;
}

function freeRows({ pairs, pairOf }: Matching): number[] {
  return [...Array(pairs.rows).keys()].filter((row) => pairOf[row] === NONE);
}

/** Sets the price of each column to its least cost, and gives it to that row if the row is free. Only if each column will have a row. */
function reduceColumns(matching: Matching): void {
  const { pairs, prices, pairOf } = matching;
  const { rows, columns, first, column, cost } = pairs;
  const cheapest = allocate(Int32Array, columns);
  const owner = allocate(Int32Array, columns);
  prices.fill(Infinity);
  for (let row = 0; row < rows; row++) {
    for (let pair = first[row]; pair < first[row + 1]; pair++) {
      const to = column[pair];
      if (!(cost[pair] < prices[to])) continue;
      prices[to] = cost[pair];
      cheapest[to] = pair;
      owner[to] = row;
    }
  }
  for (let to = 0; to < columns; to++) if (pairOf[owner[to]] === NONE) matching.match(owner[to], cheapest[to]);
}

/**
 * Lets free rows take their cheapest column, one after the other, and lowers its price until the second cheapest is as good. A row that loses its column
 * bids next. Returns the rows that are free in the end.
 */
function bid(matching: Matching, free: readonly number[]): number[] {
  const { pairs, prices, rowOf } = matching;
  const { first, column, cost } = pairs;
  const left: number[] = [];
  let bids = BIDS * free.length;
  for (const one of free) {
    for (let row = one; row !== NONE; ) {
      let best = NONE;
      let [low, second] = [Infinity, Infinity];
      for (let pair = first[row]; pair < first[row + 1]; pair++) {
        const value = cost[pair] - prices[column[pair]];
        if (value < low) {
          [best, second, low] = [pair, low, value];
          continue;
        }
        if (value >= second && value > low) continue;
        second = value;
        // Of several cheapest, one that is free.
        if (value === low && rowOf[column[best]] !== NONE && rowOf[column[pair]] === NONE) best = pair;
      }
      const to = column[best];
      const lowered = prices[to] - (second - low);
      const isLower = lowered < prices[to] && lowered !== -Infinity;
      if (rowOf[to] !== NONE && (!isLower || bids-- <= 0)) {
        left.push(row);
        break;
      }
      if (isLower) prices[to] = lowered;
      row = matching.match(row, best);
    }
  }
  return left;
}
