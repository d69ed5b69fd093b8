/** The waypoints of a route, from the goal back to the start, and their length. */
import { enlarge } from '../core/memory';
import { AngleSearch, columnOf, rowOfPlace } from './angle-layout';

/** Adds a waypoint. One at which the route goes straight on is left out. */
export function addWaypoint(search: AngleSearch, x: i32, y: i32): void {
  let length = search.routeLength;
  const place = x | (y << 16);
  // Start and goal are the same.
  if (length > 0 && waypoint(search, length - 1) == place) return;
  if (length > 1) {
    const middle = waypoint(search, length - 1);
    const last = waypoint(search, length - 2);
    const cross =
      (columnOf(middle) - columnOf(last)) * (y - rowOfPlace(middle)) -
      (rowOfPlace(middle) - rowOfPlace(last)) * (x - columnOf(middle));
    if (!cross) length--;
  }
  if (length == search.routeCapacity && !growRoute(search)) return;
  store<i32>(search.route + ((<usize>length) << 2), place);
  search.routeLength = length + 1;
}

function growRoute(search: AngleSearch): bool {
  const capacity = search.routeCapacity * 2 + 16;
  const route = enlarge(search.route, (<usize>search.routeCapacity) << 2, (<u64>capacity) << 2);
  if (!route) {
    search.failed = 1;
    return false;
  }
  search.route = route;
  search.routeCapacity = capacity;
  return true;
}

function waypoint(search: AngleSearch, index: u32): i32 {
  return load<i32>(search.route + ((<usize>index) << 2));
}

/** Sums the legs from the start, so that the bits of the cost depend on the route alone. */
export function sumRoute(search: AngleSearch): void {
  let cost: f64 = 0;
  for (let i = <i32>search.routeLength - 1; i > 0; i--) {
    const stepX = columnOf(waypoint(search, i - 1)) - columnOf(waypoint(search, i));
    const stepY = rowOfPlace(waypoint(search, i - 1)) - rowOfPlace(waypoint(search, i));
    cost += sqrt<f64>(<f64>(stepX * stepX + stepY * stepY));
  }
  search.cost = cost;
}
