/**
 * Two agents that meet in a corridor, each on the other's way. One of them must turn back to a place where
 * they can pass (K. Okumura, Improving LaCAM for Scalable Eventually Optimal Multi-Agent Pathfinding, IJCAI 2023).
 */
import { IF_AT_MOST_ONE_OBSTACLE, ONLY_WHEN_NO_OBSTACLES } from '../moves/moves';
import { isDiagonal } from './corners';
import { knownDistance } from './distance/fields';
import { landOf } from './grounds';
import { firstLink, linkEnd, nextLink, stepTo } from './team-links';
import { get, getByte, NONE, Team } from './team-record';
import { MOST_CORRIDOR } from '../core/tuning-teams';

/** Returns the agent that has to pass this one, or NONE. The agent's choices must be sorted. */
export function findPartner(team: Team, agent: i32): i32 {
  const from = get(team.now, agent);
  const best = get(team.choices, agent * team.mostChoices);
  const land = landOf(team, agent);
  if (best == from) return NONE;
  const ahead = get(team.occupiedNow, best);
  if (
    ahead != NONE &&
    get(team.next, ahead) == NONE &&
    mustSwap(team, agent, ahead, from, best) &&
    canSwap(team, land, best, from)
  ) {
    return ahead;
  }
  // An agent that stands aside may wait for this one to move back.
  for (let left = getByte(team.moves, land + from); left != 0; left &= left - 1) {
    const direction = ctz(left);
    const aside = get(team.occupiedNow, stepTo(team, from, direction));
    if (waitsFor(team, aside, agent, from, best)) return aside;
  }
  for (let link = firstLink(team, land + from); link != 0; link = nextLink(team, link)) {
    const aside = get(team.occupiedNow, linkEnd(team, link));
    if (waitsFor(team, aside, agent, from, best)) return aside;
  }
  return NONE;
}

/** Returns whether an agent beside another has to pass it, once that has gone on from `from` to `best`. */
function waitsFor(team: Team, aside: i32, agent: i32, from: i32, best: i32): bool {
  if (aside == NONE || get(team.now, aside) == best) return false;
  return mustSwap(team, aside, agent, from, best) && canSwap(team, landOf(team, agent), best, from);
}

/** Number of ways on from the place that `step` has followed, and the last of them. */
let ways: i32 = 0;
let way: i32 = NONE;

/** Counts the ways on from `place` on a ground, except back to `back`, past an agent there, and into dead ends whose agents are at home. */
function step(team: Team, land: i32, place: i32, back: i32): void {
  ways = 0;
  for (let left = getByte(team.moves, land + place); left != 0; left &= left - 1) {
    const direction = ctz(left);
    const next = stepTo(team, place, direction);
    if (!isBarred(team, land, place, next, back)) count(team, land, next, back);
  }
  for (let link = firstLink(team, land + place); link != 0; link = nextLink(team, link))
    count(team, land, linkEnd(team, link), back);
}

function count(team: Team, land: i32, next: i32, back: i32): void {
  if (next == back) return;
  const agent = get(team.occupiedNow, next);
  const moves = getByte(team.moves, land + next);
  const isDeadEnd = (moves & (moves - 1)) == 0 && firstLink(team, land + next) == 0;
  if (isDeadEnd && agent != NONE && get(team.goal, agent) == next) return;
  ways++;
  way = next;
}

/** Returns whether a diagonal step from `place` is illegal because an agent is at `back`. */
function isBarred(team: Team, land: i32, place: i32, next: i32, back: i32): bool {
  if (
    (team.rule != ONLY_WHEN_NO_OBSTACLES && team.rule != IF_AT_MOST_ONE_OBSTACLE) ||
    !isDiagonal(team, land, place, next)
  ) {
    return false;
  }
  const mask = team.stride - 1;
  if (back != ((place & ~mask) | (next & mask)) && back != ((next & ~mask) | (place & mask))) return false;
  return team.rule == ONLY_WHEN_NO_OBSTACLES || getByte(team.passable, land + place + next - back) == 0;
}

/** Returns whether one agent pushes another to where that does not want to go, until the way ends. */
function mustSwap(team: Team, pusher: i32, puller: i32, from: i32, to: i32): bool {
  let last = from;
  let first = to;
  const land = landOf(team, puller);
  // Where two can pass, as nearly everywhere, no distance needs to be known.
  if (get(team.goal, pusher) != last) {
    step(team, land, first, last);
    if (ways >= 2) return false;
  }
  let lastDistance = knownDistance(team, pusher, last);
  let firstDistance = knownDistance(team, pusher, first);
  while (firstDistance < lastDistance) {
    step(team, land, first, last);
    if (ways >= 2) return false;
    if (ways == 0) break;
    last = first;
    first = way;
    lastDistance = firstDistance;
    firstDistance = knownDistance(team, pusher, first);
  }
  return (
    knownDistance(team, puller, last) < knownDistance(team, puller, first) &&
    (lastDistance == 0 || firstDistance < lastDistance)
  );
}

/** Returns whether the agent that turns back comes to a place where two can pass. */
function canSwap(team: Team, land: i32, from: i32, to: i32): bool {
  let last = from;
  let first = to;
  // One-way steps may lead into a ring without an end.
  for (let left = MOST_CORRIDOR; left > 0 && first != from; left--) {
    step(team, land, first, last);
    if (ways >= 2) return true;
    if (ways == 0) return false;
    last = first;
    first = way;
  }
  return false;
}
