import { checkBoolean, checkInteger, type Filled, notOurs, type OptionChecks, readOptions } from '../base/check.ts';
import '../base/dispose.ts';
import type { Point } from '../base/point.ts';
import { releaseArcs } from '../choose/graph.ts';
import type { Arcs } from '../engine/graph.ts';
import { estimateOf, placeGoal } from '../js/graph/graph-estimate.ts';
import { ArcArrays, MAX_NODES, sortEdges, turnRound } from './graph-arcs.ts';
import { type GraphEdge, type GraphEdgeArrays, readEdges } from './graph-edges.ts';
import { buildGrid3d, type Cell3d, type Grid3dOptions } from './grid3d.ts';
import { buildHex, type HexOptions } from './hex.ts';
import type { Lattice } from './lattice.ts';

/** Options of {@link Graph.fromEdges}. */
export interface GraphOptions {
  /** Whether an edge leads only from its first node to its second (default), or both ways at the same cost. */
  directed?: boolean | undefined;
}

const CHECKS: OptionChecks<Filled<GraphOptions>> = { directed: checkBoolean };
const DEFAULTS: Filled<GraphOptions> = { directed: true };

/** What a search reads of a graph. */
export interface GraphParts {
  readonly arcs: Arcs;
  readonly lattice: Lattice | null;
  /** The arcs turned round, made when first asked for. */
  reverse(): Arcs;
}

/**
 * The parts of a graph, for a search. What merely inherits from a Graph, or is a Proxy of one, has none.
 *
 * @throws `TypeError` unless it is a Graph.
 */
export let partsOf: (graph: Graph) => GraphParts;

/**
 * Nodes, numbered from 0, and arcs between them, each with a cost >= 0: road maps, maps in three dimensions, hexagons. It never
 * changes once made. {@link findGraphPath} searches it.
 *
 * Arcs stand in compressed adjacency arrays, 4 bytes a node and 12 an arc. An engine that searches the graph keeps a copy, which goes
 * with `dispose()` or when the graph is garbage-collected; a search from both ends keeps the arcs turned round
 * as well, unless each leads back at the same cost.
 *
 * @typeParam Coordinates What `coordinatesOf` returns: `Cell3d`, `Point`, or never where nodes have no place. Plain `Graph` is any of them.
 *
 * @example
 * const graph = Graph.fromEdges(4, [[0, 1, 5], [1, 3, 5], [0, 2, 3], [2, 3, 4]]);
 * const { nodes, cost } = findGraphPath(graph, 0, 3);
 * nodes.join(' '); // => '0 2 3'
 * cost; // => 7
 */
export class Graph<Coordinates = unknown> {
  readonly #arcs: Arcs;
  readonly #lattice: Lattice | null;
  #reverse: Arcs | null;

