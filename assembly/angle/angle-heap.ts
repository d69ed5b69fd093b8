/**
 * The open list, a 4-ary heap of (f, place, node). Equal f are ordered by place, so the order in which nodes leave does not depend on what else
 * was pushed. Otherwise a search that skips dead ends would find other routes of equal length.
 *
 *     byte 0         8           12
 *          │ f64 f   │ i32 place │ u32 node │
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
  search.pendingPlace = place;
  search.pendingNode = node;
  search.pendingFull = 1;
}

/** Takes the first entry out of the list, which must not be empty. Leaves it in `openF`, `openPlace` and `openNode`. */
export function popOpen(search: AngleSearch): void {
  let size = search.heapSize;
  const heap = search.heap;
  if (search.pendingFull) {
    search.pendingFull = 0;
    const f = search.pendingF;
    const place = search.pendingPlace;
    if (!size || comesBefore(f, place, fAt(heap), placeAt(heap))) {
      leave(search, f, place, search.pendingNode);
      return;
    }
    leave(search, fAt(heap), placeAt(heap), nodeIn(heap));
    siftDown(heap, size, f, place, search.pendingNode);
    return;
  }
  leave(search, fAt(heap), placeAt(heap), nodeIn(heap));
  size--;
  search.heapSize = size;
  const last = slot(heap, size);
  siftDown(heap, size, fAt(last), placeAt(last), nodeIn(last));
}

function leave(search: AngleSearch, f: f64, place: i32, node: u32): void {
  search.openF = f;
  search.openPlace = place;
  search.openNode = node;
}

/** Moves the waiting entry into the heap. */
function siftUp(search: AngleSearch): void {
  if (search.heapSize == search.heapCapacity && !growOpen(search)) return;
  const heap = search.heap;
  const f = search.pendingF;
  const place = search.pendingPlace;
  let index = search.heapSize++;
  while (index > 0) {
    const parent = (index - 1) >> 2;
    const above = slot(heap, parent);
    if (!comesBefore(f, place, fAt(above), placeAt(above))) break;
    put(slot(heap, index), fAt(above), placeAt(above), nodeIn(above));
    index = parent;
  }
  put(slot(heap, index), f, place, search.pendingNode);
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

function comesBefore(f: f64, place: i32, otherF: f64, otherPlace: i32): bool {
  return f < otherF || (f == otherF && place < otherPlace);
}

/** Lets an entry sink from the root of a heap of `size` entries. */
function siftDown(heap: usize, size: u32, f: f64, place: i32, node: u32): void {
  let hole: u32 = 0;
  for (;;) {
    const first = (hole << 2) + 1;
    if (first >= size) break;
    let best = first;
    let bestF = fAt(slot(heap, first));
    let bestPlace = placeAt(slot(heap, first));
    const last = min(first + 3, size - 1);
    for (let child = first + 1; child <= last; child++) {
      const childF = fAt(slot(heap, child));
      const childPlace = placeAt(slot(heap, child));
      if (!comesBefore(childF, childPlace, bestF, bestPlace)) continue;
      best = child;
      bestF = childF;
      bestPlace = childPlace;
    }
    if (!comesBefore(bestF, bestPlace, f, place)) break;
    put(slot(heap, hole), bestF, bestPlace, nodeIn(slot(heap, best)));
    hole = best;
  }
  put(slot(heap, hole), f, place, node);
}

function slot(heap: usize, index: u32): usize {
  return heap + <usize>index * ENTRY_BYTES;
}

function fAt(slot: usize): f64 {
  return load<f64>(slot);
}

function placeAt(slot: usize): i32 {
  return load<i32>(slot, 8);
}

function nodeIn(slot: usize): u32 {
  return load<u32>(slot, 12);
}

function put(slot: usize, f: f64, place: i32, node: u32): void {
  store<f64>(slot, f);
  store<i32>(slot, place, 8);
  store<u32>(slot, node, 12);
}
