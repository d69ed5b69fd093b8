/**
 * Twin of assembly/team/team-links.ts: links, by which agents go from a place to any other in one step, and steps over edges that go on. A
 * link has five words: from, to, weight, and the next links of the lists of those that leave `from`, and that lead to `to`; until it is joined, its
 * ground in place of the first of these. Each ground has lists of its own. Link 0 is unused.
 */
import { allocate } from '../../base/allocate.ts';
import { STEP_X, STEP_Y } from '../../base/direction.ts';
import { longer, MOST_CHOICES, type Team } from './team-record.ts';

/** Returns the place that a legal move leads to. */
export function stepTo(team: Team, place: number, direction: number): number {
  if (team.wrap !== 0) return stepOver(team, place, direction);
  return place + (STEP_Y[direction] << team.shift) + STEP_X[direction];
}

function stepOver(team: Team, place: number, direction: number): number {
  let x = (place & (team.stride - 1)) + STEP_X[direction];
  let y = (place >> team.shift) + STEP_Y[direction];
  if (x < 0) x = team.width - 1;
  else if (x === team.width) x = 0;
  if (y < 0) y = team.height - 1;
  else if (y === team.height) y = 0;
  return (y << team.shift) | x;
}

/** Returns the first link that leaves a place, 0 if there is none. @param at The place in the planes of a ground, see grounds.ts. */
export function firstLink(team: Team, at: number): number {
  return team.linkCount === 0 ? 0 : team.linksFrom[at];
}

export function nextLink(team: Team, link: number): number {
  return team.links[5 * link + 3];
}

/** Returns the first link that leads to a place, 0 if there is none. @param at The place in the planes of a ground. */
export function firstLinkTo(team: Team, at: number): number {
  return team.linkCount === 0 ? 0 : team.linksTo[at];
}

export function nextLinkTo(team: Team, link: number): number {
  return team.links[5 * link + 4];
}

export function linkStart(team: Team, link: number): number {
  return team.links[5 * link];
}

export function linkEnd(team: Team, link: number): number {
  return team.links[5 * link + 1];
}

export function linkWeight(team: Team, link: number): number {
  return team.links[5 * link + 2];
}

/** Returns whether a link leads from one place, in the planes of a ground, to another. Then an agent takes it, and passes no corner. */
export function isLinked(team: Team, at: number, to: number): boolean {
  for (let link = firstLink(team, at); link !== 0; link = nextLink(team, link)) {
    if (linkEnd(team, link) === to) return true;
  }
  return false;
}

/** Makes room for links, to be written from link 1 on. Call `joinLinks` then. @param most The most of them that leave a place. */
export function reserveLinks(team: Team, count: number, most: number): Int32Array {
  const links = allocate(Int32Array, 5 * (count + 1));
  const places = count === 0 ? 0 : team.groundCount * team.places;
  const linksFrom = allocate(Int32Array, places);
  const linksTo = allocate(Int32Array, places);
  const width = MOST_CHOICES + most;
  const choices = allocate(Int32Array, team.capacity * width);
  const costs = allocate(Int32Array, team.capacity * width);
  const keys = longer(team.keys.subarray(0, 0), width);
  Object.assign(team, { links, linksFrom, linksTo, choices, costs, keys, mostChoices: width, linkCount: count });
  return links;
}
