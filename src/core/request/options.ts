import { suggestOption, suggestValue } from '../base/advice/advice.ts';
import { checkDirection, type Direction } from '../base/cells/direction-names.ts';
import type { PointLike } from '../base/cells/point.ts';
import {
  checkBoolean,
  checkChoice,
  checkCost,
  checkInteger,
  checkLimit,
  checkNames,
  checkNonNegative,
  checkPenalty,
  type Filled,
} from '../base/check.ts';
import type { EngineName } from '../engine/names.ts';
import type { CellStore } from '../grid/cell-store.ts';
import type { CostLayer } from '../layers/layers.ts';
import { NO_DIRECTION, RULES } from '../rules/moves.ts';

/**
 * When a diagonal step is legal, by the two cells beside it: if both are passable (`'onlyWhenNoObstacles'`), if at least one is, always, or
 * never.
 */
export type Diagonals = 'onlyWhenNoObstacles' | 'ifAtMostOneObstacle' | 'always' | 'never';

/** The heuristics that both engines know. Only manhattan can overestimate, and only if diagonal steps are allowed. */
export type HeuristicName = 'octile' | 'manhattan' | 'euclidean' | 'chebyshev' | 'zero';

/** Estimated cost between two cells `dx` columns and `dy` rows apart (both >= 0), on terrain of cost 1. */
export type HeuristicFunction = (dx: number, dy: number) => number;

