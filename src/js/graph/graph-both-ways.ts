/** Twin of assembly/graph/graph-both-ways.ts, where the search from both ends is explained. */
import { FOUND, LIMIT, UNREACHABLE } from '../../base/statuses.ts';
import { isEmpty, leastF, pop, push, reserve } from '../../rules/heap.ts';
import type { Frontier, GraphSearch } from './graph-layout.ts';
import { CLOSED, gOf, OPEN, pairedAt, reach, setTag, tagOf } from './graph-nodes.ts';
import { clearRoute, writeRoute } from './graph-route.ts';

export function bothWays(search: GraphSearch): number {
  const { forward, backward } = search;
  const { maxExpansions, maxCost } = search.query;
  while (!isEmpty(forward) && !isEmpty(backward)) {
    const fromStart = leastF(forward);
    const fromGoal = leastF(backward);
    if (fromStart + fromGoal >= search.best) break;
    if (fromStart + fromGoal > maxCost) {
      search.cut = true;
      break;
    }
    const isForward = forward.heapSize <= backward.heapSize;
    const side = isForward ? forward : backward;
    const node = pop(side);
    const record = pairedAt(node);
    if (tagOf(side.nodeWords, record) === side.generation + CLOSED) continue;
    if (search.expanded === maxExpansions) return LIMIT;
    reserve(side, side.arcs.offsets[node + 1] - side.arcs.offsets[node] + 1);
    setTag(side.nodeWords, record, side.generation + CLOSED);
    search.expanded++;
    expandSide(search, side, isForward ? backward : forward, node);
  }
  return conclude(search);
}

function expandSide(search: GraphSearch, side: Frontier, other: Frontier, node: number): void {
  const { generation, nodeG, nodeWords } = side;
  const { offsets, targets, costs } = side.arcs;
  const g = gOf(nodeG, pairedAt(node));
  const beyond = leastF(other);
  const { maxCost } = search.query;
  const closed = other.generation + CLOSED;
  const end = offsets[node + 1];
  for (let arc = offsets[node]; arc < end; arc++) {
    const target = targets[arc];
    const record = pairedAt(target);
    const targetG = g + costs[arc];
    if (tagOf(nodeWords, record) > generation && gOf(nodeG, record) <= targetG) continue;
    if (targetG > maxCost) {
      search.cut = true;
      continue;
    }
    reach(side, record, targetG, generation + OPEN, node);
    const tag = tagOf(other.nodeWords, record);
    if (tag > other.generation) {
      const joined = targetG + gOf(other.nodeG, record);
      if (joined < search.best) {
        search.best = joined;
        search.meeting = target;
      }
    }
    if (tag !== closed && targetG + beyond < search.best) push(side, targetG, target);
  }
}

function conclude(search: GraphSearch): number {
  if (search.best < Infinity) {
    writeRoute(search, search.meeting);
    if (search.cost <= search.query.maxCost) return FOUND;
    clearRoute(search);
    return LIMIT;
  }
  return search.cut ? LIMIT : UNREACHABLE;
}
