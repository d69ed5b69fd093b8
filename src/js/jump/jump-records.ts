/**
 * Twin of assembly/jump/jump-records.ts with another layout. Points fill one growable array, lists another. The name of a point
 * or list is the index of its first 32-bit word there; 0 names none. A graph that grows too large is emptied.
 *
 *     point, 8 words
 *     word 0      2       3           4       5       6                7       8
 *          │ g    │ tag   │ parent    │ x     │ y     │ list           │ ends   │    g is read through an array of doubles
 *                                                                        directions of arrival, a bit each: known << 8 | dead
 *
 * Tags are as in nodes.ts, but leave out the sign bit: 2^25 generations.
 */

import { allocate, outOfMemory } from '../../base/allocate.ts';
import { JUMP_WORDS_A_CELL, JUMP_WORDS_AT_LEAST } from '../../base/tuning.ts';
import { FIRST_GENERATION } from '../core/nodes.ts';
import { LIST_HEADER } from './jump-lists.ts';
import type { Planes } from './planes.ts';
import { View } from './sight.ts';

const POINT_WORDS = 8;
const TAG = 2;
const PARENT = 3;
const X = 4;
const Y = 5;
export const LIST = 6;
export const ENDS = 7;

/** Points outside the graph: the goal, and the start if the goal is in view of it. */
export const START: number = POINT_WORDS;
export const GOAL: number = 2 * POINT_WORDS;
const FIRST_POINT = 3 * POINT_WORDS;
/** Word 0 is no list. */
const FIRST_LIST = 1;

export const LAST_GENERATION = 0x7fffffc0;

const FIRST_CAPACITY = 1024;
/** Names of points and lists fit 31 bits. */
const MOST_WORDS = 2 ** 31 - 8;

export class Jumps {
  readonly planes: Planes;
  /** The view of the current search's goal (sight.ts). */
  readonly view: View = new View();
  /** The point of each cell, 0 if it has none yet. */
  readonly points: Int32Array;
  generation = 0;
  /** The records of points, as words and as doubles, and the index of the next one. */
  records: Int32Array;
  doubles: Float64Array;
  recordsEnd: number = FIRST_POINT;
  lists: Int32Array;
  listsEnd: number = FIRST_LIST;
  /** Buffer for the successors that a scan finds; they are then copied into a list. */
  found: Int32Array;
  foundCount = 0;
  /** Lists of another age are out of date; never 0. So are the dead-end flags of points whose tags are below `oldest`. */
  age = 1;
  oldest = 0;
  /** Step costs, and a bound of path costs, by which moves from border cells are pruned. */
  straight = 0;
  diagonal = 0;
  mostG = 0;

  /**
   * Creates an empty graph.
   *
   * @throws RangeError if memory cannot be allocated.
   */
  constructor(planes: Planes) {
    const { width, height } = planes.cells;
    this.planes = planes;
    this.points = allocate(Int32Array, width * height);
    this.doubles = allocate(Float64Array, FIRST_CAPACITY >> 1);
    this.records = new Int32Array(this.doubles.buffer);
    this.lists = allocate(Int32Array, FIRST_CAPACITY);
    this.found = allocate(Int32Array, FIRST_CAPACITY);
  }
}

export function nextGeneration(jumps: Jumps): void {
  const { points } = jumps;
  jumps.generation = Math.max(jumps.generation, jumps.oldest);
  const wraps = jumps.generation === LAST_GENERATION;
  const words = jumps.recordsEnd + jumps.listsEnd;
  if (wraps || words > Math.max(points.length * JUMP_WORDS_A_CELL, JUMP_WORDS_AT_LEAST)) {
    jumps.recordsEnd = FIRST_POINT;
    jumps.listsEnd = FIRST_LIST;
    points.fill(0);
  }
  if (wraps) {
    jumps.generation = 0;
    jumps.oldest = 0;
    jumps.records.fill(0, 0, FIRST_POINT);
  }
  jumps.generation += FIRST_GENERATION;
}

/** Makes room for another point and returns its name. */
function takePoint(jumps: Jumps): number {
  const point = jumps.recordsEnd;
  const end = point + POINT_WORDS;
  if (end > jumps.records.length) {
    const doubles = allocate(Float64Array, grown(jumps.records.length, end) >> 1);
    doubles.set(jumps.doubles);
    jumps.doubles = doubles;
    jumps.records = new Int32Array(doubles.buffer);
  }
  jumps.recordsEnd = end;
  return point;
}

/** Makes room for a list of `count` successors and returns its name. */
export function takeList(jumps: Jumps, count: number): number {
  const list = jumps.listsEnd;
  const end = list + LIST_HEADER + count;
  if (end > jumps.lists.length) {
    const longer = allocate(Int32Array, grown(jumps.lists.length, end));
    longer.set(jumps.lists);
    jumps.lists = longer;
  }
  jumps.listsEnd = end;
  return list;
}

/** Returns the next capacity: twice the present one, or more if needed. */
function grown(capacity: number, needed: number): number {
  if (needed > MOST_WORDS) throw outOfMemory(needed * 4);
  return Math.min(Math.max(capacity * 2, needed), MOST_WORDS);
}

export function tagOf(records: Int32Array, point: number): number {
  return records[point + TAG];
}

export function setTag(records: Int32Array, point: number, tag: number): void {
  records[point + TAG] = tag;
}

export function gOf(doubles: Float64Array, point: number): number {
  return doubles[point >> 1];
}

export function setG(doubles: Float64Array, point: number, g: number): void {
  doubles[point >> 1] = g;
}

export function xOf(records: Int32Array, point: number): number {
  return records[point + X];
}

export function yOf(records: Int32Array, point: number): number {
  return records[point + Y];
}

export function parentOf(records: Int32Array, point: number): number {
  return records[point + PARENT];
}

export function setParent(records: Int32Array, point: number, parent: number): void {
  records[point + PARENT] = parent;
}

export function setPlace(records: Int32Array, point: number, x: number, y: number): void {
  records[point + X] = x;
  records[point + Y] = y;
}

export function pointAt(jumps: Jumps, x: number, y: number): number {
  const slot = y * jumps.planes.cells.width + x;
  let point = jumps.points[slot];
  if (point !== 0) return point;
  point = takePoint(jumps);
  const { records } = jumps;
  setTag(records, point, 0);
  setPlace(records, point, x, y);
  records[point + LIST] = 0;
  records[point + ENDS] = 0;
  jumps.points[slot] = point;
  return point;
}

export function unlink({ records, lists }: Jumps, point: number, list: number): void {
  let before = records[point + LIST];
  if (before === list) {
    records[point + LIST] = lists[list];
    return;
  }
  while (lists[before] !== list) before = lists[before];
  lists[before] = lists[list];
}

/** Returns the jump point graph that a search uses, or null if it searches cell by cell. */
export function graphOf(search: { readonly jumps: object | null }): Jumps | null {
  return search.jumps as Jumps | null;
}
