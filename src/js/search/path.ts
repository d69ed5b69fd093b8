/** Twin of assembly/search/path.ts: from node records to the route and its cost. */

import { TURNS } from '../../base/methods.ts';
import { RUNNING } from '../../base/statuses.ts';
import { CELLS_A_STEP } from '../../base/tuning.ts';
import { placeOf, Terrain } from '../../grid/terrain.ts';
import type { Arcs } from '../../rules/arcs.ts';
import { dx, dy, NO_DIRECTION } from '../../rules/moves.ts';
import { directionOf, LINKED, planeOf } from '../core/nodes.ts';
import type { Search } from '../core/search-record.ts';
import { arcInto } from './arcs.ts';

/** The terrain cost of every cell if all cost the same. Reported costs take the true one from the search. */
const ONE = /* @__PURE__ */ new Terrain(/* @__PURE__ */ Float64Array.of(1));

export function terrainOf({ plan, cells }: Search): Terrain {
  return plan.uniformCost === 0 ? (cells.terrain as Terrain) : ONE;
}

export function beginRoute(search: Search, cell: number, ending: number): void {
  const { width } = search.cells;
  const y = Math.floor(cell / width);
  search.heading = directionOf(search.nodeTag[cell]);
  search.ending = ending;
  // The route is written from the cell to the start and reversed at the end, so y comes before x.
  search.route = [y, cell - y * width];
}

export function extendRoute(search: Search, most: number): number {
  const { nodeTag, cells, planeNodes } = search;
  const { method } = search.plan;
  const route = search.route as number[];
  const { width } = cells;
  const { classes, costs, classMask, costMask } = search.plan.marked === null ? terrainOf(search) : ONE;
  let y = route[route.length - 2];
  let x = route[route.length - 1];
  let cell = y * width + x;
  for (let left = most * CELLS_A_STEP; left > 0; ) {
    const direction = search.heading;
    if (direction >= NO_DIRECTION) {
      const arc = search.plan.arcs === null ? -1 : arcInto(search, cell);
      if (arc < 0) {
        route.reverse();
        setCost(search);
        return search.ending;
      }
      const from = prependArc(search, route, arc);
      search.heading = directionOf(nodeTag[method === TURNS ? LINKED * planeNodes + cell : from]);
      cell = from;
      y = route[route.length - 2];
      x = route[route.length - 1];
      left--;
      continue;
    }
    const stepX = dx(direction);
    const stepY = dy(direction);
    let sum = direction & 1 ? search.diagonals : search.straights;
    let before: number;
    do {
      sum += costs[placeOf(classes, classMask, costMask, cell)];
      x -= stepX;
      y -= stepY;
      const from = y * width + x;
      before = directionOf(nodeTag[method === TURNS ? planeOf(direction) * planeNodes + cell : from]);
      cell = from;
      left--;
    } while (before === direction);
    prependPoint(route, x, y);
    if (direction & 1) search.diagonals = sum;
    else search.straights = sum;
    if (before < NO_DIRECTION) search.turns++;
    search.heading = before;
  }
  return RUNNING;
}

/** Takes over a route of jump points, written y, x from its end. Reverses it if it was found from its goal, and computes its cost. */
export function finishRoute(search: Search, route: number[]): void {
  route.reverse();
  if (search.backward) reverseRoute(route);
  search.route = route;
  setCost(search);
}

function setCost(search: Search): void {
  const { terrainScale: scale, straightCost, diagonalCost, turnCost } = search.plan;
  const { straights, diagonals, turns, linkCosts } = search;
  search.cost = straights * scale * straightCost + diagonals * scale * diagonalCost + turns * turnCost + linkCosts;
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

export function clearRoute(search: Search): void {
  search.route = null;
  search.ending = 0;
  search.straights = 0;
  search.diagonals = 0;
  search.linkCosts = 0;
  search.turns = 0;
}

/** Puts the cell that an arc leaves in front of the route, and a mark with the link's number between. Returns the cell. */
export function prependArc(search: Search, route: number[], arc: number): number {
  const { from, id, cost } = search.plan.arcs as Arcs;
  const { width } = search.cells;
  const y = Math.floor(from[arc] / width);
  route.push(0, ~id[arc], y, from[arc] - y * width);
  search.linkCosts += cost[arc];
  return from[arc];
}

/** Puts a point in front of the route, unless it is already the first, and counts the steps in between, each as `price`. */
export function prependLeg(search: Search, route: number[], x: number, y: number, price: number): void {
  const { length } = route;
  if (length > 0) {
    const legX = Math.abs(route[length - 1] - x);
    const legY = Math.abs(route[length - 2] - y);
    if (legX !== 0 && legY !== 0) search.diagonals += legX * price;
    else search.straights += (legX + legY) * price;
  }
  prependPoint(route, x, y);
}

/** Like `prependLeg`, but leaves counting steps to the caller. */
function prependPoint(route: number[], x: number, y: number): void {
  const { length } = route;
  if (length === 0 || x !== route[length - 1] || y !== route[length - 2]) route.push(y, x);
}
