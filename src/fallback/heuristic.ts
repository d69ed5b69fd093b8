/** Twin of assembly/heuristic.ts, where the terms are explained. */
import type { Profile } from '../engine.ts';

/** Estimated cost from a cell to the goal, heuristic weight included, where dx and dy are the cells between, >= 0. */
export function estimate(profile: Profile, dx: number, dy: number): number {
  if (profile.hFunction !== null) return profile.hFunction(dx, dy);
  if (profile.hLine !== 0) return profile.hLine * Math.sqrt(dx * dx + dy * dy);
  return profile.hSum * (dx + dy) + profile.hMin * Math.min(dx, dy);
}
