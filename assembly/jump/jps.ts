/**
 * Jump point search: A* over the jump point graph of jumps.ts (D. Harabor, A. Grastien, AAAI 2011 and ICAPS 2014), for
 * straight <= diagonal <= 2 * straight, on uniform terrain or on terrain where few cells lie at borders. The steps to a successor
 * follow from the positions of the two points: a sweep, then a jump. The heuristic is a sum of two terms: src/core/request/plan.ts replaces every heuristic except zero by octile.
 * In a prepared grid, landmarks may raise it (search/landmarks.ts).
 *
 * The goal is reached when an expanded point has it in view (sight.ts). With the tightest heuristic the goal's f then equals that of
 * the point, and no route through the point can cost less. Otherwise the goal waits, outside the open list, until no open point
 * promises less. The heuristic never overestimates: the weight is at most 1. With landmarks it need not be consistent, since they are
 * rounded, and some cells have none.
 *
 * Points are not taken strictly in order of f (MOST_LEAD says why; looking ahead along one branch is an idea of R. Stern, T. Kulberis,
 * A. Felner and R. Holte, AAAI 2010). A point may therefore be closed before its least g is known; it is then reopened. The search
 * still ends only when no open point promises less than the best known route. So that route is optimal, whatever the order of points.
 */
import { makeArcPoints, relaxJumpArcs } from './jump-arcs';
import { LARGE_HEAP, MOST_LEAD } from '../core/tuning';
import { isEmpty, isWaiting, popWithin, push, putWaiting, reserve, siftUp, unpop } from '../nodes/heap';
import { costAt } from '../moves/cells';
import { isBorder } from './planes/planes';
import { heuristicAt } from '../search/heuristic';
import { landmarksOf, raisedH } from '../search/landmarks';
import { arrivalOf, listLength, listStart, targetOf } from './jump-lists';
import { renewPoint, setCosts } from './jump-ages';
import { isFull, Jumps, nextGeneration, pointAt, setParent, setPlace, xOf, yOf } from './jump-records';
import { isDeadEnd, successorsOf } from './jumps';
import { writeJumpRoute } from './jump-route';
import { Search } from '../core/layout';
import { JUMP_POINTS, TERRAIN_JUMPS } from '../core/methods';
import { NEVER, NO_DIRECTION } from '../moves/moves';
import { close, directionOf, expansionOf, gOf, isClosed, isReached, keptOf, reach, tagOf } from '../nodes/nodes';
import { reserveTrace } from '../search/search';
import { isInView, setView } from './sight';
import { FOUND, LIMIT, OUT_OF_MEMORY, RUNNING, UNREACHABLE } from '../core/statuses';

/** Not a status: the open list is empty, or promises nothing better than the known route. */
const ENDED: i32 = -1;

/**
 * Reaches a goal in view of the start, other than the start itself. Only for searches that would do no more: with the tightest
 * heuristic their first expansion is then their last. Returns false if the goal is not in view or memory cannot be allocated.
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

/**
 * Prepares a search on a graph that no other search uses at the same time; `addStart` or `addJumpSource` then adds its start. Returns
 * false if memory cannot be allocated.
 */
export function beginJumps(search: Search, jumps: Jumps): bool {
  if (jumps.planes.borders) {
    const cells = search.cells;
    setCosts(jumps, search.straight, search.diagonal, search.mostStep * <f64>(cells.width * cells.height));
  }
  nextGeneration(jumps);
  placeEnds(search, jumps);
  search.used = jumps.planes.borders ? TERRAIN_JUMPS : JUMP_POINTS;
  search.lead = 0;
  return reserveTrace(search, 1);
}

/** Places the two points outside the graph. The start never has a parent. */
function placeEnds(search: Search, jumps: Jumps): void {
  const goalX = search.goalX;
  const goalY = search.goalY;
  setPlace(jumps.start, search.startX, search.startY);
  setPlace(jumps.goal, goalX, goalY);
  setView(jumps.view, goalX, goalY);
}

