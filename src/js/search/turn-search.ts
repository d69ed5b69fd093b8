/**
 * Twin of assembly/search/turn-search.ts: A* if turns cost, over states. Here places in the open list are numbers of states. With a caller's
 * heuristic function, which may be inconsistent, closed states are reopened as in astar.ts.
 */

import { STEP_X, STEP_Y } from '../../base/direction.ts';
import { FOUND, LIMIT, RUNNING, UNREACHABLE } from '../../base/statuses.ts';
import { placeOf } from '../../grid/terrain.ts';
import { blockedAround } from '../../rules/cells.ts';
import { openMoves } from '../../rules/exits.ts';
import { hasRoom, isEmpty, pop, push, reserve, unpop } from '../../rules/heap.ts';
import { lowestBit, moveTable, NEVER, NO_DIRECTION, ONLY_WHEN_NO_OBSTACLES, seenAlong } from '../../rules/moves.ts';
import { closed, directionOf, isClosed, isReached, LINKED, planeOf, reached } from '../core/nodes.ts';
import type { Search } from '../core/search-record.ts';
import { relaxArcs } from './arcs.ts';
import { reopens } from './astar.ts';
import { stopsAt } from './goal-box.ts';
import { heuristicAt } from './heuristic.ts';
import { beginRoute, terrainOf } from './path.ts';
import { isTraced, reserveTrace } from './search.ts';

const ON = 0x80;
const ALL = 0xff;
const NOT_BACK = 0xf7;
const SHARP = 0x14;

function worthwhile({ plan }: Search, arrival: number, moves: number): number {
  const { rule, straight, diagonal, turn } = plan;
  let passable = moves & SHARP;
  let most = 2 * (diagonal - straight);
  if ((arrival & 1) === 0) {
    most = 2 * straight - diagonal;
    if (rule !== ONLY_WHEN_NO_OBSTACLES) passable = rule === NEVER ? 0 : SHARP;
  }
  let left = turn <= diagonal ? SHARP : 0;
  if (turn <= most) left |= ((passable & 0x04) >> 1) | ((passable & 0x10) << 1);
  return moves & NOT_BACK & ~left;
}

export function run(search: Search, steps: number): number {
  const { cells, plan, nodeG, nodeTag, generation, planeNodes } = search;
  const { width, blocked, rowBytes } = cells;
  const { turn, straight, diagonal, maxF, maxG, maxOpen, maxExpansions } = plan;
  const traced = isTraced(search);
  const legal = moveTable(plan.rule, false);
  const { startDirection, goalDirection } = plan;
  const isDirected = startDirection !== NO_DIRECTION || goalDirection !== NO_DIRECTION;
  const isPruned = plan.pruning === 1 && !isDirected;
  const turns = isDirected ? ALL : NOT_BACK;
  const mayReopen = plan.hFunction !== null;
  const { classes, costs, classMask, costMask } = terrainOf(search);
  const isLinked = plan.arcs !== null;
  const room = 9 + (plan.arcs?.most ?? 0);
  const last = Math.min(search.expanded + steps, maxExpansions);
  let { expanded, open } = search;
  let status = UNREACHABLE;

  while (!isEmpty(search)) {
    const state = pop(search);
    const tag = nodeTag[state];
    if (isClosed(tag)) continue;
    const plane = (state / planeNodes) | 0;
    const cell = state - plane * planeNodes;
    const y = (cell / width) | 0;
    const x = cell - y * width;
    const g = nodeG[state];
    const arrival = planeOf(plane);
    const isBest = directionOf(nodeTag[cell]) === arrival;
    const isAtGoal = stopsAt(search, cell, x, y);
    const isWanted = isAtGoal && arrival === goalDirection;
    if (!isBest && !isWanted && g >= nodeG[cell] + turn) {
      nodeTag[state] = closed(tag);
      open--;
      continue;
    }
    if (isAtGoal && (isWanted || goalDirection === NO_DIRECTION || plane === 0)) {
      beginRoute(search, cell, FOUND);
      if (isWanted) search.heading = arrival;
      status = FOUND;
      break;
    }
    const isLimited = expanded === maxExpansions || open > maxOpen;
    if (isLimited || expanded === last) {
      unpop(search, state);
      status = isLimited ? LIMIT : RUNNING;
      break;
    }
    if (!hasRoom(search, room) || (traced && expanded >= search.trace.length)) {
      // If memory cannot be allocated, a later step continues from here.
      unpop(search, state);
      search.expanded = expanded;
      search.open = open;
      reserve(search, room);
      if (traced) reserveTrace(search, expanded + 1);
      continue;
    }
    nodeTag[state] = closed(tag);
    open--;
    if (traced) search.trace[expanded] = cell;
    expanded++;

    let moves = legal[blockedAround(blocked, rowBytes, x, y)];
    if (plan.gated) moves = openMoves(cells, plan.rule, x, y, moves, false);
    const first = arrival + 1;
    const isFree = plane === 0 || plane === LINKED;
    const turned = isFree ? g : g + turn;
    moves = seenAlong(first, moves);
    if (!isFree) moves = !isBest ? moves & ON : isPruned ? worthwhile(search, arrival, moves) : moves & turns;
    else if (plane === 0 && startDirection !== NO_DIRECTION) {
      moves &= 1 << ((startDirection - first) & 7);
      nodeTag[cell] = NO_DIRECTION;
    }
    while (moves !== 0) {
      const direction = (lowestBit(moves) + first) & 7;
      moves &= moves - 1;
      const neighbourX = x + STEP_X[direction];
      const neighbourY = y + STEP_Y[direction];
      const neighbour = neighbourY * width + neighbourX;
      const step = direction & 1 ? diagonal : straight;
      const price = step * costs[placeOf(classes, classMask, costMask, neighbour)];
      const nextG = (direction === arrival ? g : turned) + price;
      const isSeen = isReached(nodeTag[neighbour], generation);
      const bestG = nodeG[neighbour];
      if (isSeen && nextG >= bestG + turn) {
        if (direction !== goalDirection || !stopsAt(search, neighbour, neighbourX, neighbourY)) continue;
      }
      const next = planeOf(direction) * planeNodes + neighbour;
      const nextTag = nodeTag[next];
      const isKnown = isReached(nextTag, generation);
      if (isKnown) {
        if ((isClosed(nextTag) && !mayReopen) || nodeG[next] <= nextG) continue;
        if (isClosed(nextTag) && !reopens(search, next, nextG)) continue;
      }
      const f = search.gFactor * nextG + search.hFactor * heuristicAt(search, neighbourX, neighbourY);
      if (f > maxF || nextG > maxG) {
        search.cut = true;
        continue;
      }
      if (!isKnown || isClosed(nextTag)) open++;
      nodeTag[next] = reached(generation, arrival);
      nodeG[next] = nextG;
      if (!isSeen || nextG < bestG) {
        nodeTag[neighbour] = reached(generation, direction);
        nodeG[neighbour] = nextG;
      }
      push(search, f, next);
    }
    const mayLink = isLinked && (plane !== 0 ? isBest : startDirection === NO_DIRECTION);
    if (mayLink) open += relaxArcs(search, cell, g, arrival, mayReopen ? reopens : null);
  }
  search.expanded = expanded;
  search.open = open;
  return status === UNREACHABLE && search.cut ? LIMIT : status;
}
