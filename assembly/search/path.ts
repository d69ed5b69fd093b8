/**
 * From node records to the route and its cost. A route is written as its points: the start, every cell where the direction changes, and
 * the goal, joined by straight or diagonal legs.
 */
import { CELLS_A_STEP } from '../core/tuning';
import { arcInto, LinkArc, stepArc } from './arcs';
import { costPlace } from '../moves/cells';
import { placeOf } from '../nodes/heap';
import { Search } from '../core/layout';
import { allocate, release } from '../core/memory';
import { TURNS } from '../core/methods';
import { dx, dy, NO_DIRECTION } from '../moves/moves';
import { arrivalAt } from '../nodes/node-pages';
import { LINKED, planeOf } from '../nodes/nodes';
import { OUT_OF_MEMORY, RUNNING } from '../core/statuses';

const FIRST_CAPACITY: u32 = 32;

/** The terrain cost of every cell if all cost the same. Reported costs take the true one from the search. */
const ONE: usize = memory.data<f64>([1]);

/** Returns the address of terrain costs. `costPlace` in cells.ts finds the cost of the cell `cell & terrainMask` in them. */
export function terrainOf(search: Search): usize {
  return search.terrainMask ? search.cells.terrain : ONE;
}

/** Returns the address of the cells' classes, 0 if there are none. */
export function classesOf(search: Search): usize {
  return search.terrainMask ? search.cells.classes : 0;
}

/**
 * Makes room for the first point of a route, so that a search never finds a route that it cannot begin. Returns false if memory cannot be
 * allocated.
 */
export function reserveRoute(search: Search): bool {
  return search.routeCapacity != 0 || growRoute(search);
}

/** Begins the route to a cell that the search has reached. The search ends with status `ending` once `extendRoute` has written the rest. */
export function beginRoute(search: Search, cell: u32, ending: i32): void {
  prependCell(search, cell);
  search.heading = arrivalAt(search, cell);
  search.ending = ending;
}

/**
 * Walks on towards the start, leg by leg, for about `CELLS_A_STEP` cells for each of `most` steps: a long route takes its time. Sums
 * terrain separately for straight and diagonal steps. Returns the status, RUNNING until the route and its cost are written.
 */
export function extendRoute(search: Search, most: u32): i32 {
  const width = <i32>search.cells.width;
  const terrain = terrainOf(search);
  const classes = classesOf(search);
  const mask = search.terrainMask;
  // In a search over states, the node of a cell and a direction of arrival has the direction of the move before.
  const perPlane: u32 = search.used == TURNS ? search.planeNodes : 0;
  const hasBorders = perPlane && search.arcCount;
  let cell = load<i32>(search.route, 4) * width + load<i32>(search.route);
  for (let left = <i64>most * CELLS_A_STEP; left > 0; ) {
    const direction = search.heading;
    if (direction >= NO_DIRECTION) {
      const arc = search.arcCount ? arcInto(search, cell) : null;
      if (!arc) {
        setCost(search);
        return search.ending;
      }
      if (!prependArc(search, arc)) return OUT_OF_MEMORY;
      const node = perPlane ? LINKED * perPlane + cell : arc.from;
      search.heading = arrivalAt(search, node);
      cell = arc.from;
      left--;
      continue;
    }
    const step = dy(direction) * width + dx(direction);
    const steps = stepsOf(search, direction & 1);
    let sum = load<f64>(steps);
    let before: u32;
    do {
      const arc = hasBorders ? stepArc(search, cell - step, direction) : null;
      if (arc) search.linkCosts += arc.cost;
      else sum += load<f64>(terrain + (costPlace(classes, cell & mask) << 3));
      const node = perPlane ? planeOf(direction) * perPlane + cell : cell - step;
      before = arrivalAt(search, node);
      cell -= step;
      left--;
    } while (before == direction);
    if (!prependCell(search, cell)) return OUT_OF_MEMORY;
    store<f64>(steps, sum);
    search.turns += u32(before < NO_DIRECTION);
    search.heading = before;
  }
  return RUNNING;
}

/** Computes the cost of a route of jump points. Reverses the route first if it was found from its goal. */
export function finishRoute(search: Search): void {
  if (search.backward) reverseRoute(search);
  setCost(search);
}

/**
 * Sets the cost of the route in the caller's terms, from the steps counted or their summed terrain. On uniform terrain it is a product of
 * counts, so nothing is rounded on the way.
 */
function setCost(search: Search): void {
  const scale = search.terrainScale;
  search.cost =
    search.straights * scale * search.straightCost +
    search.diagonals * scale * search.diagonalCost +
    <f64>search.turns * search.turnCost +
    search.linkCosts;
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
  search.ending = 0;
  search.straights = 0;
  search.diagonals = 0;
  search.linkCosts = 0;
  search.turns = 0;
}

/** Returns the address of the count of straight (0) or diagonal (1) steps. */
function stepsOf(search: Search, diagonal: u32): usize {
  return changetype<usize>(search) + offsetof<Search>('straights') + ((<usize>diagonal) << 3);
}

/** Puts the cell that an arc leaves in front of the route, and a mark with the link's number between: `~id`, 0. Returns false if memory cannot be allocated. */
export function prependArc(search: Search, arc: LinkArc): bool {
  // Both points or none.
  if (search.routeCapacity - search.routeLength < 2 && !growRoute(search)) return false;
  prependPoint(search, ~arc.id, 0, 0);
  prependCell(search, arc.from);
  search.linkCosts += arc.cost;
  return true;
}

function prependCell(search: Search, cell: u32): bool {
  const width = search.cells.width;
  // The caller sums terrain costs itself.
  return prependPoint(search, cell % width, cell / width, 0);
}

/**
 * Puts a point in front of the route, unless it is already the first, and counts the steps in between, each as `price`. A point can
 * repeat: routes are written from the goal, which may lie on a jump point, and not every leg has a turn. Returns false if memory cannot be
 * allocated.
 */
export function prependPoint(search: Search, x: i32, y: i32, price: f64): bool {
  const length = search.routeLength;
  if (length == search.routeCapacity && !growRoute(search)) return false;
  if (length) {
    const legX = load<i32>(search.route) - x;
    const legY = load<i32>(search.route, 4) - y;
    if (!(legX | legY)) return true;
    const steps = stepsOf(search, u32(legX != 0) & u32(legY != 0));
    store<f64>(steps, load<f64>(steps) + abs(<f64>(legX ? legX : legY)) * price);
  }
  const first = search.route - 8;
  store<u64>(first, placeOf(x, y));
  search.route = first;
  search.routeLength = length + 1;
  return true;
}

/** Moves a route that fills its block to the end of a block twice as large. Returns false if memory cannot be allocated. */
function growRoute(search: Search): bool {
  const bytes = (<usize>search.routeLength) << 3;
  const capacity = (search.routeCapacity + FIRST_CAPACITY) << 1;
  const block = allocate((<u64>capacity) << 3);
  if (!block) {
    // The caller makes room and tries again: a route of jump points is then written from scratch, any other continues.
    if (!search.ending) clearRoute(search);
    return false;
  }
  const route = block + ((<usize>capacity) << 3) - bytes;
  memory.copy(route, search.route, bytes);
  releaseRoute(search);
  search.route = route;
  search.routeCapacity = capacity;
  return true;
}

/** Frees the route's block. */
export function releaseRoute(search: Search): void {
  if (search.routeCapacity) release(search.route - ((<usize>(search.routeCapacity - search.routeLength)) << 3));
}
