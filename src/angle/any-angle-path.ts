import type { Point } from '../base/point.ts';
import { PointList } from '../grid/point-list.ts';

/** Key of the waypoints that the path reads itself. */
const POINTS: unique symbol = Symbol('points');

/**
 * A route of straight legs at any angle, returned by {@link findAnyAnglePath}. It is read like a {@link Path}, but its points are the
 * waypoints alone: start, the cells where it turns, goal.
 *
 * @example
 * const { path } = findAnyAnglePath(new Grid(9, 5), [0, 0], [8, 3]);
 * path instanceof AnyAnglePath; // => true
 * path.toArray(); // => [ { x: 0, y: 0 }, { x: 8, y: 3 } ]
 * path.xy; // => Int32Array(4) [ 0, 0, 8, 3 ]
 * path.cost; // => 8.544…
 */
export class AnyAnglePath extends PointList {
  /** The waypoints as x0, y0, x1, y1, …. The array is yours: changing it does not change the path. */
  readonly xy: Int32Array;
  /** Number of waypoints; 1 if start and goal are the same. */
  readonly length: number;
  /** Length of all legs together, in cells. */
  readonly cost: number;
  /** @internal */
  readonly [POINTS]: Int32Array;

  constructor(xy: Int32Array, cost: number) {
    super();
    this.xy = xy;
    this.length = xy.length / 2;
    this.cost = cost;
    this[POINTS] = xy.slice();
  }

  protected pointAt(index: number): Point {
    return { x: this[POINTS][2 * index], y: this[POINTS][2 * index + 1] };
  }

  /** Returns start, the cells where the direction changes, and goal, as `toArray` does. */
  waypoints(): Point[] {
    return this.toArray();
  }

  *[Symbol.iterator](): Iterator<Point> {
    const points = this[POINTS];
    for (let i = 0; i < points.length; i += 2) yield { x: points[i], y: points[i + 1] };
  }
}
