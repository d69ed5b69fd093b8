import { checkChoice, checkInteger, checkNames, checkNumber, isIterable, wrongKind } from '../base/check.ts';
import type { Point, PointLike } from '../base/point.ts';

/** Options of a {@link GridTransform}. */
export interface GridTransformOptions {
  /** Side of a cell in world units, > 0. Default 1. */
  cellSize?: number | undefined;
  /**
   * World position of a corner of the grid, that with the least x and y: the top left corner where y goes down, the bottom left
   * one where it goes up. A corner, not the centre of a cell. Default (0, 0).
   */
  origin?: PointLike | undefined;
  /**
   * How world y and the rows go. `'down'` (default): both the same way, row 0 at the least y, as on a screen or a canvas. `'up'`:
   * against each other, row 0 at the greatest y, as with a map drawn from the top down in a world whose y goes up (three.js,
   * Unity). A map whose row 0 is its lowest, such as an occupancy grid of ROS, has rows and y that go the same way: `'down'`.
   */
  yAxis?: 'down' | 'up' | undefined;
  /** Rows of the grid. Needed with `yAxis: 'up'`, has no effect with `'down'`. */
  height?: number | undefined;
}

const NAMES = ['cellSize', 'origin', 'yAxis', 'height'];

/**
 * Turns cells into world positions and back, for grids that lie straight in the world.
 *
 * It knows nothing of what is in the grid: positions outside it become cells outside it, as {@link Grid.isInside} tells.
 *
 * @example
 * const transform = new GridTransform({ cellSize: 2, origin: { x: -100, y: 40 } });
 * transform.toCell(-95.5, 43); // => { x: 2, y: 1 }
 * transform.toWorld({ x: 2, y: 1 }); // => { x: -95, y: 43 }
 *
 * const { path } = findPath(new Grid(8, 8), [0, 0], [2, 1]);
 * transform.toWorld(path); // => [ { x: -99, y: 41 }, { x: -97, y: 43 }, { x: -95, y: 43 } ]
 *
 * // Where y goes up, the origin is the bottom left corner, and cell (0, 0) the top left cell as ever.
 * const up = new GridTransform({ cellSize: 2, origin: { x: -100, y: 40 }, yAxis: 'up', height: 8 });
 * up.toWorld([0, 0]); // => { x: -99, y: 55 }
 * up.toCell(-99, 41); // => { x: 0, y: 7 }
 */
export class GridTransform {
  /** As in {@link GridTransformOptions}, defaults filled in. */
  readonly cellSize: number;
  /** Likewise; frozen. */
  readonly origin: Readonly<Point>;
  /** Likewise. */
  readonly yAxis: 'down' | 'up';
  /** Rows of the grid, from 1 to 2^31 - 1; undefined if not given. */
  readonly height: number | undefined;

  /**
   * @throws `TypeError` for values of the wrong kind, and where `height` is missing.
   * @throws `RangeError` for a cell size that is not > 0, numbers that are not finite, a height out of range, an unknown axis, and
   * unknown names.
   */
  constructor(options: GridTransformOptions = {}) {
    checkNames('options', options, NAMES);
    const { cellSize = 1, origin = { x: 0, y: 0 }, yAxis = 'down', height } = options;
    if (!(checkFinite('cellSize', cellSize) > 0)) {
      throw new RangeError(`cellSize is ${cellSize}: it must be a number > 0, the side of a cell in world units`);
    }
    this.cellSize = cellSize;
    this.origin = Object.freeze(checkPosition('origin', origin));
    this.yAxis = checkChoice('yAxis', yAxis, ['down', 'up']);
    if (yAxis === 'up' && height === undefined) {
      throw new TypeError(
        `height is undefined: with yAxis "up" it must be the number of rows of the grid, grid.height`,
      );
    }
    this.height = height === undefined ? height : checkInteger('height', height, 1, 2 ** 31 - 1);
  }

  /**
   * The cell that holds a world position. On a border between two cells it is the one at greater x, or y, as far as doubles
   * tell borders (0.3 lies in column 2 of cells of 0.1).
   *
   * @throws `TypeError` or `RangeError` unless both are finite numbers.
   */
  toCell(worldX: number, worldY: number): Point {
    const { cellSize, origin } = this;
    const column = Math.floor((checkFinite('worldX', worldX) - origin.x) / cellSize);
    const row = Math.floor((checkFinite('worldY', worldY) - origin.y) / cellSize);
    // + 0 makes 0 of -0.
    return { x: column + 0, y: this.#turned(row) + 0 };
  }

  /**
   * The world position of the centre of a cell; for a route, or any cells one can iterate over, an array with that of each.
   *
   * @param cells A cell, `{ x, y }` or `[x, y]`, in or outside the grid; or a {@link Path}, a smoothed one, an array of cells, ….
   * @throws `TypeError` for anything else.
   * @throws `RangeError` for coordinates that are not whole numbers.
   */
  toWorld(cells: PointLike): Point;
  toWorld(cells: Iterable<PointLike>): Point[];
  toWorld(cells: PointLike | Iterable<PointLike>): Point | Point[] {
    if (!isCells(cells)) return this.#centre('cell', cells);
    return Array.from(cells, (cell) => this.#centre('cell of the route', cell));
  }

  #centre(name: string, cell: PointLike): Point {
    const { x, y } = checkPosition(name, cell);
    if (!Number.isInteger(x) || !Number.isInteger(y)) {
      throw new RangeError(
        `${name} is (${x}, ${y}): coordinates must be whole numbers; toCell gives the cell of a position`,
      );
    }
    const { cellSize, origin } = this;
    return { x: origin.x + (x + 0.5) * cellSize, y: origin.y + (this.#turned(y) + 0.5) * cellSize };
  }

  /** A row counted from the other end where y goes up: its own inverse. */
  #turned(row: number): number {
    return this.yAxis === 'up' ? (this.height as number) - 1 - row : row;
  }
}

/** Whether it is many cells: iterable, and not a pair of numbers. */
function isCells(value: PointLike | Iterable<PointLike>): value is Iterable<PointLike> {
  if (Array.isArray(value)) return !value.slice(0, 2).some((item) => typeof item === 'number');
  return typeof value === 'object' && value !== null && isIterable(value);
}

function checkPosition(name: string, value: PointLike): Point {
  const pair = Array.isArray(value) && value.length === 2;
  const { x, y }: { x?: unknown; y?: unknown } = pair ? { x: value[0], y: value[1] } : Object(value);
  if (typeof x !== 'number' || typeof y !== 'number') {
    throw wrongKind(name, value, '{ x, y } or [x, y]');
  }
  return { x: checkFinite(`${name}.x`, x), y: checkFinite(`${name}.y`, y) };
}

function checkFinite(name: string, value: unknown): number {
  const number = checkNumber(name, value);
  if (!Number.isFinite(number)) throw new RangeError(`${name} is ${number}: it must be a finite number`);
  return number;
}
