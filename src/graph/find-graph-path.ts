import {
  checkAttached,
  checkBoolean,
  checkChoice,
  checkInteger,
  checkLimit,
  checkNonNegative,
  OR_NO_ROUTE,
  readOptions,
  viewName,
  wrongEstimate,
  wrongKind,
} from '../base/check.ts';
import { ESTIMATES } from '../base/estimates.ts';
import { STATUSES } from '../base/statuses.ts';
import { chooseGraphEngine } from '../choose/graph.ts';
import type { GraphEngine, GraphQuery } from '../engine/graph.ts';
import type { EngineName } from '../engine/names.ts';
import { ENGINES } from '../options/options.ts';
import { COST_TOLERANCE, NO_LIMIT } from '../options/profile.ts';
import { type Graph, type GraphParts, partsOf } from './graph.ts';

/** How a search of a graph ended. Only `'found'` comes with a route. Only cells and hexagons can be blocked. */
export type GraphPathStatus = 'found' | 'unreachable' | 'limit' | 'start-blocked' | 'goal-blocked';

/** What {@link findGraphPath} returns. TypeScript knows by the `status` whether there are `nodes`. */
export type GraphPathResult = {
  /** Path cost: the sum of the costs of its arcs. Infinity without a path. */
  cost: number;
  /** Nodes taken from the open lists and expanded; one that is reopened counts again. */
  expanded: number;
} & (
  | {
      /** How the search ended: with a route. */
      status: 'found';
      /** The route, start and goal included. */
      nodes: Uint32Array;
    }
  | {
      /** Why there is no route. */
      status: Exclude<GraphPathStatus, 'found'>;
      /** There is no route. */
      nodes: null;
    }
);

/** Estimated cost from a node to the goal. */
export type GraphHeuristic = ((node: number) => number) | Float64Array;

/** Options of {@link findGraphPath}. */
export interface FindGraphPathOptions {
  /**
   * Estimate of the cost from a node to the goal, as a function, or as an array with an entry a node: numbers >= 0, or Infinity for a node
   * from which no route leads to the goal. That of the start counts for nothing, and is not looked at. A function is called at most once a
   * node in a search, when the search comes upon the node, not before. If it never overestimates, the route is optimal, even
   * if it is not consistent: a closed node that is then reached at less cost is reopened. Reopening is bounded. Once a quarter of the
   * graph's nodes were reopened, the search goes on by cost alone (Dijkstra's algorithm) from where it is, so that whatever the
   * estimates are, n nodes take at most 2 1/4 n expansions.
   * Default: the distance over the empty map for {@link Graph.grid3d} and {@link Graph.hex}, otherwise none.
   */
  heuristic?: GraphHeuristic | undefined;
  /**
   * Factor of the heuristic, 0 to Infinity. 1 (default) is A*, 0 Dijkstra's algorithm, which asks for no estimate; with more than 1
   * the cost is at most that factor times the optimum; Infinity is greedy best-first search, which promises nothing.
   */
  heuristicWeight?: number | undefined;
  /**
   * Whether to search from both ends, which is possible without a heuristic only. Default: wherever it is possible. The first such search
   * on a directed graph turns its arcs round, which takes about as long as making the graph, and keeps them.
   */
  bidirectional?: boolean | undefined;
  /** Give up (status `'limit'`) before expanding more nodes than this: a whole number >= 0, or Infinity (default). */
  maxExpansions?: number | undefined;
  /**
   * Give up (status `'limit'`) where no route costs this or less: a number >= 0, or Infinity (default). With a heuristic that
   * overestimates, or a weight above 1, perhaps also where one costs less. Compared to 1e-10 relative, so that the cost of a route
   * found before is enough.
   */
  maxCost?: number | undefined;
  /** `'auto'` (default) is wasm where it can run, see {@link engineInfo}. */
  engine?: EngineName | 'auto' | undefined;
}

interface ResolvedOptions {
  heuristic: GraphHeuristic | null;
  heuristicWeight: number;
  bidirectional: boolean | null;
  maxExpansions: number;
  maxCost: number;
  engine: EngineName | 'auto';
}

const DEFAULTS: ResolvedOptions = {
  heuristic: null,
  heuristicWeight: 1,
  bidirectional: null,
  maxExpansions: Infinity,
  maxCost: Infinity,
  engine: 'auto',
};

