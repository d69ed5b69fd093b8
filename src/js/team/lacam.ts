/**
 * Twin of assembly/team/lacam.ts: plans for all agents by lazy constraints addition search (LaCAM; K. Okumura, AAAI 2023). It searches over
 * configurations, depth first. PIBT makes the next configuration from the latest; each time a node is looked at again, one more constraint
 * makes it different. So the search is complete.
 *
 * It may then continue for better plans (LaCAM*; K. Okumura, IJCAI 2023): each known way from node to node can shorten the way to others.
 */

import { FOUND, LIMIT, RUNNING, UNREACHABLE } from '../../base/statuses.ts';
import { mayEnter } from './corners.ts';
import { distance, isWithin } from './fields.ts';
import { landOf } from './grounds.ts';
import { decideAll, decideHeld } from './pibt.ts';
import { addToTable, findNode, hashNext, takeNode } from './plan-nodes.ts';
import { addConstraint, addLink, openNode, type Plan } from './plan-record.ts';
import { firstLink, linkEnd, nextLink, stepTo } from './team-links.ts';
import { FAR, GONE, longer, NONE, nextRandom, type Team } from './team-record.ts';

/** Begins with the configuration that the team has. Returns UNREACHABLE if an agent alone could not reach its goal. */
export function beginPlan(plan: Plan): number {
  const { team, agentCount } = plan;
  for (let i = 0; i < agentCount; i++) {
    if (team.passable[landOf(team, i) + team.now[i]] === 0 || distance(team, i, team.now[i]) === FAR)
      return UNREACHABLE;
  }
  sortByDistance(team);
  startPlan(plan);
  return RUNNING;
}

/** Makes the first node, of the configuration and the order that the team has. */
export function startPlan(plan: Plan): void {
  const { team } = plan;
  team.next.set(team.now.subarray(0, plan.agentCount));
  addNode(plan, NONE, hashNext(plan));
  clearNext(team);
}

/** Sorts agents by distance, those with the longest way first: insertion sort, which is called once. */
function sortByDistance(team: Team): void {
  const { order, stack, now } = team;
  for (let i = 0; i < team.count; i++) stack[i] = distance(team, i, now[i]);
  for (let k = 1; k < team.orderCount; k++) {
    const agent = order[k];
    let at = k;
    while (at > 0 && stack[order[at - 1]] < stack[agent]) {
      order[at] = order[at - 1];
      at--;
    }
    order[at] = agent;
  }
}

/** Continues the search for a number of rounds. Returns RUNNING, or how it ended; LIMIT if there may be no more nodes. */
export function runPlan(plan: Plan, rounds: number): number {
  for (let round = 0; round < rounds; round++) {
    if (plan.openCount === 0) return plan.goalNode === NONE ? UNREACHABLE : FOUND;
    const node = plan.open[plan.openCount - 1];
    const { goalNode } = plan;
    const isWorse = goalNode !== NONE && plan.cost[node] + plan.bound[node] >= plan.cost[goalNode];
    if (goalNode === NONE && plan.bound[node] === 0 && isGoal(plan, node)) {
      plan.goalNode = node;
      if (!plan.improves) return FOUND;
    } else if (isWorse || plan.firstWaiting[node] === NONE) plan.openCount--;
    else if (!extend(plan, node)) return LIMIT;
  }
  return RUNNING;
}

function isGoal(plan: Plan, node: number): boolean {
  const first = node * plan.agentCount;
  for (let i = 0; i < plan.agentCount; i++)
    if (plan.required[i] !== 0 && !isHome(plan.team, i, plan.configs[first + i])) return false;
  return true;
}

/** Makes the next configuration under the node's next constraint. Returns false if there is no room for more nodes. */
function extend(plan: Plan, node: number): boolean {
  const { team } = plan;
  const constraint = plan.firstWaiting[node];
  plan.firstWaiting[node] = plan.waiting[constraint];
  loadNode(plan, node);
  if (plan.leaves) leaveGoals(plan);
  if (team.heldCount > 0) decideHeld(team);
  branch(plan, node, constraint);
  let isMade = true;
  if (applyConstraints(plan, node, constraint) && decideAll(team)) {
    const hash = hashNext(plan);
    const known = findNode(plan, hash);
    if (known === NONE) isMade = addNode(plan, node, hash);
    else {
      if (plan.improves) {
        addLink(plan, node, known);
        shorten(plan, node);
      }
      // In front again: it may go on differently now.
      if (plan.goalNode === NONE || plan.cost[known] + plan.bound[known] < plan.cost[plan.goalNode])
        openNode(plan, known);
    }
  }
  clearNext(team);
  return isMade;
}

/** Gives the team the configuration and the order of a node. */
export function loadNode(plan: Plan, node: number): void {
  const { team, agentCount, loaded } = plan;
  if (loaded === node) return;
  const { now, order, occupiedNow } = team;
  const first = node * agentCount;
  for (let k = 0; k < plan.orderCount; k++) {
    const place = now[order[k]];
    if (place !== GONE) occupiedNow[place] = NONE;
  }
  for (let k = 0; k < plan.orderCount; k++) {
    const agent = plan.orders[first + k];
    const place = plan.configs[first + agent];
    order[k] = agent;
    now[agent] = place;
    if (place !== GONE) occupiedNow[place] = agent;
  }
  plan.loaded = node;
}

