import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runGraphOn } from '../../src/features/graph/find-graph-path.ts';
import { type FindGraphPathOptions, findGraphPath, Graph, type GraphEdge } from '../../src/index.ts';
import { graphEngines } from '../support/graph-engines.ts';
import {
  anyGraphOptions,
  arcsOf,
  checkGraphResult,
  checkSameResult,
  costsFrom,
  costsTo,
  graphOf,
  graphProblems,
} from '../support/graphs.ts';
import { isSample, seed, settings } from '../support/seed.ts';
import { isClose } from '../support/walk.ts';

/** Generations that the node records count before they wrap around and are cleared. */
const GENERATIONS = 2 ** 30;

describe.each(graphEngines)('%s', (_title, name, make) => {
  test(`is the ${name} engine`, () => {
    const engine = make();
    expect(engine.name).toBe(name);
    runGraphOn(engine, Graph.fromEdges(1, []), 0, 0);
    expect(engine.memoryBytes).toBeGreaterThan(0);
  });

  test(`finds the optimum, by any admissible heuristic or none, from one end or both (seed ${seed})`, () => {
    const engine = make();
    fc.assert(
      fc.property(graphProblems(40), (problem) => {
        const { start, goal, shares } = problem;
        const graph = graphOf(problem);
        const arcs = arcsOf(problem);
        const optimum = costsFrom(arcs, start)[goal];
        const rest = costsTo(arcs, goal);
        // Seldom consistent, and Infinity wherever no route leads on.
        const told = Float64Array.from(rest, (cost, node) => (cost === Infinity ? cost : cost * shares[node] * 0.999));
        const ways: FindGraphPathOptions[] = [
          {},
          { bidirectional: true },
          { bidirectional: false },
          { heuristic: told },
          { heuristic: (node) => told[node] },
          { heuristic: (node) => told[node], heuristicWeight: 0.5 },
          { heuristic: told, heuristicWeight: 0 },
          { maxCost: optimum },
          { maxCost: optimum, bidirectional: false },
          { maxCost: optimum, heuristic: told },
        ];
        for (const options of ways) {
          const result = runGraphOn(engine, graph, start, goal, options);
          checkGraphResult(arcs, start, goal, result);
          expect(result.status).toBe(optimum === Infinity ? 'unreachable' : 'found');
          if (!isClose(result.cost, optimum)) throw new Error(`cost ${result.cost}, optimum ${optimum}`);
          // So small a number times 0.999 is itself.
          if (optimum < 1e-300 || optimum === Infinity) continue;
          expect(runGraphOn(engine, graph, start, goal, { ...options, maxCost: optimum * 0.999 }).status).toBe('limit');
        }
      }),
      settings(500),
    );
  });

  test(`keeps to its limits, and a weight to its bound (seed ${seed})`, () => {
    const engine = make();
    fc.assert(
      fc.property(graphProblems(40), anyGraphOptions, (problem, options) => {
        const { start, goal, shares } = problem;
        const arcs = arcsOf(problem);
        const optimum = costsFrom(arcs, start)[goal];
        const rest = costsTo(arcs, goal);
        const heuristic = Float64Array.from(rest, (cost, node) => Math.min(cost, 1e200) * shares[node] * 0.999);
        const result = runGraphOn(engine, graphOf(problem), start, goal, { ...options, heuristic });
        checkGraphResult(arcs, start, goal, result);
        const { maxCost = Infinity, maxExpansions = Infinity, heuristicWeight = 1 } = options;
        expect(result.expanded).toBeLessThanOrEqual(maxExpansions);
        if (result.status === 'found') {
          expect(result.cost <= maxCost || isClose(result.cost, maxCost)).toBe(true);
          const bound = optimum * Math.max(heuristicWeight, 1);
          if (result.cost > bound && !isClose(result.cost, bound)) throw new Error(`${result.cost} is above ${bound}`);
        } else if (result.status === 'unreachable') expect(optimum).toBe(Infinity);
        else if (maxExpansions === Infinity && heuristicWeight <= 1) expect(optimum).toBeGreaterThan(maxCost);
      }),
      settings(500),
    );
  });

  test('goes through the wrap-around of generations', () => {
    const engine = make();
    const edges: GraphEdge[] = Array.from({ length: 200 }, (_, i) => [i % 50, (i + 1 + (i % 4)) % 50, 1 + (i % 7)]);
    const graph = Graph.fromEdges(50, edges);
    const heuristic = (node: number) => (node % 3) / 4;
    const ask = () =>
      [{}, { bidirectional: false }, { heuristic }].map((options) => runGraphOn(engine, graph, 1, 41, options));
    const before = ask();
    expect(before[0].status).toBe('found');
    for (const used of [1000, GENERATIONS - 4, GENERATIONS - 2, GENERATIONS - 1]) {
      engine.forceGeneration(used);
      for (let i = 0; i < 5; i++) expect(ask()).toEqual(before);
    }
  });
});

