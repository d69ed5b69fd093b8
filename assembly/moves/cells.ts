/** Grids in linear memory: creates and frees them, and reads the cells around a cell. */
import { Cells } from '../core/layout';
import { allocate, allocateZeroed, release } from '../core/memory';
import { AFTER_BLOCKED, AFTER_TERRAIN } from '../core/over-reads';

/** Bytes of the costs by class: one f64 for each value of a class byte. */
const COSTS_BYTES: usize = 256 << 3;

/** Creates a grid whose planes are uninitialised: the wrapper fills them. Returns 0 if memory cannot be allocated. */
export function createCells(width: u32, height: u32, rowBytes: u32): usize {
  const cells = changetype<Cells>(allocateZeroed(offsetof<Cells>()));
  if (!changetype<usize>(cells)) return 0;
  cells.width = width;
  cells.height = height;
  cells.rowBytes = rowBytes;
  cells.blocked = allocate(<u64>rowBytes * (<u64>height + 2) + AFTER_BLOCKED);
  if (!cells.blocked) {
    release(changetype<usize>(cells));
    return 0;
  }
  return changetype<usize>(cells);
}

/** Frees a grid's memory, except what prepared.ts built for it. */
export function releaseCells(cells: Cells): void {
  release(cells.blocked);
  release(cells.terrain);
  release(cells.exits);
  release(cells.pending);
  release(cells.landmarks);
  release(changetype<usize>(cells));
}

/** Returns the address of the plane of terrain costs by cell. The first call creates it. Returns 0 if memory cannot be allocated. */
export function terrainPlane(cells: Cells): usize {
  if (cells.terrain && !cells.classes) return cells.terrain;
  const plane = allocate(entriesOf(cells) << 3);
  if (plane) {
    release(cells.terrain);
    cells.terrain = plane;
    cells.classes = 0;
  }
  return plane;
}

/**
 * Returns the address of the plane of classes, which follows the costs. The first call creates it, all zeros. Returns 0 if memory cannot
 * be allocated.
 */
export function classPlane(cells: Cells): usize {
  if (cells.classes) return cells.classes;
  const block = allocateZeroed(entriesOf(cells) + COSTS_BYTES);
  if (block) {
    release(cells.terrain);
    cells.terrain = block;
    cells.classes = block + COSTS_BYTES;
  }
  return cells.classes;
}

/** Returns the number of entries of a terrain plane, more than the grid has cells. */
function entriesOf(cells: Cells): u64 {
  return <u64>cells.width * cells.height + AFTER_TERRAIN;
}

/** Returns the index of a cell's terrain cost among the costs. For the one cost that all cells share, pass `cell & 0`. */
export function costPlace(classes: usize, cell: u32): usize {
  return classes ? <usize>load<u8>(classes + cell) : <usize>cell;
}

/** Returns the terrain cost of a cell, blocked or not, of a grid with terrain. */
export function costAt(cells: Cells, x: i32, y: i32): f64 {
  return load<f64>(cells.terrain + (costPlace(cells.classes, y * cells.width + x) << 3));
}

/**
 * Returns the blocked bits of the 3 x 3 cells around (x, y), row by row: bit 0 is the north-west neighbour, bit 4 the cell itself, bit 8
 * the south-east one. Cells outside the grid count as blocked.
 */
export function blockedAround(blocked: usize, rowBytes: i32, x: i32, y: i32): u32 {
  const shift = x & 7;
  const north = blocked + <usize>(y * rowBytes + (x >> 3));
  const here = north + rowBytes;
  return (
    ((<u32>load<u16>(north, 0, 1) >> shift) & 7) |
    (((<u32>load<u16>(here, 0, 1) >> shift) & 7) << 3) |
    (((<u32>load<u16>(here + rowBytes, 0, 1) >> shift) & 7) << 6)
  );
}

/** Like `blockedAround`, for a grid. */
export function surroundings(cells: Cells, x: i32, y: i32): u32 {
  return blockedAround(cells.blocked, cells.rowBytes, x, y);
}

/** Returns whether cell (x, y) is blocked. It must be in the grid. */
export function isBlocked(cells: Cells, x: i32, y: i32): bool {
  const bit = bitAt(cells, x, y);
  return ((load<u8>(cells.blocked + (bit >> 3)) >> u8(bit & 7)) & 1) != 0;
}

/** Returns the number of a cell's bit in the blocked plane. */
export function bitAt(cells: Cells, x: i32, y: i32): u32 {
  return (y + 1) * (cells.rowBytes << 3) + x + 1;
}
