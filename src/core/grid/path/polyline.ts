import type { Point, PointLike } from '../../base/cells/point.ts';
import { wrongKind } from '../../base/check.ts';
import { checkAttached, isList } from '../../base/lists.ts';
import { flatPoints, PointList } from './point-list.ts';

/** Key of the waypoints that the route reads itself. */
const WAYPOINTS: unique symbol = Symbol('points');

/**
 * A route of straight legs at any angle, returned by {@link findAnyAnglePath} and {@link smoothPath}. It is read like a {@link Path}, but its
 * points are the waypoints alone: start, the points where it turns, goal.
 *
 * @example
 * const { path } = findAnyAnglePath(new Grid(9, 5), [0, 0], [8, 3]);
 * path instanceof Polyline; // => true
 * path.toArray(); // => [ { x: 0, y: 0 }, { x: 8, y: 3 } ]
 * path.xy; // => Int32Array(4) [ 0, 0, 8, 3 ]
 * path.distance; // => 8.544…
 * String(path); // => '0,0 > 8,3'
 */
export class Polyline extends PointList {
  /** The waypoints as x0, y0, x1, y1, …. The array is yours: changing it does not change the route. */
  readonly xy: Int32Array;
  /** Number of waypoints; 1 if start and goal are the same. */
  readonly length: number;
  /**
   * Cost of all legs together. At any angle that is their length; {@link smoothPath} explains how it counts terrain. A route that you make has its
   * length for it, unless you pass another cost.
   */
  readonly cost: number;
  /** @internal */
  readonly [WAYPOINTS]: Int32Array;

  /**
   * @param points The waypoints: x0, y0, x1, y1, …, or a list of cells. At least one. They are copied.
   * @param cost See {@link Polyline.cost}.
   * @throws `TypeError` unless they are such points. @throws `RangeError` if a coordinate is not a whole number of 32 bits.
   */
  constructor(points: ArrayLike<number> | readonly PointLike[], cost?: number) {
    super();
    const xy = points instanceof Int32Array ? points : readWaypoints(points);
    this.xy = xy;
    this.length = xy.length / 2;
    this.cost = cost ?? distanceAlong(xy);
    this[WAYPOINTS] = xy.slice();
  }

  /**
   * Makes a route of what `toJSON` returned, or of a copy by `structuredClone`.
   *
   * @throws `TypeError` or `RangeError` as the constructor does.
   *
   * @example
   * const { path } = findAnyAnglePath(new Grid(9, 5), [0, 0], [8, 3]);
   * Polyline.fromJSON(JSON.parse(JSON.stringify(path))).distance; // => 8.544…
   */
  static fromJSON(
    value:
      | ArrayLike<number>
      | readonly PointLike[]
      | { readonly xy: ArrayLike<number>; readonly cost?: number | undefined },
  ): Polyline {
    const isCopy = typeof value === 'object' && value !== null && !isList(value) && 'xy' in value;
    return isCopy
      ? new Polyline(readWaypoints(value.xy), value.cost)
      : new Polyline(readWaypoints(value as ArrayLike<number>));
  }

  /** Length of all legs together, in cells. O(length). */
  get distance(): number {
    return distanceAlong(this[WAYPOINTS]);
  }

  protected pointAt(index: number): Point {
    return { x: this[WAYPOINTS][2 * index], y: this[WAYPOINTS][2 * index + 1] };
  }

  /** Returns start, the points where the direction changes, and goal, as `toArray` does. */
  waypoints(): Point[] {
    return this.toArray();
  }

  *[Symbol.iterator](): Iterator<Point> {
    const points = this[WAYPOINTS];
    for (let i = 0; i < points.length; i += 2) yield { x: points[i], y: points[i + 1] };
  }
}

function readWaypoints(given: ArrayLike<number> | readonly PointLike[]): Int32Array {
  if (!isList(given)) throw wrongKind('points', given, 'an array of coordinates, x0, y0, …, or of cells');
  checkAttached('points', given);
  const flat = flatPoints(given as ArrayLike<unknown>);
  if (flat.length < 2 || flat.length % 2 !== 0) {
    throw new RangeError(
      `points has ${flat.length} coordinates: it must have two for each point, and at least one point`,
    );
  }
  for (let i = 0; i < flat.length; i++) {
    if (typeof flat[i] !== 'number') throw wrongKind(`coordinate ${i} of points`, flat[i], 'a number');
    if (((flat[i] as number) | 0) !== flat[i]) {
      throw new RangeError(`coordinate ${i} of points is ${flat[i]}: it must be a whole number of 32 bits`);
    }
  }
  return Int32Array.from(flat as number[]);
}

/** Returns the length of the way along points x0, y0, x1, y1, …. */
function distanceAlong(points: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 2; i < points.length; i += 2) {
    const [dx, dy] = [points[i] - points[i - 2], points[i + 1] - points[i - 1]];
    sum += Math.sqrt(dx * dx + dy * dy);
  }
  return sum;
}
