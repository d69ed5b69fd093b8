/** The queue of the corners of a tile, the least key first: a 4-ary heap (D. Johnson, "Priority queues with update and finding minimum spanning trees", 1975). */

/** Part of the record of a tile. There is room for all its corners. */
@unmanaged
export class MemberQueue {
  queue: usize;
  queueSize: u32;
}

export function leastKey(list: MemberQueue): u32 {
  return load<u32>(list.queue);
}

/** Adds a corner, which must not be in the queue. */
export function push(list: MemberQueue, key: u32, corner: u32): void {
  const queue = list.queue;
  let hole = list.queueSize++;
  while (hole) {
    const parent = (hole - 1) >> 2;
    if (load<u32>(queue + (parent << 3)) <= key) break;
    move(queue, parent, hole);
    hole = parent;
  }
  put(queue, hole, key, corner);
}

/** Takes the first corner out of the queue, which must not be empty. */
export function pop(list: MemberQueue): u32 {
  const queue = list.queue;
  const least = load<u32>(queue, 4);
  const size = --list.queueSize;
  const key = load<u32>(queue + (size << 3));
  let hole: u32 = 0;
  for (let child: u32 = 1; child < size; child = (hole << 2) + 1) {
    const end = min(child + 4, size);
    let best = child;
    while (++child < end) if (load<u32>(queue + (child << 3)) < load<u32>(queue + (best << 3))) best = child;
    if (key <= load<u32>(queue + (best << 3))) break;
    move(queue, best, hole);
    hole = best;
  }
  put(queue, hole, key, load<u32>(queue + (size << 3), 4));
  return least;
}

function put(queue: usize, place: u32, key: u32, corner: u32): void {
  store<u32>(queue + (place << 3), key);
  store<u32>(queue + (place << 3), corner, 4);
}

function move(queue: usize, from: u32, to: u32): void {
  put(queue, to, load<u32>(queue + (from << 3)), load<u32>(queue + (from << 3), 4));
}
