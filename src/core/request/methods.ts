/** Which method a search uses: the one place that decides it. docs/searching.md has the same table. */
import * as methods from '../base/methods.ts';
import { SMALL_RANGE } from '../base/tuning/tuning.ts';
import type { Plan } from '../engine/search.ts';
import { BORDER } from '../grid/path/path-cells.ts';
import { HEXAGONS, NO_DIRECTION, RULES } from '../rules/moves.ts';
import type { Ground } from './ground.ts';
import type { ResolvedOptions } from './options.ts';
import { canonicalCosts, keepsCanonicalRoutes } from './ordering-costs.ts';
import type { WholeCosts } from './whole-costs.ts';

/** What the choice of a method depends on. */
export interface Choice {
  readonly options: ResolvedOptions;
  readonly ground: Ground;
  /** Whether the grid is contracted for the movement of the request. */
  readonly isContracted: boolean;
  /** Whether expansions, open cells or the cost are limited. */
  readonly isLimited: boolean;
  /** Whether pruned moves keep an optimal route. */
  readonly isCanonical: boolean;
  /** Whether f never decreases along a route. */
  readonly isConsistent: boolean;
  /** The numbers of the plan that buckets need; none if the ring would be too large. */
  readonly buckets: Pick<Plan, 'buckets' | 'bucketsPerCost'>;
  /** The numbers of the plan that the search by whole costs needs; all 0 if there are none. */
  readonly whole: WholeCosts;
}

/** Something that keeps a search from using a method. docs/searching.md says each in words; its test knows them by their names. */
type Obstacle = (request: Choice) => boolean;

const turnsAreFree: Obstacle = ({ options }) => !countsTurns(options);
const isAStarAsked: Obstacle = ({ options }) => options.algorithm === 'astar';
const isNotAuto: Obstacle = ({ options }) => options.algorithm !== 'auto';
const isFunction: Obstacle = ({ options }) => typeof options.heuristic === 'function';
const isVaried: Obstacle = ({ ground }) => ground.uniformCost === 0;
const isUniform: Obstacle = ({ ground }) => ground.uniformCost !== 0;
const lacksBorders: Obstacle = ({ ground }) => ground.uniformCost !== 0 && !ground.stopping;
const hasClosedExits: Obstacle = ({ ground }) => ground.gated;
const hasLinks: Obstacle = ({ ground }) => ground.ways !== null;
/** Borders that cost no less than a step make no route cheaper: jump points on hexagons leave them out, and look at the route that they find. */
const hasShortcuts: Obstacle = ({ ground: { ways, uniformCost }, options: { straightCost } }) =>
  ways !== null &&
  (ways.wrapped !== null || ways.id.some((id, i) => id < BORDER || ways.cost[i] < straightCost * uniformCost));
const isCluttered: Obstacle = ({ ground, options }) => ground.cluttered && options.algorithm !== 'jps';
const isOnHexagons: Obstacle = (request) => !isOnSquares(request);
const isOnSquares: Obstacle = ({ options }) => RULES[options.diagonals] < HEXAGONS;
const isWeighted: Obstacle = ({ options }) => options.heuristicWeight !== 1;
const isBlind: Obstacle = ({ options }) => options.heuristic === 'zero';
const isWeightedUnasked: Obstacle = (request) => request.options.algorithm !== 'jps' && isWeighted(request);
const isBlindUnasked: Obstacle = (request) => request.options.algorithm !== 'jps' && isBlind(request);
const isEuclidean: Obstacle = ({ options }) => options.heuristic === 'euclidean';
const mayOverestimate: Obstacle = ({ isConsistent }) => !isConsistent;
const hasOddDiagonals: Obstacle = ({ isCanonical }) => !isCanonical;
const isLimited: Obstacle = (request) => request.isLimited;
const hasDirections: Obstacle = ({ options: { startDirection, goalDirection } }) =>
  startDirection !== NO_DIRECTION || goalDirection !== NO_DIRECTION;
const hasDiagonals: Obstacle = ({ options }) => options.diagonals !== 'never';
const isTraced: Obstacle = ({ options }) => options.trace;
const isPartial: Obstacle = ({ options }) => options.partial;
const hasRange: Obstacle = ({ options }) => options.range > 0;
/** On even ground, jump points go with all of these. */
const isMixed: Obstacle = (request) =>
  isVaried(request) && firstOf([[hasLinks, hasClosedExits, isEuclidean, isPartial, isLimited]], request) !== null;
const reachesFar: Obstacle = ({ options }) => options.range > SMALL_RANGE;
const hasLargeRange: Obstacle = ({ options: { range, trace, maxOpen } }) =>
  range > 0 && (range > SMALL_RANGE || trace || maxOpen < Infinity);
