import { checkInteger } from '../base/check.ts';
import type { Point } from '../base/point.ts';

/**
 * A route of straight legs at any angle, as {@link smoothPath} returns it. To be used like a {@link Path}, but that it holds the
 * waypoints alone: start, the cells where it turns, goal.
 */
export class SmoothedPath implements Iterable<Point> {
  /** The waypoints as x0, y0, x1, y1, …. The caller's: the path keeps its own. */
  readonly xy: Int32Array;
  /** Number of waypoints; 1 where start and goal are the same. */
  readonly length: number;
  /** What its legs cost in all; {@link smoothPath} says how that is counted. At most what the route cost that was smoothed. */
  readonly cost: number;
  readonly #points: Int32Array;

  constructor(xy: Int32Array, cost: number) {
    this.xy = xy;
    this.#points = Int32Array.from(xy);
    this.length = xy.length / 2;
    this.cost = cost;
  }

  /**
   * The waypoint at a position, 0 for the start; negative positions count from the end, -1 for the goal.
   *
   * @throws `RangeError` outside the route. @throws `TypeError` for what is no number.
   */
  at(position: number): Point {
    const points = this.#points;
    const length = points.length / 2;
    checkInteger('position', position, -length, length - 1);
    const index = position < 0 ? length + position : position;
    return { x: points[2 * index], y: points[2 * index + 1] };
  }

  /** The cells where the direction changes, with start and goal: all that it holds. */
  waypoints(): Point[] {
    return Array.from(this);
  }

  /** As {@link SmoothedPath.waypoints}. */
  toArray(): Point[] {
    return Array.from(this);
  }

  /** As {@link SmoothedPath.toArray}. */
  toJSON(): Point[] {
    return this.toArray();
  }

  *[Symbol.iterator](): Iterator<Point> {
    const points = this.#points;
    for (let i = 0; i < points.length; i += 2) yield { x: points[i], y: points[i + 1] };
  }
}
