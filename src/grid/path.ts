import { checkAttached, firstHole, isList, show, wrongKind } from '../base/check.ts';
import type { Point, PointLike } from '../base/point.ts';
import { countCells, POINTS, writeCells } from './path-cells.ts';
import { flatPoints, PointList } from './point-list.ts';

/** Passed by engines, whose points need no check. */
export const CHECKED: unique symbol = Symbol('checked');

/** Key of what a path computes when first asked. */
const DERIVED: unique symbol = Symbol('derived');

/** What a path computes from its points when first asked. */
interface Derived {
  /** Number of cells. */
  readonly length: number;
  /** Position of each point among the cells, null until first needed. */
  positions: readonly number[] | null;
  /** The array of cells handed out, null until first read. */
  xy: Int32Array | null;
}

/**
 * A route: the cells from start to goal, both included, each one legal move from the one before. Read it as a list of cells (`at`, `map`,
 * `for … of`, `xy`), or only where it turns (`waypoints()`). It stores its turning points; other cells are computed when read.
 *
 * `structuredClone`, `postMessage` and `console.log` see the turning points. `Path.fromJSON` makes a path of such a copy, and of JSON.
 *
 * @example
 * const path = new Path([0, 0, 3, 0, 5, 2]);
 * path.length; // => 6
 * path.at(4); // => { x: 4, y: 1 }
 * path.at(-1); // => { x: 5, y: 2 }
 * path.waypoints(); // => [ { x: 0, y: 0 }, { x: 3, y: 0 }, { x: 5, y: 2 } ]
 * path.distance; // => 5.828…
 * String(path); // => '0,0 > 3,0 > 5,2'
 * Path.fromJSON(JSON.parse(JSON.stringify(path))).length; // => 6
 * Path.fromJSON(structuredClone(path)).length; // => 6
 */
export class Path extends PointList {
  /**
   * The turning points as x0, y0, x1, y1, …, with start and goal. They may include points where the route does not turn. The array is
   * yours: changing it does not change the path.
   */
  readonly points: number[];
  /** @internal */
  readonly [POINTS]: readonly number[];
  /** @internal */
  [DERIVED]: Derived | null;

  /**
   * @param points Cells of the route as x0, y0, x1, y1, …, or a list of cells; at least one. From each point to the next, the route runs
   * straight along a row, column or diagonal. The array is copied.
   * @throws `TypeError` unless it is an array (or typed array) of numbers, or an array of cells.
   * @throws `RangeError` if a coordinate is not a whole number, or two points are not joined like that.
   */
  constructor(points: ArrayLike<number> | readonly PointLike[]);
  /** @internal */
  constructor(points: number[], checked: typeof CHECKED);
  constructor(points: ArrayLike<number> | readonly PointLike[], checked?: typeof CHECKED) {
    super();
    const own = checked === CHECKED ? (points as number[]) : readPoints(points);
    this.points = own.slice();
    this[POINTS] = own;
    this[DERIVED] = null;
  }

  /**
   * Makes a path of what `toJSON` returned, or of a copy by `structuredClone`.
   *
   * @throws `TypeError` or `RangeError` as the constructor does.
   */
  static fromJSON(value: ArrayLike<number> | readonly PointLike[] | { readonly points: ArrayLike<number> }): Path {
    const isCopy = typeof value === 'object' && value !== null && !isList(value) && 'points' in value;
    return new Path(isCopy ? value.points : (value as readonly PointLike[]));
  }

  /** Number of cells; 1 if start and goal are the same. O(waypoints) when first read. */
  get length(): number {
    return derivedFrom(this).length;
  }

  /** Length of the route in cells: 1 for each straight step, sqrt 2 for each diagonal one. O(waypoints). */
  get distance(): number {
    const points = this[POINTS];
    let [straight, diagonal] = [0, 0];
    for (let i = 2; i < points.length; i += 2) {
      const steps = stepsTo(points, i);
      if (points[i] === points[i - 2] || points[i + 1] === points[i - 1]) straight += steps;
      else diagonal += steps;
    }
    return straight + diagonal * Math.SQRT2;
  }

  /**
   * All cells as x0, y0, x1, y1, …. Every read returns the same array, or a new one after that has been transferred. You may change it:
   * the path does not use it. O(length) when first read.
   */
  get xy(): Int32Array {
    const derived = derivedFrom(this);
    // An array whose buffer has been transferred is empty.
    if (derived.xy === null || derived.xy.length === 0) derived.xy = writeCells(this[POINTS], derived.length);
    return derived.xy;
  }

