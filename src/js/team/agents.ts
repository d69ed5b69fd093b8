/** Twin of assembly/team/agents.ts: the agents of a team, their goals, their priorities and their steps. */

import { LEAD_PATIENCE } from '../../base/tuning-teams.ts';
import { chooseExactness, distance, isWithin, leaveSlot, useSlot } from './fields.ts';
import { dirtyAround, dropFloods, readyFloods, repairFloods } from './floods.ts';
import { setScale } from './grounds.ts';
import { decideAll, decideHeld } from './pibt.ts';
import { abandonRescue, disturb, noteArrivals, rescueAll } from './rescue.ts';
import { reserveRoutes } from './routes.ts';
import { clearSurvey, surveyAll } from './survey.ts';
import { FAR, longer, NONE, type Team } from './team-record.ts';
import { dropFields, dropFieldsAround, dropFieldsOf, freeEntries } from './tiles.ts';

/** Makes room for a number of agents. */
export function reserveAgents(team: Team, capacity: number): void {
  if (capacity <= team.capacity) return;
  const most = Math.max(capacity, 2 * team.capacity);
  team.now = longer(team.now, most);
  team.goal = longer(team.goal, most);
  team.ground = longer(team.ground, most);
  team.next = longer(team.next, most);
  team.slot = longer(team.slot, most);
  team.range = longer(team.range, most);
  team.rank = longer(team.rank, most);
  team.held = longer(team.held, most);
  team.home = longer(team.home, most);
  team.order = longer(team.order, most);
  team.stack = longer(team.stack, most);
  team.partner = longer(team.partner, most);
  team.choices = longer(team.choices, most * team.mostChoices);
  team.choiceCount = longer(team.choiceCount, most);
  team.choiceAt = longer(team.choiceAt, most);
  team.costs = longer(team.costs, most * team.mostChoices);
  team.own = longer(team.own, most);
  team.arrivedIn = longer(team.arrivedIn, most);
  team.share = longer(team.share, most);
  reserveRoutes(team, most);
  team.capacity = most;
}

/** Puts an agent into a free place, at the lowest priority. */
export function putAgent(team: Team, agent: number, place: number, goal: number, ground: number): void {
  reserveAgents(team, agent + 1);
  team.ground[agent] = ground;
  const slot = useSlot(team, agent, place, goal);
  team.now[agent] = place;
  team.next[agent] = NONE;
  team.goal[agent] = goal;
  team.slot[agent] = slot;
  team.occupiedNow[place] = agent;
  team.order[team.orderCount++] = agent;
  team.count = Math.max(team.count, agent + 1);
  team.arrivedIn[agent] = 0;
  team.held[agent] = 0;
  setTraits(team, agent, 0, 0);
}

/** Says in how many cells around its goal an agent counts as arrived, and who chooses first: those with higher ranks. */
export function setTraits(team: Team, agent: number, range: number, rank: number): void {
  team.range[agent] = range;
  team.rank[agent] = rank;
  if (rank !== 0) team.isRanked = true;
  noteHome(team, agent);
  disturb(team);
}

/** Lets an agent stand fast for some steps, for ever with NONE, or no longer with 0. */
export function holdAgent(team: Team, agent: number, steps: number): void {
  team.heldCount += (steps !== 0 ? 1 : 0) - (team.held[agent] !== 0 ? 1 : 0);
  team.held[agent] = steps;
  disturb(team);
}

/** Notes whether an agent is at its goal. */
function noteHome(team: Team, agent: number): void {
  team.home[agent] = isWithin(team, agent, team.now[agent]) ? 1 : 0;
}

export function removeAgent(team: Team, agent: number): void {
  leaveSlot(team, team.slot[agent], team.share[agent]);
  team.occupiedNow[team.now[agent]] = NONE;
  team.now[agent] = NONE;
  team.home[agent] = 0;
  holdAgent(team, agent, 0);
  let kept = 0;
  for (let k = 0; k < team.orderCount; k++) {
    if (team.order[k] !== agent) team.order[kept++] = team.order[k];
  }
  team.orderCount = kept;
  disturb(team);
}

export function setGoal(team: Team, agent: number, goal: number): void {
  const before = team.slot[agent];
  const share = team.share[agent];
  team.slot[agent] = useSlot(team, agent, team.now[agent], goal);
  team.goal[agent] = goal;
  leaveSlot(team, before, share);
  noteHome(team, agent);
  disturb(team);
}

/** Notes that the moves from a place on a ground, or the cost of entering it, have changed. */
export function changePlace(
  team: Team,
  place: number,
  moves: number,
  sources: number,
  passable: number,
  weight: number,
  ground: number,
): void {
  const at = ground * team.places + place;
  const isSame =
    team.moves[at] === moves &&
    team.sources[at] === sources &&
    team.passable[at] === passable &&
    team.weights[at] === weight;
  if (isSame) return;
  team.moves[at] = moves;
  team.sources[at] = sources;
  team.passable[at] = passable;
  team.weights[at] = weight;
  if (team.wrap !== 0) dropFields(team);
  else dropFieldsAround(team, ground, place);
  dirtyAround(team, place);
  team.edits++;
  disturb(team);
}

