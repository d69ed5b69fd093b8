/** Grids in linear memory: making and dropping them, and reading the cells around a cell. */
import { Cells } from './layout';
import { allocate, allocateZeroed, release } from './memory';

/** Costs by class: as many as a byte tells apart. */
const COSTS_BYTES: usize = 256 << 3;

/** A new grid whose planes hold anything: the wrapper fills them. 0 where memory cannot be had. */
export function createCells(width: u32, height: u32, rowBytes: u32): usize {
  const cells = changetype<Cells>(allocateZeroed(offsetof<Cells>()));
  if (!changetype<usize>(cells)) return 0;
  cells.width = width;
  cells.height = height;
  cells.rowBytes = rowBytes;
  // Spare bytes: plane-build.ts reads two words at any row, and the word behind them.
  cells.blocked = allocate(<u64>rowBytes * (<u64>height + 2) + 24);
  if (!cells.blocked) {
    release(changetype<usize>(cells));
    return 0;
  }
  return changetype<usize>(cells);
}

/** Gives a grid's memory back, but for what was prepared (prepared.ts). */
export function releaseCells(cells: Cells): void {
  release(cells.blocked);
  release(cells.terrain);
  release(cells.pending);
  release(changetype<usize>(cells));
}

/** Address of the plane of terrain costs by cell, which is made when first asked for. 0 where memory cannot be had. */
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

/** Address of the plane of classes, which is made, all zeros, when first asked for; costs stand before it. 0 where memory cannot be had. */
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

/** Entries of a terrain plane. One more: beside the last cell of the last row but one, pruning looks there (terrain-moves.ts). */
function entriesOf(cells: Cells): u64 {
  return <u64>cells.width * cells.height + 1;
}

/** Where the terrain cost of a cell stands among costs, counted from 0. With `cell & 0` it is the one that all cells share. */
export function costPlace(classes: usize, cell: u32): usize {
  return classes ? <usize>load<u8>(classes + cell) : <usize>cell;
}

/**
 * The blocked bits of the 3 x 3 cells around (x, y), row by row: bit 0 is the north-west neighbour, bit 4 the
 * cell itself, bit 8 the south-east one. Cells outside the grid count as blocked.
 */
export function blockedAround(blocked: usize, rowBytes: i32, x: i32, y: i32): u32 {
  const shift = x & 7;
  const north = blocked + <usize>(y * rowBytes + (x >> 3));
  const here = north + rowBytes;
  return (
    ((<u32>load<u16>(north) >> shift) & 7) |
    (((<u32>load<u16>(here) >> shift) & 7) << 3) |
    (((<u32>load<u16>(here + rowBytes) >> shift) & 7) << 6)
  );
}

/** Returns what `blockedAround` does, of a grid. */
export function surroundings(cells: Cells, x: i32, y: i32): u32 {
  return blockedAround(cells.blocked, cells.rowBytes, x, y);
}

/** Whether cell (x, y), which lies in the grid, is blocked. */
export function isBlocked(cells: Cells, x: i32, y: i32): bool {
  const bit = bitAt(cells, x, y);
  return ((load<u8>(cells.blocked + (bit >> 3)) >> u8(bit & 7)) & 1) != 0;
}

/** The bit of the blocked plane that is a cell's, counted from its start. */
export function bitAt(cells: Cells, x: i32, y: i32): u32 {
  return (y + 1) * (cells.rowBytes << 3) + x + 1;
}
