import {
  checkBoolean,
  checkChoice,
  checkCost,
  checkInteger,
  checkLimit,
  checkNames,
  checkNonNegative,
} from '../base/check.ts';
import type { EngineName } from '../engine/names.ts';
import type { Engine, Profile } from '../engine/search.ts';
import type { CostLayer } from '../layers/layers.ts';

/** When a diagonal step is legal, by the two cells beside it: both passable, at least one, any, or no diagonals at all. */
export type Diagonals = 'onlyWhenNoObstacles' | 'ifAtMostOneObstacle' | 'always' | 'never';

/** The heuristics that both engines know; none but manhattan, where diagonals are allowed, ever overestimates. */
export type HeuristicName = 'octile' | 'manhattan' | 'euclidean' | 'chebyshev' | 'zero';

/** Estimated cost between two cells `dx` columns and `dy` rows apart (both >= 0), on terrain of cost 1. */
export type HeuristicFunction = (dx: number, dy: number) => number;

/** Options of {@link findPath}. */
export interface FindPathOptions {
  /** Corner rule. Default `'onlyWhenNoObstacles'`. */
  diagonals?: Diagonals | undefined;
  /**
   * Estimate that guides the search. Default `'octile'`, the tightest one that never overestimates; where `diagonals` is
   * `'never'`, manhattan is the same. All of them are scaled by the grid's least terrain cost. Manhattan overestimates where
   * diagonals are allowed, and gives up optimality there.
   *
   * A function runs on the js engine. It must return a finite number >= 0. If it never overestimates, the route is
   * optimal, even if the function is not consistent: a closed cell that is then reached at less cost is reopened. Reopening is bounded.
   * Once a quarter of the grid's cells were reopened, the search goes on by cost alone (Dijkstra's algorithm) from where it is, so
   * that whatever the function returns, n cells take at most 2 1/4 n expansions. Its value is scaled by the least terrain
   * cost where that is below 1. It is not to edit the grid: which edits the search then sees is left open.
   */
  heuristic?: HeuristicName | HeuristicFunction | undefined;
  /**
   * Factor of the heuristic, 0 to Infinity. 1 (default) is A*, 0 Dijkstra's algorithm; more than 1 mostly takes fewer expansions than 1
   * does by A* (the default search by jump points is mostly faster still) and costs at most that factor times the optimum; Infinity
   * is greedy best-first search, which promises nothing.
   */
  heuristicWeight?: number | undefined;
  /** Cost of a step along a row or column, > 0 (from 1e-100 to 1e100). Default 1. */
  straightCost?: number | undefined;
  /** Cost of a diagonal step, > 0 (from 1e-100 to 1e100). Default sqrt 2. */
  diagonalCost?: number | undefined;
  /**
   * `'astar'`, `'jps'` (jump point search) or `'auto'` (default), which takes the fastest that keeps the contract: jump points
   * on uniform terrain with weight 1, where straightCost <= diagonalCost <= 2 x straightCost or there are no diagonals, and the heuristic
   * is a named one that never overestimates, other than `'zero'`; octile then serves for all of them. `'jps'` is refused with a
   * heuristic function, where terrain costs differ or layers are given, and with other step costs. It is done as A* where the
   * heuristic may overestimate (a weight above 1, or manhattan with diagonals), with a `range` above 8 or one together with `trace`
   * or `maxOpen`, and with `partial` where there is a limit, the heuristic is euclidean or chebyshev, or diagonalCost is
   * 2 x straightCost.
   */
  algorithm?: Algorithm | undefined;
  /**
   * Cost layers, each added to the terrain cost of every passable cell for this request; see {@link blendLayers}. Routes are
   * optimal for the sums, which must not be negative; a cell of sum 0 is entered for nothing. The search is A*: `algorithm:
   * 'jps'` is refused. Grid and layers are kept added up, and only what changed is added and copied again, as long as the
   * same layers come in the same order.
   */
  layers?: readonly CostLayer[] | undefined;
  /**
   * Give up (status `'limit'`) before expanding more cells than this, or jump points where the search goes by them: a whole number >= 0, or
   * Infinity (default).
   */
  maxExpansions?: number | undefined;
  /**
   * Give up (status `'limit'`) when more distinct cells, or jump points, than this are open and the goal is not the next of them: a whole
   * number >= 1, or Infinity (default).
   */
  maxOpen?: number | undefined;
  /**
   * Give up (status `'limit'`) where no route costs this or less: a number >= 0, or Infinity (default). With a heuristic that
   * overestimates, or a weight above 1, where the route that it leads to costs more. Compared to 1e-10 relative, so that the cost
   * of a route found before is enough. A goal out of reach is `'unreachable'` by jump points; A*, which looks no further than the
   * limit, mostly says `'limit'`. The route found may be another, of equal cost, than without a limit.
   */
  maxCost?: number | undefined;
  /**
   * Accept any cell within this many columns and rows of the goal (Chebyshev distance): a whole number >= 0, default 0. The goal
   * itself may then be blocked; status `'goal-blocked'` says that all those cells are. By jump points the search goes from them to the
   * start: `expanded`, and the cells that a search in steps lists, are counted from their side, unless the route is a partial one.
   */
  range?: number | undefined;
  /**
   * Where the goal is out of reach, or a limit is met, return the route to the expanded cell of least h (of these the one of least
   * g), with status `'partial'`. With a `maxCost`, no cell that costs more is looked at, and all others are, unless the goal is
   * found: a unit with so many points to spend comes as near as it can. Where a named heuristic overestimates, or with a weight
   * above 1, some may be missed, since routes are not the cheapest. A blocked goal counts as out of reach: the route leads to the cell
   * nearest to it. Where nothing was expanded there is no route. Default false.
   */
  partial?: boolean | undefined;
  /**
   * Whether the result lists the expanded cells in order. Default false. A* then searches even for a goal that is known to be out of
   * reach. With a `range` the search is then done by A*, whose route may be another one of equal cost.
   */
  trace?: boolean | undefined;
  /** `'auto'` (default) is wasm where it can run, see {@link engineInfo}. */
  engine?: EngineName | 'auto' | undefined;
}

