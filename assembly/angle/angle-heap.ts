/**
 * The open list, a 4-ary heap of (f, place, node). Equal f are ordered by place, so the order in which nodes leave does not depend on what else
 * was pushed. Otherwise a search that skips dead ends would find other routes of equal length.
 *
 *     byte 0         8
 *          │ f64 f   │ u64 key: node | place << 32 │
 *
 * The entry pushed last waits beside the heap. It is often the first to leave; otherwise it replaces the root in one walk down.
 */
import { enlarge } from '../core/memory';
import { AngleSearch } from './angle-layout';

const ENTRY_BYTES: usize = 16;

export function clearOpen(search: AngleSearch): void {
  search.heapSize = 0;
  search.pendingFull = 0;
}

export function isOpenEmpty(search: AngleSearch): bool {
  return (search.heapSize | search.pendingFull) == 0;
}

/** Adds an entry, unless memory cannot be allocated: then the search has failed. */
export function pushOpen(search: AngleSearch, f: f64, place: i32, node: u32): void {
  if (search.pendingFull) siftUp(search);
  search.pendingF = f;
  search.pendingKey = ((<u64>place) << 32) | <u64>node;
  search.pendingFull = 1;
}

/** Takes the first entry out of the list, which must not be empty. Leaves it in `openF` and `openKey`. */
export function popOpen(search: AngleSearch): void {
  let size = search.heapSize;
  const heap = search.heap;
  if (search.pendingFull) {
    search.pendingFull = 0;
    const f = search.pendingF;
    const key = search.pendingKey;
    if (!size || comesBefore(f, key, fAt(heap), keyAt(heap))) {
      search.openF = f;
      search.openKey = key;
      return;
    }
    search.openF = fAt(heap);
    search.openKey = keyAt(heap);
    siftDown(heap, size, f, key);
    return;
  }
  search.openF = fAt(heap);
  search.openKey = keyAt(heap);
  size--;
  search.heapSize = size;
  const last = slot(heap, size);
  siftDown(heap, size, fAt(last), keyAt(last));
}

/** Moves the waiting entry into the heap. */
function siftUp(search: AngleSearch): void {
  if (search.heapSize == search.heapCapacity && !growOpen(search)) return;
  const heap = search.heap;
  const f = search.pendingF;
  const key = search.pendingKey;
  let index = search.heapSize++;
  while (index > 0) {
    const parent = (index - 1) >> 2;
    const above = slot(heap, parent);
    if (!comesBefore(f, key, fAt(above), keyAt(above))) break;
    put(slot(heap, index), fAt(above), keyAt(above));
    index = parent;
  }
  put(slot(heap, index), f, key);
}

function growOpen(search: AngleSearch): bool {
  const capacity = search.heapCapacity * 2 + 64;
  const heap = enlarge(search.heap, <usize>search.heapSize * ENTRY_BYTES, <u64>capacity * ENTRY_BYTES);
  if (!heap) {
    search.failed = 1;
    return false;
  }
  search.heap = heap;
  search.heapCapacity = capacity;
  return true;
}

function comesBefore(f: f64, key: u64, otherF: f64, otherKey: u64): bool {
  return f < otherF || (f == otherF && key < otherKey);
}

/** Lets an entry sink from the root of a heap of `size` entries. */
function siftDown(heap: usize, size: u32, f: f64, key: u64): void {
  let hole: u32 = 0;
  for (;;) {
    const first = (hole << 2) + 1;
    if (first >= size) break;
    let best = slot(heap, first);
    let bestF = fAt(best);
    const end = slot(heap, min(first + 4, size));
    for (let child = best + ENTRY_BYTES; child < end; child += ENTRY_BYTES) {
      const childF = fAt(child);
      const isBefore = childF < bestF || (childF == bestF && keyAt(child) < keyAt(best));
      best = isBefore ? child : best;
      bestF = isBefore ? childF : bestF;
    }
    if (!comesBefore(bestF, keyAt(best), f, key)) break;
    put(slot(heap, hole), bestF, keyAt(best));
    hole = <u32>((best - heap) / ENTRY_BYTES);
  }
  put(slot(heap, hole), f, key);
}

function slot(heap: usize, index: u32): usize {
  return heap + <usize>index * ENTRY_BYTES;
}

function fAt(slot: usize): f64 {
  return load<f64>(slot);
}

function keyAt(slot: usize): u64 {
  return load<u64>(slot, 8);
}

function put(slot: usize, f: f64, key: u64): void {
  store<f64>(slot, f);
  store<u64>(slot, key, 8);
}
