import { wrongEstimate } from '../base/check.ts';
import type { Plan } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { usefulLandmarks } from '../grid/landmarks.ts';
import { RULES } from '../rules/moves.ts';
import { bucketsFor, powerAbove } from './buckets.ts';
import { isCluttered } from './clutter.ts';
import type { HeuristicFunction, HeuristicName, ResolvedOptions } from './options.ts';
import { canonicalCosts, orderingCosts, type StepCosts } from './ordering-costs.ts';

/** More than any search's expansions or open cells. */
export const NO_LIMIT = 0xffffffff;

/** The longest side of a grid. A greater range would reach no further. */
const LARGEST_RANGE = 2 ** 24;

/** Relative excess over `maxCost` that a route may have: sums of the same costs in different orders round differently. */
export const COST_TOLERANCE = 1e-10;

/** A greater weight would act like this one, but its products might be too large for a number. */
const LARGEST_WEIGHT = 2 ** 20;

/** Resolves options and a grid's terrain to plain numbers. Usually returns the same object while both stay the same. */
export function planFor(cells: CellStore, options: ResolvedOptions): Plan {
  // With landmarks, jump points are faster in clutter too.
  const cluttered = usefulLandmarks(cells)?.rule !== RULES[options.diagonals] && isCluttered(cells);
  const gated = cells.closedExits.used > 0;
  // Without terrain every cell costs 1.
  if (cells.terrain === null && !cluttered && !gated) {
    const plain = { uniformCost: 1, leastCost: 1, greatestCost: 1, cluttered, gated };
    options.plainPlan ??= makePlan(options, plain);
    return options.plainPlan;
  }
  const uniformCost = cells.uniformCost();
  const leastCost = cells.leastCost();
  const greatestCost = cells.greatestCost();
  const latest = options.plan;
  const isSame =
    latest?.uniformCost === uniformCost &&
    latest.leastCost === leastCost &&
    latest.greatestCost === greatestCost &&
    latest.cluttered === cluttered &&
    latest.gated === gated;
  if (isSame) return latest;
  options.plan = makePlan(options, { uniformCost, leastCost, greatestCost, cluttered, gated });
  return options.plan;
}

/** The properties of a grid that its plan depends on. */
type Ground = Pick<Plan, 'uniformCost' | 'leastCost' | 'greatestCost' | 'cluttered' | 'gated'>;

function makePlan(options: ResolvedOptions, ground: Ground): Plan {
  const { uniformCost, leastCost, greatestCost } = ground;
  const { straightCost, diagonalCost, heuristic } = options;
  const rule = RULES[options.diagonals];
  const greedy = options.heuristicWeight === Infinity;
  const weight = greedy ? 1 : Math.min(options.heuristicWeight, LARGEST_WEIGHT);
  const named = typeof heuristic === 'function' ? null : heuristic;
  const isUniform = uniformCost !== 0;
  const { straight, diagonal } = chooseCosts(options, isUniform);
  const canonical = keepsCanonicalRoutes(rule, straight, diagonal);
  const consistent = isConsistent(options);
  const jumping = choosesJumps(options, ground) && canonical && consistent && jumpsReach(options);
  // Jump points are found without square roots. And octile is at least as tight as any other heuristic that does not overestimate.
  const name = jumping && named !== 'zero' ? 'octile' : (named ?? 'zero');
  const terms = heuristicTerms(name, { straight, diagonal });
  const bucketing = choosesBuckets(options, isUniform) && !ground.gated && consistent && terms.hLine === 0;
  const maxCost = options.maxCost * (1 + COST_TOLERANCE);
  // On uniform terrain, a search counts every cell as 1.
  const terrainScale = isUniform ? uniformCost : 1;
  const mostG = (maxCost / terrainScale) * (straight / straightCost);
  return {
    rule,
    pruning: canonical && consistent && !ground.gated ? choosePruning(rule, isUniform) : 0,
    ...bucketsFor(bucketing, { rule, straight, diagonal, leastCost, greatestCost }),
    jumping,
    direct: jumping && endsInView(options, name),
    weighted: canonical && consistent && choosesWeighted(options, ground),
    consistent,
    straight,
    diagonal,
    straightCost,
    diagonalCost,
    turn: (options.turnCost / terrainScale) * (straight / straightCost),
    turnCost: options.turnCost,
    ...ground,
    mostStep: powerAbove(diagonal * greatestCost),
    terrainScale,
    ...terms,
    hFunction: typeof heuristic === 'function' ? checked(heuristic) : null,
    gFactor: greedy ? 0 : 1,
    // Greedy search orders by h alone, so any factor above 0 will do.
    hFactor: greedy ? 1 : (weight * heuristicScale(options, leastCost)) / terrainScale,
    maxExpansions: Math.min(options.maxExpansions, NO_LIMIT),
    maxOpen: Math.min(options.maxOpen, NO_LIMIT),
    // A* skips cells of greater f; jump point search ends when f reaches maxF. So it is just above the highest cost allowed, even for 0.
    maxF: consistent && !options.partial ? mostG * (1 + COST_TOLERANCE) || Number.MIN_VALUE : Infinity,
    maxG: options.partial ? mostG : Infinity,
    maxCost,
    range: Math.min(options.range, LARGEST_RANGE),
    partial: options.partial,
    approaching: options.partial && consistent && !isLimited(options),
    trace: options.trace,
    asking: chooseAsking(options, jumping),
  };
}

