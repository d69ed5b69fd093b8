/**
 * Twin of assembly/jps.ts, where the search over the jump point graph is explained: same expansions in the same order, same
 * arithmetic. One thing is its own: the heuristic may be a caller's function.
 */
import { allocate } from '../allocate.ts';
import { clearHeap, isEmpty, pop, push, reserve } from './heap.ts';
import { estimate } from './heuristic.ts';
import {
  arrivalOf,
  GOAL,
  gOf,
  type Jumps,
  listLength,
  listStart,
  nextGeneration,
  START,
  setG,
  setParent,
  setPlace,
  setTag,
  tagOf,
  targetOf,
  xOf,
  yOf,
} from './jump-records.ts';
import { isDeadEnd, scanStart, successorsOf } from './jumps.ts';
import { NO_DIRECTION } from './moves.ts';
import { closed, directionOf, isClosed, isReached, reached } from './nodes.ts';
import { FOUND, LIMIT, RUNNING, type Search, UNREACHABLE } from './search.ts';
import { isInView, setView } from './sight.ts';

const FIRST_TRACE = 1024;

/** Starts the search that was asked for, on a graph that no other search uses meanwhile. Returns the status. */
export function beginJumps(search: Search, jumps: Jumps): number {
  nextGeneration(jumps);
  clearHeap(search);
  reserve(search, 1);
  const { records } = jumps;
  setPlace(records, START, search.startX, search.startY);
  setPlace(records, GOAL, search.goalX, search.goalY);
  setView(jumps.view, search.goalX, search.goalY);
  setG(jumps.doubles, START, 0);
  setTag(records, START, reached(jumps.generation, NO_DIRECTION));
  push(search, 0, START);
  search.open = 1;
  return RUNNING;
}

/** Goes on for at most `steps` expansions. Returns the status, RUNNING if there is more to do. */
export function runJumps(search: Search, jumps: Jumps, steps: number): number {
  const { profile, goalX, goalY } = search;
  const { width } = search.cells;
  const { gFactor, maxExpansions, maxOpen, trace } = profile;
  const last = Math.min(search.expanded + steps, maxExpansions);
  // The goal is no entry of the open list: what it would cost stands by itself.
  const isKnown = isReached(tagOf(jumps.records, GOAL), jumps.generation);
  let goalF = isKnown ? gFactor * gOf(jumps.doubles, GOAL) : Infinity;

  while (!isEmpty(search)) {
    // Take the most promising point, unless it is a stale entry of a closed one.
    const point = pop(search);
    const { records } = jumps;
    const tag = tagOf(records, point);
    if (isClosed(tag)) continue;
    const x = xOf(records, point);
    const y = yOf(records, point);
    const f = gFactor * gOf(jumps.doubles, point) + estimate(profile, Math.abs(x - goalX), Math.abs(y - goalY));
    if (goalF <= f) return FOUND;
    if (x === goalX && y === goalY) {
      setTag(records, GOAL, reached(jumps.generation, NO_DIRECTION));
      setG(jumps.doubles, GOAL, gOf(jumps.doubles, point));
      setParent(records, GOAL, point);
      return FOUND;
    }
    if (search.expanded === last || search.open > maxOpen) {
      push(search, f, point);
      return search.expanded === maxExpansions || search.open > maxOpen ? LIMIT : RUNNING;
    }
    setTag(records, point, closed(tag));
    search.open--;
    if (trace) note(search, search.expanded, y * width + x);
    search.expanded++;

    if (isInView(jumps.planes, jumps.view, x, y)) {
      goalF = Math.min(goalF, reachGoal(search, jumps, point));
      // No open point has a lesser f than this one had, so a goal that matches it would be taken next.
      if (goalF <= f) return FOUND;
    }
    // The start is any cell: its successors are scanned for, those of all others looked up.
    if (point === START) {
      const list = scanStart(jumps);
      relax(search, jumps, point, jumps.found, list);
    } else {
      const list = successorsOf(jumps, point, directionOf(tag));
      relax(search, jumps, point, jumps.lists, list);
    }
  }
  return goalF < Infinity ? FOUND : UNREACHABLE;
}

/** Reaches the goal, which is in view of a point, if that is cheaper than before. Returns what its f is by this way. */
function reachGoal(search: Search, jumps: Jumps, point: number): number {
  const { records, doubles, generation } = jumps;
  const { gFactor, straight } = search.profile;
  const columns = Math.abs(search.goalX - xOf(records, point));
  const rows = Math.abs(search.goalY - yOf(records, point));
  const g = gOf(doubles, point) + (straight * (columns + rows) + turnOf(search) * Math.min(columns, rows));
  const isKnown = isReached(tagOf(records, GOAL), generation);
  if (!isKnown || g < gOf(doubles, GOAL)) {
    setG(doubles, GOAL, g);
    setTag(records, GOAL, reached(generation, NO_DIRECTION));
    setParent(records, GOAL, point);
  }
  return gFactor * g;
}

/** Relaxes the successors of a point. */
function relax(search: Search, jumps: Jumps, point: number, lists: Int32Array, list: number): void {
  const { profile, startX, startY, goalX, goalY } = search;
  const { gFactor, straight } = profile;
  const { records, doubles, generation } = jumps;
  const turn = turnOf(search);
  const x = xOf(records, point);
  const y = yOf(records, point);
  const g = gOf(doubles, point);
  const end = listStart(list) + listLength(lists, list);
  reserve(search, listLength(lists, list) + 1);
  for (let at = listStart(list); at < end; at++) {
    const target = targetOf(lists[at]);
    const targetX = xOf(records, target);
    const targetY = yOf(records, target);
    // The start may lie on a jump point, which leads nowhere new.
    if (targetX === startX && targetY === startY) continue;
    if (isDeadEnd(jumps, target, arrivalOf(lists[at])) && !isInView(jumps.planes, jumps.view, targetX, targetY))
      continue;
    const columns = Math.abs(targetX - x);
    const rows = Math.abs(targetY - y);
    // Every diagonal step takes the place of two straight ones.
    const targetG = g + (straight * (columns + rows) + turn * Math.min(columns, rows));
    const targetTag = tagOf(records, target);
    if (isReached(targetTag, generation)) {
      // Closed points stay closed, whatever the rounding of costs.
      if (gOf(doubles, target) <= targetG || isClosed(targetTag)) continue;
    } else {
      search.open++;
    }
    setG(doubles, target, targetG);
    setTag(records, target, reached(generation, arrivalOf(lists[at])));
    setParent(records, target, point);
    const h = estimate(profile, Math.abs(targetX - goalX), Math.abs(targetY - goalY));
    push(search, gFactor * targetG + h, target);
  }
}

/** What a diagonal step adds to the two straight ones it replaces; 0 without diagonals. */
function turnOf({ profile }: Search): number {
  return profile.rule === 0 ? 0 : profile.diagonal - 2 * profile.straight;
}

/** Writes a cell into the trace, which grows as it must. */
function note(search: Search, position: number, cell: number): void {
  if (position >= search.trace.length) {
    const longer = allocate(Int32Array, Math.max(2 * search.trace.length, FIRST_TRACE));
    longer.set(search.trace);
    search.trace = longer;
  }
  search.trace[position] = cell;
}
