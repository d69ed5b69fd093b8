/**
 * Matchings of rows to columns, each at most once, along pairs that have a cost. A free row takes the column at the end of a shortest augmenting path,
 * which leads from the row to a column, to the row that has it, and so on (H. Kuhn, 1955; R. Jonker, A. Volgenant, 1987).
 */
import { allocate } from '../../core/base/allocate.ts';

/** No row, no pair. */
export const NONE = -1;

/** The pairs that may be matched, by row. */
export interface Pairs {
  readonly rows: number;
  readonly columns: number;
  /** Where the pairs of each row begin, and the number of all pairs. */
  readonly first: Int32Array;
  readonly column: Int32Array;
  /** At least 0. */
  readonly cost: Float64Array;
}

/** The value of a path: the sum of its costs, as prices see them, or the highest of them. */
export type Measure = 'sum' | 'highest';

/** States of a column in a search. */
const FRESH = 0;
const REACHED = 1;
const SETTLED = 2;

export class Matching {
  readonly pairs: Pairs;
  /** The pair of each row, and the row of each column; NONE if it is free. */
  readonly pairOf: Int32Array;
  readonly rowOf: Int32Array;
  /** What each column takes off the cost of its pairs. Prices that prove a least sum make the pair of each row its cheapest. */
  readonly prices: Float64Array;
  /** The value of the path to each column that a search has reached, and its last pair and row. */
  private readonly values: Float64Array;
  private readonly lastPair: Int32Array;
  private readonly lastRow: Int32Array;
  private readonly states: Uint8Array;
  private readonly reached: Int32Array;
  private readonly settled: Int32Array;
  private reachedCount = 0;
  private settledCount = 0;
  /** The least value at which a search has reached a free column: no other column matters that is not below it. */
  private bound = Infinity;

  /** @throws `RangeError` if memory cannot be allocated. */
  constructor(pairs: Pairs) {
    const { rows, columns } = pairs;
    this.pairs = pairs;
    this.pairOf = allocate(Int32Array, rows).fill(NONE);
    this.rowOf = allocate(Int32Array, columns).fill(NONE);
    this.prices = allocate(Float64Array, columns);
    this.values = allocate(Float64Array, columns);
    this.lastPair = allocate(Int32Array, columns);
    this.lastRow = allocate(Int32Array, columns);
    this.states = allocate(Uint8Array, columns);
    this.reached = allocate(Int32Array, columns);
    this.settled = allocate(Int32Array, columns);
  }

  /** Matches a row by one of its pairs. The row that had the column becomes free, and is returned; NONE if there was none. */
  match(row: number, pair: number): number {
    const { rowOf, pairOf } = this;
    const column = this.pairs.column[pair];
    const other = rowOf[column];
    if (other !== NONE) pairOf[other] = NONE;
    rowOf[column] = row;
    pairOf[row] = pair;
    return other;
  }

  /** Matches free rows by any pairs that cost at most a limit and whose columns are free. */
  fill(limit: number): void {
    const { pairs, pairOf, rowOf } = this;
    const { rows, first, column, cost } = pairs;
    for (let row = 0; row < rows; row++) {
      const [begin, count] = [first[row], first[row + 1] - first[row]];
      // Rows begin with different columns, since the first ones are soon taken.
      for (let k = 0; k < count && pairOf[row] === NONE; k++) {
        const pair = begin + ((k + row) % count);
        if (cost[pair] <= limit && rowOf[column[pair]] === NONE) this.match(row, pair);
      }
    }
  }

  /**
   * Gives a free row a column by the path of the least value. O(pairs + columns x different values).
   *
   * @param least Values below it count as this one: 0 for sums.
   * @returns The value of the path, at least `least`; Infinity if there is none, and then nothing has changed.
   */
  augment(row: number, measure: Measure, least: number): number {
    const { pairs, pairOf, prices, rowOf, settled } = this;
    this.reachedCount = 0;
    this.settledCount = 0;
    this.bound = Infinity;
    const isSum = measure === 'sum';
    let low = least;
    let end = this.scan(row, low, isSum ? 0 : null);
    for (let next = 0; end === NONE; ) {
      if (next === this.settledCount) {
        low = this.nextValue(low);
        if (low === Infinity) break;
        end = this.settle(low);
        continue;
      }
      const column = settled[next++];
      const owner = rowOf[column];
      end = this.scan(owner, low, isSum ? pairs.cost[pairOf[owner]] - prices[column] - low : null);
    }
    if (end !== NONE) {
      if (isSum) this.lowerPrices(low);
      this.shift(row, end);
    }
    this.forget();
    return low;
  }

  /**
   * Reaches the columns of a row. Returns a free one at the current value, NONE if there is none.
   *
   * @param base What a pair's cost less its price exceeds the value of the path by; null if the highest cost counts.
   */
  private scan(row: number, low: number, base: number | null): number {
    const { values, lastPair, lastRow, states, reached, settled, prices, rowOf } = this;
    const { first, column, cost } = this.pairs;
    let bound = this.bound;
    for (let pair = first[row], end = first[row + 1]; pair < end; pair++) {
      const to = column[pair];
      const value = base === null ? cost[pair] : cost[pair] - prices[to] - base;
      if (value >= bound) continue;
      const state = states[to];
      if (state === SETTLED || (state === REACHED && value >= values[to])) continue;
      values[to] = value;
      lastPair[to] = pair;
      lastRow[to] = row;
      if (state === FRESH) reached[this.reachedCount++] = to;
      states[to] = REACHED;
      if (rowOf[to] === NONE) {
        if (value <= low) return to;
        bound = value;
      } else if (value <= low) {
        states[to] = SETTLED;
        settled[this.settledCount++] = to;
      }
    }
    this.bound = bound;
    return NONE;
  }

  /** Returns the least value among columns that are reached and not settled, Infinity if there are none. */
  private nextValue(low: number): number {
    const { values, states, reached } = this;
    let kept = 0;
    let least = Infinity;
    for (let k = 0; k < this.reachedCount; k++) {
      const column = reached[k];
      if (states[column] === SETTLED) continue;
      reached[kept++] = column;
      if (values[column] < least) least = values[column];
    }
    this.reachedCount = kept;
    return Math.max(least, low);
  }

  /** Settles the columns of a value. Returns a free one of them, NONE if there is none. */
  private settle(value: number): number {
    const { values, states, reached, settled, rowOf } = this;
    for (let k = 0; k < this.reachedCount; k++) {
      const column = reached[k];
      if (values[column] > value) continue;
      if (rowOf[column] === NONE) return column;
      states[column] = SETTLED;
      settled[this.settledCount++] = column;
    }
    return NONE;
  }

  /** Lowers prices so that all pairs of the path become the cheapest of their rows. */
  private lowerPrices(low: number): void {
    const { prices, values, settled } = this;
    for (let k = 0; k < this.settledCount; k++) prices[settled[k]] += Math.min(0, values[settled[k]] - low);
  }

  /** Matches rows along the path that ends at a free column. */
  private shift(start: number, end: number): void {
    const { lastPair, lastRow, pairOf, rowOf, pairs } = this;
    for (let column = end; ; ) {
      const row = lastRow[column];
      const before = pairOf[row];
      rowOf[column] = row;
      pairOf[row] = lastPair[column];
      if (row === start) return;
      column = pairs.column[before];
    }
  }

  private forget(): void {
    const { states, reached, settled } = this;
    for (let k = 0; k < this.reachedCount; k++) states[reached[k]] = FRESH;
    for (let k = 0; k < this.settledCount; k++) states[settled[k]] = FRESH;
  }
}
