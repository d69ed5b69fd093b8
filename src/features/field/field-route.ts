/** Reads routes from the steps of a field. */
import type { Sides } from '../../core/base/cells/box.ts';
import { STEP_X, STEP_Y } from '../../core/base/cells/direction.ts';
import { type Point, placeAt } from '../../core/base/cells/point.ts';

/** The flow of a cell without a step. */
export const NO_STEP = 255;
/** The flow of a cell whose step is a link. */
export const LINK_STEP = 254;

/** By cell whose step is a link: the cell that it leads to, and the number of the link. */
export type Crossings = ReadonlyMap<number, { readonly to: number; readonly link: number }>;

/** Returns the next cell downhill from a cell, null if it has no step. */
export function stepFrom(flow: Uint8Array, sides: Sides, cell: number, crossings: Crossings | null): Point | null {
  const direction = flow[cell];
  if (direction === NO_STEP) return null;
  const { width } = sides;
  const to =
    direction === LINK_STEP ? (crossings?.get(cell)?.to ?? cell) : cell + STEP_X[direction] + STEP_Y[direction] * width;
  const row = Math.floor(to / width);
  return placeAt(sides, to - row * width, row);
}

/**
 * Returns x, y of the points of the route downhill from a cell: that cell, the cells where the route turns, and its end. `~link`, 0 stands
 * between the two cells of a link.
 */
export function descend(flow: Uint8Array, width: number, cell: number, crossings: Crossings | null = null): number[] {
  let x = cell % width;
  let y = (cell - x) / width;
  const points = [x, y];
  let direction = flow[cell];
  while (direction !== NO_STEP) {
    const crossing = direction === LINK_STEP ? crossings?.get(y * width + x) : undefined;
    if (crossing !== undefined) {
      x = crossing.to % width;
      y = (crossing.to - x) / width;
      direction = flow[crossing.to];
      points.push(~crossing.link, 0, x, y);
      continue;
    }
    const along = direction;
    do {
      x += STEP_X[along];
      y += STEP_Y[along];
      direction = flow[y * width + x];
    } while (direction === along);
    points.push(x, y);
  }
  return points;
}

/** Returns points, as x, y each, in reverse order. */
export function reversed(points: readonly number[]): number[] {
  const result: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) result.push(points[i], points[i + 1]);
  return result;
}
