import { checkLimit, checkNames, show, wrongEstimate, wrongKind } from '../../core/base/check.ts';
import { isIterable } from '../../core/base/lists.ts';
import { BEYOND_NOISE } from '../../core/base/rounding.ts';
import type { Status } from '../../core/base/statuses.ts';
import { OpenList, type Ordered } from './open-list.ts';

/** An implicit graph for {@link aStar}, with start and goals. Its functions are called without `this`. */
export interface AStarProblem<N, K = unknown> {
  /** The node where the route begins. */
  start: N;
  /** Returns whether a node is a goal. There may be any number of goals. */
  isGoal: (node: N) => boolean;
  /** Returns the nodes one step away, each with the cost of the step, a finite number >= 0: as an array or a generator. */
  neighbors: (node: N) => Iterable<readonly [node: N, stepCost: number]>;
  /**
   * Estimates the cost from a node to the nearest goal: a finite number >= 0. Default: 0, which makes it Dijkstra's algorithm. If it never
   * overestimates, the route is a cheapest one, even if the heuristic is not consistent. Called once per node.
   */
  heuristic?: ((node: N) => number) | undefined;
  /**
   * Returns the key of a node. Nodes with equal keys are the same node, by the rules of `Map`. Default: the node itself, which is right for
   * strings, numbers, and objects that are made only once. For other objects, give for example `({ x, y }) => y * width + x`.
   */
  key?: ((node: N) => K) | undefined;
  /** Give up before expanding more nodes than this: a whole number >= 0, or Infinity (default). */
  maxExpansions?: number | undefined;
}

/** Which search {@link aStar} ran: `'a-star'`, guided by a heuristic, or `'dijkstra'` without one. */
export type AStarMethod = 'a-star' | 'dijkstra';

/** The result of {@link aStar}. `status` narrows the type: with `'found'`, `path` is not null. */
export type AStarResult<N> = {
  /** The sum of step costs; Infinity without a path. */
  cost: number;
  /** Number of nodes taken from the open list and expanded, without the goal. A reopened node counts again. */
  expanded: number;
  /** Which search answered. */
  method: AStarMethod;
} & (
  | {
      /** A route was found. */
      status: 'found';
      /** The nodes from start to goal, both included. */
      path: N[];
    }
  | {
      /** Why there is no route: none exists, or none was found within `maxExpansions`. */
      status: Extract<Status, 'unreachable' | 'limit'>;
      /** There is no route. */
      path: null;
    }
);

/** The record of a node that has been reached. */
interface Node<N> {
  readonly node: N;
  /** Estimated cost from here to a goal. */
  readonly h: number;
  /** Least cost found so far from the start to here, and the node before on that route. */
  g: number;
  parent: Node<N> | null;
  /** Whether it was expanded at this cost. */
  isClosed: boolean;
}

/** A node on the open list, with its cost when it was put there. If a cheaper entry follows, the old one stays until it is popped. */
interface Entry<N> extends Ordered {
  readonly node: Node<N>;
}

const NAMES = ['start', 'isGoal', 'neighbors', 'heuristic', 'key', 'maxExpansions'];

/**
 * Finds a cheapest route in an implicit graph, one given by functions: for maps that are not grids, puzzles, plans. It is A* (P. Hart,
 * N. Nilsson, B. Raphael, 1968) in plain TypeScript; on a grid, {@link findPath} is many times faster.
 *
 * Nodes of equal f are expanded deepest first (greatest g), then in the order in which they were found. So the same problem has the same
 * answer everywhere. In an infinite graph without a route, the search ends only at `maxExpansions`.
 *
 * With a consistent heuristic it takes O(e log e) time for the e steps it looks at. Otherwise, expanded nodes that are reached at a lower
 * cost are reopened. Once there have been more reopenings than nodes reached, two orders of expansion take turns: by cost alone
 * (Dijkstra's algorithm), and A. Martelli's algorithm B (1977). Together they take at most a few times as long as the better one: at most
 * O(n^2) expansions of the n nodes that the heuristic leaves to look at.
 *
 * @param problem The graph, the start and the goals.
 * @returns The status, the route and its cost.
 * @throws `TypeError` for arguments of the wrong kind, and if a function returns a value of the wrong kind.
 * @throws `RangeError` for unknown names, and for costs and estimates that are negative, NaN or infinite.
 *
 * @example
 * // Two jugs hold 5 and 3 litres. Fill, empty and pour until there are 4 in the larger one.
 * const { path, cost } = aStar({
 *   start: [0, 0],
 *   isGoal: ([a]) => a === 4,
 *   *neighbors([a, b]) {
 *     yield [[5, b], 1];
 *     yield [[a, 3], 1];
 *     yield [[0, b], 1];
 *     yield [[a, 0], 1];
 *     yield [[Math.min(5, a + b), Math.max(0, a + b - 5)], 1];
 *     yield [[Math.max(0, a + b - 3), Math.min(3, a + b)], 1];
 *   },
 *   key: ([a, b]) => 10 * a + b,
 * });
 * cost; // => 6
 * path.map(([a, b]) => `${a}+${b}`).join(' '); // => '0+0 5+0 2+3 2+0 0+2 5+2 4+3'
 */
