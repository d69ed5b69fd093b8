/** Writes the route from start to goal, and its cost, from the node records. */
import { costAt, firstArc, targetAt } from './graph-arcs';
import { Arcs, Frontier, GraphSearch } from './graph-layout';
import { parentOf, recordOf } from './graph-nodes';
import { allocate, release } from '../core/memory';

/**
 * Writes the route through a node: from the start to it and, if both sides met there, on to the goal. Returns false if memory
 * cannot be allocated.
 */
export function writeRoute(search: GraphSearch, node: u32): bool {
  const forward = search.bothWays ? search.forward : search.alone;
  const before = stepsTo(forward, node);
  const after = search.bothWays ? stepsTo(search.backward, node) : 0;
  if (!reserveRoute(search, before + 1 + after)) return false;
  writeParents(forward, node, search.route + ((<usize>before) << 2), -4);
  if (search.bothWays) writeParents(search.backward, node, search.route + ((<usize>before) << 2), 4);
  // Add up from the start, as a search from one side does. Also, if nodes are reopened, the goal's g may be older than the route.
  search.cost = 0;
  for (let i: u32 = 0; i < before + after; i++) {
    const step = search.route + ((<usize>i) << 2);
    search.cost += leastCost(forward.arcs, load<u32>(step), load<u32>(step, 4));
  }
  return true;
}

/** Forgets the route. */
export function clearRoute(search: GraphSearch): void {
  search.cost = Infinity;
  search.routeLength = 0;
}

/** Returns the number of steps from where a side began to a node. */
function stepsTo(side: Frontier, node: u32): u32 {
  let steps: u32 = 0;
  for (let parent = parentOf(recordOf(side, node)); parent != node; steps++) {
    node = parent;
    parent = parentOf(recordOf(side, node));
  }
  return steps;
}

/** Writes a node at `at`, then its predecessors back to where the side began, each `step` bytes further. */
function writeParents(side: Frontier, node: u32, at: usize, step: i32): void {
  store<u32>(at, node);
  for (let parent = parentOf(recordOf(side, node)); parent != node; ) {
    at += step;
    store<u32>(at, parent);
    node = parent;
    parent = parentOf(recordOf(side, node));
  }
}

/** Returns the least cost of the arcs from one node to another. */
function leastCost(arcs: Arcs, from: u32, to: u32): f64 {
  const end = firstArc(arcs.offsets, from + 1);
  let least: f64 = Infinity;
  for (let arc = firstArc(arcs.offsets, from); arc < end; arc++) {
    if (targetAt(arcs.targets, arc) == to) least = min(least, costAt(arcs.costs, arc));
  }
  return least;
}

/** Makes room for a route of `length` nodes. Returns false if memory cannot be allocated. */
function reserveRoute(search: GraphSearch, length: u32): bool {
  if (search.routeCapacity < length) {
    release(search.route);
    search.routeCapacity = 0;
    search.route = allocate((<u64>length) << 2);
    if (!search.route) return false;
    search.routeCapacity = length;
  }
  search.routeLength = length;
  return true;
}
