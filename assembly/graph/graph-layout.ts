/**
 * The memory map of the graph kernel, a module with its own memory. As in layout.ts, everything lies in blocks of one arena:
 *
 *     ┌──────────────┐  ┌─────────────────────────┐  ┌─────────────────────┐  ┌───────────────────┐
 *     │ Arcs         │─▶│ offsets: u32 a node,    │  │ targets: u32 an arc │  │ costs: f64 an arc │
 *     └──────────────┘  │ and one more            │  └─────────────────────┘  └───────────────────┘
 *                       └─────────────────────────┘
 *     ┌──────────────┐  ┌─────────────────────────┐  ┌─────────────────────┐
 *     │ GraphSearch  │─▶│ Frontier, three of them │─▶│ nodes: 16 bytes each│  (drawn in graph-nodes.ts)
 *     └──────────────┘  └─────────────────────────┘  ├─────────────────────┤
 *            │                                       │ open list           │  (drawn in heap.ts)
 *            │                                       └─────────────────────┘
 *            │          ┌─────────────────────────┐  ┌─────────────────────┐  ┌──────────────────────┐
 *            └─────────▶│ route: u32 a node       │  │ asked: u32 a node   │  │ estimates: f64 a node│  (the last two only
 *                       └─────────────────────────┘  └─────────────────────┘  └──────────────────────┘   for a caller's estimates)
 *
 * The arcs of node n are numbered offsets[n] up to but not including offsets[n + 1]: compressed adjacency arrays (CSR).
 *
 * The wrapper reads results and writes estimates in place (src/core/kernel/graph/graph-results.ts).
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

/** One side of a search: the arcs it follows, and its state. */
@unmanaged
export class Frontier extends OpenList {
  /** The arcs of the graph, or the reversed ones. */
  arcs: Arcs;
  // Node records (graph-nodes.ts): the first one, log2 of the bytes from one to the next, and how many fit.
  nodes: usize;
  nodeShift: u32;
  nodeCapacity: u32;
  generation: u32;
}

/** One search: its query, its state and its results. */
@unmanaged
export class GraphSearch {
  // Results.
  cost: f64;
  expanded: u32;
  /** Nodes of the route, start and goal included, from start to goal. */
  routeLength: u32;
  route: usize;
  /** Nodes whose estimates the search needs before it can continue. */
  askedCount: u32;
  asked: usize;
  /** Where the wrapper writes estimates: an f64 a node, or 0. */
  estimates: usize;
  /** Whether the wrapper has written all of them, so that the search need not ask. */
  told: u32;

  // The query (see `begin`, `setFactors`, `setLattice`, `setLimits` in graph-search.ts).
  start: u32;
  goal: u32;
  /** The kind of estimate: NONE, ASKED, or a lattice's (graph-estimate.ts). */
  estimate: u32;
  /** Sides of a lattice in nodes, the least cost of entering a node, and the goal's coordinates. */
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
  /** Routes that cost more are given up: the caller's limit and a little more, since sums are rounded. */
  maxCost: f64;

  // The state of the search.
  /** The side of a search from the start alone. */
  alone: Frontier;
  /** The sides of a search from both ends, and whether this is one. */
  forward: Frontier;
  backward: Frontier;
  bothWays: u32;
  /** The least cost of the known routes that join both sides, and the node at which that route joins them. */
  best: f64;
  meeting: u32;
  /** How many nodes may still be reopened before the search continues by g alone. */
  patience: u32;
  /** Whether maxCost has cut anything off. */
  cut: u32;

  // How many results fit.
  routeCapacity: u32;
  askedCapacity: u32;
  estimateCapacity: u32;
}
