/** Twin of assembly/path.ts: from node records to the route, and what it costs. */
import { allocate } from '../allocate.ts';
import { dx, dy } from './moves.ts';
import { directionOf } from './nodes.ts';
import type { Search } from './search.ts';

/** Writes the route to the search's goal, and its cost. */
export function writeRoute(search: Search): void {
  const { cells, problem, nodeTag } = search;
  const route = allocate(Int32Array, 2 * routeLength(search));
  let x = problem.goalX;
  let y = problem.goalY;
  let at = route.length;
  while (true) {
    at -= 2;
    route[at] = x;
    route[at + 1] = y;
    if (at === 0) break;
    const direction = directionOf(nodeTag[y * cells.width + x]);
    x -= dx(direction);
    y -= dy(direction);
  }
  search.route = route;
  search.cost = routeCost(search, route);
}

/** Cells on the route, start and goal included. */
function routeLength(search: Search): number {
  const { cells, problem, nodeTag } = search;
  let x = problem.goalX;
  let y = problem.goalY;
  let length = 1;
  while (x !== problem.startX || y !== problem.startY) {
    const direction = directionOf(nodeTag[y * cells.width + x]);
    x -= dx(direction);
    y -= dy(direction);
    length++;
  }
  return length;
}

/** The cost of the route in the caller's terms, terrain summed apart for straight and diagonal steps. */
function routeCost(search: Search, route: Int32Array): number {
  const { cells, problem } = search;
  const { uniformCost } = problem;
  let straights = 0;
  let diagonals = 0;
  for (let at = 2; at < route.length; at += 2) {
    const x = route[at];
    const y = route[at + 1];
    const terrain = uniformCost !== 0 ? uniformCost : cells.terrainCost(x, y);
    if (x !== route[at - 2] && y !== route[at - 1]) diagonals += terrain;
    else straights += terrain;
  }
  return straights * problem.straightCost + diagonals * problem.diagonalCost;
}
