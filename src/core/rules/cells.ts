/** Reads the cells around a cell. */
import type { CellStore } from '../grid/cell-store.ts';
import type { Shape } from '../grid/shape.ts';

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

/** Returns the bits of `blockedAround` that the shape of cells adds: none for squares. */
export function nonNeighboursOf(shape: Shape | null, x: number, y: number): number {
  return shape === null ? 0 : shape.besides(x, y);
}

export function bitAt({ rowBytes }: CellStore, x: number, y: number): number {
  return (y + 1) * rowBytes * 8 + x + 1;
}