  static {
    partsOf = (graph) => {
      if (typeof graph !== 'object' || graph === null || !(#arcs in graph)) {
        throw notOurs('graph', graph, 'a Graph', 'Graph.fromEdges makes one from a list of edges');
      }
      return {
        arcs: graph.#arcs,
        lattice: graph.#lattice,
        reverse: () => {
          graph.#reverse ??= turnRound(graph.#arcs);
          return graph.#reverse;
        },
      };
    };
  }

  private constructor(arcs: Arcs, lattice: Lattice | null, symmetric: boolean) {
    if (!(arcs instanceof ArcArrays)) {
      throw new TypeError('a Graph is made by Graph.fromEdges, Graph.grid3d or Graph.hex, not by new');
    }
    this.#arcs = arcs;
    this.#lattice = lattice;
    this.#reverse = symmetric ? arcs : null;
  }

  /**
   * A graph from its edges. Parallel edges and edges from a node to itself are allowed. O(nodes + edges).
   *
   * @param nodeCount 1 to 2^31 - 1.
   * @param edges `[from, to, cost]` each, from any iterable; or `{ from, to, cost }`, an array or typed array of each, which is read
   * several times as fast. Costs are 0 to 1e100: leave out an edge that cannot be taken. At most 2^30 - 1 edges.
   * @param options Whether edges lead one way.
   * @throws `TypeError` for what is no edge. @throws `RangeError` for nodes outside the graph, costs that are NaN or out of range,
   * arrays of different lengths, and memory that cannot be had.
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
    const { directed } = readOptions(options, CHECKS, DEFAULTS);
    const arcs = sortEdges(nodeCount, readEdges(nodeCount, edges), !directed);
    return new Graph<never>(arcs, null, !directed);
  }

  /**
   * A box of cells, with 6, 18 or 26 neighbours each. Searches use the distance over an empty box, times the least cost, as their
   * heuristic unless told otherwise. O(cells x neighbours) in time and memory.
   *
   * @param width Columns, 1 to 16,777,216.
   * @param height Rows, likewise.
   * @param depth Layers, likewise; at most 2^31 - 1 cells in all.
   * @param costs Costs of the cells, row after row, layer after layer (`(z * height + y) * width + x`): more than 0 is the factor of a
   * step into the cell (from 1e-100 to 1e100), 0, less or Infinity is blocked. Null: all passable at cost 1.
   * @param options Which cells are neighbours.
   * @throws `TypeError` or `RangeError` for wrong sides, costs and options, and memory that cannot be had.
   *
   * @example
   * const graph = Graph.grid3d(10, 10, 4, null, { neighbors: 26 });
   * const { nodes } = findGraphPath(graph, graph.nodeAt(0, 0, 0), graph.nodeAt(9, 9, 3));
   * nodes.length; // => 10
   * graph.coordinatesOf(nodes[9]); // => { x: 9, y: 9, z: 3 }
   */
  static grid3d(
    width: number,
    height: number,
    depth: number,
    costs?: ArrayLike<number> | null,
    options?: Grid3dOptions,
  ): Graph<Cell3d> {
    return Graph.#of<Cell3d>(buildGrid3d(width, height, depth, costs, options));
  }

  /**
   * A map of hexagons, six neighbours each. Searches use the distance over an empty map, times the least cost, as their heuristic
   * unless told otherwise. O(hexagons).
   *
   * @param width Columns, 1 to 16,777,216; of an axial layout, the extent of q.
   * @param height Rows, likewise, or the extent of r; at most 2^31 - 1 hexagons in all.
   * @param costs Costs of the hexagons, row after row (`y * width + x`), as those of {@link Graph.grid3d}.
   * @param options How coordinates tell which hexagons are neighbours.
   * @throws `TypeError` or `RangeError` for wrong sides, costs and options, and memory that cannot be had.
   *
   * @example
   * const graph = Graph.hex(8, 6, null, { layout: 'odd-q' });
   * const { cost } = findGraphPath(graph, graph.nodeAt(0, 0), graph.nodeAt(7, 5));
   * cost; // => 9
   */
  static hex(width: number, height: number, costs?: ArrayLike<number> | null, options?: HexOptions): Graph<Point> {
    return Graph.#of<Point>(buildHex(width, height, costs, options));
  }

  /** Number of nodes. */
  get nodeCount(): number {
    return this.#arcs.nodeCount;
  }

  /** Arcs in all: an edge that leads both ways counts twice. */
  get arcCount(): number {
    return this.#arcs.targets.length;
  }

  /**
   * The number of the cell or hexagon at column x, row y (and layer z).
   *
   * @throws `RangeError` outside the map, and where nodes have no place. @throws `TypeError` for what is no number.
   */
  nodeAt(x: number, y: number, z = 0): number {
    const { width, height, depth } = this.#placed();
    checkInteger('x', x, 0, width - 1);
    checkInteger('y', y, 0, height - 1);
    checkInteger('z', z, 0, depth - 1);
    // + 0 makes 0 of -0.
    return (z * height + y) * width + x + 0;
  }

  /**
   * Where a node is: `{ x, y, z }` of a box, `{ x, y }` of hexagons (q and r where the layout is axial).
   *
   * @throws `RangeError` outside the graph, and where nodes have no place. @throws `TypeError` for what is no number.
   */
  coordinatesOf(node: number): Coordinates {
    const { width, height, isHex } = this.#placed();
    // + 0 makes 0 of -0.
    const index = checkInteger('node', node, 0, this.nodeCount - 1) + 0;
    const row = Math.floor(index / width);
    const x = index - row * width;
    const z = Math.floor(row / height);
    return (isHex ? { x, y: row } : { x, y: row - z * height, z }) as Coordinates;
  }

  /**
   * Whether a cell or hexagon is blocked. Always false in a graph made from edges.
   *
   * @throws `RangeError` outside the graph. @throws `TypeError` for what is no number.
   */
  isBlocked(node: number): boolean {
    checkInteger('node', node, 0, this.nodeCount - 1);
    return this.#lattice?.isBlocked(node) ?? false;
  }

  /**
   * The heuristic that searches use on this graph unless told otherwise: the cost of a cheapest route to the goal if nothing were
   * blocked and all costs the least. It is consistent. To build one's own upon it.
   *
   * @returns A function of a node, which throws alike for what is no node of the graph.
   * @throws `RangeError` outside the graph, and where nodes have no place. @throws `TypeError` for what is no number.
   */
  heuristicTo(goal: number): (node: number) => number {
    const { shape } = this.#placed();
    const last = this.nodeCount - 1;
    checkInteger('goal', goal, 0, last);
    const at = { goalX: 0, goalY: 0, goalZ: 0 };
    placeGoal(at, shape, goal);
    return (node) => estimateOf(at, shape, checkInteger('node', node, 0, last));
  }

  /** Gives back what engines keep of the graph. It can still be searched, and is copied anew. */
  dispose(): void {
    releaseArcs(this.#arcs);
    if (this.#reverse !== null) releaseArcs(this.#reverse);
    if (this.#reverse !== this.#arcs) this.#reverse = null;
  }

  /** As `dispose()`, for `using`. */
  [Symbol.dispose](): void {
    this.dispose();
  }

  static #of<Coordinates>(lattice: Lattice): Graph<Coordinates> {
    return new Graph<Coordinates>(lattice.arcs, lattice, lattice.symmetric);
  }

  #placed(): Lattice {
    if (this.#lattice === null) {
      throw new RangeError('the nodes of this graph have no place: only those of Graph.grid3d and Graph.hex do');
    }
    return this.#lattice;
  }
}
