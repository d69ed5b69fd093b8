import { BUCKETS_PER_STEP, MOST_BUCKETS } from '../base/tuning/tuning.ts';
import type { Plan } from '../engine/search.ts';
import { RULES } from '../rules/moves.ts';

/** The numbers that the size of buckets depends on. */
type BucketCosts = Pick<Plan, 'rule' | 'straight' | 'diagonal' | 'leastCost' | 'greatestCost'>;

/** For searches that use a heap alone. */
export const NO_BUCKETS: Pick<Plan, 'buckets' | 'bucketsPerCost'> = { buckets: 0, bucketsPerCost: 0 };

/**
 * Returns the ring of buckets for a search, none if it would be too large. A step raises f by its cost and by the change of h: the ring is longer than
 * that. bucket-search.ts leaves out moves, which needs a diagonal step that costs no less than a straight one.
 */
export function bucketsFor(costs: BucketCosts): Pick<Plan, 'buckets' | 'bucketsPerCost'> {
  const { rule, straight, diagonal, leastCost, greatestCost } = costs;
  const bucketsPerCost = BUCKETS_PER_STEP / (straight * leastCost);
  const longest = rule === RULES.never ? straight : diagonal;
  // One more for the fraction that f lies into its bucket, and two for rounding.
  const rise = longest * (greatestCost + leastCost) * bucketsPerCost + 3;
  const fits = straight <= longest && rise <= MOST_BUCKETS && bucketsPerCost < Infinity;
  return fits ? { buckets: powerAbove(rise), bucketsPerCost } : NO_BUCKETS;
}

/** Returns the lowest power of two that is at least a positive number. */
export function powerAbove(value: number): number {
  let power = 1;
  while (power < value) power *= 2;
  while (power / 2 >= value && power > Number.MIN_VALUE) power /= 2;
  return power;
}
