/** Which lines may have another cheapest route after boxes have changed. */

import type { Change } from './diagram.ts';
import type { Sides } from './scene/margins.ts';
import { bendsLeft } from './search/estimate.ts';
import { BEND_TIE, rounded } from './search/headings.ts';
import type { Part, Wire } from './search/wire.ts';

/** Changed obstacles, ready to be compared with many lines. */
export interface Effects {
  readonly changes: readonly Change[];
  /** Numbers of the boxes that have changed. */
  readonly changed: ReadonlySet<number>;
  /** Whether cheapest routes of equal cost count as changes. */
  readonly ties: boolean;
}

export function effectsOf(changes: readonly Change[], ties: boolean): Effects {
  return { changes, changed: new Set(changes.map(({ box }) => box)), ties };
}

/** Returns whether the cheapest route of a line may be another one now. */
export function mayChange(wire: Wire, { changes, changed, ties }: Effects): boolean {
  if (wire.status !== 'found' || wire.isTight) return true;
  if (usesAny(wire, changed)) return true;
  for (const { now, before } of changes) {
    if (now !== null && (isBeside(wire, now) || meets(wire.points, now))) return true;
    if (before === null) continue;
    if (isBeside(wire, before)) return true;
    for (const part of wire.parts) if (couldPass(part, before, wire.bendCost, ties)) return true;
  }
  return false;
}

/** Returns whether a line ends at one of the boxes, or does not see one as it is. */
function usesAny({ ends, ignored, shrunk }: Wire, boxes: ReadonlySet<number>): boolean {
  for (const box of ends) if (boxes.has(box)) return true;
  for (const box of ignored) if (boxes.has(box)) return true;
  for (const { box } of shrunk) if (boxes.has(box)) return true;
  return false;
}

/** Returns whether an area meets what has been looked at beside the ends of a line. */
function isBeside({ zones }: Wire, [right, bottom, left, top]: Sides): boolean {
  for (let at = 0; at < zones.length; at += 4) {
    if (zones[at] >= left && zones[at + 2] <= right && zones[at + 1] >= top && zones[at + 3] <= bottom) return true;
  }
  return false;
}

/** Returns whether the present route of a line is still possible, and no dearer than the cheapest one. */
export function isStillGood(present: Wire, cheapest: Wire, { changes, changed }: Effects): boolean {
  if (present.status !== 'found' || present.cost !== cheapest.cost) return false;
  if (usesAny(present, changed)) return false;
  return changes.every(({ before, now }) => {
    if (before !== null && isBeside(present, before)) return false;
    return now === null || !(isBeside(present, now) || meets(present.points, now));
  });
}

/** Returns whether a route enters an area. */
export function meets(points: readonly number[], area: Sides): boolean {
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
