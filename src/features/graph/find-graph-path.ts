import { advise } from '../../core/base/advice/advice.ts';
import type { Filled } from '../../core/base/check.ts';
import {
  checkBoolean,
  checkInteger,
  checkNonNegative,
  OR_NO_ROUTE,
  readOptions,
  wrongEstimate,
  wrongKind,
} from '../../core/base/check.ts';
import { checkAttached, viewName } from '../../core/base/lists.ts';
import { STATUSES, type Status } from '../../core/base/statuses.ts';
import { graphEngines } from '../../core/choose/engines.ts';
import type { GraphQuery } from '../../core/engine/graph.ts';
import type { GraphEngine } from '../../core/kernel/graph/graph-engine.ts';
import type { FindPathOptions } from '../../core/request/options.ts';
import { checkEngine, checkExpansions } from '../../core/request/options.ts';
import { COST_TOLERANCE, NO_LIMIT } from '../../core/request/plan.ts';
import { ESTIMATES } from '../../core/rules/graph-estimate.ts';
import { type Graph, type GraphParts, partsOf } from './graph.ts';

/**
 * How a search of a graph ended. Only `'found'` comes with a route. `'unreachable'`: there is no route. `'limit'`: the search gave up at a
 * limit. `'start-blocked'`, `'goal-blocked'`: that cell or hexagon is blocked; nodes of other graphs never are.
 */
export type GraphPathStatus = Extract<Status, 'found' | 'unreachable' | 'limit' | 'start-blocked' | 'goal-blocked'>;

/**
 * Which search of a graph answered. `'a-star'`: A*, guided by estimates. `'both-ends'`: Dijkstra's algorithm from both ends. `'dijkstra'`: the
 * same from the start alone, with `bidirectional: false`. `'none'`: none ran, because the start or the goal is blocked.
 */
export type GraphPathMethod = 'a-star' | 'both-ends' | 'dijkstra' | 'none';

/** The result of {@link findGraphPath}. `status` narrows the type: with `'found'`, `path` is not null. */
export type GraphPathResult = {
  /** Path cost: the sum of the costs of its arcs. Infinity without a path. */
  cost: number;
  /** Number of nodes taken from the open lists and expanded. A reopened node counts again. */
  expanded: number;
  /** Which search answered. */
  method: GraphPathMethod;
} & (
  | {
      /** How the search ended: with a route. */
      status: 'found';
      /** The nodes from start to goal, both included. */
      path: Uint32Array;
    }
  | {
      /** Why there is no route. */
      status: Exclude<GraphPathStatus, 'found'>;
      /** There is no route. */
      path: null;
    }
);

/** Estimated cost from a node to the goal: a function, or an array with an entry per node. */
export type GraphHeuristic = ((node: number) => number) | Float64Array;

/** Options of {@link findGraphPath}. */
export interface FindGraphPathOptions extends Pick<FindPathOptions, 'engine'> {
  /**
   * Estimates the cost from a node to the goal. A function of a node, or an array with an entry per node: numbers >= 0, or Infinity if no
   * route leads from the node to the goal. Default: the distance over the empty map for {@link Graph.grid3d} and {@link Graph.hex},
   * otherwise none.
   *
   * If it never overestimates, the route is optimal, even if the heuristic is not consistent: a closed node that is reached at a lower cost
   * is reopened. Once a quarter of the graph's nodes have been reopened, the search continues by cost alone (Dijkstra's algorithm). So n
   * nodes take at most 2 1/4 n expansions, whatever the estimates are.
   *
   * A function is called at most once per node and search, when the search first reaches the node. The estimate of the start is not read.
   */
  heuristic?: GraphHeuristic | undefined;
  /**
   * Factor of the heuristic, 0 to Infinity. 1 (default) is A*. 0 is Dijkstra's algorithm, which reads no estimates. Above 1, the path costs
   * at most that factor times the optimum. Infinity is greedy best-first search, which may return a path of any cost.
   */
  heuristicWeight?: number | undefined;
  /**
   * Whether to search from both ends, which is possible only without a heuristic. Default: true if possible. On a directed graph, the first
   * such search reverses the arcs and keeps them. That takes about as long as making the graph.
   */
  bidirectional?: boolean | undefined;
  /** Give up (status `'limit'`) before expanding more nodes than this: a whole number >= 0, or Infinity (default). */
  maxExpansions?: number | undefined;
  /**
   * Give up (status `'limit'`) if no route costs this or less: a number >= 0, or Infinity (default). If the heuristic overestimates or its
   * weight is above 1, the search may give up although such a route exists. Compared to 1e-10 relative, so the cost of a route found
   * earlier is enough to find it again.
   */
  maxCost?: number | undefined;
}

type ResolvedOptions = Filled<FindGraphPathOptions, 'heuristic' | 'bidirectional'>;

