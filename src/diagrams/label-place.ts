import { checkRoute } from './crossings.ts';
import type { Point, Route } from './types.ts';

/** A place for the label of a route: the middle of a segment. */
export interface LabelPlace extends Point {
  /** Degrees by which text turns that is to go along the segment: 0, or -90 to be read from below to above. */
  readonly rotation: 0 | -90;
  /** Length of the segment. */
  readonly length: number;
}

/**
 * Returns where the label of a route has most room: in the middle of its longest segment. Of equal ones, it is the first horizontal one.
 *
 * @param route The route.
 * @returns The place; null unless the route was found.
 * @throws `TypeError` for anything else than a route.
 *
 * @example
 * const routes = routeConnectors(
 *   { a: { x: 0, y: 0, width: 100, height: 50 }, b: { x: 200, y: 100, width: 100, height: 50 } },
 *   { line: { from: { box: 'a', side: 'right' }, to: { box: 'b', side: 'top' } } },
 * );
 * labelPlace(routes.get('line')); // => { x: 175, y: 25, rotation: 0, length: 150 }
 */
export function labelPlace(route: Route): LabelPlace | null {
  const { points } = checkRoute('route', route);
  let best: LabelPlace | null = null;
  for (let i = 2; i < points.length; i += 2) {
    const [x0, y0, x1, y1] = points.subarray(i - 2, i + 2);
    const rotation = y0 === y1 ? 0 : -90;
    const length = Math.abs(x1 - x0 + y1 - y0);
    if (best !== null && (best.length > length || (best.length === length && best.rotation >= rotation))) continue;
    best = { x: (x0 + x1) / 2, y: (y0 + y1) / 2, rotation, length };
  }
  return best;
}
