import { advise } from '../base/advice/advice.ts';
import type { Point, PointLike } from '../base/cells/point.ts';
import { checkChoice, checkInteger, checkNames, checkNumber, MAX_SIDE, pathRemedy, wrongKind } from '../base/check.ts';
import { isIterable } from '../base/lists.ts';
import { madeBy } from './positions.ts';

/** Options of a {@link GridTransform}. */
export interface GridTransformOptions {
  /** Side of a cell in world units, > 0. Default 1. */
  cellSize?: number | undefined;
  /**
   * World position of the grid's corner with the least x and y: the top left corner if y goes down, the bottom left corner if it goes up.
   * It is a corner, not the centre of a cell. A grid that is turned or slanted keeps this corner there. Default (0, 0).
   */
  origin?: PointLike | undefined;
  /**
   * Angle in radians by which the grid is turned round its origin, from world x towards world y: the yaw of a robot's map. Default 0.
   */
  rotation?: number | undefined;
  /**
   * World vectors from a cell to the next one in its row (`x`) and in its column (`y`), in place of `cellSize` and `rotation`. They express
   * cells that are not square, and slanted grids: `{ x: [32, 16], y: [-32, 16] }` is an isometric map of tiles of 64 x 32.
   */
  axes?: { readonly x: PointLike; readonly y: PointLike } | undefined;
  /**
   * Direction of world y against the rows. `'down'` (default): both grow the same way, and row 0 has the least y, as on a screen or canvas.
   * `'up'`: they grow in opposite directions, and row 0 has the greatest y, as for a map drawn from the top down in a world whose y goes up
   * (three.js, Unity). Use `'down'` for a map whose row 0 is the lowest, such as an occupancy grid of ROS.
   */
  yAxis?: 'down' | 'up' | undefined;
  /** Rows of the grid. Required with `yAxis: 'up'`; has no effect with `'down'`. */
  height?: number | undefined;
  /**
   * Side of the units in cells, as `size` of findPath. The cell of a unit is its top left one: `toWorld` then gives the centre of the
   * `size` x `size` cells that it covers, and `toCell` the cell of a unit whose centre is at a position. Default 1.
   */
  size?: number | undefined;
}

const TRANSFORM_NAMES = ['cellSize', 'origin', 'rotation', 'axes', 'yAxis', 'height', 'size'];
/** What other libraries call them, in lower case. */
const OTHER_NAMES = {
  tilesize: 'cellSize',
  tilewidth: 'cellSize',
  scale: 'cellSize',
  offset: 'origin',
  angle: 'rotation',
};

/**
 * Converts cells to world positions and back. The grid may be turned or slanted in the world, as isometric maps are.
 *
 * It knows no grid: a position outside the grid becomes a cell outside it. {@link Grid.isInside} checks that.
 *
 * @example
 * const transform = new GridTransform({ cellSize: 2, origin: { x: -100, y: 40 } });
 * transform.toCell(-95.5, 43); // => { x: 2, y: 1 }
 * transform.toWorld({ x: 2, y: 1 }); // => { x: -95, y: 43 }
 *
 * const { path } = findPath(new Grid(8, 8), [0, 0], [2, 1]);
 * transform.toWorld(path); // => [ { x: -99, y: 41 }, { x: -97, y: 43 }, { x: -95, y: 43 } ]
 *
 * // If y goes up, the origin is the bottom left corner. Cell (0, 0) is still the top left cell.
 * const up = new GridTransform({ cellSize: 2, origin: { x: -100, y: 40 }, yAxis: 'up', height: 8 });
 * up.toWorld([0, 0]); // => { x: -99, y: 55 }
 * up.toCell(-99, 41); // => { x: 0, y: 7 }
 *
 * const isometric = new GridTransform({ axes: { x: [32, 16], y: [-32, 16] } });
 * isometric.toWorld([2, 0]); // => { x: 64, y: 48 }
 * isometric.toCell(64, 48); // => { x: 2, y: 0 }
 */
