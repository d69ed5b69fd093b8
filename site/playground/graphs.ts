/** Graphs as pictures: hexagons, boxes layer by layer, and nodes in a ring. Graphs do not say how they were made, so that is watched. */
import { Graph, type HexLayout } from 'hotpath';
import type { Network, Picture, Shape } from '../picture/picture.ts';

/** Larger graphs than this are not drawn. */
const MOST_NODES = 2000;

type Made =
  | {
      readonly kind: 'hex' | 'box';
      readonly width: number;
      readonly height: number;
      readonly depth: number;
      readonly shape: Shape;
    }
  | { readonly kind: 'edges'; readonly arcs: readonly (readonly [number, number, number])[] };

const known = new WeakMap<object, Made>();

/** Notes how each graph is made. */
export function watchGraphs(): void {
  const { fromEdges, grid3d, hex } = Graph;
  Graph.fromEdges = (nodeCount, edges, options) => {
    // An iterable may be read once only.
    const list = Symbol.iterator in edges ? [...edges] : edges;
    const graph = fromEdges.call(Graph, nodeCount, list, options);
    if (Array.isArray(list)) {
      const arcs = list.filter(Array.isArray).map(([from, to, cost]) => [from, to, cost] as const);
      known.set(graph, { kind: 'edges', arcs });
    }
    return graph;
  };
  Graph.grid3d = (width, height, depth, costs, options) => {
    const graph = grid3d.call(Graph, width, height, depth, costs, options);
    known.set(graph, { kind: 'box', width, height, depth, shape: 'square' });
    return graph;
  };
  Graph.hex = (width, height, costs, options) => {
    const graph = hex.call(Graph, width, height, costs, options);
    const turned: HexLayout = options?.orientation === 'flat' ? 'odd-q' : 'odd-r';
    known.set(graph, { kind: 'hex', width, height, depth: 1, shape: options?.layout ?? turned });
    return graph;
  };
}

export function isDrawn(value: unknown): boolean {
  return value instanceof Graph && known.has(value) && value.nodeCount <= MOST_NODES;
}

export function drawnGraph(subject: object, route: Uint32Array | null): Picture | null {
  const graph = subject as Graph;
  const made = known.get(graph);
  if (made === undefined) return null;
  if (made.kind === 'edges') return ring(graph, made.arcs, route);
  const { width, height, depth, shape } = made;
  // Layers stand side by side, with a column of walls between them.
  const wide = width * depth + depth - 1;
  const costs = new Float64Array(wide * height);
  const place = (node: number): [number, number] => {
    const row = Math.floor(node / width);
    return [(node % width) + Math.floor(row / height) * (width + 1), row % height];
  };
  for (let node = 0; node < graph.nodeCount; node++) {
    const [x, y] = place(node);
    costs[y * wide + x] = graph.isBlocked(node) ? 0 : 1;
  }
  const routes = route === null ? [] : [Float64Array.from(Array.from(route).flatMap(place))];
  return {
    width: wide,
    height,
    shape,
    moments: [{ costs, routes, field: null, units: null }],
    trace: null,
    network: null,
  };
}

function ring(
  { nodeCount }: Graph,
  arcs: readonly (readonly [number, number, number])[],
  route: Uint32Array | null,
): Picture {
  const network: Network = {
    xy: Float64Array.from({ length: 2 * nodeCount }, (_, i) => {
      const angle = Math.PI + (2 * Math.PI * Math.floor(i / 2)) / nodeCount;
      return 0.5 + 0.5 * (i % 2 === 0 ? Math.cos(angle) : Math.sin(angle));
    }),
    names: Array.from({ length: nodeCount }, (_, node) => String(node)),
    arcs: Uint32Array.from({ length: 2 * arcs.length }, (_, i) => arcs[Math.floor(i / 2)][i % 2]),
    costs: Float64Array.from(arcs, ([, , cost]) => cost),
    route,
  };
  const empty = { costs: new Float64Array(1), routes: [], field: null, units: null };
  return { width: 3, height: 2, shape: 'square', moments: [empty], trace: null, network };
}
