import { RULES } from '../rules/moves.ts';

/** Largest relative error of a fraction. Terrain multiplies costs, and reported costs must be right to 1e-9. */
const TOLERANCE = 1e-12;
/** Largest ordering cost. Sums of 2^26 such steps stay below 2^53, where doubles stop being exact. */
const LARGEST = 2 ** 26;

export interface StepCosts {
  straight: number;
  diagonal: number;
}

/**
 * Returns the step costs by which a search orders its open list: whole numbers in the ratio of the real costs, so that sums are not
 * rounded and routes of equal cost tie exactly.
 *
 * The ratio is replaced by a convergent p / q of its continued fraction. By the law of best approximation (A. Khinchin,
 * "Continued Fractions", theorem 17), `straights * q + diagonals * p` orders routes as the real costs do if they differ by fewer than
 * q diagonals. For sqrt 2, p / q is 54608393 / 38613965: enough for any route on a grid of fewer than q cells.
 * If no fraction is close enough, the real costs are returned.
 */
export function orderingCosts(straight: number, diagonal: number): StepCosts {
  const ratio = diagonal / straight;
  let [p, previousP] = [Math.floor(ratio), 1];
  let [q, previousQ] = [1, 0];
  let rest = ratio - p;
  while (rest > 0 && !isWithin(Number.EPSILON, p / q, ratio)) {
    const term = Math.floor(1 / rest);
    const nextP = term * p + previousP;
    const nextQ = term * q + previousQ;
    if (nextP > LARGEST || nextQ > LARGEST) break;
    [previousP, previousQ, p, q] = [p, q, nextP, nextQ];
    rest = 1 / rest - term;
  }
  const close = isWithin(q > LARGEST / 4 ? TOLERANCE : Number.EPSILON, p / q, ratio);
  return p > 0 && close ? { straight: q, diagonal: p } : { straight, diagonal };
}

/**
 * Returns the ordering costs for uniform terrain, where moves are pruned. If a diagonal costs exactly as much as the two straight steps it
 * replaces, it is made slightly cheaper, so that pruning prefers it. Routes with fewer than 2^25 diagonals keep their order.
 */
export function canonicalCosts(straight: number, diagonal: number): StepCosts {
  const costs = orderingCosts(straight, diagonal);
  return costs.diagonal === 2 * costs.straight ? { straight: 2 ** 25, diagonal: 2 ** 26 - 1 } : costs;
}

/**
 * Returns whether a fraction is within a relative tolerance of the ratio. With Number.EPSILON, only the rounding of a quotient may differ:
 * 4.2 / 3 counts as 7 / 5.
 */
function isWithin(tolerance: number, fraction: number, ratio: number): boolean {
  return Math.abs(fraction - ratio) <= tolerance * ratio;
}

/** Returns whether pruning keeps an optimal route. Without diagonals it always does. */
export function keepsCanonicalRoutes(rule: number, straight: number, diagonal: number): boolean {
  return rule === RULES.never || (straight <= diagonal && diagonal < 2 * straight);
}
