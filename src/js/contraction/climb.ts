/** Twin of assembly/contraction/climb.ts, which explains the search. */
import { FOUND, UNREACHABLE } from '../../base/statuses.ts';
import {
  ARC,
  BACK_STAMP,
  type Climb,
  type Climbed,
  CORNER_DOUBLES,
  CORNER_LANES,
  CORNER_WORDS,
  END_ARC,
  FIRST_ARC,
  G,
  H,
  LABEL,
  LANES_AT,
  PARENT,
  SPOT,
  STAMP,
} from '../../engine/contraction.ts';
import { LANES } from '../../grid/landmarks.ts';
import { clearHeap, isEmpty, pop, push, reserve } from '../../rules/heap.ts';
import { BACK_ARC, BACK_DOUBLES, BACK_PARENT, BACK_WORDS, type Records } from './hierarchy.ts';
import { writeRoute } from './unpack.ts';

const NONE = -1;

export function climb(hierarchy: Records, query: Climb): Climbed {
  hierarchy.expanded = 0;
  hierarchy.stamp = (hierarchy.stamp + 1) | 0;
  if (hierarchy.stamp === 0) clearStamps(hierarchy);
  const label = climbFromGoal(hierarchy, query);
  const meeting = climbFromStart(hierarchy, query, label);
  hierarchy.straights = 0;
  hierarchy.diagonals = 0;
  const route = meeting === NONE ? null : writeRoute(hierarchy, query, meeting);
  const { expanded, straights, diagonals } = hierarchy;
  return { status: route === null ? UNREACHABLE : FOUND, expanded, route, straights, diagonals };
}

function clearStamps(hierarchy: Records): void {
  for (let at = 0; at < hierarchy.corners.length; at += CORNER_WORDS) {
    hierarchy.corners[at + STAMP] = 0;
    hierarchy.corners[at + BACK_STAMP] = 0;
  }
  hierarchy.stamp = 1;
}

function costOf({ straight, diagonal }: Climb, steps: number): number {
  return (steps >>> 16) * diagonal + (steps & 0xffff) * straight;
}

function climbFromGoal(hierarchy: Records, query: Climb): number {
  const { corners, backCosts, arcs, links, stamp } = hierarchy;
  clearHeap(hierarchy);
  reserve(hierarchy, query.goalLinks);
  for (let i = query.startLinks; i < query.startLinks + query.goalLinks; i++)
    reachBack(hierarchy, links[2 * i], costOf(query, links[2 * i + 1]), NONE, 0);
  let label = 0;
  while (!isEmpty(hierarchy)) {
    const corner = pop(hierarchy);
    const g = backCosts[corner * BACK_DOUBLES];
    if (hierarchy.pendingF > g) continue;
    hierarchy.expanded++;
    const record = corner * CORNER_WORDS;
    if (corners[record + LABEL] > 0) {
      label = corners[record + LABEL];
      continue;
    }
    if (stallsBack(hierarchy, query, record, g)) continue;
    const end = corners[record + END_ARC];
    reserve(hierarchy, end - corners[record + FIRST_ARC]);
    for (let arc = corners[record + FIRST_ARC]; arc < end; arc++) {
      const next = arcs[2 * arc];
      const sum = g + costOf(query, arcs[2 * arc + 1]);
      if (corners[next * CORNER_WORDS + BACK_STAMP] !== stamp || sum < backCosts[next * BACK_DOUBLES])
        reachBack(hierarchy, next, sum, arc, corner);
    }
  }
  return label;
}

function reachBack(hierarchy: Records, corner: number, g: number, arc: number, parent: number): void {
  hierarchy.corners[corner * CORNER_WORDS + BACK_STAMP] = hierarchy.stamp;
  hierarchy.backCosts[corner * BACK_DOUBLES] = g;
  hierarchy.backs[corner * BACK_WORDS + BACK_ARC] = arc;
  hierarchy.backs[corner * BACK_WORDS + BACK_PARENT] = parent;
  push(hierarchy, g, corner);
}

