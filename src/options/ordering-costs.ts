/** How far a fraction may be off the ratio, relative to it: terrain multiplies costs, and they are told to 1e-9. */
const TOLERANCE = 1e-12;
/** Sums of this many steps of the largest ordering cost stay below 2^53, where doubles stop being exact. */
const LARGEST = 2 ** 26;

export interface StepCosts {
  straight: number;
  diagonal: number;
}

/**
 * Step costs by which a search orders its open list: whole numbers in the ratio of the real ones, so that sums do not
 * round and routes of equal cost tie exactly.
 *
 * The ratio is replaced by a convergent p / q of its continued fraction. By the law of best approximation (A. Khinchin,
 * "Continued Fractions", theorem 17) `straights * q + diagonals * p` orders routes as the real costs do as long as they
 * differ by fewer than q diagonals. For sqrt 2 that is 54608393 / 38613965: enough for any route on a grid of fewer cells.
 * Where no fraction is close enough the real costs are returned.
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
 * The same for uniform terrain, where moves are pruned: where a diagonal costs just as much as the two straight steps it replaces
 * it is made the least bit cheaper, so that pruning has one of them to prefer. Routes with fewer than 2^25 diagonals keep their
 * order.
 */
export function canonicalCosts(straight: number, diagonal: number): StepCosts {
  const costs = orderingCosts(straight, diagonal);
  return costs.diagonal === 2 * costs.straight ? { straight: 2 ** 25, diagonal: 2 ** 26 - 1 } : costs;
}

/** With Number.EPSILON, equal but for the rounding of a quotient: 4.2 / 3 counts as 7 / 5. */
function isWithin(tolerance: number, fraction: number, ratio: number): boolean {
  return Math.abs(fraction - ratio) <= tolerance * ratio;
}
