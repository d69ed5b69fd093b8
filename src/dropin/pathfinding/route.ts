import { now } from '../../core/base/clock.ts';
import { aStar, createSearch, type FindPathOptions, findPath, type PathResult, type Point } from '../../index.ts';
import { DiagonalMovement, ruleOf } from './diagonal-movement.ts';
import { CELLS, Grid, numberOf } from './grid.ts';
import { Heuristic, type HeuristicFunction, isStandard, zero } from './heuristic.ts';
import type { Node } from './node.ts';
import type { Route } from './util.ts';

/** What finders read of a grid, so that grids of other kinds will do. */
export interface Walkable {
  getNodeAt(x: number, y: number): Node;
  getNeighbors(node: Node, diagonalMovement: DiagonalMovement): Node[];
}

/** How a finder wants its route. */
export interface Wanted {
  readonly diagonalMovement: DiagonalMovement;
  readonly heuristic: HeuristicFunction;
  readonly weight: number;
  /** Cost of a diagonal step; a straight one costs 1. */
  readonly diagonalCost: number;
  /** Seconds; Infinity for no limit. */
  readonly timeLimit: number;
  /** Whether to set `tested` of the nodes that the search expanded. */
  readonly marks: boolean;
}

/**
 * Finds a route. The start may be blocked; the goal must be walkable.
 *
 * @returns The cells from start to goal, or an empty list if there is no route.
 * @throws `RangeError` for cells outside the grid. A goal beyond the end of a row is no error but out of reach.
 */
export function findRoute(grid: Walkable, from: Point, to: Point, wanted: Wanted): Route {
  const start = { x: numberOf(from.x), y: numberOf(from.y) };
  const goal = { x: numberOf(to.x), y: numberOf(to.y) };
  if (!isPlain(grid)) return searchNodes(grid, start, goal, wanted);
  const isBeside = !Number.isInteger(goal.x) || goal.x < 0 || goal.x >= grid.width;
  if (isBeside && goal.y >= 0 && goal.y < grid.height) return [];
  if (start.x === goal.x && start.y === goal.y && grid.isInside(start.x, start.y)) return [[start.x, start.y]];
  const result = search(grid, start, goal, wanted);
  if (result === null) return [];
  for (const cell of result.trace ?? []) {
    Object.assign(grid.getNodeAt(cell % grid.width, Math.floor(cell / grid.width)), { tested: true });
  }
  if (result.path === null) return [];
  const { xy } = result.path;
  const route: Route = [];
  for (let i = 0; i < xy.length; i += 2) route.push([xy[i], xy[i + 1]]);
  return route;
}

/** Returns whether the cells of a grid alone decide its steps: it is one of this module, and no subclass changes the rules. */
function isPlain(grid: Walkable): grid is Grid {
  const { getNeighbors, isWalkableAt } = Grid.prototype;
  return grid instanceof Grid && grid.getNeighbors === getNeighbors && grid.isWalkableAt === isWalkableAt;
}

/** Searches the cells of a grid. Returns null if the time is over. */
function search(grid: Grid, start: Point, goal: Point, wanted: Wanted): PathResult | null {
  const cells = grid[CELLS]();
  const options = optionsFor(wanted);
  if (!grid.isWalkableAt(start.x, start.y)) options.allowBlockedStart = true;
  if (wanted.marks) options.trace = true;
  if (!(wanted.timeLimit < Infinity)) return findPath(cells, start, goal, options);
  const running = createSearch(cells, start, goal, options);
  running.run({ maxMilliseconds: wanted.timeLimit * 1000 });
  const result = running.result();
  running.dispose();
  return result;
}

function optionsFor({ diagonalMovement, heuristic, weight, diagonalCost }: Wanted): FindPathOptions {
  const options: FindPathOptions = { diagonals: ruleOf(diagonalMovement), diagonalCost };
  if (isStandard(heuristic)) return options;
  return { ...options, heuristic, heuristicWeight: weight };
}

/** Searches nodes that only their grid knows. */
function searchNodes(grid: Walkable, start: Point, goal: Point, wanted: Wanted): Route {
  const { diagonalMovement, diagonalCost, timeLimit, marks } = wanted;
  const end = grid.getNodeAt(goal.x, goal.y);
  const estimate = estimateOf(wanted);
  const deadline = now() + timeLimit * 1000;
  let isOver = false;
  const neighbors = (node: Node): (readonly [Node, number])[] => {
    // Without neighbours and goal, the search comes to its end.
    isOver ||= now() > deadline;
    if (isOver) return [];
    if (marks) Object.assign(node, { tested: true });
    const nodes = grid.getNeighbors(node, diagonalMovement);
    return nodes.map((next) => [next, next.x === node.x || next.y === node.y ? 1 : diagonalCost]);
  };
  const { path } = aStar<Node>({
    start: grid.getNodeAt(start.x, start.y),
    isGoal: (node) => node === end && !isOver,
    neighbors,
    heuristic: ({ x, y }) => estimate(Math.abs(x - goal.x), Math.abs(y - goal.y)),
  });
  return (path ?? []).map(({ x, y }) => [x, y]);
}

/** Returns the estimate for steps to cells beside: the caller's own, or one that never overestimates. */
function estimateOf({ heuristic, weight, diagonalMovement }: Wanted): HeuristicFunction {
  if (heuristic === zero) return zero;
  if (!isStandard(heuristic)) return (dx, dy) => weight * heuristic(dx, dy);
  return diagonalMovement === DiagonalMovement.Never ? Heuristic.manhattan : Heuristic.octile;
}
