import { type Point, type PointLike, placeAt } from '../../base/cells/point.ts';
import { checkInteger } from '../../base/check.ts';
import { isList } from '../../base/lists.ts';
import type { GridCells } from '../grid-cells.ts';
import {
  BORDER,
  countCells,
  HOPS,
  type Hops,
  hopAt,
  type PathHop,
  POINTS,
  SEAM,
  stepsTo,
  writeCells,
} from './path-cells.ts';
import { PointList } from './point-list.ts';
import { cellsOfGrid, type JsonCell, linksIn, readHops, readPoints, rowsOf, tallPoints } from './read-path.ts';

/** Passed by engines, whose points need no check. */
export const CHECKED: unique symbol = Symbol('checked');

/** Key of what a path computes when first asked. */
const COMPUTED: unique symbol = Symbol('derived');

/** A path as `structuredClone` copies it. */
export interface PathCopy {
  /** Of {@link Path.points}. */
  readonly points: ArrayLike<number>;
  /** Of {@link Path.links}. */
  readonly links?: ArrayLike<number>;
  /** Of {@link Path.floorRows}. */
  readonly floorRows?: number;
}

/** What a path computes from its points when first asked. */
interface Computed {
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
  /** The links that the route crosses, for copies; absent if there are none. {@link Path.hops} lists them. */
  declare readonly links?: readonly number[];
  /** @internal */
  readonly [POINTS]: readonly number[];
  /** @internal */
  readonly [HOPS]: Hops | null;
  /** Rows of a floor, if the route leads over floors: those of the grid, and the blocked one below. Absent if not. */
  declare readonly floorRows?: number;
  /** @internal */
  [COMPUTED]: Computed | null;

  /**
   * @param points Cells of the route as x0, y0, x1, y1, …, or a list of cells; at least one. From each point to the next, the route runs
   * straight along a row, column or diagonal. The array is copied.
   * @param grid The {@link Grid} of the route, if it crosses links, edges that go on or floors. From a point to the next may then also lead a link, or a
   * step over an edge. Give all cells, as the `xy` of a path has them: each step is read as the cheapest that the default options allow.
   * @throws `TypeError` unless `points` is an array (or typed array) of numbers, or an array of cells, and `grid` a Grid.
   * @throws `RangeError` if a coordinate is not a whole number, two points are not joined like that, or one lies outside the grid given.
   *
   * @example
   * const grid = new Grid(9, 1, { wrap: 'x' });
   * const { path } = findPath(grid, [1, 0], [7, 0]);
   * new Path(path.xy, grid).length; // => 4
   */
  constructor(points: ArrayLike<number> | readonly PointLike[], grid?: GridCells);
  /** @internal */
  constructor(
    points: ArrayLike<number> | readonly PointLike[],
    given: typeof CHECKED | Hops | null,
    floorRows?: number,
  );
  constructor(
    points: ArrayLike<number> | readonly PointLike[],
    given: typeof CHECKED | Hops | GridCells | null = null,
    floorRows = 0,
  ) {
    super();
    const isOwn = given === CHECKED;
    const isRead = isOwn || given === null || given instanceof Map;
    const cells = isRead ? null : cellsOfGrid(given);
    const hops = isOwn ? takeHops(points as number[]) : cells === null ? (given as Hops | null) : new Map();
    const own = isOwn ? (points as number[]) : readPoints(points, hops, cells);
    const rows = cells?.floorRows ?? floorRows;
    this.points = own.slice();
    if (hops !== null && hops.size > 0) this.links = Array.from(hops).flat();
    if (rows > 0) this.floorRows = rows;
    this[POINTS] = own;
    this[HOPS] = this.links === undefined ? null : hops;
    this[COMPUTED] = null;
  }

  /**
   * Makes a path of what `toJSON` returned, or of a copy by `structuredClone`.
   *
   * @throws `TypeError` or `RangeError` as the constructor does.
   */
  static fromJSON(value: ArrayLike<number> | readonly PointLike[] | PathCopy): Path {
    const isCopy = typeof value === 'object' && value !== null && !isList(value) && 'points' in value;
    const points = isCopy ? value.points : (value as readonly PointLike[]);
    const links = isCopy ? value.links : linksIn(points);
    const rows = isCopy ? value.floorRows : rowsOf(points as readonly unknown[]);
    if (links === undefined && rows === undefined) return new Path(points);
    const hops = links === undefined ? null : readHops(links);
    if (rows === undefined) return new Path(points, hops);
    checkInteger('floorRows', rows, 2, 2 ** 31);
    return new Path(isCopy ? points : tallPoints(points as unknown as readonly Point[], rows), hops, rows);
  }

