import { checkInteger } from '../base/check.ts';
import type { Point } from '../base/point.ts';

/**
 * A route of straight legs at any angle, returned by {@link smoothPath}. Use it like a {@link Path}; but it holds only the waypoints:
 * start, the cells where it turns, goal.
 */
export class SmoothedPath implements Iterable<Point> {
  /** The waypoints as x0, y0, x1, y1, …. The array is yours: changing it does not change the path. */
  readonly xy: Int32Array;
  /** Number of waypoints; 1 if start and goal are the same. */
  readonly length: number;
  /** Cost of all legs together, at most the cost of the route that was smoothed. {@link smoothPath} explains how it is counted. */
  readonly cost: number;
  readonly #points: Int32Array;

  constructor(xy: Int32Array, cost: number) {
    this.xy = xy;
    this.#points = Int32Array.from(xy);
    this.length = xy.length / 2;
    this.cost = cost;
  }

  /**
   * Returns the waypoint at a position: 0 is the start. Negative positions count from the end: -1 is the goal.
   *
   * @throws `RangeError` outside the route. @throws `TypeError` if the position is not a number.
   */
  at(position: number): Point {
    const points = this.#points;
    const length = points.length / 2;
    checkInteger('position', position, -length, length - 1);
    const index = position < 0 ? length + position : position;
    return { x: points[2 * index], y: points[2 * index + 1] };
  }

  /** Returns start, the cells where the direction changes, and goal: all that this path holds. */
  waypoints(): Point[] {
    return Array.from(this);
  }

  /** Returns the same as {@link SmoothedPath.waypoints}. */
  toArray(): Point[] {
    return Array.from(this);
  }

  /** Returns the same as {@link SmoothedPath.toArray}, for JSON.stringify. */
  toJSON(): Point[] {
    return this.toArray();
  }

  *[Symbol.iterator](): Iterator<Point> {
    const points = this.#points;
    for (let i = 0; i < points.length; i += 2) yield { x: points[i], y: points[i + 1] };
  }
}
