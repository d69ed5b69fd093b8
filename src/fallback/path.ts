/** Twin of assembly/path.ts: from node records to the route, written as its points, and what it costs. */
import { dx, dy, NO_DIRECTION } from './moves.ts';
import { directionOf } from './nodes.ts';
import type { Search } from './search.ts';

/** Writes the route to a cell that the search has reached, and its cost. */
export function writeRoute(search: Search, x: number, y: number): void {
  const { nodeTag } = search;
  const { width } = search.cells;
  // From the cell to the start, and so y before x.
  const route: number[] = [];
  for (;;) {
    prependPoint(route, x, y);
    const direction = directionOf(nodeTag[y * width + x]);
    if (direction === NO_DIRECTION) break;
    const stepX = dx(direction);
    const stepY = dy(direction);
    do {
      x -= stepX;
      y -= stepY;
    } while (directionOf(nodeTag[y * width + x]) === direction);
  }
  finishRoute(search, route);
}

/**
 * Puts a point in front of the route, unless it is the first already: routes are written from the goal, which may lie on a jump
 * point, and not every leg has a turn.
 */
export function prependPoint(route: number[], x: number, y: number): void {
  if (x !== route.at(-1) || y !== route.at(-2)) route.push(y, x);
}

/** Takes over a route written y, x from its end, turned round where it was found from its goal, and prices it. */
export function finishRoute(search: Search, route: number[]): void {
  route.reverse();
  if (search.backward) reverseRoute(route);
  search.route = route;
  priceRoute(search, route);
}

function reverseRoute(route: number[]): void {
  for (let first = 0, last = route.length - 2; first < last; first += 2, last -= 2) {
    const x = route[first];
    const y = route[first + 1];
    route[first] = route[last];
    route[first + 1] = route[last + 1];
    route[last] = x;
    route[last + 1] = y;
  }
}

/** The cost of the route in the caller's terms, terrain summed apart for straight and diagonal steps. */
function priceRoute(search: Search, route: readonly number[]): void {
  const { uniformCost, straightCost, diagonalCost } = search.profile;
  let straights = 0;
  let diagonals = 0;
  for (let leg = 0; leg < route.length - 2; leg += 2) {
    const legX = route[leg + 2] - route[leg];
    const legY = route[leg + 3] - route[leg + 1];
    const steps = Math.max(Math.abs(legX), Math.abs(legY));
    const isDiagonal = legX !== 0 && legY !== 0;
    let sum = isDiagonal ? diagonals : straights;
    sum = uniformCost !== 0 ? sum + steps : addTerrain(search, sum, route, leg, steps);
    if (isDiagonal) diagonals = sum;
    else straights = sum;
  }
  const scale = uniformCost !== 0 ? uniformCost : 1;
  search.cost = straights * scale * straightCost + diagonals * scale * diagonalCost;
}

/** Adds to `sum` the terrain costs of the cells that a leg of the route enters, one by one. */
function addTerrain(search: Search, sum: number, route: readonly number[], leg: number, steps: number): number {
  const { cells } = search;
  const stepX = (route[leg + 2] - route[leg]) / steps;
  const stepY = (route[leg + 3] - route[leg + 1]) / steps;
  for (let i = 1; i <= steps; i++) sum += cells.terrainCost(route[leg] + i * stepX, route[leg + 1] + i * stepY);
  return sum;
}
