// What a search of a graph asks of its heuristic, and what it makes of the answers.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runGraphOn } from '../../src/features/graph/find-graph-path.ts';
import { Graph, type GraphEdge } from '../../src/index.ts';
import { graphEngines } from '../support/graph-engines.ts';
import { arcsOf, checkSameResult, costsFrom, costsTo, graphOf, graphProblems } from '../support/graphs.ts';
import { seed, settings } from '../support/seed.ts';

describe.each(graphEngines)('%s', (_title, _name, make) => {
  test(`evaluates a heuristic once a node, and only where it comes (seed ${seed})`, () => {
    const engine = make();
    fc.assert(
      fc.property(graphProblems(30), (problem) => {
        const { nodeCount, start, goal, shares } = problem;
        const arcs = arcsOf(problem);
        const rest = costsTo(arcs, goal);
        const calls = new Array<number>(nodeCount).fill(0);
        const heuristic = (node: number) => {
          calls[node]++;
          return rest[node] === Infinity ? Infinity : rest[node] * shares[node];
        };
        const { expanded } = runGraphOn(engine, graphOf(problem), start, goal, { heuristic });
        expect(Math.max(...calls)).toBeLessThanOrEqual(1);
        const reachable = costsFrom(arcs, start);
        calls.forEach((count, node) => {
          if (count > 0) expect(reachable[node]).toBeLessThan(Infinity);
        });
        if (expanded === 0) expect(Math.max(...calls)).toBe(0);
      }),
      settings(200),
    );
  });

  test('evaluates a heuristic near the route only, on a long road', () => {
    const edges: GraphEdge[] = [];
    for (let node = 0; node < 999; node++) edges.push([node, node + 1, 1]);
    const graph = Graph.fromEdges(1000, edges, { directed: false });
    const asked: number[] = [];
    const heuristic = (node: number) => {
      asked.push(node);
      return Math.abs(node - 510);
    };
    const { path } = runGraphOn(make(), graph, 500, 510, { heuristic });
    expect(path).toHaveLength(11);
    expect(asked.sort((a, b) => a - b)).toEqual([499, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510]);
  });

  test('takes a heuristic of Infinity as no way from there', () => {
    // The cheap way leads by node 1.
    const graph = Graph.fromEdges(4, [
      [0, 1, 1],
      [1, 3, 1],
      [0, 2, 5],
      [2, 3, 5],
    ]);
    const engine = make();
    const ask = (heuristic: number[]) => runGraphOn(engine, graph, 0, 3, { heuristic: Float64Array.from(heuristic) });
    expect(ask([0, 0, 0, 0]).cost).toBe(2);
    expect(ask([0, Infinity, 0, 0]).cost).toBe(10);
    expect(ask([0, Infinity, Infinity, 0]).status).toBe('unreachable');
  });

  test('tells what the route costs where estimates hide what its nodes cost', () => {
    // Beside estimates of 1e17 steps of a few add nothing: the goal is taken before a cheaper way to a node has come as far.
    const edges: GraphEdge[] = [
      [15, 13, 6],
      [18, 8, 9],
      [5, 6, 3],
      [6, 10, 1],
      [15, 14, 7],
      [0, 9, 1],
      [6, 13, 1],
      [9, 6, 1],
      [0, 16, 6],
      [5, 15, 3],
      [9, 17, 6],
      [18, 17, 6],
      [0, 3, 7],
      [9, 1, 1],
      [1, 7, 7],
      [9, 4, 7],
      [15, 18, 1],
      [6, 11, 6],
      [10, 19, 6],
      [0, 5, 3],
      [4, 12, 1],
      [15, 2, 3],
    ];
    const graph = Graph.fromEdges(20, edges);
    const costOf = new Map(edges.map(([from, to, cost]) => [`${from} ${to}`, cost]));
    for (const heuristicWeight of [1, 1e17]) {
      const heuristic = (node: number) => (node === 19 ? 0 : 1e17 / heuristicWeight);
      const { path, cost } = runGraphOn(make(), graph, 0, 19, { heuristic, heuristicWeight });
      const steps = Array.from(path ?? []).slice(1);
      expect(cost).toBe(steps.reduce((sum, to, i) => sum + (costOf.get(`${path?.[i]} ${to}`) ?? Infinity), 0));
      expect(cost).toBeLessThan(Infinity);
    }
  });

  test('goes where a search inside a heuristic goes, too', () => {
    const engine = make();
    const edges: GraphEdge[] = Array.from({ length: 300 }, (_, node) => [node, (node * 7 + 1) % 300, 1 + (node % 5)]);
    const graph = Graph.fromEdges(300, edges, { directed: false });
    const inner = (node: number) => runGraphOn(engine, graph, node, 250, { bidirectional: false }).cost;
    const rest = Float64Array.from({ length: 300 }, (_, node) => inner(node));
    const plain = runGraphOn(engine, graph, 3, 250, { heuristic: rest });
    checkSameResult(runGraphOn(engine, graph, 3, 250, { heuristic: inner }), plain);
    expect(plain.cost).toBe(rest[3]);
  });

  test('goes on after a heuristic has thrown, or told what is no estimate', () => {
    const engine = make();
    const graph = Graph.fromEdges(3, [
      [0, 1, 1],
      [1, 2, 1],
    ]);
    const fail = () => {
      throw new Error('out of order');
    };
    const ask = (heuristic: (node: number) => number) => runGraphOn(engine, graph, 0, 2, { heuristic });
    expect(() => ask(fail)).toThrow('out of order');
    expect(() => ask(() => -1)).toThrow(new RangeError(messageOf('heuristic(1) returned', '-1')));
    expect(() => ask(() => Number.NaN)).toThrow(new RangeError(messageOf('heuristic(1) returned', 'NaN')));
    expect(() => ask(() => '1' as unknown as number)).toThrow(new TypeError(messageOf('heuristic(1) returned', '"1"')));
    for (const wrong of [-1, Number.NaN]) {
      const heuristic = new Float64Array([0, 0, wrong]);
      expect(() => runGraphOn(engine, graph, 0, 2, { heuristic })).toThrow(
        new RangeError(messageOf('heuristic[2] is', String(wrong))),
      );
    }
    expect(ask(() => 0).cost).toBe(2);
  });

  test('finds what is wrong with the estimates of a large array, too', () => {
    const count = 1000;
    const edges: GraphEdge[] = Array.from({ length: count - 1 }, (_, node) => [node, node + 1, 1]);
    const heuristic = new Float64Array(count);
    heuristic[700] = Number.NaN;
    expect(() => runGraphOn(make(), Graph.fromEdges(count, edges), 0, count - 1, { heuristic })).toThrow(
      new RangeError(messageOf('heuristic[700] is', 'NaN')),
    );
  });
});

function messageOf(source: string, value: string): string {
  return `${source} ${value}: it must be a finite number >= 0, or Infinity if no route leads to the goal`;
}