  /**
   * Returns all cells, which `fromJSON` reads. A cell that a link leads to has the number of the link, `link`, too, and the first cell of a
   * route over floors has `floorRows`.
   */
  override toJSON(): Point[] {
    const cells: JsonCell[] = this.toArray();
    const positions = cellPositions(this[POINTS], this[HOPS]);
    for (const [point, link] of this[HOPS] ?? []) cells[positions[point]].link = link;
    if (this.floorRows !== undefined) cells[0].floorRows = this.floorRows;
    return cells;
  }

  /** Number of cells; 1 if start and goal are the same. O(waypoints) when first read. */
  get length(): number {
    return derivedFrom(this).length;
  }

  /** Length of the route in cells: 1 for each straight step, sqrt 2 for each diagonal one, 0 for a link. O(waypoints). */
  get distance(): number {
    const points = this[POINTS];
    const hops = this[HOPS];
    let [straight, diagonal] = [0, 0];
    for (let i = 2; i < points.length; i += 2) {
      const hop = hops?.get(i >> 1);
      // Steps over an edge are steps; links have no length.
      if (hop !== undefined && hop < SEAM) continue;
      const isStraight = points[i] === points[i - 2] || points[i + 1] === points[i - 1];
      if (hop === undefined ? isStraight : hop % 2 === 0) straight += stepsTo(points, hops, i);
      else diagonal += stepsTo(points, hops, i);
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
    if (derived.xy === null || derived.xy.length === 0) derived.xy = writeCells(this[POINTS], this[HOPS]);
    return derived.xy;
  }

  /** O(log waypoints), O(waypoints) the first time. */
  protected pointAt(index: number): Point {
    const points = this[POINTS];
    const derived = derivedFrom(this);
    derived.positions ??= cellPositions(points, this[HOPS]);
    const { positions } = derived;
    const from = latestUpTo(positions, index);
    const steps = index - positions[from];
    const x = points[2 * from];
    const y = points[2 * from + 1];
    if (steps === 0) return placeAt(this, x, y);
    const stepX = Math.sign(points[2 * from + 2] - x);
    return placeAt(this, x + steps * stepX, y + steps * Math.sign(points[2 * from + 3] - y));
  }

  /**
   * Returns the steps that do not lead to a cell beside the one before: links, `{ index, link }`, and steps over an edge that goes on,
   * `{ index, edge }`. O(waypoints).
   */
  hops(): PathHop[] {
    const points = this[POINTS];
    const positions = cellPositions(points, this[HOPS]);
    return Array.from(this[HOPS] ?? [], ([point, number]) =>
      hopAt(positions[point], number, points[2 * point] - points[2 * point - 2]),
    );
  }

  /** Returns the start, the cells where the direction changes, the two cells of each link, and the goal. O(waypoints). */
  waypoints(): Point[] {
    const points = this[POINTS];
    const hops = this[HOPS];
    const waypoints: Point[] = [];
    let stepX = 0;
    let stepY = 0;
    for (let i = 0; i < points.length; i += 2) {
      const x = points[i];
      const y = points[i + 1];
      // After the last point these are NaN, which differs from any direction.
      const nextX = Math.sign(points[i + 2] - x);
      const nextY = Math.sign(points[i + 3] - y);
      const isEnd = hops !== null && (hops.has(i >> 1) || hops.has((i >> 1) + 1));
      if (isEnd || nextX !== stepX || nextY !== stepY) waypoints.push(placeAt(this, x, y));
      stepX = nextX;
      stepY = nextY;
    }
    return waypoints;
  }

  *[Symbol.iterator](): Iterator<Point> {
    const xy = writeCells(this[POINTS], this[HOPS]);
    for (let i = 0; i < xy.length; i += 2) yield placeAt(this, xy[i], xy[i + 1]);
  }
}

function derivedFrom(path: Path): Computed {
  path[COMPUTED] ??= { length: countCells(path[POINTS], path[HOPS]), positions: null, xy: null };
  return path[COMPUTED];
}

/** Returns the position of each point of a route among its cells. */
function cellPositions(points: ArrayLike<number>, hops: Hops | null): number[] {
  const positions = [0];
  for (let i = 2; i < points.length; i += 2) {
    positions.push(positions[positions.length - 1] + stepsTo(points, hops, i));
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

/**
 * Takes the marks of links out of the points of a route: where a route crosses a link, engines write `~id`, 0 between its two cells. So they do where it
 * crosses a border that costs, which is a step.
 *
 * @returns The links; null if there are none.
 */
function takeHops(points: number[]): Hops | null {
  let kept = 0;
  // Most routes have no marks: they stay as they are.
  while (kept < points.length && points[kept] >= 0) kept += 2;
  if (kept === points.length) return null;
  let hops: Map<number, number> | null = null;
  for (let i = kept; i < points.length; i += 2) {
    if (points[i] < 0) {
      if (~points[i] >= BORDER) continue;
      hops ??= new Map();
      hops.set(kept >> 1, ~points[i]);
      continue;
    }
    points[kept++] = points[i];
    points[kept++] = points[i + 1];
  }
  points.length = kept;
  return hops;
}
