/**
 * Twin of assembly/angle/angle-heap.ts: the open list, a 4-ary heap of (f, place). Equal f are ordered by place, so the order in which nodes
 * leave does not depend on what else was pushed. Otherwise a search that skips dead ends would find other routes of equal length.
 */
import { allocate } from '../../base/allocate.ts';
import type { AngleSearch } from './angle-layout.ts';

export function pushOpen(search: AngleSearch, f: number, place: number): void {
  if (search.heapSize === search.heapF.length) growOpen(search);
  const { heapF, heapPlace } = search;
  let index = search.heapSize++;
  while (index > 0) {
    const parent = (index - 1) >> 2;
    if (!comesBefore(f, place, heapF[parent], heapPlace[parent])) break;
    heapF[index] = heapF[parent];
    heapPlace[index] = heapPlace[parent];
    index = parent;
  }
  heapF[index] = f;
  heapPlace[index] = place;
}

function growOpen(search: AngleSearch): void {
  const heapF = allocate(Float64Array, search.heapF.length * 2);
  const heapPlace = allocate(Int32Array, search.heapF.length * 2);
  heapF.set(search.heapF);
  heapPlace.set(search.heapPlace);
  search.heapF = heapF;
  search.heapPlace = heapPlace;
}

function comesBefore(f: number, place: number, otherF: number, otherPlace: number): boolean {
  return f < otherF || (f === otherF && place < otherPlace);
}

/** Removes the first entry; `heapF[0]` and `heapPlace[0]` hold it before the call. */
export function dropOpen(search: AngleSearch): void {
  const { heapF, heapPlace } = search;
  const size = --search.heapSize;
  const f = heapF[size];
  const place = heapPlace[size];
  let hole = 0;
  for (;;) {
    const first = (hole << 2) + 1;
    if (first >= size) break;
    let best = first;
    const last = Math.min(first + 3, size - 1);
    for (let child = first + 1; child <= last; child++) {
      if (comesBefore(heapF[child], heapPlace[child], heapF[best], heapPlace[best])) best = child;
    }
    if (!comesBefore(heapF[best], heapPlace[best], f, place)) break;
    heapF[hole] = heapF[best];
    heapPlace[hole] = heapPlace[best];
    hole = best;
  }
  heapF[hole] = f;
  heapPlace[hole] = place;
}
