/**
 * The records of the jump point graph (jumps.ts), and their layout in memory.
 *
 *     point, 32 bytes, one cache line at most; its address is its name
 *     byte 0       8         12           16         17      20        21      24         28         32
 *          │ f64 g │ u32 tag │ u32 parent │ u8 known │ u24 x │ u8 dead │ u24 y │ u32 list │ u32 list │
 *                    as in nodes.ts             directions of arrival, a bit   heads of its lists: of arrivals
 *                                               each: see `isDeadEnd`          0, 1, 4, 5 and a source's; of 2, 3, 6, 7
 *
 * An edit marks all lists as stale that it may have changed (jump-ages.ts).
 *
 * Points and lists are allocated in chunks, so that they never move: lists from the beginning, points from the end. A graph larger
 * than JUMP_BYTES_A_CELL allow keeps no more lists; each search then finds the missing ones again. If that happens often, searches now use
 * other parts of the grid than at first, and the graph is emptied before the next search.
 *
 *     chunk
 *     byte 0                   4
 *          │ u32 chunk before  │ lists …       … points │
 */
import {
  JUMP_BYTES_A_CELL,
  JUMP_BYTES_A_LOSS,
  JUMP_LEAST_BYTES_A_CELL,
  JUMP_LEAST_CELLS,
  JUMP_MOST_CELLS,
} from '../core/tuning';
import { Cells } from '../core/layout';
import { allocate, allocateZeroed, release } from '../core/memory';
import { FIRST_POINT_GENERATION, LAST_POINT_GENERATION, Node, setClass, tagOf } from '../nodes/nodes';
import { List, listLength, unlink } from './jump-lists';
import { Planes } from './planes/planes';
import { addPoint, keyOf, pageOf, pagesAlong, pointBy, releasePages } from './point-table';
import { View } from './sight';

@unmanaged
export class JumpPoint extends Node {
  parent: usize;
  /** Column and row, each above a byte of flags by direction (KNOWN_BITS). */
  x: u32;
  y: u32;
  /** Heads of the point's lists (jump-lists.ts), see `headOf`. */
  lists: usize;
  listsAcross: usize;
}

@unmanaged
export class Jumps {
  planes: Planes;
  /** The directory of the table of points (point-table.ts), its pages in a row and in all. */
  directory: usize;
  pagesAcross: u32;
  pages: u32;
  generation: u32;
  /**
   * Lists of another age are out of date, unless no edit since has touched what they depend on (`isUntouched`); never 0. So are the dead-end
   * flags of points whose tags are below `oldest`.
   */
  age: u32;
  oldest: u32;
  /** The boxes of the last edits, and the age before the first of them (jump-ages.ts). */
  boxes: usize;
  firstAge: u32;
  /** Step costs, and a bound of path costs, by which moves from border cells are pruned. */
  straight: f64;
  diagonal: f64;
  mostG: f64;
  /** Chunks in use, each with the address of the one before it in its first word. */
  chunk: usize;
  /** Free space of the newest chunk. */
  free: usize;
  end: usize;
  /** Bytes of all chunks. */
  bytes: u32;
  /** Lists that were found but not kept, since the graph was full, and as much for lists abandoned. */
  lost: u32;
  /** Points outside the graph: the goal, and the start if the goal is in view of it or the graph is full. */
  start: usize;
  goal: usize;
  /** The view of the goal (sight.ts). */
  view: View;
}

/** A power of two. */
export const POINT_BYTES: u32 = offsetof<JumpPoint>();
/** Chunks grow with the graph, from the first size to the second: small grids have small graphs. */
const FIRST_CHUNK: u32 = 2048;
const CHUNK_BYTES: u32 = 65536;
/** Bytes of the boxes of edits (jump-ages.ts). */
const BOXES_BYTES: u32 = 128;
/** Bits below a coordinate, for flags by direction. */
export const KNOWN_BITS: u32 = 8;

/** Creates an empty graph. Returns 0 if memory cannot be allocated. */
export function createJumps(planes: Planes): usize {
  const cells = planes.cells;
  const boxes = offsetof<Jumps>() + 2 * POINT_BYTES + offsetof<View>();
  const directory = boxes + BOXES_BYTES;
  const pages = pagesAlong(cells.width) * pagesAlong(cells.height);
  const address = allocateZeroed(directory + ((<u64>pages) << 2));
  if (!address) return 0;
  const jumps = changetype<Jumps>(address);
  jumps.planes = planes;
  jumps.age = 1;
  jumps.firstAge = 1;
  jumps.start = address + offsetof<Jumps>();
  jumps.goal = jumps.start + POINT_BYTES;
  jumps.view = changetype<View>(jumps.goal + POINT_BYTES);
  jumps.boxes = address + boxes;
  jumps.directory = address + directory;
  jumps.pagesAcross = pagesAlong(cells.width);
  jumps.pages = pages;
  return address;
}

export function releaseJumps(jumps: Jumps): void {
  dropPoints(jumps);
  release(changetype<usize>(jumps));
}

/** Starts a new generation; called before each search. Empties the graph if it has lost too many lists. */
export function nextGeneration(jumps: Jumps): void {
  jumps.generation = max(jumps.generation, jumps.oldest);
  const wraps = jumps.generation == LAST_POINT_GENERATION;
  if (wraps || jumps.lost > jumps.bytes / JUMP_BYTES_A_LOSS) dropPoints(jumps);
  if (wraps) {
    jumps.generation = 0;
    jumps.oldest = 0;
    memory.fill(jumps.start, 0, 2 * POINT_BYTES);
  }
  jumps.generation += FIRST_POINT_GENERATION;
}

