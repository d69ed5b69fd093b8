/** Twin of assembly/team/survey.ts: what all agents see before a step: where each may go, who has arrived, and how many want each place. */
import { agentsBar } from './corners.ts';
import { distance, distanceUpTo, isWithin } from './fields.ts';
import { floodUpTo } from './floods.ts';
import { landOf } from './grounds.ts';
import { firstLink, linkEnd, linkWeight, nextLink, stepTo } from './team-links.ts';
import { FAR, NONE, type Team } from './team-record.ts';
import { stepsBetween } from './tiles.ts';

/** Lists the choices of all agents, and counts how many agents each place brings nearer to their goals. */
export function surveyAll(team: Team): void {
  team.isSurveyed = true;
  const { order, own, wants } = team;
  for (let k = 0; k < team.orderCount; k++) {
    const agent = order[k];
    survey(team, agent);
    settle(team, agent, own[agent]);
    if (own[agent] === FAR || team.home[agent] !== 0) continue;
    const first = agent * team.mostChoices;
    for (let at = first; at < first + team.choiceCount[agent]; at++) {
      if (team.costs[at] <= own[agent]) wants[team.choices[at]]++;
    }
  }
}

/**
 * Notes whether an agent counts as arrived: at its goal or within its range, or behind others. It is behind others if they shut all places that
 * bring it nearer: each has the same goal and has arrived itself, as far as noted.
 */
function settle(team: Team, agent: number, own: number): void {
  let isHome = isWithin(team, agent, team.now[agent]);
  if (!isHome && own !== FAR && mayHaveCompanions(team, agent)) {
    const first = agent * team.mostChoices;
    for (let at = first; at < first + team.choiceCount[agent]; at++) {
      if (team.costs[at] > own) continue;
      isHome = isShut(team, agent, team.choices[at]);
      if (!isHome) break;
    }
  }
  team.home[agent] = isHome ? 1 : 0;
}

/** Returns whether an agent cannot go to a place, because one with the same goal has settled there, or beside a diagonal step there. */
function isShut(team: Team, agent: number, to: number): boolean {
  if (hasCompanion(team, agent, to)) return true;
  const from = team.now[agent];
  if (!agentsBar(team, agent, from, to)) return false;
  const mask = team.stride - 1;
  return (
    hasCompanion(team, agent, (from & ~mask) | (to & mask)) || hasCompanion(team, agent, (to & ~mask) | (from & mask))
  );
}

/** Returns whether another agent may have the same goal as this one. Only one on the same ground shares its field. */
function mayHaveCompanions(team: Team, agent: number): boolean {
  return team.groundCount > 1 || team.slotUsers[team.slot[agent]] > 1;
}

/** Returns whether an agent at a place has the same goal as this one, and counts as arrived. */
export function hasCompanion(team: Team, agent: number, place: number): boolean {
  const there = team.occupiedNow[place];
  return there !== NONE && team.goal[there] === team.goal[agent] && team.home[there] !== 0;
}

/** Forgets how many agents want each place. */
export function clearSurvey(team: Team): void {
  if (!team.isSurveyed) return;
  team.isSurveyed = false;
  const { order, wants, choices, choiceCount } = team;
  for (let k = 0; k < team.orderCount; k++) {
    const first = order[k] * team.mostChoices;
    for (let at = first; at < first + choiceCount[order[k]]; at++) wants[choices[at]] = 0;
  }
}

/** Notes the places where an agent may go, and what its way costs by each. */
export function survey(team: Team, agent: number): void {
  const { choices, costs } = team;
  const from = team.now[agent];
  const land = landOf(team, agent);
  const flood = team.floods[team.slot[agent]];
  const own = distance(team, agent, from);
  team.own[agent] = own;
  // If steps go both ways, the way back is no longer than that.
  const most = own === FAR || !team.isTwoWay ? FAR : own + team.weights[land + from];
  let at = agent * team.mostChoices;
  const first = at;
  for (let left = team.moves[land + from]; left !== 0; left &= left - 1) {
    const direction = 31 - Math.clz32(left & -left);
    const to = stepTo(team, from, direction);
    const found = flood !== null ? floodUpTo(flood, to, most) : searchUpTo(team, agent, to, most);
    choices[at] = to;
    costs[at++] = Math.min(found + team.weights[land + to], FAR);
  }
  for (let link = firstLink(team, land + from); link !== 0; link = nextLink(team, link)) {
    choices[at] = linkEnd(team, link);
    costs[at++] = Math.min(distance(team, agent, linkEnd(team, link)) + linkWeight(team, link), FAR);
  }
  team.choiceCount[agent] = at - first;
}

/**
 * Returns the distance of a place beside an agent, or `most` if it is not below that. If it is a guess, what comes nearer to the goal is better
 * than what leads away from it.
 */
function searchUpTo(team: Team, agent: number, to: number, most: number): number {
  const found = distanceUpTo(team, agent, to, most);
  if (found < most || team.isExact) return found;
  return comesNearer(team, team.now[agent], to, team.goal[agent]) ? team.own[agent] : found;
}

function comesNearer(team: Team, from: number, to: number, goal: number): boolean {
  return stepsBetween(team, to, goal) < stepsBetween(team, from, goal);
}
