/** Twin of assembly/core/cells.ts: reading the cells around a cell. The js engine reads grids where they stand. */
import type { CellStore } from '../../grid/cell-store.ts';

/**
 * The blocked bits of the 3 x 3 cells around (x, y), row by row: bit 0 is the north-west neighbour, bit 4 the
 * cell itself, bit 8 the south-east one. Cells outside the grid count as blocked.
 */
export function blockedAround(blocked: Uint8Array, rowBytes: number, x: number, y: number): number {
  const shift = x & 7;
  const north = y * rowBytes + (x >> 3);
  const here = north + rowBytes;
  const south = here + rowBytes;
  return (
    (((blocked[north] | (blocked[north + 1] << 8)) >> shift) & 7) |
    ((((blocked[here] | (blocked[here + 1] << 8)) >> shift) & 7) << 3) |
    ((((blocked[south] | (blocked[south + 1] << 8)) >> shift) & 7) << 6)
  );
}

/** The bit of the blocked plane that is a cell's, counted from its start. */
export function bitAt({ rowBytes }: CellStore, x: number, y: number): number {
  return (y + 1) * rowBytes * 8 + x + 1;
}
