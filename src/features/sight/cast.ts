/**
 * Symmetric shadow casting (A. Ford, "Symmetric Shadowcasting", albertford.com/shadowcasting), wedge by wedge. Rays start at the centre of the
 * cell. In row d of a wedge they meet cells, each as wide as one step aside: cell c from c - 1/2 to c + 1/2. A cell that blocks sight ends those that
 * it meets. Such a cell is seen if any ray meets it, another one only if a ray meets its centre: so sight is the same both ways.
 *
 * Slopes of rays are fractions of whole numbers. Sides of grids are at most 2^24, so all products stay below 2^53, and quotients are rounded right.
 */
import type { Lattice, Wedge } from './lattice.ts';

/** Bits of cells, row by row, in lines of some bits. */
export interface Plane {
  readonly lineBits: number;
  /** The bit of the cell from which one looks. */
  readonly home: number;
  /** The bit of a cell is bit (number & 7) of the byte (number >> 3). */
  readonly bytes: Uint8Array;
}

/** From where and how far one looks, and what is in the way. */
export interface View {
  readonly lattice: Lattice;
  readonly x: number;
  readonly y: number;
  /** In cells, in a straight line; on hexagons in steps. */
  readonly radius: number;
  /** Bits of cells that block sight. All rays end in it. */
  readonly walls: Plane;
  /** Gets the bits of cells that are seen. It has room for all cells within the radius on which rays end. */
  readonly seen: Plane;
}

/** Rays that are still free in a row: numerator and denominator of the least slope, and of the greatest. */
interface Rays {
  readonly d: number;
  readonly from: number;
  readonly fromOf: number;
  readonly to: number;
  readonly toOf: number;
}

/** Sets the bits of all cells that are seen, except that of the cell from which one looks. */
export function castAll(view: View): void {
  const waiting: Rays[] = [];
  for (const wedge of view.lattice.wedges) {
    castRows(view, wedge, { d: 1, from: 0, fromOf: 1, to: 1, toOf: 1 }, waiting);
    for (let rays = waiting.pop(); rays !== undefined; rays = waiting.pop()) castRows(view, wedge, rays, waiting);
  }
}

/** Follows rays from row to row. Where walls divide them, it goes on with the last part, and the others wait. */
function castRows(
  { lattice, x, y, radius, walls, seen }: View,
  { ahead, aside }: Wedge,
  rays: Rays,
  waiting: Rays[],
): void {
  const { rows, columns, even } = lattice;
  const { bytes: wallBytes, lineBits: wallLine } = walls;
  const { bytes: seenBytes, lineBits: seenLine } = seen;
  const q = x - (((y + even) >> 1) & rows);
  const r = y - (((x + even) >> 1) & columns);
  // Two steps aside, in bits. Where rows or columns are shoved, each second step is another one.
  const acrossTwo = 2 * aside.q + (aside.r & rows);
  const downTwo = 2 * aside.r + (aside.q & columns);
  const wallTwo = downTwo * wallLine + acrossTwo;
  const cellTwo = downTwo * seenLine + acrossTwo;
  let { d, from, fromOf, to, toOf } = rays;
  for (let isOpen = true; isOpen && d <= radius; d++) {
    // The cells that the rays meet, and those whose centres they meet.
    const first = Math.floor((2 * d * from + fromOf) / (2 * fromOf)) | 0;
    const last = Math.min(Math.ceil((2 * d * to - toOf) / (2 * toOf)), lattice.isHex ? d : lastWithin(radius, d)) | 0;
    const firstCentre = Math.ceil((d * from) / fromOf) | 0;
    const lastCentre = Math.floor((d * to) / toOf) | 0;
    // Their bits, and the step from the first to the second.
    const atQ = q + d * ahead.q + first * aside.q;
    const atR = r + d * ahead.r + first * aside.r;
    const shove = ((atR + even) >> 1) & rows;
    const rise = ((atQ + even) >> 1) & columns;
    const across = aside.q + (((atR + aside.r + even) >> 1) & rows) - shove;
    const down = aside.r + (((atQ + aside.q + even) >> 1) & columns) - rise;
    let wall = walls.home + (atR + rise - y) * wallLine + atQ + shove - x;
    let cell = seen.home + (atR + rise - y) * seenLine + atQ + shove - x;
    let wallStep = down * wallLine + across;
    let cellStep = down * seenLine + across;
    isOpen = false;
    for (let c = first; c <= last; c++) {
      const isWall = ((wallBytes[wall >>> 3] >> (wall & 7)) & 1) === 1;
      if (isWall || (c >= firstCentre && c <= lastCentre)) seenBytes[cell >>> 3] |= 1 << (cell & 7);
      if (isWall === isOpen) {
        if (isWall) waiting.push({ d: d + 1, from, fromOf, to: 2 * c - 1, toOf: 2 * d });
        else if (c > first) {
          from = 2 * c - 1;
          fromOf = 2 * d;
        }
        isOpen = !isWall;
      }
      wall += wallStep;
      cell += cellStep;
      wallStep = wallTwo - wallStep;
      cellStep = cellTwo - cellStep;
    }
  }
}

/** Returns the last cell of a row of squares within a radius. Rays that leave the circle do not come back. */
function lastWithin(radius: number, d: number): number {
  return radius === Infinity ? d : Math.floor(Math.sqrt(radius * radius - d * d));
}
