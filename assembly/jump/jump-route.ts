/** Writes the route that jump point search has found: from point to parent, each leg a sweep and then a jump. */
import { Jumps, parentOf, xOf, yOf } from './jump-records';
import { costAt } from '../moves/cells';
import { Search } from '../core/layout';
import { arcBetween } from '../search/arcs';
import { NO_DIRECTION } from '../moves/moves';
import { directionOf, tagOf } from '../nodes/nodes';
import { finishRoute, prependArc, prependPoint } from '../search/path';
import { isFourConnected } from './planes/planes';

/** Writes the route to the goal, and its cost. Returns false if memory cannot be allocated. */
export function writeJumpRoute(search: Search, jumps: Jumps): bool {
  const bordered = jumps.planes.borders != 0;
  const fourConnected = isFourConnected(jumps.planes);
  let point = jumps.goal;
  while (true) {
    const x = xOf(point);
    const y = yOf(point);
    if (!prependPoint(search, x, y, 0)) return false;
    // On uniform ground, borders are marks.
    const price = bordered && search.terrainMask ? costAt(search.cells, x, y) : 1;
    const isByLink = search.arcCount && point != jumps.goal && directionOf(tagOf(point)) == NO_DIRECTION;
    point = parentOf(point);
    if (!point) break;
    const fromX = xOf(point);
    const fromY = yOf(point);
    if (isByLink) {
      const width = <i32>search.cells.width;
      const arc = arcBetween(search, fromY * width + fromX, y * width + x);
      if (!arc || !prependArc(search, arc)) return false;
      continue;
    }
    const swept = min(abs(x - fromX), abs(y - fromY));
    const turnX = fourConnected ? fromX : fromX + (x > fromX ? swept : -swept);
    const turnY = fourConnected ? y : fromY + (y > fromY ? swept : -swept);
    if (!prependPoint(search, turnX, turnY, price) || !prependPoint(search, fromX, fromY, price)) return false;
  }
  finishRoute(search);
  return true;
}
