/**
 * Twin of assembly/jump/jump-lists.ts with another layout, drawn here. The name of a list is the index of its first word among all lists.
 *
 *     list of the successors by one direction of arrival
 *     word 0      1              2           3       4
 *          │ next │ age, 0: stale │ direction │ count │ successor …                  successor = point | direction of arrival
 */

/** The words of a list's header after the first, and the length of the header. */
export const AGE = 1;
export const ARRIVAL = 2;
export const COUNT = 3;
export const LIST_HEADER = 4;

const DIRECTION = 7;

export function listLength(lists: Int32Array, list: number): number {
  return lists[list + COUNT];
}

export function listStart(list: number): number {
  return list + LIST_HEADER;
}

export function targetOf(successor: number): number {
  return successor & ~DIRECTION;
}

export function arrivalOf(successor: number): number {
  return successor & DIRECTION;
}
