/** The plan of a request: which method answers it, and with what numbers. */
import * as methods from '../base/methods.ts';
import type { Plan } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { refuseWrap } from '../grid/links/links.ts';
import { HEXAGONS, RULES } from '../rules/moves.ts';
import { knownArcs } from './arcs.ts';
import { bucketsFor, NO_BUCKETS, powerAbove } from './buckets.ts';
import { isPlain, isStill, type MapTraits, PLAIN, traitsOf } from './ground.ts';
import { checked, heuristicScale, heuristicTerms } from './heuristic-terms.ts';
import { type Choice, checkJps, checkPartial, countsTurns, methodsFor } from './methods.ts';
import { DEFAULTS, type ResolvedOptions } from './options.ts';
import { canonicalCosts, keepsCanonicalRoutes, orderingCosts, type StepCosts } from './ordering-costs.ts';
import { NO_WHOLE_COSTS, wholeCosts } from './whole-costs.ts';

/** Plans are kept for this many options: a query of a World needs four. */
const MOST_KNOWN = 4;

/** More than any search's expansions or open cells. */
export const NO_LIMIT = 0xffffffff;

/** The longest side of a grid. A greater range would reach no further. */
const LARGEST_RANGE = 2 ** 24;

/** Relative excess over `maxCost` that a route may have: sums of the same costs in different orders round differently. */
export const COST_TOLERANCE = 1e-10;

/** A greater weight would act like this one, but its products might be too large for a number. */
const LARGEST_WEIGHT = 2 ** 20;

/** The plans made last for some options: on plain ground, and on any other. */
interface Known {
  readonly options: ResolvedOptions;
  plain: Plan | null;
  other: Plan | null;
  /** The ground of the other one. */
  ground: MapTraits;
}

/** Those of calls without options. */
const byDefault: Known = { options: DEFAULTS, plain: null, other: null, ground: PLAIN };
/** Those of the options asked for last, the last ones first: most callers pass the same ones again, and a query of a World needs several. */
const recent: Known[] = [byDefault];

/**
 * Returns the plan of a request on a grid's ground. Usually returns the same object while options and ground stay the same. The usual case
 * stands alone, so that it is small enough to be inlined.
 */
export function planFor(cells: CellStore, options: ResolvedOptions): Plan {
  const plans = options === DEFAULTS ? byDefault : recent[0];
  return plans.plain && plans.options === options && cells.plainAt === cells.version()
    ? plans.plain
    : planAgain(cells, options);
}

/** Returns the plan on any ground, for options that may be new. */
function planAgain(cells: CellStore, options: ResolvedOptions): Plan {
  if (cells.wrap > 0) refuseOnWrap(cells, options);
  if (cells.floorRows > 0 && options.range > 0) {
    throw new RangeError(
      `range is ${options.range}, and the grid has floors: leave out range, or pass the grid of one floor`,
    );
  }
  // Nothing is kept of a caller's function: it may keep anything alive.
  if (typeof options.heuristic === 'function') return planOf(options, traitsOf(cells, options));
  const plans = options === DEFAULTS ? byDefault : knownFor(options);
  const version = cells.version();
  if (cells.plainAt === version || isPlain(cells)) {
    cells.plainAt = version;
    plans.plain ??= planOf(options, PLAIN);
    return plans.plain;
  }
  if (plans.other !== null && isStill(plans.ground, cells, options)) return plans.other;
  plans.ground = traitsOf(cells, options);
  // No plan is known if this throws.
  plans.other = null;
  plans.other = planOf(options, plans.ground);
  return plans.other;
}

/** Returns the plans known for some options, and puts them first. */
function knownFor(options: ResolvedOptions): Known {
  if (recent[0].options === options) return recent[0];
  const at = recent.findIndex((known) => known.options === options);
  const known = at < 0 ? { options, plain: null, other: null, ground: PLAIN } : recent[at];
  recent.splice(at < 0 ? MOST_KNOWN - 1 : at, 1);
  recent.unshift(known);
  return known;
}

/** @throws `RangeError` if options do not go with edges that go on at the other side. */
function refuseOnWrap(cells: CellStore, options: ResolvedOptions): void {
  if (options.range > 0) refuseWrap(cells, 'range');
  if (countsTurns(options)) refuseWrap(cells, options.turnCost > 0 ? 'turnCost' : 'a direction');
}

/**
 * Decides how to carry out a request.
 *
 * @throws `RangeError` if `algorithm: 'jps'` is not allowed with the other options, or on this ground.
 */
