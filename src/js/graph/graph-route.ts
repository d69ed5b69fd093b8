/** Twin of assembly/graph/graph-route.ts: writes the route and its cost from the node records. */
import { allocate } from '../../base/allocate.ts';
import type { Arcs } from '../../engine/graph.ts';
import type { Frontier, GraphSearch } from './graph-layout.ts';
import { parentOf, recordOf } from './graph-nodes.ts';

export function writeRoute(search: GraphSearch, node: number): void {
  const joins = search.query.reverse !== null;
  const forward = joins ? search.forward : search.alone;
  const before = stepsTo(forward, node);
  const after = joins ? stepsTo(search.backward, node) : 0;
  const route = allocate(Uint32Array, before + 1 + after);
  search.route = route;
  writeParents(forward, node, route, before, -1);
  if (joins) writeParents(search.backward, node, route, before, 1);
  search.cost = 0;
  for (let i = 0; i < before + after; i++) search.cost += leastCost(forward.arcs, route[i], route[i + 1]);
}

export function clearRoute(search: GraphSearch): void {
  search.cost = Infinity;
  search.route = null;
}

function stepsTo(side: Frontier, node: number): number {
  let steps = 0;
  for (let at = node, parent = parentOf(side.nodeWords, recordOf(side, at)); parent !== at; steps++) {
    at = parent;
    parent = parentOf(side.nodeWords, recordOf(side, at));
  }
  return steps;
}

/** Writes a node at `place`, then its predecessors back to where the side began, each `step` places further. */
function writeParents(side: Frontier, node: number, route: Uint32Array, place: number, step: number): void {
  route[place] = node;
  for (let at = node, i = place, parent = parentOf(side.nodeWords, recordOf(side, at)); parent !== at; ) {
    i += step;
    route[i] = parent;
    at = parent;
    parent = parentOf(side.nodeWords, recordOf(side, at));
  }
}

function leastCost({ offsets, targets, costs }: Arcs, from: number, to: number): number {
  let least = Infinity;
  for (let arc = offsets[from]; arc < offsets[from + 1]; arc++) {
    if (targets[arc] === to) least = Math.min(least, costs[arc]);
  }
  return least;
}
