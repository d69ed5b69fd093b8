/** The cheapest routes on maps with links: Dijkstra's algorithm over pairs of a cell and a direction of arrival, with a plain list. */
import type { Grid, Path } from '../../src/index.ts';
import { allowsDiagonal, costAt, type Movement, type Point, type World } from './world.ts';

/** A link as the oracle sees it. */
export interface OracleLink {
  readonly from: Point;
  readonly to: Point;
  readonly cost: number;
  readonly oneWay: boolean;
}

export interface OracleQuery extends Movement {
  readonly start: Point;
  readonly range: number;
  readonly turnCost: number;
}

const STEPS: readonly [number, number][] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];
/** No direction: at the start, and after a link. */
const NONE = 8;

/** Returns the least cost from the start to every cell, row by row. With turns that cost, that is the least over all directions of arrival. */
export function linkedCosts(world: World, links: readonly OracleLink[], query: OracleQuery): Float64Array {
  const { width, height } = world;
  const best = new Float64Array(width * height * 9).fill(Infinity);
  const waiting = new Set<number>();
  const offer = (cell: number, arrival: number, cost: number) => {
    const state = cell * 9 + (query.turnCost > 0 ? arrival : NONE);
    if (cost >= best[state]) return;
    best[state] = cost;
    waiting.add(state);
  };
  const isOpen = ({ x, y }: Point) => costAt(world, x, y) < Infinity;
  if (isOpen(query.start)) offer(query.start.y * width + query.start.x, NONE, 0);
  while (waiting.size > 0) {
    // Whoever comes in any order: a state that has become cheaper waits again.
    const [state] = waiting;
    waiting.delete(state);
    const cell = Math.floor(state / 9);
    const arrival = state % 9;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    for (let direction = 0; direction < 8; direction++) {
      const [dx, dy] = STEPS[direction];
      const terrain = costAt(world, x + dx, y + dy);
      if (terrain === Infinity) continue;
      const isDiagonal = dx !== 0 && dy !== 0;
      const sides = [costAt(world, x + dx, y) < Infinity, costAt(world, x, y + dy) < Infinity];
      if (isDiagonal && !allowsDiagonal(query.diagonals, sides[0], sides[1])) continue;
      const turn = arrival === NONE || arrival === direction ? 0 : query.turnCost;
      const step = (isDiagonal ? query.diagonalCost : query.straightCost) * terrain;
      offer(cell + dy * width + dx, direction, best[state] + turn + step);
    }
    for (const { from, to, cost, oneWay } of links) {
      if (!isOpen(from) || !isOpen(to)) continue;
      if (from.x === x && from.y === y) offer(to.y * width + to.x, NONE, best[state] + cost);
      if (!oneWay && to.x === x && to.y === y) offer(from.y * width + from.x, NONE, best[state] + cost);
    }
  }
  return Float64Array.from({ length: width * height }, (_, cell) => Math.min(...best.subarray(cell * 9, cell * 9 + 9)));
}

/** Returns the least cost to within range of a goal. */
export function leastNear(costs: Float64Array, world: World, goal: Point, range: number): number {
  let least = Infinity;
  for (let y = Math.max(goal.y - range, 0); y <= Math.min(goal.y + range, world.height - 1); y++) {
    for (let x = Math.max(goal.x - range, 0); x <= Math.min(goal.x + range, world.width - 1); x++) {
      least = Math.min(least, costs[y * world.width + x]);
    }
  }
  return least;
}

/** Walks a route step by step, over the links that it says it crosses, and returns its cost. Throws at the first illegal step. */
export function walkLinked(path: Path, world: World, grid: Grid, movement: Movement & { turnCost: number }): number {
  const hops = new Map(path.hops().map(({ index, link }) => [index, link]));
  const links = new Map(grid.links().map((link) => [link.id, link]));
  const isAt = (point: Point, x: number, y: number) => point.x === x && point.y === y;
  const { xy } = path;
  let cost = 0;
  let before = NONE;
  for (let i = 2; i < xy.length; i += 2) {
    const [fromX, fromY, x, y] = [xy[i - 2], xy[i - 1], xy[i], xy[i + 1]];
    if (costAt(world, fromX, fromY) === Infinity || costAt(world, x, y) === Infinity)
      throw new Error(`blocked at ${i / 2}`);
    const id = hops.get(i / 2);
    if (id !== undefined) {
      const link = links.get(id);
      const isForth = link !== undefined && isAt(link.from, fromX, fromY) && isAt(link.to, x, y);
      const isBack = link !== undefined && !link.oneWay && isAt(link.to, fromX, fromY) && isAt(link.from, x, y);
      if (!isForth && !isBack) throw new Error(`the route crosses no such link at ${i / 2}`);
      cost += (link as { cost: number }).cost;
      before = NONE;
      continue;
    }
    const direction = STEPS.findIndex(([dx, dy]) => dx === x - fromX && dy === y - fromY);
    if (direction < 0) throw new Error(`the route jumps at ${i / 2}`);
    const isDiagonal = direction % 2 === 1;
    const sides = [costAt(world, x, fromY) < Infinity, costAt(world, fromX, y) < Infinity];
    if (isDiagonal && !allowsDiagonal(movement.diagonals, sides[0], sides[1]))
      throw new Error(`a corner is cut at ${i / 2}`);
    if (before !== NONE && before !== direction) cost += movement.turnCost;
    cost += (isDiagonal ? movement.diagonalCost : movement.straightCost) * costAt(world, x, y);
    before = direction;
  }
  return cost;
}
