/** Twin of assembly/field/field-record.ts: the record of a field's computation, shared by all fields, and the planes it fills. */

import type { FieldProfile } from '../../engine/field.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import type { OpenList } from '../core/heap.ts';

/** The flow of a cell that has no step to make: a source, a blocked cell, one out of reach. */
export const NO_STEP = 0xff;
/** Flow from here on is that of cells not done. */
export const WAITING = 0x10;
/** Turns a direction round; of NO_DIRECTION it makes the mark of a source. */
export const HALF_TURN = 4;

/** A queue of cells in runs of equal cost (field-runs.ts). Positions count numbers ever taken out and put in, modulo 2^32. */
export class Queue {
  /** Where the places that wait begin, where those of closed runs end, and where all end. */
  head = 0;
  closed = 0;
  tail = 0;
  /** The ring of runs, whose length is a power of two or 0, and where runs begin and end. */
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
  /** Their rings of places, the straight queue's first, and the length of each, a power of two or 0. */
  places: Int32Array = new Int32Array(0);
  placeLength = 0;
  /** Entries of buckets: cell and next entry each; how many have been used, and the first of those that are free again, or 0. */
  entries: Int32Array = new Int32Array(0);
  usedEntries = 0;
  freeEntry = 0;
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
