/**
 * The exits that stops were made of (stops/stop-planes.ts). The host writes exits without a word, so each field compares: a plane takes a hundredth of the time
 * of a field.
 */
import { Cells } from '../../core/layout';
import { openPlane } from '../stops/stop-planes';

/** Bytes that are compared at a time. */
const WORD_BYTES: usize = ASC_FEATURE_SIMD ? 8 : 4;

/** Returns the bytes of the two planes that a grid with closed exits needs. */
export function exitBytes(cells: Cells): u64 {
  return planeSize(cells) << 1;
}

/** Bytes of a plane of a byte a cell, so that the next one begins at a word. */
function planeSize(cells: Cells): usize {
  return (<usize>cells.width * cells.height + 7) & ~7;
}

function knownPlane(cells: Cells): usize {
  return openPlane(cells) + planeSize(cells);
}

export function knowAllExits(cells: Cells): void {
  memory.copy(knownPlane(cells), cells.exits, <usize>cells.width * cells.height);
}

export function knowExits(cells: Cells, cell: u32): void {
  store<u8>(knownPlane(cells) + cell, load<u8>(cells.exits + cell));
}

/** Returns the first cell from `from` on whose exits have changed, or the number of cells. */
export function nextChange(cells: Cells, from: u32): u32 {
  const known = knownPlane(cells);
  const count = cells.width * cells.height;
  let cell = from & ~(<u32>WORD_BYTES - 1);
  while (cell + <u32>WORD_BYTES <= count && isSame(cells.exits + cell, known + cell)) cell += <u32>WORD_BYTES;
  while (cell < count && load<u8>(cells.exits + cell) == load<u8>(known + cell)) cell++;
  return cell;
}

/** Returns whether two words are the same. */
function isSame(a: usize, b: usize): bool {
  return ASC_FEATURE_SIMD ? load<u64>(a) == load<u64>(b) : load<u32>(a) == load<u32>(b);
}
