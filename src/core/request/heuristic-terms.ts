/** Heuristics as plans have them: three numbers, or a caller's function whose values are checked. */
import { wrongEstimate } from '../base/check.ts';
import type { HeuristicFunction, HeuristicName, ResolvedOptions } from './options.ts';
import type { StepCosts } from './ordering-costs.ts';

/**
 * Returns the numbers of a named heuristic, see assembly/search/heuristic.ts. All except manhattan never exceed the true cost, whatever the
 * step costs: a diagonal counts at most as the two straight steps it replaces, and a straight step at most as a diagonal.
 */
export function heuristicTerms(name: HeuristicName, costs: StepCosts): { hSum: number; hMin: number; hLine: number } {
  const diagonal = Math.min(costs.diagonal, 2 * costs.straight);
  const straight = Math.min(costs.straight, diagonal);
  const longer = shortened(straight);
  // If a diagonal costs as much as one straight step, only the longer of the two distances counts.
  switch (name === 'octile' && diagonal === straight ? 'chebyshev' : name) {
    case 'octile':
      return { hSum: straight, hMin: diagonal - 2 * straight, hLine: 0 };
    case 'manhattan':
      return { hSum: costs.straight, hMin: 0, hLine: 0 };
    case 'chebyshev':
      return { hSum: longer, hMin: -longer, hLine: 0 };
    case 'euclidean':
      return { hSum: 0, hMin: 0, hLine: Math.min(straight, diagonal / Math.SQRT2) };
    case 'zero':
      return { hSum: 0, hMin: 0, hLine: 0 };
  }
}

/**
 * Returns the largest number of 27 bits that is at most `cost`. Its products with distances are not rounded, so that cells equally far from
 * the goal tie even if costs are not whole numbers.
 */
function shortened(cost: number): number {
  const bits = new BigUint64Array(Float64Array.of(cost).buffer);
  bits[0] &= ~0x3ffffffn;
  return new Float64Array(bits.buffer)[0];
}

/** Returns the factor of estimates, which are made for terrain of cost 1. A caller's function may allow for higher costs itself. */
export function heuristicScale({ heuristic }: ResolvedOptions, leastCost: number): number {
  return typeof heuristic === 'function' ? Math.min(leastCost, 1) : leastCost;
}

/** Wraps a caller's heuristic so that each value is checked. */
export function checked(heuristic: HeuristicFunction): HeuristicFunction {
  return (dx, dy) => {
    const value: unknown = heuristic(dx, dy);
    if (typeof value !== 'number' || !(value >= 0 && value < Infinity)) {
      throw wrongEstimate(`heuristic(${dx}, ${dy}) returned`, value);
    }
    return value;
  };
}