export class GridTransform {
  /** Side of a cell in world units, see {@link GridTransformOptions.cellSize}. With `axes`, the side of a square of the same area. */
  readonly cellSize: number;
  /** World position of a corner of the grid, see {@link GridTransformOptions.origin}. Frozen. */
  readonly origin: Readonly<Point>;
  /** World vectors from a cell to the next one in its row and in its column, see {@link GridTransformOptions.axes}. Frozen. */
  readonly axes: { readonly x: Readonly<Point>; readonly y: Readonly<Point> };
  /** Direction of world y against the rows, see {@link GridTransformOptions.yAxis}. */
  readonly yAxis: 'down' | 'up';
  /** Rows of the grid, from 1 to 2^31 - 1; undefined if not given. */
  readonly height: number | undefined;
  /** Side of the units in cells. */
  readonly size: number;

  /**
   * @throws `TypeError` for values of the wrong kind, and if `height` is missing with `yAxis: 'up'`.
   * @throws `RangeError` for a cell size that is not > 0, numbers that are not finite, a height out of range, an unknown axis, and
   * unknown names.
   */
  constructor(options: GridTransformOptions = {}) {
    checkNames('options', options, TRANSFORM_NAMES, (asked, known) => advise(asked, known, OTHER_NAMES));
    const { cellSize, origin = { x: 0, y: 0 }, rotation, axes, yAxis = 'down', height, size = 1 } = options;
    if (axes !== undefined && (cellSize !== undefined || rotation !== undefined)) {
      throw new RangeError('axes are given with cellSize or rotation, which they replace: leave one of them out');
    }
    this.axes = Object.freeze(axes === undefined ? squareAxes(cellSize, rotation) : checkAxes(axes));
    this.cellSize = axes === undefined ? (cellSize ?? 1) : Math.sqrt(Math.abs(areaOf(this.axes)));
    this.origin = Object.freeze(checkPosition('origin', origin));
    this.yAxis = checkChoice('yAxis', yAxis, ['down', 'up']);
    if (yAxis === 'up' && height === undefined) {
      throw new TypeError(
        `height is undefined: with yAxis "up" it must be the number of rows of the grid, grid.height`,
      );
    }
    this.size = checkInteger('size', size, 1, MAX_SIDE);
    this.height = height === undefined ? height : checkInteger('height', height, 1, 2 ** 31 - 1);
  }

  /**
   * Returns the cell that contains a world position. A position on the border between two cells belongs to the cell with the greater x or
   * y, to the precision of doubles (0.3 lies in column 2 of cells of 0.1).
   *
   * @throws `TypeError` or `RangeError` unless both are finite numbers.
   */
  toCell(worldX: number, worldY: number): Point;
  toCell(position: PointLike): Point;
  toCell(worldX: number | PointLike, worldY?: number): Point {
    if (typeof worldX === 'object') ({ x: worldX, y: worldY } = checkPosition('position', worldX));
    const { origin, axes } = this;
    const { x, y } = inAxes(axes, checkFinite('worldX', worldX) - origin.x, checkFinite('worldY', worldY) - origin.y);
    // + 0 makes 0 of -0.
    return { x: Math.floor(x - this.reach) + 0, y: this.turned(Math.floor(y - this.turnedReach)) + 0 };
  }

  /**
   * Returns the world position of a cell's centre. For a route, or any other iterable of cells, returns an array of positions.
   *
   * @param cells A cell, `{ x, y }` or `[x, y]`, in or outside the grid; or a {@link Path}, a {@link Polyline}, an
   * array of cells, ….
   * @throws `TypeError` for anything else.
   * @throws `RangeError` for coordinates that are not whole numbers.
   */
  toWorld(cells: PointLike): Point;
  toWorld(cells: Iterable<PointLike>): Point[];
  toWorld(cells: PointLike | Iterable<PointLike>): Point | Point[] {
    if (!isCells(cells)) return this.centre('cell', cells);
    return madeBy(
      this,
      Array.from(cells, (cell) => this.centre('cell of the route', cell)),
    );
  }

