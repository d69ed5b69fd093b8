import {
  checkChoice,
  checkInteger,
  checkNames,
  checkNonNegative,
  checkObject,
  readOptions,
  show,
} from '../base/check.ts';
import { STEP_X, STEP_Y } from '../base/direction.ts';
import type { Direction } from '../base/direction-names.ts';
import { nearestName } from '../base/nearest-name.ts';
import { checkCell, liesIn, type Point, type PointLike } from '../base/point.ts';
import { readBytes } from '../grid/bytes/grid-bytes.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { Grid } from '../grid/grid.ts';
import { CELLS, shifted } from '../grid/grid-cells.ts';
import type { Rows, RowsOptions } from '../grid/grid-rows.ts';
import type { TextOptions } from '../grid/grid-text.ts';
import { hexAway } from '../rules/hex-distance.ts';
import { directionAt, LAYOUTS, roundOf } from '../rules/hex-moves.ts';
import { type Axial, axialOf, cellOf, isInColumns, ringOf, turned } from './axial.ts';
import { HexTransform, type HexTransformOptions } from './hex-transform.ts';
import { isLineFree, lineOf } from './line.ts';
import { type HexLayout, shapeOf } from './shapes.ts';

/** Options of a {@link HexGrid}. */
export interface HexGridOptions {
  /** How the hexagons are laid out. Default `'odd-r'`. */
  layout?: HexLayout | undefined;
}

/** Options of {@link HexGrid.fromText}. */
export interface HexTextOptions extends HexGridOptions, TextOptions {}

/** The greatest axial coordinate. */
const MOST = 2 ** 26;
/** The directions of steps, clockwise from the one on top, or right of it: with a corner on top, and with a flat top. */
const POINTY = ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'];
const FLAT = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];

/**
 * A map of hexagons, `width` x `height` cells in rows and columns. It has all that a {@link Grid} has: terrain costs, kinds, exits, edits, text and
 * bytes. The functions that search grids take it: every step leads to one of six neighbours and costs the terrain of the cell entered. Corner
 * rules, step costs, turns, units of several cells and routes at any angle mean nothing on hexagons, and are refused.
 *
 * Directions are those in which a neighbour lies on the screen. With a corner on top: `'north-east'`, `'east'`, `'south-east'`, `'south-west'`,
 * `'west'`, `'north-west'`, or their number from 0 to 5. With a flat top: `'north'`, `'north-east'`, `'south-east'`, `'south'`,
 * `'south-west'`, `'north-west'`, or their number. Axial maps have a corner on top.
 *
 * The geometry is that of A. Patel, "Hexagonal Grids" (redblobgames.com/grids/hexagons).
 *
 * @example
 * const hexes = new HexGrid(4, 3, { layout: 'odd-r' });
 * hexes.setBlocked(1, 1);
 * findPath(hexes, [0, 1], [3, 1]).cost; // => 4
 * hexes.distance([0, 1], [3, 1]); // => 3
 * hexes.neighbors([0, 0]); // => [ { x: 1, y: 0 }, { x: 0, y: 1 } ]
 */
export class HexGrid extends Grid {
  /** How the hexagons are laid out. */
  readonly layout: HexLayout;

  /**
   * Makes a map whose cells are all passable at terrain cost 1.
   *
   * @param width Columns, 1 to 16,777,216. @param height Rows, 1 to 16,777,216; at most 2^31 - 1 cells in all.
   * @param options `layout` is one of `'odd-r'` (default), `'even-r'`, `'odd-q'`, `'even-q'` and `'axial'`; see {@link HexLayout}.
   * @throws `RangeError` for other sizes and layouts, or if the memory cannot be allocated. @throws `TypeError` for values of the wrong kind.
   */
  constructor(width: number, height: number, options?: HexGridOptions) {
    super(width, height);
    this.layout = readLayout(options);
    this[CELLS].shape = shapeOf(this.layout);
  }

  /** Makes a map from a matrix of cells, as {@link Grid.fromRows} does. O(cells). @throws what that throws, and `RangeError` for another layout. */
  static override fromRows(rows: Rows, options?: HexGridOptions & RowsOptions): HexGrid {
    const { layout, ...others } = options ?? {};
    return hexagonsOf(Grid.fromRows(rows, others), layout);
  }

  /** Makes a map from terrain costs, as {@link Grid.fromCosts} does. O(cells). @throws what that throws, and `RangeError` for another layout. */
  static override fromCosts(
    width: number,
    height: number,
    costs: ArrayLike<number>,
    options?: HexGridOptions,
  ): HexGrid {
    const layout = readLayout(options);
    return hexagonsOf(Grid.fromCosts(width, height, costs), layout);
  }

