import type { GoalLike, PointLike } from '../index.ts';
import { type Board, boardOf, type ReferenceCell } from './board.ts';
import { estimateTo } from './estimate.ts';
import { costsOfGoals } from './goals.ts';
import { costsFor, leastOf } from './ground.ts';
import { ANY, type ReferenceMap, type ReferenceOptions, readOptions, type Settings } from './options.ts';
import { type Node, START, spread } from './spread.ts';
import { waysOn } from './ways.ts';

/** What the reference returns for a route. */
export interface ReferenceResult {
  /** How the search ended, as in the result of `findPath`. */
  status: 'found' | 'partial' | 'unreachable' | 'limit' | 'start-blocked' | 'goal-blocked';
  /** Cost of the route, Infinity without one. */
  cost: number;
  /** The cells of the route from start to goal, null without one. */
  path: ReferenceCell[] | null;
  /** The steps of the route that are links: the position of the cell that the link leads to, and the number of the link. */
  hops: { index: number; link: number }[];
  /** Number of cells expanded. If turns or directions count, a cell counts once for each direction of arrival. */
  expanded: number;
}

/** What the reference returns for the nearest goal. */
export interface ReferenceNearest extends ReferenceResult {
  /** Index of the goal that the route leads to, -1 without a route. */
  goalIndex: number;
  /** The cost of the route and of that goal, Infinity without a route. */
  total: number;
}

/**
 * Finds a cheapest route between two cells, by A* in plain TypeScript. Its status and cost are those of `findPath` of the main entry (costs
 * to 1e-9 relative); of routes that cost the same it may take another one. It reads the whole map at each call, some microseconds a cell.
 *
 * On a `World` it searches the loaded chunks, and treats all other ground as `unknown` says. Routes to the edge of the loaded
 * ground, `proven` and `missing` belong to the main entry alone.
 *
 * @param map Never modified.
 * @param start A cell. @param goal Another one, or the same.
 * @param options Those of `findPath` that change an answer. `heuristic` measures what is nearest if `partial` is true; routes are the
 * cheapest whatever it is. `algorithm`, `engine`, `heuristicWeight`, `trace`, `maxExpansions` and `maxOpen` are unknown here.
 * @throws `RangeError` for cells outside the map, and for wrong and unknown options.
 *
 * @example
 * import { Grid } from 'hotpath';
 * import * as reference from 'hotpath/reference';
 *
 * const grid = Grid.fromText('..#.\n....');
 * const { status, cost, path } = reference.findPath(grid, [0, 0], [3, 0]);
 * status; // => 'found'
 * cost; // => 4.414…
 * path; // => [ [ 0, 0 ], [ 1, 1 ], [ 2, 1 ], [ 3, 1 ], [ 3, 0 ] ]
 */
export function findPath(
  map: ReferenceMap,
  start: PointLike,
  goal: PointLike,
  options: ReferenceOptions = {},
): ReferenceResult {
  const { goalIndex: _, total: __, ...result } = solve(map, start, [goal], readOptions(map, options, false));
  return result;
}

/**
 * Finds the goal that is nearest by path cost, and a cheapest route to it. Of several goals at equal cost it may take another one than
 * `findNearest` of the main entry.
 *
 * @param map Never modified.
 * @param start A cell. @param goals Cells, which may have a `cost`. Blocked ones are skipped.
 * @param options As for {@link findPath}, except `partial`.
 * @throws `RangeError` as {@link findPath} does.
 *
 * @example
 * import { Grid } from 'hotpath';
 * import * as reference from 'hotpath/reference';
 *
 * const { goalIndex, cost } = reference.findNearest(new Grid(9, 9), [4, 4], [[0, 0], [4, 7]]);
 * goalIndex; // => 1
 * cost; // => 3
 */
export function findNearest(
  map: ReferenceMap,
  start: PointLike,
  goals: readonly GoalLike[],
  options: Omit<ReferenceOptions, 'partial'> = {},
): ReferenceNearest {
  const settings = readOptions(map, options, false);
  if (settings.partial) throw new RangeError('partial is true: leave it out, since no single goal can be approached');
  return solve(map, start, goals, settings);
}

