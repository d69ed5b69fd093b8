/**
 * The record of a field's computation, and the planes it fills. The record is shared by all fields, the planes are each field's
 * own, one block:
 *
 *     ┌────────────────────────────────────┐
 *     │ costs: f64 a cell │ flow: u8 a cell │      row-major, by cell index
 *     └────────────────────────────────────┘
 *
 * While a field is computed, the byte of a cell in the plane of flow says how far that cell is:
 *
 *     0xff        not reached
 *     0x80-0xfe   waiting in a queue (field-queues.ts has the bits)
 *     0x10-0x18   waiting in the heap or a bucket, reached from the sources by a move in the direction of the low four bits
 *     0x00-0x0c   done: the low three bits are the direction of the step back to the sources, bit 3 marks a source
 */
import { Cells, OpenList } from '../core/layout';

/** Bytes of a cell in the plane of costs, and in both planes. */
export const COST_BYTES: u32 = 8;
export const PLANES_BYTES: u32 = COST_BYTES + 1;
/** The flow of a cell that has no step to make: a source, a blocked cell, one out of reach. */
export const NO_STEP: u32 = 0xff;
/** Flow from here on is that of cells not done. */
export const WAITING: u32 = 0x10;
/** Turns a direction round; of NO_DIRECTION it makes the mark of a source. */
export const HALF_TURN: u32 = 4;

/** A queue of cells in runs of equal cost (field-runs.ts). Positions count bytes ever taken out and put in, modulo 2^32. */
@unmanaged
export class Queue {
  /** Where the places that wait begin, where those of closed runs end, and where all end. */
  head: u32;
  closed: u32;
  tail: u32;
  /** The ring of runs, its bytes, a power of two or 0, and where runs begin and end. */
  runs: usize;
  runBytes: u32;
  firstRun: u32;
  endRun: u32;
}

/** What is asked of a field, and what computing one takes: the open list of the heap, or two queues. */
@unmanaged
export class Field extends OpenList {
  cells: Cells;
  /** Which neighbours are blocked, a byte a cell (rings.ts). */
  rings: usize;
  /** Width of the buckets that take the place of the heap (field-buckets.ts), 0 where they do not. */
  bucketWidth: f64;
  /** Entries of buckets, as many as there is room for; how many have been used, and the first of those that are free again, or 0. */
  entries: usize;
  entryCapacity: u32;
  usedEntries: u32;
  freeEntry: u32;
  /** How many wait in buckets, and the number of the first bucket: its slot is that, modulo the number of slots. */
  waiting: u32;
  firstBucket: f64;
  /** Whether queues take the place of the heap (field-queues.ts), and the step costs that order them. */
  queued: u32;
  straight: f64;
  diagonal: f64;
  /** Step costs that the caller named, and the terrain cost of every cell, or 0 to read the terrain plane. */
  straightCost: f64;
  diagonalCost: f64;
  uniformCost: f64;
  /** What indices of the cell left and the cell entered, seen from the sources, are ANDed with: all ones where its terrain counts. */
  leftMask: u32;
  enteredMask: u32;
  /** Cells that would cost more count as out of reach. */
  maxCost: f64;
  /** Cell indices, u32 each. */
  sources: usize;
  sourceCount: u32;
  sourceCapacity: u32;
  straightQueue: Queue;
  diagonalQueue: Queue;
  /** Their rings of places, the straight queue's first, and the bytes of each, a power of two or 0. */
  places: usize;
  placeBytes: u32;
  // The planes to fill.
  costs: usize;
  flow: usize;
}
