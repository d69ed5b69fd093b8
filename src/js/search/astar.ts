/**
 * Twin of assembly/search/astar.ts: same expansions in the same order, same arithmetic. One difference: a caller's heuristic function may
 * be inconsistent. So a closed cell that is reached at less cost is reopened, which keeps the route optimal as long as the function never
 * overestimates.
 *
 * Reopening alone may take exponential time. So once a quarter as many cells as the grid has were reopened, the search continues by
 * Dijkstra's algorithm, from its open list: n + n / 4 + n expansions at most. graph-search.ts, which does the same, says why.
 */

import { STEP_X, STEP_Y } from '../../base/direction.ts';
import { A_STAR, TURNS } from '../../base/methods.ts';
import { BEYOND_NOISE } from '../../base/rounding.ts';
import { FOUND, LIMIT, RUNNING, UNREACHABLE } from '../../base/statuses.ts';
import { REOPENED_SHIFT } from '../../base/tuning.ts';
import { placeOf } from '../../grid/terrain.ts';
import { besidesOf, blockedAround } from '../../rules/cells.ts';
import { openMoves } from '../../rules/exits.ts';
import { clearHeap, hasRoom, isEmpty, pop, push, reserve, unpop } from '../../rules/heap.ts';
import { cellsOutside } from '../../rules/heuristic.ts';
import { lowestBit, moveTable, NO_DIRECTION, seenAlong } from '../../rules/moves.ts';
import { closed, directionOf, isClosed, isReached, openNodes, PLANES, reached } from '../core/nodes.ts';
import type { Search } from '../core/search-record.ts';
import { relaxArcs } from './arcs.ts';
import { stopsAt } from './goal-box.ts';
import { estimate, heuristicAt } from './heuristic.ts';
import { beginRoute, terrainOf } from './path.ts';
import { isTraced, reserveTrace } from './search.ts';
import { movesByTerrain, prepareOffsets } from './terrain-moves.ts';

export function begin(search: Search): number {
  const { cells, plan, startX, startY } = search;
  const count = cells.width * cells.height;
  openNodes(search, plan.method === TURNS ? (PLANES + Number(plan.arcs !== null)) * count : count);
  search.planeNodes = count;
  search.gFactor = plan.gFactor;
  search.hFactor = plan.hFactor;
  search.patience = Math.max(count >> REOPENED_SHIFT, 1);
  const cell = startY * cells.width + startX;
  search.nodeTag[cell] = reached(search.generation, NO_DIRECTION);
  search.nodeG[cell] = 0;
  reserve(search, 1);
  push(search, search.hFactor * heuristicAt(search, startX, startY), cell);
  search.open = 1;
  search.cut = false;
  search.used = plan.method === TURNS ? TURNS : A_STAR;
  return RUNNING;
}

export function reorder(search: Search): void {
  const { nodeG, heapPlace } = search;
  const { width } = search.cells;
  const { gFactor, hFactor } = search;
  const count = search.heapSize;
  let place = search.pendingPlace;
  clearHeap(search);
  for (let i = 0; ; i++) {
    // If turns cost, places are states.
    const cell = place % search.planeNodes;
    const h = heuristicAt(search, cell % width, (cell / width) | 0);
    push(search, gFactor * nodeG[place] + hFactor * h, place);
    if (i === count) return;
    place = heapPlace[i];
  }
}

/**
 * Returns whether a closed cell (or state, see turn-search.ts) is reopened because it can be reached at cost `g`. If that is one too many, h
 * no longer counts.
 */
export function reopens(search: Search, place: number, g: number): boolean {
  if (search.nodeG[place] * BEYOND_NOISE <= g) return false;
  if (--search.patience === 0) goByCost(search);
  return true;
}

/** Sorts the open list by g alone, and leaves h out of f from now on. */
function goByCost(search: Search): void {
  search.gFactor = 1;
  search.hFactor = 0;
  if (isEmpty(search)) return;
  unpop(search, pop(search));
  reorder(search);
}

