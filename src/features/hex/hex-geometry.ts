import { advise } from '../../core/base/advice/advice.ts';
import { STEP_X, STEP_Y } from '../../core/base/cells/direction.ts';
import { checkCell, liesIn, type Point, type PointLike } from '../../core/base/cells/point.ts';
import { checkChoice, checkInteger, checkNames, checkObject, show } from '../../core/base/check.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { Grid } from '../../core/grid/grid.ts';
import { CELLS, type GridOptions } from '../../core/grid/grid-cells.ts';
import { WRAPS_X, WRAPS_Y } from '../../core/grid/links/links.ts';
import { hexAway } from '../../core/rules/hex-distance.ts';
import { directionAt, LAYOUTS, roundOf } from '../../core/rules/hex-moves.ts';
import { type Axial, axialOf, cellOf, isInColumns, ringOf, turned } from './axial.ts';
import { HexTransform, type HexTransformOptions } from './hex-transform.ts';
import { isLineFree, lineOf } from './line.ts';
import { type HexLayout, shapeOf } from './shapes.ts';

/** Options of a {@link HexGrid}. */
export interface HexGridOptions {
  /** How the hexagons are laid out. Default `'odd-r'`. */
  layout?: HexLayout | undefined;
  /**
   * Which edges go on at the other side: `'x'` joins the first and the last column, `'y'` the first and the last row, `'both'` both. A joined side has at
   * least three cells. In rows, a map that goes on in y has an even number of them, so that they join; in columns, one that goes on in x has
   * an even number of columns. Default: none.
   */
  wrap?: GridOptions['wrap'];
}

/** The greatest axial coordinate. */
const MOST = 2 ** 26;
/** The names of all layouts. */
export const NAMES: readonly HexLayout[] = /* @__PURE__ */ Object.keys(LAYOUTS) as readonly HexLayout[];

/** The geometry of a map of hexagons. {@link HexGrid} adds what makes and edits maps. */
export abstract class HexGeometry extends Grid {
  /** How the hexagons are laid out. */
  readonly layout: HexLayout;

  /**
   * Makes a map whose cells are all passable at terrain cost 1.
   *
   * @param width Columns, 1 to 16,777,216. @param height Rows, 1 to 16,777,216; at most 2^31 - 1 cells in all.
   * @param options `layout` is one of `'odd-r'` (default), `'even-r'`, `'odd-q'`, `'even-q'` and `'axial'`; see {@link HexLayout}. For `wrap` see {@link HexGridOptions}.
   * @throws `RangeError` for other sizes and options, also if rows would not join over an edge that goes on, or if the memory cannot be allocated. @throws `TypeError` for values of the wrong kind.
   */
  constructor(width: number, height: number, options?: HexGridOptions) {
    const layout = readLayout(options);
    super(width, height, { wrap: options?.wrap });
    this.layout = layout;
    this[CELLS].shape = shapeOf(layout);
    checkJoint(this[CELLS], layout);
  }

  /** Returns the neighbours of a cell that lie on the map, blocked or not, clockwise: up to six. */
  neighbors(cell: PointLike): Point[] {
    const { x, y } = checkCell('cell', cell, this[CELLS]);
    const around = this.directionsAt(x, y).map((direction) => ({ x: x + STEP_X[direction], y: y + STEP_Y[direction] }));
    return this.inside(around);
  }

  /** Returns the number of steps between two cells if nothing is in the way, over edges that go on too. O(1). */
  distance(a: PointLike, b: PointLike): number {
    const cells = this[CELLS];
    const { x, y } = checkCell('a', a, cells);
    const to = checkCell('b', b, cells);
    return shapeOf(this.layout).stepsBetween(cells, x, y, to.x, to.y);
  }

  /**
   * Returns the cells along the straight line from the centre of a cell to that of another, both included: one for each step of their distance. Where
   * it runs along the border of two cells, it takes one on the map. Cells outside the map are left out. Where edges go on, it takes a shortest way
   * round. `line(b, a)` has the same cells. O(distance).
   */
  line(a: PointLike, b: PointLike): Point[] {
    const steps = this.distance(a, b);
    const isInside = (cell: Point) => this.inside([cell]).length > 0;
    return this.inside(lineOf(LAYOUTS[this.layout], this.placeOf(a), this.placesNear(a, b)[0], steps, isInside));
  }