export function planOf(options: ResolvedOptions, ground: MapTraits): Plan {
  const { uniformCost, leastCost, greatestCost, gated, ways } = ground;
  const { straightCost, diagonalCost, heuristic } = options;
  const rule = RULES[options.diagonals];
  const greedy = options.heuristicWeight === Infinity;
  const weight = greedy ? 1 : Math.min(options.heuristicWeight, LARGEST_WEIGHT);
  const isUniform = uniformCost !== 0;
  const costs = chooseCosts(options, isUniform);
  const { straight, diagonal } = costs;
  const request = requestOf(options, ground, costs);
  checkJps(request);
  checkPartial(options);
  const list = methodsFor(request);
  const jumping = list.includes(methods.JUMP_POINTS);
  const isMixed = list.includes(methods.TERRAIN_JUMPS);
  const bucketing = list.includes(methods.BUCKETS);
  const named = typeof heuristic === 'function' ? 'zero' : heuristic;
  // Jump points are found without square roots. And octile is at least as tight as any other heuristic that does not overestimate.
  const terms = heuristicTerms((jumping || (isMixed && isUniform)) && named !== 'zero' ? 'octile' : named, costs);
  const { isConsistent, isCanonical } = request;
  const maxCost = options.maxCost * (1 + COST_TOLERANCE);
  // On uniform terrain, a search counts every cell as 1.
  const terrainScale = isUniform ? uniformCost : 1;
  const mostG = (maxCost / terrainScale) * (straight / straightCost);
  const scale = heuristicScale(options, leastCost) / terrainScale;
  const heedsLinks = ways === null || (!greedy && weight > 0);
  const arcs =
    ways === null
      ? null
      : knownArcs(ways, {
          rule,
          straightCost,
          diagonalCost,
          straight,
          factor: straight / (straightCost * terrainScale),
          // Cells that cost nothing say nothing of distances.
          scale: options.partial ? scale || 1 : heedsLinks ? scale : 0,
        });
  return {
    methods: list,
    // Landmarks know of walks alone.
    usesLandmarks: ways === null && (jumping ? named !== 'zero' && weight === 1 : isMixed),
    rule,
    pruning: isCanonical && isConsistent && !gated ? choosePruning(rule, isUniform) : 0,
    buckets: bucketing ? request.ring.buckets : 0,
    bucketsPerCost: bucketing ? request.ring.bucketsPerCost : 0,
    ...(list.includes(methods.UNIFORM) ? request.whole : NO_WHOLE_COSTS),
    gated,
    consistent: isConsistent,
    straight,
    diagonal,
    straightCost,
    diagonalCost,
    turn: (options.turnCost / terrainScale) * (straight / straightCost),
    turnCost: options.turnCost,
    startDirection: options.startDirection,
    goalDirection: options.goalDirection,
    uniformCost,
    leastCost,
    greatestCost,
    mostStep: powerAbove(diagonal * greatestCost),
    terrainScale,
    terrainMask: isUniform ? 0 : -1,
    ...terms,
    hFunction: typeof heuristic === 'function' ? checked(heuristic) : null,
    gFactor: greedy ? 0 : 1,
    // Greedy search orders by h alone, so any factor above 0 will do.
    // A heuristic that knows no links would overestimate.
    hFactor: greedy ? 1 : heedsLinks ? weight * scale : 0,
    maxExpansions: Math.min(options.maxExpansions, NO_LIMIT),
    maxOpen: Math.min(options.maxOpen, NO_LIMIT),
    // A* skips cells of greater f; jump point search ends when f reaches maxF. So it is just above the highest cost allowed, even for 0.
    maxF: isConsistent && !options.partial ? mostG * (1 + COST_TOLERANCE) || Number.MIN_VALUE : Infinity,
    maxG: options.partial ? mostG : Infinity,
    maxCost,
    range: Math.min(options.range, LARGEST_RANGE),
    partial: options.partial,
    approaching: options.partial && isConsistent && !request.isLimited && rule < HEXAGONS && ways === null,
    tracing: options.trace,
    arcs,
  };
}

/** Returns what the choice of a method depends on. */
function requestOf(options: ResolvedOptions, ground: MapTraits, { straight, diagonal }: StepCosts): Choice {
  const { maxExpansions, maxOpen, maxCost } = options;
  const { contracted, leastCost, greatestCost } = ground;
  const rule = RULES[options.diagonals];
  return {
    ...options,
    ...ground,
    isContracted: contracted?.rule === rule && contracted.straight === straight && contracted.diagonal === diagonal,
    isLimited: Math.min(maxExpansions, maxOpen, maxCost) < Infinity,
    isCanonical: keepsCanonicalRoutes(rule, straight, diagonal),
    isConsistent: isConsistent(options),
    ring: ground.uniformCost === 0 ? bucketsFor({ rule, straight, diagonal, leastCost, greatestCost }) : NO_BUCKETS,
    whole: ground.uniformCost === 0 ? NO_WHOLE_COSTS : wholeCosts(rule, { straight, diagonal }),
  };
}

/**
 * Returns the step costs that order the open list: whole numbers, which are exact, if some are close enough. With a heuristic function they
 * are the real costs, since the function returns real costs. With `partial`, routes of equal cost must tie in them too. Turns must not weigh
 * more than the difference between two step costs.
 */
function chooseCosts(options: ResolvedOptions, isUniform: boolean): StepCosts {
  const { straightCost, diagonalCost, diagonals, heuristic, partial } = options;
  if (typeof heuristic === 'function') return { straight: straightCost, diagonal: diagonalCost };
  // Without diagonals, two straight steps replace one diagonal.
  if (diagonals === 'never') return { straight: 1, diagonal: 2 };
  return (isUniform && !partial && !countsTurns(options) ? canonicalCosts : orderingCosts)(straightCost, diagonalCost);
}

/** Returns how moves are pruned if that is allowed: 1 as on uniform terrain, 2 by terrain costs, 0 if that would save little. */
function choosePruning(rule: number, isUniform: boolean): number {
  if (isUniform) return 1;
  return rule === RULES.never || rule >= HEXAGONS ? 0 : 2;
}

function isConsistent({ heuristic, heuristicWeight, diagonals }: ResolvedOptions): boolean {
  if (typeof heuristic === 'function' || heuristicWeight > 1) return false;
  return heuristicWeight === 0 || heuristic !== 'manhattan' || diagonals === 'never';
}
