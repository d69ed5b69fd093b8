/**
 * What jump points know, and what edits make them forget. All lists of successors have an age, that of the graph when they were found. An
 * edit of a few cells makes the points forget that it may affect (plane-edit.ts); after a larger one the graph grows older. A list of another
 * age is still good if the boxes of all edits since lie apart from all that it depends on (`isStillGood` in jumps.ts).
 *
 *     boxes of the last edits, by age modulo their number; each with the cells around the edit
 *     byte 0          4         8           12           16
 *          │ i32 left │ i32 top │ i32 right │ i32 bottom │
 */
import { FIRST_POINT_GENERATION, keptOf, Node, tagOf } from '../nodes/nodes';
import { List } from './jump-lists';
import { headOf, JumpPoint, Jumps, knownPoint, POINT_BYTES } from './jump-records';
import { isFourConnected } from './planes/planes';

const BOX_BYTES: u32 = 16;
/** Number of boxes. */
const BOXES: u32 = 8;

/** Returns whether a list is up to date; false for 0, no list. */
export function isFresh(jumps: Jumps, list: usize): bool {
  return list && changetype<List>(list).age == jumps.age;
}

/** Returns whether the boxes of all edits since a list was up to date are known; false for 0, no list. */
export function isRecent(jumps: Jumps, list: usize): bool {
  return list && changetype<List>(list).age >= jumps.firstAge;
}

/** Marks a list as up to date, until an edit. */
export function makeFresh(jumps: Jumps, list: usize): void {
  changetype<List>(list).age = jumps.age;
}

/** Makes the point of a cell, if there is one, forget its successors. */
export function forgetPoint(jumps: Jumps, x: i32, y: i32): void {
  const point = knownPoint(jumps, x, y);
  if (!point) return;
  forgetDeadEnds(point);
  for (let head = headOf(point, 0); head < point + POINT_BYTES; head += 4) {
    for (let list: usize = load<u32>(head); list; list = changetype<List>(list).next) changetype<List>(list).age = 0;
  }
}

/** Makes all points forget their successors without visiting them. `renewPoint` clears their dead-end flags later. */
export function forgetAll(jumps: Jumps): void {
  jumps.age++;
  jumps.firstAge = jumps.age;
  // No search gets this generation; points renewed by the next search do. (After the last generation it is 0, and all is cleared.)
  jumps.oldest = jumps.generation + FIRST_POINT_GENERATION;
}

/** Like `forgetAll`, after an edit of cells in a box: lists that it cannot have changed are good again once they are found untouched. */
export function forgetBox(jumps: Jumps, left: i32, top: i32, right: i32, bottom: i32): void {
  const firstAge = jumps.firstAge;
  forgetAll(jumps);
  jumps.firstAge = jumps.age - min(jumps.age - firstAge, BOXES);
  const box = boxOf(jumps, jumps.age);
  store<i32>(box, left - 1);
  store<i32>(box, top - 1, 4);
  store<i32>(box, right + 1, 8);
  store<i32>(box, bottom + 1, 12);
}

/**
 * Returns whether no edit has changed a list that depends on the cells of an area and on what jumps from there meet: no box of an edit since
 * the list was made lies in the rows of the area or, unless jumps run along rows alone, in its columns.
 */
export function isUntouched(jumps: Jumps, list: usize, left: i32, top: i32, right: i32, bottom: i32): bool {
  const alongRows = isFourConnected(jumps.planes);
  for (let age = changetype<List>(list).age + 1; age <= jumps.age; age++) {
    const box = boxOf(jumps, age);
    if (load<i32>(box, 4) <= bottom && load<i32>(box, 12) >= top) return false;
    if (!alongRows && load<i32>(box) <= right && load<i32>(box, 8) >= left) return false;
  }
  return true;
}

/** Returns the address of the box of the edit that began an age. */
function boxOf(jumps: Jumps, age: u32): usize {
  return jumps.boxes + (age % BOXES) * BOX_BYTES;
}

/** Sets the costs by which moves from border cells are pruned. If they change, all points forget their successors. */
export function setCosts(jumps: Jumps, straight: f64, diagonal: f64, mostG: f64): void {
  if (jumps.straight == straight && jumps.diagonal == diagonal && jumps.mostG == mostG) return;
  jumps.straight = straight;
  jumps.diagonal = diagonal;
  jumps.mostG = mostG;
  forgetAll(jumps);
}

/** Clears a point's dead-end flags if they date from before `forgetAll`. */
export function renewPoint(jumps: Jumps, point: usize): void {
  if (tagOf(point) >= jumps.oldest) return;
  forgetDeadEnds(point);
  changetype<Node>(point).tag = (jumps.generation - FIRST_POINT_GENERATION) | keptOf(tagOf(point), false);
}

function forgetDeadEnds(point: usize): void {
  store<u8>(point, 0, offsetof<JumpPoint>('x'));
}
