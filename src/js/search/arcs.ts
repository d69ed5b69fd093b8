/** Twin of assembly/search/arcs.ts: links, which lead from a cell to any other. */
import { TURNS } from '../../base/methods.ts';
import { type Arcs, firstArc } from '../../rules/arcs.ts';
import { push } from '../../rules/heap.ts';
import { NO_DIRECTION } from '../../rules/moves.ts';
import { isClosed, isReached, LINKED, reached } from '../core/nodes.ts';
import type { Search } from '../core/search-record.ts';
import { heuristicAt } from './heuristic.ts';

/** @param reopens Decides about closed cells if the heuristic may be inconsistent (astar.ts); else null. */
export function relaxArcs(
  search: Search,
  cell: number,
  g: number,
  before: number,
  reopens: ((search: Search, place: number, g: number) => boolean) | null,
): number {
  const { plan, nodeG, nodeTag, generation } = search;
  const { width } = search.cells;
  const { count, from, to, toY, order, slot } = plan.arcs as Arcs;
  const turning = plan.method === TURNS;
  const plane = turning ? LINKED : 0;
  let opened = 0;
  if (search.cameBy.length < count) search.cameBy = new Int32Array(count);
  for (let arc = firstArc(plan.arcs as Arcs, cell); arc < count && from[arc] === cell; arc++) {
    const end = to[arc];
    const nextG = g + order[arc];
    const isSeen = isReached(nodeTag[end], generation);
    const bestG = nodeG[end];
    if (turning && isSeen && nextG >= bestG + plan.turn) continue;
    const next = plane * search.planeNodes + end;
    const tag = nodeTag[next];
    const isKnown = isReached(tag, generation);
    if (isKnown) {
      if (nodeG[next] <= nextG || (isClosed(tag) && reopens?.(search, next, nextG) !== true)) continue;
    }
    const y = toY[arc];
    const f = search.gFactor * nextG + search.hFactor * heuristicAt(search, end - y * width, y);
    if (f > plan.maxF || nextG > plan.maxG) {
      search.cut = true;
      continue;
    }
    if (!isKnown || isClosed(tag)) opened++;
    nodeTag[next] = reached(generation, before);
    nodeG[next] = nextG;
    if (turning && (!isSeen || nextG < bestG)) {
      nodeTag[end] = reached(generation, LINKED);
      nodeG[end] = nextG;
    }
    search.cameBy[slot[arc]] = arc;
    push(search, f, next);
  }
  return opened;
}

/** Returns the cheapest arc between two cells, -1 if there is none. */
export function arcBetween(search: Search, start: number, end: number): number {
  const { from, to, order } = search.plan.arcs as Arcs;
  let best = -1;
  for (let arc = firstArc(search.plan.arcs as Arcs, start); from[arc] === start; arc++) {
    if (to[arc] === end && (best < 0 || order[arc] < order[best])) best = arc;
  }
  return best;
}

/** Returns the arc by which the route written so far came to its first cell, in no direction; -1 if that is the start. */
export function arcInto(search: Search, cell: number): number {
  const { plan, startX, startY } = search;
  if (plan.method === TURNS ? search.heading === NO_DIRECTION : cell === startY * search.cells.width + startX)
    return -1;
  const { to, slot } = plan.arcs as Arcs;
  return search.cameBy[slot[to.indexOf(cell)]];
}
