/** Whole step costs of 15 bits, for the search of assembly/search/uniform-search.ts. */

import { LEAST_WHOLE_STEPS } from '../base/tuning/tuning.ts';
import type { Plan } from '../engine/search.ts';
import { RULES } from '../rules/moves.ts';
import type { StepCosts } from './ordering-costs.ts';

/** The part of a plan that this file decides. */
export type WholeCosts = Pick<Plan, 'wholeStraight' | 'wholeDiagonal' | 'wholeLimit' | 'bucketShift'>;

interface Fraction {
  readonly p: number;
  readonly q: number;
}

/** Steps cost less than this. */
const MOST_STEP = 2 ** 15;
/** The greatest path cost of fractions that are not rounded. A node holds 31 bits, and f may exceed the limit by a few steps. */
const MOST_COST = 2 ** 31 - 2 ** 18;

/** The search by whole costs must not run. */
export const NO_WHOLE_COSTS: WholeCosts = { wholeStraight: 0, wholeDiagonal: 0, wholeLimit: 0, bucketShift: 0 };

/**
 * Returns whole step costs in the ratio of the given ones, or nearly so, and up to which path cost they order routes as the given ones do.
 *
 * They are a convergent p / q of the ratio's continued fraction. By the law of best approximation (ordering-costs.ts) it orders routes with
 * fewer than q diagonals each as the ratio does, so all that cost less than p x q. For sqrt 2 it is 19601 / 13860.
 */
export function wholeCosts(rule: number, { straight, diagonal }: StepCosts): WholeCosts {
  if (rule === RULES.never) return { wholeStraight: 1, wholeDiagonal: 2, wholeLimit: MOST_COST, bucketShift: 0 };
  if (diagonal < straight || diagonal > 2 * straight) return NO_WHOLE_COSTS;
  const { p, q } = lessThanTwo(convergent(diagonal / straight));
  const isExact = p * straight === q * diagonal;
  const limit = isExact ? MOST_COST : p * q - 1;
  if (limit < LEAST_WHOLE_STEPS * q) return NO_WHOLE_COSTS;
  return { wholeStraight: q, wholeDiagonal: p, wholeLimit: limit, bucketShift: shiftFor(q) };
}

/** Returns the last convergent of a ratio from 1 to 2 whose numerator is below MOST_STEP. */
function convergent(ratio: number): Fraction {
  let [p, previousP] = [1, 1];
  let [q, previousQ] = [1, 0];
  let rest = ratio - 1;
  while (rest > Number.EPSILON && p / q !== ratio) {
    const term = Math.floor(1 / rest);
    const nextP = term * p + previousP;
    const nextQ = term * q + previousQ;
    if (nextP >= MOST_STEP) break;
    [previousP, previousQ, p, q] = [p, q, nextP, nextQ];
    rest = 1 / rest - term;
  }
  return { p, q };
}

/** Pruning prefers a diagonal step to two straight ones. So it must cost less, if only by a little (`canonicalCosts`). */
function lessThanTwo(fraction: Fraction): Fraction {
  return fraction.p < 2 * fraction.q ? fraction : { p: MOST_STEP - 1, q: MOST_STEP / 2 };
}

/**
 * Returns how wide a bucket is, as a power of two: from 0.15 to 0.3 straight steps, but at least 1. A step raises f by two diagonals at most,
 * so by less than 31 buckets.
 */
function shiftFor(straight: number): number {
  return Math.max(Math.floor(Math.log2(0.3 * straight)), 0);
}
