/**
 * Jump point search: A* over the jump point graph of jumps.ts (D. Harabor, A. Grastien, AAAI 2011 and ICAPS 2014), for
 * uniform terrain and straight <= diagonal <= 2 * straight. Steps of a successor follow from where the two points lie:
 * a sweep, then a jump. The heuristic is always the tightest, octile or manhattan: no other is faster here.
 *
 * The goal is reached when an expanded point has it in view (sight.ts). With the tightest heuristic it then has the point's own
 * f, and the search ends; else it waits, outside of the open list, until no open point promises less. All heuristics here are
 * consistent: the weight is at most 1.
 */
import { grow, hasRoom, isEmpty, isWaiting, pop, putWaiting, reserve, siftUp } from './heap';
import { heuristicAt } from './heuristic';
import {
  arrivalOf,
  Jumps,
  listLength,
  listStart,
  nextGeneration,
  pointAt,
  setParent,
  setPlace,
  targetOf,
  xOf,
  yOf,
} from './jump-records';
import { isDeadEnd, scanSource, successorsOf } from './jumps';
import { writeJumpRoute } from './jump-route';
import { Search } from './layout';
import { NO_DIRECTION } from './moves';
import { close, directionOf, gOf, isClosed, isReached, reach, tagOf } from './nodes';
import { FOUND, LIMIT, reserveTrace, OUT_OF_MEMORY, RUNNING, UNREACHABLE } from './search';
import { isInView, setView } from './sight';

/** No status: the open list is empty, or promises no more than what is known. */
const ENDED: i32 = -1;

/**
 * Reaches a goal in view of the start, other than the start itself, where that is all that a search would do: with the tightest
 * heuristic its first expansion is then its last. False where the goal is not in view.
 */
export function reachInView(search: Search, jumps: Jumps): bool {
  const x = search.startX;
  const y = search.startY;
  placeEnds(search, jumps);
  if ((x == search.goalX && y == search.goalY) || !isInView(jumps.planes, jumps.view, x, y)) return false;
  setParent(jumps.goal, jumps.start);
  const written = writeJumpRoute(search, jumps);
  search.expanded = u32(written);
  return written;
}

/** Makes ready for a search on a graph that no other uses meanwhile; it begins where the next two say. Returns the status. */
export function beginJumps(search: Search, jumps: Jumps): i32 {
  nextGeneration(jumps);
  placeEnds(search, jumps);
  return reserveTrace(search, 1) ? RUNNING : OUT_OF_MEMORY;
}

/** Says where the two points of the search's own are. The start never has a parent. */
function placeEnds(search: Search, jumps: Jumps): void {
  const goalX = search.goalX;
  const goalY = search.goalY;
  setPlace(jumps.start, search.startX, search.startY);
  setPlace(jumps.goal, goalX, goalY);
  setView(jumps.view, goalX, goalY);
}

/** Opens the start, at a point of the search's own: starts are many, and the graph is to hold jump points. */
export function addStart(search: Search, jumps: Jumps): bool {
  return openSource(search, jumps, jumps.start);
}

/** Opens one of several cells from which to search, at a point of the graph. False where memory cannot be had. */
export function addJumpSource(search: Search, jumps: Jumps, x: i32, y: i32): bool {
  const point = pointAt(jumps, x, y);
  if (!point) return false;
  // The search may have come by from elsewhere; it has not gone on from here, since that would have been worth less.
  search.open -= u32(isReached(tagOf(point), jumps.generation));
  return openSource(search, jumps, point);
}

function openSource(search: Search, jumps: Jumps, point: usize): bool {
  if (!reserve(search, 1)) return false;
  reach(point, jumps.generation, NO_DIRECTION, 0);
  setParent(point, 0);
  if (isWaiting(search)) siftUp(search);
  putWaiting(search, search.hFactor * heuristicAt(search, xOf(point), yOf(point)), <u64>point);
  search.open++;
  return true;
}

/**
 * Goes on for at most `steps` expansions, or until no open point has a lesser f than goals yet to be opened. Returns the status,
 * RUNNING if there is more to do.
 */