/**
 * Finds a cheapest route between two nodes of a graph.
 *
 * If there is no route, the result says so in its `status`; it is not an error. The route and its cost are the same on every machine and
 * both engines.
 *
 * With a heuristic it uses A* (P. Hart, N. Nilsson, B. Raphael, 1968); without one, Dijkstra's algorithm from both ends (T. Nicholson,
 * 1966). It takes O((n + m) log m) time. With a consistent heuristic, or none, n and m are the nodes and arcs that the search visits; with
 * any other, all those of the graph. The graph stays in the engine's memory between calls, so a call costs in proportion to what it
 * touches.
 *
 * @param graph Never modified.
 * @param start A node of the graph, 0 to nodeCount - 1.
 * @param goal Another node, or the same: the route is then that node, at cost 0.
 * @param options See {@link FindGraphPathOptions}; each has a default.
 * @returns The status, the route and its cost.
 * @throws `TypeError` for arguments of the wrong kind.
 * @throws `RangeError` for nodes outside the graph and wrong options or estimates, and if memory cannot be allocated. The next call still
 * works. An error thrown by a heuristic function is passed on.
 *
 * @example
 * const places = [[0, 0], [3, 0], [3, 4], [0, 4]];
 * const distance = (a, b) => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);
 * const roads = [[0, 1], [1, 2], [0, 3], [3, 2]].map(([a, b]) => [a, b, distance(places[a], places[b])]);
 * const graph = Graph.fromEdges(places.length, roads, { directed: false });
 *
 * const { cost } = findGraphPath(graph, 0, 2, { heuristic: (node) => distance(places[node], places[2]) });
 * cost; // => 7
 */
export function findGraphPath(
  graph: Graph,
  start: number,
  goal: number,
  options?: FindGraphPathOptions,
): GraphPathResult {
  return runGraphOn(null, graph, start, goal, options);
}

/** Does what {@link findGraphPath} does, on the given engine; null means the one that the options name. */
export function runGraphOn(
  engine: GraphEngine | null,
  graph: Graph,
  start: number,
  goal: number,
  options?: FindGraphPathOptions,
): GraphPathResult {
  const parts = partsOf(graph);
  const resolved = resolveOptions(parts, options);
  const chosen = engine ?? graphEngines.choose(resolved.engine);
  const last = parts.arcs.nodeCount - 1;
  const query = queryOf(parts, checkInteger('start', start, 0, last), checkInteger('goal', goal, 0, last), resolved);
  if (parts.lattice?.isBlocked(start)) return failed('start-blocked');
  if (parts.lattice?.isBlocked(goal)) return failed('goal-blocked');
  const { status, path, cost, expanded } = chosen.solve(query);
  return { status: STATUSES[status], path, cost, expanded, method: methodOf(query) } as GraphPathResult;
}

function failed(status: 'start-blocked' | 'goal-blocked'): GraphPathResult {
  return { status, path: null, cost: Infinity, expanded: 0, method: 'none' };
}

function methodOf({ reverse, estimate }: GraphQuery): GraphPathMethod {
  if (reverse !== null) return 'both-ends';
  return estimate === ESTIMATES.none ? 'dijkstra' : 'a-star';
}

/** Resolves a request on this graph to what engines read. */
function queryOf(parts: GraphParts, start: number, goal: number, options: ResolvedOptions): GraphQuery {
  const { heuristic, heuristicWeight: weight, bidirectional, maxExpansions, maxCost } = options;
  const isOwn = heuristic !== undefined && weight !== 0;
  const lattice = heuristic === undefined && weight !== 0 ? (parts.lattice?.shape ?? null) : null;
  const isGuided = isOwn || lattice !== null;
  if (bidirectional === true && isGuided) {
    throw new RangeError(
      'bidirectional is true, but there is a heuristic, which a search from both ends cannot use: set heuristicWeight to 0 or leave bidirectional out',
    );
  }
  const isGreedy = isGuided && weight === Infinity;
  return {
    arcs: parts.arcs,
    reverse: isGuided || bidirectional === false ? null : parts.reverse(),
    // -0 becomes 0.
    start: start + 0,
    goal: goal + 0,
    estimate: isOwn ? ESTIMATES.asked : (lattice?.estimate ?? ESTIMATES.none),
    lattice,
    askedOf: isOwn && typeof heuristic === 'function' ? checked(heuristic) : null,
    estimates: isOwn && typeof heuristic !== 'function' ? (heuristic ?? null) : null,
    gFactor: isGreedy ? 0 : 1,
    hFactor: isGreedy || !isGuided ? 1 : weight,
    reopens: isOwn && !isGreedy,
    maxExpansions: Math.min(maxExpansions, NO_LIMIT),
    maxCost: maxCost * (1 + COST_TOLERANCE),
  };
}

/** Wraps the caller's function so that each value it returns is checked. */
function checked(heuristic: (node: number) => number): (node: number) => number {
  return (node) => {
    const estimate = heuristic(node);
    if (typeof estimate === 'number' && estimate >= 0) return estimate;
    throw wrongEstimate(`heuristic(${node}) returned`, estimate, OR_NO_ROUTE);
  };
}

function resolveOptions({ arcs }: GraphParts, options: FindGraphPathOptions | undefined): ResolvedOptions {
  return readOptions<ResolvedOptions>(
    options,
    {
      heuristic: [(name, value) => checkHeuristic(name, value, arcs.nodeCount), undefined],
      heuristicWeight: [checkNonNegative, 1],
      bidirectional: [checkBoolean, undefined],
      maxExpansions: [checkExpansions, Infinity],
      maxCost: [checkNonNegative, Infinity],
      engine: [checkEngine, 'auto'],
    },
    advise,
  );
}

function checkHeuristic(name: string, value: unknown, nodeCount: number): GraphHeuristic {
  if (typeof value === 'function') return value as (node: number) => number;
  if (viewName(value) !== 'Float64Array') {
    throw wrongKind(name, value, 'a function of a node, or a Float64Array with an entry per node');
  }
  const estimates = value as Float64Array;
  checkAttached(name, estimates);
  if (estimates.length !== nodeCount) {
    throw new RangeError(`${name} has ${estimates.length} entries: it must have one per node, ${nodeCount}`);
  }
  // Engines copy the whole array, so its length must be fixed: the buffer may grow, and a subclass may report another length.
  return new Float64Array(estimates.buffer, estimates.byteOffset, nodeCount);
}
