/**
 * Symmetric shadow casting (A. Ford, "Symmetric Shadowcasting", albertford.com/shadowcasting), wedge by wedge. Rays start at the centre of the
 * cell. In row d of a wedge they meet cells, each as wide as one step aside: cell c from c - 1/2 to c + 1/2. A cell that blocks sight ends those that
 * it meets. Such a cell is seen if any ray meets it, another one only if a ray meets its centre: so sight is the same both ways.
 *
 * Slopes of rays are fractions of whole numbers. From row to row, their places grow by at most one cell, so nothing is divided: an edge of rays is the
 * number of a cell, and what is left, as in Bresenham's lines. Sides of grids are at most 2^24, so all numbers are small integers.
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

/** Rays that are still free after row d: between two slopes, each a fraction. */
interface Rays {
  readonly d: number;
  /** The least slope, `from / fromOf`. In row d it meets the point `first - gap / fromOf`, 0 <= gap < fromOf. */
  readonly first: number;
  readonly gap: number;
  readonly from: number;
  readonly fromOf: number;
  /** The greatest, `to / toOf`. In row d it meets the point `last + rest / toOf`, 0 <= rest < toOf. */
  readonly last: number;
  readonly rest: number;
  readonly to: number;
  readonly toOf: number;
}

/** All rays of a wedge. */
const WHOLE: Rays = { d: 0, first: 0, gap: 0, from: 0, fromOf: 1, last: 0, rest: 0, to: 1, toOf: 1 };

/** Steps of a wedge in bits of a plane: ahead, aside, and two aside. Where rows or columns are shoved, each second step aside is another one. */
interface Steps {
  readonly ahead: number;
  readonly aside: number;
  readonly two: number;
}

/** Sets the bits of all cells that are seen, except that of the cell from which one looks. */
export function castAll(view: View): void {
  const { lattice, walls, seen } = view;
  const waiting: Rays[] = [];
  for (const wedge of lattice.wedges) {
    const [wallSteps, cellSteps] = [stepsIn(walls, lattice, wedge), stepsIn(seen, lattice, wedge)];
    let rays: Rays | undefined = WHOLE;
    for (; rays !== undefined; rays = waiting.pop()) castRows(view, wedge, wallSteps, cellSteps, rays, waiting);
  }
}

function stepsIn({ lineBits }: Plane, { rows, columns }: Lattice, { ahead, aside }: Wedge): Steps {
  const step = aside.r * lineBits + aside.q;
  return {
    ahead: ahead.r * lineBits + ahead.q,
    aside: step,
    two: 2 * step + (aside.q & columns) * lineBits + (aside.r & rows),
  };
}

/** Follows rays from row to row. Where walls divide them, it goes on with the last part, and the others wait. */
function castRows(view: View, wedge: Wedge, wallSteps: Steps, cellSteps: Steps, rays: Rays, waiting: Rays[]): void {
  const { lattice, radius, walls, seen } = view;
  const [wallBytes, seenBytes] = [walls.bytes, seen.bytes];
  const isShoved = (lattice.rows | lattice.columns) !== 0;
  const isInLine = wedge.aside.r === 0 && lattice.columns === 0;
  const square = lattice.isHex ? Infinity : radius * radius;
  let { d, first, gap, from, fromOf, last, rest, to, toOf } = rays;
  for (let isOpen = true; isOpen && ++d <= radius; ) {
    gap -= from;
    if (gap < 0) [gap, first] = [gap + fromOf, first + 1];
    rest += to;
    if (rest >= toOf) [rest, last] = [rest - toOf, last + 1];
    // The centres of cells from `first` to `last` meet rays. Rays that end before the next centre may still meet half of a cell.
    const [firstCentre, lastCentre] = [first, last];
    const start = 2 * gap > fromOf ? first - 1 : first;
    let end = 2 * rest > toOf ? last + 1 : last;
    // Rays that leave the circle do not come back.
    if (d * d + end * end > square) end = Math.min(end, Math.floor(Math.sqrt(square - d * d)));
    const lastEight = isInLine ? Math.min(last, end) - 7 : -1;
    let wall = walls.home + d * wallSteps.ahead + start * wallSteps.aside;
    let cell = seen.home + d * cellSteps.ahead + start * cellSteps.aside;
    let [wallStep, cellStep] = [wallSteps.aside, cellSteps.aside];
    if (isShoved) {
      const { across, down, acrossNext, downNext } = shoveOf(view, wedge, d, start);
      wall += down * walls.lineBits + across;
      cell += down * seen.lineBits + across;
      wallStep += downNext * walls.lineBits + acrossNext;
      cellStep += downNext * seen.lineBits + acrossNext;
    }
    isOpen = false;
    for (let c = start; c <= end; c++) {
      // Eight open cells side by side at once.
      for (const back = wallStep < 0 ? 7 : 0; c <= lastEight && isOpen && c >= firstCentre; c += 8) {
        if (eightOf(wallBytes, wall - back) !== 0) break;
        markEight(seenBytes, cell - back);
        wall += 8 * wallStep;
        cell += 8 * cellStep;
      }
      if (c > end) break;
      const isWall = ((wallBytes[wall >>> 3] >> (wall & 7)) & 1) === 1;
      if (isWall || (c >= firstCentre && c <= lastCentre)) seenBytes[cell >>> 3] |= 1 << (cell & 7);
      if (isWall && isOpen)
        waiting.push({ d, first, gap, from, fromOf, last: c - 1, rest: d, to: 2 * c - 1, toOf: 2 * d });
      // The near side of cell c has the slope (2c - 1) / 2d.
      if (!isWall && !isOpen && c > start) [first, gap, from, fromOf] = [c, d, 2 * c - 1, 2 * d];
      isOpen = !isWall;
      wall += wallStep;
      cell += cellStep;
      wallStep = wallSteps.two - wallStep;
      cellStep = cellSteps.two - cellStep;
    }
  }
}

/** Returns how much farther shoved rows or columns bring cell c of row d than steps in bits do, and the first step aside from there. */
function shoveOf({ lattice, x, y }: View, { ahead, aside }: Wedge, d: number, c: number) {
  const { rows, columns, even } = lattice;
  const [homeRow, homeColumn] = [((y + even) >> 1) & rows, ((x + even) >> 1) & columns];
  // Axial coordinates.
  const q = x - homeRow + d * ahead.q + c * aside.q;
  const r = y - homeColumn + d * ahead.r + c * aside.r;
  const [row, column] = [((r + even) >> 1) & rows, ((q + even) >> 1) & columns];
  return {
    across: row - homeRow,
    down: column - homeColumn,
    acrossNext: (((r + aside.r + even) >> 1) & rows) - row,
    downNext: (((q + aside.q + even) >> 1) & columns) - column,
  };
}

/** Returns eight bits, from a bit on. */
function eightOf(bytes: Uint8Array, bit: number): number {
  return ((bytes[bit >>> 3] | (bytes[(bit + 7) >>> 3] << 8)) >> (bit & 7)) & 255;
}

/** Sets eight bits, from a bit on. */
function markEight(bytes: Uint8Array, bit: number): void {
  bytes[bit >>> 3] |= 255 << (bit & 7);
  bytes[(bit + 7) >>> 3] |= 255 >> (8 - (bit & 7));
}