export function run(search: Search, steps: number): number {
  const { cells, plan, nodeG, nodeTag, generation } = search;
  const { width, blocked, rowBytes } = cells;
  const { maxF, maxG, maxOpen, straight, diagonal } = plan;
  const { boxLeft, boxTop, boxRight, boxBottom } = search;
  const { shape } = cells;
  const isAiming = search.targets.length > 0 || search.bounds.length > 0 || shape !== null;
  const traced = isTraced(search);
  const weighing = plan.pruning === 2;
  const legal = moveTable(plan.rule, false);
  const table = moveTable(plan.rule, plan.pruning !== 0);
  const lastRow = cells.height - 1;
  if (weighing) prepareOffsets(width);
  const mayReopen = plan.hFunction !== null;
  const isLinked = plan.arcs !== null;
  const room = 9 + (plan.arcs?.most ?? 0);
  const terrain = terrainOf(search);
  const { classes, costs, classMask, costMask } = terrain;
  let { expanded, open, gFactor, hFactor } = search;
  const last = Math.min(expanded + steps, plan.maxExpansions);
  let status = UNREACHABLE;

  while (!isEmpty(search)) {
    const cell = pop(search);
    const tag = nodeTag[cell];
    if (isClosed(tag)) continue;
    const g = nodeG[cell];
    const y = (cell / width) | 0;
    const x = cell - y * width;
    if (stopsAt(search, cell, x, y)) {
      if (search.pendingF > search.nextF) {
        unpop(search, cell);
        status = RUNNING;
        break;
      }
      beginRoute(search, cell, FOUND);
      status = FOUND;
      break;
    }
    if (expanded === last || open > maxOpen) {
      unpop(search, cell);
      status = expanded === plan.maxExpansions || open > maxOpen ? LIMIT : RUNNING;
      break;
    }
    if (!hasRoom(search, room) || (traced && expanded >= search.trace.length)) {
      // If memory cannot be allocated, a later step continues from here.
      unpop(search, cell);
      search.expanded = expanded;
      search.open = open;
      reserve(search, room);
      if (traced) reserveTrace(search, expanded + 1);
      continue;
    }
    nodeTag[cell] = closed(tag);
    open--;
    if (traced) search.trace[expanded] = cell;
    expanded++;

    const arrival = directionOf(tag);
    const around = blockedAround(blocked, rowBytes, x, y) | besidesOf(shape, x, y);
    let moves = table[(arrival << 9) + around];
    if (weighing) {
      const isBetween = y > 0 && y < lastRow;
      const worth = isBetween ? movesByTerrain(terrain, cell, arrival, g, straight, diagonal) : 255;
      moves |= legal[around] & worth;
    }
    if (plan.gated) moves = openMoves(cells, plan.rule, x, y, moves, false);
    const first = arrival + 1;
    const later = shape === null ? 0 : moves & shape.sweepsAt(x, y);
    moves = seenAlong(first, moves ^ later) | (seenAlong(first, later) << 8);
    while (moves !== 0) {
      const direction = (lowestBit(moves) + first) & 7;
      moves &= moves - 1;
      const neighbourX = x + STEP_X[direction];
      const neighbourY = y + STEP_Y[direction];
      const neighbour = neighbourY * width + neighbourX;
      const step = direction & 1 ? diagonal : straight;
      const neighbourG = g + step * costs[placeOf(classes, classMask, costMask, neighbour)];
      const neighbourTag = nodeTag[neighbour];
      const known = isReached(neighbourTag, generation);
      if (known) {
        if ((isClosed(neighbourTag) && !mayReopen) || nodeG[neighbour] <= neighbourG) continue;
        if (isClosed(neighbourTag)) {
          if (!reopens(search, neighbour, neighbourG)) continue;
          ({ gFactor, hFactor } = search);
        }
      }
      const awayX = cellsOutside(boxLeft, boxRight, neighbourX);
      const awayY = cellsOutside(boxTop, boxBottom, neighbourY);
      const h = isAiming ? heuristicAt(search, neighbourX, neighbourY) : estimate(plan, awayX, awayY);
      const f = gFactor * neighbourG + hFactor * h;
      if (f > maxF || neighbourG > maxG) {
        search.cut = true;
        continue;
      }
      if (!known || isClosed(neighbourTag)) open++;
      nodeG[neighbour] = neighbourG;
      nodeTag[neighbour] = reached(generation, direction);
      push(search, f, neighbour);
    }
    if (isLinked) {
      open += relaxArcs(search, cell, g, NO_DIRECTION, mayReopen ? reopens : null);
      ({ gFactor, hFactor } = search);
    }
  }
  search.expanded = expanded;
  search.open = open;
  return status === UNREACHABLE && search.cut ? LIMIT : status;
}
