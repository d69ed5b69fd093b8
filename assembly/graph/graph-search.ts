/**
 * A* over the arcs of a graph (P. Hart, N. Nilsson, B. Raphael, 1968); without an estimate, Dijkstra's algorithm.
 *
 * The search requests the caller's estimates, if there are any, as it needs them. Before it expands a node, it stops with ASKING
 * and a list of the neighbours whose estimates it does not know yet; `run` then continues. So each estimate is evaluated at most
 * once, and only if it is needed. An estimate of Infinity means that no route leads from that node to the goal.
 *
 * The caller's estimates may be inconsistent. So a closed node that is reached at less cost is reopened, which keeps routes optimal
 * as long as no estimate is too high. Estimates of lattices are consistent: closed nodes stay closed.
 *
 * Reopening alone may expand n nodes 2^n times (A. Martelli, "On the Complexity of Admissible Search Algorithms", 1977). So after n / 4
 * reopenings in a graph of n nodes, the search continues as Dijkstra's algorithm with its present open list. By then all nodes that
 * are not open have relaxed their arcs, so the open node of least g is final. Each node is then expanded at most once more, which
 * makes n + n / 4 + n expansions in all. Martelli's algorithm B, which keeps the estimates, is bounded by n^2. That is too much for a
 * map, and on maps with random estimates it expanded 5 times as many nodes.
 */
import { BEYOND_NOISE } from '../core/rounding';
import { REOPENED_SHIFT } from '../core/tuning';
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
import { clearHeap, isEmpty, placeIn, pop, push, putWaiting, reserve, siftUp } from '../nodes/heap';
import { allocate, allocateZeroed, expectBlock, release } from '../core/memory';
import { ASKING, FOUND, LIMIT, OUT_OF_MEMORY, RUNNING, UNREACHABLE, WRONG_ESTIMATE } from '../core/statuses';

/** Bytes of a Frontier, rounded up so that the next one is aligned. */
const SIDE_BYTES: usize = (offsetof<Frontier>() + 15) & ~15;

/** Creates a search record without a query. Returns 0 if memory cannot be allocated. */
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

/** Sets the factors of f, and whether closed nodes are reopened. */
export function setFactors(search: GraphSearch, gFactor: f64, hFactor: f64, reopens: u32): void {
  search.gFactor = gFactor;
  search.hFactor = hFactor;
  search.reopens = reopens;
}

/** Sets the kind of estimate and, for a lattice, its sides and the least cost of its nodes. */
export function setLattice(search: GraphSearch, estimate: u32, width: i32, height: i32, least: f64): void {
  search.estimate = estimate;
  search.width = width;
  search.height = height;
  search.least = least;
}

/** Sets when to give up (maxExpansions is a u32, 0xffffffff for never). */
export function setLimits(search: GraphSearch, maxExpansions: u32, maxCost: f64): void {
  search.maxExpansions = maxExpansions;
  search.maxCost = maxCost;
}

/** Opens the start and, if `reverse` (the reversed arcs) is not 0, the goal. Returns the status. */
export function begin(search: GraphSearch, arcs: Arcs, reverse: Arcs, start: u32, goal: u32): i32 {
  expectBlock(changetype<usize>(search));
  expectBlock(changetype<usize>(arcs));
  clearRoute(search);
  search.start = start;
  search.goal = goal;
  search.expanded = 0;
  search.askedCount = 0;
  search.best = Infinity;
  search.patience = max(arcs.nodeCount >> REOPENED_SHIFT, 1);
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

/** Continues until the search ends or needs memory or estimates. Returns the status. */
export function run(search: GraphSearch): i32 {
  expectBlock(changetype<usize>(search));
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
    // Take the most promising node, unless this is a stale entry of a closed one.
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
      // No entry is lower than f 0, so the node comes up first again.
      putWaiting(frontier, 0, node);
      return status;
    }
    setTag(record, closed);
    search.expanded++;
    if (!expand(search, node, gOf(record), first, end)) return WRONG_ESTIMATE;
  }
  return search.cut ? LIMIT : UNREACHABLE;
}

/** Relaxes the arcs of a node, numbered `first` up to but not including `end`. Returns false if an estimate is wrong. */
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
  // The highest tag that may be relaxed: that of closed nodes only if they may be reopened.
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

/** Returns whether to reopen a closed node that can be reached at cost `g`. If reopenings are used up, h no longer counts from here on. */
function reopens(search: GraphSearch, record: usize, g: f64): bool {
  if (gOf(record) * BEYOND_NOISE <= g) return false;
  if (--search.patience == 0) goByCost(search);
  return true;
}

/** Sorts the open list by g alone, and leaves h out of f from now on. */
function goByCost(search: GraphSearch): void {
  const frontier = search.alone;
  if (frontier.pendingFull) siftUp(frontier);
  const count = frontier.heapSize;
  clearHeap(frontier);
  // Each place is read before a pushed entry overwrites its slot. Keys may be overwritten sooner (END in heap.ts).
  for (let i: u32 = 0; i < count; i++) {
    const node = placeIn(frontier, i);
    push(frontier, gOf(recordAt(frontier.nodes, <u32>node)), node);
  }
  search.hFactor = 0;
}

/** Reports the node whose estimate is wrong. There is room for it, since estimates have been requested. */
function refuse(search: GraphSearch, node: u32): bool {
  store<u32>(search.asked, node);
  search.askedCount = 1;
  return false;
}

/** Lists the neighbours of a node whose estimates are not known. Returns ASKING if there are any, RUNNING if not. */
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

/** Makes the node at which a side begins the only entry of its open list. Returns false if memory cannot be allocated. */
function openSide(side: Frontier, arcs: Arcs, node: u32): bool {
  clearHeap(side);
  side.arcs = arcs;
  if (!reserve(side, 1)) return false;
  reach(recordOf(side, node), 0, side.generation + OPEN, node);
  putWaiting(side, 0, node);
  return true;
}

/** Makes room for the caller's estimates of `count` nodes. Returns false if memory cannot be allocated. */
function reserveEstimates(search: GraphSearch, count: u32): bool {
  if (search.estimateCapacity >= count) return true;
  release(search.estimates);
  search.estimateCapacity = 0;
  search.estimates = allocate((<u64>count) << 3);
  if (!search.estimates) return false;
  search.estimateCapacity = count;
  return true;
}

/** Makes room to request `count` estimates at once. Returns false if memory cannot be allocated. */
function reserveAsked(search: GraphSearch, count: u32): bool {
  release(search.asked);
  const capacity = max(count, 64);
  search.askedCapacity = 0;
  search.asked = allocate((<u64>capacity) << 2);
  if (!search.asked) return false;
  search.askedCapacity = capacity;
  return true;
}
