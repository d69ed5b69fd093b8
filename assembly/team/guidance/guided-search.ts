/**
 * Guidance: before a step, each agent looks for a route over a window of a few steps that meets few routes of others. To meet one costs, it is
 * not forbidden. The first step of its route is then its first choice in pibt.ts (T. Arita, K. Okumura, Local Guidance for Configuration-Based
 * Multi-Agent Pathfinding, AAAI 2026, arXiv 2510.19072; Lifelong LaCAM with Local Guidance for Lifelong MAPF, SoCS 2026, arXiv 2605.16855).
 *
 * The search is A* over places and steps of the window. Of nodes with equal f, the newest comes first. It ends after a number of expansions, so that steps are the same
 * on every machine. Marks are stamped, not cleared: a mark is of this search if it is above `team.guideStamp`.
 */
import { allocate, allocateZeroed } from '../../core/memory';
import { GUIDE_EXPANSIONS, GUIDE_MEETING, GUIDE_NODES } from '../../core/tuning-teams';
import { distance, isWithin, knowsLeast } from '../distance/fields';
import { landOf, scaleOf } from '../grounds';
import { firstLink, linkEnd, linkWeight, nextLink, stepTo } from '../team-links';
import { FAR, get, getByte, NONE, set, Team } from '../team-record';
import { draftRoutes, hideRoute, meetings, showRoute } from './guided-routes';

/** A node: an agent is at a place after a number of steps. */
@unmanaged
class Node {
  place: i32;
  steps: i32;
  /** What the way there costs, NONE once a cheaper one is known; and the node before. */
  cost: i32;
  from: i32;
  /** The next node in its bucket, and the next one with the same hash. */
  nextOpen: i32;
  nextSame: i32;
}

const NODE_SHIFT: i32 = 5;
/** Buckets by f, less that of the start; the last one has all above. */
const BUCKETS: i32 = 512;
/** Stamps above which marks are cleared. */
const MOST_STAMP: i32 = 1 << 30;

/** The agent that searches, where its ground begins, and what it costs to meet a route. */
let walker: i32 = 0;
let land: i32 = 0;
let meeting: i32 = 0;
/** Its distance at the start, and the nodes so far. */
let least: i32 = 0;
let nodeCount: i32 = 0;

/** Makes room for searches over a window. Returns false if memory cannot be allocated; the team is then to be freed. */
export function reserveSearch(team: Team): bool {
  if (team.guidance == 0) return true;
  const most = team.guidance * GUIDE_NODES;
  team.guideBits = 33 - clz(most);
  team.guideNodes = allocate((<u64>(most + 1)) << NODE_SHIFT);
  team.guideMarks = allocateZeroed(((<u64>1) << team.guideBits) << 2);
  team.guideHeads = allocate(BUCKETS << 2);
  return team.guideNodes != 0 && team.guideMarks != 0 && team.guideHeads != 0;
}

/** Looks for the routes of all agents. */
export function guideAll(team: Team): void {
  draftRoutes(team);
  for (let k = 0; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    hideRoute(team, agent);
    findRoute(team, agent);
    showRoute(team, agent);
  }
}

function nodeAt(team: Team, index: i32): Node {
  return changetype<Node>(team.guideNodes + ((<usize>index) << NODE_SHIFT));
}

/** Writes the route of an agent. Those who have arrived, or stand fast, stay; those who keep single routes have none. */
function findRoute(team: Team, agent: i32): void {
  const first = agent * team.guidance;
  const here = get(team.now, agent);
  if (getByte(team.home, agent) != 0 || get(team.held, agent) != 0 || get(team.own, agent) == FAR) {
    for (let step = 0; step < team.guidance; step++) set(team.drafts, first + step, here);
    return;
  }
  set(team.drafts, first, NONE);
  if (!knowsLeast(team, agent)) return;
  const end = search(team, agent, here);
  let node = nodeAt(team, end);
  if (node.steps < team.guidance) set(team.drafts, first + node.steps, NONE);
  for (; node.steps > 0; node = nodeAt(team, node.from)) set(team.drafts, first + node.steps - 1, node.place);
}

