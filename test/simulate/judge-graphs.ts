/** Judges of graphs, by Bellman and Ford's relaxation of all edges. */
import { findGraphPath, type Graph } from '../../src/index.ts';
import { isClose } from '../support/walk.ts';
import { plain } from './judge-plain.ts';
import type { Judge } from './state.ts';

type Edge = [from: number, to: number, cost: number];

export const judgeGraphs: Readonly<Record<string, Judge>> = {
  'Graph.fromEdges': ({ simulation, values, result }) => {
    const [, edges, { directed = false } = {}] = values as [number, Edge[], { directed?: boolean }?];
    const back = directed ? [] : edges.map(([from, to, cost]): Edge => [to, from, cost]);
    simulation.notes.set(result, { edges: [...edges, ...back] });
  },
  findGraphPath: ({ simulation, values, result }) => {
    const [graph, start, goal, options = {}] = values as [Graph, number, number, { maxCost?: number }?];
    const { edges } = simulation.notes.get(graph) as { edges: Edge[] };
    const onEngine = (engine: 'wasm' | 'js') => findGraphPath(graph, start, goal, { ...options, engine });
    const costs = Array.from({ length: graph.nodeCount }, (_, node) => (node === start ? 0 : Infinity));
    for (let round = 0; round < graph.nodeCount; round++) {
      for (const [from, to, cost] of edges) costs[to] = Math.min(costs[to], costs[from] + cost);
    }
    const [found, ...others] = [result, ...(['wasm', 'js'] as const).map(onEngine)].map(plain);
    if (others.some((other) => other !== found)) throw new Error(`engines say ${others}, not ${found}`);
    const { status, cost, path } = result as ReturnType<typeof findGraphPath>;
    const isFound = costs[goal] <= (options.maxCost ?? Infinity) && costs[goal] < Infinity;
    if ((status === 'found') !== isFound)
      throw new Error(`the graph says ${status}, and the least cost is ${costs[goal]}`);
    if (path === null) return;
    let sum = 0;
    for (let i = 1; i < path.length; i++) {
      sum += Math.min(...edges.filter(([from, to]) => from === path[i - 1] && to === path[i]).map((edge) => edge[2]));
    }
    if (!isClose(cost, costs[goal]) || !isClose(sum, cost))
      throw new Error(`the route costs ${sum}, said ${cost}, least ${costs[goal]}`);
  },
};