  /**
   * Returns whether two passable cells see each other; a blocked cell is never seen, so fog of war must show walls beside the cells that are. The straight
   * line from centre to centre must enter no blocked cell and not leave the map. Along a border between two cells, one of them must be passable; corners are
   * no obstacle. Where edges go on, one of the shortest lines must be free. O(distance).
   *
   * @example
   * const hexes = HexGrid.fromText('...#.', { layout: 'odd-r' });
   * [hexes.sees([0, 0], [2, 0]), hexes.sees([0, 0], [4, 0])]; // => [ true, false ]
   */
  sees(a: PointLike, b: PointLike): boolean {
    const cells = this[CELLS];
    const isBlocked = (place: Point) => {
      const { x, y } = this.roundTo(place);
      return !liesIn(x, y, cells) || cells.isBlocked(x, y);
    };
    const [from, steps] = [this.placeOf(a), this.distance(a, b)];
    return this.placesNear(a, b).some((to) => isLineFree(LAYOUTS[this.layout], from, to, steps, isBlocked));
  }

  /** Returns the cells at a distance from a cell that lie on the map, blocked or not, clockwise. O(radius). @param radius A whole number >= 0. */
  ring(cell: PointLike, radius: number): Point[] {
    const centre = this.axialOf(cell);
    checkInteger('radius', radius, 0, Number.MAX_SAFE_INTEGER);
    if (radius > this.width + this.height) return [];
    const ring = this.inside(ringOf(radius).map((place) => this.shiftedBy(centre, place)));
    // Over edges that go on, some cells are nearer the other way round, and some come twice.
    if (this.wrap === null) return ring;
    const found = new Set<number>();
    return ring.filter((place) => {
      const index = this.indexOf(place);
      return this.distance(cell, place) === radius && !found.has(index) && found.add(index);
    });
  }

  /** Returns the cells within a distance of a cell that lie on the map, blocked or not, the cell first, ring by ring. @param radius A whole number >= 0. */
  within(cell: PointLike, radius: number): Point[] {
    checkInteger('radius', radius, 0, Number.MAX_SAFE_INTEGER);
    const farthest = Math.min(radius, this.width + this.height);
    const cells: Point[] = [];
    for (let ring = 0; ring <= farthest; ring++) cells.push(...this.ring(cell, ring));
    return cells;
  }

