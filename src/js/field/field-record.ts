/** Twin of assembly/field/field-record.ts, where the record, the planes and the states of a cell are explained. */

import type { FieldProfile } from '../../engine/field.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import type { OpenList } from '../../rules/heap.ts';

/** The flow of a cell that has no step to make: a source, a blocked cell, or an unreachable one. */
export const NO_STEP = 0xff;
/** The flow of cells that are not done is this or more. */
export const WAITING = 0x10;
/** XOR with this reverses a direction, and turns NO_DIRECTION into the mark of a source. */
export const HALF_TURN = 4;

/** A queue of cells in runs of equal cost (field-runs.ts). Positions count all numbers ever taken out or put in, modulo 2^32. */
export class Queue {
  /** Where the waiting places begin, where those of closed runs end, and where all end. */
  head = 0;
  closed = 0;
  tail = 0;
  /** The ring of runs (its length is a power of two or 0), and where runs begin and end. */
  runs: Int32Array = new Int32Array(0);
  firstRun = 0;
  endRun = 0;
}

/** The planes of a field, row-major, by cell index. */
export interface Planes {
  readonly costs: Float64Array;
  readonly flow: Uint8Array;
}

export class Field implements OpenList {
  cells!: CellStore;
  profile!: FieldProfile;
  /** Cell indices of the sources that are not blocked. */
  sources: Int32Array = new Int32Array(0);
  sourceCount = 0;
  readonly straightQueue: Queue = new Queue();
  readonly diagonalQueue: Queue = new Queue();
  /** Both queues' rings of places, the straight one first, and the length of each (a power of two or 0). */
  places: Int32Array = new Int32Array(0);
  placeLength = 0;
  /** Entries of buckets (cell and next entry each); how many have been used (index 0 included), and the first free one of these, or 0. */
  entries: Int32Array = new Int32Array(0);
  usedEntries = 0;
  freeEntry = 0;
  // The planes to fill.
  costs: Float64Array = new Float64Array(0);
  flow: Uint8Array = new Uint8Array(0);

  // Open list (heap.ts).
  heapF: Float64Array = new Float64Array(0);
  heapPlace: Int32Array = new Int32Array(0);
  heapSize = 0;
  pendingF = 0;
  pendingPlace = 0;
  pendingFull = false;
}