export function aStar<N, K = unknown>(problem: AStarProblem<N, K>): AStarResult<N> {
  const { start, isGoal, neighbors, heuristic, key, maxExpansions } = checkProblem(problem);
  const method = problem.heuristic === undefined ? 'dijkstra' : 'a-star';
  const nodes = new Map<unknown, Node<N>>();
  const open = new OpenList<Entry<N>>();
  let order = 0;
  let expanded = 0;
  let reopened = 0;

  const reach = (node: N, g: number, parent: Node<N> | null): void => {
    const name = key(node);
    let known = nodes.get(name);
    if (known === undefined) {
      known = { node, h: checkEstimate(heuristic(node), node), g, parent, isClosed: false };
      nodes.set(name, known);
    } else {
      if (g >= known.g) return;
      if (known.isClosed) {
        if (g >= known.g * BEYOND_NOISE) return;
        if (++reopened > nodes.size) open.alternate(expanded);
        known.isClosed = false;
      }
      known.g = g;
      known.parent = parent;
    }
    open.push({ node: known, g, f: g + known.h, order: order++ });
  };

  reach(start, 0, null);
  for (;;) {
    const entry = open.pop();
    if (entry === undefined) return { status: 'unreachable', path: null, cost: Infinity, expanded, method };
    const current = entry.node;
    // The node has since been reached at a lower cost.
    if (entry.g > current.g) continue;
    if (checkAnswer(isGoal(current.node), current.node)) {
      return { status: 'found', path: routeTo(current), cost: current.g, expanded, method };
    }
    if (expanded >= maxExpansions) return { status: 'limit', path: null, cost: Infinity, expanded, method };
    expanded++;
    current.isClosed = true;
    for (const step of checkSteps(neighbors(current.node), current.node)) {
      checkStep(step, current.node);
      reach(step[0], entry.g + step[1], current);
    }
  }
}

function routeTo<N>(goal: Node<N>): N[] {
  const path: N[] = [];
  for (let at: Node<N> | null = goal; at !== null; at = at.parent) path.push(at.node);
  return path.reverse();
}

/** Checks a problem and fills in defaults. */
function checkProblem<N>(problem: AStarProblem<N>) {
  checkNames('problem', problem, NAMES);
  const { start, isGoal, neighbors, heuristic = () => 0, key = (node) => node, maxExpansions = Infinity } = problem;
  if (start === undefined) throw new TypeError('start is undefined: it must be a node');
  checkFunction('isGoal', isGoal, '(node) => boolean');
  checkFunction('neighbors', neighbors, '(node) => [[neighbour, stepCost], …]');
  checkFunction('heuristic', heuristic, '(node) => number, or left out');
  checkFunction('key', key, '(node) => a key that no other node has, or left out');
  checkLimit('maxExpansions', maxExpansions, 0);
  return { start, isGoal, neighbors, heuristic, key, maxExpansions };
}

function checkFunction(name: string, value: unknown, form: string): void {
  if (typeof value !== 'function') throw wrongKind(name, value, `a function ${form}`);
}

function checkAnswer(value: unknown, node: unknown): boolean {
  if (typeof value !== 'boolean') throw wrongKind(`isGoal(${show(node)})`, value, 'true or false');
  return value;
}

function checkEstimate(value: unknown, node: unknown): number {
  if (typeof value === 'number' && value >= 0 && value < Infinity) return value;
  throw wrongEstimate(`heuristic(${show(node)}) returned`, value);
}

function checkSteps<S>(steps: Iterable<S>, from: unknown): Iterable<S> {
  if (typeof steps === 'object' && steps !== null && isIterable(steps)) return steps;
  throw new TypeError(
    `neighbors(${show(from)}) returned ${show(steps)}: it must return an array or a generator of pairs [neighbour, stepCost]`,
  );
}

function checkStep(step: unknown, from: unknown): void {
  if (!Array.isArray(step) || step.length !== 2 || typeof step[1] !== 'number') {
    throw new TypeError(`neighbors(${show(from)}) gave ${show(step)}: it must give pairs [neighbour, stepCost]`);
  }
  if (step[1] >= 0 && step[1] < Infinity) return;
  throw new RangeError(
    `neighbors(${show(from)}) gave the step cost ${step[1]} to ${show(step[0])}: it must be a finite number >= 0; leave out nodes that cannot be entered`,
  );
}
