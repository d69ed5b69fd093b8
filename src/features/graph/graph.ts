import { advise } from '../../core/base/advice/advice.ts';
import type { Point } from '../../core/base/cells/point.ts';
import {
  checkBoolean,
  checkInteger,
  type Filled,
  notOurs,
  type OptionTable,
  readOptions,
} from '../../core/base/check.ts';
import { disposedOf, Releasable } from '../../core/base/disposed.ts';
import { keptBy } from '../../core/base/private-state.ts';
import { releaseArcs } from '../../core/choose/engines.ts';
import type { Arcs } from '../../core/engine/graph.ts';
import { estimateOf, placeGoal } from '../../core/rules/graph-estimate.ts';
import { ArcArrays, MAX_NODES, sortEdges, turnRound } from './graph-arcs.ts';
import { type GraphEdge, type GraphEdgeArrays, readEdges } from './graph-edges.ts';
import { buildGrid3d, type Cell3d, type Cell3dLike, type Grid3dOptions, nodeIn } from './grid3d.ts';
import { buildHex, type HexOptions } from './hex.ts';
import type { Lattice } from './lattice.ts';

/** Options of {@link Graph.fromEdges}. */
export interface GraphOptions {
  /** Whether an edge leads only from its first node to its second. Default true; false means both ways at the same cost. */
  directed?: boolean | undefined;
}

const OPTIONS: OptionTable<Filled<GraphOptions>> = { directed: [checkBoolean, true] };

/** Key of a graph's parts. */
const PARTS: unique symbol = Symbol('parts');

/** The parts of a graph that a search reads. */
export class GraphParts {
  readonly owner: Graph;
  readonly nodeCount: number;
  readonly arcCount: number;
  /** Null once the graph has been disposed of. */
  private kept: { readonly arcs: Arcs; readonly lattice: Lattice | null } | null;
  private reversed: Arcs | null;

  constructor(owner: Graph, arcs: Arcs, lattice: Lattice | null, symmetric: boolean) {
    this.owner = owner;
    this.nodeCount = arcs.nodeCount;
    this.arcCount = arcs.targets.length;
    this.kept = { arcs, lattice };
    this.reversed = symmetric ? arcs : null;
  }

  get arcs(): Arcs {
    return this.usable().arcs;
  }

  get lattice(): Lattice | null {
    return this.usable().lattice;
  }

  /** Returns the reversed arcs, which the first call makes. */
  reverse(): Arcs {
    this.reversed ??= turnRound(this.arcs);
    return this.reversed;
  }

  /** Frees the copies that engines keep, and the reversed arcs. */
  release(): void {
    const { arcs } = this;
    releaseArcs(arcs);
    if (this.reversed === null || this.reversed === arcs) return;
    releaseArcs(this.reversed);
    this.reversed = null;
  }

  /** Frees everything. */
  dispose(): void {
    if (this.kept === null) return;
    this.release();
    this.kept = null;
    this.reversed = null;
  }

  private usable(): { readonly arcs: Arcs; readonly lattice: Lattice | null } {
    if (this.kept === null) throw disposedOf('graph', 'Graph.fromEdges, Graph.grid3d or Graph.hex');
    return this.kept;
  }
}

/**
 * Returns the parts of a graph, for a search.
 *
 * @throws `TypeError` unless it is a Graph. A Proxy of a Graph, or an object that only has one as its prototype, is not.
 */
export function partsOf(graph: Graph): GraphParts {
  const parts = keptBy<GraphParts>(graph, PARTS);
  if (parts !== null) return parts;
  const remedy = 'Graph.fromEdges makes one from a list of edges';
  throw notOurs('graph', graph, { kind: 'a Graph', remedy, made: { type: Graph as never, key: PARTS } });
}

/**
 * A graph for {@link findGraphPath}: a road map, a map in three dimensions, a map of hexagons. It has nodes, numbered from 0, and arcs
 * between them, each with a cost >= 0. A graph never changes.
 *
 * Memory: compressed adjacency arrays take 4 bytes a node and 12 bytes an arc. An engine that searches the graph keeps a copy, which
 * `releaseMemory()`, `dispose()` or garbage collection frees. A search from both ends also keeps the reversed arcs, unless every arc has one back at the
 * same cost.
 *
 * @typeParam Coordinates The type that `coordinatesOf` returns: `Cell3d`, `Point`, or never if nodes have no coordinates. Plain `Graph`
 * accepts all of them.
 *
 * @example
 * const graph = Graph.fromEdges(4, [[0, 1, 5], [1, 3, 5], [0, 2, 3], [2, 3, 4]]);
 * const { path, cost } = findGraphPath(graph, 0, 3);
 * path.join(' '); // => '0 2 3'
 * cost; // => 7
 */
