// Nodes with more successors than the open list has had room for so far.
import { expect, test } from 'vitest';
import { findGraphPath, Graph } from '../../src/index.ts';

test.each(['wasm', 'js'] as const)('on %s: a hub of 5000 arcs, of which the dearest leads on', (engine) => {
  const spokes = 5000;
  const arcs = Array.from({ length: spokes }, (_, i): [number, number, number] => [0, i + 1, i + 1]);
  const graph = Graph.fromEdges(spokes + 2, [...arcs, [spokes, spokes + 1, 1]]);
  const expected = { status: 'found', cost: spokes + 1, path: Uint32Array.of(0, spokes, spokes + 1) };
  expect(findGraphPath(graph, 0, spokes + 1, { engine })).toMatchObject(expected);
  expect(findGraphPath(graph, 0, spokes + 1, { engine, heuristic: () => 0 })).toMatchObject(expected);
});
