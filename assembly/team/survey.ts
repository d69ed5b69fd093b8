/** What all agents see before a step: where each may go, who has arrived, and how many want each place. */
import { dx, dy } from '../moves/moves';
import { agentsBar } from './corners';
import { distance, distanceUpTo, isWithin } from './distance/fields';
import { floodOf, floodUpTo } from './distance/floods';
import { readAround, readBeside } from './distance/routes';
import { landOf, scaleOf } from './grounds';
import { firstLink, linkEnd, linkWeight, nextLink, stepTo } from './team-links';
import { FAR, get, getByte, NONE, set, setByte, Team } from './team-record';
import { stepsBetween } from './distance/tiles';

/** Lists the choices of all agents, and counts how many agents each place brings nearer to their goals. */
export function surveyAll(team: Team): void {
  team.isSurveyed = true;
  // In the order of memory, which takes less time. Searches for routes, and who settles behind whom, depend on the order of priorities.
  const budget = team.budget;
  team.budget = 0;
  for (let agent = 0; agent < team.count; agent++) {
    if (get(team.now, agent) == NONE) continue;
    survey(team, agent);
    const isLate = (get(team.own, agent) == FAR && !team.isExact) || mayHaveCompanions(team, agent);
    setByte(team.choiceAt, agent, isLate ? LATE : 0);
    if (!isLate) note(team, agent);
  }
  team.budget = budget;
  for (let k = 0; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    if (getByte(team.choiceAt, agent) != LATE) continue;
    if (get(team.own, agent) == FAR) survey(team, agent);
    note(team, agent);
  }
}

/** In place of the next choice to try: an agent that is surveyed by its priority. */
const LATE: i32 = 1;

/** Notes whether an agent counts as arrived, and which places it wants. */
function note(team: Team, agent: i32): void {
  const wants = team.wants;
  const own = get(team.own, agent);
  settle(team, agent, own);
  if (own == FAR || getByte(team.home, agent) != 0) return;
  const first = agent * team.mostChoices;
  const end = first + getByte(team.choiceCount, agent);
  for (let at = first; at < end; at++) {
    if (get(team.costs, at) > own) continue;
    const to = get(team.choices, at);
    setByte(wants, to, getByte(wants, to) + 1);
  }
}

/**
 * Notes whether an agent counts as arrived: at its goal or within its range, or behind others. It is behind others if they shut all places that
 * bring it nearer: each has the same goal and has arrived itself, as far as noted.
 */
function settle(team: Team, agent: i32, own: i32): void {
  let isHome = isWithin(team, agent, get(team.now, agent));
  if (!isHome && own != FAR && mayHaveCompanions(team, agent)) {
    const first = agent * team.mostChoices;
    for (let at = first; at < first + getByte(team.choiceCount, agent); at++) {
      if (get(team.costs, at) > own) continue;
      isHome = isShut(team, agent, get(team.choices, at));
      if (!isHome) break;
    }
  }
  setByte(team.home, agent, isHome ? 1 : 0);
}

/** Returns whether an agent cannot go to a place, because one with the same goal has settled there, or beside a diagonal step there. */
function isShut(team: Team, agent: i32, to: i32): bool {
  if (hasCompanion(team, agent, to)) return true;
  const from = get(team.now, agent);
  if (!agentsBar(team, agent, from, to)) return false;
  const mask = team.stride - 1;
  return (
    hasCompanion(team, agent, (from & ~mask) | (to & mask)) || hasCompanion(team, agent, (to & ~mask) | (from & mask))
  );
}

/** Returns whether another agent may have the same goal as this one. Only one on the same ground shares its field. */
function mayHaveCompanions(team: Team, agent: i32): bool {
  return team.groundCount > 1 || get(team.slotUsers, get(team.slot, agent)) > 1;
}

/** Returns whether an agent at a place has the same goal as this one, and counts as arrived. */
export function hasCompanion(team: Team, agent: i32, place: i32): bool {
  const there = get(team.occupiedNow, place);
  return there != NONE && get(team.goal, there) == get(team.goal, agent) && getByte(team.home, there) != 0;
}

/** Forgets how many agents want each place. */
export function clearSurvey(team: Team): void {
  if (!team.isSurveyed) return;
  team.isSurveyed = false;
  const wants = team.wants;
  const choices = team.choices;
  for (let agent = 0; agent < team.count; agent++) {
    if (get(team.now, agent) == NONE) continue;
    const first = agent * team.mostChoices;
    const end = first + getByte(team.choiceCount, agent);
    for (let at = first; at < end; at++) setByte(wants, get(choices, at), 0);
  }
}

/** Notes the places where an agent may go, and what its way costs by each. */
export function survey(team: Team, agent: i32): void {
  const from = get(team.now, agent);
  const land = landOf(team, agent);
  const flood = floodOf(team, get(team.slot, agent));
  const own = distance(team, agent, from);
  set(team.own, agent, own);
  // What does not change in the loop is read before it: it runs once for each neighbour of each agent.
  const shift = team.shift;
  const isPlane = team.wrap == 0;
  const weights = team.weights + <usize>land;
  // On even ground all weights are 1: to read them would only take time.
  const isEven = scaleOf(team, agent) == 1;
  const choices = team.choices;
  const costs = team.costs;
  // If steps go both ways, the way back is no longer than that.
  const most = own == FAR || !team.isTwoWay ? FAR : own + (isEven ? 1 : getByte(weights, from));
  const first = agent * team.mostChoices;
  const isExact = team.isExact;
  if (!isExact && flood == 0) readAround(team, agent);
  let at = first;
  for (let left = getByte(team.moves, land + from); left != 0; left &= left - 1) {
    const direction = ctz(left);
    const to = isPlane ? from + (dy(direction) << shift) + dx(direction) : stepTo(team, from, direction);
    const found =
      flood != 0
        ? floodUpTo(flood, to, most)
        : isExact
          ? distanceUpTo(team, agent, to, most)
          : guessBeside(team, agent, direction, to, most);
    set(choices, at, to);
    set(costs, at++, min(found + (isEven ? 1 : getByte(weights, to)), FAR));
  }
  for (let link = firstLink(team, land + from); link != 0; link = nextLink(team, link)) {
    set(choices, at, linkEnd(team, link));
    set(costs, at++, min(distance(team, agent, linkEnd(team, link)) + linkWeight(team, link), FAR));
  }
  setByte(team.choiceCount, agent, at - first);
}

/**
 * Returns the distance of a place beside an agent by its route, or `most` if it is not below that. Off the route, what comes nearer to the goal is better
 * than what leads away from it.
 */
function guessBeside(team: Team, agent: i32, direction: i32, to: i32, most: i32): i32 {
  const found = min(readBeside(direction), most);
  if (found < most) return found;
  return comesNearer(team, get(team.now, agent), to, get(team.goal, agent)) ? get(team.own, agent) : found;
}

function comesNearer(team: Team, from: i32, to: i32, goal: i32): bool {
  return stepsBetween(team, to, goal) < stepsBetween(team, from, goal);
}
