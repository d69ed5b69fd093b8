/** Which method a search uses: the one place that decides it. docs/searching.md has the same table. */
import * as methods from '../base/methods.ts';
import { SMALL_RANGE } from '../base/tuning/tuning.ts';
import type { Plan } from '../engine/search.ts';
import { BORDER } from '../grid/path/path-cells.ts';
import { HEXAGONS, NO_DIRECTION, RULES } from '../rules/moves.ts';
import type { MapTraits } from './ground.ts';
import type { ResolvedOptions } from './options.ts';
import { canonicalCosts, keepsCanonicalRoutes } from './ordering-costs.ts';
import type { WholeCosts } from './whole-costs.ts';

/** What the choice of a method depends on. */
export interface Choice extends ResolvedOptions, MapTraits {
  /** Whether the grid is contracted for the movement of the request. */
  readonly isContracted: boolean;
  /** Whether expansions, open cells or the cost are limited. */
  readonly isLimited: boolean;
  /** Whether pruned moves keep an optimal route. */
  readonly isCanonical: boolean;
  /** Whether f never decreases along a route. */
  readonly isConsistent: boolean;
  /** The numbers of the plan that buckets need; none if the ring would be too large. */
  readonly ring: Pick<Plan, 'buckets' | 'bucketsPerCost'>;
  /** The numbers of the plan that the search by whole costs needs; all 0 if there are none. */
  readonly whole: WholeCosts;
}

/** Something that keeps a search from using a method. docs/searching.md says each in words; its test knows them by their names. */
type Obstacle = (request: Choice) => boolean;

const turnsAreFree: Obstacle = (request) => !countsTurns(request);
const isAStarAsked: Obstacle = (request) => request.algorithm === 'astar';
const isNotAuto: Obstacle = (request) => request.algorithm !== 'auto';
const isFunction: Obstacle = (request) => typeof request.heuristic === 'function';
const isVaried: Obstacle = (request) => request.uniformCost === 0;
const isUniform: Obstacle = (request) => !isVaried(request);
const lacksBorders: Obstacle = (request) => request.uniformCost !== 0 && !request.stopping;
const hasClosedExits: Obstacle = (request) => request.gated;
const hasLinks: Obstacle = (request) => request.ways !== null;
/** Borders that cost no less than a step make no route cheaper: jump points on hexagons leave them out, and look at the route that they find. */
const hasShortcuts: Obstacle = ({ ways, straightCost, uniformCost }) =>
  ways !== null &&
  (ways.wrapped !== null || ways.id.some((id, i) => id < BORDER || ways.cost[i] < straightCost * uniformCost));
const hasClutter: Obstacle = (request) => request.cluttered && request.algorithm !== 'jps';
const isOnHexagons: Obstacle = (request) => RULES[request.diagonals] >= HEXAGONS;
const isOnSquares: Obstacle = (request) => !isOnHexagons(request);
const isWeighted: Obstacle = (request) => request.heuristicWeight !== 1;
const isBlind: Obstacle = (request) => request.heuristic === 'zero';
const isWeightedUnasked: Obstacle = (request) => request.algorithm !== 'jps' && isWeighted(request);
const isBlindUnasked: Obstacle = (request) => request.algorithm !== 'jps' && isBlind(request);
const isEuclidean: Obstacle = (request) => request.heuristic === 'euclidean';
const mayOverestimate: Obstacle = (request) => !request.isConsistent;
const hasOddDiagonals: Obstacle = (request) => !request.isCanonical;
const isLimited: Obstacle = (request) => request.isLimited;
const hasDirections = ({ startDirection, goalDirection }: ResolvedOptions): boolean =>
  startDirection !== NO_DIRECTION || goalDirection !== NO_DIRECTION;
const hasDiagonals: Obstacle = (request) => request.diagonals !== 'never';
const isTraced: Obstacle = (request) => request.trace;
const isPartial: Obstacle = (request) => request.partial;
const hasRange: Obstacle = (request) => request.range > 0;
/** On even ground, jump points go with all of these. */
const isMixed: Obstacle = (request) =>
  isVaried(request) && hasOneOf([[hasLinks, hasClosedExits, isEuclidean, isPartial, isLimited]], request);
