/** A step of a team: who is first, where each goes, and what is left of it if memory is refused. */
import { expectBlock } from '../core/memory';
import { readyFloods } from './distance/floods';
import { keepRoutes } from './guidance/guided-routes';
import { guideAll } from './guidance/guided-search';
import { exchangeAll, undoExchange } from './exchange';
import { decideAll, decideHeld, isStep } from './pibt';
import { refill, searchLong, stopSearch } from './distance/long-routes';
import { lacksRoute } from './distance/route-steps';
import { abandonRescue, noteArrivals, rescueAll } from './plan/rescue';
import { clearSurvey, surveyAll } from './survey';
import { FAR, get, getByte, NONE, set, setByte, Team } from './team-record';
import { forgetActions, readyActions } from './turning/actions';
import { listAll, moveRobots } from './turning/turning';
import { dropFields, freeEntries } from './distance/tiles';
import { LEAD_PATIENCE } from '../core/tuning-teams';
import { holdAgent } from './agents';

/** Puts agents at their goals behind those on their way, both as they were. Returns the number of those on their way. */
function sendBack(team: Team): i32 {
  let ahead = 0;
  let behind = 0;
  for (let k = 0; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    if (getByte(team.home, agent) != 0) set(team.stack, behind++, agent);
    else set(team.order, ahead++, agent);
  }
  for (let k = 0; k < behind; k++) set(team.order, ahead + k, get(team.stack, k));
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
  team.led = leader == team.leader ? team.led + 1 : 0;
  team.leader = leader;
}

/** Sorts a part of the order, which is nearly sorted since the last step: insertion sort. */
function sortByRank(team: Team, from: i32, to: i32): void {
  for (let k = from + 1; k < to; k++) {
    const agent = get(team.order, k);
    let at = k;
    while (at > from && get(team.rank, get(team.order, at - 1)) < get(team.rank, agent)) {
      set(team.order, at, get(team.order, at - 1));
      at--;
    }
    set(team.order, at, agent);
  }
}

/** Returns the first agent in order that does not stand fast, and has its route; NONE if there is none. */
function firstFree(team: Team, count: i32): i32 {
  for (let k = 0; k < count; k++) {
    const agent = get(team.order, k);
    if (get(team.held, agent) == 0 && !lacksRoute(team, agent)) return agent;
  }
  return NONE;
}

/** Forgets what agents have decided, and fields that may be half done. */
export function abandonStep(team: Team): void {
  abandonRescue(team);
  for (let k = 0; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    if (get(team.next, agent) != NONE) set(team.occupiedNext, get(team.next, agent), NONE);
    set(team.next, agent, NONE);
  }
  freeEntries(team, team.searchHeads);
  stopSearch(team);
  clearSurvey(team);
  dropFields(team);
  if (team.robots) forgetActions(team);
}

/** Moves all agents by one step. Returns false and moves none if memory cannot be allocated. */
export function stepTeam(team: Team): bool {
  expectBlock(changetype<usize>(team));
  const random = team.random;
  const leader = team.leader;
  const led = team.led;
  const turns = team.robots != 0;
  team.refused = 0;
  if (turns) readyActions(team);
  else readyFloods(team);
  exchangeAll(team);
  searchLong(team);
  if (turns) listAll(team);
  else sortAgents(team);
  const isRescued = !turns && rescueAll(team);
  const isDone = turns || isRescued || decideStep(team);
  if (team.refused) {
    abandonStep(team);
    undoExchange(team);
    team.random = random;
    team.leader = leader;
    team.led = led;
    return false;
  }
  if (turns) {
    moveRobots(team);
    refill(team);
    return true;
  }
  if (!ASC_NO_ASSERT) {
    assert(isDone, 'to stay is always legal');
    for (let k = 0; k < team.orderCount; k++) expectStep(team, get(team.order, k));
  }
  for (let agent = 0; agent < team.count; agent++)
    if (get(team.now, agent) != NONE) set(team.occupiedNow, get(team.now, agent), NONE);
  for (let agent = 0; agent < team.count; agent++) {
    if (get(team.now, agent) == NONE) continue;
    const place = get(team.next, agent);
    if (place != get(team.now, agent)) setByte(team.home, agent, 0);
    if (team.isGrouped && !isRescued) set(team.wayBefore, agent, get(team.own, agent));
    set(team.now, agent, place);
    set(team.next, agent, NONE);
    set(team.occupiedNext, place, NONE);
    set(team.occupiedNow, place, agent);
  }
  keepRoutes(team, !isRescued);
  noteArrivals(team);
  if (!isRescued) watchLeader(team);
  // One that gets another goal at once comes last too.
  sendBack(team);
  if (team.heldCount > 0) countHeld(team);
  refill(team);
  return true;
}

/** Asserts that what an agent has decided is a step, to where nobody else goes. */
function expectStep(team: Team, agent: i32): void {
  const to = get(team.next, agent);
  const there = get(team.occupiedNow, to);
  assert(isStep(team, agent, to), 'an agent goes to where no step leads');
  assert(get(team.occupiedNext, to) == agent, 'two agents go to one place');
  assert(there == NONE || there == agent || get(team.next, there) != get(team.now, agent), 'two agents swap');
}

/** Puts the agent of the highest priority last if it comes no nearer: it may bar the way of the one that it waits for. */
function watchLeader(team: Team): void {
  const leader = team.leader;
  if (leader == NONE || team.led == 0) {
    team.leaderBest = FAR;
    team.leaderStall = 0;
  }
  if (leader == NONE) return;
  if (get(team.own, leader) < team.leaderBest) {
    team.leaderBest = get(team.own, leader);
    team.leaderStall = 0;
  } else if (++team.leaderStall == LEAD_PATIENCE) {
    let k = 0;
    while (get(team.order, k) != leader) k++;
    for (; k + 1 < team.orderCount; k++) set(team.order, k, get(team.order, k + 1));
    set(team.order, k, leader);
    team.leaderStall = 0;
  }
}

/** Counts a step of those who stand fast. */
function countHeld(team: Team): void {
  for (let k = 0; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    const left = get(team.held, agent);
    if (left == 1) holdAgent(team, agent, 0);
    else if (left > 0) set(team.held, agent, left - 1);
  }
}

/** Decides where all agents go. Returns false if that is impossible, which only happens if memory is refused. */
function decideStep(team: Team): bool {
  if (team.heldCount > 0) decideHeld(team);
  surveyAll(team);
  if (team.guidance != 0) guideAll(team);
  const isDone = decideAll(team);
  clearSurvey(team);
  return isDone;
}
