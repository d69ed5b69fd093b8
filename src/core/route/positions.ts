/** What transforms make of cells, and which lists of positions they have made, so that none is transformed again. */

import type { Point, PointLike } from '../base/cells/point.ts';
import { isArray, wrongKind } from '../base/check.ts';

/** Turns cells into world positions; a {@link GridTransform} does. */
export interface CellsToWorld {
  toWorld(cells: Iterable<PointLike>): Point[];
}

/** Returns where a transform puts cells. @throws `TypeError` or `RangeError` unless it returns a position for each. */
export function positionsOf(transform: CellsToWorld, cells: readonly Point[]): Point[] {
  const positions: unknown = transform.toWorld(cells);
  if (!isArray(positions) || positions.length !== cells.length) {
    throw wrongKind('what transform.toWorld returned', positions, 'an array of positions, one for each cell');
  }
  return positions.map((position, i) => readPoint(`transform.toWorld(…)[${i}]`, position));
}

export function readPoint(name: string, point: PointLike): Point {
  const isList = Array.isArray(point);
  const { x, y, floor }: { x?: unknown; y?: unknown; floor?: unknown } = isList
    ? { x: point[0], y: point[1], floor: point[2] }
    : Object(point);
  if (typeof x !== 'number' || typeof y !== 'number') throw wrongKind(name, point, '{ x, y } or [x, y]');
  if (!Number.isFinite(x) || !Number.isFinite(y)) {
    throw new RangeError(`${name} is (${x}, ${y}): coordinates must be finite numbers`);
  }
  return typeof floor === 'number' ? { x, y, floor } : { x, y };
}

/** The transform by the list that it has made, and by the first point of that, which copies of the list share. */
const MADE: WeakMap<object, object> = /* @__PURE__ */ new WeakMap();

/** Notes that a transform has made a list. Returns the list. */
export function madeBy(transform: object, positions: Point[]): Point[] {
  MADE.set(positions, transform);
  if (positions.length > 0) MADE.set(positions[0], transform);
  return positions;
}

/** Returns whether a route is a list that the transform has made, or a copy of one. */
export function isMadeBy(transform: object, route: object, first: object): boolean {
  return MADE.get(route) === transform || MADE.get(first) === transform;
}
