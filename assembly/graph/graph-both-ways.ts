/**
 * Dijkstra's algorithm from both ends (T. Nicholson, "Finding the Shortest Route between Two Points in a Network", 1966): one
 * side follows the arcs from the start, the other the reversed arcs from the goal. The cheapest route that joins the sides is
 * proved to be the cheapest of all once the sum of both open lists' least g is not below its cost.
 *
 * A node that the other side has closed is reached, but not opened: the best route through it is already known. A node from which
 * the rest of the route would cost too much is not opened either.
 */
import { costAt, firstArc, targetAt } from './graph-arcs';
import { Frontier, GraphSearch } from './graph-layout';
import { CLOSED, gOf, OPEN, pairedAt, reach, setTag, tagOf } from './graph-nodes';
import { clearRoute, writeRoute } from './graph-route';
import { isEmpty, leastF, pop, push, putWaiting, reserve } from '../nodes/heap';
import { FOUND, LIMIT, OUT_OF_MEMORY, UNREACHABLE } from '../core/statuses';

/** Continues until the search ends or needs memory. Returns the status. */
export function bothWays(search: GraphSearch): i32 {
  const forward = search.forward;
  const backward = search.backward;
  while (!isEmpty(forward) && !isEmpty(backward)) {
    const fromStart = leastF(forward);
    const fromGoal = leastF(backward);
    if (fromStart + fromGoal >= search.best) break;
    if (fromStart + fromGoal > search.maxCost) {
      search.cut = 1;
      break;
    }
    // Continue on the side with fewer entries (I. Pohl): on a map, a sixth faster than the side with the lower g.
    const isForward = forward.heapSize <= backward.heapSize;
    const side = isForward ? forward : backward;
    const node = <u32>pop(side);
    const record = pairedAt(side.nodes, node);
    if (tagOf(record) == side.generation + CLOSED) continue;
    const arcCount = firstArc(side.arcs.offsets, node + 1) - firstArc(side.arcs.offsets, node);
    if (search.expanded == search.maxExpansions || !reserve(side, arcCount + 1)) {
      putWaiting(side, gOf(record), node);
      return search.expanded == search.maxExpansions ? LIMIT : OUT_OF_MEMORY;
    }
    setTag(record, side.generation + CLOSED);
    search.expanded++;
    expandSide(search, side, isForward ? backward : forward, node);
  }
  return conclude(search);
}

/** Relaxes the arcs of a node, and checks whether they lead to the other side. */
function expandSide(search: GraphSearch, side: Frontier, other: Frontier, node: u32): void {
  const arcs = side.arcs;
  const g = gOf(pairedAt(side.nodes, node));
  // The open nodes of the other side are at least this far from where it began.
  const beyond = leastF(other);
  const generation = side.generation;
  const maxCost = search.maxCost;
  const closed = other.generation + CLOSED;
  const end = firstArc(arcs.offsets, node + 1);
  for (let arc = firstArc(arcs.offsets, node); arc < end; arc++) {
    const target = targetAt(arcs.targets, arc);
    const record = pairedAt(side.nodes, target);
    const targetG = g + costAt(arcs.costs, arc);
    if (tagOf(record) > generation && gOf(record) <= targetG) continue;
    if (targetG > maxCost) {
      search.cut = 1;
      continue;
    }
    reach(record, targetG, generation + OPEN, node);
    const across = pairedAt(other.nodes, target);
    const tag = tagOf(across);
    if (tag > other.generation) {
      const joined = targetG + gOf(across);
      if (joined < search.best) {
        search.best = joined;
        search.meeting = target;
      }
    }
    if (tag != closed && targetG + beyond < search.best) push(side, targetG, target);
  }
}

/** Writes the best route, if there is one. Returns the status. */
function conclude(search: GraphSearch): i32 {
  if (search.best < Infinity) {
    if (!writeRoute(search, search.meeting)) return OUT_OF_MEMORY;
    if (search.cost <= search.maxCost) return FOUND;
    clearRoute(search);
    return LIMIT;
  }
  return search.cut ? LIMIT : UNREACHABLE;
}