export class Graph<Coordinates = unknown> extends Releasable {
  /** @internal */
  readonly [PARTS]: GraphParts;

  private constructor(arcs: Arcs, lattice: Lattice | null, symmetric: boolean) {
    if (!(arcs instanceof ArcArrays)) {
      throw new TypeError('a Graph is made by Graph.fromEdges, Graph.grid3d or Graph.hex, not by new');
    }
    super();
    this[PARTS] = new GraphParts(this, arcs, lattice, symmetric);
  }

  /**
   * Makes a graph from a list of edges. Parallel edges and edges from a node to itself are allowed. O(nodes + edges).
   *
   * @param nodeCount Number of nodes, 1 to 2^31 - 1.
   * @param edges Any iterable of `[from, to, cost]`; or `{ from, to, cost }`, an array or typed array of each, which is read several times
   * as fast. Costs are 0 to 1e100: leave out an edge that cannot be taken. At most 2^30 - 1 edges.
   * @param options Whether edges are directed.
   * @throws `TypeError` for values that are not edges. @throws `RangeError` for nodes outside the graph, costs that are NaN or out of range
   * and arrays of different lengths, and if memory cannot be allocated.
   *
   * @example
   * const from = new Uint32Array([0, 1]);
   * const to = new Uint32Array([1, 2]);
   * const cost = new Float64Array([1.5, 2]);
   * const graph = Graph.fromEdges(3, { from, to, cost }, { directed: false });
   */
  static fromEdges(
    nodeCount: number,
    edges: Iterable<GraphEdge> | GraphEdgeArrays,
    options?: GraphOptions,
  ): Graph<never> {
    checkInteger('nodeCount', nodeCount, 1, MAX_NODES);
    const { directed } = readOptions(options, OPTIONS, advise);
    const arcs = sortEdges(nodeCount, readEdges(nodeCount, edges), !directed);
    return new Graph<never>(arcs, null, !directed);
  }

  /**
   * Makes a graph of a box of cells, with 6, 18 or 26 neighbours each. Its default heuristic is the distance over an empty box times the
   * least cost. O(cells x neighbours) in time and memory.
   *
   * @param width Columns, 1 to 16,777,216.
   * @param height Rows, 1 to 16,777,216.
   * @param depth Layers, 1 to 16,777,216; at most 2^31 - 1 cells in all.
   * @param costs Costs of the cells, row after row, layer after layer (`(z * height + y) * width + x`). A cost above 0 (1e-100 to 1e100)
   * multiplies the cost of a step into the cell; 0, less or Infinity means blocked. Null: all cells are passable at cost 1.
   * @param options Which cells are neighbours.
   * @throws `TypeError` or `RangeError` for wrong sides, costs and options, and if memory cannot be allocated.
   *
   * @example
   * const graph = Graph.grid3d(10, 10, 4, null, { neighbors: 26 });
   * const { path } = findGraphPath(graph, graph.nodeAt(0, 0, 0), graph.nodeAt(9, 9, 3));
   * path.length; // => 10
   * graph.coordinatesOf(path[9]); // => { x: 9, y: 9, z: 3 }
   */
  static grid3d(
    width: number,
    height: number,
    depth: number,
    costs?: ArrayLike<number> | null,
    options?: Grid3dOptions,
  ): Graph<Cell3d> {
    return Graph.of<Cell3d>(buildGrid3d(width, height, depth, costs, options));
  }