/** Empties the graph. */
function dropPoints(jumps: Jumps): void {
  releasePages(jumps.directory, jumps.pages);
  while (jumps.chunk) {
    const before = load<u32>(jumps.chunk);
    release(jumps.chunk);
    jumps.chunk = before;
  }
  jumps.free = 0;
  jumps.end = 0;
  jumps.bytes = 0;
  jumps.lost = 0;
}

/** Returns a new point, zeroed, or 0 if memory cannot be allocated. Points fill a chunk from its end, each within one cache line. */
function takePoint(jumps: Jumps): usize {
  if (jumps.free + POINT_BYTES > jumps.end && !takeChunk(jumps, 0)) return 0;
  jumps.end -= POINT_BYTES;
  return jumps.end;
}

/** Returns a new list for `count` successors, or 0 if memory cannot be allocated. Lists fill a chunk from its beginning. */
export function takeList(jumps: Jumps, count: u32): usize {
  const bytes: u32 = offsetof<List>() + (count << 2);
  if (jumps.free + bytes > jumps.end && !takeChunk(jumps, bytes)) return 0;
  const list = jumps.free;
  jumps.free += bytes;
  return list;
}

/** Takes a list that has become too short from its head. Once such lists are half of the graph, the next search empties it. */
export function abandonList(jumps: Jumps, head: usize, list: usize): void {
  unlink(head, list);
  jumps.lost += ((offsetof<List>() + (listLength(list) << 2)) * 2) / JUMP_BYTES_A_LOSS;
}

function takeChunk(jumps: Jumps, bytes: u32): bool {
  const size = max(min(jumps.bytes + FIRST_CHUNK, CHUNK_BYTES), bytes + 2 * POINT_BYTES);
  const chunk = allocateZeroed(size);
  if (!chunk) return false;
  store<u32>(chunk, <u32>jumps.chunk);
  jumps.chunk = chunk;
  jumps.free = chunk + 4;
  jumps.end = (chunk + size) & ~(POINT_BYTES - 1);
  jumps.bytes += size;
  return true;
}

export function xOf(point: usize): i32 {
  return changetype<JumpPoint>(point).x >> KNOWN_BITS;
}

export function yOf(point: usize): i32 {
  return changetype<JumpPoint>(point).y >> KNOWN_BITS;
}

export function parentOf(point: usize): usize {
  return changetype<JumpPoint>(point).parent;
}

export function setParent(point: usize, parent: usize): void {
  changetype<JumpPoint>(point).parent = parent;
}

export function setPlace(point: usize, x: i32, y: i32): void {
  changetype<JumpPoint>(point).x = x << KNOWN_BITS;
  changetype<JumpPoint>(point).y = y << KNOWN_BITS;
}

/** Returns the point of a cell; creates it if there is none yet. Returns 0 if memory cannot be allocated. */
export function pointAt(jumps: Jumps, x: i32, y: i32): usize {
  let point = knownPoint(jumps, x, y);
  if (point) return point;
  point = takePoint(jumps);
  if (!point || !addPoint(entryOf(jumps, x, y), keyOf(x, y), point)) return 0;
  setPlace(point, x, y);
  classify(jumps, point);
  return point;
}

/** Returns the point of a cell, or 0 if there is none yet. */
export function knownPoint(jumps: Jumps, x: i32, y: i32): usize {
  return pointBy(entryOf(jumps, x, y), keyOf(x, y));
}

/** Returns the address of the entry of a cell's page. */
function entryOf(jumps: Jumps, x: i32, y: i32): usize {
  return jumps.directory + ((<usize>pageOf(jumps.pagesAcross, x, y)) << 2);
}

/** Keeps the class of a point's cell in the point, for searches on terrain that differs. */
function classify(jumps: Jumps, point: usize): void {
  const cells: Cells = jumps.planes.cells;
  if (!jumps.planes.borders || !cells.classes) return;
  setClass(point, tagOf(point), load<u8>(cells.classes + <usize>(yOf(point) * cells.width + xOf(point))));
}

/** Follows the change of a cell's terrain cost. */
export function reclassify(jumps: Jumps, x: i32, y: i32): void {
  const point = knownPoint(jumps, x, y);
  if (point) classify(jumps, point);
}

/** Returns the address of the head of a point's lists for one half of the directions of arrival. */
export function headOf(point: usize, direction: u32): usize {
  return point + offsetof<JumpPoint>('lists') + ((direction & 2) << 1);
}

/** Returns whether the graph may keep no more lists; it still adds points. */
export function isFull(jumps: Jumps): bool {
  const cells: Cells = jumps.planes.cells;
  const count = <u64>cells.width * cells.height;
  const most = JUMP_BYTES_A_CELL * min(max(count, JUMP_LEAST_CELLS), JUMP_MOST_CELLS);
  return jumps.bytes >= max(most, JUMP_LEAST_BYTES_A_CELL * count);
}

/** Returns whether `deadEnd` is valid for a point and a direction of arrival. */
export function knowsDeadEnd(point: usize, direction: u32): bool {
  return ((load<u8>(point, offsetof<JumpPoint>('x')) >> <u8>direction) & 1) != 0;
}

/** Returns whether a point reached in `direction` is a dead end, if `knowsDeadEnd`. */
export function deadEnd(point: usize, direction: u32): bool {
  return ((load<u8>(point, offsetof<JumpPoint>('y')) >> <u8>direction) & 1) != 0;
}

export function noteDeadEnd(point: usize, direction: u32, isDead: bool): void {
  const bit = 1 << direction;
  // Write single bytes: with whole words, searches take 3 to 8 % longer.
  store<u8>(point, load<u8>(point, offsetof<JumpPoint>('x')) | bit, offsetof<JumpPoint>('x'));
  store<u8>(point, (load<u8>(point, offsetof<JumpPoint>('y')) & ~bit) | (isDead ? bit : 0), offsetof<JumpPoint>('y'));
}