function stallsBack({ corners, backCosts, arcs, stamp }: Records, query: Climb, record: number, g: number): boolean {
  for (let arc = corners[record + FIRST_ARC]; arc < corners[record + END_ARC]; arc++) {
    const next = arcs[2 * arc];
    if (corners[next * CORNER_WORDS + BACK_STAMP] !== stamp) continue;
    if (backCosts[next * BACK_DOUBLES] + costOf(query, arcs[2 * arc + 1]) < g) return true;
  }
  return false;
}

function climbFromStart(hierarchy: Records, query: Climb, label: number): number {
  const { corners, costs, arcs, links, stamp } = hierarchy;
  let best = Infinity;
  let meeting = NONE;
  clearHeap(hierarchy);
  reserve(hierarchy, query.startLinks);
  for (let i = 0; i < query.startLinks; i++) {
    const corner = links[2 * i];
    const total = reach(hierarchy, query, corner, costOf(query, links[2 * i + 1]), NONE, 0);
    if (total < best) {
      best = total;
      meeting = corner;
    }
    push(hierarchy, costs[corner * CORNER_DOUBLES + G] + costs[corner * CORNER_DOUBLES + H], corner);
  }
  while (!isEmpty(hierarchy)) {
    const corner = pop(hierarchy);
    const f = hierarchy.pendingF;
    if (f >= best) break;
    const record = corner * CORNER_WORDS;
    const g = costs[corner * CORNER_DOUBLES + G];
    if (f > g + costs[corner * CORNER_DOUBLES + H]) continue;
    hierarchy.expanded++;
    if (corners[record + LABEL] > 0 ? corners[record + LABEL] !== label : stalls(hierarchy, query, record, g)) continue;
    const end = corners[record + END_ARC];
    reserve(hierarchy, end - corners[record + FIRST_ARC]);
    for (let arc = corners[record + FIRST_ARC]; arc < end; arc++) {
      const next = arcs[2 * arc];
      const sum = g + costOf(query, arcs[2 * arc + 1]);
      if (corners[next * CORNER_WORDS + STAMP] === stamp && costs[next * CORNER_DOUBLES + G] <= sum) continue;
      const total = reach(hierarchy, query, next, sum, arc, corner);
      if (total < best) {
        best = total;
        meeting = next;
      }
      const nextF = sum + costs[next * CORNER_DOUBLES + H];
      if (nextF < best) push(hierarchy, nextF, next);
    }
  }
  return meeting;
}

function reach(hierarchy: Records, query: Climb, corner: number, g: number, arc: number, parent: number): number {
  const { corners, costs, backCosts, stamp } = hierarchy;
  const record = corner * CORNER_WORDS;
  if (corners[record + STAMP] !== stamp) {
    corners[record + STAMP] = stamp;
    costs[corner * CORNER_DOUBLES + H] = estimate(hierarchy, query, corner);
  }
  costs[corner * CORNER_DOUBLES + G] = g;
  corners[record + ARC] = arc;
  corners[record + PARENT] = parent;
  return corners[record + BACK_STAMP] === stamp ? g + backCosts[corner * BACK_DOUBLES] : Infinity;
}

function stalls({ corners, costs, arcs, stamp }: Records, query: Climb, record: number, g: number): boolean {
  for (let arc = corners[record + FIRST_ARC]; arc < corners[record + END_ARC]; arc++) {
    const next = arcs[2 * arc];
    if (corners[next * CORNER_WORDS + STAMP] !== stamp) continue;
    if (costs[next * CORNER_DOUBLES + G] + costOf(query, arcs[2 * arc + 1]) < g) return true;
  }
  return false;
}

function estimate({ corners, lanes }: Records, query: Climb, corner: number): number {
  const { straight, diagonal, quantum, tables, goalRow } = query;
  const spot = corners[corner * CORNER_WORDS + SPOT];
  const dx = Math.abs((spot & 0xffff) - query.goalX);
  const dy = Math.abs((spot >>> 16) - query.goalY);
  const h = straight * (dx + dy) + (diagonal - 2 * straight) * Math.min(dx, dy);
  const row = corner * CORNER_LANES + LANES_AT;
  if (quantum === 0) return h;
  let most = 0;
  for (let lane = 0; lane < LANES; lane++) {
    const difference = Math.abs(lanes[row + lane] - tables[goalRow + lane]);
    if (difference > most) most = difference;
  }
  return Math.max(h, quantum * (most - 1));
}
