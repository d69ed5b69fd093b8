/**
 * The state of the search for a plan. A node is a configuration: the places of all agents at one time.
 *
 *     ┌──────┐  ┌────────────────────────────┐  ┌───────────────────────────────┐  ┌─────────────────────────┐
 *     │ Plan │─▶│ configs, orders: i32 an     │  │ parent, cost, bound, links, …: │  │ table: i32, node + 1 at  │
 *     └──────┘  │ agent, for each node        │  │ i32 a node                     │  │ the place of its hash    │
 *        │      └────────────────────────────┘  └───────────────────────────────┘  └─────────────────────────┘
 *        └─────▶ above, agent, place, waiting: i32 a constraint      linkNode, linkAfter: i32 a link
 *
 * Each node has a tree of constraints: an agent, taken in the node's order, and the place it must go to next. The tree grows breadth first.
 *
 * A rescue goes on searching in the next steps of the team, which sorts its agents before each. So a search must not rely on the team's order.
 */
import { allocate, allocateZeroed, release } from '../../core/memory';
import { get, lengthen, longer, NONE, releaseAll, set, Team } from '../team-record';

const FIRST_NODES: i32 = 64;

@unmanaged
export class Plan {
  // Blocks. i32 a node:
  /** The node before, the cost up to the node, and a bound of the cost from there. */
  parent: usize;
  cost: usize;
  bound: usize;
  /** First and last constraint that waits, NONE if there is none. */
  firstWaiting: usize;
  lastWaiting: usize;
  /** First link to a node that can follow. */
  links: usize;
  hashes: usize;
  /** Places of the agents of each node, and their order of priority. */
  configs: usize;
  orders: usize;
  /** Constraints: the one above, the agent that it binds (NONE: it binds none), where that must go, and the next one that waits; entry 0 is unused. */
  above: usize;
  agent: usize;
  place: usize;
  waiting: usize;
  /** Links between nodes: a node and the next link; entry 0 is unused. */
  linkNode: usize;
  linkAfter: usize;
  /** Nodes to continue from, the newest last. */
  open: usize;
  /** Nodes by hash: node + 1. */
  table: usize;
  /** Whether each agent must get to its goal. */
  required: usize;
  /** Nodes whose cost has become lower, see `shorten`. */
  queue: usize;
  /** The plan that was written last, or 0. */
  written: usize;

  team: Team;
  /** Agents and removed ones; agents. */
  agentCount: i32;
  orderCount: i32;
  mostNodes: i32;
  /** Whether the search continues once there is a plan. */
  improves: bool;
  /** Whether agents leave the map at their goals: they are GONE one step after they have come. */
  leaves: bool;
  goalNode: i32;
  /** Room for nodes, constraints, links and open nodes, and how many of each there are. */
  nodeCount: i32;
  nodeCapacity: i32;
  constraintCount: i32;
  constraintCapacity: i32;
  linkCount: i32;
  linkCapacity: i32;
  openCount: i32;
  openCapacity: i32;
  tableSize: i32;
  queueCapacity: i32;
}

/** Makes the record of a search, which may keep a number of values. Returns 0 if memory cannot be allocated. */
export function createPlan(team: Team, improves: bool, leaves: bool, mostValues: i32): usize {
  const record = allocateZeroed(offsetof<Plan>());
  if (!record) return 0;
  const plan = changetype<Plan>(record);
  plan.team = team;
  plan.agentCount = team.count;
  plan.orderCount = team.orderCount;
  plan.improves = improves;
  plan.leaves = leaves;
  plan.mostNodes = max(4, mostValues / max(1, 2 * plan.agentCount));
  plan.goalNode = NONE;
  plan.constraintCount = 1;
  plan.linkCount = 1;
  plan.table = longer(0, 0, 2 * FIRST_NODES);
  plan.tableSize = 2 * FIRST_NODES;
  plan.queue = longer(0, 0, FIRST_NODES);
  plan.queueCapacity = FIRST_NODES;
  plan.required = allocate(max(team.count, 1));
  if (plan.required) memory.fill(plan.required, 1, team.count);
  const isReady =
    plan.required && plan.table && plan.queue && moreNodes(plan, FIRST_NODES) && moreConstraints(plan, FIRST_NODES);
  if (isReady && moreLinks(plan, FIRST_NODES) && moreOpen(plan, FIRST_NODES)) return record;
  releasePlan(plan);
  return 0;
}

