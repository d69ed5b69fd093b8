/** Twin of assembly/graph/graph-layout.ts: the record of a search and of its sides. */

import type { Arcs, GraphQuery } from '../../engine/graph.ts';
import type { LatticeGoal } from '../../rules/graph-estimate.ts';
import { ESTIMATES } from '../../rules/graph-estimate.ts';
import type { OpenList } from '../../rules/heap.ts';

/** One side of a search: the arcs it follows, and its state. */
export class Frontier implements OpenList {
  arcs!: Arcs;
  // Node records (graph-nodes.ts).
  nodeG: Float64Array = new Float64Array(0);
  nodeWords: Uint32Array = new Uint32Array(0);
  /** Records from one node to the next. */
  stride = 1;
  generation = 0;

  // Open list (heap.ts).
  heapF: Float64Array = new Float64Array(0);
  heapPlace: Int32Array = new Int32Array(0);
  heapSize = 0;
  pendingF = 0;
  pendingPlace = 0;
  pendingFull = false;
}

/** One search: its query, its state and its results. */
export class GraphSearch implements LatticeGoal {
  cost: number = Infinity;
  expanded = 0;
  route: Uint32Array | null = null;
  /** Nodes whose estimates the search needs before it can continue. */
  asked: number[] = [];
  /** The buffer that requested estimates are written into, and the estimates in use: this buffer or the caller's complete array. */
  room: Float64Array = new Float64Array(0);
  estimates: Float64Array = this.room;

  query!: GraphQuery;
  estimate: number = ESTIMATES.none;
  goalX = 0;
  goalY = 0;
  goalZ = 0;

  /** The side of a search from the start alone. */
  readonly alone: Frontier = new Frontier();
  /** The sides of a search from both ends. */
  readonly forward: Frontier = new Frontier();
  readonly backward: Frontier = new Frontier();
  /** The least cost of the known routes that join both sides, and the node at which that route joins them. */
  best: number = Infinity;
  meeting = 0;
  /** Whether maxCost has cut anything off. */
  cut = false;
  /** The query's factor, or 0 once the search continues by g alone; and how many nodes may still be reopened before that. */
  hFactor = 0;
  patience = 0;
}
