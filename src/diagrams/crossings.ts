import { checkObject, wrongKind } from '../core/base/check.ts';
import { isIterable } from '../core/base/lists.ts';
import type { Point, Route } from './types.ts';

/** A vertical segment of a route. */
interface Column {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Finds where lines cross: where to draw jumps. Of the two lines that cross, the horizontal one gets the jump. Lines that touch or share a part do
 * not cross there. Takes about n log n steps for n segments, and one for each crossing.
 *
 * @param routes Routes, such as the values of what {@link routeConnectors} returns.
 * @returns For each route that is crossed on a horizontal segment, the points, in the order in which the route meets them.
 * @throws `TypeError` unless `routes` are routes.
 *
 * @example
 * const routes = routeConnectors(
 *   {},
 *   {
 *     across: { from: { x: 0, y: 50 }, to: { x: 100, y: 50 } },
 *     down: { from: { x: 40, y: 0 }, to: { x: 40, y: 100 } },
 *   },
 * );
 * const [across] = routes.values();
 * lineCrossings(routes.values()).get(across); // => [ { x: 40, y: 50 } ]
 */
export function lineCrossings(routes: Iterable<Route>): Map<Route, Point[]> {
  const checked = checkList('routes', routes, 'routes').map((route, i) => checkRoute(`routes[${i}]`, route));
  const columns: Column[] = [];
  for (const { points } of checked) addColumns(points, columns);
  columns.sort((a, b) => a.x - b.x);
  const places = Float64Array.from(columns, ({ x }) => x);
  const crossings = new Map<Route, Point[]>();
  for (const route of checked) {
    const crossed = crossedBy(route.points, columns, places);
    if (crossed.length > 0) crossings.set(route, crossed);
  }
  return crossings;
}

/** @throws `TypeError` unless `value` is a route. */
export function checkRoute(name: string, value: unknown): Route {
  checkObject(name, value, 'a route of routeConnectors or Connectors');
  const { points } = value as Route;
  if (!(points instanceof Float64Array)) throw wrongKind(`${name}.points`, points, 'the Float64Array of a route');
  return value as Route;
}

/** @throws `TypeError` unless `value` is a list. @param what What is in it. */
export function checkList(name: string, value: unknown, what: string): unknown[] {
  if (typeof value !== 'object' || value === null || !isIterable(value)) {
    throw wrongKind(name, value, `a list of ${what}`);
  }
  return Array.from(value);
}

function addColumns(points: Float64Array, columns: Column[]): void {
  for (let i = 3; i < points.length; i += 2) {
    const [x0, y0, , y1] = points.subarray(i - 3, i + 1);
    if (y0 !== y1) columns.push({ x: x0, top: Math.min(y0, y1), bottom: Math.max(y0, y1) });
  }
}

/** Returns where the horizontal segments of a route cross columns, which are sorted by their places: each point once, in the order in which the route meets them. */
function crossedBy(points: Float64Array, columns: readonly Column[], places: Float64Array): Point[] {
  const crossed: Point[] = [];
  for (let i = 3; i < points.length; i += 2) {
    const [x0, y, x1, y1] = points.subarray(i - 3, i + 1);
    if (y !== y1) continue;
    const own: Point[] = [];
    for (let at = firstAbove(places, Math.min(x0, x1)); columns[at]?.x < Math.max(x0, x1); at++) {
      const { x, top, bottom } = columns[at];
      if (top < y && bottom > y && own[own.length - 1]?.x !== x) own.push({ x, y });
    }
    crossed.push(...(x1 < x0 ? own.reverse() : own));
  }
  return crossed;
}

/** Returns the first index whose number is above `value`, where numbers ascend; their count if there is none. */
function firstAbove(numbers: Float64Array, value: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
