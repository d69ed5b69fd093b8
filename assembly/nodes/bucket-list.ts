/**
 * An open list in buckets (R. Dial, "Algorithm 360: Shortest-Path Forest with Topological Ordering", 1969). Every f belongs to a bucket, and
 * all buckets are equally wide. The search takes entries from the first bucket that has any, in any order. The buckets in use are always
 * fewer than the slots of a ring, so bucket n is in slot n & mask:
 *
 *     heads, u32 a slot     │ entry │ 0 │ entry │ …     the newest entry, 0 if the bucket is empty
 *     pool, 16 bytes each   │ u32 node │ u32 next │ i32 x │ i32 y │ …
 *                             the next entry is of the same bucket, or of the free entries. There is no entry 0, and its node is 0
 *
 * The newest entry of a bucket comes first. As in the heap, a cell that is added again keeps its old entry.
 *
 * Long routes may need more buckets than 32 bits can number. So only the low 32 bits are kept, and buckets are compared by their
 * difference.
 */
import { Search } from '../core/layout';
import { allocateZeroed, enlarge, release } from '../core/memory';

/** Not a status: the search must begin again with a heap. */
export const GIVEN_UP: i32 = -1;

const FIRST_CAPACITY: u32 = 256;

/** An entry of the pool. */
@unmanaged
export class BucketEntry {
  /** The slot of a cell's node, or the address of a jump point. */
  node: u32;
  next: u32;
  x: i32;
  y: i32;
}

const ENTRY_BYTES: u32 = offsetof<BucketEntry>();

/** Empties the list and makes room for a first entry, in a ring of that many slots. Returns false if memory cannot be allocated. */
export function openBuckets(search: Search, buckets: u32): bool {
  clearBuckets(search);
  if (search.headCapacity < buckets) {
    release(search.heads);
    search.headCapacity = 0;
    search.heads = allocateZeroed((<u64>buckets) << 2);
    if (!search.heads) return false;
    search.headCapacity = buckets;
  }
  search.ringMask = buckets - 1;
  if (!reserveEntries(search, 1)) return false;
  entryAt(search.pool, 0).node = 0;
  return true;
}

/** Takes out the entries that an earlier search has left. */
function clearBuckets(search: Search): void {
  for (let bucket = search.bucket; search.headCapacity && bucket - search.lastBucket <= 0; bucket++) {
    store<u32>(headAt(search.heads, bucket & search.ringMask), 0);
  }
  search.lastBucket = search.bucket;
  search.usedEntries = 0;
  search.freeEntry = 0;
}

/** Makes room for `more` entries. Returns false if memory cannot be allocated. */
export function reserveEntries(search: Search, more: u32): bool {
  return search.usedEntries + more < search.poolCapacity || growPool(search, more);
}

function growPool(search: Search, more: u32): bool {
  const capacity = (search.poolCapacity + more + FIRST_CAPACITY) << 1;
  const pool = enlarge(search.pool, (search.usedEntries + 1) * ENTRY_BYTES, <u64>capacity * ENTRY_BYTES);
  if (!pool) return false;
  search.pool = pool;
  search.poolCapacity = capacity;
  return true;
}

export function entryAt(pool: usize, index: u32): BucketEntry {
  return changetype<BucketEntry>(pool + <usize>index * ENTRY_BYTES);
}

export function fillEntry(entry: BucketEntry, node: u32, next: u32, x: i32, y: i32): void {
  entry.node = node;
  entry.next = next;
  entry.x = x;
  entry.y = y;
}

/** Returns the address of the number of a slot's newest entry. */
export function headAt(heads: usize, slot: u32): usize {
  return heads + ((<usize>slot) << 2);
}
