/** Where a follower joins a new route. */
import { distanceToLeg, type Jump, type WalkedRoute } from './walked-route.ts';

/** A world position, and its floor. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly floor: number | undefined;
}

/** A jump, and its ends. */
export interface JumpMade {
  readonly jump: Jump;
  readonly from: Place;
  readonly to: Place;
}

export function isSamePlace(a: Place, b: Place): boolean {
  return a.x === b.x && a.y === b.y && a.floor === b.floor;
}

/**
 * Says how a walker comes to a new route: the point to go to first, and the jump that leads there, if one does. The route may have been searched some time ago.
 *
 * @param underway The jump that the walker is making. @param made The one that it made last.
 */
export function joinRoute(
  route: WalkedRoute,
  here: Place,
  underway: JumpMade | null,
  made: JumpMade | null,
): { next: number; jump: Jump | null } {
  const start = pointOf(route, 0);
  if (underway !== null && isSamePlace(underway.to, start)) return { next: 0, jump: underway.jump };
  const direct = joinFrom(route, here, 0);
  if (made !== null) {
    const first = Math.min(...Array.from(route.jumps.keys()).filter((index) => index > 0));
    const isMade =
      first < Infinity &&
      isSamePlace(made.from, pointOf(route, first - 1)) &&
      isSamePlace(made.to, pointOf(route, first));
    const beyond = isMade ? joinFrom(route, here, first) : direct;
    if (beyond.distance < direct.distance) return { next: beyond.next, jump: null };
    // It turns back to before the jump.
    const { from, to, jump } = made;
    if (isNear(start, from, jump.length) && isNear(here, to, jump.length)) return { next: 0, jump };
  }
  const isOnFloor = here.floor === start.floor;
  return { next: direct.next, jump: isOnFloor ? null : { length: route.cell, time: null, heading: Number.NaN } };
}

/** Returns whether two places are at most so far apart, on one floor. */
function isNear(a: Place, b: Place, most: number): boolean {
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  return a.floor === b.floor && dx * dx + dy * dy <= most * most;
}

/** Returns a point of a route. */
export function pointOf({ xy, floors }: WalkedRoute, i: number): Place {
  return { x: xy[2 * i], y: xy[2 * i + 1], floor: floors[i] };
}

/**
 * Returns the point to walk to if the walker joins the route at a point or after it: the end of the leg that the walker is nearest to, among
 * those up to the next jump that come nearer and nearer; the point itself if none does.
 */
function joinFrom(route: WalkedRoute, { x, y, floor }: Place, first: number): { next: number; distance: number } {
  const { left, floors, jumps } = route;
  let distance = floor === floors[first] ? distanceToLeg(route, x, y, first, first) : Infinity;
  let next = first;
  for (let i = first + 1; i < left.length && !jumps.has(i) && distance < Infinity; i++) {
    const toLeg = distanceToLeg(route, x, y, i - 1, i);
    if (toLeg > distance) break;
    if (toLeg < distance || toLeg === 0) next = i;
    distance = toLeg;
  }
  return { next, distance };
}
