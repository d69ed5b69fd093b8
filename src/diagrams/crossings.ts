import { checkObject, wrongKind } from '../core/base/check.ts';
import { isIterable } from '../core/base/lists.ts';
import type { Point, Route } from './types.ts';

/** A segment of a route, from its lower coordinate to its upper one. */
interface Segment {
  readonly route: Route;
  readonly line: number;
  readonly low: number;
  readonly high: number;
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
  if (typeof routes !== 'object' || routes === null || !isIterable(routes)) {
    throw wrongKind('routes', routes, 'a list of routes');
  }
  const rows: Segment[] = [];
  const columns: Segment[] = [];
  let index = 0;
  for (const route of routes) addSegments(checkRoute(`routes[${index++}]`, route), rows, columns);
  columns.sort((a, b) => a.line - b.line);
  const crossings = new Map<Route, Point[]>();
  for (const { route, line: y, low, high } of rows) {
    for (let i = firstAfter(columns, low); i < columns.length && columns[i].line < high; i++) {
      const { line: x, low: top, high: bottom } = columns[i];
      if (top >= y || bottom <= y) continue;
      const points = crossings.get(route);
      if (points === undefined) crossings.set(route, [{ x, y }]);
      else points.push({ x, y });
    }
  }
  for (const [route, points] of crossings) crossings.set(route, inOrder(route, points));
  return crossings;
}

/** @throws `TypeError` unless `value` is a route. */
export function checkRoute(name: string, value: unknown): Route {
  checkObject(name, value, 'a route of routeConnectors or Connectors');
  const { points } = value as Route;
  if (!(points instanceof Float64Array)) throw wrongKind(`${name}.points`, points, 'the Float64Array of a route');
  return value as Route;
}

function addSegments(route: Route, rows: Segment[], columns: Segment[]): void {
  const { points } = route;
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [x0, y0, x1, y1] = points.subarray(i, i + 4);
    if (y0 === y1) rows.push({ route, line: y0, low: Math.min(x0, x1), high: Math.max(x0, x1) });
    else columns.push({ route, line: x0, low: Math.min(y0, y1), high: Math.max(y0, y1) });
  }
}

/** Returns the first of the sorted segments whose line is above a value. */
function firstAfter(segments: readonly Segment[], value: number): number {
  let low = 0;
  let high = segments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (segments[middle].line > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns points of a route's horizontal segments, each once, in the order in which the route meets them. */
function inOrder(route: Route, points: readonly Point[]): Point[] {
  const sorted: Point[] = [];
  const { points: corners } = route;
  for (let i = 0; i + 3 < corners.length; i += 2) {
    const [x0, y0, x1, y1] = corners.subarray(i, i + 4);
    if (y0 !== y1) continue;
    const sign = x1 > x0 ? 1 : -1;
    const own = points.filter(({ x, y }) => y === y0 && (x - x0) * sign > 0 && (x1 - x) * sign > 0);
    own.sort((a, b) => sign * (a.x - b.x));
    for (const point of own) if (sorted.at(-1)?.x !== point.x || sorted.at(-1)?.y !== point.y) sorted.push(point);
  }
  return sorted;
}
