import type { CellStore } from '../grid/cell-store.ts';
import type { EngineName } from './names.ts';

/** A request for a distance field, except its goals: its options, resolved for a grid's terrain to plain numbers. */
export interface FieldProfile {
  /** Corner rule: 0 never, 1 always, 2 if at most one obstacle, 3 only when no obstacles. */
  readonly rule: number;
  /** Whether the grid has closed exits. Then neither moves are skipped nor queues or buckets used. */
  readonly gated: boolean;
  /** Whether pointless moves are skipped, see moves.ts. */
  readonly pruned: boolean;
  /** Whether two queues replace the heap, see field-queues.ts. */
  readonly queued: boolean;
  /** Width of the buckets that replace the heap, see field-buckets.ts; 0 if there are none. */
  readonly bucketWidth: number;
  /** Step costs that order the queues. */
  readonly straight: number;
  readonly diagonal: number;
  /** Step costs as the caller gave them. */
  readonly straightCost: number;
  readonly diagonalCost: number;
  /** The terrain cost that all passable cells share, 0 if their costs differ. */
  readonly uniformCost: number;
  /** Whether routes lead from the sources; if false, to them. */
  readonly fromSources: boolean;
  /** Cells of greater cost count as unreachable. */
  readonly maxCost: number;
}

/** A field, which an engine stores. */
export interface EngineField {
  /**
   * Computes the field. It reuses the memory of the previous computation.
   *
   * @param sources Cell indices.
   * @throws `RangeError` if memory cannot be allocated; then the field is not ready, and the engine stays usable.
   */
  compute(cells: CellStore, profile: FieldProfile, sources: Int32Array): void;
  /** Returns whether it has been computed, and can be read. */
  isReady(): boolean;
  /** Returns the cost of a cell, by index. */
  costAt(cell: number): number;
  /** Returns the costs of all cells, valid until the next call of the engine. */
  costs(): Float64Array;
  /** Returns the steps of all cells, valid until the field is next computed. */
  flow(): Uint8Array;
  /** Frees the memory. */
  dispose(): void;
}

/** One of the two implementations of fields. */
export interface FieldEngine {
  readonly name: EngineName;
  /** Bytes of linear memory; 0 in the js engine. */
  readonly memoryBytes: number;
  /** Returns a field of `cellCount` cells that has not been computed yet. */
  open(cellCount: number): EngineField;
}
