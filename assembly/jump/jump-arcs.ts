/**
 * Links in jump point search. The wrapper marks the cells that they leave as borders (src/core/request/stops.ts), so that each is a jump
 * point, and expanding it relaxes its links. A cell that a link leads to is reached in no direction, like a start.
 */
import { arcAt, firstArc } from '../search/arcs';
import { push } from '../nodes/heap';
import { heuristicAt } from '../search/heuristic';
import { gOf, isClosed, isReached, keptOf, reach, tagOf } from '../nodes/nodes';
import { renewPoint } from './jump-ages';
import { Jumps, pointAt, setParent } from './jump-records';
import { Search } from '../core/layout';
import { NO_DIRECTION } from '../moves/moves';

/** Makes the points that the links of a cell lead to. Returns false if memory cannot be allocated. */
export function makeArcPoints(search: Search, jumps: Jumps, cell: u32): bool {
  for (let number = firstArc(search, cell); arcAt(search, number).from == cell; number++) {
    const arc = arcAt(search, number);
    if (!pointAt(jumps, arc.to - arc.toY * search.cells.width, arc.toY)) return false;
  }
  return true;
}

/** Relaxes the links of a point's cell; the open list has room for them. Returns how many points it has opened. */
export function relaxJumpArcs(search: Search, jumps: Jumps, point: usize, cell: u32): u32 {
  const g = gOf(point);
  const generation = jumps.generation;
  let opened: u32 = 0;
  for (let number = firstArc(search, cell); arcAt(search, number).from == cell; number++) {
    const arc = arcAt(search, number);
    const x = arc.to - arc.toY * search.cells.width;
    const target = pointAt(jumps, x, arc.toY);
    renewPoint(jumps, target);
    const targetG = g + arc.order;
    const tag = tagOf(target);
    const isKnown = isReached(tag, generation);
    if (isKnown && gOf(target) <= targetG) continue;
    opened += u32(!isKnown) | u32(isClosed(tag));
    reach(target, generation | keptOf(tag, isKnown), NO_DIRECTION, targetG);
    setParent(target, point);
    push(search, targetG + search.hFactor * heuristicAt(search, x, arc.toY), <u64>target);
  }
  return opened;
}
