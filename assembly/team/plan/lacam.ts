/**
 * Plans for all agents by lazy constraints addition search (LaCAM; K. Okumura, AAAI 2023). It searches over
 * configurations, depth first. PIBT makes the next configuration from the newest; each time a node is looked at again, one more constraint
 * makes it different. So the search is complete.
 *
 * It may then continue for better plans (LaCAM*; K. Okumura, IJCAI 2023): each known way from node to node can shorten the way to others.
 */
import { expectBlock } from '../../core/memory';
import { FOUND, LIMIT, OUT_OF_MEMORY, RUNNING, UNREACHABLE } from '../../core/statuses';
import { distance, isWithin } from '../distance/fields';
import { landOf } from '../grounds';
import { decideAll, decideHeld, send } from '../pibt';
import { addToTable, findNode, hashNext, takeNode } from './plan-nodes';
import { addConstraint, addLink, openNode, Plan } from './plan-record';
import { firstLink, linkEnd, nextLink, stepTo } from '../team-links';
import { FAR, get, getByte, GONE, longer, NONE, nextRandom, set, Team } from '../team-record';
import { dropFields } from '../distance/tiles';

/** Begins with the configuration that the team has. Returns UNREACHABLE if an agent alone could not reach its goal. */
export function beginPlan(plan: Plan): i32 {
  const team = plan.team;
  team.refused = 0;
  for (let i = 0; i < plan.agentCount; i++) {
    if (getByte(team.passable, landOf(team, i) + get(team.now, i)) == 0 || distance(team, i, get(team.now, i)) == FAR) {
      return team.refused ? giveUp(team) : UNREACHABLE;
    }
  }
  sortByDistance(team);
  startPlan(plan);
  return team.refused ? giveUp(team) : RUNNING;
}

/** Makes the first node, of the configuration and the order that the team has. */
export function startPlan(plan: Plan): void {
  const team = plan.team;
  memory.copy(team.next, team.now, (<usize>plan.agentCount) << 2);
  addNode(plan, NONE, hashNext(plan));
  clearNext(team);
}

/** Forgets what may be wrong since memory was refused. */
function giveUp(team: Team): i32 {
  dropFields(team);
  return OUT_OF_MEMORY;
}

/** Sorts agents by distance, those with the longest way first: insertion sort, which is called once. */
function sortByDistance(team: Team): void {
  for (let i = 0; i < team.count; i++) set(team.stack, i, distance(team, i, get(team.now, i)));
  for (let k = 1; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    let at = k;
    while (at > 0 && get(team.stack, get(team.order, at - 1)) < get(team.stack, agent)) {
      set(team.order, at, get(team.order, at - 1));
      at--;
    }
    set(team.order, at, agent);
  }
}

/**
 * Continues the search for a number of rounds. Returns RUNNING, or how it ended; LIMIT if there may be no more nodes, OUT_OF_MEMORY if it can go
 * on once there is memory.
 */
export function runPlan(plan: Plan, rounds: i32): i32 {
  expectBlock(changetype<usize>(plan));
  for (let round = 0; round < rounds; round++) {
    if (plan.openCount == 0) return plan.goalNode == NONE ? UNREACHABLE : FOUND;
    const node = get(plan.open, plan.openCount - 1);
    const goalNode = plan.goalNode;
    const isWorse = goalNode != NONE && get(plan.cost, node) + get(plan.bound, node) >= get(plan.cost, goalNode);
    if (goalNode == NONE && get(plan.bound, node) == 0 && isGoal(plan, node)) {
      plan.goalNode = node;
      if (!plan.improves) return FOUND;
    } else if (isWorse || get(plan.firstWaiting, node) == NONE) plan.openCount--;
    else if (!extend(plan, node)) return plan.team.refused ? giveUp(plan.team) : LIMIT;
  }
  return RUNNING;
}

function isGoal(plan: Plan, node: i32): bool {
  const first = node * plan.agentCount;
  for (let i = 0; i < plan.agentCount; i++)
    if (getByte(plan.required, i) != 0 && !isHome(plan.team, i, get(plan.configs, first + i))) return false;
  return true;
}