/** Lets the agents at their goals leave the map. Their cells count as taken at the beginning of this step, and not at its end. */
function leaveGoals(plan: Plan): void {
  const { team } = plan;
  for (let k = 0; k < plan.orderCount; k++) {
    const agent = team.order[k];
    if (isHome(team, agent, team.now[agent])) team.next[agent] = GONE;
  }
}

/** Forgets what agents have decided. */
function clearNext(team: Team): void {
  const { next, occupiedNext } = team;
  for (let i = 0; i < team.count; i++) {
    if (next[i] >= 0) occupiedNext[next[i]] = NONE;
    next[i] = NONE;
  }
}

/** Adds constraints below one: the next agent in order must go to each of the places that it can go to, in random order. */
function branch(plan: Plan, node: number, constraint: number): void {
  const { team } = plan;
  const depth = plan.depth[constraint];
  if (depth >= plan.orderCount) return;
  const agent = team.order[depth];
  const fixed = team.next[agent];
  if (fixed !== NONE) {
    addConstraint(plan, node, constraint, depth + 1, fixed);
    return;
  }
  const from = team.now[agent];
  const land = landOf(team, agent);
  const { keys } = team;
  let count = 0;
  keys[count++] = from;
  for (let left = team.moves[land + from]; left !== 0; left &= left - 1) {
    const direction = 31 - Math.clz32(left & -left);
    keys[count++] = stepTo(team, from, direction);
  }
  for (let link = firstLink(team, land + from); link !== 0; link = nextLink(team, link))
    keys[count++] = linkEnd(team, link);
  while (count > 0) {
    const at = (nextRandom(team) >>> 8) % count;
    addConstraint(plan, node, constraint, depth + 1, keys[at]);
    keys[at] = keys[--count];
  }
}

/** Lets agents go where the constraints demand. Returns false if that is illegal. */
function applyConstraints(plan: Plan, node: number, constraint: number): boolean {
  const { team } = plan;
  for (let one = constraint; plan.depth[one] > 0; one = plan.above[one]) {
    const agent = plan.orders[node * plan.agentCount + plan.depth[one] - 1];
    const to = plan.place[one];
    if (team.next[agent] === to) continue;
    if (!mayEnter(team, agent, to)) return false;
    team.next[agent] = to;
    team.occupiedNext[to] = agent;
  }
  return true;
}

/** Adds the node of the places where agents are after the step. Returns false if there is no room. */
function addNode(plan: Plan, from: number, hash: number): boolean {
  const { team, agentCount } = plan;
  let bound = 0;
  for (let i = 0; i < agentCount; i++) {
    const place = team.next[i];
    if (plan.required[i] !== 0 && !isHome(team, i, place)) bound += distance(team, i, place);
  }
  const node = takeNode(plan);
  if (node === NONE) return false;
  plan.configs.set(team.next.subarray(0, agentCount), node * agentCount);
  plan.bound[node] = bound;
  plan.parent[node] = from;
  addConstraint(plan, node, NONE, 0, NONE);
  addToTable(plan, node, hash);
  openNode(plan, node);
  writeOrder(plan, node);
  plan.cost[node] = from === NONE ? 0 : plan.cost[from] + stepCost(plan, from, node);
  if (from !== NONE && plan.improves) addLink(plan, from, node);
  return true;
}

/** Writes the order of a node's agents: those on their way keep their order, and come before those at their goals. */
function writeOrder(plan: Plan, node: number): void {
  const { team, orderCount, orders } = plan;
  let ahead = node * plan.agentCount;
  for (let k = 0; k < orderCount; k++) if (!goesHome(team, team.order[k])) orders[ahead++] = team.order[k];
  for (let k = 0; k < orderCount; k++) if (goesHome(team, team.order[k])) orders[ahead++] = team.order[k];
}

function goesHome(team: Team, agent: number): boolean {
  return isHome(team, agent, team.next[agent]);
}

/** Returns whether an agent at a place is at its goal, or has left the map there. */
function isHome(team: Team, agent: number, place: number): boolean {
  return place === GONE || isWithin(team, agent, place);
}

/** Returns the cost of a step: the agents that do not rest at their goals. */
function stepCost(plan: Plan, from: number, to: number): number {
  const { team, configs, agentCount } = plan;
  let cost = 0;
  for (let i = 0; i < agentCount; i++) {
    if (!isHome(team, i, configs[from * agentCount + i]) || !isHome(team, i, configs[to * agentCount + i])) cost++;
  }
  return cost;
}

/** Follows links from a node to nodes whose cost becomes lower by it, and from these on. */
function shorten(plan: Plan, from: number): void {
  let count = 0;
  plan.queue[count++] = from;
  while (count > 0) {
    const node = plan.queue[--count];
    for (let link = plan.links[node]; link !== 0; link = plan.linkAfter[link]) {
      const to = plan.linkNode[link];
      const cost = plan.cost[node] + stepCost(plan, node, to);
      if (cost >= plan.cost[to]) continue;
      plan.cost[to] = cost;
      plan.parent[to] = node;
      if (count === plan.queue.length) plan.queue = longer(plan.queue, 2 * count);
      plan.queue[count++] = to;
      // It may have been given up because of its cost.
      if (plan.goalNode !== NONE && cost + plan.bound[to] < plan.cost[plan.goalNode]) openNode(plan, to);
    }
  }
}
