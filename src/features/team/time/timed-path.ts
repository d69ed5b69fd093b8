import { type Point, placeAt } from '../../../core/base/cells/point.ts';
import { checkInteger, checkNames, checkNumber, wrongKind } from '../../../core/base/check.ts';
import { checkAttached, firstHole, isList } from '../../../core/base/lists.ts';
import { hopAt, type PathHop } from '../../../core/grid/path/path-cells.ts';

/** Passed by searches, whose cells need no check. */
export const CHECKED: unique symbol = Symbol('checked');

/** A {@link TimedPath} as plain data: what its `toJSON` returns, and what `structuredClone` makes of it. */
export interface PlainTimedPath {
  /** The cell at each time, as x0, y0, x1, y1, …. */
  readonly xy: ArrayLike<number>;
  /** The time at the first cell: a whole number >= 0. */
  readonly startTime: number;
  /** The links that it crosses, see {@link TimedPath.links}. Absent if there are none. */
  readonly links?: ArrayLike<number>;
  /** Rows of a floor, see {@link TimedPath.floorRows}. Absent without floors. */
  readonly floorRows?: number;
}

/** How the cells of a path are joined where they are not side by side, and the rows of a floor. */
export interface Joints {
  readonly links: readonly number[];
  readonly floorRows: number;
}

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
 * String(path); // => '0,0 at 10 > 4,0 at 14'
 * path.hops(); // => []
 * TimedPath.fromJSON(JSON.parse(JSON.stringify(path))).arrival; // => 14
 * TimedPath.fromJSON(structuredClone(path)).arrival; // => 14
 */
export class TimedPath implements Iterable<Point> {
  /** The cell at the start time, one later, two later and so on up to the arrival, as x0, y0, x1, y1, …. */
  readonly xy: Int32Array;
  /** The time at which it is at the start. */
  readonly startTime: number;
  /**
   * For copies: for each link that it crosses, the index of the cell that it leads to, and the number of the link; steps over an edge that goes
   * on have numbers from 2^30. Absent if there are none. {@link TimedPath.hops} lists the links.
   */
  declare readonly links?: readonly number[];
  /** Rows of a floor, if the path is on a grid with floors: those of the grid, and the blocked one below. Absent if not. */
  declare readonly floorRows?: number;

  /**
   * @param xy The cell at each time as x0, y0, x1, y1, …; at least one. From each time to the next, it waits or goes to one of the eight cells
   * around. The array is copied.
   * @param startTime The time at the first cell: a whole number from 0 to 2^31 - 1.
   * @throws `TypeError` unless they are an array (or typed array) of numbers and a number.
   * @throws `RangeError` for cells that are not joined like that, and other times.
   */
  constructor(xy: ArrayLike<number>, startTime: number);
  /** @internal */
  constructor(xy: ArrayLike<number>, startTime: number, joints: Joints, checked?: typeof CHECKED);
  constructor(xy: ArrayLike<number>, startTime: number, joints?: Joints, checked?: typeof CHECKED) {
    this.xy = checked === CHECKED ? (xy as Int32Array) : readCells(xy, joints?.links ?? []);
    this.startTime = checked === CHECKED ? startTime : checkInteger('startTime', startTime, 0, 2 ** 31 - 1) + 0;
    if (joints === undefined) return;
    if (joints.links.length > 0) this.links = joints.links;
    if (joints.floorRows > 0) this.floorRows = joints.floorRows;
  }

  /**
   * Makes a path of what `toJSON` returned, or of a copy by `structuredClone`.
   *
   * @throws `TypeError` or `RangeError` as the constructor does.
   */
  static fromJSON(value: PlainTimedPath): TimedPath {
    checkNames('value', value, ['xy', 'startTime', 'links', 'floorRows']);
    const { xy, startTime, links, floorRows } = value;
    const rows = floorRows === undefined ? 0 : checkInteger('floorRows', floorRows, 2, 2 ** 31);
    return new TimedPath(xy, startTime, { links: links === undefined ? [] : readLinks(links), floorRows: rows });
  }