const reachesFar: Obstacle = (request) => request.range > SMALL_RANGE;
const hasLargeRange: Obstacle = (request) =>
  request.range > 0 && (request.range > SMALL_RANGE || request.trace || request.maxOpen < Infinity);
/** The nearest cell may lie between jump points; and jump points use octile, while the heuristic decides what is nearest. */
const isPartialAmongCells: Obstacle = (request) =>
  request.partial && (request.isLimited || isEuclidean(request) || request.heuristic === 'chebyshev');
const isStopped: Obstacle = (request) => request.maxExpansions === 0 || request.maxCost < Infinity;
/** `'astar'` keeps to the heuristic that was asked for. Without diagonals, manhattan is octile; with them, it may overestimate. */
const wantsOtherHeuristic: Obstacle = (request) =>
  request.algorithm === 'astar' && request.heuristic !== 'octile' && request.heuristic !== 'manhattan';
const lacksWholeCosts: Obstacle = (request) => request.whole.wholeLimit === 0;
const isNotContracted: Obstacle = (request) => !request.isContracted;
/**
 * Each terrain cost must count: a step on the cheapest terrain must change the cost of any path by more than rounding. Otherwise jump points that tie
 * may leave out moves for each other. Path costs have 53 bits: 2^22 by terrain, and 2^28 by cells, leave 3.
 */
const hasExtremeCosts: Obstacle = (request) =>
  request.leastCost === 0 || request.greatestCost > request.leastCost * 2 ** 22;
const needsManyBuckets: Obstacle = (request) => request.ring.buckets === 0;

/** What keeps jump points from uniform ground. `'jps'` uses them in clutter and with any weight up to 1, too. */
const NO_JUMPS: readonly Obstacle[] = [
  isOnHexagons,
  isAStarAsked,
  isFunction,
  isVaried,
  hasClosedExits,
  hasLinks,
  hasClutter,
  isWeightedUnasked,
  isBlindUnasked,
  hasOddDiagonals,
  mayOverestimate,
  hasLargeRange,
  isPartialAmongCells,
];

/** What keeps a search on terrain whose costs differ, or where jump points have to stop, from any other method than A* with a heap. */
const NO_TERRAIN: readonly Obstacle[] = [isNotAuto, isFunction, mayOverestimate];

/** What keeps a search that begins in view of the goal from ending there at once. */
const NOT_DIRECT: readonly Obstacle[] = [isBlind, isWeighted, hasRange, isTraced, isStopped];

/** What keeps a search from cell to cell from asking components. */
const NOT_ASKING: readonly Obstacle[] = [isLimited, isTraced, isPartial, isFunction, reachesFar, isOnHexagons];

/** Returns whether a search must tell directions of arrival apart. */
export function countsTurns(options: ResolvedOptions): boolean {
  return options.turnCost > 0 || hasDirections(options);
}

/** A method, and all that keeps a search from using it, in groups. */
interface Method {
  readonly method: number;
  readonly obstacles: readonly (readonly Obstacle[])[];
}

/** The methods in the order in which they are tried, each if it has no obstacle. */
export const METHODS: readonly Method[] = [
  {
    method: methods.TURN_RUNS,
    obstacles: [
      [
        turnsAreFree,
        hasDirections,
        hasDiagonals,
        isNotAuto,
        isFunction,
        isVaried,
        hasClosedExits,
        hasLinks,
        hasClutter,
      ],
      [isWeighted, isBlind, isLimited, isTraced, isPartial, hasRange],
    ],
  },
  { method: methods.TURNS, obstacles: [[turnsAreFree]] },
  { method: methods.CONTRACTED, obstacles: [[isNotContracted, isLimited, isPartial], NO_JUMPS, NOT_DIRECT] },
  { method: methods.JUMP_POINTS, obstacles: [NO_JUMPS] },
  {
    method: methods.HEX_JUMPS,
    obstacles: [
      [isOnSquares, isAStarAsked, isVaried, isFunction, hasShortcuts, hasClutter, mayOverestimate],
      [isWeighted, isBlind, isPartial, isLimited],
    ],
  },
  {
    method: methods.UNIFORM,
    obstacles: [
      [isVaried, isFunction, hasClosedExits, hasLinks, hasOddDiagonals, mayOverestimate, isWeighted, isBlind],
      [hasRange, isTraced, isPartial, isLimited, wantsOtherHeuristic, lacksWholeCosts],
    ],
  },
  {
    method: methods.TERRAIN_JUMPS,
    obstacles: [
      NO_TERRAIN,
      [
        lacksBorders,
        isMixed,
        isPartialAmongCells,
        isOnHexagons,
        hasClutter,
        isWeighted,
        isBlind,
        hasOddDiagonals,
        hasRange,
        hasExtremeCosts,
      ],
    ],
  },
  {
    method: methods.BUCKETS,
    obstacles: [
      NO_TERRAIN,
      [isUniform, isEuclidean, isPartial, isLimited, hasClosedExits, hasLinks, isTraced, needsManyBuckets],
    ],
  },
  { method: methods.A_STAR, obstacles: [] },
];

