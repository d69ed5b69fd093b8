/** Twin of assembly/search/heuristic.ts, plus the caller's heuristic function. */
import type { Profile } from '../../engine/search.ts';
import type { Search } from '../core/layout.ts';

export function estimate(profile: Profile, dx: number, dy: number): number {
  return profile.hFunction !== null ? profile.hFunction(dx, dy) : namedEstimate(profile, dx, dy);
}

/** Like `estimate`, for a heuristic that is not a function. */
export function namedEstimate(profile: Profile, dx: number, dy: number): number {
  if (profile.hLine !== 0) return profile.hLine * Math.sqrt(dx * dx + dy * dy);
  return profile.hSum * (dx + dy) + profile.hMin * Math.min(dx, dy);
}

export function heuristicAt(search: Search, x: number, y: number): number {
  const { boxLeft, boxTop, boxRight, boxBottom, profile, targets } = search;
  if (targets.length === 0) {
    return estimate(profile, cellsOutside(boxLeft, boxRight, x), cellsOutside(boxTop, boxBottom, y));
  }
  let least = Infinity;
  for (let i = 0; i < targets.length; i += 2) {
    const columns = Math.max(Math.abs(x - targets[i]) - profile.range, 0);
    const rows = Math.max(Math.abs(y - targets[i + 1]) - profile.range, 0);
    least = Math.min(least, estimate(profile, columns, rows));
  }
  return least;
}

export function cellsOutside(first: number, last: number, at: number): number {
  return Math.max(Math.max(first - at, at - last), 0);
}
