/**
 * Borders of terrain: the passable cells beside which terrain changes. A cell is a border cell if a passable one of its eight neighbours
 * has another terrain cost. Away from borders all terrain costs the same, as far as one move reaches, so jump points can be found there as
 * on uniform terrain (jumps.ts).
 */
import { MOST_BORDERS } from '../core/tuning';
import { Cells } from '../core/layout';
import { allocateZeroed, release } from '../core/memory';
import { AFTER_BLOCKED } from '../core/over-reads';
import { differingBytes } from '../core/words';

/** The border cells of a grid, followed in memory by their plane: a bit a cell, laid out like the blocked plane. */
@unmanaged
export class Borders {
  /** How many cells are border cells. */
  count: u32;
}

/** Finds the border cells of a grid with terrain. Returns 0 if memory cannot be allocated. Takes 2 to 3 ns a cell. */
export function createBorders(cells: Cells): usize {
  const address = allocateZeroed(offsetof<Borders>() + planeSize(cells));
  if (!address) return 0;
  updateBorders(changetype<Borders>(address), cells, 0, 0, cells.width - 1, cells.height - 1);
  return address;
}

export function releaseBorders(borders: usize): void {
  release(borders);
}

/** Returns the address of the plane of border cells. */
export function borderPlane(borders: Borders): usize {
  return changetype<usize>(borders) + offsetof<Borders>();
}

/** Returns the bytes of the plane, as many as those of the blocked plane. */
export function planeSize(cells: Cells): u64 {
  return <u64>cells.rowBytes * (<u64>cells.height + 2) + AFTER_BLOCKED;
}

/** Returns whether few of a grid's cells are border cells, so that a search by jump points pays. */
export function areFew(borders: Borders, cells: Cells): bool {
  return <u64>borders.count * MOST_BORDERS <= <u64>cells.width * cells.height;
}

/**
 * Updates the border cells in and around a box of cells, given by its first and last column and row, whose terrain costs have changed, or that
 * were blocked or made passable.
 */
export function updateBorders(borders: Borders, cells: Cells, left: i32, top: i32, right: i32, bottom: i32): void {
  const rowBytes = cells.rowBytes;
  const last = min((right + 2) >> 3, rowBytes - 1);
  for (let y = max(top - 1, 0); y <= min(bottom + 1, <i32>cells.height - 1); y++) {
    for (let byte = left >> 3; byte <= last; byte++) {
      const free = freeCells(cells, (y + 1) * (rowBytes << 3) + (byte << 3));
      const found = free ? bordersAmong(cells, free, y, (byte << 3) - 1) : 0;
      const place = borderPlane(borders) + (y + 1) * rowBytes + byte;
      borders.count += popcnt(found) - popcnt(<u32>load<u8>(place));
      store<u8>(place, <u8>found);
    }
  }
}

/** Returns which of eight cells in a row are passable, a bit each, from a bit of the blocked plane on. */
function freeCells(cells: Cells, bit: i32): u32 {
  return ~(<u32>load<u16>(cells.blocked + (bit >> 3), 0, 1) >> (bit & 7)) & 255;
}

/** Returns which of the passable cells `free` of row y, eight from column x on, are border cells. */
function bordersAmong(cells: Cells, free: u32, y: i32, x: i32): u32 {
  const width = <i32>cells.width;
  const bits = cells.rowBytes << 3;
  const bit = (y + 1) * bits + x + 1;
  const cell = y * width + x;
  let found: u32 = 0;
  for (let row = -1; row <= 1; row++) {
    for (let column = -1; column <= 1; column++) {
      const both = free & freeCells(cells, bit + row * bits + column);
      // This also keeps rows outside the grid from being read.
      const unsure = both & ~found;
      if (unsure) found |= differing(cells, cell, cell + row * width + column, unsure);
    }
  }
  return found;
}

/** Compares the terrain costs of eight cells with those of eight others, pair by pair. Returns a bit for each pair of `pairs` that differs. */
function differing(cells: Cells, first: i32, second: i32, pairs: u32): u32 {
  const classes = cells.classes;
  if (classes) return pairs & differingBytes(classes + first, classes + second);
  const costs = cells.terrain;
  let bits: u32 = 0;
  for (let left = pairs; left; left &= left - 1) {
    const pair = <i32>ctz(left);
    bits |= u32(load<f64>(costs + ((first + pair) << 3)) != load<f64>(costs + ((second + pair) << 3))) << pair;
  }
  return bits;
}
