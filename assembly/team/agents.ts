/** The agents of a team, their goals and priorities, and what the map is to them. */
import { chooseExactness, distanceNow, leaveSlot, noteHome, useSlot } from './distance/fields';
import { dirtyAround, dropFloods, repairFloods } from './distance/floods';
import { forgetRoute } from './guidance/guided-routes';
import { setScale } from './grounds';
import { dropRoute, releaseRoutes } from './distance/routes';
import { disturb, releaseRescue } from './plan/rescue';
import { releaseTeam, reserveAgents } from './team-blocks';
import { FAR, get, getByte, NONE, set, setByte, Team } from './team-record';
import { actionsOf, forgetActions } from './turning/actions';
import { putRobot, robotsOf } from './turning/robots';
import { dropFields, dropFieldsAround, dropFieldsOf } from './distance/tiles';

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
  set(team.wayBefore, agent, FAR);
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
  set(team.wayBefore, agent, FAR);
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