  private centre(name: string, cell: PointLike): Point {
    const { x, y } = checkPosition(name, cell);
    if (!Number.isInteger(x) || !Number.isInteger(y)) {
      throw new RangeError(
        `${name} is (${x}, ${y}): coordinates must be whole numbers; toCell gives the cell of a position`,
      );
    }
    const { origin, axes } = this;
    const column = x + 0.5 + this.reach;
    const row = this.turned(y) + 0.5 + this.turnedReach;
    return {
      x: origin.x + column * axes.x.x + row * axes.y.x,
      y: origin.y + column * axes.x.y + row * axes.y.y,
    };
  }

  /** How far the centre of a unit lies from that of its cell, in columns. */
  private get reach(): number {
    return (this.size - 1) / 2;
  }

  /** The same in rows: a unit covers the rows below its cell, which count down if y goes up. */
  private get turnedReach(): number {
    return this.yAxis === 'up' ? -this.reach : this.reach;
  }

  /** Returns the row counted from the other end if y goes up. It is its own inverse. */
  private turned(row: number): number {
    return this.yAxis === 'up' ? (this.height as number) - 1 - row : row;
  }
}

/** Vectors from a cell to the next in its row, and in its column. */
type Axes = GridTransform['axes'];

/** Returns the axes of square cells. @throws `TypeError` or `RangeError` for a wrong side or angle. */
function squareAxes(cellSize = 1, rotation = 0): Axes {
  if (!(checkFinite('cellSize', cellSize) > 0)) {
    throw new RangeError(`cellSize is ${cellSize}: it must be a number > 0, the side of a cell in world units`);
  }
  const cos = cellSize * Math.cos(checkFinite('rotation', rotation));
  const sin = cellSize * Math.sin(rotation);
  return { x: Object.freeze({ x: cos, y: sin }), y: Object.freeze({ x: 0 - sin, y: cos }) };
}

/** @throws `TypeError` or `RangeError` unless they are two vectors in different directions. */
function checkAxes(given: NonNullable<GridTransformOptions['axes']>): Axes {
  checkNames('axes', given, ['x', 'y'], advise);
  const axes = {
    x: Object.freeze(checkPosition('axes.x', given.x)),
    y: Object.freeze(checkPosition('axes.y', given.y)),
  };
  const area = areaOf(axes);
  if (area !== 0 && Number.isFinite(area)) return axes;
  throw new RangeError(
    `axes are (${axes.x.x}, ${axes.x.y}) and (${axes.y.x}, ${axes.y.y}): they must be two vectors in different directions`,
  );
}

/** Returns the area of a cell, below 0 if the axes are mirrored. */
function areaOf({ x, y }: Axes): number {
  return x.x * y.y - x.y * y.x;
}

/** Returns a vector in units of the axes. */
function inAxes(axes: Axes, dx: number, dy: number): Point {
  const { x, y } = axes;
  // Rounds once where each axis is one of the world's.
  if (x.y === 0 && y.x === 0) return { x: dx / x.x, y: dy / y.y };
  const area = areaOf(axes);
  return { x: (dx * y.y - dy * y.x) / area, y: (dy * x.x - dx * x.y) / area };
}

/** Returns whether the value is several cells: iterable, and not a pair of numbers. */
function isCells(value: PointLike | Iterable<PointLike>): value is Iterable<PointLike> {
  if (Array.isArray(value)) return !value.slice(0, 2).some((item) => typeof item === 'number');
  return typeof value === 'object' && value !== null && isIterable(value);
}

function checkPosition(name: string, value: PointLike): Point {
  const pair = Array.isArray(value) && value.length === 2;
  const { x, y }: { x?: unknown; y?: unknown } = pair ? { x: value[0], y: value[1] } : Object(value);
  if (typeof x !== 'number' || typeof y !== 'number') {
    throw wrongKind(name, value, pathRemedy(value, '{ x, y } or [x, y]'));
  }
  return { x: checkFinite(`${name}.x`, x), y: checkFinite(`${name}.y`, y) };
}

function checkFinite(name: string, value: unknown): number {
  const number = checkNumber(name, value);
  if (!Number.isFinite(number)) throw new RangeError(`${name} is ${number}: it must be a finite number`);
  return number;
}
