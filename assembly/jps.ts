/**
 * Jump point search: A* over the jump point graph of jumps.ts (D. Harabor, A. Grastien, AAAI 2011 and ICAPS 2014), for
 * uniform terrain and straight <= diagonal <= 2 * straight. Steps of a successor follow from where the two points lie:
 * a sweep, then a jump. The heuristic is always the tightest, octile or manhattan: no other is faster here.
 *
 * The goal joins the open list when an expanded point has it in view (sight.ts). With the tightest heuristic it then has the
 * point's own f, so the search ends at the next pop.
 */
import { clearHeap, isEmpty, pop, push, reserve } from './heap';
import { estimate, Sum } from './heuristic';
import {
  arrivalOf,
  Jumps,
  listLength,
  listStart,
  nextGeneration,
  scanStart,
  setParent,
  setPlace,
  successorsOf,
  targetOf,
  xOf,
  yOf,
} from './jumps';
import { Search } from './layout';
import { NO_DIRECTION } from './moves';
import { close, directionOf, gOf, isClosed, isReached, reach, tagOf } from './nodes';
import { FOUND, LIMIT, reserveTrace, OUT_OF_MEMORY, RUNNING, UNREACHABLE } from './search';
import { isInView } from './sight';

/** Starts the search that was asked for, on a graph that no other search uses meanwhile. Returns the status. */
export function beginJumps(search: Search, jumps: Jumps): i32 {
  nextGeneration(jumps);
  clearHeap(search);
  if (!reserveTrace(search, 1) || !reserve(search, 1)) return OUT_OF_MEMORY;
  setPlace(jumps.start, search.startX, search.startY);
  setPlace(jumps.goal, search.goalX, search.goalY);
  reach(jumps.start, jumps.generation, NO_DIRECTION, 0);
  push(search, 0, <u64>jumps.start);
  search.open = 1;
  return RUNNING;
}

/** Goes on for at most `steps` expansions. Returns the status, RUNNING if there is more to do. */
export function runJumps(search: Search, jumps: Jumps, steps: u32): i32 {
  const planes = jumps.planes;
  const width = search.cells.width;
  const generation = jumps.generation;
  const goalX = search.goalX;
  const goalY = search.goalY;
  const goal = jumps.goal;
  const maxOpen = search.maxOpen;
  const straight = search.straight;
  const turn = search.turn;
  const gFactor = search.gFactor;
  const reopens = search.reopens != 0;
  const traceStep: u32 = search.tracing ? 4 : 0;
  let expanded = search.expanded;
  let open = search.open;
  const last = steps < search.maxExpansions - expanded ? expanded + steps : search.maxExpansions;
  let status = UNREACHABLE;

  while (!isEmpty(search)) {
    // Take the most promising point, unless it is a stale entry of a closed one.
    const point = <usize>pop(search);
    const tag = tagOf(point);
    if (isClosed(tag)) continue;
    if (point == goal) {
      status = FOUND;
      break;
    }
    const g = gOf(point);
    const x = xOf(point);
    const y = yOf(point);
    const f = gFactor * g + estimate<Sum>(search, abs(x - goalX), abs(y - goalY));
    if (expanded == last || open > maxOpen || !reserveTrace(search, expanded + 1)) {
      push(search, f, <u64>point);
      status = expanded == search.maxExpansions || open > maxOpen ? LIMIT : expanded == last ? RUNNING : OUT_OF_MEMORY;
      break;
    }
    close(point, tag);
    open--;
    store<u32>(search.trace + <usize>(expanded * traceStep), <u32>(y * <i32>width + x));
    expanded++;

    if (isInView(planes, x, y, goalX, goalY)) {
      const goalG =
        g + (straight * <f64>(abs(goalX - x) + abs(goalY - y)) + turn * <f64>min(abs(goalX - x), abs(goalY - y)));
      if (!isReached(tagOf(goal), generation) || goalG < gOf(goal)) {
        reach(goal, generation, NO_DIRECTION, goalG);
        setParent(goal, point);
        // No open point has a lesser f than this one had, so a goal that matches it would be taken next.
        if (gFactor * goalG <= f) {
          status = FOUND;
          break;
        }
        open++;
        push(search, gFactor * goalG, <u64>goal);
      }
    }

    // The start is any cell: its successors are scanned for, those of all others looked up.
    const list = point == jumps.start ? scanStart(jumps) : successorsOf(jumps, point, directionOf(tag));
    if (!list || !reserve(search, listLength(list) + 2)) {
      status = OUT_OF_MEMORY;
      break;
    }
    const end = listStart(list) + (listLength(list) << 2);
    for (let at = listStart(list); at < end; at += 4) {
      const successor = load<u32>(at);
      const target = targetOf(successor);
      const targetX = xOf(target);
      const targetY = yOf(target);
      const columns = abs(targetX - x);
      const rows = abs(targetY - y);
      // Every diagonal step takes the place of two straight ones.
      const targetG = g + (straight * <f64>(columns + rows) + turn * <f64>min(columns, rows));
      const targetTag = tagOf(target);
      if (isReached(targetTag, generation)) {
        if (gOf(target) <= targetG || (isClosed(targetTag) && !reopens)) continue;
        if (isClosed(targetTag)) open++;
      } else {
        open++;
      }
      reach(target, generation, arrivalOf(successor), targetG);
      setParent(target, point);
      push(search, gFactor * targetG + estimate<Sum>(search, abs(targetX - goalX), abs(targetY - goalY)), <u64>target);
    }
  }
  search.expanded = expanded;
  search.open = open;
  return status;
}
