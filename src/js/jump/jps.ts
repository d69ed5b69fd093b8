/**
 * Twin of assembly/jump/jps.ts, where the search over the jump point graph is explained: the same expansions in the same order, the
 * same arithmetic.
 */

import { JUMP_POINTS, TERRAIN_JUMPS } from '../../base/methods.ts';
import { FOUND, LIMIT, RUNNING, UNREACHABLE } from '../../base/statuses.ts';
import { LARGE_HEAP, MOST_LEAD } from '../../base/tuning.ts';
import type { Landmarks } from '../../grid/landmarks.ts';
import { costAt, type Terrain } from '../../grid/terrain.ts';
import { isEmpty, popWithin, push, reserve, unpop } from '../../rules/heap.ts';
import { NEVER, NO_DIRECTION } from '../../rules/moves.ts';
import { closed, directionOf, expansionOf, isClosed, isReached, reached } from '../core/nodes.ts';
import type { Search } from '../core/search-record.ts';
import { heuristicAt } from '../search/heuristic.ts';
import { landmarksOf, raisedH } from '../search/landmarks.ts';
import { reserveTrace } from '../search/search.ts';
import { renewPoint, setCosts } from './jump-ages.ts';
import { makeArcPoints, relaxJumpArcs } from './jump-arcs.ts';
import { arrivalOf, listLength, listStart, targetOf } from './jump-lists.ts';
import {
  GOAL,
  gOf,
  type Jumps,
  nextGeneration,
  pointAt,
  START,
  setG,
  setParent,
  setPlace,
  setTag,
  tagOf,
  xOf,
  yOf,
} from './jump-records.ts';
import { writeJumpRoute } from './jump-route.ts';
import { isDeadEnd, successorsOf } from './jumps.ts';
import { isBorder } from './planes.ts';
import { isInView, setView } from './sight.ts';

export function reachInView(search: Search, jumps: Jumps): boolean {
  const { startX: x, startY: y, goalX, goalY } = search;
  const { records } = jumps;
  placeEnds(search, jumps);
  if ((x === goalX && y === goalY) || !isInView(jumps.planes, jumps.view, x, y)) return false;
  setParent(records, GOAL, START);
  writeJumpRoute(search, jumps);
  search.expanded = 1;
  return true;
}

export function beginJumps(search: Search, jumps: Jumps): void {
  if (jumps.planes.borders !== 0) {
    const { cells, plan } = search;
    setCosts(jumps, plan.straight, plan.diagonal, plan.mostStep * (cells.width * cells.height));
  }
  nextGeneration(jumps);
  placeEnds(search, jumps);
  search.used = jumps.planes.borders !== 0 ? TERRAIN_JUMPS : JUMP_POINTS;
  search.lead = 0;
}

function placeEnds(search: Search, jumps: Jumps): void {
  setPlace(jumps.records, START, search.startX, search.startY);
  setPlace(jumps.records, GOAL, search.goalX, search.goalY);
  setView(jumps.view, search.goalX, search.goalY);
}

export function addJumpSource(search: Search, jumps: Jumps): void {
  const point = pointAt(jumps, search.startX, search.startY);
  const { records } = jumps;
  const isKnown = isReached(tagOf(records, point), jumps.generation);
  if (isKnown && gOf(jumps.doubles, point) === 0) return;
  if (isKnown) search.open--;
  reserve(search, 1);
  renewPoint(jumps, point);
  setG(jumps.doubles, point, 0);
  setTag(records, point, reached(jumps.generation, NO_DIRECTION));
  setParent(records, point, 0);
  push(search, search.plan.hFactor * heuristicAt(search, xOf(records, point), yOf(records, point)), point);
  search.open++;
}

export function runJumps(search: Search, jumps: Jumps, steps: number): number {
  const { plan, goalX, goalY } = search;
  const { width } = search.cells;
  const { maxExpansions, maxOpen, tracing } = plan;
  const landmarks = landmarksOf(search);
  const last = Math.min(search.expanded + steps, maxExpansions);
  // The goal is not in the open list; the cost of the known route to it is kept here.
  const isKnown = isReached(tagOf(jumps.records, GOAL), jumps.generation);
  let goalF = isKnown ? gOf(jumps.doubles, GOAL) : Infinity;
  let bound = Math.min(goalF, search.nextF, plan.maxF);
  const viewed = !isBorder(jumps.planes, goalX, goalY);

  while (!isEmpty(search)) {
    const point = popWithin(search, search.lead);
    const { records } = jumps;
    const tag = tagOf(records, point);
    if (isClosed(tag)) continue;
    const x = xOf(records, point);
    const y = yOf(records, point);
    const f = search.pendingF;
    if (bound <= f) {
      unpop(search, point);
      if (search.lead === 0) break;
      search.lead = 0;
      continue;
    }
    if (x === goalX && y === goalY) {
      if (search.lead !== 0) {
        unpop(search, point);
        search.lead = 0;
        continue;
      }
      setTag(records, GOAL, reached(jumps.generation, NO_DIRECTION));
      setG(jumps.doubles, GOAL, gOf(jumps.doubles, point));
      setParent(records, GOAL, point);
      return FOUND;
    }
    const counts = Number(expansionOf(tag) === 0);
    if (last - search.expanded < counts || search.open > maxOpen) {
      unpop(search, point);
      return search.expanded === maxExpansions || search.open > maxOpen ? LIMIT : RUNNING;
    }
    if (tracing && search.expanded >= search.trace.length) {
      // If memory cannot be allocated, here or below, a later step can continue from here.
      unpop(search, point);
      reserveTrace(search, search.expanded + 1);
      continue;
    }
    let list: number;
    try {
      list = successorsOf(jumps, point, directionOf(tag));
      if (plan.arcs !== null) makeArcPoints(search, jumps, y * width + x);
      reserve(search, listLength(jumps.lists, list) + 1 + (plan.arcs?.most ?? 0));
    } catch (error) {
      unpop(search, point);
      throw error;
    }
    setTag(jumps.records, point, closed(tag));
    search.open--;
    if (tracing) search.trace[search.expanded] = y * width + x;
    search.expanded += counts;

    if (viewed && isInView(jumps.planes, jumps.view, x, y)) {
      goalF = Math.min(goalF, reachGoal(search, jumps, point));
      bound = Math.min(goalF, bound);
      if (goalF <= f) continue;
    }
    relax(search, jumps, landmarks, point, list, viewed);
    if (plan.arcs !== null) search.open += relaxJumpArcs(search, jumps, point, y * width + x);
  }
  if (isEmpty(search)) bound = Math.min(goalF, search.nextF);
  if (bound === Infinity) return UNREACHABLE;
  return bound === goalF ? FOUND : bound === search.nextF ? RUNNING : LIMIT;
}

