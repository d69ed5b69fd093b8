import { advise } from '../../core/base/advice/advice.ts';
import { checkChoice, type Filled, type OptionTable, readOptions } from '../../core/base/check.ts';
import { axialQ, axialR, ESTIMATES } from '../../core/rules/graph-estimate.ts';
import type { HexLayout } from '../hex/shapes.ts';
import { buildLattice, checkSides, type Lattice, type Move } from './lattice.ts';

/** Options of {@link Graph.hex}. */
export interface HexOptions {
  /** Default `'odd-r'`, or `'odd-q'` for `orientation: 'flat'`. */
  layout?: HexLayout | undefined;
  /**
   * Whether hexagons stand on a corner (`'pointy'`) or on a side (`'flat'`). You rarely need it: `'odd-r'` and `'even-r'` are always pointy,
   * `'odd-q'` and `'even-q'` always flat, and in an axial layout routes do not depend on it.
   */
  orientation?: 'pointy' | 'flat' | undefined;
}

const ORIENTATIONS = { 'odd-r': 'pointy', 'even-r': 'pointy', 'odd-q': 'flat', 'even-q': 'flat' } as const;
/** The neighbours of a hexagon, as steps of q and r. */
const DIRECTIONS: readonly (readonly [q: number, r: number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

const LAYOUTS: readonly HexLayout[] = ['odd-r', 'even-r', 'odd-q', 'even-q', 'axial'];

const OPTIONS: OptionTable<Filled<HexOptions, 'layout' | 'orientation'>> = {
  layout: [(name, value) => checkChoice(name, value, LAYOUTS, advise), undefined],
  orientation: [(name, value) => checkChoice<'pointy' | 'flat'>(name, value, ['pointy', 'flat']), undefined],
};

/** Builds a map of hexagons. @throws `TypeError` or `RangeError` for wrong sides, costs and options. */
export function buildHex(
  width: number,
  height: number,
  costs: ArrayLike<number> | null | undefined,
  options: HexOptions | undefined,
): Lattice {
  checkSides({ width, height });
  const { layout: asked, orientation } = readOptions(options, OPTIONS, advise);
  const layout = asked ?? (orientation === 'flat' ? 'odd-q' : 'odd-r');
  if (layout !== 'axial' && orientation !== undefined && orientation !== ORIENTATIONS[layout]) {
    throw new RangeError(
      `orientation is "${orientation}" and layout "${layout}", whose hexagons are ${ORIENTATIONS[layout]}: leave one of them out`,
    );
  }
  return buildLattice({
    isHex: true,
    width,
    height,
    depth: 1,
    costs: costs ?? null,
    moves: [movesOf(layout, 0), movesOf(layout, 1)],
    parityOf: layout.endsWith('-r') ? (_x, y) => y & 1 : (x) => x & 1,
    tolerated: 0,
    estimate: ESTIMATES[layout],
  });
}

/** Returns the moves from a hexagon whose column and row are both even (parity 0) or both odd (1). */
function movesOf(layout: HexLayout, parity: number): Move[] {
  const number = ESTIMATES[layout];
  const q = axialQ(number, parity, parity);
  const r = axialR(number, parity, parity);
  return DIRECTIONS.map(([stepQ, stepR]) => {
    const [x, y] = fromAxial(layout, q + stepQ, r + stepR);
    return { to: [x - parity, y - parity, 0], factor: 1, beside: [] };
  });
}

/** Returns column and row of a hexagon. */
function fromAxial(layout: HexLayout, q: number, r: number): [x: number, y: number] {
  switch (layout) {
    case 'odd-r':
      return [q + ((r - (r & 1)) >> 1), r];
    case 'even-r':
      return [q + ((r + (r & 1)) >> 1), r];
    case 'odd-q':
      return [q, r + ((q - (q & 1)) >> 1)];
    case 'even-q':
      return [q, r + ((q + (q & 1)) >> 1)];
    case 'axial':
      return [q, r];
  }
}