  /**
   * Makes a graph of a map of hexagons, with six neighbours each. Its default heuristic is the distance over an empty map times the least
   * cost. O(hexagons).
   *
   * @param width Columns, 1 to 16,777,216. In the axial layout, the extent of q.
   * @param height Rows, 1 to 16,777,216. In the axial layout, the extent of r. At most 2^31 - 1 hexagons in all.
   * @param costs Costs of the hexagons, row after row (`y * width + x`), with the meaning they have in {@link Graph.grid3d}.
   * @param options How the hexagons are laid out, which makes their neighbours.
   * @throws `TypeError` or `RangeError` for wrong sides, costs and options, and if memory cannot be allocated.
   *
   * @example
   * const graph = Graph.hex(8, 6, null, { layout: 'odd-q' });
   * const { cost } = findGraphPath(graph, graph.nodeAt(0, 0), graph.nodeAt(7, 5));
   * cost; // => 9
   */
  static hex(width: number, height: number, costs?: ArrayLike<number> | null, options?: HexOptions): Graph<Point> {
    return Graph.of<Point>(buildHex(width, height, costs, options));
  }

  /** @internal */
  protected summary(): object {
    return { nodeCount: this.nodeCount, arcCount: this.arcCount };
  }

  /** Number of nodes. */
  get nodeCount(): number {
    return this[PARTS].nodeCount;
  }

  /** Number of arcs. An edge that leads both ways counts twice. */
  get arcCount(): number {
    return this[PARTS].arcCount;
  }

  /**
   * Returns the node of a cell or hexagon. The cell is one value, or column x, row y (and layer z).
   *
   * @throws `RangeError` outside the map, and if nodes have no coordinates. @throws `TypeError` for coordinates that are not numbers.
   */
  nodeAt(cell: Cell3dLike): number;
  nodeAt(x: number, y: number, z?: number): number;
  nodeAt(cell: Cell3dLike | number, row?: number, layer = 0): number {
    return nodeIn(this.placed(), cell, row, layer);
  }

  /**
   * Returns the coordinates of a node: `{ x, y, z }` in a box, `{ x, y }` in a map of hexagons (q and r if the layout is axial).
   *
   * @throws `RangeError` outside the graph, and if nodes have no coordinates. @throws `TypeError` if the node is not a number.
   */
  coordinatesOf(node: number): Coordinates {
    const { width, height, isHex } = this.placed();
    // + 0 makes 0 of -0.
    const index = checkInteger('node', node, 0, this.nodeCount - 1) + 0;
    const row = Math.floor(index / width);
    const x = index - row * width;
    const z = Math.floor(row / height);
    return (isHex ? { x, y: row } : { x, y: row - z * height, z }) as Coordinates;
  }

  /**
   * Returns whether a cell or hexagon is blocked; always false in a graph made from edges.
   *
   * @throws `RangeError` outside the graph. @throws `TypeError` if the node is not a number.
   */
  isBlocked(node: number): boolean {
    checkInteger('node', node, 0, this.nodeCount - 1);
    return this[PARTS].lattice?.isBlocked(node) ?? false;
  }

  /**
   * Returns the default heuristic of this graph, so that you can build your own on it. It is the cost of a cheapest route to the goal if no
   * cell were blocked and each had the least cost of the map. It is consistent.
   *
   * @returns A function of a node, which throws the same errors for a wrong node.
   * @throws `RangeError` outside the graph, and if nodes have no coordinates. @throws `TypeError` if the goal is not a number.
   */
  heuristicTo(goal: number): (node: number) => number {
    const { shape } = this.placed();
    const last = this.nodeCount - 1;
    checkInteger('goal', goal, 0, last);
    const at = { goalX: 0, goalY: 0, goalZ: 0 };
    placeGoal(at, shape, goal);
    return (node) => estimateOf(at, shape, checkInteger('node', node, 0, last));
  }

  /** Frees the copies of the graph that engines keep. The graph can still be searched: the next search copies it again. */
  releaseMemory(): void {
    this[PARTS].release();
  }

  /**
   * Frees the memory of the graph now instead of at garbage collection. After that, its methods throw an Error, and so does a search of it. A second call does nothing.
   */
  dispose(): void {
    this[PARTS].dispose();
  }

  private static of<Coordinates>(lattice: Lattice): Graph<Coordinates> {
    return new Graph<Coordinates>(lattice.arcs, lattice, lattice.symmetric);
  }

  private placed(): Lattice {
    const { lattice } = this[PARTS];
    if (lattice === null) {
      throw new RangeError('the nodes of this graph have no coordinates: only those of Graph.grid3d and Graph.hex do');
    }
    return lattice;
  }
}
