/**
 * Twin of assembly/team/plan-record.ts: the state of the search for a plan. A node is a configuration: the places of all agents at one time.
 *
 * Each node has a tree of constraints: an agent, taken in the node's order, and the place it must go to next. The tree grows breadth first.
 */
import { allocate } from '../../base/allocate.ts';
import { longer, NONE, type Team } from './team-record.ts';

const FIRST_NODES = 64;

export class Plan {
  readonly team: Team;
  /** Agents and removed ones; agents. */
  readonly agentCount: number;
  readonly orderCount: number;
  /** Whether each agent must get to its goal. */
  readonly required: Uint8Array;
  readonly mostNodes: number;
  /** Whether the search continues once there is a plan. */
  readonly improves: boolean;
  /** Whether agents leave the map at their goals: they are GONE one step after they have come. */
  readonly leaves: boolean;

  // Nodes.
  nodeCount = 0;
  nodeCapacity = 0;
  /** Places of the agents of each node, and their order of priority. */
  configs: Int32Array = new Int32Array(0);
  orders: Int32Array = new Int32Array(0);
  /** The node before, the cost up to the node, and a bound of the cost from there. */
  parent: Int32Array = new Int32Array(0);
  cost: Int32Array = new Int32Array(0);
  bound: Int32Array = new Int32Array(0);
  /** First and last constraint that waits, NONE if there is none. */
  firstWaiting: Int32Array = new Int32Array(0);
  lastWaiting: Int32Array = new Int32Array(0);
  /** First link to a node that can follow. */
  links: Int32Array = new Int32Array(0);
  hashes: Int32Array = new Int32Array(0);
  /** Nodes by hash: node + 1. */
  table: Int32Array = new Int32Array(2 * FIRST_NODES);
  goalNode: number = NONE;

  // Constraints, each with the one above it; entry 0 is unused.
  constraintCount = 1;
  above: Int32Array = new Int32Array(FIRST_NODES);
  place: Int32Array = new Int32Array(FIRST_NODES);
  depth: Int32Array = new Int32Array(FIRST_NODES);
  waiting: Int32Array = new Int32Array(FIRST_NODES);

  // Links between nodes: a node and the next link; entry 0 is unused.
  linkCount = 1;
  linkNode: Int32Array = new Int32Array(FIRST_NODES);
  linkAfter: Int32Array = new Int32Array(FIRST_NODES);

  // Nodes to continue from, the latest last.
  openCount = 0;
  open: Int32Array = new Int32Array(FIRST_NODES);
  /** Nodes whose cost has become lower, see `shorten`. */
  queue: Int32Array = new Int32Array(FIRST_NODES);
  /** The node whose configuration the team has, NONE for none. */
  loaded: number = NONE;

  constructor(team: Team, improves: boolean, leaves: boolean, mostValues: number) {
    this.team = team;
    this.agentCount = team.count;
    this.orderCount = team.orderCount;
    this.required = allocate(Uint8Array, team.count).fill(1);
    this.improves = improves;
    this.leaves = leaves;
    this.mostNodes = Math.max(4, Math.floor(mostValues / Math.max(1, 2 * this.agentCount)));
    moreNodes(this, FIRST_NODES);
  }
}

export function moreNodes(plan: Plan, most: number): void {
  const capacity = Math.min(most, plan.mostNodes);
  plan.configs = longer(plan.configs, capacity * plan.agentCount);
  plan.orders = longer(plan.orders, capacity * plan.agentCount);
  plan.parent = longer(plan.parent, capacity);
  plan.cost = longer(plan.cost, capacity);
  plan.bound = longer(plan.bound, capacity);
  plan.firstWaiting = longer(plan.firstWaiting, capacity);
  plan.lastWaiting = longer(plan.lastWaiting, capacity);
  plan.links = longer(plan.links, capacity);
  plan.hashes = longer(plan.hashes, capacity);
  plan.nodeCapacity = capacity;
}

/** Adds a constraint to those that wait at a node. */
export function addConstraint(plan: Plan, node: number, above: number, depth: number, place: number): void {
  if (plan.constraintCount === plan.above.length) {
    const capacity = 2 * plan.constraintCount;
    plan.above = longer(plan.above, capacity);
    plan.place = longer(plan.place, capacity);
    plan.depth = longer(plan.depth, capacity);
    plan.waiting = longer(plan.waiting, capacity);
  }
  const one = plan.constraintCount++;
  plan.above[one] = above;
  plan.place[one] = place;
  plan.depth[one] = depth;
  plan.waiting[one] = NONE;
  if (plan.firstWaiting[node] === NONE) plan.firstWaiting[node] = one;
  else plan.waiting[plan.lastWaiting[node]] = one;
  plan.lastWaiting[node] = one;
}

/** Adds a link from one node to another. */
export function addLink(plan: Plan, from: number, to: number): void {
  for (let link = plan.links[from]; link !== 0; link = plan.linkAfter[link]) if (plan.linkNode[link] === to) return;
  if (plan.linkCount === plan.linkNode.length) {
    plan.linkNode = longer(plan.linkNode, 2 * plan.linkCount);
    plan.linkAfter = longer(plan.linkAfter, 2 * plan.linkCount);
  }
  plan.linkNode[plan.linkCount] = to;
  plan.linkAfter[plan.linkCount] = plan.links[from];
  plan.links[from] = plan.linkCount++;
}

/** Puts a node on top of those to continue from. */
export function openNode(plan: Plan, node: number): void {
  if (plan.openCount === plan.open.length) plan.open = longer(plan.open, 2 * plan.openCount);
  plan.open[plan.openCount++] = node;
}
