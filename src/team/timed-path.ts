import { checkNumber } from '../base/check.ts';
import type { Point } from '../base/point.ts';

/**
 * A way through space and time, returned by {@link findTimedPath} and {@link findTeamPaths}: the cell at each time from the start to the arrival.
 *
 * @example
 * const { path } = findTimedPath(new Grid(5, 1), [0, 0], [4, 0], { startTime: 10 });
 * path instanceof TimedPath; // => true
 * path.arrival; // => 14
 * path.at(12); // => { x: 2, y: 0 }
 * path.at(99); // => { x: 4, y: 0 }
 * path.xy; // => Int32Array(10) [ 0, 0, 1, 0, 2, 0, 3, 0, 4, 0 ]
 */
export class TimedPath implements Iterable<Point> {
  /** The cell at the start time, one later, two later and so on up to the arrival, as x0, y0, x1, y1, …. */
  readonly xy: Int32Array;
  /** The time at which it is at the start. */
  readonly startTime: number;

  /** @internal */
  constructor(xy: Int32Array, startTime: number) {
    this.xy = xy;
    this.startTime = startTime;
  }

  /** Number of cells, one for each time; a cell in which it waits counts again. */
  get length(): number {
    return this.xy.length / 2;
  }

  /** The time of arrival: the start time and the number of steps and waits. */
  get arrival(): number {
    return this.startTime + this.length - 1;
  }

  /**
   * Returns the cell at a time: the start before the start time, the goal after the arrival. Fractions are cut off. O(1).
   *
   * @throws `TypeError` if the time is not a number.
   */
  at(time: number): Point {
    const last = this.length - 1;
    const step = Math.min(Math.max(Math.trunc(checkNumber('time', time)) - this.startTime, 0), last) || 0;
    return { x: this.xy[2 * step], y: this.xy[2 * step + 1] };
  }

  /** Goes through the cells, one for each time. */
  *[Symbol.iterator](): Iterator<Point> {
    for (let i = 0; i < this.xy.length; i += 2) yield { x: this.xy[i], y: this.xy[i + 1] };
  }
}