/**
 * Finds a cheapest route between two nodes of a graph.
 *
 * A* (P. Hart, N. Nilsson, B. Raphael, 1968), or, without a heuristic, Dijkstra's algorithm from both ends (T. Nicholson, 1966):
 * O((n + m) log m) time, with a consistent heuristic in the n nodes and m arcs it has to look at, with any other in those of the
 * graph. The graph stays in the
 * engine's memory between calls, so a call costs in proportion to what it touches.
 *
 * @param graph Never modified.
 * @param start A node of the graph, 0 to nodeCount - 1.
 * @param goal Another, or the same: the route is then that node, at cost 0.
 * @param options See {@link FindGraphPathOptions}; each has a default.
 * @returns The route and its cost, the same on every machine and both engines. That no route exists is a status, not an
 * error.
 * @throws `TypeError` for arguments of the wrong kind.
 * @throws `RangeError` for nodes outside the graph, wrong options and estimates, and memory that cannot be had. The next call still
 * works. What a heuristic function throws is passed on.
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

/** As {@link findGraphPath}, on a given engine, whatever the options name; null for the one they do. */
export function runGraphOn(
  engine: GraphEngine | null,
  graph: Graph,
  start: number,
  goal: number,
  options?: FindGraphPathOptions,
): GraphPathResult {
  const parts = partsOf(graph);
  const resolved = resolveOptions(parts, options);
  const chosen = engine ?? chooseGraphEngine(resolved.engine);
  const last = parts.arcs.nodeCount - 1;
  const query = queryOf(parts, checkInteger('start', start, 0, last), checkInteger('goal', goal, 0, last), resolved);
  if (parts.lattice?.isBlocked(start)) return failed('start-blocked');
  if (parts.lattice?.isBlocked(goal)) return failed('goal-blocked');
  const { status, nodes, cost, expanded } = chosen.solve(query);
  return { status: STATUSES[status], nodes, cost, expanded } as GraphPathResult;
}

function failed(status: 'start-blocked' | 'goal-blocked'): GraphPathResult {
  return { status, nodes: null, cost: Infinity, expanded: 0 };
}

/** What the options amount to on this graph. */
function queryOf(parts: GraphParts, start: number, goal: number, options: ResolvedOptions): GraphQuery {
  const { heuristic, heuristicWeight: weight, bidirectional, maxExpansions, maxCost } = options;
  const isOwn = heuristic !== null && weight !== 0;
  const lattice = heuristic === null && weight !== 0 ? (parts.lattice?.shape ?? null) : null;
  const isGuided = isOwn || lattice !== null;
  if (bidirectional === true && isGuided) {
    throw new RangeError(
      'bidirectional is true, and there is a heuristic: a search from both ends has none; set heuristicWeight to 0 or leave bidirectional out',
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
    estimates: isOwn && typeof heuristic !== 'function' ? heuristic : null,
    gFactor: isGreedy ? 0 : 1,
    hFactor: isGreedy || !isGuided ? 1 : weight,
    reopens: isOwn && !isGreedy,
    maxExpansions: Math.min(maxExpansions, NO_LIMIT),
    maxCost: maxCost * (1 + COST_TOLERANCE),
  };
}

/** The caller's function, its values looked at. */
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
      heuristic: (name, value) => checkHeuristic(name, value, arcs.nodeCount),
      heuristicWeight: checkNonNegative,
      bidirectional: checkBoolean,
      maxExpansions: (name, value) => checkLimit(name, value, 0),
      maxCost: checkNonNegative,
      engine: (name, value) => checkChoice(name, value, ENGINES),
    },
    DEFAULTS,
  );
}

function checkHeuristic(name: string, value: unknown, nodeCount: number): GraphHeuristic {
  if (typeof value === 'function') return value as (node: number) => number;
  if (viewName(value) !== 'Float64Array') {
    throw wrongKind(name, value, 'a function of a node, or a Float64Array with an entry a node');
  }
  const estimates = value as Float64Array;
  checkAttached(name, estimates);
  if (estimates.length !== nodeCount) {
    throw new RangeError(`${name} has ${estimates.length} entries: it must have one a node, ${nodeCount}`);
  }
  // Of that length whatever becomes of a buffer that can grow, or of a class that tells another: engines copy all of it.
  return new Float64Array(estimates.buffer, estimates.byteOffset, nodeCount);
}
