/**
 * A search of a contracted map. From the goal it climbs to the core, by cost alone, and notes the cost of each corner on the way: these are few.
 * From the start it climbs to the core and runs along it, by A* with landmarks. A corner that the climb from the goal has noted joins the two.
 *
 * A corner that a detour over a higher corner reaches at a lower cost is not on the way up: it is not expanded ("stall on demand", R. Geisberger
 * and others, WEA 2008). Estimates may decrease along a route by more than a step costs, so corners may be reopened.
 *
 * All costs are sums of whole numbers, so their order does not matter.
 */
import { expectBlock } from '../core/memory';
import { clearHeap, isEmpty, pop, push, reserve } from '../nodes/heap';
import { COMPONENTS, CONTRACTED, IN_VIEW } from '../core/methods';
import { FOUND, OUT_OF_MEMORY, UNREACHABLE } from '../core/statuses';
import { greatestGap } from '../core/words';
import { Arc, arcAt, backAt, clearStamps, Corner, cornerAt, Hierarchy, linkAt } from './hierarchy';
import { numberAt } from './corners';
import { bitOf, isInView, look } from './sight';
import { writeDirect, writeRoute } from './unpack';

/** No arc, no corner; and what functions return instead of a corner or a component if memory cannot be allocated. */
const NONE: i32 = -1;
const NO_MEMORY: i32 = -2;

/** Answers a query; the host has written the goal's distances to landmarks. Returns the status. */
export function climb(hierarchy: Hierarchy, startX: i32, startY: i32, goalX: i32, goalY: i32): i32 {
  expectBlock(changetype<usize>(hierarchy));
  hierarchy.startX = startX;
  hierarchy.startY = startY;
  hierarchy.goalX = goalX;
  hierarchy.goalY = goalY;
  hierarchy.used = IN_VIEW;
  hierarchy.expanded = u32(startX != goalX || startY != goalY);
  const isAhead = isInView(hierarchy, startX, startY, goalX, goalY);
  if (isAhead || isInView(hierarchy, goalX, goalY, startX, startY)) {
    return writeDirect(hierarchy, isAhead) ? FOUND : OUT_OF_MEMORY;
  }
  hierarchy.used = CONTRACTED;
  hierarchy.expanded = 0;
  hierarchy.startLinks = writeLinks(hierarchy, startX, startY, 0);
  hierarchy.goalLinks = writeLinks(hierarchy, goalX, goalY, hierarchy.startLinks);
  if (!++hierarchy.stamp) {
    clearStamps(hierarchy);
    hierarchy.stamp = 1;
  }
  const label = climbFromGoal(hierarchy);
  if (label == NO_MEMORY) return OUT_OF_MEMORY;
  const meeting = climbFromStart(hierarchy, label);
  if (meeting == NO_MEMORY) return OUT_OF_MEMORY;
  if (meeting == NONE) {
    hierarchy.used = COMPONENTS;
    hierarchy.expanded = 0;
    return UNREACHABLE;
  }
  return writeRoute(hierarchy, meeting) ? FOUND : OUT_OF_MEMORY;
}

/** Writes the corners that a cell sees, a corner only itself. Returns their number. */
function writeLinks(hierarchy: Hierarchy, x: i32, y: i32, at: u32): u32 {
  const cells = hierarchy.cells;
  const link = linkAt(hierarchy, at);
  if (!bitOf(hierarchy.rows + <usize>((y + 1) * <i32>cells.rowBytes), x + 1)) {
    return look(hierarchy, x + 1, y + 1, changetype<usize>(link));
  }
  link.end = numberAt(hierarchy, x + 1, y + 1);
  link.steps = 0;
  return 1;
}

/** Returns the cost of steps as arcs have them. */
export function costOf(hierarchy: Hierarchy, steps: u32): f64 {
  return <f64>(steps >> 16) * hierarchy.diagonal + <f64>(steps & 0xffff) * hierarchy.straight;
}

/** Returns the component of the core that the goal belongs to, 0 if it does not reach the core, or NO_MEMORY if memory cannot be allocated. */
function climbFromGoal(hierarchy: Hierarchy): i32 {
  const stamp = hierarchy.stamp;
  clearHeap(hierarchy);
  if (!reserve(hierarchy, hierarchy.goalLinks)) return NO_MEMORY;
  for (let i: u32 = 0; i < hierarchy.goalLinks; i++) {
    const link = linkAt(hierarchy, hierarchy.startLinks + i);
    reachBack(hierarchy, link.end, costOf(hierarchy, link.steps), NONE, 0);
  }
  let label = 0;
  while (!isEmpty(hierarchy)) {
    const corner = <u32>pop(hierarchy);
    const g = backAt(hierarchy, corner).g;
    if (hierarchy.pendingF > g) continue;
    hierarchy.expanded++;
    const record = cornerAt(hierarchy, corner);
    if (record.label > 0) {
      label = record.label;
      continue;
    }
    if (stallsBack(hierarchy, record, g)) continue;
    if (!reserve(hierarchy, record.endArc - record.firstArc)) return NO_MEMORY;
    for (let i = record.firstArc; i < record.endArc; i++) {
      const arc = arcAt(hierarchy, i);
      const sum = g + costOf(hierarchy, arc.steps);
      if (cornerAt(hierarchy, arc.end).backStamp != stamp || sum < backAt(hierarchy, arc.end).g) {
        reachBack(hierarchy, arc.end, sum, i, corner);
      }
    }
  }
  return label;
}

