/** The agents of a team, their goals, their priorities and their steps. */
import { expectBlock } from '../core/memory';
import { chooseExactness, distanceNow, leaveSlot, noteHome, useSlot } from './distance/fields';
import { dirtyAround, dropFloods, readyFloods, repairFloods } from './distance/floods';
import { forgetRoute, keepRoutes } from './guidance/guided-routes';
import { guideAll } from './guidance/guided-search';
import { exchangeAll, undoExchange } from './exchange';
import { setScale } from './grounds';
import { decideAll, decideHeld, isStep } from './pibt';
import { refill, searchLong, stopSearch } from './distance/long-routes';
import { lacksRoute } from './distance/route-steps';
import { dropRoute, releaseRoutes } from './distance/routes';
import { abandonRescue, disturb, noteArrivals, releaseRescue, rescueAll } from './plan/rescue';
import { releaseTeam, reserveAgents } from './team-blocks';
import { clearSurvey, surveyAll } from './survey';
import { FAR, get, getByte, NONE, set, setByte, Team } from './team-record';
import { actionsOf, forgetActions, readyActions } from './turning/actions';
import { putRobot, robotsOf } from './turning/robots';
import { listAll, moveRobots } from './turning/turning';
import { dropFields, dropFieldsAround, dropFieldsOf, freeEntries } from './distance/tiles';
import { LEAD_PATIENCE } from '../core/tuning-teams';

/** Puts an agent into a free place, at the lowest priority. Returns false if memory cannot be allocated. */
export function putAgent(team: Team, agent: i32, place: i32, goal: i32, ground: i32): bool {
  if (!reserveAgents(team, agent + 1)) return false;
  set(team.ground, agent, ground);
  const slot = useSlot(team, agent, place, goal);
  if (slot == NONE) return false;
  if (!ASC_NO_ASSERT) assert(get(team.occupiedNow, place) == NONE, 'an agent is put where another one is');
  set(team.now, agent, place);
  set(team.next, agent, NONE);
  set(team.goal, agent, goal);
  set(team.slot, agent, slot);
  set(team.occupiedNow, place, agent);
  set(team.order, team.orderCount++, agent);
  team.count = max(team.count, agent + 1);
  set(team.arrivedIn, agent, 0);
  set(team.held, agent, 0);
  set(team.given, agent, agent);
  set(team.own, agent, FAR);
  forgetRoute(team, agent);
  if (team.robots) putRobot(team, agent);
  setTraits(team, agent, 0, 0, NONE);
  return true;
}

/** Says in how many cells around its goal an agent counts as arrived, who chooses first (those with higher ranks), and its group, NONE for none. */
export function setTraits(team: Team, agent: i32, range: i32, rank: i32, group: i32): void {
  set(team.range, agent, range);
  set(team.group, agent, group);
  if (group != NONE) team.isGrouped = true;
  set(team.rank, agent, rank);
  if (rank != 0) team.isRanked = true;
  noteHome(team, agent);
  disturb(team);
}

/** Lets an agent stand fast for some steps, for ever with NONE, or no longer with 0. */
export function holdAgent(team: Team, agent: i32, steps: i32): void {
  if (team.robots && steps != get(team.held, agent)) robotsOf(team).isStale = true;
  team.heldCount += (steps != 0 ? 1 : 0) - (get(team.held, agent) != 0 ? 1 : 0);
  set(team.held, agent, steps);
  disturb(team);
}

export function removeAgent(team: Team, agent: i32): void {
  leaveSlot(team, get(team.slot, agent), get(team.share, agent));
  set(team.occupiedNow, get(team.now, agent), NONE);
  set(team.now, agent, NONE);
  setByte(team.home, agent, 0);
  dropRoute(team, agent);
  holdAgent(team, agent, 0);
  let kept = 0;
  for (let k = 0; k < team.orderCount; k++) {
    if (get(team.order, k) != agent) set(team.order, kept++, get(team.order, k));
  }
  team.orderCount = kept;
  disturb(team);
}

/** Gives an agent another goal. Returns false if memory cannot be allocated. */
export function setGoal(team: Team, agent: i32, goal: i32): bool {
  const before = get(team.slot, agent);
  const share = get(team.share, agent);
  const slot = useSlot(team, agent, get(team.now, agent), goal);
  if (slot == NONE) return false;
  set(team.slot, agent, slot);
  set(team.goal, agent, goal);
  set(team.given, agent, agent);
  set(team.own, agent, FAR);
  forgetRoute(team, agent);
  leaveSlot(team, before, share);
  noteHome(team, agent);
  disturb(team);
  return true;
}

/** Notes that the moves from a place on a ground, or the cost of entering it, have changed. */
export function changePlace(
  team: Team,
  place: i32,
  moves: i32,
  sources: i32,
  passable: i32,
  weight: i32,
  ground: i32,
): void {
  const at = ground * team.places + place;
  const isSame =
    getByte(team.moves, at) == moves &&
    getByte(team.sources, at) == sources &&
    getByte(team.passable, at) == passable &&
    getByte(team.weights, at) == weight;
  if (isSame) return;
  setByte(team.moves, at, moves);
  setByte(team.sources, at, sources);
  setByte(team.passable, at, passable);
  setByte(team.weights, at, weight);
  if (team.wrap != 0) dropFields(team);
  else dropFieldsAround(team, ground, place);
  dirtyAround(team, place);
  team.edits++;
  disturb(team);
}

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
  for (let k = 0; k < team.orderCount; k++) set(team.occupiedNow, get(team.now, get(team.order, k)), NONE);
  for (let k = 0; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    const place = get(team.next, agent);
    if (place != get(team.now, agent)) setByte(team.home, agent, 0);
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

/** Notes that the planes of a ground have been written. @param scale The least weight. @param isTwoWay Whether all steps go both ways. */
export function changeAll(team: Team, scale: i32, isTwoWay: bool, ground: i32): void {
  setScale(team, ground, scale);
  team.isTwoWay = isTwoWay;
  dropFieldsOf(team, ground);
  dropFloods(team, ground);
  team.edits++;
  disturb(team);
}

/** Frees a team and all that it has. */
export function closeTeam(team: Team): void {
  releaseRescue(team);
  releaseRoutes(team);
  releaseTeam(team);
}

/** Takes the links that have been written. */
export function joinLinks(team: Team): void {
  for (let link = team.linkCount; link > 0; link--) {
    const land = get(team.links, 5 * link + 3) * team.places;
    const from = land + get(team.links, 5 * link);
    const to = land + get(team.links, 5 * link + 1);
    set(team.links, 5 * link + 3, get(team.linksFrom, from));
    set(team.linksFrom, from, link);
    set(team.links, 5 * link + 4, get(team.linksTo, to));
    set(team.linksTo, to, link);
  }
  dropFields(team);
  dropFloods(team, NONE);
  chooseExactness(team);
  team.edits++;
  disturb(team);
}

/** Returns the distance of an agent to its goal, FAR if there is no route; NONE if memory is refused. */
export function distanceOf(team: Team, agent: i32): i32 {
  team.refused = 0;
  repairFloods(team);
  const found = team.robots ? actionsOf(team, agent) : distanceNow(team, agent);
  if (!team.refused) return found;
  if (team.robots) forgetActions(team);
  dropFields(team);
  return NONE;
}