export function runJumps(search: Search, jumps: Jumps, steps: u32): i32 {
  const planes = jumps.planes;
  const view = jumps.view;
  const width = search.cells.width;
  const generation = jumps.generation;
  const goalX = search.goalX;
  const goalY = search.goalY;
  const goal = jumps.goal;
  const startX = search.startX;
  const startY = search.startY;
  const maxOpen = search.maxOpen;
  const straight = search.straight;
  const turn = search.turn;
  const hSum = search.hFactor * search.hSum;
  const hMin = search.hFactor * search.hMin;
  const gFactor = search.gFactor;
  const tracing = search.tracing != 0;
  let expanded = search.expanded;
  let open = search.open;
  const last = steps < search.maxExpansions - expanded ? expanded + steps : search.maxExpansions;
  let goalF = isReached(tagOf(goal), generation) ? gFactor * gOf(goal) : Infinity;
  // Goals that are yet to be opened may lead to less than the route that is known.
  let bound = min(goalF, search.nextF);
  let status = ENDED;

  while (!isEmpty(search)) {
    // Take the most promising point, unless it is a stale entry of a closed one.
    const point = <usize>pop(search);
    const tag = tagOf(point);
    if (isClosed(tag)) continue;
    const g = gOf(point);
    const x = xOf(point);
    const y = yOf(point);
    const f = gFactor * g + octile(hSum, hMin, abs(x - goalX), abs(y - goalY));
    if (bound <= f) {
      putWaiting(search, f, <u64>point);
      break;
    }
    if (x == goalX && y == goalY) {
      reach(goal, generation, NO_DIRECTION, g);
      setParent(goal, point);
      status = FOUND;
      break;
    }
    if (expanded == last || open > maxOpen || (tracing && !reserveTrace(search, expanded + 1))) {
      putWaiting(search, f, <u64>point);
      status = expanded == search.maxExpansions || open > maxOpen ? LIMIT : expanded == last ? RUNNING : OUT_OF_MEMORY;
      break;
    }
    close(point, tag);
    open--;
    if (tracing) store<u32>(search.trace + ((<usize>expanded) << 2), <u32>(y * <i32>width + x));
    expanded++;

    if (isInView(planes, view, x, y)) {
      const goalG = g + octile(straight, turn, abs(x - goalX), abs(y - goalY));
      if (!isReached(tagOf(goal), generation) || goalG < gOf(goal)) {
        reach(goal, generation, NO_DIRECTION, goalG);
        setParent(goal, point);
        goalF = gFactor * goalG;
        bound = min(goalF, bound);
        // No open point has a lesser f than this one had, so a goal that matches it would be taken next.
        if (goalF <= f) break;
      }
    }

    // A source is any cell: its successors are scanned for, those of all others looked up.
    const arrival = directionOf(tag);
    const list = arrival == NO_DIRECTION ? scanSource(jumps, point) : successorsOf(jumps, point, arrival);
    if (!list || (!hasRoom(search, listLength(list)) && !grow(search, listLength(list)))) {
      // As if it had not been taken.
      reach(point, generation, arrival, g);
      putWaiting(search, f, <u64>point);
      open++;
      expanded--;
      status = OUT_OF_MEMORY;
      break;
    }
    const end = listStart(list) + (listLength(list) << 2);
    for (let at = listStart(list); at < end; at += 4) {
      const successor = load<u32>(at);
      const target = targetOf(successor);
      const targetX = xOf(target);
      const targetY = yOf(target);
      // The start may lie on a jump point, which leads nowhere new.
      if (targetX == startX && targetY == startY) continue;
      if (isDeadEnd(planes, target, arrivalOf(successor)) && !isInView(planes, view, targetX, targetY)) continue;
      const targetG = g + octile(straight, turn, abs(targetX - x), abs(targetY - y));
      const targetTag = tagOf(target);
      const reached = isReached(targetTag, generation);
      // One branch for all, since no predictor can learn it. Closed points stay closed, whatever the rounding of costs.
      if (u32(reached) & (u32(gOf(target) <= targetG) | u32(isClosed(targetTag)))) continue;
      open += u32(!reached);
      reach(target, generation, arrivalOf(successor), targetG);
      setParent(target, point);
      if (isWaiting(search)) siftUp(search);
      putWaiting(
        search,
        gFactor * targetG + octile(hSum, hMin, abs(targetX - goalX), abs(targetY - goalY)),
        <u64>target,
      );
    }
  }
  search.expanded = expanded;
  search.open = open;
  if (status != ENDED) return status;
  return goalF > search.nextF ? RUNNING : goalF < Infinity ? FOUND : UNREACHABLE;
}

/** Cost of a sweep and a jump, every diagonal step in the place of two straight ones; also the heuristic, of its own factors. */
function octile(straight: f64, turn: f64, columns: i32, rows: i32): f64 {
  return straight * <f64>(columns + rows) + turn * <f64>min(columns, rows);
}
