/**
 * What agents may enter, and what it costs them. Agents to whom all kinds of cells mean the same share a
 * ground, a number. Each ground has its own planes of moves, sources, passable cells and weights, and its own links and fields. They lie one
 * behind the other: what is said of a place stands at `land + place`, where `land` is the ground times the places of the map.
 */
import { release } from '../core/memory';
import { allocateNone, get, lengthen, lengthenBytes, set, Team } from './team-record';

/**
 * Makes room for the planes of more grounds. They must be written, and `changeAll` called, before an agent is on them. Returns false if memory
 * cannot be allocated; planes may be longer then, which does no harm.
 */
export function reserveGrounds(team: Team, count: i32): bool {
  if (count <= team.groundCount) return true;
  const known = team.groundCount * team.places;
  const size = <u64>count * team.places;
  const record = changetype<usize>(team);
  if (!lengthenBytes(record, offsetof<Team>('moves'), offsetof<Team>('sources'), known, size)) return false;
  const slotAt = allocateNone(size);
  if (!slotAt) return false;
  memory.copy(slotAt, team.slotAt, (<usize>known) << 2);
  release(team.slotAt);
  team.slotAt = slotAt;
  const first = offsetof<Team>('linksFrom');
  if (team.linkCount > 0 && !lengthen(record, first, offsetof<Team>('linksTo'), known, size)) return false;
  team.groundCount = count;
  return true;
}

/** Notes the least weight of a ground. */
export function setScale(team: Team, ground: i32, scale: i32): void {
  set(team.scales, ground, scale);
}

/** Returns where the planes of an agent's ground begin. */
export function landOf(team: Team, agent: i32): i32 {
  return get(team.ground, agent) * team.places;
}

/** Returns the least weight of an agent's ground. */
export function scaleOf(team: Team, agent: i32): i32 {
  return get(team.scales, get(team.ground, agent));
}

/** Returns where the planes of a field's ground begin. */
export function landOfSlot(team: Team, slot: i32): i32 {
  return get(team.slotGround, slot) * team.places;
}

/** Returns the least weight of a field's ground. */
export function scaleOfSlot(team: Team, slot: i32): i32 {
  return get(team.scales, get(team.slotGround, slot));
}
