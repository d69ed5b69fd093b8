/** Twin of assembly/graph/graph-search.ts, where the search is explained. */

import { allocate } from '../../base/allocate.ts';
import { BEYOND_NOISE } from '../../base/rounding.ts';
import { ASKING, FOUND, LIMIT, RUNNING, UNREACHABLE, WRONG_ESTIMATE } from '../../base/statuses.ts';
import { REOPENED_SHIFT } from '../../base/tuning.ts';
import type { Arcs, GraphQuery } from '../../engine/graph.ts';
import { ESTIMATES, estimateOf, placeGoal } from '../../rules/graph-estimate.ts';
import { clearHeap, isEmpty, pop, push, reserve, siftUp } from '../../rules/heap.ts';
import { bothWays } from './graph-both-ways.ts';
import type { Frontier, GraphSearch } from './graph-layout.ts';
import {
  ALONE,
  CLOSED,
  gOf,
  OPEN,
  openBeside,
  openNodes,
  PAIRED,
  reach,
  recordOf,
  setTag,
  tagOf,
} from './graph-nodes.ts';
import { clearRoute, writeRoute } from './graph-route.ts';

/** Opens the start and, if the query has reversed arcs, the goal. Returns the status. */
export function begin(search: GraphSearch, query: GraphQuery): number {
  const { arcs, reverse, start, goal, lattice } = query;
  search.query = query;
  search.estimate = query.estimate;
  clearRoute(search);
  search.expanded = 0;
  search.best = Infinity;
  search.hFactor = query.hFactor;
  search.patience = Math.max(arcs.nodeCount >> REOPENED_SHIFT, 1);
  search.cut = false;
  if (lattice !== null) placeGoal(search, lattice, goal);
  if (query.askedOf !== null && search.room.length < arcs.nodeCount) {
    search.room = allocate(Float64Array, arcs.nodeCount);
  }
  search.estimates = query.estimates ?? search.room;
  if (reverse === null) {
    openNodes(search.alone, arcs.nodeCount, ALONE);
    openSide(search.alone, arcs, start);
    return RUNNING;
  }
  openNodes(search.forward, arcs.nodeCount, PAIRED);
  openBeside(search.backward, search.forward);
  openSide(search.forward, arcs, start);
  openSide(search.backward, reverse, goal);
  if (start === goal) {
    search.best = 0;
    search.meeting = start;
  }
  return RUNNING;
}

export function run(search: GraphSearch): number {
  return search.query.reverse !== null ? bothWays(search) : oneWay(search);
}

function oneWay(search: GraphSearch): number {
  const frontier = search.alone;
  const { generation, nodeG, nodeWords } = frontier;
  const { offsets } = frontier.arcs;
  const { goal, maxExpansions } = search.query;
  const closed = generation + CLOSED;
  const asks = search.query.askedOf !== null;

  while (!isEmpty(frontier)) {
    const node = pop(frontier);
    if (tagOf(nodeWords, node) === closed) continue;
    if (node === goal) {
      writeRoute(search, node);
      return FOUND;
    }
    const first = offsets[node];
    const end = offsets[node + 1];
    let status = search.expanded === maxExpansions ? LIMIT : RUNNING;
    if (status === RUNNING && asks) status = ask(search, first, end);
    if (status !== RUNNING) {
      push(frontier, 0, node);
      return status;
    }
    reserve(frontier, end - first + 1);
    setTag(nodeWords, node, closed);
    search.expanded++;
    if (!expand(search, node, gOf(nodeG, node), first, end)) return WRONG_ESTIMATE;
  }
  return search.cut ? LIMIT : UNREACHABLE;
}

function expand(search: GraphSearch, node: number, g: number, first: number, end: number): boolean {
  const { alone: frontier, estimate, estimates } = search;
  const { generation, nodeG, nodeWords } = frontier;
  const { targets, costs } = frontier.arcs;
  const { lattice, gFactor, maxCost } = search.query;
  let { hFactor } = search;
  const closed = generation + CLOSED;
  const last = search.query.reopens ? closed : generation + OPEN;
  for (let arc = first; arc < end; arc++) {
    const target = targets[arc];
    const tag = tagOf(nodeWords, target);
    const targetG = g + costs[arc];
    if (tag > generation) {
      if (tag > last || gOf(nodeG, target) <= targetG) continue;
      if (tag === closed) {
        if (!reopens(search, target, targetG)) continue;
        hFactor = search.hFactor;
      }
    }
    let h = 0;
    if (estimate !== ESTIMATES.none) {
      h = lattice === null ? estimates[target] : estimateOf(search, lattice, target);
      if (!(h >= 0)) return refuse(search, target);
      if (h === Infinity) continue;
    }
    if (targetG + h > maxCost) {
      search.cut = true;
      continue;
    }
    reach(frontier, target, targetG, generation + OPEN, node);
    push(frontier, gFactor * targetG + hFactor * h, target);
  }
  return true;
}

function reopens(search: GraphSearch, node: number, g: number): boolean {
  if (gOf(search.alone.nodeG, node) * BEYOND_NOISE <= g) return false;
  if (--search.patience === 0) goByCost(search);
  return true;
}

function goByCost(search: GraphSearch): void {
  const frontier = search.alone;
  if (frontier.pendingFull) siftUp(frontier);
  const { heapPlace, heapSize: count } = frontier;
  clearHeap(frontier);
  for (let i = 0; i < count; i++) {
    const node = heapPlace[i];
    push(frontier, gOf(frontier.nodeG, node), node);
  }
  search.hFactor = 0;
}

function refuse(search: GraphSearch, node: number): boolean {
  search.asked = [node];
  return false;
}

function ask(search: GraphSearch, first: number, end: number): number {
  const { asked } = search;
  const { nodeWords, generation, arcs } = search.alone;
  asked.length = 0;
  for (let arc = first; arc < end; arc++) {
    const target = arcs.targets[arc];
    if (tagOf(nodeWords, target) >= generation) continue;
    setTag(nodeWords, target, generation);
    asked.push(target);
  }
  return asked.length > 0 ? ASKING : RUNNING;
}

function openSide(side: Frontier, arcs: Arcs, node: number): void {
  clearHeap(side);
  side.arcs = arcs;
  reserve(side, 1);
  reach(side, recordOf(side, node), 0, side.generation + OPEN, node);
  push(side, 0, node);
}

/** Drops the references of a query, so that an idle record keeps no graph and no function of the caller alive. */
export function rest(search: GraphSearch): void {
  const asked: { query?: GraphQuery | undefined } = search;
  asked.query = undefined;
  search.route = null;
  search.estimates = search.room;
  for (const side of [search.alone, search.forward, search.backward]) {
    const followed: { arcs?: Arcs | undefined } = side;
    followed.arcs = undefined;
  }
}
