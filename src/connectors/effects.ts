/** Which lines may have another cheapest route after boxes have changed. */

import type { Change } from './diagram.ts';
import { bendsLeft } from './estimate.ts';
import { BEND_TIE, rounded } from './headings.ts';
import type { Sides } from './margins.ts';
import type { Part, Wire } from './wire.ts';

/** Changed obstacles, ready to be compared with many lines. */
export interface Effects {
  readonly changes: readonly Change[];
  /** Numbers of the boxes that have changed, or that a changed obstacle overlaps: their ports may be covered now, or no longer. */
  readonly disturbed: ReadonlySet<number>;
  /** Whether cheapest routes of equal cost count as changes. */
  readonly ties: boolean;
}

/**
 * Returns the effects of changes.
 *
 * @param exact All boxes with margins.
 * @param stub How far ports may be from the box.
 */
export function effectsOf(changes: readonly Change[], exact: Sides, stub: number, ties: boolean): Effects {
  const disturbed = new Set<number>();
  const rects = changes.flatMap(({ before, now }) => [before, now].filter((sides) => sides !== null));
  for (let box = 0; 4 * box < exact.length; box++) {
    const [right, bottom, left, top] = exact.subarray(4 * box, 4 * box + 4);
    const meets = (one: Sides) =>
      one[0] > left - stub && one[2] < right + stub && one[1] > top - stub && one[3] < bottom + stub;
    if (rects.some(meets)) disturbed.add(box);
  }
  for (const { box } of changes) disturbed.add(box);
  return { changes, disturbed, ties };
}

/** Returns whether the cheapest route of a line may be another one now. */
export function mayChange(wire: Wire, { changes, disturbed, ties }: Effects): boolean {
  if (wire.status !== 'found') return true;
  if (wire.ends.some((box) => disturbed.has(box)) || wire.ignored.some((box) => disturbed.has(box))) return true;
  return changes.some(({ now, before }) => {
    if (now !== null && meets(wire.points, now)) return true;
    return before !== null && wire.parts.some((part) => couldPass(part, before, wire.bendCost, ties));
  });
}

/** Returns whether the present route of a line is still possible, and no dearer than the cheapest one. */
export function isStillGood(present: Wire, cheapest: Wire, changes: readonly Change[]): boolean {
  if (present.status !== 'found' || present.cost !== cheapest.cost) return false;
  return changes.every(({ box, now }) => {
    if (present.ends.includes(box) || present.ignored.includes(box)) return false;
    return now === null || !meets(present.points, now);
  });
}

/** Returns whether a route enters an area. */
function meets(points: readonly number[], [right, bottom, left, top]: Sides): boolean {
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [x0, y0, x1, y1] = [points[i], points[i + 1], points[i + 2], points[i + 3]];
    if (Math.max(x0, x1) > left && Math.min(x0, x1) < right && Math.max(y0, y1) > top && Math.min(y0, y1) < bottom) {
      return true;
    }
  }
  return false;
}

/** Returns whether a route through an area could be cheaper than the present one, or as cheap if `ties` count. */
function couldPass({ starts, goals, cost }: Part, area: Sides, bendCost: number, ties: boolean): boolean {
  const [right, bottom, left, top] = area;
  const perBend = rounded(bendCost) + BEND_TIE;
  for (const start of starts) {
    for (const goal of goals) {
      const [dx, dy] = [goal.x - start.x, goal.y - start.y];
      const length =
        start.cost +
        goal.cost +
        Math.abs(dx) +
        Math.abs(dy) +
        2 * detour(start.x, goal.x, left, right) +
        2 * detour(start.y, goal.y, top, bottom);
      const least = length + perBend * bendsLeft(start.heading, (goal.heading + 2) & 3, dx, dy);
      // The area is not rounded, so a tie may look a little dearer.
      if (ties ? least <= cost + 1e-5 : least < cost - 1e-5) return true;
    }
  }
  return false;
}

/** Returns how far an interval is from the one between two coordinates. */
function detour(one: number, other: number, low: number, high: number): number {
  return Math.max(0, low - Math.max(one, other), Math.min(one, other) - high);
}
