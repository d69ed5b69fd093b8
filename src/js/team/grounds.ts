/**
 * Twin of assembly/team/grounds.ts: what agents may enter, and what it costs them. Agents to whom all kinds of cells mean the same share a
 * ground, a number. Each ground has its own planes of moves, sources, passable cells and weights, and its own links and fields. They lie one
 * behind the other: what is said of a place stands at `land + place`, where `land` is the ground times the places of the map.
 */
import { allocate } from '../../base/allocate.ts';
import { longer, NONE, type Team } from './team-record.ts';

/** Makes room for the planes of more grounds. They must be written, and `changeAll` called, before an agent is on them. */
export function reserveGrounds(team: Team, count: number): void {
  if (count <= team.groundCount) return;
  const size = count * team.places;
  team.moves = longer(team.moves, size);
  team.passable = longer(team.passable, size);
  team.sources = longer(team.sources, size);
  team.weights = longer(team.weights, size);
  const slotAt = allocate(Int32Array, size).fill(NONE);
  slotAt.set(team.slotAt);
  team.slotAt = slotAt;
  if (team.linkCount > 0) {
    team.linksFrom = longer(team.linksFrom, size);
    team.linksTo = longer(team.linksTo, size);
  }
  team.groundCount = count;
}

/** Notes the least weight of a ground. */
export function setScale(team: Team, ground: number, scale: number): void {
  team.scales[ground] = scale;
}

/** Returns where the planes of an agent's ground begin. */
export function landOf(team: Team, agent: number): number {
  return team.ground[agent] * team.places;
}

/** Returns the least weight of an agent's ground. */
export function scaleOf(team: Team, agent: number): number {
  return team.scales[team.ground[agent]];
}

/** Returns where the planes of a field's ground begin. */
export function landOfSlot(team: Team, slot: number): number {
  return team.slotGround[slot] * team.places;
}

/** Returns the least weight of a field's ground. */
export function scaleOfSlot(team: Team, slot: number): number {
  return team.scales[team.slotGround[slot]];
}