/** Makes the next configuration under the node's next constraint. Returns false if there is no room for more nodes, or memory is refused. */
function extend(plan: Plan, node: i32): bool {
  const team = plan.team;
  const constraint = get(plan.firstWaiting, node);
  const random = team.random;
  team.refused = 0;
  set(plan.firstWaiting, node, get(plan.waiting, constraint));
  loadNode(plan, node);
  if (plan.leaves) leaveGoals(plan);
  if (team.heldCount > 0) decideHeld(team);
  branch(plan, node, constraint);
  let isMade: bool = true;
  if (applyConstraints(plan, constraint) && decideAll(team)) {
    const hash = hashNext(plan);
    const known = findNode(plan, hash);
    if (known == NONE) isMade = addNode(plan, node, hash);
    else {
      if (plan.improves) {
        addLink(plan, node, known);
        shorten(plan, node);
      }
      // In front again: it may go on differently now.
      if (plan.goalNode == NONE || get(plan.cost, known) + get(plan.bound, known) < get(plan.cost, plan.goalNode))
        openNode(plan, known);
    }
  }
  clearNext(team);
  if (!team.refused) return isMade;
  // The round is to be repeated. Constraints that it has added come twice then, which does no harm.
  if (get(plan.firstWaiting, node) == NONE) set(plan.lastWaiting, node, constraint);
  set(plan.waiting, constraint, get(plan.firstWaiting, node));
  set(plan.firstWaiting, node, constraint);
  team.random = random;
  return false;
}

/** Gives the team the configuration and the order of a node. */
export function loadNode(plan: Plan, node: i32): void {
  const team = plan.team;
  const first = node * plan.agentCount;
  for (let k = 0; k < plan.orderCount; k++) {
    const place = get(team.now, get(team.order, k));
    if (place != GONE) set(team.occupiedNow, place, NONE);
  }
  for (let k = 0; k < plan.orderCount; k++) {
    const agent = get(plan.orders, first + k);
    const place = get(plan.configs, first + agent);
    set(team.order, k, agent);
    set(team.now, agent, place);
    if (place != GONE) set(team.occupiedNow, place, agent);
  }
}

/** Lets the agents at their goals leave the map. Their cells count as taken at the beginning of this step, and not at its end. */
function leaveGoals(plan: Plan): void {
  const team = plan.team;
  for (let k = 0; k < plan.orderCount; k++) {
    const agent = get(team.order, k);
    if (isHome(team, agent, get(team.now, agent))) set(team.next, agent, GONE);
  }
}

/** Forgets what agents have decided. */
export function clearNext(team: Team): void {
  for (let i = 0; i < team.count; i++) {
    if (get(team.next, i) >= 0) set(team.occupiedNext, get(team.next, i), NONE);
    set(team.next, i, NONE);
  }
}

/** Adds constraints below one: the next agent in order must go to each of the places that it can go to, in random order. */
function branch(plan: Plan, node: i32, constraint: i32): void {
  const team = plan.team;
  let depth = 0;
  for (let one = constraint; get(plan.agent, one) != NONE; one = get(plan.above, one)) depth++;
  if (depth == plan.orderCount) return;
  const agent = get(plan.orders, node * plan.agentCount + depth);
  const fixed = get(team.next, agent);
  if (fixed != NONE) {
    addConstraint(plan, node, constraint, agent, fixed);
    return;
  }
  const from = get(team.now, agent);
  const land = landOf(team, agent);
  let count = 0;
  set(team.keys, count++, from);
  for (let left = getByte(team.moves, land + from); left != 0; left &= left - 1) {
    const direction = ctz(left);
    set(team.keys, count++, stepTo(team, from, direction));
  }
  for (let link = firstLink(team, land + from); link != 0; link = nextLink(team, link)) {
    set(team.keys, count++, linkEnd(team, link));
  }
  while (count > 0) {
    const at = (nextRandom(team) >>> 8) % count;
    addConstraint(plan, node, constraint, agent, get(team.keys, at));
    set(team.keys, at, get(team.keys, --count));
  }
}

