/** An open list for searches of the host: a heap, as in assembly/nodes/heap.ts. */
import { allocate } from '../base/allocate.ts';

const FIRST_CAPACITY = 128;

/**
 * The heap, and the entry that waits beside it. A place is a number from 0 to 2^31 - 1: a cell, or the number of a jump point or a node.
 */
export interface OpenList {
  heapF: Float64Array;
  heapPlace: Int32Array;
  heapSize: number;
  pendingF: number;
  pendingPlace: number;
  pendingFull: boolean;
}

export function clearHeap(list: OpenList): void {
  list.heapSize = 0;
  list.pendingFull = false;
}

export function hasRoom(list: OpenList, more: number): boolean {
  return list.heapSize + more < list.heapF.length;
}

/**
 * Makes room for `more` pushes.
 *
 * @throws `RangeError` if memory cannot be allocated; the list is then unchanged.
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

export function leastF(list: OpenList): number {
  const root = list.heapSize > 0 ? list.heapF[0] : Infinity;
  return list.pendingFull ? Math.min(list.pendingF, root) : root;
}

export function push(list: OpenList, f: number, place: number): void {
  if (list.pendingFull) siftUp(list);
  list.pendingF = f;
  list.pendingPlace = place;
  list.pendingFull = true;
}

export function pop(list: OpenList): number {
  return popWithin(list, 0);
}

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
