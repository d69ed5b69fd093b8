/** The nodes of a search for a plan, and the table that finds a node by its configuration. */
import { allocate, release } from '../../core/memory';
import { moreConstraints, moreLinks, moreNodes, moreOpen, Plan } from './plan-record';
import { get, longer, NONE, set } from '../team-record';

/** Makes room for a node, and for its constraint, its link and its place among the open ones. */
function reserveNode(plan: Plan): bool {
  if (plan.constraintCount == plan.constraintCapacity && !moreConstraints(plan, 2 * plan.constraintCount)) return false;
  if (plan.linkCount == plan.linkCapacity && !moreLinks(plan, 2 * plan.linkCount)) return false;
  if (plan.openCount == plan.openCapacity && !moreOpen(plan, 2 * plan.openCount)) return false;
  if (2 * (plan.nodeCount + 1) > plan.tableSize) {
    const table = longer(0, 0, 2 * plan.tableSize);
    if (!table) return false;
    release(plan.table);
    plan.table = table;
    plan.tableSize *= 2;
    for (let node = 0; node < plan.nodeCount; node++) enter(plan, node);
  }
  return (
    plan.nodeCount < plan.nodeCapacity || plan.nodeCapacity == plan.mostNodes || moreNodes(plan, 2 * plan.nodeCapacity)
  );
}

/** Returns the number of a new node, whose configuration is to be written; NONE if there may be no more, or memory is refused. */
export function takeNode(plan: Plan): i32 {
  if (!reserveNode(plan)) {
    plan.team.refused = 1;
    return NONE;
  }
  if (plan.nodeCount == plan.nodeCapacity) return NONE;
  const node = plan.nodeCount++;
  set(plan.firstWaiting, node, NONE);
  set(plan.links, node, 0);
  return node;
}

/** Returns the hash of the places where agents are after the step. */
export function hashNext(plan: Plan): i32 {
  let hash = 0;
  for (let i = 0; i < plan.agentCount; i++) {
    hash = (hash ^ get(plan.team.next, i)) * <i32>0x9e3779b1;
    hash ^= hash >>> 15;
  }
  return hash;
}

/** Returns the node of the places where agents are after the step, NONE if it is new. */
export function findNode(plan: Plan, hash: i32): i32 {
  const mask = plan.tableSize - 1;
  for (let at = hash & mask; get(plan.table, at) != 0; at = (at + 1) & mask) {
    const node = get(plan.table, at) - 1;
    if (get(plan.hashes, node) == hash && isNext(plan, node)) return node;
  }
  return NONE;
}

function isNext(plan: Plan, node: i32): bool {
  const first = node * plan.agentCount;
  for (let i = 0; i < plan.agentCount; i++) if (get(plan.configs, first + i) != get(plan.team.next, i)) return false;
  return true;
}

/** Makes a node known by its hash. */
export function addToTable(plan: Plan, node: i32, hash: i32): void {
  set(plan.hashes, node, hash);
  enter(plan, node);
}

function enter(plan: Plan, node: i32): void {
  const mask = plan.tableSize - 1;
  let at = get(plan.hashes, node) & mask;
  while (get(plan.table, at) != 0) at = (at + 1) & mask;
  set(plan.table, at, node + 1);
}

/** Returns the number of configurations from the start to the goal. */
export function planLength(plan: Plan): i32 {
  let length = 0;
  for (let node = plan.goalNode; node != NONE; node = get(plan.parent, node)) length++;
  return length;
}

/** Writes the configurations from the start to the goal. Returns their address, 0 if memory cannot be allocated. */
export function writePlan(plan: Plan): usize {
  let end = planLength(plan) * plan.agentCount;
  release(plan.written);
  plan.written = 0;
  const into = allocate((<u64>max(end, 1)) << 2);
  if (!into) return 0;
  plan.written = into;
  for (let node = plan.goalNode; node != NONE; node = get(plan.parent, node)) {
    end -= plan.agentCount;
    for (let i = 0; i < plan.agentCount; i++) set(into, end + i, get(plan.configs, node * plan.agentCount + i));
  }
  return into;
}
