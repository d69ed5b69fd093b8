import { wrongEstimate } from '../base/check.ts';
import type { Profile } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { RULES } from './movement.ts';
import type { HeuristicFunction, HeuristicName, ResolvedOptions } from './options.ts';
import { canonicalCosts, orderingCosts, type StepCosts } from './ordering-costs.ts';

/** No search has as many expansions or open cells. */
export const NO_LIMIT = 0xffffffff;

/** A greater range would reach no further: no side of a grid is longer. */
const LARGEST_RANGE = 2 ** 24;

/** What a route may cost beyond `maxCost`, relative to it: sums of costs are rounded, in one order here, in another there. */
export const COST_TOLERANCE = 1e-10;

/** A greater weight would act as this one, and its products pass the range of numbers. */
const LARGEST_WEIGHT = 2 ** 20;

/** What options and a grid's terrain amount to, in plain numbers; mostly the same object as long as these stay the same. */
export function profileOf(cells: CellStore, options: ResolvedOptions): Profile {
  // Without terrain every cell costs 1.
  if (cells.terrain === null) {
    options.plainProfile ??= makeProfile(options, 1, 1);
    return options.plainProfile;
  }
  const uniformCost = cells.uniformCost();
  const leastCost = cells.leastCost();
  const latest = options.profile;
  if (latest !== null && latest.uniformCost === uniformCost && latest.leastCost === leastCost) return latest;
  options.profile = makeProfile(options, uniformCost, leastCost);
  return options.profile;
}