/** Options of {@link findPath}. */
export interface FindPathOptions {
  /** Corner rule. Default `'onlyWhenNoObstacles'`. */
  diagonals?: Diagonals | undefined;
  /**
   * Estimate that guides the search. Default `'octile'`, the tightest one that never overestimates; with `diagonals: 'never'`, manhattan
   * is the same. Named heuristics are scaled by the grid's lowest terrain cost. If diagonals are allowed, manhattan overestimates, and
   * routes need not be optimal.
   *
   * A function must return a finite number >= 0, which is scaled by the lowest terrain cost if that is below 1.
   * It must not edit the grid; whether the search sees such edits is undefined.
   *
   * If the function never overestimates, the route is optimal, even if the function is not consistent: a closed cell that is reached at
   * lower cost is reopened. Reopening is bounded: after a quarter of the grid's cells were reopened, the search continues by cost alone
   * (Dijkstra's algorithm). So whatever the function returns, n cells take at most 2 1/4 n expansions.
   */
  heuristic?: HeuristicName | HeuristicFunction | undefined;
  /**
   * Factor of the heuristic, 0 to Infinity. 1 (default) is A*, 0 Dijkstra's algorithm. Above 1, A* usually expands fewer cells, and the
   * path costs at most that factor times the optimum; the default search by jump points is usually faster still. Infinity is greedy
   * best-first search, which promises nothing about the cost.
   */
  heuristicWeight?: number | undefined;
  /** Cost of a step along a row or column, > 0 (from 1e-100 to 1e100). Default 1. */
  straightCost?: number | undefined;
  /** Cost of a diagonal step, > 0 (from 1e-100 to 1e100). Default sqrt 2. */
  diagonalCost?: number | undefined;
  /**
   * Cost of each change of direction along the route, whatever the angle: from 0 (default) to 1e100. The first step is free. The route is
   * the cheapest by steps and turns together, and its cost includes the turns. The search is A* over pairs of a cell and a direction of
   * arrival: `expanded`, `trace` and `maxOpen` count a cell once for each of its directions. With `diagonals: 'never'` on uniform terrain it
   * goes from turn to turn, in about a tenth of the time, and `expanded` counts those. `algorithm: 'jps'` throws.
   */
  turnCost?: number | undefined;
  /**
   * The direction of the first step: one faces that way, or a door opens to it. By name or by number, see {@link Direction}; default any.
   * The route is the cheapest of those that begin so. It may turn back, and pass the start again. The search is that of
   * {@link FindPathOptions.turnCost}, and takes as long. `algorithm: 'jps'` and `partial` throw.
   */
  startDirection?: Direction | undefined;
  /**
   * The direction of the last step: a unit arrives facing that way. Otherwise as {@link FindPathOptions.startDirection}. A route without a
   * step, from the goal itself, has any direction.
   */
  goalDirection?: Direction | undefined;
  /**
   * `'auto'` (default) picks the faster of `'astar'` and `'jps'` (jump point search) that still gives optimal routes. It uses jump points
   * if terrain is uniform or changes in few places, no exit is closed, turns are free, no direction is given, the grid is not cluttered with single blocked cells,
   * the weight is 1, straightCost <= diagonalCost <= 2 x straightCost (or there are no diagonals), and the heuristic is a named one that
   * never overestimates, other than `'zero'`. All such heuristics then act as octile.
   *
   * On terrain whose costs differ, `'auto'` also orders the open list by f less strictly than `'astar'`, unless that could be noticed by more
   * than another route of equal cost or another number of expanded cells. It takes about half the time.
   *
   * `'jps'` throws with a heuristic function, a `turnCost` or a direction, if terrain costs differ or layers are given, on grids with links, joined edges or closed
   * exits, and with other step costs. Jump
   * point search cannot do everything; A* runs instead
   * - if the heuristic may overestimate (a weight above 1, or manhattan with diagonals),
   * - with a `range` above 8, or any `range` together with `trace` or `maxOpen`,
   * - with `partial` if there is a limit, the heuristic is euclidean or chebyshev, or diagonalCost is 2 x straightCost.
   */
  algorithm?: Algorithm | undefined;
  /**
   * Cost layers, all added to the terrain cost of every passable cell for this request; see {@link blendLayers}. Routes are optimal for the
   * sums, which must not be negative; entering a cell of sum 0 is free. `algorithm: 'jps'` throws. Pass the same layers
   * in the same order each time: their sums are kept, and only changes are added and copied again.
   */
  layers?: readonly CostLayer[] | undefined;
  /**
   * Side of the unit: a whole number from 1 (default) to 64. It covers size x size cells, and its cell is the top left one. It may stand
   * where all of them are passable, and pays the dearest terrain that it covers. The corner rule reads the map of these places. That map is
   * kept with the grid and follows edits.
   */
  size?: number | undefined;
  /**
   * Factors of the terrain cost, by kind of cell ({@link Grid.setKind}). Infinity, 0 or less blocks the kind for this request. There must be
   * one for each kind on the grid. The map of these costs is kept with the grid and follows edits.
   */
  kindCosts?: ArrayLike<number> | undefined;
  /**
   * Cells that are blocked for this request: points or, as an Int32Array, cell indices. The grid is not edited. Takes time in proportion to
   * their number.
   */
  avoid?: Iterable<PointLike> | Int32Array | undefined;
  /** Whether the start counts as passable, so that a unit does not block itself. Default false. All rules hold for leaving it. */
  allowBlockedStart?: boolean | undefined;
  /**
   * Gives up (status `'limit'`) before expanding more cells (jump points, if the search uses them) than this: a whole number >= 0, or
   * Infinity (default).
   */
  maxExpansions?: number | undefined;
  /**
   * Gives up (status `'limit'`) when more distinct cells (or jump points) than this are open and the goal is not next in line: a whole
   * number >= 1, or Infinity (default).
   */
  maxOpen?: number | undefined;
  /**
   * Gives up (status `'limit'`) if no route costs this or less: a number >= 0, or Infinity (default). If the heuristic overestimates or the
   * weight is above 1, gives up if the route that it leads to costs more. The comparison allows a relative error of 1e-10, so the cost of an
   * earlier result is a valid limit. For an unreachable goal, jump points report `'unreachable'`; A*, which looks no further than the limit,
   * usually reports `'limit'`. With a limit, the route may be a different one of equal cost.
   */
  maxCost?: number | undefined;
  /**
   * Accepts any cell within this many columns and rows of the goal (Chebyshev distance): a whole number >= 0, default 0. The goal itself
   * may then be blocked; status `'goal-blocked'` means that all these cells are. A search by jump points runs from these cells to the
   * start: `expanded`, and the cells that a {@link Search} lists, describe that direction, unless the route is partial.
   */
  range?: number | undefined;
  /**
   * If the goal is blocked or unreachable, or a limit is met, returns the route to the nearest expanded cell, with status `'partial'`.
   * Nearest means lowest h, and among these lowest g. h is measured on the map without walls, over links and round edges that go on; there is no
   * walk between floors. If a diagonal step costs less than a straight one, h counts straight steps at its cost, too. If nothing was expanded, there is no route. Default false.
   *
   * With a `maxCost`, a unit with that many movement points comes as near as it can: unless it finds the goal, the search looks at all cells
   * that cost at most that much, and no others. If a named heuristic overestimates or the weight is above 1, it may miss some of them, since
   * its routes are not the cheapest.
   */
  partial?: boolean | undefined;
  /**
   * Whether the result lists the expanded cells in order. Default false. With it, A* searches even if the goal is known to be unreachable.
   * On terrain whose costs differ, or together with a `range`, the route may be a different one of equal cost.
   */
  trace?: boolean | undefined;
  /** `'auto'` (default) is wasm if that can run here, else js; see {@link engineInfo}. */
  engine?: EngineName | 'auto' | undefined;
}

