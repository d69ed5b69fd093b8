/** The cells of a path, for functions that take one. They know a path by this key, so that a bundle without paths has no Path either. */
import { allocate } from '../../base/allocate.ts';
import { isRevoked, pathRemedy, wrongKind } from '../../base/check.ts';

/** Key of the points that a path reads itself. `structuredClone` and `JSON.stringify` leave symbols out. */
export const POINTS: unique symbol = Symbol('points');

/** Key of the links that a path crosses. */
export const HOPS: unique symbol = Symbol('hops');

/** The links that a route crosses: by the index of the point after it among the route's points, the number of the link. */
export type Hops = ReadonlyMap<number, number>;

/** Steps over an edge that goes on at the other side have this number plus their direction in place of a link's. */
export const SEAM: number = 2 ** 30;

/** Steps over a border that costs have this number plus their direction. In a path they are steps like others. */
export const BORDER: number = SEAM + 8;

/**
 * A step of a route that does not lead to a cell beside the one before: over a link, or over an edge of the map that goes on at the other side. `index` is the
 * position of the cell that it leads to.
 */
export type PathHop =
  | {
      readonly index: number;
      /** The number that {@link Grid.addLink} returned. */
      readonly link: number;
      readonly edge?: undefined;
    }
  | {
      readonly index: number;
      /** `'x'` from the first to the last column or back, also over a corner of the map; `'y'` for rows. */
      readonly edge: 'x' | 'y';
      readonly link?: undefined;
    };

/** Returns a hop of a route. @param number Of the link, or SEAM and a direction. @param columns From the cell before. */
export function hopAt(index: number, number: number, columns: number): PathHop {
  if (number < SEAM) return { index, link: number };
  return { index, edge: Math.abs(columns) > 1 ? 'x' : 'y' };
}

/** A path, as far as its cells are asked for. */
interface Route {
  readonly [POINTS]: readonly number[];
  readonly [HOPS]: Hops | null;
}

/**
 * Returns the cells of a path as x0, y0, x1, y1, …. It reads the path's private points, so changes to arrays that the path handed out
 * do not matter.
 *
 * @param remedy How to get a path.
 * @throws `TypeError` unless it is a Path; an object that merely inherits from one is not.
 */
export function cellsOfPath(path: Route, remedy: string): Int32Array {
  if (path === null || path === undefined || isRevoked(path) || !Object.hasOwn(path, POINTS)) {
    throw wrongKind('path', path, pathRemedy(path, `a Path of this copy of hotpath; ${remedy}`));
  }
  return writeCells(path[POINTS], path[HOPS]);
}

/** Returns the links that a path crosses: by the position of the cell that it leads to, the number of the link. */
export function hopsOfPath(path: Route): Hops {
  const points = path[POINTS];
  const hops = path[HOPS];
  const byPosition = new Map<number, number>();
  if (hops === null) return byPosition;
  for (let i = 2, position = 0; i < points.length; i += 2) {
    position += stepsTo(points, hops, i);
    const link = hops.get(i >> 1);
    if (link !== undefined) byPosition.set(position, link);
  }
  return byPosition;
}

/** Returns the number of steps to the point whose x is at index `i` from the point before; to cross a link is one. */
export function stepsTo(points: ArrayLike<number>, hops: Hops | null, i: number): number {
  if (hops?.has(i >> 1)) return 1;
  return Math.max(Math.abs(points[i] - points[i - 2]), Math.abs(points[i + 1] - points[i - 1]));
}

/** Returns the number of cells of a route. */
export function countCells(points: ArrayLike<number>, hops: Hops | null): number {
  let length = 1;
  for (let i = 2; i < points.length; i += 2) length += stepsTo(points, hops, i);
  return length;
}

/** Writes out the cells of a route. @param points x, y of its turning points. */
export function writeCells(points: ArrayLike<number>, hops: Hops | null): Int32Array {
  const xy = allocate(Int32Array, 2 * countCells(points, hops));
  let x = points[0];
  let y = points[1];
  let at = 0;
  for (let i = 0; i < points.length; i += 2) {
    if (hops?.has(i >> 1)) {
      xy[at++] = x;
      xy[at++] = y;
      [x, y] = [points[i], points[i + 1]];
    }
    const stepX = Math.sign(points[i] - x);
    const stepY = Math.sign(points[i + 1] - y);
    while (x !== points[i] || y !== points[i + 1]) {
      xy[at++] = x;
      xy[at++] = y;
      x += stepX;
      y += stepY;
    }
  }
  xy[at] = x;
  xy[at + 1] = y;
  return xy;
}
