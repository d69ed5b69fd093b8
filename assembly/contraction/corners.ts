/**
 * The corners of a grid, for the corner rule 'onlyWhenNoObstacles'. A corner is a passable cell with a blocked diagonal neighbour and both cells
 * beside that passable. A shortest route need turn at corners only (T. Uras, S. Koenig, C. Hernandez, "Subgoal Graphs for Optimal Pathfinding in
 * Eight-Neighbor Grids", ICAPS 2013).
 *
 * Stops are blocked cells and corners. Two planes of bits mark them, so that a scan in any of four directions reads 32 cells at a time. Cell (x, y)
 * of the grid is x + 1, y + 1 in both:
 *
 *     rows       bit x of line y, laid out like the plane of blocked cells
 *     columns    bit y of line x
 *     numbers    u32 at y * width + x: the number of a corner; others are undefined
 */
import { Cells } from '../core/layout';
import { allocate, allocateZeroed, expectBlock } from '../core/memory';
import { Arc, cornerAt, Hierarchy } from './hierarchy';

/** 32 words: the block that `transpose` turns. */
const BLOCK: usize = memory.data(128, 4);
const ALL: u32 = 0xffffffff;

/** Returns the most links that a scan sees: along each diagonal, what is seen to a side is nearer from hit to hit. */
function mostSeen(cells: Cells): u64 {
  return 8 * (<u64>cells.width + cells.height + 2);
}

/** Creates a hierarchy with the corners of a grid, whose blocked cells have been written. Returns 0 if memory cannot be allocated. */
export function createHierarchy(cells: Cells): usize {
  expectBlock(changetype<usize>(cells));
  const hierarchy = changetype<Hierarchy>(allocateZeroed(offsetof<Hierarchy>()));
  if (!changetype<usize>(hierarchy)) return 0;
  const lines = <u64>cells.height + 2;
  hierarchy.cells = cells;
  hierarchy.columnBytes = (<u32>((lines + 31) >> 5)) << 2;
  // Nothing is freed before the whole memory.
  hierarchy.links = changetype<Arc>(allocate(2 * mostSeen(cells) * offsetof<Arc>()));
  if (!changetype<usize>(hierarchy.links)) return 0;
  hierarchy.rows = allocate(cells.rowBytes * lines);
  if (!hierarchy.rows) return 0;
  hierarchy.columns = allocate(<u64>hierarchy.columnBytes * (cells.width + 2));
  if (!hierarchy.columns) return 0;
  hierarchy.numbers = allocate(((<u64>cells.height + 1) * cells.width + 1) << 2);
  if (!hierarchy.numbers) return 0;
  markStops(hierarchy);
  turn(hierarchy);
  return changetype<usize>(hierarchy);
}

/** Marks blocked cells and corners in the plane of rows, and counts corners. */
function markStops(hierarchy: Hierarchy): void {
  const cells = hierarchy.cells;
  const rowBytes = cells.rowBytes;
  const height = cells.height;
  const rows = hierarchy.rows;
  const blocked = cells.blocked;
  memory.fill(rows, 255, rowBytes);
  memory.fill(rows + <usize>(rowBytes * (height + 1)), 255, rowBytes);
  let count: u32 = 0;
  const end = <usize>(rowBytes * (height + 1));
  for (let at: usize = rowBytes; at < end; at += 4) {
    const corners = turnsAmong(blocked + at, rowBytes);
    store<u32>(rows + at, load<u32>(blocked + at) | corners);
    count += popcnt(corners);
  }
  hierarchy.cornerCount = count;
}

/** Returns which of the 32 cells of a word of blocked cells are corners. */
function turnsAmong(word: usize, rowBytes: usize): u32 {
  const north = word - rowBytes;
  const south = word + rowBytes;
  const here = load<u32>(word);
  const byWest = besideCorner(before(word), north, south, before(north), before(south));
  const byEast = besideCorner(after(word), north, south, after(north), after(south));
  return ~here & (byWest | byEast);
}

function besideCorner(beside: u32, north: usize, south: usize, northBeside: u32, southBeside: u32): u32 {
  return ~beside & ((~load<u32>(north) & northBeside) | (~load<u32>(south) & southBeside));
}

/** Returns the bits of the cells one to the left of those of a word. */
function before(word: usize): u32 {
  return (load<u32>(word) << 1) | (load<u32>(word - 4) >> 31);
}

function after(word: usize): u32 {
  return (load<u32>(word) >> 1) | (load<u32>(word, 4) << 31);
}

/** Makes the plane of columns from that of rows, 32 x 32 bits at a time. */
function turn(hierarchy: Hierarchy): void {
  const lines = hierarchy.cells.height + 2;
  const columns = hierarchy.cells.width + 2;
  const rowBytes = hierarchy.cells.rowBytes;
  for (let y: u32 = 0; y < lines; y += 32) {
    for (let x: u32 = 0; x < columns; x += 32) {
      let from = hierarchy.rows + <usize>(y * rowBytes + (x >> 3));
      for (let k: u32 = 0; k < 32; k++) {
        store<u32>(BLOCK + (k << 2), y + k < lines ? load<u32>(from) : ALL);
        from += rowBytes;
      }
      transpose();
      let to = hierarchy.columns + <usize>(x * hierarchy.columnBytes + (y >> 3));
      const count = min(columns - x, 32);
      for (let k: u32 = 0; k < count; k++) {
        store<u32>(to, load<u32>(BLOCK + (k << 2)));
        to += hierarchy.columnBytes;
      }
    }
  }
}

/** Transposes the bits of BLOCK by exchanging halves, quarters … (H. Warren, "Hacker's Delight", 7-3). */
function transpose(): void {
  let mask: u32 = 0x0000ffff;
  for (let size: u32 = 16; size; size >>= 1) {
    for (let k: u32 = 0; k < 32; k = ((k | size) + 1) & ~size) {
      const upper = BLOCK + ((<usize>k) << 2);
      const lower = upper + ((<usize>size) << 2);
      const exchange = ((load<u32>(upper) >> size) ^ load<u32>(lower)) & mask;
      store<u32>(upper, load<u32>(upper) ^ (exchange << size));
      store<u32>(lower, load<u32>(lower) ^ exchange);
    }
    mask ^= mask << (size >> 1);
  }
}

/** Returns which of 32 cells are corners. @param offset Bytes from the begin of the plane of rows. */
export function cornersIn(hierarchy: Hierarchy, offset: usize): u32 {
  return load<u32>(hierarchy.rows + offset) & ~load<u32>(hierarchy.cells.blocked + offset);
}

/** Returns the number of the corner at a cell, which is numbered from 1. */
export function numberAt(hierarchy: Hierarchy, x: i32, y: i32): u32 {
  return load<u32>(numberPlace(hierarchy, x, y));
}

/** Writes the number of a corner at its cell. */
export function setNumber(hierarchy: Hierarchy, corner: u32): void {
  const spot = cornerAt(hierarchy, corner).spot;
  store<u32>(numberPlace(hierarchy, (spot & 0xffff) + 1, (spot >> 16) + 1), corner);
}

function numberPlace(hierarchy: Hierarchy, x: i32, y: i32): usize {
  return hierarchy.numbers + ((<usize>(y * <i32>hierarchy.cells.width + x)) << 2);
}