  /** O(log waypoints), O(waypoints) the first time. */
  protected pointAt(index: number): Point {
    const points = this[POINTS];
    const derived = derivedFrom(this);
    derived.positions ??= positionsOf(points);
    const { positions } = derived;
    const from = latestUpTo(positions, index);
    const steps = index - positions[from];
    const x = points[2 * from];
    const y = points[2 * from + 1];
    if (steps === 0) return { x, y };
    return { x: x + steps * Math.sign(points[2 * from + 2] - x), y: y + steps * Math.sign(points[2 * from + 3] - y) };
  }

  /** Returns the start, the cells where the direction changes, and the goal. O(waypoints). */
  waypoints(): Point[] {
    const points = this[POINTS];
    const waypoints: Point[] = [];
    let stepX = 0;
    let stepY = 0;
    for (let i = 0; i < points.length; i += 2) {
      const x = points[i];
      const y = points[i + 1];
      // After the last point these are NaN, which differs from any direction.
      const nextX = Math.sign(points[i + 2] - x);
      const nextY = Math.sign(points[i + 3] - y);
      if (nextX !== stepX || nextY !== stepY) waypoints.push({ x, y });
      stepX = nextX;
      stepY = nextY;
    }
    return waypoints;
  }

  *[Symbol.iterator](): Iterator<Point> {
    const points = this[POINTS];
    let x = points[0];
    let y = points[1];
    yield { x, y };
    for (let i = 2; i < points.length; i += 2) {
      const stepX = Math.sign(points[i] - x);
      const stepY = Math.sign(points[i + 1] - y);
      while (x !== points[i] || y !== points[i + 1]) {
        x += stepX;
        y += stepY;
        yield { x, y };
      }
    }
  }
}

function derivedFrom(path: Path): Derived {
  path[DERIVED] ??= { length: countCells(path[POINTS]), positions: null, xy: null };
  return path[DERIVED];
}

/** Returns whether a value is a whole number of 32 bits. `| 0` changes all others. */
function isCoordinate(value: number): boolean {
  return typeof value === 'number' && (value | 0) === value;
}

function isPoint(points: ArrayLike<number>, i: number): boolean {
  return isCoordinate(points[i]) && isCoordinate(points[i + 1]);
}

/** Returns whether a point differs from the one before and lies on a row, column or diagonal with it. */
function goesOn(points: ArrayLike<number>, i: number): boolean {
  const dx = Math.abs(points[i] - points[i - 2]);
  const dy = Math.abs(points[i + 1] - points[i - 1]);
  return dx === dy ? dx > 0 : dx * dy === 0;
}

/** Copies a caller's points. @throws `TypeError` or `RangeError` unless they are points joined as those of a path. */
function readPoints(list: ArrayLike<number> | readonly PointLike[]): number[] {
  if (!isList(list)) throw wrongKind('points', list, 'an array of coordinates, x0, y0, …, or of cells');
  const given = typeof list[0] === 'object' ? (flatPoints(list) as number[]) : list;
  checkAttached('points', given);
  const hole = firstHole(given);
  if (hole >= 0) throw notJoined(given, hole & ~1);
  const { length } = given;
  if (length < 2 || length % 2 !== 0) {
    throw new RangeError(`points has ${length} coordinates: it must have two for each point, and at least one point`);
  }
  const points = Array.from(given);
  for (let i = 0; i < points.length; i += 2) {
    if (!isPoint(points, i) || (i > 0 && !goesOn(points, i))) throw notJoined(points, i);
  }
  // -0 becomes 0.
  return points.map((value) => value + 0);
}

/** Returns the number of steps to the point whose x is at index `i` from the point before. */
function stepsTo(points: ArrayLike<number>, i: number): number {
  return Math.max(Math.abs(points[i] - points[i - 2]), Math.abs(points[i + 1] - points[i - 1]));
}

/** Returns the error for a point that is not one, or is not joined to the point before. */
function notJoined(points: ArrayLike<number>, i: number): TypeError | RangeError {
  const point = `(${show(points[i])}, ${show(points[i + 1])})`;
  if (!isPoint(points, i)) {
    const areNumbers = typeof points[i] === 'number' && typeof points[i + 1] === 'number';
    return new (areNumbers ? RangeError : TypeError)(
      `points has ${point}: coordinates must be whole numbers of 32 bits`,
    );
  }
  const from = `(${points[i - 2]}, ${points[i - 1]})`;
  return new RangeError(`points goes from ${from} to ${point}: it must continue along a row, a column or a diagonal`);
}

/** Returns the position of each point of a route among its cells. */
function positionsOf(points: ArrayLike<number>): number[] {
  const positions = [0];
  for (let i = 2; i < points.length; i += 2) {
    positions.push(positions[positions.length - 1] + stepsTo(points, i));
  }
  return positions;
}

/** Returns the index of the last of the ascending `positions` that is at most `position`. */
function latestUpTo(positions: readonly number[], position: number): number {
  let low = 0;
  let high = positions.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (positions[middle] <= position) low = middle;
    else high = middle;
  }
  return low;
}
