import type { Point } from '../../base/cells/point.ts';
import { checkNumber, wrongKind } from '../../base/check.ts';
import { Printable } from '../../base/printable.ts';

/**
 * A list of points that is read like an array. `structuredClone`, `postMessage` and `console.log` see the fields of a list, not what it keeps
 * under symbols.
 */
export abstract class PointList extends Printable implements Iterable<Point> {
  /** Number of points. */
  abstract readonly length: number;

  /** Length of the route along all its points, in cells: the straight-line distances from point to point, summed. */
  abstract readonly distance: number;

  abstract [Symbol.iterator](): Iterator<Point>;

  /** @internal Tells Vue's `reactive` to leave the object as it is. */
  get __v_skip(): true {
    return true;
  }

  /** Returns the point at an index from 0 to length - 1. */
  protected abstract pointAt(index: number): Point;

  /**
   * Returns the point at a position, as `Array.prototype.at` does: 0 is the first; negative positions count from the end, so -1 is the
   * last; undefined outside the list.
   *
   * @throws `TypeError` if the position is not a number.
   */
  at(position: 0 | -1): Point;
  at(position: number): Point | undefined;
  at(position: number): Point | undefined {
    const whole = Math.trunc(checkNumber('position', position)) || 0;
    const index = whole < 0 ? this.length + whole : whole;
    return index >= 0 && index < this.length ? this.pointAt(index) : undefined;
  }

  /** Calls a function with each point and its index. @throws `TypeError` if it is not a function. */
  forEach(callback: (point: Point, index: number) => void): void {
    checkCallback(callback);
    let index = 0;
    for (const point of this) callback(point, index++);
  }

  /** Returns what a function returns for each point and its index. @throws `TypeError` if it is not a function. */
  map<T>(callback: (point: Point, index: number) => T): T[] {
    checkCallback(callback);
    return this.toArray().map((point, index) => callback(point, index));
  }

  /** Returns all points. O(length). */
  toArray(): Point[] {
    return Array.from(this);
  }

  /** Returns all points, as `toArray` does. `JSON.stringify` calls it, and the static `fromJSON` reads it. */
  toJSON(): Point[] {
    return this.toArray();
  }

  /** Returns start, the points where the direction changes, and goal. */
  abstract waypoints(): Point[];

  /** Returns the waypoints as text: `'3,4 > 3,9'`. */
  override toString(): string {
    return this.waypoints()
      .map(({ x, y, floor }) => (floor === undefined ? `${x},${y}` : `${x},${y},${floor}`))
      .join(' > ');
  }

  /** @internal */
  protected override summary(): object {
    return Object.fromEntries([['length', this.length], ...Object.entries(this)]);
  }
}

function checkCallback(callback: unknown): void {
  if (typeof callback !== 'function') throw wrongKind('callback', callback, 'a function');
}

/** Returns x0, y0, x1, y1, … of a list that has these, or cells. Coordinates are not checked. */
export function flatPoints(list: ArrayLike<unknown>): unknown[] {
  const flat: unknown[] = [];
  for (let i = 0; i < list.length; i++) {
    const one = list[i] as { x?: unknown; y?: unknown } | unknown[] | null | undefined;
    if (typeof one !== 'object' || one === null) flat.push(one);
    else if (Array.isArray(one)) flat.push(one[0], one[1]);
    else flat.push(one.x, one.y);
  }
  return flat;
}