/**
 * Opens the only start. If the graph is full, this is a point outside the graph; otherwise each new start would add a point. (Goals
 * and the cells around them, which searches from goals start at, are few.) Returns false if memory cannot be allocated.
 */
export function addStart(search: Search, jumps: Jumps): bool {
  if (isFull(jumps)) return openSource(search, jumps, jumps.start);
  return addJumpSource(search, jumps);
}

/** Opens a start, possibly one of several, at a point of the graph. Returns false if memory cannot be allocated. */
export function addJumpSource(search: Search, jumps: Jumps): bool {
  const point = pointAt(jumps, search.startX, search.startY);
  if (!point) return false;
  if (isReached(tagOf(point), jumps.generation)) {
    // Already a source: ranges overlap, and goals may be listed twice.
    if (gOf(point) == 0) return true;
    // Reached from another source, at a higher f. That f cannot have been below nextF, so the point is still open.
    search.open--;
  }
  return openSource(search, jumps, point);
}

function openSource(search: Search, jumps: Jumps, point: usize): bool {
  if (!reserve(search, 1)) return false;
  renewPoint(jumps, point);
  reach(point, jumps.generation | keptOf(tagOf(point), false), NO_DIRECTION, 0);
  setParent(point, 0);
  push(search, search.hFactor * heuristicAt(search, xOf(point), yOf(point)), <u64>point);
  search.open++;
  return true;
}

/**
 * Expands at most `steps` points. Ends earlier once no open point has a lower f than the known route, than goals yet to be opened
 * (nextF), and than maxF. Returns the status, RUNNING if there is more to do. This is one function, since reading its locals again for
 * each point takes 5 % of the time.
 */