/**
 * Returns the methods to try, in order: those of the table without an obstacle, up to A* or TURNS, which never decline. What needs no search
 * comes before the first of them that the kernel has.
 */
export function methodsFor(request: Choice): readonly number[] {
  const list: number[] = [];
  let hasGlanced = false;
  for (const { method, obstacles } of METHODS) {
    if (hasOneOf(obstacles, request)) continue;
    if (!hasGlanced && method !== methods.CONTRACTED) {
      if (endsInView(method, request)) list.push(methods.IN_VIEW);
      if (asksComponents(method, request)) list.push(methods.COMPONENTS);
      hasGlanced = true;
    }
    list.push(method);
    if (method === methods.TURNS) break;
  }
  return list;
}

/** Returns whether one of some obstacles stands. */
function hasOneOf(groups: readonly (readonly Obstacle[])[], request: Choice): boolean {
  return groups.some((group) => group.some((obstacle) => obstacle(request)));
}

/** Returns whether a search by a method may end as soon as it sees the goal: h is then the exact cost left, and no option needs more. */
function endsInView(method: number, request: Choice): boolean {
  return (method === methods.JUMP_POINTS || method === methods.HEX_JUMPS) && !hasOneOf([NOT_DIRECT], request);
}

/**
 * Returns whether components may say that the goal is out of reach. They know of walks alone, and hexagons have none. A search from cell to
 * cell asks none if callers would notice that no search ran: by the trace, the nearest cell, a limit, or calls of their function.
 */
function asksComponents(method: number, request: Choice): boolean {
  if (hasLinks(request)) return false;
  return method === methods.JUMP_POINTS || !hasOneOf([NOT_ASKING], request);
}

/** The reason if terrain or layers forbid jump points. */
export const DIFFERING = 'terrain costs differ, or layers are given';

/** @throws `RangeError` if the options are `algorithm: 'jps'` and others with which that is not allowed, or the ground is. */
export function checkJps(request: Choice): void {
  if (request.algorithm !== 'jps') return;
  if (request.turnCost > 0) throw noJumps(`turnCost is ${request.turnCost}`);
  if (countsTurns(request)) throw noJumps('a direction is given');
  if (isFunction(request)) throw noJumps('heuristic is a function');
  if (isVaried(request)) throw noJumps(DIFFERING);
  if (hasClosedExits(request)) throw noJumps('the grid has closed exits');
  if (hasLinks(request)) throw noJumps('the grid has links');
  const { straight, diagonal } = canonicalCosts(request.straightCost, request.diagonalCost);
  if (!keepsCanonicalRoutes(RULES[request.diagonals], straight, diagonal))
    throw noJumps(`diagonalCost ${request.diagonalCost}: it must be from straightCost to 2 x straightCost`);
}

/** @throws `RangeError` if the options are `partial: true` and a direction: the nearest cell might be the start, passed again. */
export function checkPartial({ partial, startDirection, goalDirection }: ResolvedOptions): void {
  if (!partial || (startDirection === NO_DIRECTION && goalDirection === NO_DIRECTION)) return;
  throw new RangeError(
    'partial is true and a direction is given: leave out partial, or startDirection and goalDirection',
  );
}

/** Returns the error for `algorithm: 'jps'` where jump points cannot be used. */
export function noJumps(why: string): RangeError {
  return new RangeError(`algorithm is "jps" and ${why}; use "auto" or "astar"`);
}
