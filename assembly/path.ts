/** From node records to the route: cells from start to goal, and what they cost. */
import { Search } from './layout';
import { allocate, release } from './memory';
import { dx, dy } from './moves';
import { directionOf, nodeAt, tagOf } from './nodes';

/** Writes the route to the search's goal, and its cost. False where memory cannot be had. */
export function writeRoute(search: Search): bool {
  const length = routeLength(search);
  if (search.routeCapacity < length) {
    release(search.route);
    search.routeCapacity = 0;
    search.route = allocate((<u64>length) << 3);
    if (!search.route) return false;
    search.routeCapacity = length;
  }
  search.routeLength = length;
  const width = search.cells.width;
  let x = search.goalX;
  let y = search.goalY;
  let at = search.route + ((<usize>length) << 3);
  while (true) {
    at -= 8;
    store<i32>(at, x);
    store<i32>(at, y, 4);
    if (at == search.route) break;
    const direction = directionOf(tagOf(nodeAt(search.nodes, y * width + x)));
    x -= dx(direction);
    y -= dy(direction);
  }
  search.cost = routeCost(search);
  return true;
}

/** Cells on the route, start and goal included. */
function routeLength(search: Search): u32 {
  const width = search.cells.width;
  let x = search.goalX;
  let y = search.goalY;
  let length: u32 = 1;
  while (x != search.startX || y != search.startY) {
    const direction = directionOf(tagOf(nodeAt(search.nodes, y * width + x)));
    x -= dx(direction);
    y -= dy(direction);
    length++;
  }
  return length;
}

/**
 * The cost of the route in the caller's terms. Terrain is summed apart for straight and diagonal steps and multiplied
 * once, so on uniform terrain the cost is a product of step counts, free of rounding on the way.
 */
function routeCost(search: Search): f64 {
  const cells = search.cells;
  const uniformCost = search.uniformCost;
  const end = search.route + ((<usize>search.routeLength) << 3);
  let straights: f64 = 0;
  let diagonals: f64 = 0;
  for (let at = search.route + 8; at < end; at += 8) {
    const x = load<i32>(at);
    const y = load<i32>(at, 4);
    const terrain = uniformCost ? uniformCost : load<f64>(cells.terrain + ((<usize>y * cells.width + x) << 3));
    if (x != load<i32>(at - 8) && y != load<i32>(at - 4)) diagonals += terrain;
    else straights += terrain;
  }
  return straights * search.straightCost + diagonals * search.diagonalCost;
}
