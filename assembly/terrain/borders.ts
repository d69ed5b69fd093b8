/**
 * Borders of terrain: the passable cells beside which terrain changes. A cell is a border cell if a passable one of its eight neighbours
 * has another terrain cost. Away from borders all terrain costs the same, as far as one move reaches, so jump points can be found there as
 * on uniform terrain (jumps.ts).
 */
import { MOST_BORDERS } from '../core/tuning';
import { bitAt, costAt, isBlocked } from '../core/cells';
import { testBit, writeBit } from '../core/bits';
import { Cells } from '../core/layout';
import { allocateZeroed, release } from '../core/memory';

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
  const borders = changetype<Borders>(address);
  const rowBytes = cells.rowBytes;
  for (let y: u32 = 0; y < cells.height; y++) {
    for (let byte = 0; byte < rowBytes; byte++) {
      const free = freeCells(cells, (y + 1) * (rowBytes << 3) + (byte << 3));
      if (!free) continue;
      const found = bordersAmong(cells, free, y, (byte << 3) - 1);
      store<u8>(borderPlane(borders) + (y + 1) * rowBytes + byte, <u8>found);
      borders.count += popcnt(found);
    }
  }
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
  return <u64>cells.rowBytes * (<u64>cells.height + 2) + 24;
}

/** Returns whether few of a grid's cells are border cells, so that a search by jump points pays. */
export function areFew(borders: Borders, cells: Cells): bool {
  return <u64>borders.count * MOST_BORDERS <= <u64>cells.width * cells.height;
}

/** Updates the border cells around a cell whose terrain cost has changed, or that was blocked or made passable. */
export function updateBorders(borders: Borders, cells: Cells, x: i32, y: i32): void {
  for (let row = max(y - 1, 0); row <= min(y + 1, <i32>cells.height - 1); row++) {
    for (let column = max(x - 1, 0); column <= min(x + 1, <i32>cells.width - 1); column++) {
      const bit = bitAt(cells, column, row);
      const isBorder = !isBlocked(cells, column, row) && differsAround(cells, column, row);
      const plane = borderPlane(borders);
      borders.count += u32(isBorder) - u32(testBit(plane, bit));
      writeBit(plane, bit, isBorder);
    }
  }
}

function differsAround(cells: Cells, x: i32, y: i32): bool {
  const cost = costAt(cells, x, y);
  for (let row = max(y - 1, 0); row <= min(y + 1, <i32>cells.height - 1); row++) {
    for (let column = max(x - 1, 0); column <= min(x + 1, <i32>cells.width - 1); column++) {
      if (!isBlocked(cells, column, row) && costAt(cells, column, row) != cost) return true;
    }
  }
  return false;
}

/** Returns which of eight cells in a row are passable, a bit each, from a bit of the blocked plane on. */
function freeCells(cells: Cells, bit: i32): u32 {
  return ~(<u32>load<u16>(cells.blocked + (bit >> 3)) >> (bit & 7)) & 255;
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
      if (both & ~found) found |= both & differing(cells, cell, cell + row * width + column);
    }
  }
  return found;
}

/** Compares the terrain costs of eight cells with those of eight others, pair by pair. Returns a bit for each pair that differs. */
function differing(cells: Cells, first: i32, second: i32): u32 {
  const classes = cells.classes;
  if (classes) return i8x16.bitmask(i8x16.ne(v128.load64_zero(classes + first), v128.load64_zero(classes + second)));
  const costs = cells.terrain;
  let bits: u32 = 0;
  for (let pair = 0; pair < 8; pair++) {
    bits |= u32(load<f64>(costs + ((first + pair) << 3)) != load<f64>(costs + ((second + pair) << 3))) << pair;
  }
  return bits;
}