/** Returns the last node of the best route: at the goal, or at the end of the window; or that of the most steps if the search takes too long. */
function search(team: Team, agent: i32, here: i32): i32 {
  const most = team.guidance * GUIDE_EXPANSIONS;
  walker = agent;
  land = landOf(team, agent);
  meeting = agent == team.leader ? 0 : GUIDE_MEETING * scaleOf(team, agent);
  least = get(team.own, agent);
  if (team.guideStamp > MOST_STAMP) {
    memory.fill(team.guideMarks, 0, ((<usize>1) << team.guideBits) << 2);
    team.guideStamp = 0;
  }
  nodeCount = 0;
  memory.fill(team.guideHeads, 0, BUCKETS << 2);
  addNode(team, here, 0, 0, 0, least);
  let end = 1;
  let expanded = 0;
  for (let bucket = 0; bucket < BUCKETS && expanded < most; ) {
    const index = get(team.guideHeads, bucket);
    if (index == 0) {
      bucket++;
      continue;
    }
    const node = nodeAt(team, index);
    set(team.guideHeads, bucket, node.nextOpen);
    if (node.cost == NONE) continue;
    const isEnd = node.steps == team.guidance || isWithin(team, agent, node.place);
    if (isEnd || node.steps > nodeAt(team, end).steps) end = index;
    if (isEnd) break;
    expand(team, index);
    expanded++;
  }
  team.guideStamp += nodeCount;
  return end;
}

/** Reaches all places where an agent may be one step after a node. */
function expand(team: Team, index: i32): void {
  const place = nodeAt(team, index).place;
  const cost = nodeAt(team, index).cost;
  for (let left = getByte(team.moves, land + place); left != 0; left &= left - 1) {
    const to = stepTo(team, place, ctz(left));
    reach(team, index, to, cost + getByte(team.weights, land + to));
  }
  for (let link = firstLink(team, land + place); link != 0; link = nextLink(team, link))
    reach(team, index, linkEnd(team, link), cost + linkWeight(team, link));
  reach(team, index, place, cost + scaleOf(team, walker));
}

/** Adds a node one step after another, unless it is known at as low a cost. @param cost Without meetings. */
function reach(team: Team, from: i32, to: i32, cost: i32): void {
  const place = nodeAt(team, from).place;
  const steps = nodeAt(team, from).steps;
  const known = findNode(team, to, steps + 1);
  if (known != 0 && nodeAt(team, known).cost <= cost) return;
  const left = distance(team, walker, to);
  if (left == FAR || nodeCount == team.guidance * GUIDE_NODES) return;
  const total = cost + meeting * meetings(team, place, to, steps);
  if (known != 0) {
    if (nodeAt(team, known).cost <= total) return;
    nodeAt(team, known).cost = NONE;
  }
  addNode(team, to, steps + 1, total, from, total + left);
}

/** Returns the address of the mark of all nodes with the same hash: the newest of them, plus the stamp. */
function markOf(team: Team, place: i32, steps: i32): usize {
  const hash = <u32>((place * team.guidance + steps) * 0x9e3779b1) >> (32 - team.guideBits);
  return team.guideMarks + ((<usize>hash) << 2);
}

/** Returns the node of a place and a number of steps, 0 if there is none. */
function findNode(team: Team, place: i32, steps: i32): i32 {
  const mark = get(markOf(team, place, steps), 0) - team.guideStamp;
  let index = max(mark, 0);
  while (index != 0 && (nodeAt(team, index).place != place || nodeAt(team, index).steps != steps))
    index = nodeAt(team, index).nextSame;
  return index;
}

function addNode(team: Team, place: i32, steps: i32, cost: i32, from: i32, f: i32): void {
  const index = ++nodeCount;
  const node = nodeAt(team, index);
  const mark = markOf(team, place, steps);
  const bucket = max(0, min(f - least, BUCKETS - 1));
  node.place = place;
  node.steps = steps;
  node.cost = cost;
  node.from = from;
  node.nextSame = max(get(mark, 0) - team.guideStamp, 0);
  node.nextOpen = get(team.guideHeads, bucket);
  set(mark, 0, team.guideStamp + index);
  set(team.guideHeads, bucket, index);
}