/** How to search, see {@link FindPathOptions.algorithm}. */
export type Algorithm = 'auto' | 'astar' | 'jps';

/**
 * Layers are not resolved but read where they are used (layered-cells.ts): what is resolved is kept for the next call, and would
 * keep them alive, or hide that their array has been written to.
 */
const LAYERS = 'layers';

/** Options with every default filled in, but for the layers. */
export interface ResolvedOptions {
  diagonals: Diagonals;
  heuristic: HeuristicName | HeuristicFunction;
  heuristicWeight: number;
  straightCost: number;
  diagonalCost: number;
  algorithm: Algorithm;
  maxExpansions: number;
  maxOpen: number;
  maxCost: number;
  range: number;
  partial: boolean;
  trace: boolean;
  engine: EngineName | 'auto';
  /** The engine that runs them, once asked for (choose/search.ts). */
  chosenEngine: Engine | null;
  /** What they amount to on cells without terrain, once asked for (profile.ts). */
  plainProfile: Profile | null;
  /** What they amounted to when last used on cells with terrain. */
  profile: Profile | null;
}

export const DIAGONALS: readonly Diagonals[] = ['onlyWhenNoObstacles', 'ifAtMostOneObstacle', 'always', 'never'];
const HEURISTICS: readonly HeuristicName[] = ['octile', 'manhattan', 'euclidean', 'chebyshev', 'zero'];
const ALGORITHMS: readonly Algorithm[] = ['auto', 'astar', 'jps'];
export const ENGINES: readonly (EngineName | 'auto')[] = ['auto', 'wasm', 'js'];

