/** Twin of assembly/heap.ts, where the open list is explained: here f and cell stand in an array each, and rows are divided out. */
import { allocate } from '../allocate.ts';
import type { Search } from './search.ts';

const FIRST_CAPACITY = 256;

/** Empties the open list. */
export function clearHeap(search: Search): void {
  search.heapSize = 0;
  search.pendingFull = false;
}

/** Makes room for `more` pushes. */
export function reserve(search: Search, more: number): void {
  if (search.heapSize + more <= search.heapF.length) return;
  const capacity = Math.max(search.heapF.length * 2, FIRST_CAPACITY);
  const heapF = allocate(Float64Array, capacity);
  const heapCell = allocate(Int32Array, capacity);
  heapF.set(search.heapF);
  heapCell.set(search.heapCell);
  search.heapF = heapF;
  search.heapCell = heapCell;
}

export function isEmpty(search: Search): boolean {
  return search.heapSize === 0 && !search.pendingFull;
}

/** Adds an entry; there is room for it (`reserve`). */
export function push(search: Search, f: number, cell: number): void {
  if (search.pendingFull) siftUp(search);
  search.pendingF = f;
  search.pendingCell = cell;
  search.pendingFull = true;
}

/** Takes the entry of least f out of a heap that is not empty and returns its cell. */
export function pop(search: Search): number {
  const { heapF, heapCell } = search;
  let size = search.heapSize;
  if (search.pendingFull) {
    search.pendingFull = false;
    if (size === 0 || search.pendingF <= heapF[0]) return search.pendingCell;
    const cell = heapCell[0];
    siftDown(heapF, heapCell, size, search.pendingF, search.pendingCell);
    return cell;
  }
  const cell = heapCell[0];
  search.heapSize = --size;
  if (size > 0) siftDown(heapF, heapCell, size, heapF[size], heapCell[size]);
  return cell;
}

/** Puts the waiting entry at the end of the heap and lets it rise, past entries of equal f too. */
function siftUp(search: Search): void {
  const { heapF, heapCell } = search;
  const f = search.pendingF;
  let index = search.heapSize;
  search.heapSize = index + 1;
  while (index > 0) {
    const parent = (index - 1) >> 2;
    if (heapF[parent] < f) break;
    heapF[index] = heapF[parent];
    heapCell[index] = heapCell[parent];
    index = parent;
  }
  heapF[index] = f;
  heapCell[index] = search.pendingCell;
}

/** Lets an entry sink from the root of a heap of `size` slots. */
function siftDown(heapF: Float64Array, heapCell: Int32Array, size: number, f: number, cell: number): void {
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
    heapCell[hole] = heapCell[best];
    hole = best;
  }
  heapF[hole] = f;
  heapCell[hole] = cell;
}