  /** Makes a map from the kinds of its cells, as {@link Grid.fromKinds} does. O(cells). @throws what that throws, and `RangeError` for another layout. */
  static override fromKinds(
    width: number,
    height: number,
    kinds: ArrayLike<number>,
    options?: HexGridOptions,
  ): HexGrid {
    const layout = readLayout(options);
    return hexagonsOf(Grid.fromKinds(width, height, kinds), layout);
  }

  /**
   * Makes a map from text, one line per row, as {@link Grid.fromText} does; spaces around lines may show which rows are shoved. O(cells).
   *
   * @throws what that throws, and `RangeError` for another layout.
   *
   * @example
   * const hexes = HexGrid.fromText(`
   *   ..#.
   *    .#..
   * `, { layout: 'odd-r' });
   * hexes.isBlocked(1, 1); // => true
   */
  static override fromText(text: string, options?: HexTextOptions): HexGrid {
    const { layout, ...others } = options ?? {};
    return hexagonsOf(Grid.fromText(text, others), layout);
  }

  /**
   * Makes a map from the bytes that `toBytes` of a HexGrid returned; the layout is among them. O(cells).
   *
   * @param options `maxCells` is the most cells that the map may have, default Infinity.
   * @throws `TypeError` and `RangeError` as {@link Grid.fromBytes} does, and for the bytes of a grid of squares.
   */
  static override fromBytes(bytes: Uint8Array, options?: { maxCells?: number | undefined }): HexGrid {
    const { maxCells } = readOptions(options, { maxCells: checkNonNegative }, { maxCells: Infinity });
    const make = (width: number, height: number, rule: number): CellStore => {
      const layout = NAMES.find((name) => LAYOUTS[name] === rule);
      if (layout === undefined) throw new RangeError('bytes is a grid of squares: use Grid.fromBytes');
      return new HexGrid(width, height, { layout })[CELLS];
    };
    return readBytes(bytes, maxCells, make).owner as HexGrid;
  }

  /** Returns an independent copy of the map. O(cells). @throws `RangeError` if memory cannot be allocated. */
  override clone(): HexGrid {
    return hexagonsOf(this, this.layout);
  }

  /** Returns the neighbours of a cell that lie on the map, blocked or not, clockwise: up to six. */
  neighbors(cell: PointLike): Point[] {
    const { x, y } = checkCell('cell', cell, this[CELLS]);
    const around = this.directionsAt(x, y).map((direction) => ({ x: x + STEP_X[direction], y: y + STEP_Y[direction] }));
    return this.inside(around);
  }

  /** Returns the number of steps between two cells if nothing is in the way. O(1). */
  distance(a: PointLike, b: PointLike): number {
    const { x, y } = checkCell('a', a, this[CELLS]);
    const to = checkCell('b', b, this[CELLS]);
    return hexAway(LAYOUTS[this.layout], x, y, to.x, to.y, to.x, to.y);
  }

  /**
   * Returns the cells along the straight line from the centre of a cell to that of another, both included: one for each step of their distance. At the
   * edge of the map it may lead through cells outside, which are left out. `line(b, a)` has the same cells. O(distance).
   */
  line(a: PointLike, b: PointLike): Point[] {
    const steps = this.distance(a, b);
    return this.inside(lineOf(LAYOUTS[this.layout], this.placeOf(a), this.placeOf(b), steps));
  }

  /**
   * Returns whether the straight line from the centre of a cell to that of another enters no blocked cell and does not leave the map. Along a
   * border between two cells, one of them must be passable; corners are no obstacle. A blocked cell sees nothing and is not seen. O(distance).
   *
   * @example
   * const hexes = HexGrid.fromText('...#.', { layout: 'odd-r' });
   * [hexes.sees([0, 0], [2, 0]), hexes.sees([0, 0], [4, 0])]; // => [ true, false ]
   */
  sees(a: PointLike, b: PointLike): boolean {
    const cells = this[CELLS];
    const isBlocked = ({ x, y }: Point) => !liesIn(x, y, cells) || cells.isBlocked(x, y);
    return isLineFree(LAYOUTS[this.layout], this.placeOf(a), this.placeOf(b), this.distance(a, b), isBlocked);
  }

