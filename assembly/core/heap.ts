/**
 * The open list: a 4-ary min-heap of (f, place), 16 bytes a slot, with lazy deletion: a cell whose f improves is pushed
 * again, and the search skips the stale entry when it comes up.
 *
 *     byte 0         8       12      16
 *          │ f64 f   │ u32 x │ u32 y │      column and row together are the place: a pop need not divide. Elsewhere the
 *                                             place is one u64: a jump point's address, a cell of a field, a node of a graph
 *
 * The latest push waits beside the heap. Nearly every pop follows a push, so the waiting entry either is the least one
 * or takes the root's place in one walk down, where push and pop would have walked up and down.
 *
 * Keys are 0 or more, never -0 or NaN, so their bits order as they do: compared as integers, the least of four children is found by
 * selection, without a branch. No predictor can learn that branch; leaving it out took a third off the whole search.
 *
 * Among equal f the order is that of the walks below, the same in both engines; later entries tend to come first.
 */
import { Entry, OpenList } from './layout';
import { enlarge } from './memory';

const ENTRY_BYTES: usize = offsetof<Entry>();
const FIRST_CAPACITY: u32 = 128;
/** So many slots behind the last are no entries, and never the least of four: so no walk down asks how many children there are. */
const END: u32 = 3;
/** The bits of Infinity. */
const NEVER_LESS: u64 = 0x7ff0000000000000;

export function placeOf(x: i32, y: i32): u64 {
  return <u64>x | ((<u64>y) << 32);
}

export function columnOf(place: u64): i32 {
  return <i32>place;
}

export function rowOf(place: u64): i32 {
  return <i32>(place >> 32);
}

/** Empties the open list. */
export function clearHeap(list: OpenList): void {
  // A heap that has no entries has its end there already.
  if (list.heapSize) putEnd(list.heap, 0);
  list.heapSize = 0;
  list.pendingFull = 0;
}

/** Whether there is room for `more` pushes. */
function hasRoom(list: OpenList, more: u32): bool {
  return list.heapSize + more < list.heapCapacity;
}

/** Makes room for `more` pushes. False where memory cannot be had. */
function grow(list: OpenList, more: u32): bool {
  const size = list.heapSize;
  const capacity = (list.heapCapacity + more + FIRST_CAPACITY) << 1;
  const heap = enlarge(list.heap, <usize>size * ENTRY_BYTES, (<u64>capacity + END) * ENTRY_BYTES);
  if (!heap) return false;
  putEnd(heap, size);
  list.heap = heap;
  list.heapCapacity = capacity;
  return true;
}

export function reserve(list: OpenList, more: u32): bool {
  return hasRoom(list, more) || grow(list, more);
}

export function isEmpty(list: OpenList): bool {
  return (list.heapSize | list.pendingFull) == 0;
}

export function isWaiting(list: OpenList): bool {
  return list.pendingFull != 0;
}

/** The least f of a list that is not empty. */
export function leastF(list: OpenList): f64 {
  const root = list.heapSize ? reinterpret<f64>(slot(list.heap, 0).key) : Infinity;
  return list.pendingFull ? min(list.pendingF, root) : root;
}

/** The entry in a slot of the heap. */
export function placeIn(list: OpenList, index: u32): u64 {
  return slot(list.heap, index).place;
}

/** Lets an entry wait beside the heap; no other does. */
export function putWaiting(list: OpenList, f: f64, place: u64): void {
  if (!ASC_NO_ASSERT) assert(reinterpret<u64>(f) <= NEVER_LESS, 'keys are 0 or more, never -0 or NaN');
  list.pendingF = f;
  list.pendingPlace = place;
  list.pendingFull = 1;
}

/** Lets the entry taken last wait again: nothing has been pushed since. */
export function unpop(list: OpenList, place: u64): void {
  list.pendingPlace = place;
  list.pendingFull = 1;
}

/** Adds an entry; there is room for it (`reserve`). */
export function push(list: OpenList, f: f64, place: u64): void {
  if (list.pendingFull) siftUp(list);
  putWaiting(list, f, place);
}

/** Takes the entry of least f out of a list that is not empty and returns its place; its f is then that of the waiting entry. */
export function pop(list: OpenList): u64 {
  return popWithin(list, 0);
}

/** As `pop`, but an entry pushed since the latest pop is taken where no other is less by more than `lead`. */
export function popWithin(list: OpenList, lead: f64): u64 {
  if (!ASC_NO_ASSERT) assert(!isEmpty(list), 'the list is empty');
  const heap = list.heap;
  let size = list.heapSize;
  let key: u64;
  let place: u64;
  if (list.pendingFull) {
    list.pendingFull = 0;
    key = reinterpret<u64>(list.pendingF);
    place = list.pendingPlace;
    if (!size || list.pendingF <= reinterpret<f64>(slot(heap, 0).key) + lead) return place;
  } else {
    list.heapSize = --size;
    const last = slot(heap, size);
    key = last.key;
    place = last.place;
    last.key = NEVER_LESS;
    if (!size) {
      list.pendingF = reinterpret<f64>(key);
      return place;
    }
  }
  const root = slot(heap, 0);
  const least = root.place;
  list.pendingF = reinterpret<f64>(root.key);
  siftDown(heap, size, key, place);
  return least;
}

/** Puts the waiting entry at the end of the heap and lets it rise, past entries of equal f too. */
export function siftUp(list: OpenList): void {
  const heap = list.heap;
  const key = reinterpret<u64>(list.pendingF);
  let index = list.heapSize;
  if (!ASC_NO_ASSERT) assert(index < list.heapCapacity, 'no room has been made');
  list.heapSize = index + 1;
  slot(heap, index + END).key = NEVER_LESS;
  while (index) {
    const parent = (index - 1) >> 2;
    const above = slot(heap, parent);
    if (above.key < key) break;
    put(slot(heap, index), above.key, above.place);
    index = parent;
  }
  put(slot(heap, index), key, list.pendingPlace);
}

/** Lets an entry sink from the root of a heap of `size` entries. */
function siftDown(heap: usize, size: u32, key: u64, place: u64): void {
  let hole = slot(heap, 0);
  let child: u32 = 1;
  while (child < size) {
    const children = changetype<usize>(slot(heap, child));
    const first = slot(children, 0).key;
    const second = slot(children, 1).key;
    const third = slot(children, 2).key;
    const fourth = slot(children, 3).key;
    const secondLess = second < first;
    const fourthLess = fourth < third;
    const left = select(second, first, secondLess);
    const right = select(fourth, third, fourthLess);
    const rightLess = right < left;
    const least = select(right, left, rightLess);
    if (key <= least) break;
    child += select(2 + u32(fourthLess), u32(secondLess), rightLess);
    const best = slot(heap, child);
    put(hole, least, best.place);
    hole = best;
    child = (child << 2) + 1;
  }
  put(hole, key, place);
}

/** Puts the end behind the last of `size` entries. */
function putEnd(heap: usize, size: u32): void {
  for (let i: u32 = 0; i < END; i++) slot(heap, size + i).key = NEVER_LESS;
}

function slot(heap: usize, index: u32): Entry {
  return changetype<Entry>(heap + <usize>index * ENTRY_BYTES);
}

function put(slot: Entry, key: u64, place: u64): void {
  slot.key = key;
  slot.place = place;
}
