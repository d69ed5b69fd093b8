/**
 * The lists of successors that jump points keep, and their layout in memory.
 *
 *     list of the successors by one direction of arrival
 *     byte 0          4                  8                           12
 *          │ u32 next │ u32 age, 0: stale │ u32 count * 16 + direction │ u32 successor … │
 *                                             successor = address of a point | direction of arrival there
 */

const DIRECTION: u32 = 7;

@unmanaged
export class List {
  /** The first member, so that a list is itself a head of the lists behind it. */
  next: usize;
  age: u32;
  header: u32;
}

/** Stores the direction of arrival (or NO_DIRECTION) that a list is for, and its number of successors. */
export function setHeader(list: usize, direction: u32, count: u32): void {
  changetype<List>(list).header = (count << 4) | direction;
}

export function listLength(list: usize): u32 {
  return changetype<List>(list).header >> 4;
}

export function listDirection(list: usize): u32 {
  return changetype<List>(list).header & 15;
}

/** Returns the address of the first of a list's successors, one u32 each. */
export function listStart(list: usize): usize {
  return list + offsetof<List>();
}

export function targetOf(successor: u32): usize {
  return successor & ~DIRECTION;
}

/** Returns the direction in which a successor is reached. */
export function arrivalOf(successor: u32): u32 {
  return successor & DIRECTION;
}

/** Puts a list in front of the lists of a head. */
export function link(head: usize, list: usize): void {
  changetype<List>(list).next = load<u32>(head);
  store<u32>(head, <u32>list);
}

/** Removes a list from the lists of a head. */
export function unlink(head: usize, list: usize): void {
  let at = head;
  while (load<u32>(at) != <u32>list) {
    at = load<u32>(at);
    if (!ASC_NO_ASSERT) assert(at, 'the list belongs to another head');
  }
  store<u32>(at, <u32>changetype<List>(list).next);
}

/** Returns the list of a head for a direction of arrival, or 0 if there is none. */
export function listBy(head: usize, direction: u32): usize {
  let list: usize = load<u32>(head);
  while (list && listDirection(list) != direction) list = changetype<List>(list).next;
  return list;
}