/**
 * Returns the step costs that order the open list: whole numbers, which are exact, if some are close enough. With a heuristic function they
 * are the real costs, since the function returns real costs. With `partial`, routes of equal cost must tie in them too. Turns must not weigh
 * more than the difference between two step costs.
 */
function chooseCosts(
  { straightCost, diagonalCost, turnCost, diagonals, heuristic, partial }: ResolvedOptions,
  isUniform: boolean,
): StepCosts {
  if (typeof heuristic === 'function') return { straight: straightCost, diagonal: diagonalCost };
  // Without diagonals, two straight steps replace one diagonal.
  if (diagonals === 'never') return { straight: 1, diagonal: 2 };
  return (isUniform && !partial && turnCost === 0 ? canonicalCosts : orderingCosts)(straightCost, diagonalCost);
}

/**
 * Returns whether the options choose jump points: `'jps'` does, and `'auto'` on uniform terrain without clutter, with weight 1 and a
 * heuristic other than zero. Other functions check whether jump points can answer the request.
 *
 * @throws `RangeError` if `'jps'` is not allowed with the other options.
 */
function choosesJumps(options: ResolvedOptions, { uniformCost, cluttered, gated }: Ground): boolean {
  const isUniform = uniformCost !== 0;
  if (options.algorithm === 'astar') return false;
  if (options.algorithm === 'auto')
    return (
      isUniform &&
      !cluttered &&
      !gated &&
      options.turnCost === 0 &&
      options.heuristic !== 'zero' &&
      options.heuristicWeight === 1
    );
  if (options.turnCost > 0) throw noJumps(`turnCost is ${options.turnCost}`);
  if (typeof options.heuristic === 'function') throw noJumps('heuristic is a function');
  if (!isUniform) throw noJumps(DIFFERING);
  if (gated) throw noJumps('the grid has closed exits');
  const { straight, diagonal } = canonicalCosts(options.straightCost, options.diagonalCost);
  if (!keepsCanonicalRoutes(RULES[options.diagonals], straight, diagonal)) {
    throw noJumps(`diagonalCost ${options.diagonalCost}: it must be from straightCost to 2 x straightCost`);
  }
  return true;
}

/**
 * Returns whether options allow jump points on terrain whose costs differ. Limits count cells there, so the search goes from cell to cell.
 * So it does with `range`, since backwards each step would cost as much as the cell that it leaves.
 */
function choosesWeighted(options: ResolvedOptions, ground: Ground): boolean {
  const { algorithm, heuristic, heuristicWeight, range, partial } = options;
  if (ground.uniformCost !== 0 || ground.cluttered || ground.gated || !costsCount(ground)) return false;
  if (options.turnCost > 0) return false;
  if (algorithm !== 'auto' || heuristicWeight !== 1 || range > 0 || partial || isLimited(options)) return false;
  return typeof heuristic !== 'function' && heuristic !== 'zero' && heuristic !== 'euclidean';
}

/**
 * Returns whether each terrain cost counts: a step on the cheapest terrain must change the cost of any path by more than
 * rounding. Otherwise jump points that tie may leave out moves for each other. Path costs have 53 bits: 2^22 by terrain, and 2^28 by cells,
 * leave 3.
 */
function costsCount({ leastCost, greatestCost }: Ground): boolean {
  return leastCost > 0 && greatestCost <= leastCost * 2 ** 22;
}

/** The reason if terrain or layers forbid jump points. */
export const DIFFERING = 'terrain costs differ, or layers are given';

/** Returns the error for `algorithm: 'jps'` where jump points cannot be used. */
export function noJumps(why: string): RangeError {
  return new RangeError(`algorithm is "jps" and ${why}; use "auto" or "astar"`);
}

