import { checkLimit, checkNames, isIterable, show, wrongEstimate, wrongKind } from '../base/check.ts';
import { OpenList, type Ordered } from './open-list.ts';

/** What {@link aStar} has to know of an implicit graph. Its functions are called without `this`. */
export interface AStarProblem<N, K = unknown> {
  /** The node to begin at. */
  start: N;
  /** Whether a route may end here. There may be any number of goals. */
  isGoal: (node: N) => boolean;
  /** The nodes one step away, each with what the step costs: a finite number >= 0. An array, or a generator. */
  neighbors: (node: N) => Iterable<readonly [node: N, stepCost: number]>;
  /**
   * Estimated cost from a node to the nearest goal: a finite number >= 0. Default: 0, which makes it Dijkstra's algorithm. If
   * it never overestimates, the route is a cheapest one, even if it is not consistent. Asked once a node.
   */
  heuristic?: ((node: N) => number) | undefined;
  /**
   * What makes two nodes the same: nodes of equal keys are one, by the rules of `Map`. Default: the node itself, which is right for
   * strings and numbers, and for objects that are made once; for others say for example `({ x, y }) => y * width + x`.
   */
  key?: ((node: N) => K) | undefined;
  /** Give up before expanding more nodes than this: a whole number >= 0, or Infinity (default). */
  maxExpansions?: number | undefined;
}

/** What {@link aStar} returns. */
export interface AStarResult<N> {
  /** The nodes from start to goal, both included. */
  path: N[];
  /** The sum of step costs. */
  cost: number;
  /** Nodes taken from the open list and expanded; the goal is not. A node that was reopened counts again. */
  expanded: number;
}

/** What is known of a node. */
interface Node<N> {
  readonly node: N;
  /** Estimated cost from here. */
  readonly h: number;
  /** Least cost found from the start to here, and the node before. */
  g: number;
  parent: Node<N> | null;
  /** Whether it was expanded at this cost. */
  isClosed: boolean;
}

/** A node on the open list, with the cost at which it was put there. Entries that have been undercut stay until they come up. */
interface Entry<N> extends Ordered {
  readonly node: Node<N>;
}

/** A node is reopened only where its cost falls below this share: less may be rounding, which no heuristic can prevent. */
const LESS = 1 - 2 ** -46;

const NAMES = ['start', 'isGoal', 'neighbors', 'heuristic', 'key', 'maxExpansions'];

/**
 * A* on an implicit graph, one given by functions: for maps that are no grid, puzzles, plans (P. Hart, N. Nilsson, B. Raphael, 1968).
 * Plain TypeScript; {@link findPath} is many times faster where there is a grid.
 *
 * Nodes of equal f are expanded deepest first (greatest g), then in the order in which they were found, so the same problem has the
 * same answer everywhere. Expanded nodes that are reached at less cost are reopened. O(e log e) time in the steps that it looks at,
 * with a consistent heuristic. With another one the order may change once more nodes have been reopened than are known: two orders then
 * take turns, by cost alone (Dijkstra's algorithm) and A. Martelli's algorithm B (1977). Together they take at most a few times what
 * the better one takes, which is O(n^2) expansions of the n nodes that the heuristic leaves to look at, or fewer. A search in an infinite graph without a route only ends by `maxExpansions`.
 *
 * @param problem The graph, where to begin and where to end.
 * @returns The route; null where there is none, or none was found within `maxExpansions`.
 * @throws `TypeError` for arguments of the wrong kind, and functions that return such values.
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
export function aStar<N, K = unknown>(problem: AStarProblem<N, K>): AStarResult<N> | null {
  const { start, isGoal, neighbors, heuristic, key, maxExpansions } = checkProblem(problem);
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
        if (g >= known.g * LESS) return;
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
    if (entry === undefined) return null;
    const current = entry.node;
    // Undercut since.
    if (entry.g > current.g) continue;
    if (checkAnswer(isGoal(current.node), current.node)) return { path: routeTo(current), cost: current.g, expanded };
    if (expanded >= maxExpansions) return null;
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

/** A problem with every default filled in. */
function checkProblem<N>(problem: AStarProblem<N>) {
  checkNames('problem', problem, NAMES);
  const { start, isGoal, neighbors, heuristic = () => 0, key = (node) => node, maxExpansions = Infinity } = problem;
  if (start === undefined) throw new TypeError('start is undefined: it must be a node');
  checkFunction('isGoal', isGoal, '(node) => boolean');
  checkFunction('neighbors', neighbors, '(node) => [[neighbour, stepCost], …]');
  checkFunction('heuristic', heuristic, '(node) => number, or left out');
  checkFunction('key', key, '(node) => what tells it from others, or left out');
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
