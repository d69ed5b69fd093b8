/**
 * Frees agents that stand still, or walk to and fro, although there is a plan. While agents wait, LaCAM searches for
 * the plan, the same number of rounds in each step, so that steps are the same on every machine. Then agents follow the plan.
 */
import { release } from '../../core/memory';
import { FOUND, OUT_OF_MEMORY, RUNNING } from '../../core/statuses';
import { distance, isWithin, recountTiles } from '../distance/fields';
import { landOf, scaleOf } from '../grounds';
import { send } from '../pibt';
import { clearNext, loadNode, runPlan, startPlan } from './lacam';
import { planLength, writePlan } from './plan-nodes';
import { createPlan, Plan, releasePlan } from './plan-record';
import { FAR, get, getByte, NONE, set, setByte, Team } from '../team-record';
import { dropFields } from '../distance/tiles';
import { RESCUE_PATIENCE, RESCUE_ROUNDS, RESCUE_STEP_WORK, RESCUE_VALUES, RESCUE_WORK } from '../../core/tuning-teams';

/** There is no rescue yet; agents wait for the plan; they follow it; no other rescue before something changes. */
const IDLE: i32 = 0;
const PLANNING: i32 = 1;
const FOLLOWING: i32 = 2;
const OVER: i32 = 3;

/** Notes that goals, agents or the grid have changed. */
export function disturb(team: Team): void {
  team.era++;
  team.calm = 0;
  team.rescue = IDLE;
  releaseRescue(team);
}

/** Frees what a rescue has. */
export function releaseRescue(team: Team): void {
  if (team.rescuePlan) releasePlan(changetype<Plan>(team.rescuePlan));
  release(team.planned);
  team.rescuePlan = 0;
  team.planned = 0;
  team.plannedLength = 0;
  team.plannedAt = 0;
}

/** Notes who is at the goal, and counts the steps in which no agent has arrived that had not before. Call it after each step. */
export function noteArrivals(team: Team): void {
  const era = team.era;
  team.calm++;
  for (let agent = 0; agent < team.count; agent++) {
    if (get(team.now, agent) == NONE) continue;
    if (isWithin(team, agent, get(team.now, agent))) setByte(team.home, agent, 1);
    if (getByte(team.home, agent) == 0 || get(team.arrivedIn, agent) == era) continue;
    set(team.arrivedIn, agent, era);
    team.calm = 0;
  }
}

/** Decides where all agents go if they are being rescued. Returns false if they are not, or if memory is refused. */
export function rescueAll(team: Team): bool {
  if (team.rescue == IDLE && isStuck(team) && !team.refused) {
    team.rescue = PLANNING;
    team.rescueRounds = 0;
    team.rescueMost = RESCUE_ROUNDS;
    team.rescueRandom = team.random;
  }
  if (team.refused) return false;
  if (team.rescue == PLANNING) searchOn(team);
  if (team.refused) return false;
  if (team.rescue == PLANNING) {
    for (let k = 0; k < team.orderCount; k++) send(team, get(team.order, k), get(team.now, get(team.order, k)));
    return true;
  }
  return team.rescue == FOLLOWING && follow(team);
}

/** Returns whether an agent that has a route has not arrived for long. */
function isStuck(team: Team): bool {
  if (team.calm < RESCUE_PATIENCE) return false;
  // A plan needs the least distances.
  if (!team.isExact && team.calm % RESCUE_PATIENCE == 0) recountTiles(team);
  if (!team.isExact) return false;
  for (let k = 0; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    const from = get(team.now, agent);
    if (
      getByte(team.home, agent) != 0 ||
      get(team.held, agent) != 0 ||
      getByte(team.passable, landOf(team, agent) + from) == 0
    )
      continue;
    const found = distance(team, agent, from);
    if (found != FAR) return team.calm * scaleOf(team, agent) >= 2 * found;
  }
  return false;
}

/** Searches for the plan for one more step. If memory is refused, the search is lost, and `refused` is set. */
function searchOn(team: Team): void {
  const slice = max(2, RESCUE_STEP_WORK / team.orderCount);
  let rounds = slice;
  if (!team.rescuePlan) {
    // It is the first step of the search, or the search has been lost: it comes out the same.
    rounds += team.rescueRounds;
    team.random = team.rescueRandom;
    team.rescuePlan = createPlan(team, false, false, RESCUE_VALUES);
    if (team.rescuePlan) {
      choosePassengers(team, changetype<Plan>(team.rescuePlan));
      startPlan(changetype<Plan>(team.rescuePlan));
    } else team.refused = 1;
    if (team.refused) return loseSearch(team);
  }
  const leader = team.leader;
  const plan = changetype<Plan>(team.rescuePlan);
  team.leader = NONE;
  const status = runPlan(plan, rounds);
  team.leader = leader;
  loadNode(plan, 0);
  if (status == OUT_OF_MEMORY || (status == FOUND && !writePlan(plan))) return loseSearch(team);
  team.rescueRounds += slice;
  if (status == FOUND) {
    team.planned = plan.written;
    team.plannedLength = planLength(plan) * plan.agentCount;
    team.plannedAt = plan.agentCount;
    plan.written = 0;
    team.rescue = FOLLOWING;
  } else if (status != RUNNING || <i64>team.rescueMost * team.orderCount > RESCUE_WORK) team.rescue = OVER;
  else if (team.rescueRounds < team.rescueMost) return;
  releasePlan(plan);
  team.rescuePlan = 0;
  team.rescueRounds = 0;
  team.rescueMost *= 2;
  team.rescueRandom = team.random;
}

/** Gives the search up, and the fields, which may be half done. */
function loseSearch(team: Team): void {
  team.refused = 1;
  abandonRescue(team);
  dropFields(team);
}

/** Chooses the agents that the plan must lead to their goals: those that have a route, and of several with the same goal one alone. */
function choosePassengers(team: Team, plan: Plan): void {
  memory.fill(plan.required, 0, plan.agentCount);
  for (let k = 0; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    if (isWithin(team, agent, get(team.now, agent))) set(team.occupiedNext, get(team.goal, agent), agent);
  }
  for (let k = 0; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    const from = get(team.now, agent);
    const there = get(team.occupiedNext, get(team.goal, agent));
    if (there != NONE && there != agent) continue;
    if (getByte(team.passable, landOf(team, agent) + from) == 0 || distance(team, agent, from) == FAR) continue;
    if (get(team.held, agent) != 0) continue;
    set(team.occupiedNext, get(team.goal, agent), agent);
    setByte(plan.required, agent, 1);
  }
  for (let k = 0; k < team.orderCount; k++) set(team.occupiedNext, get(team.goal, get(team.order, k)), NONE);
}

/** Takes the next step of the plan. Returns false if it is at its end, or made up: it may come from bytes. */
function follow(team: Team): bool {
  let isLegal: bool = team.plannedAt < team.plannedLength;
  for (let k = 0; k < team.orderCount && isLegal; k++) {
    const agent = get(team.order, k);
    isLegal = send(team, agent, get(team.planned, team.plannedAt + agent));
  }
  team.plannedAt += team.count;
  if (isLegal) return true;
  clearNext(team);
  team.rescue = OVER;
  releaseRescue(team);
  return false;
}

/** Puts agents back to where they are, after memory has been refused. The search begins again in the next step, and comes out the same. */
export function abandonRescue(team: Team): void {
  if (!team.rescuePlan) return;
  const plan = changetype<Plan>(team.rescuePlan);
  if (plan.nodeCount > 0) loadNode(plan, 0);
  releaseRescue(team);
}
