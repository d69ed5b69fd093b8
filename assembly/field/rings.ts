/**
 * Rings: a byte for each cell, row-major, that shows which of its eight neighbours are blocked, a bit each by direction. Cells outside
 * the grid count as blocked. The field kernel computes rings when it first uses a grid, and updates them on edits. A field needs
 * this of every cell, and reading one byte is faster than reading three rows of bits.
 */
import { bitAt, isBlocked } from '../moves/cells';
import { isShoved, ODD_R } from '../moves/hex-moves';
import { Cells } from '../core/layout';
import { allocate, release } from '../core/memory';
import { AFTER_RINGS } from '../core/over-reads';
import { dx, dy } from '../moves/moves';
import { followStops, forgetStops } from './stops/stops';

/** The eight bits of a byte spread over eight bytes, each in the lowest bit: u64 by byte. */
const SPREAD: usize = memory.data(2048);

/** The directions in which a cell of hexagons has no neighbour: a byte for rows, columns and axial, each not shoved and shoved (hex-moves.ts). */
const ABSENT: usize = memory.data<u8>([0x0a, 0xa0, 0x28, 0x82, 0x88, 0x88]);

/** Makes hexagons of the cells of a new grid: cells beside them that are no neighbours count as blocked. */
export function setShape(cells: Cells, rule: u32): void {
  cells.shape = rule;
}

/** Returns the rings of a grid, or 0 if memory cannot be allocated. */
export function ringsOf(cells: Cells): usize {
  if (!cells.rings) {
    cells.rings = allocate(<u64>cells.width * cells.height + AFTER_RINGS);
    if (cells.rings) makeRings(cells);
  }
  return cells.rings;
}

/** Frees the rings. */
export function releasePrepared(cells: Cells): void {
  release(cells.rings);
  cells.rings = 0;
  forgetStops(cells);
}

/** Blocks a cell or makes it passable. */
export function setBlocked(cells: Cells, x: i32, y: i32, blocked: u32): void {
  if (u32(isBlocked(cells, x, y)) == blocked) return;
  const bit = bitAt(cells, x, y);
  const byte = cells.blocked + (bit >> 3);
  store<u8>(byte, u8(load<u8>(byte) ^ u8((<u32>1) << (bit & 7))));
  if (!cells.rings) return;
  for (let direction: u32 = 0; direction < 8; direction++) {
    const neighbourX = x + dx(direction);
    const neighbourY = y + dy(direction);
    if (<u32>neighbourX >= cells.width || <u32>neighbourY >= cells.height) continue;
    // Seen from the neighbour, this cell lies in the opposite direction.
    const ring = cells.rings + (<usize>neighbourY * cells.width + neighbourX);
    if (cells.shape && (absentOf(cells.shape, neighbourX, neighbourY) >> (direction ^ 4)) & 1) continue;
    store<u8>(ring, u8(load<u8>(ring) ^ u8((<u32>1) << (direction ^ 4))));
  }
  followStops(cells, x, y, blocked != 0);
}

/** Fills the rings of eight cells at a time: the bits of each neighbour are a byte of the plane, shifted by a bit or two. */
function makeRings(cells: Cells): void {
  for (let byte: u32 = 0; byte < 256; byte++) {
    let word: u64 = 0;
    for (let bit: u32 = 0; bit < 8; bit++) word |= (<u64>((byte >> bit) & 1)) << (bit << 3);
    store<u64>(SPREAD + (byte << 3), word);
  }
  const width = cells.width;
  const rowBytes = cells.rowBytes;
  for (let y: u32 = 0; y < cells.height; y++) {
    const row = cells.blocked + <usize>(y * rowBytes);
    const rings = cells.rings + <usize>y * width;
    const absent = absentAlong(cells.shape, y);
    for (let x: u32 = 0; x < width; x += 8) {
      const at = row + (x >> 3);
      const north = <u32>load<u16>(at, 0, 1);
      const here = <u32>load<u16>(at + rowBytes, 0, 1);
      const south = <u32>load<u16>(at + 2 * rowBytes, 0, 1);
      let word = spread(north >> 1) | (spread(north >> 2) << 1) | (spread(here >> 2) << 2) | (spread(south >> 2) << 3);
      word |= (spread(south >> 1) << 4) | (spread(south) << 5) | (spread(here) << 6) | (spread(north) << 7);
      store<u64>(rings + x, word | absent, 0, 1);
    }
  }
}

function spread(bits: u32): u64 {
  return load<u64>(SPREAD + ((bits & 255) << 3));
}

/** Returns the directions in which a cell of hexagons has no neighbour, a bit each. */
function absentOf(shape: u32, x: i32, y: i32): u32 {
  return load<u8>(ABSENT + (((shape - ODD_R) & ~1) | isShoved(shape, x, y)));
}

/** Returns the same for eight cells of a row; the first stands in an even column. All 0 for squares. */
function absentAlong(shape: u32, y: i32): u64 {
  if (!shape) return 0;
  const even = <u64>absentOf(shape, 0, y);
  const odd = <u64>absentOf(shape, 1, y);
  return (even | (odd << 8)) * 0x0001000100010001;
}