  /** Returns the steps over links, `{ index, link }`, and over edges that go on, `{ index, edge }`, as {@link Path.hops} does. */
  hops(): PathHop[] {
    const { links = [], xy } = this;
    const hops: PathHop[] = [];
    for (let i = 0; i < links.length; i += 2) {
      const index = links[i];
      hops.push(hopAt(index, links[i + 1], xy[2 * index] - xy[2 * index - 2]));
    }
    return hops;
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
    return placeAt(this, this.xy[2 * step], this.xy[2 * step + 1]);
  }

  /** Returns the cells and the start time as plain data. `JSON.stringify` calls it, and the static `fromJSON` reads it. */
  toJSON(): { xy: number[]; startTime: number; links?: number[]; floorRows?: number } {
    const { xy, startTime, links, floorRows } = this;
    return {
      xy: Array.from(xy),
      startTime,
      ...(links === undefined ? {} : { links: [...links] }),
      ...(floorRows === undefined ? {} : { floorRows }),
    };
  }

  /** Returns the cells where it turns, begins to wait or goes on, with their times: `'0,0 at 10 > 4,0 at 14'`. */
  toString(): string {
    const { xy, startTime } = this;
    const texts: string[] = [];
    for (let i = 0; i < xy.length; i += 2) {
      // Before the first cell and after the last one these are NaN, which equals nothing.
      const isOnTheWay = xy[i + 2] - xy[i] === xy[i] - xy[i - 2] && xy[i + 3] - xy[i + 1] === xy[i + 1] - xy[i - 1];
      if (isOnTheWay) continue;
      const { x, y, floor } = placeAt(this, xy[i], xy[i + 1]);
      texts.push(`${x},${y}${floor === undefined ? '' : `,${floor}`} at ${startTime + i / 2}`);
    }
    return texts.join(' > ');
  }

  /** Goes through the cells, one for each time. */
  *[Symbol.iterator](): Iterator<Point> {
    for (let i = 0; i < this.xy.length; i += 2) yield placeAt(this, this.xy[i], this.xy[i + 1]);
  }
}

/** Reads the links of a copied path. @throws `TypeError` or `RangeError` for others. */
function readLinks(list: ArrayLike<number>): number[] {
  if (!isList(list)) throw wrongKind('links', list, 'the links of a path');
  return Array.from(list, (value, i) => checkInteger(`links[${i}]`, value, i % 2 === 0 ? 1 : 0, 2 ** 31));
}

/**
 * Copies a caller's cells.
 *
 * @param links The steps that may lead anywhere, see `TimedPath.links`.
 * @throws `TypeError` or `RangeError` unless each is at most one step from the one before.
 */
function readCells(list: ArrayLike<number>, links: readonly number[]): Int32Array {
  if (!isList(list)) throw wrongKind('xy', list, 'an array of coordinates, x0, y0, x1, y1, …');
  checkAttached('xy', list);
  const hole = firstHole(list);
  if (hole >= 0) throw wrongKind(`xy[${hole}]`, undefined, 'a number');
  if (list.length < 2 || list.length % 2 !== 0) {
    throw new RangeError(`xy has ${list.length} coordinates: it must have two for each time, and at least one cell`);
  }
  const xy = Int32Array.from(list);
  const hops = new Set(links.filter((_, i) => i % 2 === 0));
  for (let i = 0; i < list.length; i++) {
    const value: unknown = list[i];
    if (typeof value !== 'number') throw wrongKind(`xy[${i}]`, value, 'a number');
    if (xy[i] !== value) throw new RangeError(`xy[${i}] is ${value}: it must be a whole number of 32 bits`);
    if (i < 2 || Math.abs(xy[i] - xy[i - 2]) <= 1 || hops.has(i >> 1)) continue;
    throw new RangeError(
      `xy goes from ${xy[i - 2]} to ${value} in a step: each cell must be the one before or beside it`,
    );
  }
  return xy;
}