test(`4000 random searches are the same on both engines, bit for bit (seed ${seed})`, () => {
  const seen: Record<string, number> = {};
  fc.assert(
    fc.property(graphProblems(60), anyGraphOptions, fc.nat(4), (problem, options, kind) => {
      const { start, goal, shares } = problem;
      const graph = graphOf(problem);
      const rest = costsTo(arcsOf(problem), goal);
      // None, or one that may be too high, or inconsistent, or say that no way leads on where one does.
      const told = Float64Array.from(shares, (share, node) =>
        share > 0.98 ? Infinity : Math.min(rest[node], 9) * 2 * share,
      );
      const asked: FindGraphPathOptions[] = [
        {},
        { bidirectional: false },
        { heuristic: told },
        { heuristic: (node) => told[node] },
        { heuristicWeight: 0, bidirectional: true },
      ];
      const all = { ...options, ...asked[kind] };
      const wasm = findGraphPath(graph, start, goal, { ...all, engine: 'wasm' });
      const js = findGraphPath(graph, start, goal, { ...all, engine: 'js' });
      checkSameResult(wasm, js);
      checkGraphResult(arcsOf(problem), start, goal, wasm);
      // An array tells what a function does.
      if (kind === 3) checkSameResult(findGraphPath(graph, start, goal, { ...all, heuristic: told }), js);
      seen[wasm.status] = (seen[wasm.status] ?? 0) + 1;
      graph.releaseMemory();
    }),
    settings(4000),
  );
  if (!isSample)
    for (const status of ['found', 'unreachable', 'limit']) expect(seen[status], status).toBeGreaterThan(100);
});

test('method says which search answered', () => {
  const graph = Graph.grid3d(2, 2, 1, [1, 1, 1, Infinity]);
  const methods = [{}, { heuristicWeight: 0 }, { heuristicWeight: 0, bidirectional: false }].map(
    (options) => findGraphPath(graph, 0, 1, options).method,
  );
  expect(methods).toEqual(['a-star', 'both-ends', 'dijkstra']);
  expect(findGraphPath(graph, 0, 3)).toEqual({
    status: 'goal-blocked',
    path: null,
    cost: Infinity,
    expanded: 0,
    method: 'none',
  });
});

test('one node is a graph', () => {
  for (const engine of ['wasm', 'js'] as const) {
    for (const edges of [[], [[0, 0, 0]], [[0, 0, 3]]] as GraphEdge[][]) {
      for (const options of [
        {},
        { bidirectional: false },
        { heuristic: () => 1 },
        { maxExpansions: 0 },
        { maxCost: 0 },
      ]) {
        const graph = Graph.fromEdges(1, edges);
        const result = findGraphPath(graph, 0, 0, { ...options, engine });
        expect(result).toMatchObject({ status: 'found', path: new Uint32Array([0]), cost: 0, expanded: 0 });
      }
    }
  }
});

test('without a heuristic a search goes from both ends unless told not to', () => {
  // Fifty ways lead from the start, one of them to the goal.
  const ways = Array.from({ length: 50 }, (_, i): GraphEdge => [0, 1 + i, 1]);
  const graph = Graph.fromEdges(53, [...ways, [50, 51, 5], [51, 52, 5]]);
  for (const engine of ['wasm', 'js'] as const) {
    const options = [{}, { bidirectional: true }, { bidirectional: false }];
    const [unsaid, both, one] = options.map((option) => findGraphPath(graph, 0, 52, { ...option, engine }).expanded);
    expect(unsaid).toBe(both);
    expect(one).toBeGreaterThan(both);
  }
});

test('a generator may give any number of edges', () => {
  // A ring: all of its edges are needed on the way round.
  const count = 5000;
  const edges = function* (): Generator<GraphEdge> {
    for (let node = 0; node < count; node++) yield [node, (node + 1) % count, 1];
  };
  const graph = Graph.fromEdges(count, edges());
  expect(graph.arcCount).toBe(count);
  expect(findGraphPath(graph, 1, 0).cost).toBe(count - 1);
});

test('edges are read from arrays of triples, generators, other iterables, columns of arrays and of typed arrays', () => {
  const edges: GraphEdge[] = [
    [0, 2, 7],
    [0, 1, 2],
    [1, 2, 3],
    [0, 1, 1.5],
  ];
  const columns = { from: [0, 0, 1, 0], to: [2, 1, 2, 1], cost: [7, 2, 3, 1.5] };
  const typed = {
    from: Uint32Array.from(columns.from),
    to: Uint16Array.from(columns.to),
    cost: Float64Array.from(columns.cost),
  };
  const given = [edges, (function* () { yield* edges; })(), new Set(edges), columns, typed]; // biome-ignore format: one line
  for (const form of given) {
    const graph = Graph.fromEdges(3, form);
    expect([graph.nodeCount, graph.arcCount]).toEqual([3, 4]);
    const { path, cost } = findGraphPath(graph, 0, 2);
    expect([Array.from(path ?? []), cost]).toEqual([[0, 1, 2], 4.5]);
  }
});

test('each number of a column is read once', () => {
  const to = [1];
  let reads = 0;
  Object.defineProperty(to, 0, { get: () => (reads++ === 0 ? 1 : 1e6) });
  const graph = Graph.fromEdges(2, { from: [0], to, cost: [3] });
  for (const engine of ['wasm', 'js'] as const) expect(findGraphPath(graph, 0, 1, { engine }).cost).toBe(3);
  expect(reads).toBe(1);
});

test('a graph keeps what it was made of, whatever becomes of that', () => {
  const typed = { from: new Uint32Array([0]), to: new Uint32Array([1]), cost: new Float64Array([2]) };
  const graph = Graph.fromEdges(2, typed);
  typed.cost[0] = 9;
  typed.to[0] = 0;
  for (const engine of ['wasm', 'js'] as const) expect(findGraphPath(graph, 0, 1, { engine }).cost).toBe(2);
});
