/**
 * The memory map of the graph kernel, a module with a memory of its own. As in layout.ts, all stands in blocks of one arena:
 *
 *     ┌──────────────┐  ┌─────────────────────────┐  ┌─────────────────────┐  ┌───────────────────┐
 *     │ Arcs         │─▶│ offsets: u32, one a node│  │ targets: u32 an arc │  │ costs: f64 an arc │
 *     └──────────────┘  │ and one more            │  └─────────────────────┘  └───────────────────┘
 *                       └─────────────────────────┘
 *     ┌──────────────┐  ┌─────────────────────────┐  ┌─────────────────────┐
 *     │ GraphSearch  │─▶│ Frontier, three of them │─▶│ nodes: 16 bytes each│  (drawn in graph-nodes.ts)
 *     └──────────────┘  └─────────────────────────┘  ├─────────────────────┤
 *            │                                       │ open list           │  (drawn in heap.ts)
 *            │                                       └─────────────────────┘
 *            │          ┌─────────────────────────┐  ┌─────────────────────┐  ┌──────────────────────┐
 *            └─────────▶│ route: u32 a node       │  │ asked: u32 a node   │  │ estimates: f64 a node│  (the last two only
 *                       └─────────────────────────┘  └─────────────────────┘  └──────────────────────┘   where they are asked)
 *
 * The arcs of node n are those numbered offsets[n] up to, but without, offsets[n + 1]: compressed adjacency arrays (CSR).
 *
 * The wrapper reads results, and writes estimates, where they stand (src/wasm/graph/graph-results.ts).
 */
import { OpenList } from '../core/layout';

/** The arcs of a graph, by the node they leave. Written by the wrapper. */
@unmanaged
export class Arcs {
  nodeCount: u32;
  arcCount: u32;
  offsets: usize;
  targets: usize;
  costs: usize;
}

/** One side of a search: which way it goes, how far it has come. */
@unmanaged
export class Frontier extends OpenList {
  /** The arcs it follows: those of the graph, or the same turned round. */
  arcs: Arcs;
  // Node records (graph-nodes.ts): the first one, log2 of the bytes from one to the next, and how many there is room for.
  nodes: usize;
  nodeShift: u32;
  nodeCapacity: u32;
  generation: u32;
}

/** One search: what was asked, and how far it has come. */
@unmanaged
export class GraphSearch {
  // Results.
  cost: f64;
  expanded: u32;
  /** Nodes of the route, start and goal included, from start to goal. */
  routeLength: u32;
  route: usize;
  /** Nodes whose estimates are wanted before the search can go on. */
  askedCount: u32;
  asked: usize;
  /** Where the wrapper writes them: an f64 a node, or 0. */
  estimates: usize;
  /** Whether all of them stand there, so that nothing need be asked. */
  told: u32;

  // What was asked (see `begin`, `setFactors`, `setLattice`, `setLimits` in graph-search.ts).
  start: u32;
  goal: u32;
  /** Which estimate: NONE, ASKED, or a lattice's (graph-estimate.ts). */
  estimate: u32;
  /** Sides of a lattice, in nodes, the least cost of a node entered, and where the goal lies in it. */
  width: i32;
  height: i32;
  least: f64;
  goalX: i32;
  goalY: i32;
  goalZ: i32;
  /** f = gFactor * g + hFactor * h. */
  gFactor: f64;
  hFactor: f64;
  /** Whether a closed node that is reached at less cost is reopened. */
  reopens: u32;
  maxExpansions: u32;
  /** Routes of more than this are given up: what the caller named, and a little more, since sums are rounded. */
  maxCost: f64;

  // How far it has come.
  /** The side of a search from the start alone. */
  alone: Frontier;
  /** The sides of a search from both ends, and whether this is one. */
  forward: Frontier;
  backward: Frontier;
  bothWays: u32;
  /** Of the routes seen that join both sides: the least cost, and where that route joins them. */
  best: f64;
  meeting: u32;
  /** How many nodes may still be reopened before the search goes on by g alone. */
  patience: u32;
  /** Whether maxCost has cut anything off. */
  cut: u32;

  // Room for results.
  routeCapacity: u32;
  askedCapacity: u32;
  estimateCapacity: u32;
}