  /**
   * Returns where a cell comes to lie if it is turned round another one by sixths of a turn, clockwise; perhaps outside the map.
   *
   * @param sixths A whole number; below 0 the other way round.
   */
  rotate(cell: PointLike, centre: PointLike, sixths: number): Point {
    const from = this.axialOf(cell);
    const middle = this.axialOf(checkCell('centre', centre, this[CELLS]));
    checkInteger('sixths', sixths, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    return this.shiftedBy(middle, turned({ q: from.q - middle.q, r: from.r - middle.r }, sixths));
  }

  /**
   * Returns the axial coordinates of a cell, those of honeycomb-grid and of A. Patel's pages: q and r, and s = -q - r. In honeycomb-grid, `offset: -1` (its
   * default) is an odd layout, 1 an even one; its `col` and `row` are x and y here.
   *
   * @example
   * const hexes = new HexGrid(4, 4, { layout: 'odd-r' });
   * hexes.toAxial([1, 3]); // => { q: 0, r: 3 }
   * hexes.fromAxial({ q: 0, r: 3 }); // => { x: 1, y: 3 }
   */
  toAxial(cell: PointLike): { q: number; r: number } {
    const { q, r } = this.axialOf(cell);
    return { q, r };
  }

  /**
   * Returns the cell at axial coordinates: those of {@link HexGrid.toAxial}, or any object with q and r, such as a hex of honeycomb-grid. It may lie outside the
   * map: {@link Grid.isInside} checks that.
   *
   * @throws `TypeError` or `RangeError` unless both are whole numbers.
   */
  fromAxial(place: { readonly q: number; readonly r: number }): Point {
    checkObject('place', place, '{ q, r }');
    const q = checkInteger('q', place.q, -MOST, MOST);
    const r = checkInteger('r', place.r, -MOST, MOST);
    return cellOf(LAYOUTS[this.layout], { q, r });
  }

  /** Returns the conversion between cells and world positions for hexagons of a size, see {@link HexTransformOptions}. */
  hexTransform(options?: HexTransformOptions): HexTransform {
    return new HexTransform(LAYOUTS[this.layout], options);
  }

  /** Returns the six directions round a cell, clockwise from the one on top or right of it. */
  protected directionsAt(x: number, y: number): number[] {
    const rule = LAYOUTS[this.layout];
    const round = roundOf(rule, x, y);
    // In rows they stand clockwise from east, in columns the other way round from south.
    const places = isInColumns(rule) ? [3, 2, 1, 0, 5, 4] : [5, 0, 1, 2, 3, 4];
    return places.map((place) => directionAt(round, place));
  }

  protected placeOf(cell: PointLike): Point {
    return checkCell('cell', cell, this[CELLS]);
  }

  private axialOf(cell: PointLike): Axial {
    return axialOf(LAYOUTS[this.layout], this.placeOf(cell));
  }

  private shiftedBy({ q, r }: Axial, by: Axial): Point {
    return cellOf(LAYOUTS[this.layout], { q: q + by.q, r: r + by.r });
  }

  /** Returns those places that lie on the map; where edges go on, as the cells that lie there. */
  private inside(places: Point[]): Point[] {
    return places.map((place) => this.roundTo(place)).filter(({ x, y }) => liesIn(x, y, this[CELLS]));
  }

  private roundTo({ x, y }: Point): Point {
    const { width, height, wrap } = this[CELLS];
    const round = (at: number, side: number) => ((at % side) + side) % side;
    return { x: (wrap & WRAPS_X) === 0 ? x : round(x, width), y: (wrap & WRAPS_Y) === 0 ? y : round(y, height) };
  }

  /**
   * Returns the places nearest to cell `a` where cell `b` lies: on the map, and again over edges that go on. In the order from `b` to `a` they lie the
   * other way round, so the first is the same line.
   */
  private placesNear(a: PointLike, b: PointLike): Point[] {
    const [from, to] = [this.placeOf(a), this.placeOf(b)];
    const { width, height, wrap } = this[CELLS];
    const [roundX, roundY] = [(wrap & WRAPS_X) === 0 ? 0 : width, (wrap & WRAPS_Y) === 0 ? 0 : height];
    const steps = this.distance(a, b);
    const turn = this.indexOf(a) < this.indexOf(b) ? 1 : -1;
    const places = [0, 1, -1].flatMap((i) =>
      [0, 1, -1].map((j) => ({ x: to.x + turn * i * roundX, y: to.y + turn * j * roundY })),
    );
    return places.filter(({ x, y }) => hexAway(LAYOUTS[this.layout], from.x, from.y, x, y, x, y) === steps);
  }
}

/** @throws `TypeError` or `RangeError` unless the options name a layout, or nothing. */
export function readLayout(options: HexGridOptions | undefined): HexLayout {
  if (options === undefined) return 'odd-r';
  checkNames('options', options, ['layout', 'wrap'], advise);
  return checkChoice('layout', options.layout ?? 'odd-r', NAMES, advise);
}

/** @throws `RangeError` if an edge goes on where shoved rows or columns would meet those that lie like them. */
function checkJoint({ width, height, wrap }: CellStore, layout: HexLayout): void {
  const isFlat = layout.endsWith('q');
  const [name, side, joined] = isFlat ? ['width', width, WRAPS_X] : ['height', height, WRAPS_Y];
  if (layout === 'axial' || (wrap & joined) === 0 || side % 2 === 0) return;
  const [edge, lines] = isFlat ? ['x', 'columns'] : ['y', 'rows'];
  throw new RangeError(
    `${name} is ${side}: for the ${lines} of ${show(layout)} to join with wrap in ${edge} it must be even; add or remove one`,
  );
}
