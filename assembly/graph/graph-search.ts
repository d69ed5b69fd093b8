/**
 * A* over the arcs of a graph (P. Hart, N. Nilsson, B. Raphael, 1968), Dijkstra's algorithm without an estimate.
 *
 * The caller's estimates, if there are any, are asked for as nodes come up: before a node is expanded, the search stops with
 * ASKING and a list of those neighbours whose estimates it has not been told in this search; `run` goes on. So each is
 * evaluated once, and only where it is needed. An estimate of Infinity says that no route leads from there to the goal.
 *
 * With such estimates, which may be inconsistent, a closed node that is reached at less cost is opened again. That keeps
 * routes optimal wherever no estimate is too high. Those of lattices are consistent: closed nodes stay closed.
 */
import { costAt, firstArc, targetAt } from './graph-arcs';
import { bothWays } from './graph-both-ways';
import { ASKED, estimateOf, NONE, placeGoal } from './graph-estimate';
import { Arcs, Frontier, GraphSearch } from './graph-layout';
import {
  ALONE,
  CLOSED,
  gOf,
  OPEN,
  openBeside,
  openNodes,
  PAIRED,
  reach,
  recordAt,
  recordOf,
  setTag,
  tagOf,
} from './graph-nodes';
import { clearRoute, writeRoute } from './graph-route';
import { clearHeap, isEmpty, pop, push, putWaiting, reserve } from '../core/heap';
import { allocate, allocateZeroed, release } from '../core/memory';
import { ASKING, FOUND, LIMIT, OUT_OF_MEMORY, RUNNING, UNREACHABLE, WRONG_ESTIMATE } from '../core/statuses';

/** A Frontier, and as much as keeps the next one aligned. */
const SIDE_BYTES: usize = (offsetof<Frontier>() + 15) & ~15;

/** A new search that has asked for nothing yet, or 0 where memory cannot be had. */
export function createSearch(): usize {
  const record = allocateZeroed(offsetof<GraphSearch>());
  const sides = allocateZeroed(3 * SIDE_BYTES);
  if (!record || !sides) {
    release(record);
    release(sides);
    return 0;
  }
  const search = changetype<GraphSearch>(record);
  search.alone = changetype<Frontier>(sides);
  search.forward = changetype<Frontier>(sides + SIDE_BYTES);
  search.backward = changetype<Frontier>(sides + 2 * SIDE_BYTES);
  return record;
}

/** How f is made, and whether closed nodes are opened again. */
export function setFactors(search: GraphSearch, gFactor: f64, hFactor: f64, reopens: u32): void {
  search.gFactor = gFactor;
  search.hFactor = hFactor;
  search.reopens = reopens;
}

/** Which estimate, and where it is a lattice's, that lattice's sides and the least cost of its nodes. */
export function setLattice(search: GraphSearch, estimate: u32, width: i32, height: i32, least: f64): void {
  search.estimate = estimate;
  search.width = width;
  search.height = height;
  search.least = least;
}

/** When to give up (maxExpansions is a u32, 0xffffffff for never). */
export function setLimits(search: GraphSearch, maxExpansions: u32, maxCost: f64): void {
  search.maxExpansions = maxExpansions;
  search.maxCost = maxCost;
}

/** Opens the start, and the goal where `reverse`, the arcs turned round, is not 0. Returns the status. */
export function begin(search: GraphSearch, arcs: Arcs, reverse: Arcs, start: u32, goal: u32): i32 {
  clearRoute(search);
  search.start = start;
  search.goal = goal;
  search.expanded = 0;
  search.askedCount = 0;
  search.best = Infinity;
  search.cut = 0;
  search.bothWays = u32(changetype<usize>(reverse) != 0);
  placeGoal(search);
  if (search.estimate == ASKED && !reserveEstimates(search, arcs.nodeCount)) return OUT_OF_MEMORY;
  search.told = 0;
  if (!search.bothWays) {
    return openNodes(search.alone, arcs.nodeCount, ALONE) && openSide(search.alone, arcs, start)
      ? RUNNING
      : OUT_OF_MEMORY;
  }
  if (!openNodes(search.forward, arcs.nodeCount, PAIRED)) return OUT_OF_MEMORY;
  openBeside(search.backward, search.forward);
  if (!openSide(search.forward, arcs, start) || !openSide(search.backward, reverse, goal)) return OUT_OF_MEMORY;
  if (start == goal) {
    search.best = 0;
    search.meeting = start;
  }
  return RUNNING;
}

/** Goes on until the search ends or needs something. Returns the status. */
export function run(search: GraphSearch): i32 {
  return search.bothWays ? bothWays(search) : oneWay(search);
}

