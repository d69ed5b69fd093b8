/** The cells of a path, for functions that take one. They know a path by this key, so that a bundle without paths has no Path either. */
import { allocate } from '../base/allocate.ts';
import { isRevoked, pathRemedy, wrongKind } from '../base/check.ts';

/** Key of the points that a path reads itself. `structuredClone` and `JSON.stringify` leave symbols out. */
export const POINTS: unique symbol = Symbol('points');

/** A path, as far as its cells are asked for. */
interface Route {
  readonly [POINTS]: readonly number[];
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
  return writeCells(path[POINTS], countCells(path[POINTS]));
}

/** Returns the number of cells of a route. */
export function countCells(points: readonly number[]): number {
  let length = 1;
  for (let i = 2; i < points.length; i += 2) {
    length += Math.max(Math.abs(points[i] - points[i - 2]), Math.abs(points[i + 1] - points[i - 1]));
  }
  return length;
}

/** Writes out the cells of a route. @param points x, y of its turning points. @param length Number of its cells. */
export function writeCells(points: ArrayLike<number>, length: number): Int32Array {
  const xy = allocate(Int32Array, 2 * length);
  let x = points[0];
  let y = points[1];
  let at = 0;
  for (let i = 0; i < points.length; i += 2) {
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
