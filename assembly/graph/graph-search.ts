/**
 * A* over the arcs of a graph (P. Hart, N. Nilsson, B. Raphael, 1968), Dijkstra's algorithm without an estimate.
 *
 * The caller's estimates, if there are any, are asked for as nodes come up: before a node is expanded, the search stops with
 * ASKING and a list of those neighbours whose estimates it has not been told in this search; `run` goes on. So each is
 * evaluated once, and only where it is needed. An estimate of Infinity says that no route leads from there to the goal.
 *
 * The caller's estimates may be inconsistent. So a closed node that is reached at less cost is reopened, which keeps routes optimal
 * wherever no estimate is too high. Those of lattices are consistent: closed nodes stay closed.
 *
 * Reopening alone may expand n nodes 2^n times (A. Martelli, "On the Complexity of Admissible Search Algorithms", 1977). So once a
 * quarter as many nodes as the graph has were reopened, the search goes on by Dijkstra's algorithm, from the open list it has. By then
 * all nodes that are not open have relaxed their arcs, so the open node of least g is final: each node is expanded at most once more,
 * n + n / 4 + n times in all. Martelli's algorithm B, which keeps the estimates, is bounded by n^2: too much for a map, and on maps with
 * random estimates it expanded 5 times as many nodes.
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
import { clearHeap, isEmpty, placeIn, pop, push, putWaiting, reserve, siftUp } from '../core/heap';
import { allocate, allocateZeroed, release } from '../core/memory';
import { ASKING, FOUND, LIMIT, OUT_OF_MEMORY, RUNNING, UNREACHABLE, WRONG_ESTIMATE } from '../core/statuses';

/** This share of the graph's nodes may be reopened: one in 2^2. Searches that a good estimate guides stay far below it. */
const PATIENCE: u32 = 2;
/** A node is reopened only where its cost falls below this share: less may be rounding, as in terrain-moves.ts. */
const LESS: f64 = 1.0 - 1.0 / 70368744177664;

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

/** How f is made, and whether closed nodes are reopened. */
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
  search.patience = max(arcs.nodeCount >> PATIENCE, 1);
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
  let hFactor = search.hFactor;
  const maxCost = search.maxCost;
  const closed = generation + CLOSED;
  // The highest tag that may be relaxed: closed nodes only where they may be reopened.
  const last = search.reopens ? closed : generation + OPEN;
  for (let arc = first; arc < end; arc++) {
    const target = targetAt(targets, arc);
    const record = recordAt(nodes, target);
    const tag = tagOf(record);
    const targetG = g + costAt(costs, arc);
    if (tag > generation) {
      if (tag > last || gOf(record) <= targetG) continue;
      if (tag == closed) {
        if (!reopens(search, record, targetG)) continue;
        hFactor = search.hFactor;
      }
    }
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

/** Whether a closed node is reopened that can be reached at cost `g`. It may be one too many: then h no longer counts. */
function reopens(search: GraphSearch, record: usize, g: f64): bool {
  if (gOf(record) * LESS <= g) return false;
  if (--search.patience == 0) goByCost(search);
  return true;
}

/** Puts the open list into the order of g alone, and leaves h out of f from now on. */
function goByCost(search: GraphSearch): void {
  const frontier = search.alone;
  if (frontier.pendingFull) siftUp(frontier);
  const count = frontier.heapSize;
  clearHeap(frontier);
  // Each place is read before an entry pushed ahead of it comes to stand in its slot; keys are written over sooner (END in heap.ts).
  for (let i: u32 = 0; i < count; i++) {
    const node = placeIn(frontier, i);
    push(frontier, gOf(recordAt(frontier.nodes, <u32>node)), node);
  }
  search.hFactor = 0;
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