/** The search algorithm, see {@link FindPathOptions.algorithm}. */
export type Algorithm = 'auto' | 'astar' | 'jps';

/** Options with every default filled in, except those with arrays. A direction is a number, 8 for any. */
export type ResolvedOptions = Omit<Filled<FindPathOptions>, ReadLater | Directions> & { [K in Directions]: number };
type Directions = 'startDirection' | 'goalDirection';
/**
 * Options with arrays are not resolved here but read when used (request/cells/request-cells.ts). Resolved options are kept for the next call, which
 * would keep layers alive and miss changes to the arrays.
 */
type ReadLater = 'layers' | 'kindCosts' | 'avoid';
function isReadLater(name: string): name is ReadLater {
  return name === 'layers' || name === 'kindCosts' || name === 'avoid';
}

const DIAGONALS = /* @__PURE__ */ Object.keys(RULES) as readonly Diagonals[];
const HEURISTICS: readonly HeuristicName[] = ['octile', 'manhattan', 'euclidean', 'chebyshev', 'zero'];
const ALGORITHMS: readonly Algorithm[] = ['auto', 'astar', 'jps'];
const ENGINES: readonly (EngineName | 'auto')[] = ['auto', 'wasm', 'js'];
/** The largest side of a unit. */
export const LARGEST_SIZE = 64;

// Checks that other functions' options share.
export const checkDiagonals = (name: string, value: unknown): Diagonals =>
  checkChoice(name, value, DIAGONALS, suggestValue);
export const checkEngine = (name: string, value: unknown): EngineName | 'auto' =>
  checkChoice(name, value, ENGINES, suggestValue);
export const checkExpansions = (name: string, value: unknown): number => checkLimit(name, value, 0);
export const checkSize = (name: string, value: unknown): number => checkInteger(name, value, 1, LARGEST_SIZE);

/** The options of calls without options. */
export const DEFAULTS: ResolvedOptions = {
  diagonals: 'onlyWhenNoObstacles',
  heuristic: 'octile',
  heuristicWeight: 1,
  straightCost: 1,
  diagonalCost: Math.SQRT2,
  turnCost: 0,
  startDirection: NO_DIRECTION,
  goalDirection: NO_DIRECTION,
  algorithm: 'auto',
  maxExpansions: Infinity,
  maxOpen: Infinity,
  maxCost: Infinity,
  range: 0,
  partial: false,
  trace: false,
  size: 1,
  allowBlockedStart: false,
  engine: 'auto',
};