function oneWay(search: GraphSearch): i32 {
  const frontier = search.alone;
  const offsets = frontier.arcs.offsets;
  const nodes = frontier.nodes;
  const closed = frontier.generation + CLOSED;
  const goal = search.goal;
  const asks = search.estimate == ASKED;
  search.askedCount = 0;

  while (!isEmpty(frontier)) {
    // Take the most promising node, unless it is a stale entry of a closed one.
    const node = <u32>pop(frontier);
    const record = recordAt(nodes, node);
    if (tagOf(record) == closed) continue;
    if (node == goal) {
      if (writeRoute(search, node)) return FOUND;
      putWaiting(frontier, 0, node);
      return OUT_OF_MEMORY;
    }
    const first = firstArc(offsets, node);
    const end = firstArc(offsets, node + 1);
    let status = search.expanded == search.maxExpansions ? LIMIT : RUNNING;
    if (status == RUNNING && !reserve(frontier, end - first + 1)) status = OUT_OF_MEMORY;
    if (status == RUNNING && asks && !search.told) status = ask(search, first, end);
    if (status != RUNNING) {
      // No entry is less, so that it comes up first again.
      putWaiting(frontier, 0, node);
      return status;
    }
    setTag(record, closed);
    search.expanded++;
    if (!expand(search, node, gOf(record), first, end)) return WRONG_ESTIMATE;
  }
  return search.cut ? LIMIT : UNREACHABLE;
}

/** Relaxes the arcs of a node from `first` to before `end`. False where an estimate is wrong. */
function expand(search: GraphSearch, node: u32, g: f64, first: u32, end: u32): bool {
  const frontier = search.alone;
  const arcs = frontier.arcs;
  const targets = arcs.targets;
  const costs = arcs.costs;
  const nodes = frontier.nodes;
  const generation = frontier.generation;
  const estimate = search.estimate;
  const gFactor = search.gFactor;
  const hFactor = search.hFactor;
  const maxCost = search.maxCost;
  // The highest tag that may be relaxed: closed nodes are only where they may be opened again.
  const last = generation + (search.reopens ? CLOSED : OPEN);
  for (let arc = first; arc < end; arc++) {
    const target = targetAt(targets, arc);
    const record = recordAt(nodes, target);
    const tag = tagOf(record);
    const targetG = g + costAt(costs, arc);
    if (tag > generation && (tag > last || gOf(record) <= targetG)) continue;
    let h: f64 = 0;
    if (estimate != NONE) {
      h = estimate == ASKED ? load<f64>(search.estimates + ((<usize>target) << 3)) : estimateOf(search, target);
      if (!(h >= 0)) return refuse(search, target);
      if (h == Infinity) continue;
    }
    if (targetG + h > maxCost) {
      search.cut = 1;
      continue;
    }
    reach(record, targetG, generation + OPEN, node);
    push(frontier, gFactor * targetG + hFactor * h, target);
  }
  return true;
}

/** Names the node whose estimate is wrong: there is room, since some have been asked for. */
function refuse(search: GraphSearch, node: u32): bool {
  store<u32>(search.asked, node);
  search.askedCount = 1;
  return false;
}

/** Lists the neighbours of a node whose estimates are not known. Returns ASKING if there are any, otherwise RUNNING. */
function ask(search: GraphSearch, first: u32, end: u32): i32 {
  if (search.askedCapacity < end - first && !reserveAsked(search, end - first)) return OUT_OF_MEMORY;
  const frontier = search.alone;
  const targets = frontier.arcs.targets;
  const generation = frontier.generation;
  let asked = search.asked;
  for (let arc = first; arc < end; arc++) {
    const target = targetAt(targets, arc);
    const record = recordAt(frontier.nodes, target);
    if (tagOf(record) >= generation) continue;
    setTag(record, generation);
    store<u32>(asked, target);
    asked += 4;
  }
  search.askedCount = <u32>(asked - search.asked) >> 2;
  return search.askedCount ? ASKING : RUNNING;
}

/** Puts the node at which a side begins into its open list, and nothing else. False where memory cannot be had. */
function openSide(side: Frontier, arcs: Arcs, node: u32): bool {
  clearHeap(side);
  side.arcs = arcs;
  if (!reserve(side, 1)) return false;
  reach(recordOf(side, node), 0, side.generation + OPEN, node);
  putWaiting(side, 0, node);
  return true;
}

/** Makes room for the caller's estimates of `count` nodes. */
function reserveEstimates(search: GraphSearch, count: u32): bool {
  if (search.estimateCapacity >= count) return true;
  release(search.estimates);
  search.estimateCapacity = 0;
  search.estimates = allocate((<u64>count) << 3);
  if (!search.estimates) return false;
  search.estimateCapacity = count;
  return true;
}

/** Makes room to ask for `count` estimates at once. */
function reserveAsked(search: GraphSearch, count: u32): bool {
  release(search.asked);
  const capacity = max(count, 64);
  search.askedCapacity = 0;
  search.asked = allocate((<u64>capacity) << 2);
  if (!search.asked) return false;
  search.askedCapacity = capacity;
  return true;
}
