/** Twin of assembly/core/heap.ts, where the open list is explained: here f and place stand in an array each, and rows are divided out. */
import { allocate } from '../../base/allocate.ts';

const FIRST_CAPACITY = 128;

/** The heap, and the entry that waits beside it. A place is a number from 0 to 2^31 - 1: a cell, or the name of a jump point or a node. */
export interface OpenList {
  heapF: Float64Array;
  heapPlace: Int32Array;
  heapSize: number;
  pendingF: number;
  pendingPlace: number;
  pendingFull: boolean;
}

/** Empties the open list. */
export function clearHeap(list: OpenList): void {
  list.heapSize = 0;
  list.pendingFull = false;
}

/** Whether there is room for `more` pushes. */
export function hasRoom(list: OpenList, more: number): boolean {
  return list.heapSize + more < list.heapF.length;
}

/**
 * Makes room for `more` pushes.
 *
 * @throws `RangeError` where memory cannot be had; the list is as it was.
 */
function grow(list: OpenList, more: number): void {
  const capacity = 2 * (list.heapF.length + more + FIRST_CAPACITY);
  const heapF = allocate(Float64Array, capacity);
  const heapPlace = allocate(Int32Array, capacity);
  heapF.set(list.heapF);
  heapPlace.set(list.heapPlace);
  list.heapF = heapF;
  list.heapPlace = heapPlace;
}

export function reserve(list: OpenList, more: number): void {
  if (!hasRoom(list, more)) grow(list, more);
}

export function isEmpty(list: OpenList): boolean {
  return list.heapSize === 0 && !list.pendingFull;
}

/** The least f of a list that is not empty. */
export function leastF(list: OpenList): number {
  const root = list.heapSize > 0 ? list.heapF[0] : Infinity;
  return list.pendingFull ? Math.min(list.pendingF, root) : root;
}

/** Lets the entry taken last wait again: nothing has been pushed since. */
export function unpop(list: OpenList, place: number): void {
  list.pendingPlace = place;
  list.pendingFull = true;
}

/** Adds an entry; there is room for it (`reserve`). */
export function push(list: OpenList, f: number, place: number): void {
  if (list.pendingFull) siftUp(list);
  list.pendingF = f;
  list.pendingPlace = place;
  list.pendingFull = true;
}

/** Takes the entry of least f out of a list that is not empty and returns its place; its f is then that of the waiting entry. */
export function pop(list: OpenList): number {
  return popWithin(list, 0);
}

/** As `pop`, but an entry pushed since the latest pop is taken where no other is less by more than `lead`. */
export function popWithin(list: OpenList, lead: number): number {
  const { heapF, heapPlace } = list;
  let size = list.heapSize;
  if (list.pendingFull) {
    list.pendingFull = false;
    if (size === 0 || list.pendingF <= heapF[0] + lead) return list.pendingPlace;
    const place = heapPlace[0];
    const f = heapF[0];
    siftDown(heapF, heapPlace, size, list.pendingF, list.pendingPlace);
    list.pendingF = f;
    return place;
  }
  const place = heapPlace[0];
  list.pendingF = heapF[0];
  list.heapSize = --size;
  if (size > 0) siftDown(heapF, heapPlace, size, heapF[size], heapPlace[size]);
  return place;
}

/** Puts the waiting entry at the end of the heap and lets it rise, past entries of equal f too. */
export function siftUp(list: OpenList): void {
  const { heapF, heapPlace } = list;
  const f = list.pendingF;
  let index = list.heapSize;
  list.heapSize = index + 1;
  while (index > 0) {
    const parent = (index - 1) >> 2;
    if (heapF[parent] < f) break;
    heapF[index] = heapF[parent];
    heapPlace[index] = heapPlace[parent];
    index = parent;
  }
  heapF[index] = f;
  heapPlace[index] = list.pendingPlace;
}

/** Lets an entry sink from the root of a heap of `size` slots. */
function siftDown(heapF: Float64Array, heapPlace: Int32Array, size: number, f: number, place: number): void {
  let hole = 0;
  for (;;) {
    const first = (hole << 2) + 1;
    if (first >= size) break;
    let best = first;
    let bestF = heapF[first];
    const lastChild = Math.min(first + 3, size - 1);
    for (let child = first + 1; child <= lastChild; child++) {
      if (heapF[child] < bestF) {
        best = child;
        bestF = heapF[child];
      }
    }
    if (f <= bestF) break;
    heapF[hole] = bestF;
    heapPlace[hole] = heapPlace[best];
    hole = best;
  }
  heapF[hole] = f;
  heapPlace[hole] = place;
}