const DEFAULTS: ResolvedOptions = {
  diagonals: 'onlyWhenNoObstacles',
  heuristic: 'octile',
  heuristicWeight: 1,
  straightCost: 1,
  diagonalCost: Math.SQRT2,
  algorithm: 'auto',
  maxExpansions: Infinity,
  maxOpen: Infinity,
  maxCost: Infinity,
  range: 0,
  partial: false,
  trace: false,
  engine: 'auto',
  chosenEngine: null,
  plainProfile: null,
  profile: null,
};

/** How each option is checked. Also the list of options there are. */
const CHECKS: {
  [K in keyof FindPathOptions]-?: (
    name: string,
    value: unknown,
  ) => K extends keyof ResolvedOptions ? ResolvedOptions[K] : void;
} = {
  layers: () => {},
  diagonals: (name, value) => checkChoice(name, value, DIAGONALS),
  heuristic: (name, value) =>
    typeof value === 'function' ? (value as HeuristicFunction) : checkChoice(name, value, HEURISTICS),
  heuristicWeight: checkNonNegative,
  straightCost: checkCost,
  diagonalCost: checkCost,
  algorithm: (name, value) => checkChoice(name, value, ALGORITHMS),
  maxExpansions: (name, value) => checkLimit(name, value, 0),
  maxOpen: (name, value) => checkLimit(name, value, 1),
  maxCost: checkNonNegative,
  range: (name, value) => checkInteger(name, value, 0, Number.MAX_SAFE_INTEGER),
  partial: checkBoolean,
  trace: checkBoolean,
  engine: (name, value) => checkChoice(name, value, ENGINES),
};

/** All options there are. */
export const OPTION_NAMES = Object.keys(CHECKS) as readonly (keyof FindPathOptions)[];

/** The options resolved last, name by name, since most callers pass the same again. */
let latest: { names: string[]; values: unknown[]; resolved: ResolvedOptions } = {
  names: [],
  values: [],
  resolved: DEFAULTS,
};

/**
 * Checks options and fills in defaults. An option that is undefined counts as absent; inherited ones, and getters of a class, count.
 *
 * @throws `TypeError` for values of the wrong kind. @throws `RangeError` for other wrong values and unknown names.
 */
export function resolveOptions(options: FindPathOptions | undefined): ResolvedOptions {
  if (options === undefined) return DEFAULTS;
  if (!isPlain(options)) return resolve(options);
  // Read once: to read an option may run code of the caller's, which may search with others.
  const { names, values, resolved } = latest;
  let count = 0;
  for (const name in options) {
    const isNext = name === names[count];
    if (!isNext || (name !== LAYERS && options[name as keyof FindPathOptions] !== values[count]))
      return resolve(options);
    count++;
  }
  return count === names.length ? resolved : resolve(options);
}

/** Whether `for … in` gives all that an object has, which it does not of the getters of a class. To ask for its prototype takes longer. */
function isPlain(options: FindPathOptions | null): boolean {
  try {
    return options?.constructor === Object;
  } catch {
    // A Proxy that has been revoked.
    return false;
  }
}

function resolve(options: FindPathOptions): ResolvedOptions {
  checkNames('options', options, OPTION_NAMES);
  const resolved = { ...DEFAULTS, chosenEngine: null, plainProfile: null, profile: null };
  const read: Record<string, unknown> = {};
  for (const name of OPTION_NAMES) {
    if (name === LAYERS) continue;
    const value = options[name];
    read[name] = value;
    if (value !== undefined) (resolved as Record<string, unknown>)[name] = CHECKS[name](name, value);
  }
  // A function may hold on to anything, so it is not kept.
  if (typeof resolved.heuristic !== 'function' && isPlain(options)) {
    const names: string[] = [];
    for (const name in options) names.push(name);
    const values = names.map((name) => (name in read ? read[name] : options[name as keyof FindPathOptions]));
    latest = { names, values, resolved };
  }
  return resolved;
}