/** Frees the record of a search. The team stays. */
export function releasePlan(plan: Plan): void {
  releaseAll(changetype<usize>(plan), offsetof<Plan>('parent'), offsetof<Plan>('written'));
  release(changetype<usize>(plan));
}

/** Makes room for more nodes. Returns false if memory is refused, like the functions below. */
export function moreNodes(plan: Plan, most: i32): bool {
  const capacity = min(most, plan.mostNodes);
  const count = plan.nodeCount;
  const agents = plan.agentCount;
  const record = changetype<usize>(plan);
  const places = max(1, <u64>capacity * agents);
  if (!lengthen(record, offsetof<Plan>('configs'), offsetof<Plan>('orders'), count * agents, places)) return false;
  if (!lengthen(record, offsetof<Plan>('parent'), offsetof<Plan>('hashes'), count, capacity)) return false;
  plan.nodeCapacity = capacity;
  return true;
}

export function moreConstraints(plan: Plan, capacity: i32): bool {
  const count = plan.above ? plan.constraintCount : 0;
  const first = offsetof<Plan>('above');
  if (!lengthen(changetype<usize>(plan), first, offsetof<Plan>('waiting'), count, capacity)) return false;
  plan.constraintCapacity = capacity;
  return true;
}

export function moreLinks(plan: Plan, capacity: i32): bool {
  const count = plan.linkNode ? plan.linkCount : 0;
  const first = offsetof<Plan>('linkNode');
  if (!lengthen(changetype<usize>(plan), first, offsetof<Plan>('linkAfter'), count, capacity)) return false;
  plan.linkCapacity = capacity;
  return true;
}

export function moreOpen(plan: Plan, capacity: i32): bool {
  const open = offsetof<Plan>('open');
  if (!lengthen(changetype<usize>(plan), open, open, plan.openCount, capacity)) return false;
  plan.openCapacity = capacity;
  return true;
}

/** Adds a constraint below another to those that wait at a node: an agent must go to a place. */
export function addConstraint(plan: Plan, node: i32, above: i32, agent: i32, place: i32): void {
  if (plan.constraintCount == plan.constraintCapacity && !moreConstraints(plan, 2 * plan.constraintCount)) {
    plan.team.refused = 1;
    return;
  }
  const one = plan.constraintCount++;
  set(plan.above, one, above);
  set(plan.agent, one, agent);
  set(plan.place, one, place);
  set(plan.waiting, one, NONE);
  if (get(plan.firstWaiting, node) == NONE) set(plan.firstWaiting, node, one);
  else set(plan.waiting, get(plan.lastWaiting, node), one);
  set(plan.lastWaiting, node, one);
}

/** Adds a link from one node to another. */
export function addLink(plan: Plan, from: i32, to: i32): void {
  for (let link = get(plan.links, from); link != 0; link = get(plan.linkAfter, link))
    if (get(plan.linkNode, link) == to) return;
  if (plan.linkCount == plan.linkCapacity && !moreLinks(plan, 2 * plan.linkCount)) {
    plan.team.refused = 1;
    return;
  }
  set(plan.linkNode, plan.linkCount, to);
  set(plan.linkAfter, plan.linkCount, get(plan.links, from));
  set(plan.links, from, plan.linkCount++);
}

/** Puts a node on top of those to continue from. */
export function openNode(plan: Plan, node: i32): void {
  if (plan.openCount == plan.openCapacity && !moreOpen(plan, 2 * plan.openCount)) {
    plan.team.refused = 1;
    return;
  }
  set(plan.open, plan.openCount++, node);
}