/** Reaches the goal, which is in view of a point, if that costs less than before. Returns the goal's f by this way. */
function reachGoal(search: Search, jumps: Jumps, point: number): number {
  const { records, doubles, generation } = jumps;
  const { straight } = search.plan;
  const columns = Math.abs(search.goalX - xOf(records, point));
  const rows = Math.abs(search.goalY - yOf(records, point));
  const price = priceOf(search, jumps, search.goalX, search.goalY);
  const g = gOf(doubles, point) + octile(straight, turnOf(search), columns, rows) * price;
  const isKnown = isReached(tagOf(records, GOAL), generation);
  if (!isKnown || g < gOf(doubles, GOAL)) {
    setG(doubles, GOAL, g);
    setTag(records, GOAL, reached(generation, NO_DIRECTION));
    setParent(records, GOAL, point);
  }
  return g;
}

/** Relaxes the successors in a point's list; the open list has room for them. `viewed` says whether the goal may come into view. */
function relax(
  search: Search,
  jumps: Jumps,
  landmarks: Landmarks | null,
  point: number,
  list: number,
  viewed: boolean,
): void {
  const { plan, goalX, goalY } = search;
  const { straight } = plan;
  const { records, doubles, lists, generation } = jumps;
  const turn = turnOf(search);
  const hSum = plan.hFactor * plan.hSum;
  const hMin = plan.hFactor * plan.hMin;
  const x = xOf(records, point);
  const y = yOf(records, point);
  const g = gOf(doubles, point);
  const end = listStart(list) + listLength(lists, list);
  const leads = listLength(lists, list) === 1 && search.heapSize >= LARGE_HEAP;
  search.lead = leads && jumps.planes.borders === 0 ? MOST_LEAD * straight : 0;
  const isVaried = isBorder(jumps.planes, x, y);
  const pointPrice = priceOf(search, jumps, x, y);
  for (let at = listStart(list); at < end; at++) {
    const target = targetOf(lists[at]);
    const targetX = xOf(records, target);
    const targetY = yOf(records, target);
    const price = isVaried ? priceOf(search, jumps, targetX, targetY) : pointPrice;
    const targetG = g + octile(straight, turn, Math.abs(targetX - x), Math.abs(targetY - y)) * price;
    const targetTag = tagOf(records, target);
    const known = isReached(targetTag, generation);
    if (known && gOf(doubles, target) <= targetG) continue;
    if (isDeadEnd(jumps, target, arrivalOf(lists[at]))) {
      if (!viewed || !isInView(jumps.planes, jumps.view, targetX, targetY)) continue;
    }
    if (!known || isClosed(targetTag)) search.open++;
    setG(doubles, target, targetG);
    const expansion = known ? expansionOf(targetTag) : 0;
    setTag(records, target, reached(generation, arrivalOf(lists[at])) | expansion);
    setParent(records, target, point);
    let h = octile(hSum, hMin, Math.abs(targetX - goalX), Math.abs(targetY - goalY));
    if (landmarks !== null) h = raisedH(search, landmarks, targetX, targetY, h);
    if (plan.arcs !== null) h = plan.hFactor * heuristicAt(search, targetX, targetY);
    push(search, targetG + h, target);
  }
}

/** Returns the terrain cost of the cells on the way to a cell, the last one included: 1 on uniform terrain. */
function priceOf({ cells }: Search, { planes }: Jumps, x: number, y: number): number {
  return planes.borders !== 0 ? costAt(cells.terrain as Terrain, y * cells.width + x) : 1;
}

export function octile(straight: number, turn: number, columns: number, rows: number): number {
  return straight * (columns + rows) + turn * Math.min(columns, rows);
}

/** Returns the cost of a diagonal step minus the two straight ones it replaces; 0 without diagonals. */
export function turnOf({ plan }: Search): number {
  return plan.rule === NEVER ? 0 : plan.diagonal - 2 * plan.straight;
}