/**
 * Returns whether jump points can answer the request.
 * - `partial` with a limit: the nearest cell may lie between jump points, where the search does not look.
 * - `partial` with the euclidean or chebyshev heuristic decides by it what is nearest, but jump points use octile.
 * - `range`: the search begins at all cells on the edge of the range, so they must be few. Its trace would not be that of a search from the
 *   start, and these open cells alone may exceed `maxOpen`.
 */
function jumpsReach(options: ResolvedOptions): boolean {
  const { range, partial, trace, maxOpen, heuristic } = options;
  if (range > 0 && (range > SMALL_RANGE || trace || maxOpen < Infinity)) return false;
  return !partial || (!isLimited(options) && heuristic !== 'euclidean' && heuristic !== 'chebyshev');
}

function isLimited({ maxExpansions, maxOpen, maxCost }: ResolvedOptions): boolean {
  return Math.min(maxExpansions, maxOpen, maxCost) < Infinity;
}

/**
 * Returns whether a jump point search may end as soon as it sees the goal. It may if there is only one goal, h is then the exact cost left,
 * and no option needs a real search.
 */
function endsInView(options: ResolvedOptions, heuristic: HeuristicName): boolean {
  const { heuristicWeight, maxExpansions, maxCost, range, trace } = options;
  const isTightest = heuristic === 'octile' && heuristicWeight === 1;
  return isTightest && range === 0 && maxExpansions > 0 && maxCost === Infinity && !trace;
}

/** Returns how moves are pruned if that is allowed: 1 as on uniform terrain, 2 by terrain costs, 0 if that would save little. */
function choosePruning(rule: number, isUniform: boolean): number {
  if (isUniform) return 1;
  return rule === RULES.never ? 0 : 2;
}

/**
 * With a larger range, looking at every cell in it, or beginning at each cell of its edge, may take longer than a search. The edge of this
 * range takes up to 10 us. That does not pay for near goals; for far goals it saves hundreds of times that.
 */
const SMALL_RANGE = 8;

/**
 * Chooses the reachability check, see {@link Plan.asking}. A search from cell to cell has none if callers would notice that no search
 * ran: by the trace, the nearest cell, a limit, or calls of their function.
 */
function chooseAsking(options: ResolvedOptions, jumping: boolean): number {
  const limited = isLimited(options);
  if (jumping) return limited || options.range > 0 ? 2 : 1;
  const shows = limited || options.trace || options.partial || typeof options.heuristic === 'function';
  return shows || options.range > SMALL_RANGE ? 0 : 1;
}

/**
 * Returns whether the options allow buckets. A bucket does not keep its cells in order, so the order of expansion must not matter: there is
 * no trace, no limit, and no nearest cell.
 */
function choosesBuckets(options: ResolvedOptions, isUniform: boolean): boolean {
  if (options.turnCost > 0) return false;
  return options.algorithm === 'auto' && !isUniform && !options.trace && !options.partial && !isLimited(options);
}

/** Returns whether pruning keeps an optimal route. Without diagonals it always does. */
export function keepsCanonicalRoutes(rule: number, straight: number, diagonal: number): boolean {
  return rule === RULES.never || (straight <= diagonal && diagonal < 2 * straight);
}

function isConsistent({ heuristic, heuristicWeight, diagonals }: ResolvedOptions): boolean {
  if (typeof heuristic === 'function' || heuristicWeight > 1) return false;
  return heuristicWeight === 0 || heuristic !== 'manhattan' || diagonals === 'never';
}

/**
 * Returns the numbers of a named heuristic, see assembly/search/heuristic.ts. All except manhattan never exceed the true cost, whatever the
 * step costs: a diagonal counts at most as the two straight steps it replaces, and a straight step at most as a diagonal.
 */
function heuristicTerms(name: HeuristicName, costs: StepCosts): { hSum: number; hMin: number; hLine: number } {
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
function heuristicScale({ heuristic }: ResolvedOptions, leastCost: number): number {
  return typeof heuristic === 'function' ? Math.min(leastCost, 1) : leastCost;
}

/** Wraps a caller's heuristic so that each value is checked. */
function checked(heuristic: HeuristicFunction): HeuristicFunction {
  return (dx, dy) => {
    const value: unknown = heuristic(dx, dy);
    if (typeof value !== 'number' || !(value >= 0 && value < Infinity)) {
      throw wrongEstimate(`heuristic(${dx}, ${dy}) returned`, value);
    }
    return value;
  };
}
