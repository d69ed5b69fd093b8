/**
 * Twin of assembly/core/bucket-list.ts: an open list in buckets. Here cell and next have an array each, and a search finds the row of a
 * cell by division.
 */
import { allocate } from '../../base/allocate.ts';

export const GIVEN_UP = -1;

const FIRST_CAPACITY = 256;

/** The buckets of a search, and the pool of their entries. */
export interface BucketList {
  heads: Int32Array;
  ringMask: number;
  entryCell: Int32Array;
  entryNext: Int32Array;
  /** The true bucket of each entry, if the ring may be too small for it (border-jumps.ts). */
  entryBucket: Int32Array;
  bucket: number;
  lastBucket: number;
  usedEntries: number;
  freeEntry: number;
}

/**
 * Empties the buckets and makes room for a first entry.
 *
 * @param buckets Slots of the ring, a power of two.
 * @throws `RangeError` if memory cannot be allocated.
 */
export function openBuckets(list: BucketList, buckets: number): void {
  clearBuckets(list);
  if (list.heads.length < buckets) list.heads = allocate(Int32Array, buckets);
  list.ringMask = buckets - 1;
  reserveEntries(list, 1);
}

function clearBuckets(list: BucketList): void {
  const { heads, ringMask, lastBucket } = list;
  for (let { bucket } = list; heads.length > 0 && ((bucket - lastBucket) | 0) <= 0; bucket++) {
    heads[bucket & ringMask] = 0;
  }
  list.lastBucket = list.bucket;
  list.usedEntries = 0;
  list.freeEntry = 0;
}

/**
 * Makes room for `more` entries.
 *
 * @throws `RangeError` if memory cannot be allocated; the pool is then unchanged.
 */
export function reserveEntries(list: BucketList, more: number): void {
  if (list.usedEntries + more >= list.entryCell.length) growPool(list, more);
}

function growPool(list: BucketList, more: number): void {
  const capacity = 2 * (list.entryCell.length + more + FIRST_CAPACITY);
  const cells = allocate(Int32Array, capacity);
  const nexts = allocate(Int32Array, capacity);
  const buckets = allocate(Int32Array, capacity);
  cells.set(list.entryCell);
  nexts.set(list.entryNext);
  buckets.set(list.entryBucket);
  list.entryCell = cells;
  list.entryNext = nexts;
  list.entryBucket = buckets;
}

/** Returns the cells, or the points, of all entries. */
export function entriesOf({ heads, ringMask, entryCell, entryNext }: BucketList): number[] {
  const found: number[] = [];
  for (let slot = 0; slot <= ringMask; slot++) {
    for (let index = heads[slot]; index !== 0; index = entryNext[index]) found.push(entryCell[index]);
  }
  return found;
}
