/**
 * Links, by which agents go from a place to any other in one step, and steps over edges that go on. A
 * link has five words: from, to, weight, and the next links of the lists of those that leave `from`, and that lead to `to`; until it is joined, its
 * ground in place of the first of these. Each ground has separate lists. Link 0 is unused.
 */
import { allocateZeroed } from '../core/memory';
import { dx, dy } from '../moves/moves';
import { FRESH, get, MOST_CHOICES, replaceAll, set, Team } from './team-record';
import { reserveLists } from './turning/robots';

/** Returns the place that a legal move leads to. */
export function stepTo(team: Team, place: i32, direction: i32): i32 {
  if (team.wrap != 0) return stepOver(team, place, direction);
  return place + (dy(direction) << team.shift) + dx(direction);
}

function stepOver(team: Team, place: i32, direction: i32): i32 {
  let x = (place & (team.stride - 1)) + dx(direction);
  let y = (place >> team.shift) + dy(direction);
  if (x < 0) x = team.width - 1;
  else if (x == team.width) x = 0;
  if (y < 0) y = team.height - 1;
  else if (y == team.height) y = 0;
  return (y << team.shift) | x;
}

/** Returns the first link that leaves a place, 0 if there is none. @param at The place in the planes of a ground, see grounds.ts. */
export function firstLink(team: Team, at: i32): i32 {
  return team.linkCount == 0 ? 0 : get(team.linksFrom, at);
}

export function nextLink(team: Team, link: i32): i32 {
  return get(team.links, 5 * link + 3);
}

/** Returns the first link that leads to a place, 0 if there is none. @param at The place in the planes of a ground. */
export function firstLinkTo(team: Team, at: i32): i32 {
  return team.linkCount == 0 ? 0 : get(team.linksTo, at);
}

export function nextLinkTo(team: Team, link: i32): i32 {
  return get(team.links, 5 * link + 4);
}

export function linkStart(team: Team, link: i32): i32 {
  return get(team.links, 5 * link);
}

export function linkEnd(team: Team, link: i32): i32 {
  return get(team.links, 5 * link + 1);
}

export function linkWeight(team: Team, link: i32): i32 {
  return get(team.links, 5 * link + 2);
}

/** Returns whether a link leads from one place, in the planes of a ground, to another. Then an agent takes it, and passes no corner. */
export function isLinked(team: Team, at: i32, to: i32): bool {
  for (let link = firstLink(team, at); link != 0; link = nextLink(team, link)) {
    if (linkEnd(team, link) == to) return true;
  }
  return false;
}

/**
 * Makes room for links, to be written from link 1 on, and returns their address. Call `joinLinks` then. Returns 0 and changes nothing if memory
 * cannot be allocated.
 *
 * @param most The most of them that leave a place.
 */
export function reserveLinks(team: Team, count: i32, most: i32): usize {
  const width = MOST_CHOICES + most;
  if (team.robots && !reserveLists(team, team.capacity, width)) return 0;
  const places = count == 0 ? 1 : <u64>team.groundCount * team.places;
  set(FRESH, 0, <i32>allocateZeroed((<u64>(count + 1) * 5) << 2));
  set(FRESH, 1, <i32>allocateZeroed(places << 2));
  set(FRESH, 2, <i32>allocateZeroed(places << 2));
  set(FRESH, 3, <i32>allocateZeroed((<u64>(team.capacity + 1) * width) << 2));
  set(FRESH, 4, <i32>allocateZeroed((<u64>(team.capacity + 1) * width) << 2));
  set(FRESH, 5, <i32>allocateZeroed((<u64>width) << 2));
  if (!replaceAll(changetype<usize>(team), offsetof<Team>('links'), offsetof<Team>('keys'))) return 0;
  team.mostChoices = width;
  team.linkCount = count;
  return team.links;
}
