/** Twin of assembly/jump-route.ts: the route that jump point search has found, each leg a sweep and then a jump. */
import { GOAL, type Jumps, parentOf, xOf, yOf } from './jump-records.ts';
import { finishRoute } from './path.ts';
import { isFourConnected } from './planes.ts';
import type { Search } from './search.ts';

/** Writes the route to the goal, and its cost. */
export function writeJumpRoute(search: Search, jumps: Jumps): void {
  const { records } = jumps;
  const fourConnected = isFourConnected(jumps.planes);
  // From the goal, and so y before x.
  const route: number[] = [];
  let point = GOAL;
  for (;;) {
    const x = xOf(records, point);
    const y = yOf(records, point);
    // The goal may lie on a jump point, from which no step leads to it.
    if (x !== route.at(-1) || y !== route.at(-2)) route.push(y, x);
    point = parentOf(records, point);
    if (point === 0) break;
    const awayX = x - xOf(records, point);
    const awayY = y - yOf(records, point);
    if (awayX === 0 || awayY === 0) continue;
    const swept = Math.min(Math.abs(awayX), Math.abs(awayY));
    const turnX = fourConnected ? xOf(records, point) : xOf(records, point) + Math.sign(awayX) * swept;
    const turnY = fourConnected ? y : yOf(records, point) + Math.sign(awayY) * swept;
    if (turnX !== x || turnY !== y) route.push(turnY, turnX);
  }
  finishRoute(search, route);
}
