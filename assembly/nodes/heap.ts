/**
 * The open list: a 4-ary min-heap of (f, place), 16 bytes a slot, with lazy deletion. If the f of a cell improves, the search pushes the
 * cell again, and skips the stale entry when it comes up.
 *
 *     byte 0         8       12      16
 *          │ f64 f   │ u32 x │ u32 y │      the place is a column and a row, so a pop need not divide. In other searches the
 *                                             place is one u64: a jump point's address, a cell of a field, a node of a graph
 *
 * The last entry pushed waits beside the heap. Nearly every pop follows a push. So the waiting entry is the least one, or it replaces the
 * root in one walk down; inside the heap, push and pop would walk up and down.
 *
 * Keys are 0 or more, never -0 or NaN, so their bits have the same order as the numbers. Compared as integers (`K` is u64), the least of four
 * children is found by selection, without a branch. No predictor can learn that branch; leaving it out took a third off the time of a whole
 * search. JavaScript has no such integers: there `K` is f64.
 *
 * The walks below decide the order among equal f, the same in both engines. Entries pushed later tend to come first.
 */
import { Entry, OpenList } from '../core/layout';
import { enlarge } from '../core/memory';

const ENTRY_BYTES: usize = offsetof<Entry>();
const FIRST_CAPACITY: u32 = 128;
/**
 * This many slots behind the last entry are empty, and never count as the least of four. So a walk down need not ask how many children
 * there are.
 */
const END: u32 = 3;
const NEVER_LESS: f64 = Infinity;

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
  // An empty heap already has its end there.
  if (list.heapSize) putEnd(list.heap, 0);
  list.heapSize = 0;
  list.pendingFull = 0;
}

/** Returns whether there is room for `more` pushes. */
function hasRoom(list: OpenList, more: u32): bool {
  return list.heapSize + more < list.heapCapacity;
}

/** Makes room for `more` pushes. Returns false if memory cannot be allocated. */
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

/** Returns the least f of the list, which must not be empty. */
export function leastF(list: OpenList): f64 {
  const root = list.heapSize ? slot(list.heap, 0).key : Infinity;
  return list.pendingFull ? min(list.pendingF, root) : root;
}

/** Returns the place of the entry in a slot of the heap. */
export function placeIn(list: OpenList, index: u32): u64 {
  return slot(list.heap, index).place;
}

/** Makes an entry wait beside the heap. No other entry may be waiting. */
export function putWaiting(list: OpenList, f: f64, place: u64): void {
  if (!ASC_NO_ASSERT) assert(f >= 0 && 1 / f > 0, 'keys are 0 or more, never -0 or NaN');
  list.pendingF = f;
  list.pendingPlace = place;
  list.pendingFull = 1;
}

/** Makes the entry popped last wait again. Nothing may have been pushed since. */
export function unpop(list: OpenList, place: u64): void {
  list.pendingPlace = place;
  list.pendingFull = 1;
}

/** Adds an entry. There must be room for it (`reserve`). */
export function push(list: OpenList, f: f64, place: u64): void {
  if (list.pendingFull) siftUp(list);
  putWaiting(list, f, place);
}

/** Takes the entry of least f out of the list, which must not be empty. Returns its place and leaves its f in `pendingF`. */
export function pop(list: OpenList): u64 {
  return popWithin(list, 0);
}

/** Like `pop`, but takes an entry pushed since the last pop unless another f is less by more than `lead`. */
export function popWithin(list: OpenList, lead: f64): u64 {
  if (ASC_FEATURE_SIMD) return popBy<u64>(list, lead);
  return popBy<f64>(list, lead);
}

function popBy<K>(list: OpenList, lead: f64): u64 {
  if (!ASC_NO_ASSERT) assert(!isEmpty(list), 'the list is empty');
  const heap = list.heap;
  let size = list.heapSize;
  let key: K;
  let place: u64;
  if (list.pendingFull) {
    list.pendingFull = 0;
    key = pendingKey<K>(list);
    place = list.pendingPlace;
    if (!size || list.pendingF <= slot(heap, 0).key + lead) return place;
  } else {
    list.heapSize = --size;
    const last = slot(heap, size);
    key = keyOf<K>(last);
    place = last.place;
    last.key = NEVER_LESS;
    if (!size) {
      store<K>(changetype<usize>(list), key, offsetof<OpenList>('pendingF'));
      return place;
    }
  }
  const root = slot(heap, 0);
  const least = root.place;
  list.pendingF = root.key;
  siftDown<K>(heap, size, key, place);
  return least;
}

/** Puts the waiting entry at the end of the heap and lets it rise, also past entries of equal f. */
export function siftUp(list: OpenList): void {
  if (ASC_FEATURE_SIMD) siftUpBy<u64>(list);
  else siftUpBy<f64>(list);
}

function siftUpBy<K>(list: OpenList): void {
  const heap = list.heap;
  const key = pendingKey<K>(list);
  let index = list.heapSize;
  if (!ASC_NO_ASSERT) assert(index < list.heapCapacity, 'no room has been made');
  list.heapSize = index + 1;
  slot(heap, index + END).key = NEVER_LESS;
  while (index) {
    const parent = (index - 1) >> 2;
    const above = slot(heap, parent);
    if (keyOf<K>(above) < key) break;
    put<K>(slot(heap, index), keyOf<K>(above), above.place);
    index = parent;
  }
  put<K>(slot(heap, index), key, list.pendingPlace);
}

/** Lets an entry sink from the root of a heap of `size` entries. */
function siftDown<K>(heap: usize, size: u32, key: K, place: u64): void {
  let hole = slot(heap, 0);
  let child: u32 = 1;
  while (child < size) {
    const children = changetype<usize>(slot(heap, child));
    const first = keyOf<K>(slot(children, 0));
    const second = keyOf<K>(slot(children, 1));
    const third = keyOf<K>(slot(children, 2));
    const fourth = keyOf<K>(slot(children, 3));
    const secondLess = second < first;
    const fourthLess = fourth < third;
    const left = select(second, first, secondLess);
    const right = select(fourth, third, fourthLess);
    const rightLess = right < left;
    const least = select(right, left, rightLess);
    if (key <= least) break;
    child += select(2 + u32(fourthLess), u32(secondLess), rightLess);
    const best = slot(heap, child);
    put<K>(hole, least, best.place);
    hole = best;
    child = (child << 2) + 1;
  }
  put<K>(hole, key, place);
}

function keyOf<K>(entry: Entry): K {
  return load<K>(changetype<usize>(entry), offsetof<Entry>('key'));
}

function pendingKey<K>(list: OpenList): K {
  return load<K>(changetype<usize>(list), offsetof<OpenList>('pendingF'));
}

/** Marks the end behind the last of `size` entries. */
function putEnd(heap: usize, size: u32): void {
  for (let i: u32 = 0; i < END; i++) slot(heap, size + i).key = NEVER_LESS;
}

function slot(heap: usize, index: u32): Entry {
  return changetype<Entry>(heap + <usize>index * ENTRY_BYTES);
}

function put<K>(slot: Entry, key: K, place: u64): void {
  store<K>(changetype<usize>(slot), key, offsetof<Entry>('key'));
  slot.place = place;
}
