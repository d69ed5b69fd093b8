/** Of which cells a view consists, and what blocks it, in coordinates that do not jump where an edge goes on. */
import { allocate } from '../../core/base/allocate.ts';
import type { Box } from '../../core/base/cells/box.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { WRAPS_X, WRAPS_Y } from '../../core/grid/links/links.ts';
import type { Plane } from './cast.ts';

/** Where an edge goes on, lines to the farthest cells may pass cells that lie this much farther, since rows of hexagons are shoved. */
const MARGIN = 2;

/** What can be seen from a cell. */
export interface Scope extends Box {
  /** The cell. */
  readonly x: number;
  readonly y: number;
  /** Rows of the floor. */
  readonly first: number;
  readonly last: number;
  /** How far a cell that is seen may be away, in columns and in rows: half the way round, or Infinity. */
  readonly mostColumns: number;
  readonly mostRows: number;
}

/** Returns the box of cells within a radius, with the border of the map. Where an edge goes on, it may reach over it. */
export function scopeOf({ width, height, wrap, floorRows }: CellStore, x: number, y: number, radius: number): Scope {
  const reach = Math.floor(radius);
  // A row between two floors is a floor by itself.
  const row = floorRows === 0 ? y : y % floorRows;
  const isBetween = row === floorRows - 1;
  const first = isBetween ? y : y - row;
  const last = floorRows === 0 ? height - 1 : isBetween ? y : first + floorRows - 2;
  const mostColumns = (wrap & WRAPS_X) === 0 ? Infinity : width >> 1;
  const mostRows = (wrap & WRAPS_Y) === 0 ? Infinity : height >> 1;
  const across = Math.min(reach, mostColumns + MARGIN);
  const down = Math.min(reach, mostRows + MARGIN);
  return {
    x,
    y,
    left: mostColumns === Infinity ? Math.max(x - across, -1) : x - across,
    right: mostColumns === Infinity ? Math.min(x + across, width) : x + across,
    top: mostRows === Infinity ? Math.max(y - down, first - 1) : y - down,
    bottom: mostRows === Infinity ? Math.min(y + down, last + 1) : y + down,
    first,
    last,
    mostColumns,
    mostRows,
  };
}

/** Returns a plane for the cells of a box, all bits 0. @throws `RangeError` if memory cannot be allocated. */
export function planeOf({ x, y, left, top, right, bottom }: Box & Pick<Scope, 'x' | 'y'>): Plane {
  const lineBits = right - left + 1;
  const bytes = allocate(Uint8Array, Math.ceil((lineBits * (bottom - top + 1)) / 8));
  return { lineBits, home: (y - top) * lineBits + x - left, bytes };
}

/**
 * Returns the bits of cells that block sight: those of the blocked cells themselves, where nothing else is asked for.
 *
 * @param opaque Says by 2 * kind + (1 if blocked) whether such a cell blocks sight; null: blocked cells do.
 * @throws `RangeError` if memory cannot be allocated.
 */
export function wallsOf(cells: CellStore, scope: Scope, opaque: Uint8Array | null): Plane {
  const { x, y, left, top, right, bottom, first, last } = scope;
  const { width, height, wrap, kinds } = cells;
  if (opaque === null && wrap === 0) {
    const lineBits = 8 * cells.rowBytes;
    return { lineBits, home: (y + 1) * lineBits + x + 1, bytes: cells.blocked };
  }
  const walls = planeOf({ x, y, left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 });
  walls.bytes.fill(255);
  for (let row = top; row <= bottom; row++) {
    const atY = (wrap & WRAPS_Y) === 0 ? row : wrapped(row, height);
    if (atY < first || atY > last) continue;
    let bit = (row - top + 1) * walls.lineBits + 1;
    for (let column = left; column <= right; column++, bit++) {
      const atX = (wrap & WRAPS_X) === 0 ? column : wrapped(column, width);
      if (atX < 0 || atX >= width) continue;
      const blocked = Number(cells.isBlocked(atX, atY));
      const isOpaque = opaque === null ? blocked : opaque[2 * kinds.at(atY * width + atX) + blocked];
      if (isOpaque === 0) walls.bytes[bit >>> 3] &= ~(1 << (bit & 7));
    }
  }
  return walls;
}

/** Returns a coordinate on a side that goes on. */
export function wrapped(value: number, length: number): number {
  const rest = value % length;
  return rest < 0 ? rest + length : rest;
}
