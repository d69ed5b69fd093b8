/** Twin of assembly/angle/angle-heap.ts: the open list. Here f, place and node have an array each. */
import { allocate } from '../../base/allocate.ts';
import type { AngleSearch } from './angle-layout.ts';

export function clearOpen(search: AngleSearch): void {
  search.heapSize = 0;
  search.pendingFull = false;
}

export function isOpenEmpty(search: AngleSearch): boolean {
  return search.heapSize === 0 && !search.pendingFull;
}

export function pushOpen(search: AngleSearch, f: number, place: number, node: number): void {
  if (search.pendingFull) siftUp(search);
  search.pendingF = f;
  search.pendingPlace = place;
  search.pendingNode = node;
  search.pendingFull = true;
}

export function popOpen(search: AngleSearch): void {
  const { heapF, heapPlace, heapNode } = search;
  let size = search.heapSize;
  if (search.pendingFull) {
    search.pendingFull = false;
    const f = search.pendingF;
    const place = search.pendingPlace;
    if (size === 0 || comesBefore(f, place, heapF[0], heapPlace[0])) {
      leave(search, f, place, search.pendingNode);
      return;
    }
    leave(search, heapF[0], heapPlace[0], heapNode[0]);
    siftDown(search, size, f, place, search.pendingNode);
    return;
  }
  leave(search, heapF[0], heapPlace[0], heapNode[0]);
  size--;
  search.heapSize = size;
  siftDown(search, size, heapF[size], heapPlace[size], heapNode[size]);
}

function leave(search: AngleSearch, f: number, place: number, node: number): void {
  search.openF = f;
  search.openPlace = place;
  search.openNode = node;
}

function siftUp(search: AngleSearch): void {
  if (search.heapSize === search.heapF.length) growOpen(search);
  const { heapF, heapPlace, heapNode, pendingF: f, pendingPlace: place } = search;
  let index = search.heapSize++;
  while (index > 0) {
    const parent = (index - 1) >> 2;
    if (!comesBefore(f, place, heapF[parent], heapPlace[parent])) break;
    heapF[index] = heapF[parent];
    heapPlace[index] = heapPlace[parent];
    heapNode[index] = heapNode[parent];
    index = parent;
  }
  heapF[index] = f;
  heapPlace[index] = place;
  heapNode[index] = search.pendingNode;
}

function growOpen(search: AngleSearch): void {
  const capacity = search.heapF.length * 2;
  const heapF = allocate(Float64Array, capacity);
  const heapPlace = allocate(Int32Array, capacity);
  const heapNode = allocate(Int32Array, capacity);
  heapF.set(search.heapF);
  heapPlace.set(search.heapPlace);
  heapNode.set(search.heapNode);
  search.heapF = heapF;
  search.heapPlace = heapPlace;
  search.heapNode = heapNode;
}

function comesBefore(f: number, place: number, otherF: number, otherPlace: number): boolean {
  return f < otherF || (f === otherF && place < otherPlace);
}

function siftDown(search: AngleSearch, size: number, f: number, place: number, node: number): void {
  const { heapF, heapPlace, heapNode } = search;
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
    heapNode[hole] = heapNode[best];
    hole = best;
  }
  heapF[hole] = f;
  heapPlace[hole] = place;
  heapNode[hole] = node;
}
