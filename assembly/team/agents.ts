/** The agents of a team, their goals, their priorities and their steps. */
import { distance, leaveSlot, useSlot } from './fields';
import { dirtyAround, dropFloods, readyFloods, repairFloods } from './floods';
import { clearSurvey, decideAll, surveyAll } from './pibt';
import { releaseRoutes, reserveRoutes } from './routes';
import { abandonRescue, disturb, noteArrivals, releaseRescue, rescueAll } from './rescue';
import { get, getByte, longer, longerBytes, MOST_CHOICES, NONE, releaseTeam, set, setByte, Team } from './team-record';
import { dropFields, dropFieldsAround, freeEntries } from './tiles';

/** Makes room for a number of agents. Returns false if memory cannot be allocated. */
export function reserveAgents(team: Team, capacity: i32): bool {
  if (capacity <= team.capacity) return true;
  const most = max(capacity, 2 * team.capacity);
  const count = team.count;
  const now = longer(team.now, count, most);
  if (!now) return false;
  team.now = now;
  const goal = longer(team.goal, count, most);
  if (!goal) return false;
  team.goal = goal;
  const next = longer(team.next, count, most);
  if (!next) return false;
  team.next = next;
  const slot = longer(team.slot, count, most);
  if (!slot) return false;
  team.slot = slot;
  const order = longer(team.order, team.orderCount, most);
  if (!order) return false;
  team.order = order;
  return reserveChoices(team, most);
}

function reserveChoices(team: Team, most: i32): bool {
  const stack = longer(team.stack, 0, most);
  if (!stack) return false;
  team.stack = stack;
  const partner = longer(team.partner, 0, most);
  if (!partner) return false;
  team.partner = partner;
  const choices = longer(team.choices, 0, most * MOST_CHOICES);
  if (!choices) return false;
  team.choices = choices;
  const choiceCount = longerBytes(team.choiceCount, 0, most);
  if (!choiceCount) return false;
  team.choiceCount = choiceCount;
  const choiceAt = longerBytes(team.choiceAt, 0, most);
  if (!choiceAt) return false;
  team.choiceAt = choiceAt;
  const arrivedIn = longer(team.arrivedIn, team.count, most);
  if (!arrivedIn) return false;
  team.arrivedIn = arrivedIn;
  const costs = longer(team.costs, 0, most * MOST_CHOICES);
  if (!costs) return false;
  team.costs = costs;
  const own = longer(team.own, 0, most);
  if (!own) return false;
  team.own = own;
  const share = longer(team.share, team.count, most);
  if (!share) return false;
  team.share = share;
  if (!reserveRoutes(team, most)) return false;
  team.capacity = most;
  return true;
}

/** Puts an agent into a free place, at the lowest priority. Returns false if memory cannot be allocated. */
export function putAgent(team: Team, agent: i32, place: i32, goal: i32): bool {
  if (!reserveAgents(team, agent + 1)) return false;
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
  disturb(team);
  return true;
}

export function removeAgent(team: Team, agent: i32): void {
  leaveSlot(team, get(team.slot, agent), get(team.share, agent));
  set(team.occupiedNow, get(team.now, agent), NONE);
  set(team.now, agent, NONE);
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
  leaveSlot(team, before, share);
  disturb(team);
  return true;
}

/** Notes that the moves from a place, or the cost of entering it, have changed. */
export function changePlace(team: Team, place: i32, moves: i32, sources: i32, passable: i32, weight: i32): void {
  const isSame =
    getByte(team.moves, place) == moves &&
    getByte(team.sources, place) == sources &&
    getByte(team.passable, place) == passable &&
    getByte(team.weights, place) == weight;
  if (isSame) return;
  setByte(team.moves, place, moves);
  setByte(team.sources, place, sources);
  setByte(team.passable, place, passable);
  setByte(team.weights, place, weight);
  dropFieldsAround(team, place);
  dirtyAround(team, place);
  team.edits++;
  disturb(team);
}

/** Sorts agents by priority: those on their way keep their order, and come before those at their goals. Call it once a step. */
export function sortAgents(team: Team): void {
  let ahead = 0;
  let behind = 0;
  for (let k = 0; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    if (get(team.now, agent) == get(team.goal, agent)) set(team.stack, behind++, agent);
    else set(team.order, ahead++, agent);
  }
  for (let k = 0; k < behind; k++) set(team.order, ahead + k, get(team.stack, k));
  const leader = ahead > 0 ? get(team.order, 0) : NONE;
  team.led = leader == team.leader ? team.led + 1 : 0;
  team.leader = leader;
}

/** Forgets what agents have decided, and fields that may be half done. */
export function abandonStep(team: Team): void {
  abandonRescue(team);
  for (let k = 0; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    if (get(team.next, agent) != NONE) set(team.occupiedNext, get(team.next, agent), NONE);
    set(team.next, agent, NONE);
  }
  freeEntries(team, team.searchHeads, 0);
  clearSurvey(team);
  dropFields(team);
}

/** Moves all agents by one step. Returns false and moves none if memory cannot be allocated. */
export function stepTeam(team: Team): bool {
  const random = team.random;
  const leader = team.leader;
  const led = team.led;
  sortAgents(team);
  team.refused = 0;
  readyFloods(team);
  const isDone = rescueAll(team) || decideStep(team);
  if (team.refused) {
    abandonStep(team);
    team.random = random;
    team.leader = leader;
    team.led = led;
    return false;
  }
  if (!ASC_NO_ASSERT) assert(isDone, 'to stay is always legal');
  for (let k = 0; k < team.orderCount; k++) set(team.occupiedNow, get(team.now, get(team.order, k)), NONE);
  for (let k = 0; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    const place = get(team.next, agent);
    set(team.now, agent, place);
    set(team.next, agent, NONE);
    set(team.occupiedNext, place, NONE);
    set(team.occupiedNow, place, agent);
  }
  noteArrivals(team);
  return true;
}

/** Decides where all agents go. Returns false if that is impossible, which only happens if memory is refused. */
function decideStep(team: Team): bool {
  surveyAll(team);
  const isDone = decideAll(team);
  clearSurvey(team);
  return isDone;
}

/** Notes that the planes have been written. @param scale The least weight. @param isTwoWay Whether all steps go both ways. */
export function changeAll(team: Team, scale: i32, isTwoWay: bool): void {
  team.scale = scale;
  team.isTwoWay = isTwoWay;
  dropFields(team);
  dropFloods(team);
  team.edits++;
  disturb(team);
}

/** Frees a team and all that it has. */
export function closeTeam(team: Team): void {
  releaseRescue(team);
  releaseRoutes(team);
  releaseTeam(team);
}

/** Returns the distance of an agent to its goal, FAR if there is no route; NONE if memory is refused. */
export function distanceOf(team: Team, agent: i32): i32 {
  team.refused = 0;
  repairFloods(team);
  const found = distance(team, agent, get(team.now, agent));
  if (!team.refused) return found;
  dropFields(team);
  return NONE;
}
