/**
 * From node records to the route, and what it costs. A route is written as its points: start, every cell where the
 * direction changes, goal, joined by straight or diagonal legs.
 */
import { placeOf } from './heap';
import { Search } from './layout';
import { allocate, release } from './memory';
import { dx, dy, NO_DIRECTION } from './moves';
import { directionOf, tagAt } from './nodes';

const FIRST_CAPACITY: u32 = 64;

/** Writes the route to a cell that the search has reached, and its cost. False where memory cannot be had. */
export function writeRoute(search: Search, x: i32, y: i32): bool {
  const nodes = search.nodes;
  const width = search.cells.width;
  while (true) {
    if (!prependPoint(search, x, y)) return false;
    const direction = directionOf(tagAt(nodes, y * width + x));
    if (direction == NO_DIRECTION) break;
    const stepX = dx(direction);
    const stepY = dy(direction);
    do {
      x -= stepX;
      y -= stepY;
    } while (directionOf(tagAt(nodes, y * width + x)) == direction);
  }
  finishRoute(search);
  return true;
}

/** Turns a route round that was found from its goal, and prices it. */
export function finishRoute(search: Search): void {
  if (search.backward) reverseRoute(search);
  priceRoute(search);
}

function reverseRoute(search: Search): void {
  let first = search.route;
  let last = first + ((<usize>search.routeLength) << 3) - 8;
  for (; first < last; first += 8, last -= 8) {
    const point = load<u64>(first);
    store<u64>(first, load<u64>(last));
    store<u64>(last, point);
  }
}

/** Empties the route. */
export function clearRoute(search: Search): void {
  search.route += (<usize>search.routeLength) << 3;
  search.routeLength = 0;
}

/**
 * Puts a point in front of the route, unless it is the first already: routes are written from the goal, which may lie on a jump
 * point, and not every leg has a turn. False where memory cannot be had.
 */
export function prependPoint(search: Search, x: i32, y: i32): bool {
  const length = search.routeLength;
  const point = placeOf(x, y);
  if (length && load<u64>(search.route) == point) return true;
  if (length == search.routeCapacity && !growRoute(search)) return false;
  const first = search.route - 8;
  store<u64>(first, point);
  search.route = first;
  search.routeLength = length + 1;
  return true;
}

/** Moves a route that fills its block to the end of one twice as large. */
function growRoute(search: Search): bool {
  const bytes = (<usize>search.routeLength) << 3;
  const capacity = max(search.routeCapacity << 1, FIRST_CAPACITY);
  const block = allocate((<u64>capacity) << 3);
  if (!block) {
    // It is written anew where the caller makes room.
    clearRoute(search);
    return false;
  }
  const route = block + ((<usize>capacity) << 3) - bytes;
  memory.copy(route, search.route, bytes);
  releaseRoute(search);
  search.route = route;
  search.routeCapacity = capacity;
  return true;
}

/** Gives the route's block back. */
export function releaseRoute(search: Search): void {
  if (search.routeCapacity) release(search.route - ((<usize>(search.routeCapacity - search.routeLength)) << 3));
}

/**
 * The cost of the route in the caller's terms. Terrain is summed apart for straight and diagonal steps and multiplied
 * once, so on uniform terrain the cost is a product of step counts, free of rounding on the way.
 */
function priceRoute(search: Search): void {
  const uniformCost = search.uniformCost;
  const goal = search.route + ((<usize>search.routeLength) << 3) - 8;
  let straights: f64 = 0;
  let diagonals: f64 = 0;
  for (let leg = search.route; leg < goal; leg += 8) {
    const legX = load<i32>(leg, 8) - load<i32>(leg);
    const legY = load<i32>(leg, 12) - load<i32>(leg, 4);
    const steps = max(abs(legX), abs(legY));
    let sum = legX && legY ? diagonals : straights;
    sum = uniformCost ? sum + <f64>steps : addTerrain(search, sum, leg, steps);
    if (legX && legY) diagonals = sum;
    else straights = sum;
  }
  const scale = uniformCost ? uniformCost : 1;
  search.cost = straights * scale * search.straightCost + diagonals * scale * search.diagonalCost;
}

/** Adds to `sum` the terrain costs of the cells that a leg of the route enters, one by one. */
function addTerrain(search: Search, sum: f64, leg: usize, steps: i32): f64 {
  const width = <i32>search.cells.width;
  const first = load<i32>(leg, 4) * width + load<i32>(leg);
  const step = (load<i32>(leg, 12) * width + load<i32>(leg, 8) - first) / steps;
  for (let i = 1; i <= steps; i++) sum += load<f64>(search.cells.terrain + ((<usize>(first + i * step)) << 3));
  return sum;
}
