// Estimates that never overestimate, but are not consistent, have nodes reopened: how often is bounded.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runGraphOn } from '../../src/features/graph/find-graph-path.ts';
import { Graph, type GraphEdge } from '../../src/index.ts';
import { trapOf } from '../support/estimates.ts';
import { graphEngines } from '../support/graph-engines.ts';
import { checkGraphResult, costsTo } from '../support/graphs.ts';
import { seed, settings } from '../support/seed.ts';
import { isClose } from '../support/walk.ts';

/** The arcs that leave each node, by directed edges. */
function arcsOf(nodeCount: number, edges: readonly GraphEdge[]): [to: number, cost: number][][] {
  const arcs: [number, number][][] = Array.from({ length: nodeCount }, () => []);
  for (const [from, to, cost] of edges) arcs[from].push([to, cost]);
  return arcs;
}

/** Expands each node once, a quarter of them again, and each once more. */
function mostExpansions(nodeCount: number): number {
  return 2 * nodeCount + Math.max(1, nodeCount >> 2);
}

describe.each(graphEngines)('%s', (_title, _name, make) => {
  test.each([3, 8, 14, 18, 24])("a graph of Martelli's, of %i nodes and the goal", (size) => {
    const { edges, start, goal, estimates } = trapOf(size);
    const arcs = arcsOf(size + 1, edges);
    const graph = Graph.fromEdges(size + 1, edges);
    const rest = costsTo(arcs, goal);
    estimates.forEach((estimate, node) => {
      expect(estimate).toBeLessThanOrEqual(rest[node]);
    });
    for (const heuristic of [estimates, (node: number) => estimates[node]]) {
      for (const heuristicWeight of [0.5, 1, 1.5, 10]) {
        const result = runGraphOn(make(), graph, start, goal, { heuristic, heuristicWeight });
        checkGraphResult(arcs, start, goal, result);
        expect(result.cost).toBeLessThanOrEqual(rest[start] * Math.max(1, heuristicWeight));
        if (heuristicWeight <= 1) expect(result.cost).toBe(rest[start]);
        expect(result.expanded).toBeLessThanOrEqual(mostExpansions(size + 1));
      }
    }
  });

  test('such graphs in a row, each of them a few of many nodes', () => {
    const { edges, start, estimates } = trapOf(17);
    const traps = 20;
    const row: GraphEdge[] = [];
    const nodeCount = traps * 17 + 1;
    for (let i = 0; i < traps; i++) {
      for (const [from, to, cost] of edges) row.push([17 * i + from, 17 * i + to, cost]);
    }
    const arcs = arcsOf(nodeCount, row);
    const rest = costsTo(arcs, 0);
    const [first, last] = [start + 17 * (traps - 1), 0];
    const heuristic = (node: number) => (node === 0 ? 0 : rest[node - (node % 17)] + estimates[node % 17]);
    const result = runGraphOn(make(), Graph.fromEdges(nodeCount, row), first, last, { heuristic });
    checkGraphResult(arcs, first, last, result);
    expect(isClose(result.cost, rest[first])).toBe(true);
    expect(result.expanded).toBeLessThanOrEqual(mostExpansions(nodeCount));
  });

  test(`any graph, any estimates, too high ones among them (seed ${seed})`, () => {
    const engine = make();
    const node = fc.nat(39);
    const edge = fc.tuple(node, node, fc.oneof(fc.nat(9), fc.nat(1000))) as fc.Arbitrary<[number, number, number]>;
    const graphs = fc.tuple(
      fc.array(edge, { minLength: 60, maxLength: 400, size: 'max' }),
      fc.infiniteStream(fc.nat(2000)),
    );
    fc.assert(
      fc.property(graphs, fc.boolean(), fc.constantFrom(1, 1.5, 4), (graph, isLow, heuristicWeight) => {
        const [edges, noise] = graph;
        const arcs = arcsOf(40, edges);
        const rest = costsTo(arcs, 1);
        const heuristic = Float64Array.from(rest, (cost) => {
          const share = noise.next().value;
          return isLow ? Math.min(cost, 1e9) * Math.min(1, share / 1500) : share;
        });
        const result = runGraphOn(engine, Graph.fromEdges(40, edges), 0, 1, { heuristic, heuristicWeight });
        checkGraphResult(arcs, 0, 1, result);
        expect(result.status).toBe(rest[0] < Infinity ? 'found' : 'unreachable');
        if (isLow && rest[0] < Infinity)
          expect(result.cost).toBeLessThanOrEqual(rest[0] * heuristicWeight * (1 + 1e-9));
        expect(result.expanded).toBeLessThanOrEqual(mostExpansions(40));
      }),
      settings(600),
    );
  });

  test('rounding reopens nothing: a consistent estimate of the caller is as good as the same one of the graph', () => {
    const graph = Graph.grid3d(90, 90, 3, null, { neighbors: 26, diagonals: 'always' });
    for (const [start, goal] of [
      [0, graph.nodeAt(30, 80, 2)],
      [graph.nodeAt(3, 5, 1), graph.nodeAt(60, 85, 0)],
      [graph.nodeAt(89, 0, 0), graph.nodeAt(40, 89, 2)],
    ]) {
      const own = runGraphOn(make(), graph, start, goal);
      const told = runGraphOn(make(), graph, start, goal, { heuristic: graph.heuristicTo(goal) });
      expect(told.expanded).toBe(own.expanded);
      expect(isClose(told.cost, own.cost)).toBe(true);
    }
  });
});
