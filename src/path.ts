import { checkInteger } from './check.ts';
import type { Point } from './point.ts';

/** A route: cells from start to goal, both included, each one legal move from the one before. */
export class Path implements Iterable<Point> {
  /** The cells as x0, y0, x1, y1, …; the caller's own, never written again. */
  readonly xy: Int32Array;

  /** @param xy Cells as x0, y0, x1, y1, …, at least one. Kept, not copied. */
  constructor(xy: Int32Array) {
    this.xy = xy;
  }

  /** Number of cells; 1 where start and goal are the same. */
  get length(): number {
    return this.xy.length >> 1;
  }

  /**
   * The cell at a position, 0 for the start; negative positions count from the end, -1 for the goal.
   *
   * @throws {RangeError} outside the route.
   */
  at(position: number): Point {
    checkInteger('position', position, -this.length, this.length - 1);
    const index = 2 * (position < 0 ? this.length + position : position);
    return { x: this.xy[index], y: this.xy[index + 1] };
  }

  /** The cells where the direction changes, with start and goal. O(length). */
  waypoints(): Point[] {
    const { xy, length } = this;
    const points = [this.at(0)];
    for (let i = 2; i < 2 * length - 2; i += 2) {
      const turnsX = xy[i + 2] - xy[i] !== xy[i] - xy[i - 2];
      const turnsY = xy[i + 3] - xy[i + 1] !== xy[i + 1] - xy[i - 1];
      if (turnsX || turnsY) points.push({ x: xy[i], y: xy[i + 1] });
    }
    if (length > 1) points.push(this.at(-1));
    return points;
  }

  /** All cells as objects. O(length). */
  toArray(): Point[] {
    return Array.from(this);
  }

  *[Symbol.iterator](): Iterator<Point> {
    for (let i = 0; i < this.xy.length; i += 2) yield { x: this.xy[i], y: this.xy[i + 1] };
  }
}
