import type { Point, PointLike } from '../../core/base/cells/point.ts';
import { checkBoolean, checkNumber, type Filled, type OptionTable, readOptions, show } from '../../core/base/check.ts';
import { isIterable } from '../../core/base/lists.ts';
import { madeBy } from '../../core/route/positions.ts';
import { axialOf, cellOf, isInColumns, roundAxial } from './axial.ts';

/** Options of {@link HexGrid.hexTransform}. */
export interface HexTransformOptions {
  /** Distance from the centre of a hexagon to a corner, in world units, > 0. Default 1. */
  size?: number | undefined;
  /** Whether hexagons stand on a corner. It follows from the layout, except for `'axial'`, whose default is true. */
  pointy?: boolean | undefined;
  /** World position of the centre of cell (0, 0). Default (0, 0). */
  origin?: PointLike | undefined;
}

function checkSize(name: string, value: unknown): number {
  const size = checkNumber(name, value);
  if (size > 0 && size < Infinity) return size;
  throw new RangeError(`${name} is ${size}: it must be a finite number > 0`);
}

const OPTIONS: OptionTable<Filled<HexTransformOptions, 'pointy'>> = {
  size: [checkSize, 1],
  pointy: [checkBoolean, undefined],
  origin: [(name, value) => readPosition(name, value as PointLike), { x: 0, y: 0 }],
};

/** Half the width of a hexagon that stands on a corner, of size 1. */
const HALF_WIDTH = 0.8660254037844386;
/** Cosine and sine of the angles to the corners, from the corner on top clockwise. */
const CORNERS: readonly (readonly [across: number, along: number])[] = [
  [0, -1],
  [HALF_WIDTH, -0.5],
  [HALF_WIDTH, 0.5],
  [0, 1],
  [-HALF_WIDTH, 0.5],
  [-HALF_WIDTH, -0.5],
];

/**
 * Converts cells of hexagons to world positions and back. World y grows downwards, as on a canvas. Made by {@link HexGrid.hexTransform}. The
 * geometry is that of A. Patel, "Hexagonal Grids" (redblobgames.com/grids/hexagons).
 *
 * @example
 * const hexes = new HexGrid(8, 8, { layout: 'odd-r' }).hexTransform({ size: 10 });
 * hexes instanceof HexTransform; // => true
 * hexes.toWorld([1, 2]).x; // => 17.32…
 * hexes.toCell(18, 33); // => { x: 1, y: 2 }
 */
export class HexTransform {
  /** Distance from the centre of a hexagon to a corner. */
  readonly size: number;
  /** Whether hexagons stand on a corner. */
  readonly pointy: boolean;
  private readonly rule: number;
  private readonly origin: Point;

  /** @internal */
  constructor(rule: number, options: HexTransformOptions | undefined) {
    const { size, pointy, origin } = readOptions(options, OPTIONS);
    const isPointy = !isInColumns(rule);
    if (pointy !== undefined && pointy !== isPointy && rule !== 8) {
      throw new RangeError(
        `pointy is ${show(pointy)}: in ${isPointy ? 'rows hexagons stand on a corner' : 'columns hexagons have a flat top'}; leave it out`,
      );
    }
    this.size = size;
    this.pointy = pointy ?? isPointy;
    this.rule = rule;
    this.origin = readPosition('origin', origin);
  }

  /**
   * Returns the world position of the centre of a cell, in the map or not. For a route, or any other iterable of cells, returns an array of positions: a
   * {@link PathFollower} takes this as its transform.
   *
   * @throws `TypeError` or `RangeError` unless the coordinates are whole numbers.
   */
  toWorld(x: number, y: number): Point;
  toWorld(cell: PointLike): Point;
  toWorld(cells: Iterable<PointLike>): Point[];
  toWorld(x: number | PointLike | Iterable<PointLike>, y?: number): Point | Point[] {
    if (typeof x === 'number') return this.centreOf({ x, y: y as number });
    if (typeof x === 'object' && x !== null && isIterable(x) && !isPair(x))
      return madeBy(
        this,
        Array.from(x as Iterable<PointLike>, (cell) => this.toWorld(cell)),
      );
    return this.centreOf(readPosition('cell', x as PointLike));
  }

  private centreOf(cell: Point): Point {
    if (!Number.isInteger(checkNumber('x', cell.x)) || !Number.isInteger(checkNumber('y', cell.y))) {
      throw new RangeError(`cell is (${cell.x}, ${cell.y}): coordinates must be whole numbers`);
    }
    const { q, r } = axialOf(this.rule, cell);
    const { size, origin } = this;
    // Along the axis of rows (q if pointy), hexagons lie one width apart.
    const across = this.pointy ? 2 * q + r : 2 * r + q;
    const along = this.pointy ? r : q;
    return this.placed(origin, size * HALF_WIDTH * across, size * 1.5 * along);
  }

  /**
   * Returns the cell that holds a world position. It may lie outside the map: {@link Grid.isInside} checks that.
   *
   * @throws `TypeError` or `RangeError` unless the coordinates are finite numbers.
   */
  toCell(x: number, y: number): Point;
  toCell(position: PointLike): Point;
  toCell(x: number | PointLike, y?: number): Point {
    const at = readPosition('position', typeof x === 'object' ? x : [x, y as number]);
    const { size, origin, pointy } = this;
    const [worldX, worldY] = [at.x - origin.x, at.y - origin.y];
    const along = (pointy ? worldY : worldX) / (size * 1.5);
    const across = ((pointy ? worldX : worldY) / (size * HALF_WIDTH) - along) / 2;
    return cellOf(this.rule, pointy ? roundAxial(across, along) : roundAxial(along, across));
  }

  /**
   * Returns the six corners of a cell, to draw its outline: clockwise, from the one on top or, with a flat top, the left one on top.
   *
   * @throws `TypeError` or `RangeError` unless the coordinates are whole numbers.
   *
   * @example
   * const hexes = new HexGrid(8, 8, { layout: 'odd-q' }).hexTransform({ size: 2 });
   * hexes.outline([0, 0])[2]; // => { x: 2, y: 0 }
   */
  outline(x: number, y: number): Point[];
  outline(cell: PointLike): Point[];
  outline(x: number | PointLike, y?: number): Point[] {
    const centre =
      typeof x === 'object' ? this.centreOf(readPosition('cell', x)) : this.centreOf({ x, y: y as number });
    const corners = CORNERS.map(([across, along]) => this.placed(centre, this.size * across, this.size * along));
    // With x and y exchanged, they go round the other way, from the left one.
    return this.pointy ? corners : [corners[5], corners[4], corners[3], corners[2], corners[1], corners[0]];
  }

  /** Returns a position from another one: `across` is x if hexagons stand on a corner, else y. */
  private placed({ x, y }: Point, across: number, along: number): Point {
    return this.pointy ? { x: x + across, y: y + along } : { x: x + along, y: y + across };
  }
}

/** Returns whether a list is one cell, `[x, y]`. */
function isPair(cells: object): boolean {
  return Array.isArray(cells) && typeof cells[0] === 'number';
}

/** @throws `TypeError` or `RangeError` unless it is a position of finite numbers. */
function readPosition(name: string, value: PointLike): Point {
  const [x, y] = Array.isArray(value) ? value : [(value as Point)?.x, (value as Point)?.y];
  checkNumber(`${name}.x`, x);
  checkNumber(`${name}.y`, y);
  if (Number.isFinite(x) && Number.isFinite(y)) return { x, y };
  throw new RangeError(`${name} is (${x}, ${y}): it must be finite numbers`);
}
