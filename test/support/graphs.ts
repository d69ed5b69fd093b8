import fc from 'fast-check';
import { expect } from 'vitest';
import { type FindGraphPathOptions, Graph, type GraphEdge, type GraphPathResult } from '../../src/index.ts';
import { isClose } from './walk.ts';

/** A graph as plain data, and a problem on it. */
export interface GraphProblem {
  nodeCount: number;
  edges: GraphEdge[];
  directed: boolean;
  start: number;
  goal: number;
  /** One number in [0, 1] per node: the estimate as a share of the true cost to the goal. */
  shares: number[];
}

/** Costs: many are equal or 0, some are fractions, some huge. */
const anyCost = fc.oneof(
  fc.integer({ min: 0, max: 5 }),
  fc.constant(0),
  fc.double({ min: 0, max: 10, noNaN: true }),
  fc.double({ min: 0, max: 1e100, noNaN: true }),
);

/** Graphs of up to `most` nodes, connected or not, some with parallel edges and edges from a node to itself. */
export function graphProblems(most: number): fc.Arbitrary<GraphProblem> {
  return fc.integer({ min: 1, max: most }).chain((nodeCount) => {
    const node = fc.integer({ min: 0, max: nodeCount - 1 });
    const edge = fc.tuple(node, node, anyCost) as fc.Arbitrary<[number, number, number]>;
    return fc.record({
      nodeCount: fc.constant(nodeCount),
      edges: fc.array(edge, { maxLength: 4 * nodeCount, size: 'max' }),
      directed: fc.boolean(),
      start: node,
      goal: node,
      shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: nodeCount, maxLength: nodeCount }),
    });
  });
}

/** Any options except heuristic and engine. */
export const anyGraphOptions: fc.Arbitrary<FindGraphPathOptions> = fc.record(
  {
    heuristicWeight: fc.oneof(fc.constantFrom(0, 1, Infinity), fc.double({ min: 0, max: 4, noNaN: true })),
    maxExpansions: fc.integer({ min: 0, max: 60 }),
    maxCost: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constant(Infinity)),
  },
  { requiredKeys: [] },
);

/** Returns the arcs that leave each node. */
export function arcsOf({ nodeCount, edges, directed }: GraphProblem): [to: number, cost: number][][] {
  const arcs: [number, number][][] = Array.from({ length: nodeCount }, () => []);
  for (const [from, to, cost] of edges) {
    arcs[from].push([to, cost]);
    if (!directed) arcs[to].push([from, cost]);
  }
  return arcs;
}

/** Returns the cost of a cheapest route from a node to each node; Infinity if there is none. Dijkstra's algorithm without a heap. */
export function costsFrom(arcs: readonly [to: number, cost: number][][], start: number): number[] {
  const best = arcs.map(() => Infinity);
  const open = new Set([start]);
  best[start] = 0;
  while (open.size > 0) {
    let nearest = -1;
    for (const node of open) if (nearest < 0 || best[node] < best[nearest]) nearest = node;
    open.delete(nearest);
    for (const [to, cost] of arcs[nearest]) {
      if (best[nearest] + cost >= best[to]) continue;
      best[to] = best[nearest] + cost;
      open.add(to);
    }
  }
  return best;
}

/** Returns the cost of a cheapest route from each node to the goal. */
export function costsTo(arcs: readonly [to: number, cost: number][][], goal: number): number[] {
  const turned: [number, number][][] = arcs.map(() => []);
  arcs.forEach((leaving, from) => {
    for (const [to, cost] of leaving) turned[to].push([from, cost]);
  });
  return costsFrom(turned, goal);
}

/** Throws unless the route leads from start to goal along arcs, and their costs add up to the reported cost. */
export function checkGraphResult(
  arcs: readonly [to: number, cost: number][][],
  start: number,
  goal: number,
  result: GraphPathResult,
): void {
  const { status, path, cost, expanded } = result;
  expect(Number.isInteger(expanded) && expanded >= 0).toBe(true);
  if (status !== 'found') {
    expect([path, cost]).toEqual([null, Infinity]);
    return;
  }
  if (path === null) throw new Error("the status is 'found', but there is no route");
  expect([path[0], path[path.length - 1]]).toEqual([start, goal]);
  expect(new Set(path).size, 'the route has a node twice').toBe(path.length);
  let sum = 0;
  for (let i = 1; i < path.length; i++) {
    const costs = arcs[path[i - 1]].filter(([to]) => to === path[i]).map(([, arcCost]) => arcCost);
    if (costs.length === 0) throw new Error(`no arc leads from ${path[i - 1]} to ${path[i]}`);
    sum += Math.min(...costs);
  }
  if (!isClose(sum, cost)) throw new Error(`cost ${cost} reported, ${sum} summed`);
}

/** Throws if two results differ in a single bit. */
export function checkSameResult(one: GraphPathResult, other: GraphPathResult): void {
  expect(one.status).toBe(other.status);
  expect(Object.is(one.cost, other.cost), `${one.cost} and ${other.cost}`).toBe(true);
  expect(one.expanded).toBe(other.expanded);
  expect(String(one.path)).toBe(String(other.path));
}

/** Makes the graph of a problem. */
export function graphOf({ nodeCount, edges, directed }: GraphProblem): Graph {
  return Graph.fromEdges(nodeCount, edges, { directed });
}
