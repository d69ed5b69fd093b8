/**
 * The open list, a 4-ary heap of (f, place). Equal f are ordered by place, so the order in which nodes leave does not depend on what else was
 * pushed. Otherwise a search that skips dead ends would find other routes of equal length.
 */
import { enlarge } from '../core/memory';
import { AngleSearch } from './angle-layout';

/** Adds an entry, unless memory cannot be allocated: then the search has failed. */
export function pushOpen(search: AngleSearch, f: f64, place: i32): void {
  if (search.heapSize == search.heapCapacity && !growOpen(search)) return;
  const heapF = search.heapF;
  const heapPlace = search.heapPlace;
  let index = search.heapSize++;
  while (index > 0) {
    const parent = (index - 1) >> 2;
    const parentF = fAt(heapF, parent);
    const parentPlace = placeAt(heapPlace, parent);
    if (!comesBefore(f, place, parentF, parentPlace)) break;
    put(heapF, heapPlace, index, parentF, parentPlace);
    index = parent;
  }
  put(heapF, heapPlace, index, f, place);
}

function growOpen(search: AngleSearch): bool {
  const size = <usize>search.heapSize;
  const capacity = search.heapCapacity * 2 + 64;
  const heapF = enlarge(search.heapF, size << 3, (<u64>capacity) << 3);
  if (heapF) search.heapF = heapF;
  const heapPlace = enlarge(search.heapPlace, size << 2, (<u64>capacity) << 2);
  if (heapPlace) search.heapPlace = heapPlace;
  if (!heapF || !heapPlace) {
    search.failed = 1;
    return false;
  }
  search.heapCapacity = capacity;
  return true;
}

function comesBefore(f: f64, place: i32, otherF: f64, otherPlace: i32): bool {
  return f < otherF || (f == otherF && place < otherPlace);
}

/** Removes the first entry; the first slots of the heap hold it before the call. */
export function dropOpen(search: AngleSearch): void {
  const heapF = search.heapF;
  const heapPlace = search.heapPlace;
  const size = --search.heapSize;
  const f = fAt(heapF, size);
  const place = placeAt(heapPlace, size);
  let hole: u32 = 0;
  for (;;) {
    const first = (hole << 2) + 1;
    if (first >= size) break;
    let best = first;
    let bestF = fAt(heapF, first);
    let bestPlace = placeAt(heapPlace, first);
    const last = min(first + 3, size - 1);
    for (let child = first + 1; child <= last; child++) {
      const childF = fAt(heapF, child);
      const childPlace = placeAt(heapPlace, child);
      if (!comesBefore(childF, childPlace, bestF, bestPlace)) continue;
      best = child;
      bestF = childF;
      bestPlace = childPlace;
    }
    if (!comesBefore(bestF, bestPlace, f, place)) break;
    put(heapF, heapPlace, hole, bestF, bestPlace);
    hole = best;
  }
  put(heapF, heapPlace, hole, f, place);
}

export function fAt(heapF: usize, index: u32): f64 {
  return load<f64>(heapF + ((<usize>index) << 3));
}

export function placeAt(heapPlace: usize, index: u32): i32 {
  return load<i32>(heapPlace + ((<usize>index) << 2));
}

function put(heapF: usize, heapPlace: usize, index: u32, f: f64, place: i32): void {
  store<f64>(heapF + ((<usize>index) << 3), f);
  store<i32>(heapPlace + ((<usize>index) << 2), place);
}