/** Puts agents at their goals behind those on their way, both as they were. Returns the number of those on their way. */
function sendBack(team: Team): number {
  const { order, stack, home } = team;
  let ahead = 0;
  let behind = 0;
  for (let k = 0; k < team.orderCount; k++) {
    const agent = order[k];
    if (home[agent] !== 0) stack[behind++] = agent;
    else order[ahead++] = agent;
  }
  for (let k = 0; k < behind; k++) order[ahead + k] = stack[k];
  return ahead;
}

/** Sorts agents: those on their way before those at their goals, then by rank, then as they were. Call it once a step. */
export function sortAgents(team: Team): void {
  const ahead = sendBack(team);
  if (team.isRanked) {
    sortByRank(team, 0, ahead);
    sortByRank(team, ahead, team.orderCount);
  }
  const leader = firstFree(team, ahead);
  team.led = leader === team.leader ? team.led + 1 : 0;
  team.leader = leader;
}

/** Sorts a part of the order, which is nearly sorted since the last step: insertion sort. */
function sortByRank(team: Team, from: number, to: number): void {
  const { order, rank } = team;
  for (let k = from + 1; k < to; k++) {
    const agent = order[k];
    let at = k;
    while (at > from && rank[order[at - 1]] < rank[agent]) {
      order[at] = order[at - 1];
      at--;
    }
    order[at] = agent;
  }
}

/** Returns the first agent in order that does not stand fast, NONE if there is none. */
function firstFree(team: Team, count: number): number {
  for (let k = 0; k < count; k++) if (team.held[team.order[k]] === 0) return team.order[k];
  return NONE;
}

/** Forgets what agents have decided, and fields that may be half done. */
export function abandonStep(team: Team): void {
  abandonRescue(team);
  for (let k = 0; k < team.orderCount; k++) {
    const agent = team.order[k];
    if (team.next[agent] !== NONE) team.occupiedNext[team.next[agent]] = NONE;
    team.next[agent] = NONE;
  }
  freeEntries(team, team.searchHeads, 0);
  clearSurvey(team);
  dropFields(team);
}

/** Moves all agents by one step. */
export function stepTeam(team: Team): void {
  sortAgents(team);
  readyFloods(team);
  const isRescued = rescueAll(team);
  if (!isRescued) decideStep(team);
  const { order, now, next, occupiedNow, occupiedNext } = team;
  for (let k = 0; k < team.orderCount; k++) occupiedNow[now[order[k]]] = NONE;
  for (let k = 0; k < team.orderCount; k++) {
    const agent = order[k];
    const place = next[agent];
    if (place !== now[agent]) team.home[agent] = 0;
    now[agent] = place;
    next[agent] = NONE;
    occupiedNext[place] = NONE;
    occupiedNow[place] = agent;
  }
  noteArrivals(team);
  if (!isRescued) watchLeader(team);
  // One that gets another goal at once comes last too.
  sendBack(team);
  if (team.heldCount > 0) countHeld(team);
}

/** Puts the agent of the highest priority last if it comes no nearer: it may bar the way of the one that it waits for. */
function watchLeader(team: Team): void {
  const { leader, order, own } = team;
  if (leader === NONE || team.led === 0) {
    team.leaderBest = FAR;
    team.leaderStall = 0;
  }
  if (leader === NONE) return;
  if (own[leader] < team.leaderBest) {
    team.leaderBest = own[leader];
    team.leaderStall = 0;
  } else if (++team.leaderStall === LEAD_PATIENCE) {
    let k = 0;
    while (order[k] !== leader) k++;
    for (; k + 1 < team.orderCount; k++) order[k] = order[k + 1];
    order[k] = leader;
    team.leaderStall = 0;
  }
}

/** Counts a step of those who stand fast. */
function countHeld(team: Team): void {
  for (let k = 0; k < team.orderCount; k++) {
    const agent = team.order[k];
    const left = team.held[agent];
    if (left === 1) holdAgent(team, agent, 0);
    else if (left > 0) team.held[agent] = left - 1;
  }
}

/** Decides where all agents go. */
function decideStep(team: Team): void {
  if (team.heldCount > 0) decideHeld(team);
  surveyAll(team);
  decideAll(team);
  clearSurvey(team);
}

/** Notes that the planes of a ground have been written. @param scale The least weight. @param isTwoWay Whether all steps go both ways. */
export function changeAll(team: Team, scale: number, isTwoWay: boolean, ground: number): void {
  setScale(team, ground, scale);
  team.isTwoWay = isTwoWay;
  dropFieldsOf(team, ground);
  dropFloods(team, ground);
  team.edits++;
  disturb(team);
}

/** Takes the links that have been written. */
export function joinLinks(team: Team): void {
  const { links, linksFrom, linksTo } = team;
  for (let link = team.linkCount; link > 0; link--) {
    const land = links[5 * link + 3] * team.places;
    const [from, to] = [land + links[5 * link], land + links[5 * link + 1]];
    links[5 * link + 3] = linksFrom[from];
    linksFrom[from] = link;
    links[5 * link + 4] = linksTo[to];
    linksTo[to] = link;
  }
  dropFields(team);
  dropFloods(team, NONE);
  chooseExactness(team);
  team.edits++;
  disturb(team);
}

/** Returns the distance of an agent to its goal, FAR if there is no route. */
export function distanceOf(team: Team, agent: number): number {
  repairFloods(team);
  return distance(team, agent, team.now[agent]);
}
