/** The route that jump point search has found: from point to parent, each leg a sweep and then a jump. */
import { Jumps, parentOf, xOf, yOf } from './jump-records';
import { Search } from './layout';
import { clearRoute, finishRoute, prependPoint } from './path';
import { isFourConnected } from './planes';

/** Writes the route to the goal, and its cost. False where memory cannot be had. */
export function writeJumpRoute(search: Search, jumps: Jumps): bool {
  const fourConnected = isFourConnected(jumps.planes);
  clearRoute(search);
  let point = jumps.goal;
  while (true) {
    const x = xOf(point);
    const y = yOf(point);
    // The goal may lie on a jump point, from which no step leads to it.
    if (!isFirst(search, x, y) && !prependPoint(search, x, y)) return false;
    point = parentOf(point);
    if (!point) break;
    const awayX = x - xOf(point);
    const awayY = y - yOf(point);
    if (!awayX || !awayY) continue;
    const swept = min(abs(awayX), abs(awayY));
    const turnX = fourConnected ? xOf(point) : xOf(point) + (awayX > 0 ? swept : -swept);
    const turnY = fourConnected ? y : yOf(point) + (awayY > 0 ? swept : -swept);
    if ((turnX != x || turnY != y) && !prependPoint(search, turnX, turnY)) return false;
  }
  finishRoute(search);
  return true;
}

function isFirst(search: Search, x: i32, y: i32): bool {
  return search.routeLength != 0 && load<i32>(search.route) == x && load<i32>(search.route, 4) == y;
}