function solve(map: ReferenceMap, start: PointLike, goals: readonly GoalLike[], settings: Settings): ReferenceNearest {
  const { goalDirection, partial, heuristic } = settings;
  const board = boardOf(map, [start, ...goals], settings.size);
  const from = board.indexOf('start', start);
  const targets = goals.map((goal, i) => board.indexOf(goals.length === 1 ? 'goal' : `goals[${i}]`, goal));
  const prices = costsOfGoals(goals);
  const costs = costsFor(board, settings, [from]);
  if (costs[from] === Infinity) return without('start-blocked');

  // The cells at which a route may end, each with the index of its goal.
  const ends = new Map<number, number>();
  costs.forEach((cost, cell) => {
    targets.forEach((target, i) => {
      if (cost === Infinity || !isWithin(board, settings.range, cell, target)) return;
      const other = ends.get(cell);
      if (other === undefined || prices[i] < prices[other]) ends.set(cell, i);
    });
  });
  if (ends.size === 0 && !partial) return without(goals.length > 0 ? 'goal-blocked' : 'unreachable');

  const isEnd = ({ cell, arrival }: Node) =>
    ends.has(cell) && (goalDirection === ANY || arrival === START || arrival === goalDirection);
  const totalAt = ({ cell, cost }: Node) => cost + (prices[ends.get(cell) ?? -1] ?? 0);
  // If goals have costs, all that is in reach is searched first.
  const isFirst = prices.every((price) => price === 0);
  const { goal, expanded, isCut } = spread({
    sources: [from],
    ways: waysOn(board, costs, settings),
    settings,
    estimate: leastOf(costs) === 0 || !isFirst ? () => 0 : estimateTo(board, costs, settings, targets, 'octile'),
    isGoal: (node) => isFirst && isEnd(node),
  });
  const end = isFirst ? goal : cheapestOf(expanded.filter(isEnd), totalAt);
  const base = { ...without(isCut ? 'limit' : 'unreachable'), expanded: expanded.length };
  if (end !== null)
    return {
      ...base,
      ...routeTo(board, end),
      status: 'found',
      goalIndex: ends.get(end.cell) ?? -1,
      total: totalAt(end),
    };
  if (!partial) return base;
  const nearest = nearestOf(expanded, estimateTo(board, costs, settings, targets, heuristic));
  return { ...base, ...routeTo(board, nearest), status: 'partial' };
}

/** Returns a result without a route. */
function without(status: ReferenceResult['status']): ReferenceNearest {
  return { status, cost: Infinity, path: null, hops: [], expanded: 0, goalIndex: -1, total: Infinity };
}

function cheapestOf(nodes: readonly Node[], costOf: (node: Node) => number): Node | null {
  return nodes.reduce<Node | null>((best, node) => (best === null || costOf(node) < costOf(best) ? node : best), null);
}

/** Returns whether a cell is at most `range` columns and rows from another one. */
function isWithin({ width }: Board, range: number, a: number, b: number): boolean {
  if (Math.abs((a % width) - (b % width)) > range) return false;
  return Math.abs(Math.floor(a / width) - Math.floor(b / width)) <= range;
}

/** Returns the node that is nearest to a goal, and the cheapest of several. Distances that are equal but for rounding count as equal. */
function nearestOf(nodes: readonly Node[], estimate: (cell: number) => number): Node {
  const distances = nodes.map(({ cell }) => estimate(cell));
  const least = distances.reduce((a, b) => Math.min(a, b));
  const nearest = nodes.filter((_, i) => distances[i] <= least * (1 + 1e-9));
  return nearest.reduce((a, b) => (b.cost < a.cost ? b : a));
}

/** Returns the route to a node, by way of its parents. */
function routeTo(board: Board, end: Node): Pick<ReferenceResult, 'cost' | 'path' | 'hops'> {
  const nodes: Node[] = [];
  for (let node: Node | null = end; node !== null; node = node.parent) nodes.push(node);
  nodes.reverse();
  return {
    cost: end.cost,
    path: nodes.map(({ cell }) => board.cellAt(cell)),
    hops: nodes.flatMap(({ link }, index) => (link === null ? [] : [{ index, link }])),
  };
}
