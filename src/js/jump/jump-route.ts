/** Twin of assembly/jump/jump-route.ts: writes the route that jump point search has found. */

import { costAt, type Terrain } from '../../grid/terrain.ts';
import { NO_DIRECTION } from '../../rules/moves.ts';
import { directionOf } from '../core/nodes.ts';
import type { Search } from '../core/search-record.ts';
import { arcBetween } from '../search/arcs.ts';
import { finishRoute, prependArc, prependLeg } from '../search/path.ts';
import { GOAL, type Jumps, parentOf, tagOf, xOf, yOf } from './jump-records.ts';
import { isFourConnected } from './planes.ts';

export function writeJumpRoute(search: Search, jumps: Jumps): void {
  const { records } = jumps;
  const bordered = jumps.planes.borders !== 0;
  const fourConnected = isFourConnected(jumps.planes);
  // Filled from the goal backwards, hence y before x.
  const route: number[] = [];
  let point = GOAL;
  for (;;) {
    const x = xOf(records, point);
    const y = yOf(records, point);
    prependLeg(search, route, x, y, 0);
    const isByLink = search.plan.arcs !== null && point !== GOAL && directionOf(tagOf(records, point)) === NO_DIRECTION;
    const price =
      bordered && search.plan.arcs === null ? costAt(search.cells.terrain as Terrain, y * search.cells.width + x) : 1;
    point = parentOf(records, point);
    if (point === 0) break;
    const fromX = xOf(records, point);
    const fromY = yOf(records, point);
    if (isByLink) {
      const { width } = search.cells;
      prependArc(search, route, arcBetween(search, fromY * width + fromX, y * width + x));
      continue;
    }
    const swept = Math.min(Math.abs(x - fromX), Math.abs(y - fromY));
    // No product with a sign, which may be -0: an array of small integers alone is by far the fastest.
    const turnX = fourConnected ? fromX : x > fromX ? fromX + swept : fromX - swept;
    const turnY = fourConnected ? y : y > fromY ? fromY + swept : fromY - swept;
    prependLeg(search, route, turnX, turnY, price);
    prependLeg(search, route, fromX, fromY, price);
  }
  finishRoute(search, route);
}
