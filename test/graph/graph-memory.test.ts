import { expect, test } from 'vitest';
import { kernel } from '../../src/core/kernel/bytes/graph.ts';
import { GraphEngine } from '../../src/core/kernel/graph/graph-engine.ts';
import { Budget } from '../../src/core/kernel/memory-budget.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { runGraphOn } from '../../src/features/graph/find-graph-path.ts';
import { partsOf } from '../../src/features/graph/graph.ts';
import { engineInfo, findGraphPath, Graph, type GraphEdgeArrays } from '../../src/index.ts';
import { collectGarbage } from '../support/collect.ts';

const MEGABYTE = 2 ** 20;

/** A ring of nodes, each with an arc to the next, of cost 1. */
function ring(nodeCount: number): Graph {
  const edges: GraphEdgeArrays = {
    from: Uint32Array.from({ length: nodeCount }, (_, node) => node),
    to: Uint32Array.from({ length: nodeCount }, (_, node) => (node + 1) % nodeCount),
    cost: new Float64Array(nodeCount).fill(1),
  };
  return Graph.fromEdges(nodeCount, edges);
}

test('graphs made, searched and dropped: linear memory stays within a few', async () => {
  const engine = new GraphEngine(startKernel(kernel));
  for (let i = 0; i < 150; i++) {
    expect(runGraphOn(engine, ring(10_000), 5, 15).cost).toBe(10);
    if (i % 20 === 19) await collectGarbage();
  }
  // One is 0.16 MB, the same again turned round, and the search they share 0.3 MB: 150 kept would be 48 MB.
  expect(engine.memoryBytes).toBeLessThan(20 * MEGABYTE);
});

test('in one go: linear memory stays bounded, and a graph that had to make room is copied anew', () => {
  const engine = new GraphEngine(startKernel(kernel), new Budget(4 * MEGABYTE, 16 * MEGABYTE));
  const first = ring(1000);
  const before = runGraphOn(engine, first, 0, 999);
  const kept = Array.from({ length: 50 }, () => ring(40_000));
  for (const graph of kept) expect(runGraphOn(engine, graph, 5, 15, { bidirectional: false }).cost).toBe(10);
  // 50 of 0.64 MB are 32 MB.
  expect(engine.memoryBytes).toBeLessThan(20 * MEGABYTE);
  expect(runGraphOn(engine, first, 0, 999)).toEqual(before);
});

test('releaseMemory gives memory back, and the graph can still be searched', () => {
  const engine = new GraphEngine(startKernel(kernel));
  const graphs = Array.from({ length: 20 }, () => ring(100_000));
  for (const graph of graphs) {
    expect(runGraphOn(engine, graph, 7, 9).cost).toBe(2);
    const parts = partsOf(graph);
    engine.release(parts.arcs);
    engine.release(parts.reverse());
  }
  // A graph of 1.6 MB, twice, and 4.8 MB of the search.
  expect(engine.memoryBytes).toBeLessThan(12 * MEGABYTE);

  findGraphPath(graphs[0], 7, 9, { engine: 'wasm' });
  const before = engineInfo().memoryBytes;
  for (const graph of graphs) {
    expect(findGraphPath(graph, 7, 9, { engine: 'wasm' }).cost).toBe(2);
    graph.releaseMemory();
  }
  expect(engineInfo().memoryBytes - before).toBeLessThan(6 * MEGABYTE);

  const graph = ring(100);
  for (let i = 0; i < 3; i++) {
    for (const engineName of ['wasm', 'js'] as const)
      expect(findGraphPath(graph, 0, 50, { engine: engineName }).cost).toBe(50);
    graph.releaseMemory();
    graph.releaseMemory();
  }
});

test('where each arc leads back at the same cost none are turned round', () => {
  const costs = Float64Array.from({ length: 27 }, (_, cell) => 1 + (cell % 2));
  for (const [graph, isOwn] of [
    [Graph.grid3d(3, 3, 3), true],
    [Graph.hex(5, 5), true],
    [Graph.grid3d(3, 3, 3, costs), false],
    [Graph.fromEdges(2, [[0, 1, 1]], { directed: false }), true],
    [ring(3), false],
  ] as const) {
    const parts = partsOf(graph);
    expect(parts.reverse() === parts.arcs).toBe(isOwn);
  }
});

test('a graph disposed of while it is searched stays until the search ends', () => {
  const graph = ring(100);
  const heuristic = () => {
    graph.dispose();
    return 0;
  };
  expect(findGraphPath(graph, 0, 60, { heuristic, engine: 'wasm' }).cost).toBe(60);
});

test('thousands of searches grow nothing', () => {
  const engine = new GraphEngine(startKernel(kernel));
  const graph = ring(500);
  const heuristic = () => 0;
  const ask = (i: number) => runGraphOn(engine, graph, i % 500, (i * 7) % 500, i % 2 === 0 ? {} : { heuristic });
  for (let i = 0; i < 100; i++) ask(i);
  const before = engine.memoryBytes;
  for (let i = 0; i < 3000; i++) ask(i);
  expect(engine.memoryBytes).toBe(before);
});

test('memory that cannot be allocated is a RangeError that names the size, and the engine goes on', () => {
  const engine = new GraphEngine(startKernel(kernel));
  const small = ring(50);
  const before = runGraphOn(engine, small, 0, 20);
  // 1.5 x 10^8 nodes: the records of a search from both ends, 32 bytes each, are more than linear memory can ever hold.
  const huge = Graph.fromEdges(150_000_000, [[0, 1, 1]], { directed: false });
  const ask = () => runGraphOn(engine, huge, 0, 1);
  for (let attempt = 0; attempt < 2; attempt++) {
    expect(ask).toThrow(
      expect.objectContaining({ name: 'RangeError', message: expect.stringContaining('4800000000') }),
    );
    expect(runGraphOn(engine, small, 0, 20)).toEqual(before);
  }
});
