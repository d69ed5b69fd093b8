/** Twin of assembly/search.ts and of the record in assembly/layout.ts: one search, what was asked and how far it has come. */
import type { CellStore } from '../cell-store.ts';
import type { Problem } from '../engine.ts';

export const RUNNING = 0;
export const FOUND = 1;
export const UNREACHABLE = 2;
export const LIMIT = 3;

export class Search {
  cells!: CellStore;
  problem!: Problem;
  /** Move table in force (moves.ts). */
  moves: Uint8Array = new Uint8Array(0);

  status: number = UNREACHABLE;
  expanded = 0;
  /** Distinct cells in the open list. */
  open = 0;
  cost: number = Infinity;

  // Node records (nodes.ts).
  nodeG: Float64Array = new Float64Array(0);
  nodeTag: Uint32Array = new Uint32Array(0);
  generation = 0;

  // Open list (heap.ts).
  heapF: Float64Array = new Float64Array(0);
  heapCell: Int32Array = new Int32Array(0);
  heapSize = 0;
  pendingF = 0;
  pendingCell = 0;
  pendingFull = false;

  // Results (path.ts).
  route: Int32Array | null = null;
  trace: Int32Array = new Int32Array(1);
}
