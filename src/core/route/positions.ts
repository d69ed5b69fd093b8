/** Remembers which lists of positions a transform has made of cells, so that none is transformed again. */

import type { Point } from '../base/cells/point.ts';

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
