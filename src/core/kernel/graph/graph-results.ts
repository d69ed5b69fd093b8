/** Reads and writes a GraphSearch; assembly/graph/graph-layout.ts explains its fields. */
import { allocate } from '../../base/allocate.ts';
import { OR_NO_ROUTE, wrongEstimate } from '../../base/check.ts';
import * as layout from '../layout.ts';
import type { LinearMemory } from '../memory.ts';

export function costOf({ float64 }: LinearMemory, search: number): number {
  return float64[(search + layout.GRAPH_SEARCH_COST) >>> 3];
}

export function nodesExpanded({ int32 }: LinearMemory, search: number): number {
  return int32[(search + layout.GRAPH_SEARCH_EXPANDED) >>> 2] >>> 0;
}

/** Returns a copy of the route's nodes. */
export function routeOf({ int32 }: LinearMemory, search: number): Uint32Array {
  const first = int32[(search + layout.GRAPH_SEARCH_ROUTE) >>> 2] >>> 2;
  const nodes = allocate(Uint32Array, int32[(search + layout.GRAPH_SEARCH_ROUTE_LENGTH) >>> 2]);
  nodes.set(int32.subarray(first, first + nodes.length));
  return nodes;
}

/** Writes the estimates that the search asks for. An estimate may itself run a search, which may grow memory. */
export function answerAsked(memory: LinearMemory, search: number, askedOf: (node: number) => number): void {
  const count = memory.int32[(search + layout.GRAPH_SEARCH_ASKED_COUNT) >>> 2];
  const asked = memory.int32[(search + layout.GRAPH_SEARCH_ASKED) >>> 2] >>> 2;
  const estimates = memory.int32[(search + layout.GRAPH_SEARCH_ESTIMATES) >>> 2] >>> 3;
  for (let i = 0; i < count; i++) {
    const node = memory.int32[asked + i];
    const estimate = askedOf(node);
    memory.float64[estimates + node] = estimate;
  }
}

/** Writes the estimates that the search asks for. Returns their number. */
export function tell({ int32, float64 }: LinearMemory, search: number, values: Float64Array): number {
  const count = int32[(search + layout.GRAPH_SEARCH_ASKED_COUNT) >>> 2];
  const asked = int32[(search + layout.GRAPH_SEARCH_ASKED) >>> 2] >>> 2;
  const estimates = int32[(search + layout.GRAPH_SEARCH_ESTIMATES) >>> 2] >>> 3;
  for (let i = asked; i < asked + count; i++) float64[estimates + int32[i]] = values[int32[i]];
  return count;
}

/** Writes all estimates. */
export function tellAll({ int32, float64 }: LinearMemory, search: number, values: Float64Array): void {
  float64.set(values, int32[(search + layout.GRAPH_SEARCH_ESTIMATES) >>> 2] >>> 3);
  int32[(search + layout.GRAPH_SEARCH_TOLD) >>> 2] = 1;
}

/** Returns the error for the estimate that stopped the search. */
export function wrongEntry({ int32 }: LinearMemory, search: number, values: Float64Array): Error {
  const node = int32[int32[(search + layout.GRAPH_SEARCH_ASKED) >>> 2] >>> 2];
  return wrongEstimate(`heuristic[${node}] is`, values[node], OR_NO_ROUTE);
}
