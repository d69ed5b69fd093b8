/** The plane of blocked bits of a grid, with a border that counts as blocked (the map in assembly/core/layout.ts draws it). */
import { allocate } from '../base/allocate.ts';

/** Returns the bytes of a row of `cells` cells and its border: whole 64-bit words, or 4 bytes if that is enough. */
export function lineBytes(cells: number): number {
  if (cells > 30) return Math.ceil((cells + 2) / 64) * 8;
  return 4;
}

/** Returns the bytes of a blocked plane. Rows are read a word at a time, so 8 bytes that count as blocked follow the border. */
export function planeBytes(rowBytes: number, height: number): number {
  return rowBytes * (height + 2) + 8;
}

/** Returns a plane in which only the border is blocked. */
export function makePlane(rowBytes: number, width: number, height: number): Uint8Array {
  const plane = allocate(Uint8Array, planeBytes(rowBytes, height)).fill(255);
  for (let y = 0; y < height; y++) clearBits(plane, (y + 1) * rowBytes, width);
  return plane;
}

/** Clears bits 1 to `count` of the row that starts at byte `row`. */
function clearBits(plane: Uint8Array, row: number, count: number): void {
  const end = count + 1;
  plane[row] = end < 8 ? ~(((1 << end) - 1) & ~1) : 1;
  if (end < 8) return;
  plane.fill(0, row + 1, row + (end >> 3));
  plane[row + (end >> 3)] = 256 - (1 << (end & 7));
}
