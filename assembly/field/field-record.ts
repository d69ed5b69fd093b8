/**
 * The record of a field's computation, and the planes it fills. All fields share the record. Each field has its own planes, in one
 * block:
 *
 *     ┌────────────────────────────────────┐
 *     │ costs: f64 a cell │ flow: u8 a cell │      row-major, by cell index
 *     └────────────────────────────────────┘
 *
 * While a field is computed, the byte of a cell in the plane of flow is its state:
 *
 *     0xff        not reached
 *     0x40-0xfe   waiting in a queue, or odd and not reached (field-queues.ts has the bits)
 *     0x10-0x18   waiting in the heap or a bucket, reached from the sources by a move in the direction of the low four bits
 *     0x00-0x0c   done: the low three bits are the direction of the step back to the sources, bit 3 marks a source
 *     0x0d        done: the step back is a link, 0xfe in the end (field-links.ts)
 *     0x20-0x27   done: the step back in the direction of the low three bits leads over an edge that goes on, 0xfe in the end (odd/seams.ts)
 */
import { Cells, OpenList } from '../core/layout';

/** Bytes of a cell in the plane of costs, and in both planes. */
export const COST_BYTES: u32 = 8;
export const PLANES_BYTES: u32 = COST_BYTES + 1;
/** The flow of a cell that has no step to make: a source, a blocked cell, or an unreachable one. */
export const NO_STEP: u32 = 0xff;
/** The flow of a cell whose step is a link (field-links.ts). */
export const LINK_STEP: u32 = 0xfe;
/** The flow of cells that are not done is this or more. */
export const WAITING: u32 = 0x10;
/** XOR with this reverses a direction, and turns NO_DIRECTION into the mark of a source. */
export const HALF_TURN: u32 = 4;
/** In place of a direction: reached over a link. */
export const LINKED: u32 = 9;
/** Added to the direction of a step back that leads over an edge that goes on. */
export const OVER_SEAM: u32 = 0x20;

/** A queue of cells in runs of equal cost (field-runs.ts). Positions count all bytes ever taken out or put in, modulo 2^32. */
@unmanaged
export class Queue {
  /** Where the waiting places begin, where those of closed runs end, and where all end. */
  head: u32;
  closed: u32;
  tail: u32;
  /** The ring of runs, its bytes (a power of two or 0), and where runs begin and end. */
  runs: usize;
  runBytes: u32;
  firstRun: u32;
  endRun: u32;
}

/** The query of a field, and the state of its computation: the open list of the heap, buckets, or two queues. */
@unmanaged
export class Field extends OpenList {
  cells: Cells;
  /** Which neighbours are blocked, a byte a cell (rings.ts). */
  rings: usize;
  /** Width of the buckets that replace the heap (field-buckets.ts), or 0 to use none. */
  bucketWidth: f64;
  /** Entries of buckets; how many fit, how many have been used (index 0 included), and the first free one of these, or 0. */
  entries: usize;
  entryCapacity: u32;
  usedEntries: u32;
  freeEntry: u32;
  /** Entries that wait in buckets, and the number of the first bucket; its slot is that number modulo the number of slots. */
  waiting: u32;
  firstBucket: f64;
  /** Whether the grid has had closed exits (exits.ts), the corner rule, and whether steps lead away from the sources. */
  gated: u32;
  rule: u32;
  fromSources: u32;
  /** Whether queues replace the heap (field-queues.ts): 1, or 2 if runs may replace queues on squares (field-cones.ts). And the step costs that order them. */
  queued: u32;
  straight: f64;
  diagonal: f64;
  /** The caller's step costs, and the terrain cost of every cell, or 0 to read the terrain plane. */
  straightCost: f64;
  diagonalCost: f64;
  uniformCost: f64;
  /** Masks for the indices of the cell left and the cell entered, seen from the sources: all ones for the cell whose terrain counts. */
  leftMask: u32;
  enteredMask: u32;
  /** Cells that would cost more count as unreachable. */
  maxCost: f64;
  /** The block of sources, how many fit, and the indices of their cells in it, u32 each. */
  sourceBlock: usize;
  sourceCapacity: u32;
  sources: usize;
  sourceCount: u32;
  /** What the sources cost, by rising cost, f64 each; 0 if all cost nothing. And the first source that has not been taken (field-offers.ts). */
  sourceCosts: usize;
  nextSource: u32;
  /** Whether routes begin at few of the sources: most are nearer to others than what they cost. */
  fewBegin: u32;
  /** The links (field-links.ts), and how often one has made a cell cheaper. */
  links: usize;
  linkCount: u32;
  linksTaken: u32;
  /** How odd cells (odd/odd-cells.ts) are taken: 0 in a field by the heap or buckets, 1 by queues, 2 by runs too. And whether this field has any. */
  oddly: u32;
  odd: u32;
  /** Which edges go on, and the steps over them (odd/seams.ts): u32 count, then u32 cell, u32 direction each; and the bytes of that block. */
  wrap: u32;
  seams: usize;
  seamBytes: u32;
  /** Whether there are offers, and what the offer has cost at which the route in hand begins to count steps (field-offers.ts). */
  offered: u32;
  base: f64;
  straightQueue: Queue;
  diagonalQueue: Queue;
  /** Both queues' rings of places, the straight one first, and the bytes of each (a power of two or 0). */
  places: usize;
  placeBytes: u32;
  /** Runs that wait in buckets (field-waits.ts): the entries, how many fit, how many have been used, and the first free one, or 0. */
  waits: usize;
  waitCapacity: u32;
  waitCount: u32;
  freeWait: u32;
  /** If there are offers, the base of each entry, f64, and how many fit. */
  bases: usize;
  baseCapacity: u32;
  /** The number of the first bucket, of the last that has had an entry, and of that of the least offer. And the cost at which bucket 0 begins. */
  bucket: u32;
  lastBucket: u32;
  offerBucket: u32;
  origin: f64;
  /** Cells after which a run waits. */
  runLimit: u32;
  // The planes to fill.
  costs: usize;
  flow: usize;
}