/** The check of each option. Its keys are the list of all options. */
const CHECKS: {
  [K in keyof FindPathOptions]-?: (
    name: string,
    value: unknown,
  ) => K extends keyof ResolvedOptions ? ResolvedOptions[K] : void;
} = {
  layers: () => {},
  diagonals: checkDiagonals,
  heuristic: (name, value) =>
    typeof value === 'function' ? (value as HeuristicFunction) : checkChoice(name, value, HEURISTICS, suggestValue),
  heuristicWeight: checkNonNegative,
  straightCost: checkCost,
  diagonalCost: checkCost,
  turnCost: checkPenalty,
  startDirection: checkDirection,
  goalDirection: checkDirection,
  algorithm: (name, value) => checkChoice(name, value, ALGORITHMS, suggestValue),
  maxExpansions: checkExpansions,
  maxOpen: (name, value) => checkLimit(name, value, 1),
  maxCost: checkNonNegative,
  range: (name, value) => checkInteger(name, value, 0, Number.MAX_SAFE_INTEGER),
  partial: checkBoolean,
  trace: checkBoolean,
  size: checkSize,
  kindCosts: () => {},
  avoid: () => {},
  allowBlockedStart: checkBoolean,
  engine: checkEngine,
};

/** The names of all options. */
export const OPTION_NAMES = /* @__PURE__ */ Object.keys(CHECKS) as readonly (keyof FindPathOptions)[];

/** Options, name by name, and what they were resolved to. */
interface Read {
  readonly names: readonly string[];
  readonly values: readonly unknown[];
  readonly resolved: ResolvedOptions;
}

/** The options resolved last: most callers pass the same options again. */
let latest: Read = { names: [], values: [], resolved: DEFAULTS };

/**
 * Checks options and fills in defaults. An undefined option counts as absent. Inherited options and getters of a class are read too.
 *
 * @throws `TypeError` for values of the wrong kind. @throws `RangeError` for other wrong values and unknown names.
 */
export function resolveOptions(options: FindPathOptions | undefined): ResolvedOptions {
  if (options === undefined) return DEFAULTS;
  return resolvedBefore(options) ?? resolve(options);
}

/** Returns what options were resolved to if they are those of the last call; else null. */
export function resolvedBefore(options: FindPathOptions): ResolvedOptions | null {
  // Read once: reading an option may run the caller's code, which may search with other options.
  const read = latest;
  return isPlainObject(options) && isSame(read, options) ? read.resolved : null;
}

/** Returns whether options have the names and values of some that were read before. */
function isSame({ names, values }: Read, options: FindPathOptions): boolean {
  let count = 0;
  for (const name in options) {
    const isNext = name === names[count];
    if (!isNext || (!isReadLater(name) && options[name as keyof FindPathOptions] !== values[count])) return false;
    count++;
  }
  return count === names.length;
}

/** Checks the options of a request on some cells, and fills in what is usual there. @throws `TypeError` or `RangeError` as `resolveOptions` does. */
export function optionsFor({ shape }: CellStore, options: FindPathOptions | undefined): ResolvedOptions {
  const resolved = resolveOptions(options);
  return shape === null ? resolved : shape.resolve(options, resolved, DEFAULTS);
}

/** Returns whether `for … in` lists all options of an object. It skips getters of a class. Reading the prototype would take longer. */
function isPlainObject(options: FindPathOptions | null): boolean {
  try {
    return options?.constructor === Object;
  } catch {
    // A revoked Proxy.
    return false;
  }
}

function resolve(options: FindPathOptions): ResolvedOptions {
  checkNames('options', options, OPTION_NAMES, suggestOption);
  const resolved = { ...DEFAULTS };
  const read: Record<string, unknown> = {};
  for (const name of OPTION_NAMES) {
    if (isReadLater(name)) continue;
    const value = options[name];
    read[name] = value;
    if (value !== undefined) (resolved as Record<string, unknown>)[name] = CHECKS[name](name, value);
  }
  // A function is not kept, since it may keep anything alive.
  if (typeof resolved.heuristic !== 'function' && isPlainObject(options)) {
    const names: string[] = [];
    for (const name in options) names.push(name);
    const values = names.map((name) => (name in read ? read[name] : options[name as keyof FindPathOptions]));
    latest = { names, values, resolved };
  }
  return resolved;
}