function reachBack(hierarchy: Hierarchy, corner: u32, g: f64, arc: i32, parent: u32): void {
  cornerAt(hierarchy, corner).backStamp = hierarchy.stamp;
  const back = backAt(hierarchy, corner);
  back.g = g;
  back.arc = arc;
  back.parent = parent;
  push(hierarchy, g, corner);
}

function stallsBack(hierarchy: Hierarchy, record: Corner, g: f64): bool {
  for (let i = record.firstArc; i < record.endArc; i++) {
    const arc = arcAt(hierarchy, i);
    if (cornerAt(hierarchy, arc.end).backStamp != hierarchy.stamp) continue;
    if (backAt(hierarchy, arc.end).g + costOf(hierarchy, arc.steps) < g) return true;
  }
  return false;
}

/** Returns the corner where a shortest route meets the climb from the goal, NONE, or NO_MEMORY. */
function climbFromStart(hierarchy: Hierarchy, label: i32): i32 {
  const stamp = hierarchy.stamp;
  let best: f64 = Infinity;
  let meeting = NONE;
  clearHeap(hierarchy);
  if (!reserve(hierarchy, hierarchy.startLinks)) return NO_MEMORY;
  for (let i: u32 = 0; i < hierarchy.startLinks; i++) {
    const link = linkAt(hierarchy, i);
    const record = cornerAt(hierarchy, link.end);
    const total = reach(hierarchy, link.end, record, costOf(hierarchy, link.steps), NONE, 0);
    if (total < best) {
      best = total;
      meeting = link.end;
    }
    push(hierarchy, record.g + record.h, link.end);
  }
  while (!isEmpty(hierarchy)) {
    const corner = <u32>pop(hierarchy);
    const f = hierarchy.pendingF;
    if (f >= best) break;
    const record = cornerAt(hierarchy, corner);
    const g = record.g;
    if (f > g + record.h) continue;
    hierarchy.expanded++;
    if (record.label > 0 ? record.label != label : stalls(hierarchy, record, g)) continue;
    if (!reserve(hierarchy, record.endArc - record.firstArc)) return NO_MEMORY;
    for (let i = record.firstArc; i < record.endArc; i++) {
      const arc = arcAt(hierarchy, i);
      const next = cornerAt(hierarchy, arc.end);
      const sum = g + costOf(hierarchy, arc.steps);
      if (next.stamp == stamp && next.g <= sum) continue;
      const total = reach(hierarchy, arc.end, next, sum, i, corner);
      if (total < best) {
        best = total;
        meeting = arc.end;
      }
      if (sum + next.h < best) push(hierarchy, sum + next.h, arc.end);
    }
  }
  return meeting;
}

/** Notes how a corner has been reached. Returns the cost of the route through it, Infinity if the climb from the goal does not know it. */
function reach(hierarchy: Hierarchy, corner: u32, record: Corner, g: f64, arc: i32, parent: u32): f64 {
  if (record.stamp != hierarchy.stamp) {
    record.stamp = hierarchy.stamp;
    record.h = estimate(hierarchy, record);
  }
  record.g = g;
  record.arc = arc;
  record.parent = parent;
  return record.backStamp == hierarchy.stamp ? g + backAt(hierarchy, corner).g : Infinity;
}

function stalls(hierarchy: Hierarchy, record: Corner, g: f64): bool {
  for (let i = record.firstArc; i < record.endArc; i++) {
    const arc: Arc = arcAt(hierarchy, i);
    const next = cornerAt(hierarchy, arc.end);
    if (next.stamp == hierarchy.stamp && next.g + costOf(hierarchy, arc.steps) < g) return true;
  }
  return false;
}

/** Returns the least cost that may be left from a corner to the goal. */
function estimate(hierarchy: Hierarchy, record: Corner): f64 {
  const straight = hierarchy.straight;
  const dx = abs(<i32>(record.spot & 0xffff) - hierarchy.goalX);
  const dy = abs(<i32>(record.spot >> 16) - hierarchy.goalY);
  const h = straight * <f64>(dx + dy) + (hierarchy.diagonal - 2 * straight) * <f64>min(dx, dy);
  if (hierarchy.quantum == 0) return h;
  const lanes = changetype<usize>(record) + offsetof<Corner>('lanes');
  const goalLanes = changetype<usize>(hierarchy) + offsetof<Hierarchy>('goalLanes');
  // One quantum less, since both distances are rounded down.
  return max(h, hierarchy.quantum * <f64>(greatestGap(lanes, goalLanes, 0) - 1));
}