/** Lets agents go where the constraints demand. Returns false if that is illegal. */
function applyConstraints(plan: Plan, constraint: i32): bool {
  for (let one = constraint; get(plan.agent, one) != NONE; one = get(plan.above, one)) {
    if (!send(plan.team, get(plan.agent, one), get(plan.place, one))) return false;
  }
  return true;
}

/** Adds the node of the places where agents are after the step. Returns false if there is no room. */
function addNode(plan: Plan, from: i32, hash: i32): bool {
  const team = plan.team;
  let bound = 0;
  for (let i = 0; i < plan.agentCount; i++) {
    const place = get(team.next, i);
    if (getByte(plan.required, i) != 0 && !isHome(team, i, place)) bound += distance(team, i, place);
  }
  if (team.refused) return false;
  const node = takeNode(plan);
  if (node == NONE) return false;
  memory.copy(plan.configs + ((<usize>(node * plan.agentCount)) << 2), team.next, (<usize>plan.agentCount) << 2);
  set(plan.bound, node, bound);
  set(plan.parent, node, from);
  addConstraint(plan, node, NONE, NONE, NONE);
  addToTable(plan, node, hash);
  openNode(plan, node);
  writeOrder(plan, node);
  set(plan.cost, node, from == NONE ? 0 : get(plan.cost, from) + stepCost(plan, from, node));
  if (from != NONE && plan.improves) addLink(plan, from, node);
  return true;
}

/** Writes the order of a node's agents: those on their way keep their order, and come before those at their goals. */
function writeOrder(plan: Plan, node: i32): void {
  const team = plan.team;
  let ahead = node * plan.agentCount;
  for (let k = 0; k < plan.orderCount; k++)
    if (!goesHome(team, get(team.order, k))) set(plan.orders, ahead++, get(team.order, k));
  for (let k = 0; k < plan.orderCount; k++)
    if (goesHome(team, get(team.order, k))) set(plan.orders, ahead++, get(team.order, k));
}

function goesHome(team: Team, agent: i32): bool {
  return isHome(team, agent, get(team.next, agent));
}

/** Returns whether an agent at a place is at its goal, or has left the map there. */
function isHome(team: Team, agent: i32, place: i32): bool {
  return place == GONE || isWithin(team, agent, place);
}

/** Returns the cost of a step: the agents that do not rest at their goals. */
function stepCost(plan: Plan, from: i32, to: i32): i32 {
  let cost = 0;
  for (let i = 0; i < plan.agentCount; i++) {
    if (
      !isHome(plan.team, i, get(plan.configs, from * plan.agentCount + i)) ||
      !isHome(plan.team, i, get(plan.configs, to * plan.agentCount + i))
    )
      cost++;
  }
  return cost;
}

/** Follows links from a node to nodes whose cost becomes lower by it, and from these on. */
function shorten(plan: Plan, from: i32): void {
  let count = 0;
  set(plan.queue, count++, from);
  while (count > 0) {
    const node = get(plan.queue, --count);
    for (let link = get(plan.links, node); link != 0; link = get(plan.linkAfter, link)) {
      const to = get(plan.linkNode, link);
      const cost = get(plan.cost, node) + stepCost(plan, node, to);
      if (cost >= get(plan.cost, to)) continue;
      set(plan.cost, to, cost);
      set(plan.parent, to, node);
      if (count == plan.queueCapacity && !moreQueue(plan)) return;
      set(plan.queue, count++, to);
      // It may have been given up because of its cost.
      if (plan.goalNode != NONE && cost + get(plan.bound, to) < get(plan.cost, plan.goalNode)) openNode(plan, to);
    }
  }
}

/** Returns false if memory is refused. */
function moreQueue(plan: Plan): bool {
  const queue = longer(plan.queue, plan.queueCapacity, 2 * plan.queueCapacity);
  if (!queue) {
    plan.team.refused = 1;
    return false;
  }
  plan.queue = queue;
  plan.queueCapacity *= 2;
  return true;
}
