/** Twin of assembly/team/plan-nodes.ts: the nodes of a search for a plan, and the table that finds a node by its configuration. */
import { allocate } from '../../base/allocate.ts';
import { moreNodes, type Plan } from './plan-record.ts';
import { NONE } from './team-record.ts';

/** Returns the number of a new node, whose configuration is to be written; NONE if there may be no more. */
export function takeNode(plan: Plan): number {
  if (plan.nodeCount === plan.nodeCapacity) {
    if (plan.nodeCapacity === plan.mostNodes) return NONE;
    moreNodes(plan, 2 * plan.nodeCapacity);
  }
  const node = plan.nodeCount++;
  plan.firstWaiting[node] = NONE;
  plan.links[node] = 0;
  return node;
}

/** Returns the hash of the places where agents are after the step. */
export function hashNext(plan: Plan): number {
  const { next } = plan.team;
  let hash = 0;
  for (let i = 0; i < plan.agentCount; i++) {
    hash = Math.imul(hash ^ next[i], 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}

/** Returns the node of the places where agents are after the step, NONE if it is new. */
export function findNode(plan: Plan, hash: number): number {
  const mask = plan.table.length - 1;
  for (let at = hash & mask; plan.table[at] !== 0; at = (at + 1) & mask) {
    const node = plan.table[at] - 1;
    if (plan.hashes[node] === hash && isNext(plan, node)) return node;
  }
  return NONE;
}

function isNext(plan: Plan, node: number): boolean {
  const { next } = plan.team;
  const first = node * plan.agentCount;
  for (let i = 0; i < plan.agentCount; i++) if (plan.configs[first + i] !== next[i]) return false;
  return true;
}

/** Makes a node known by its hash. */
export function addToTable(plan: Plan, node: number, hash: number): void {
  plan.hashes[node] = hash;
  if (2 * plan.nodeCount > plan.table.length) {
    plan.table = allocate(Int32Array, 2 * plan.table.length);
    for (let other = 0; other < node; other++) enter(plan, other);
  }
  enter(plan, node);
}

function enter(plan: Plan, node: number): void {
  const mask = plan.table.length - 1;
  let at = plan.hashes[node] & mask;
  while (plan.table[at] !== 0) at = (at + 1) & mask;
  plan.table[at] = node + 1;
}

/** Returns the number of configurations from the start to the goal. */
export function planLength(plan: Plan): number {
  let length = 0;
  for (let node = plan.goalNode; node !== NONE; node = plan.parent[node]) length++;
  return length;
}

/** Writes the configurations from the start to the goal. */
export function writePlan(plan: Plan, into: Int32Array): void {
  const { configs, agentCount } = plan;
  let end = into.length;
  for (let node = plan.goalNode; node !== NONE; node = plan.parent[node]) {
    end -= agentCount;
    for (let i = 0; i < agentCount; i++) into[end + i] = configs[node * agentCount + i];
  }
}