function makeProfile(options: ResolvedOptions, uniformCost: number, leastCost: number): Profile {
  const { straightCost, diagonalCost, heuristic } = options;
  const rule = RULES[options.diagonals];
  const greedy = options.heuristicWeight === Infinity;
  const weight = greedy ? 1 : Math.min(options.heuristicWeight, LARGEST_WEIGHT);
  const named = typeof heuristic === 'function' ? null : heuristic;
  const isUniform = uniformCost !== 0;
  const { straight, diagonal } = chooseCosts(options, isUniform);
  const canonical = keepsCanonicalRoutes(rule, straight, diagonal);
  const consistent = isConsistent(options);
  const jumping = choosesJumps(options, isUniform) && canonical && consistent && jumpsReach(options);
  // Jump points are found without square roots; and the octile distance is never less than another that does not overestimate.
  const name = jumping && named !== 'zero' ? 'octile' : (named ?? 'zero');
  const maxCost = options.maxCost * (1 + COST_TOLERANCE);
  // On uniform terrain a search counts every cell as 1.
  const terrainScale = isUniform ? uniformCost : 1;
  const mostG = (maxCost / terrainScale) * (straight / straightCost);
  return {
    rule,
    pruning: canonical && consistent ? choosePruning(rule, isUniform) : 0,
    jumping,
    direct: jumping && endsInView(options, name),
    consistent,
    straight,
    diagonal,
    straightCost,
    diagonalCost,
    uniformCost,
    leastCost,
    terrainScale,
    ...heuristicTerms(name, { straight, diagonal }),
    hFunction: typeof heuristic === 'function' ? checked(heuristic) : null,
    gFactor: greedy ? 0 : 1,
    // Greedy search goes by h alone, whatever it is multiplied by, but for 0.
    hFactor: greedy ? 1 : (weight * heuristicScale(options, leastCost)) / terrainScale,
    maxExpansions: Math.min(options.maxExpansions, NO_LIMIT),
    maxOpen: Math.min(options.maxOpen, NO_LIMIT),
    // A* leaves out what has a greater f, jump points end where f reaches it: so it lies just above the greatest cost allowed, 0 among them.
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
 * The step costs that order the open list. A caller's heuristic function speaks in real costs, so they are the real ones then;
 * else exact whole numbers, wherever some will do. Where the nearest cell may be asked for, what ties has to tie in them too.
 */
function chooseCosts(
  { straightCost, diagonalCost, diagonals, heuristic, partial }: ResolvedOptions,
  isUniform: boolean,
): StepCosts {
  if (typeof heuristic === 'function') return { straight: straightCost, diagonal: diagonalCost };
  // Without diagonals two straight steps lead to where one would.
  if (diagonals === 'never') return { straight: 1, diagonal: 2 };
  return (isUniform && !partial ? canonicalCosts : orderingCosts)(straightCost, diagonalCost);
}

/**
 * Whether jump points are asked for: by 'jps', or by 'auto' on uniform terrain with weight 1 and a heuristic other than zero. Whether they
 * will do is asked besides.
 *
 * @throws `RangeError` if it is asked to and may not.
 */
function choosesJumps(options: ResolvedOptions, isUniform: boolean): boolean {
  if (options.algorithm === 'astar') return false;
  if (options.algorithm === 'auto') return isUniform && options.heuristic !== 'zero' && options.heuristicWeight === 1;
  if (typeof options.heuristic === 'function') throw noJumps('heuristic a function');
  if (!isUniform) throw noJumps('terrain costs differ, or layers are given');
  const { straight, diagonal } = canonicalCosts(options.straightCost, options.diagonalCost);
  if (!keepsCanonicalRoutes(RULES[options.diagonals], straight, diagonal)) {
    throw noJumps(`diagonalCost ${options.diagonalCost}: it must be from straightCost to 2 x straightCost`);
  }
  return true;
}

function noJumps(why: string): RangeError {
  return new RangeError(`algorithm is "jps" and ${why}; use "auto" or "astar"`);
}

/**
 * Whether jump points will do. Cells between them are not looked at, which may be nearest to the goal at a limit. And with a range the
 * search sets out from all cells at its edge, where they are few: its trace would not be that of a search that begins at the start, and
 * so many open cells at once may be more than are allowed. Nor do jump points go by euclidean or chebyshev distances, by which `partial`
 * may have to tell what is nearest.
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
 * Whether jump points need look no further than a goal that they see: it is the only one, h is then what is left to go, and nothing is
 * asked that only a search can answer.
 */
function endsInView(options: ResolvedOptions, heuristic: HeuristicName): boolean {
  const { heuristicWeight, maxExpansions, maxCost, range, trace } = options;
  const isTightest = heuristic === 'octile' && heuristicWeight === 1;
  return isTightest && range === 0 && maxExpansions > 0 && maxCost === Infinity && !trace;
}

/** How moves are pruned where they may be: 1 as on uniform terrain, 2 by terrain costs, which without diagonals would save little. */
function choosePruning(rule: number, isUniform: boolean): number {
  if (isUniform) return 1;
  return rule === RULES.never ? 0 : 2;
}

/**
 * To look at every cell within a larger range, or to set out from each at its edge, may take longer than a search. Those at the edge of
 * this one take up to 10 us, which near goals are not worth; far ones are, by hundreds of times that.
 */
const SMALL_RANGE = 8;

/**
 * How components are asked, see {@link Profile.asking}. From cell to cell not where it would show whether a search has been made: by its
 * trace, its nearest cell, its limit, or calls of a function.
 */
function chooseAsking(options: ResolvedOptions, jumping: boolean): number {
  const limited = isLimited(options);
  if (jumping) return limited || options.range > 0 ? 2 : 1;
  const shows = limited || options.trace || options.partial || typeof options.heuristic === 'function';
  return shows || options.range > SMALL_RANGE ? 0 : 1;
}

/** Whether pruning keeps an optimal route. Without diagonals it always does. */
export function keepsCanonicalRoutes(rule: number, straight: number, diagonal: number): boolean {
  return rule === RULES.never || (straight <= diagonal && diagonal < 2 * straight);
}

function isConsistent({ heuristic, heuristicWeight, diagonals }: ResolvedOptions): boolean {
  if (typeof heuristic === 'function' || heuristicWeight > 1) return false;
  return heuristicWeight === 0 || heuristic !== 'manhattan' || diagonals === 'never';
}

/**
 * The numbers of a named heuristic, see assembly/search/heuristic.ts. All but manhattan stay below the true cost for any step
 * costs: a diagonal is worth at most the two straight steps it replaces, and a straight step at most a diagonal.
 */
function heuristicTerms(name: HeuristicName, costs: StepCosts): { hSum: number; hMin: number; hLine: number } {
  const diagonal = Math.min(costs.diagonal, 2 * costs.straight);
  const straight = Math.min(costs.straight, diagonal);
  const longer = shortened(straight);
  // Where a diagonal is worth one straight step the longer of the two distances is all that counts.
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
 * The largest number of 27 bits that is no more than a cost: products of it with distances do not round, so that cells equally
 * far from the goal tie even where no whole numbers serve as costs.
 */
function shortened(cost: number): number {
  const bits = new BigUint64Array(Float64Array.of(cost).buffer);
  bits[0] &= ~0x3ffffffn;
  return new Float64Array(bits.buffer)[0];
}

/** What estimates for terrain of cost 1 are multiplied by: a caller's function knows what its terrain costs, if that is more. */
function heuristicScale({ heuristic }: ResolvedOptions, leastCost: number): number {
  return typeof heuristic === 'function' ? Math.min(leastCost, 1) : leastCost;
}

/** A caller's heuristic with its values checked as they come. */
function checked(heuristic: HeuristicFunction): HeuristicFunction {
  return (dx, dy) => {
    const value: unknown = heuristic(dx, dy);
    if (typeof value !== 'number' || !(value >= 0 && value < Infinity)) {
      throw wrongEstimate(`heuristic(${dx}, ${dy}) returned`, value);
    }
    return value;
  };
}
