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
  for (const { before, now } of changes) {
    for (const area of [before, now]) if (area !== null) addMet(disturbed, exact, area, stub);
  }
  for (const { box } of changes) disturbed.add(box);
  return { changes, disturbed, ties };
}

/** Adds the boxes that an area meets, or that are less than `stub` away from it. */
function addMet(boxes: Set<number>, exact: Sides, [right, bottom, left, top]: Sides, stub: number): void {
  for (let box = 0; 4 * box < exact.length; box++) {
    const at = 4 * box;
    if (right <= exact[at + 2] - stub || left >= exact[at] + stub) continue;
    if (bottom > exact[at + 3] - stub && top < exact[at + 1] + stub) boxes.add(box);
  }
}

/** Returns whether the cheapest route of a line may be another one now. */
export function mayChange(wire: Wire, { changes, disturbed, ties }: Effects): boolean {
  if (wire.status !== 'found') return true;
  for (const box of wire.ends) if (disturbed.has(box)) return true;
  for (const box of wire.ignored) if (disturbed.has(box)) return true;
  for (const { now, before } of changes) {
    if (now !== null && meets(wire.points, now)) return true;
    if (before === null) continue;
    for (const part of wire.parts) if (couldPass(part, before, wire.bendCost, ties)) return true;
  }
  return false;
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
function meets(points: readonly number[], area: Sides): boolean {
  for (let i = 0; i + 3 < points.length; i += 2) {
    if (Math.max(points[i], points[i + 2]) <= area[2] || Math.min(points[i], points[i + 2]) >= area[0]) continue;
    if (Math.max(points[i + 1], points[i + 3]) > area[3] && Math.min(points[i + 1], points[i + 3]) < area[1])
      return true;
  }
  return false;
}

/** Returns whether a route through an area could be cheaper than the present one, or as cheap if `ties` count. */
function couldPass({ starts, goals, cost }: Part, area: Sides, bendCost: number, ties: boolean): boolean {
  const perBend = rounded(bendCost) + BEND_TIE;
  for (const start of starts) {
    for (const goal of goals) {
      const dx = goal.x - start.x;
      const dy = goal.y - start.y;
      const length =
        start.cost +
        goal.cost +
        Math.abs(dx) +
        Math.abs(dy) +
        2 * detour(start.x, goal.x, area[2], area[0]) +
        2 * detour(start.y, goal.y, area[3], area[1]);
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