/** The nearest cell may lie between jump points; and jump points use octile, while the heuristic decides what is nearest. */
const isPartialAmongCells: Obstacle = ({ isLimited, options: { partial, heuristic } }) =>
  partial && (isLimited || heuristic === 'euclidean' || heuristic === 'chebyshev');
const isStopped: Obstacle = ({ options }) => options.maxExpansions === 0 || options.maxCost < Infinity;
/** `'astar'` keeps to the heuristic that was asked for. Without diagonals, manhattan is octile; with them, it may overestimate. */
const wantsOtherHeuristic: Obstacle = ({ options: { algorithm, heuristic } }) =>
  algorithm === 'astar' && heuristic !== 'octile' && heuristic !== 'manhattan';
const lacksWholeCosts: Obstacle = ({ whole }) => whole.wholeLimit === 0;
const isNotContracted: Obstacle = ({ isContracted }) => !isContracted;
const hasExtremeCosts: Obstacle = ({ ground }) => !costsCount(ground);
const needsManyBuckets: Obstacle = ({ buckets }) => buckets.buckets === 0;

/** What keeps jump points from uniform ground. `'jps'` uses them in clutter and with any weight up to 1, too. */
const NO_JUMPS: readonly Obstacle[] = [
  isOnHexagons,
  isAStarAsked,
  isFunction,
  isVaried,
  hasClosedExits,
  hasLinks,
  isCluttered,
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
export function countsTurns({ turnCost, startDirection, goalDirection }: ResolvedOptions): boolean {
  return turnCost > 0 || startDirection !== NO_DIRECTION || goalDirection !== NO_DIRECTION;
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
        isCluttered,
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
      [isOnSquares, isAStarAsked, isVaried, isFunction, hasShortcuts, isCluttered, mayOverestimate],
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
        isCluttered,
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
    if (firstOf(obstacles, request) !== null) continue;
    if (!hasGlanced && method !== methods.CONTRACTED && method !== methods.TURN_RUNS) {
      if (endsInView(method, request)) list.push(methods.IN_VIEW);
      if (asksComponents(method, request)) list.push(methods.COMPONENTS);
      hasGlanced = true;
    }
    list.push(method);
    if (method === methods.TURNS) break;
  }
  return list;
}

/** Returns the first obstacle that stands, or null. Plain loops: plans are often made for each search. */
function firstOf(groups: readonly (readonly Obstacle[])[], request: Choice): Obstacle | null {
  for (const group of groups) for (const obstacle of group) if (obstacle(request)) return obstacle;
  return null;
}

/** Returns whether a search by a method may end as soon as it sees the goal: h is then the exact cost left, and no option needs more. */
function endsInView(method: number, request: Choice): boolean {
  return (method === methods.JUMP_POINTS || method === methods.HEX_JUMPS) && firstOf([NOT_DIRECT], request) === null;
}

/**
 * Returns whether components may say that the goal is out of reach. They know of walks alone, and hexagons have none. A search from cell to
 * cell asks none if callers would notice that no search ran: by the trace, the nearest cell, a limit, or calls of their function.
 */
function asksComponents(method: number, request: Choice): boolean {
  if (hasLinks(request)) return false;
  return method === methods.JUMP_POINTS || firstOf([NOT_ASKING], request) === null;
}

/** The reason if terrain or layers forbid jump points. */
export const DIFFERING = 'terrain costs differ, or layers are given';

/** @throws `RangeError` if the options are `algorithm: 'jps'` and others with which that is not allowed, or the ground is. */
export function checkJps({ options, ground }: Choice): void {
  if (options.algorithm !== 'jps') return;
  if (options.turnCost > 0) throw noJumps(`turnCost is ${options.turnCost}`);
  if (countsTurns(options)) throw noJumps('a direction is given');
  if (typeof options.heuristic === 'function') throw noJumps('heuristic is a function');
  if (ground.uniformCost === 0) throw noJumps(DIFFERING);
  if (ground.gated) throw noJumps('the grid has closed exits');
  if (ground.ways !== null) throw noJumps('the grid has links');
  const { straight, diagonal } = canonicalCosts(options.straightCost, options.diagonalCost);
  if (!keepsCanonicalRoutes(RULES[options.diagonals], straight, diagonal))
    throw noJumps(`diagonalCost ${options.diagonalCost}: it must be from straightCost to 2 x straightCost`);
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

/**
 * Returns whether each terrain cost counts: a step on the cheapest terrain must change the cost of any path by more than
 * rounding. Otherwise jump points that tie may leave out moves for each other. Path costs have 53 bits: 2^22 by terrain, and 2^28 by cells,
 * leave 3.
 */
function costsCount({ leastCost, greatestCost }: Ground): boolean {
  return leastCost > 0 && greatestCost <= leastCost * 2 ** 22;
}
