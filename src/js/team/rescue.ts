/**
 * Twin of assembly/team/rescue.ts: frees agents that stand still, or walk to and fro, although there is a plan. While agents wait, LaCAM
 * searches for the plan, the same number of rounds in each step, so that steps are the same on every machine. Then agents follow the plan.
 */
import { FOUND, RUNNING } from '../../base/statuses.ts';
import {
  RESCUE_PATIENCE,
  RESCUE_ROUNDS,
  RESCUE_STEP_WORK,
  RESCUE_VALUES,
  RESCUE_WORK,
} from '../../base/tuning-teams.ts';
import { distance, isWithin } from './fields.ts';
import { landOf, scaleOf } from './grounds.ts';
import { loadNode, runPlan, startPlan } from './lacam.ts';
import { planLength, writePlan } from './plan-nodes.ts';
import { Plan } from './plan-record.ts';
import { FAR, NONE, type Team } from './team-record.ts';

/** There is no rescue yet; agents wait for the plan; they follow it; no other rescue before something changes. */
const IDLE = 0;
const PLANNING = 1;
const FOLLOWING = 2;
const OVER = 3;

/** Notes that goals, agents or the grid have changed. */
export function disturb(team: Team): void {
  team.era++;
  team.calm = 0;
  team.rescue = IDLE;
  team.rescuePlan = null;
  team.planned = new Int32Array(0);
  team.plannedAt = 0;
}

/** Notes who is at the goal, and counts the steps in which no agent has arrived that had not before. Call it after each step. */
export function noteArrivals(team: Team): void {
  const { order, now, home, arrivedIn, era } = team;
  team.calm++;
  for (let k = 0; k < team.orderCount; k++) {
    const agent = order[k];
    if (isWithin(team, agent, now[agent])) home[agent] = 1;
    if (home[agent] === 0 || arrivedIn[agent] === era) continue;
    arrivedIn[agent] = era;
    team.calm = 0;
  }
}

/** Decides where all agents go if they are being rescued. Returns false if they are not. */
export function rescueAll(team: Team): boolean {
  if (team.rescue === IDLE && isStuck(team)) {
    team.rescue = PLANNING;
    team.rescueRounds = 0;
    team.rescueMost = RESCUE_ROUNDS;
    team.rescueRandom = team.random;
  }
  if (team.rescue === PLANNING) searchOn(team);
  if (team.rescue === PLANNING) {
    const { next, now, order } = team;
    for (let k = 0; k < team.orderCount; k++) next[order[k]] = now[order[k]];
    return true;
  }
  return team.rescue === FOLLOWING && follow(team);
}

/** Returns whether an agent that has a route has not arrived for long. */
function isStuck(team: Team): boolean {
  if (team.calm < RESCUE_PATIENCE || !team.isExact) return false;
  const { order, now, home, held, passable } = team;
  for (let k = 0; k < team.orderCount; k++) {
    const agent = order[k];
    if (home[agent] !== 0 || held[agent] !== 0 || passable[landOf(team, agent) + now[agent]] === 0) continue;
    const found = distance(team, agent, now[agent]);
    if (found !== FAR) return team.calm * scaleOf(team, agent) >= 2 * found;
  }
  return false;
}

/** Searches for the plan for one more step. */
function searchOn(team: Team): void {
  const slice = Math.max(2, Math.floor(RESCUE_STEP_WORK / team.orderCount));
  let rounds = slice;
  if (team.rescuePlan === null) {
    // It is the first step of the search, or the search has been lost: it comes out the same.
    rounds += team.rescueRounds;
    team.random = team.rescueRandom;
    const plan = new Plan(team, false, false, RESCUE_VALUES);
    team.rescuePlan = plan;
    choosePassengers(team, plan);
    startPlan(plan);
  }
  const { leader } = team;
  const plan = team.rescuePlan as Plan;
  team.leader = NONE;
  const status = runPlan(plan, rounds);
  team.leader = leader;
  loadNode(plan, 0);
  team.rescueRounds += slice;
  if (status === FOUND) {
    const planned = new Int32Array(planLength(plan) * plan.agentCount);
    writePlan(plan, planned);
    team.planned = planned;
    team.plannedAt = plan.agentCount;
    team.rescue = FOLLOWING;
  } else if (status !== RUNNING || team.rescueMost * team.orderCount > RESCUE_WORK) team.rescue = OVER;
  else if (team.rescueRounds < team.rescueMost) return;
  team.rescuePlan = null;
  team.rescueRounds = 0;
  team.rescueMost *= 2;
  team.rescueRandom = team.random;
}

/** Chooses the agents that the plan must lead to their goals: those that have a route, and of several with the same goal one alone. */
function choosePassengers(team: Team, plan: Plan): void {
  const { order, orderCount, now, goal, passable, occupiedNext } = team;
  plan.required.fill(0);
  for (let k = 0; k < orderCount; k++) {
    if (isWithin(team, order[k], now[order[k]])) occupiedNext[goal[order[k]]] = order[k];
  }
  for (let k = 0; k < orderCount; k++) {
    const agent = order[k];
    const there = occupiedNext[goal[agent]];
    if (there !== NONE && there !== agent) continue;
    if (passable[landOf(team, agent) + now[agent]] === 0 || distance(team, agent, now[agent]) === FAR) continue;
    if (team.held[agent] !== 0) continue;
    occupiedNext[goal[agent]] = agent;
    plan.required[agent] = 1;
  }
  for (let k = 0; k < orderCount; k++) occupiedNext[goal[order[k]]] = NONE;
}

/** Takes the next step of the plan. Returns false if it is at its end. */
function follow(team: Team): boolean {
  const { next, order, planned } = team;
  if (team.plannedAt === planned.length) {
    team.rescue = OVER;
    team.planned = new Int32Array(0);
    team.plannedAt = 0;
    return false;
  }
  for (let k = 0; k < team.orderCount; k++) next[order[k]] = planned[team.plannedAt + order[k]];
  team.plannedAt += team.count;
  return true;
}

/** Puts agents back to where they are, after memory has been refused. The search begins again in the next step, and comes out the same. */
export function abandonRescue(team: Team): void {
  const plan = team.rescuePlan as Plan | null;
  team.rescuePlan = null;
  if (plan !== null && plan.nodeCount > 0) loadNode(plan, 0);
}
