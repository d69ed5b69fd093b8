/**
 * The wedges in which a cell looks round: octants of squares, sixths of hexagons. A wedge lies between two directions of steps. `d` steps ahead and then `c`
 * steps aside, 0 <= c <= d, lead to each of its cells once. So a sixth of the hexagons is like an octant of the squares: cell (d, c) lies at the slope c / d.
 */
import type { CellStore } from '../../core/grid/cell-store.ts';
import { AROUND, type Axial, isInColumns } from '../hex/axial.ts';

/** Steps in the coordinates of a lattice. */
export interface Wedge {
  readonly ahead: Axial;
  readonly aside: Axial;
}

/** Coordinates (q, r) of cells: columns and rows of squares, axial ones of hexagons. */
export interface Lattice {
  readonly wedges: readonly Wedge[];
  /** -1 if rows are shoved, else 0. */
  readonly rows: number;
  /** -1 if columns are shoved, else 0. */
  readonly columns: number;
  /** 1 if those of even numbers are shoved. */
  readonly even: number;
  readonly isHex: boolean;
}

const [EAST, SOUTH, WEST, NORTH]: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

const SQUARES: Lattice = {
  wedges: [
    { ahead: EAST, aside: NORTH },
    { ahead: EAST, aside: SOUTH },
    { ahead: SOUTH, aside: EAST },
    { ahead: SOUTH, aside: WEST },
    { ahead: WEST, aside: SOUTH },
    { ahead: WEST, aside: NORTH },
    { ahead: NORTH, aside: WEST },
    { ahead: NORTH, aside: EAST },
  ],
  rows: 0,
  columns: 0,
  even: 0,
  isHex: false,
};

const SIXTHS: readonly Wedge[] = /* @__PURE__ */ AROUND.map((ahead, i) => ({ ahead, aside: AROUND[(i + 2) % 6] }));

/** The number of the axial layout (rules/hex-moves.ts), in which nothing is shoved. */
const AXIAL = 8;

/** Returns how the cells of a grid lie. */
export function latticeOf({ shape }: CellStore): Lattice {
  if (shape === null) return SQUARES;
  const { rule } = shape;
  const shoved = rule === AXIAL ? 0 : -1;
  const isFlat = isInColumns(rule);
  return { wedges: SIXTHS, rows: isFlat ? 0 : shoved, columns: isFlat ? shoved : 0, even: rule & 1, isHex: true };
}
