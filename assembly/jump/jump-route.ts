/** Writes the route that jump point search has found: from point to parent, each leg a sweep and then a jump. */
import { Jumps, parentOf, xOf, yOf } from './jump-records';
import { Search } from '../core/layout';
import { finishRoute, prependPoint } from '../search/path';
import { isFourConnected } from './planes';

/** Writes the route to the goal, and its cost. Returns false if memory cannot be allocated. */
export function writeJumpRoute(search: Search, jumps: Jumps): bool {
  const fourConnected = isFourConnected(jumps.planes);
  let point = jumps.goal;
  while (true) {
    const x = xOf(point);
    const y = yOf(point);
    if (!prependPoint(search, x, y)) return false;
    point = parentOf(point);
    if (!point) break;
    const fromX = xOf(point);
    const fromY = yOf(point);
    const swept = min(abs(x - fromX), abs(y - fromY));
    const turnX = fourConnected ? fromX : fromX + (x > fromX ? swept : -swept);
    const turnY = fourConnected ? y : fromY + (y > fromY ? swept : -swept);
    if (!prependPoint(search, turnX, turnY)) return false;
  }
  finishRoute(search);
  return true;
}
