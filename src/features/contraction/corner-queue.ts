/** The queue of the corners of a tile, the least key first: a 4-ary heap (D. Johnson, "Priority queues with update and finding minimum spanning trees", 1975). */
import { allocate } from '../../core/base/allocate.ts';

const FIRST_CAPACITY = 128;

/** The heap. A place is the number of a corner, or any other from 0 to 2^31 - 1. */
export interface OpenList {
  heapF: Float64Array;
  heapPlace: Int32Array;
  heapSize: number;
}

export function clearHeap(list: OpenList): void {
  list.heapSize = 0;
}

/**
 * Makes room for `more` pushes.
 *
 * @throws `RangeError` if memory cannot be allocated; the list is then unchanged.
 */
export function reserve(list: OpenList, more: number): void {
  const { heapF, heapPlace, heapSize } = list;
  if (heapSize + more <= heapF.length) return;
  const capacity = 2 * (heapF.length + more + FIRST_CAPACITY);
  const f = allocate(Float64Array, capacity);
  const place = allocate(Int32Array, capacity);
  f.set(heapF);
  place.set(heapPlace);
  list.heapF = f;
  list.heapPlace = place;
}

export function isEmpty(list: OpenList): boolean {
  return list.heapSize === 0;
}

export function leastF(list: OpenList): number {
  return list.heapSize > 0 ? list.heapF[0] : Infinity;
}

export function push(list: OpenList, f: number, place: number): void {
  const { heapF, heapPlace } = list;
  let hole = list.heapSize++;
  while (hole > 0) {
    const parent = (hole - 1) >> 2;
    if (heapF[parent] <= f) break;
    heapF[hole] = heapF[parent];
    heapPlace[hole] = heapPlace[parent];
    hole = parent;
  }
  heapF[hole] = f;
  heapPlace[hole] = place;
}

export function pop(list: OpenList): number {
  const { heapF, heapPlace } = list;
  const least = heapPlace[0];
  const size = --list.heapSize;
  const f = heapF[size];
  let hole = 0;
  for (let child = 1; child < size; child = 4 * hole + 1) {
    const end = Math.min(child + 4, size);
    let best = child;
    while (++child < end) if (heapF[child] < heapF[best]) best = child;
    if (f <= heapF[best]) break;
    heapF[hole] = heapF[best];
    heapPlace[hole] = heapPlace[best];
    hole = best;
  }
  heapF[hole] = f;
  heapPlace[hole] = heapPlace[size];
  return least;
}
