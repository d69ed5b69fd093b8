import type { CellStore } from '../grid/cell-store.ts';
import type { EngineName } from './names.ts';

/** What a caller of distanceField asks for but from which cells, resolved for a grid's terrain to plain numbers. */
export interface FieldProfile {
  /** Corner rule: 0 never, 1 always, 2 if at most one obstacle, 3 only when no obstacles. */
  readonly rule: number;
  /** Whether pointless moves are left out, see moves.ts. */
  readonly pruned: boolean;
  /** Whether two queues take the place of the heap, see field-queues.ts. */
  readonly queued: boolean;
  /** Width of the buckets that take the place of the heap, see field-buckets.ts; 0 where they do not. */
  readonly bucketWidth: number;
  /** Step costs that order the queues. */
  readonly straight: number;
  readonly diagonal: number;
  /** Step costs as the caller named them. */
  readonly straightCost: number;
  readonly diagonalCost: number;
  /** Terrain cost of all passable cells, 0 where they differ. */
  readonly uniformCost: number;
  /** Whether routes lead from the sources; to them otherwise. */
  readonly fromSources: boolean;
  /** Cells that would cost more count as out of reach. */
  readonly maxCost: number;
}

/** A field in the keeping of an engine. */
export interface EngineField {
  /**
   * Computes it, in the memory it has from the time before.
   *
   * @param sources Cell indices.
   * @throws `RangeError` where memory cannot be had; it then is not ready, and the engine stays usable.
   */
  compute(cells: CellStore, profile: FieldProfile, sources: Int32Array): void;
  /** Whether it has been computed, and can be read. */
  isReady(): boolean;
  /** Cost of a cell, by index. */
  costAt(cell: number): number;
  /** The costs of all cells, good until the engine is next called. */
  costs(): Float64Array;
  /** The steps of all cells, good until the field is next computed. */
  flow(): Uint8Array;
  /** Gives the memory back. */
  dispose(): void;
}

/** One of the two implementations of fields. */
export interface FieldEngine {
  readonly name: EngineName;
  /** Bytes of linear memory, 0 where there is none. */
  readonly memoryBytes: number;
  /** A field that nothing has been computed of yet, of as many cells. */
  open(cellCount: number): EngineField;
}
