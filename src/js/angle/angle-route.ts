/** Twin of assembly/angle/angle-route.ts: the waypoints of a route, from the goal back to the start, and their length. */
import { allocate } from '../../base/allocate.ts';
import type { AngleSearch } from './angle-layout.ts';

/** Adds a waypoint. One at which the route goes straight on is left out. */
export function addWaypoint(search: AngleSearch, x: number, y: number): void {
  const { route } = search;
  let length = search.routeLength;
  const place = x | (y << 16);
  // Start and goal are the same.
  if (length > 0 && route[length - 1] === place) return;
  if (length > 1) {
    const middle = route[length - 1];
    const last = route[length - 2];
    const cross =
      ((middle & 0xffff) - (last & 0xffff)) * (y - (middle >> 16)) -
      ((middle >> 16) - (last >> 16)) * (x - (middle & 0xffff));
    if (cross === 0) length--;
  }
  if (length === route.length) {
    search.route = allocate(Int32Array, length * 2);
    search.route.set(route);
  }
  search.route[length] = place;
  search.routeLength = length + 1;
}

/** Sums the legs from the start, so that the bits of the cost depend on the route alone. */
export function sumRoute(search: AngleSearch): void {
  const { route } = search;
  let cost = 0;
  for (let i = search.routeLength - 1; i > 0; i--) {
    const stepX = (route[i - 1] & 0xffff) - (route[i] & 0xffff);
    const stepY = (route[i - 1] >> 16) - (route[i] >> 16);
    cost += Math.sqrt(stepX * stepX + stepY * stepY);
  }
  search.cost = cost;
}