  /** Returns the cells at a distance from a cell that lie on the map, blocked or not, clockwise. O(radius). @param radius A whole number >= 0. */
  ring(cell: PointLike, radius: number): Point[] {
    const centre = this.axialOf(cell);
    checkInteger('radius', radius, 0, Number.MAX_SAFE_INTEGER);
    if (radius > this.width + this.height) return [];
    return this.inside(ringOf(radius).map((place) => this.shiftedBy(centre, place)));
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

  override isExitOpen(x: number, y: number, direction: Direction): boolean;
  override isExitOpen(cell: PointLike, direction: Direction): boolean;
  override isExitOpen(x: number | PointLike, y: number | Direction, direction?: Direction): boolean {
    if (typeof x === 'object') [x, y, direction] = shifted(this, x, y);
    return super.isExitOpen(x, y as number, this.stepAt(x, y as number, direction as Direction));
  }

  override setExit(x: number, y: number, direction: Direction, open: boolean): void;
  override setExit(cell: PointLike, direction: Direction, open: boolean): void;
  override setExit(x: number | PointLike, y: number | Direction, direction: Direction | boolean, open?: boolean): void {
    if (typeof x === 'object') [x, y, direction, open] = shifted(this, x, y, direction);
    super.setExit(x, y as number, this.stepAt(x, y as number, direction as Direction), open as boolean);
  }

  /**
   * Closes or opens the exits between a cell and its neighbour, both ways: a thin wall, a cliff or a river. It has no effect at the edge of the map.
   *
   * @throws `RangeError` outside the map, and for other directions. @throws `TypeError` for values of the wrong kind.
   */
  override setWall(x: number, y: number, direction: Direction, closed?: boolean): void;
  override setWall(cell: PointLike, direction: Direction, closed?: boolean): void;
  override setWall(
    x: number | PointLike,
    y: number | Direction,
    direction?: Direction | boolean,
    closed: number | boolean = true,
  ): void {
    if (typeof x === 'object') [x, y, direction, closed] = shifted(this, x, y, direction ?? true);
    const row = y as number;
    const step = this.stepAt(x, row, direction as Direction);
    super.setExit(x, row, step, !closed);
    const [besideX, besideY] = [x + STEP_X[step], row + STEP_Y[step]];
    if (liesIn(besideX, besideY, this[CELLS])) super.setExit(besideX, besideY, step ^ 4, !closed);
  }

  /** Returns the direction among the eight of squares in which the neighbour lies. */
  private stepAt(x: number, y: number, direction: Direction): number {
    checkCell('cell', [x, y], this[CELLS]);
    const names = isInColumns(LAYOUTS[this.layout]) ? FLAT : POINTY;
    const at = typeof direction === 'number' ? direction : names.indexOf(direction);
    if (Number.isInteger(at) && at >= 0 && at < 6) return this.directionsAt(x, y)[at];
    throw new RangeError(
      `direction is ${show(direction)}: it must be one of ${names.map((name) => show(name)).join(', ')}, or their number from 0 to 5`,
    );
  }

  /** Returns the six directions round a cell, clockwise from the one on top or right of it. */
  private directionsAt(x: number, y: number): number[] {
    const rule = LAYOUTS[this.layout];
    const round = roundOf(rule, x, y);
    // In rows they stand clockwise from east, in columns the other way round from south.
    const places = isInColumns(rule) ? [3, 2, 1, 0, 5, 4] : [5, 0, 1, 2, 3, 4];
    return places.map((place) => directionAt(round, place));
  }

  private placeOf(cell: PointLike): Point {
    return checkCell('cell', cell, this[CELLS]);
  }

  private axialOf(cell: PointLike): Axial {
    return axialOf(LAYOUTS[this.layout], this.placeOf(cell));
  }

  private shiftedBy({ q, r }: Axial, by: Axial): Point {
    return cellOf(LAYOUTS[this.layout], { q: q + by.q, r: r + by.r });
  }

  private inside(places: Point[]): Point[] {
    return places.filter(({ x, y }) => liesIn(x, y, this[CELLS]));
  }
}

const NAMES = /* @__PURE__ */ Object.keys(LAYOUTS) as readonly HexLayout[];

/** @throws `TypeError` or `RangeError` unless the options name a layout, or nothing. */
function readLayout(options: HexGridOptions | undefined): HexLayout {
  if (options === undefined) return 'odd-r';
  checkNames('options', options, ['layout'], nearestName);
  return checkChoice('layout', options.layout ?? 'odd-r', NAMES, nearestName);
}

/** Copies the cells of a grid to a map of hexagons. */
function hexagonsOf(grid: Grid, layout: HexLayout | undefined): HexGrid {
  const hexes = new HexGrid(grid.width, grid.height, { layout });
  const cells = hexes[CELLS];
  const { shape } = cells;
  cells.copyFrom(grid[CELLS]);
  cells.shape = shape;
  return hexes;
}