export function runJumps(search: Search, jumps: Jumps, steps: u32): i32 {
  const planes = jumps.planes;
  const view = jumps.view;
  const width = search.cells.width;
  const generation = jumps.generation;
  const goalX = search.goalX;
  const goalY = search.goalY;
  const goal = jumps.goal;
  const bordered = planes.borders != 0;
  // A border cell is a jump point, so a search reaches it like any other.
  const viewed = !isBorder(planes, goalX, goalY);
  const startX = search.startX;
  const startY = search.startY;
  const maxOpen = search.maxOpen;
  const straight = search.straight;
  const turn = search.rule == NEVER ? 0 : search.diagonal - 2 * straight;
  const hSum = search.hFactor * search.hSum;
  const hMin = search.hFactor * search.hMin;
  const mostLead = bordered ? 0 : MOST_LEAD * straight;
  const tracing = search.tracing != 0;
  const landmarks = landmarksOf(search);
  const isLinked = search.arcCount != 0;
  let expanded = search.expanded;
  let open = search.open;
  const last = expanded + min(steps, search.maxExpansions - expanded);
  let goalF = isReached(tagOf(goal), generation) ? gOf(goal) : Infinity;
  // Goals yet to be opened may lead to a cheaper route than the known one, and no route above maxF is wanted.
  let bound = min(goalF, min(search.nextF, search.maxF));
  let lead = search.lead;
  let status = ENDED;

  while (!isEmpty(search)) {
    // Take the most promising point, unless it is a stale entry of a closed one.
    const point = <usize>popWithin(search, lead);
    const tag = tagOf(point);
    if (isClosed(tag)) continue;
    const g = gOf(point);
    const x = xOf(point);
    const y = yOf(point);
    const f = search.pendingF;
    if (bound <= f) {
      unpop(search, <u64>point);
      if (lead == 0) break;
      lead = 0;
      continue;
    }
    if (x == goalX && y == goalY) {
      if (lead != 0) {
        // It may not be the most promising point.
        unpop(search, <u64>point);
        lead = 0;
        continue;
      }
      reach(goal, generation, NO_DIRECTION, g);
      setParent(goal, point);
      status = FOUND;
      break;
    }
    let list: usize = 0;
    // A reopened point does not count again.
    const counts = u32(!expansionOf(tag));
    const limited = (u32(last - expanded < counts) | u32(open > maxOpen)) != 0;
    if (!limited) list = successorsOf(jumps, point, directionOf(tag));
    if (isLinked && list && !makeArcPoints(search, jumps, y * width + x)) list = 0;
    if (
      !list ||
      !reserve(search, listLength(list) + search.mostArcs) ||
      (tracing && !reserveTrace(search, expanded + 1))
    ) {
      unpop(search, <u64>point);
      status = !limited ? OUT_OF_MEMORY : expanded == search.maxExpansions || open > maxOpen ? LIMIT : RUNNING;
      break;
    }
    close(point, tag);
    open--;
    if (tracing) store<u32>(search.trace + ((<usize>expanded) << 2), <u32>(y * <i32>width + x));
    expanded += counts;

    if (viewed && isInView(planes, view, x, y)) {
      const price = bordered ? costAt(search.cells, goalX, goalY) : 1;
      const goalG = g + octile(straight, turn, abs(x - goalX), abs(y - goalY)) * price;
      if (goalG < goalF) {
        reach(goal, generation, NO_DIRECTION, goalG);
        setParent(goal, point);
        goalF = goalG;
        bound = min(goalF, bound);
        // No route through the successors costs less.
        if (goalF <= f) continue;
      }
    }

    lead = listLength(list) == 1 && search.heapSize >= LARGE_HEAP ? mostLead : 0;
    // All cells on the way to a successor cost the same as the successor and, unless the point is a border cell, as the point.
    const isVaried = isBorder(planes, x, y);
    const pointPrice = bordered ? costAt(search.cells, x, y) : 1;
    const end = listStart(list) + (listLength(list) << 2);
    for (let at = listStart(list); at < end; at += 4) {
      const successor = load<u32>(at);
      const target = targetOf(successor);
      const targetX = xOf(target);
      const targetY = yOf(target);
      // The start may have a point outside the graph besides the one of its cell: no route leads back there.
      if (targetX == startX && targetY == startY) continue;
      const price = isVaried ? costAt(search.cells, targetX, targetY) : pointPrice;
      const targetG = g + octile(straight, turn, abs(targetX - x), abs(targetY - y)) * price;
      const targetTag = tagOf(target);
      const reached = isReached(targetTag, generation);
      // One branch for both conditions, since no predictor can learn it.
      const isBetter = !(u32(reached) & u32(gOf(target) <= targetG));
      // On terrain that differs, most successors fail for this.
      if (bordered && !isBetter) continue;
      if (isDeadEnd(jumps, target, arrivalOf(successor)) && !(viewed && isInView(planes, view, targetX, targetY)))
        continue;
      if (!isBetter) continue;
      open += u32(!reached) | u32(isClosed(targetTag));
      reach(target, generation | keptOf(targetTag, reached), arrivalOf(successor), targetG);
      setParent(target, point);
      // Same as `push`, without a call.
      if (isWaiting(search)) siftUp(search);
      let h = octile(hSum, hMin, abs(targetX - goalX), abs(targetY - goalY));
      if (landmarks) h = raisedH(search, landmarks, targetX, targetY, h);
      if (isLinked) h = search.hFactor * heuristicAt(search, targetX, targetY);
      putWaiting(search, targetG + h, <u64>target);
    }
    if (isLinked) open += relaxJumpArcs(search, jumps, point, y * width + x);
  }
  search.expanded = expanded;
  search.open = open;
  search.lead = lead;
  if (status != ENDED) return status;
  // If nothing is open, maxF has kept nothing out.
  if (isEmpty(search)) bound = min(goalF, search.nextF);
  if (bound == Infinity) return UNREACHABLE;
  return bound == goalF ? FOUND : bound == search.nextF ? RUNNING : LIMIT;
}

/** Returns the cost of a sweep and a jump: each diagonal step replaces two straight ones. Other factors make it the heuristic. */
export function octile(straight: f64, turn: f64, columns: i32, rows: i32): f64 {
  return straight * <f64>(columns + rows) + turn * <f64>min(columns, rows);
}
