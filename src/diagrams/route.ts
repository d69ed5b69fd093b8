import type { Route, RouteStatus } from './types.ts';

/** Makes the route of a line. */
export function routeOf(status: RouteStatus, points: readonly number[]): Route {
  let length = 0;
  for (let i = 2; i < points.length; i += 2) {
    length += Math.abs(points[i] - points[i - 2]) + Math.abs(points[i + 1] - points[i - 1]);
  }
  return { status, points: new Float64Array(points), length, bends: Math.max(0, points.length / 2 - 2) };
}

/** Returns whether two routes go the same way. */
export function isSameRoute(one: Route, other: Route): boolean {
  return one.status === other.status && areEqual(one.points, other.points);
}

/** Returns whether two lists have the same numbers. */
export function areEqual(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  let i = 0;
  while (i < one.length && one[i] === other[i]) i++;
  return i === one.length && i === other.length;
}
