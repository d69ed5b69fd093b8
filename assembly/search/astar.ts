/**
 * A* (P. Hart, N. Nilsson, B. Raphael, "A Formal Basis for the Heuristic Determination of Minimum Cost Paths", 1968) with a heuristic
 * weight (I. Pohl, 1970). Weight 0 makes it Dijkstra's algorithm. Above 1, the cost is at most weight x optimal. Greedy best-first search
 * leaves g out of f. Named heuristics are consistent, or promise nothing, so
 * closed cells stay closed; with a caller's function they may be reopened (reopening.ts).
 *
 * Whatever a whole search can decide once is data, not a branch, except `isPlain` and `weighing`. Corner rule and pruning are a move
 * table, terrain is an address and a mask, and the heuristic is three numbers. Without a trace, the same slot is written again and again.
 */
import { blockedAround, costPlace } from '../moves/cells';
import { openMoves } from '../moves/exits';
import { relaxArcs, reserveArcPages } from './arcs';
import { setBounds } from './bounds';
import { besides, sweepsAt } from '../moves/hex-moves';
import { stopsAt } from './goal-box';
import {
  clearHeap,
  columnOf,
  isEmpty,
  isWaiting,
  placeIn,
  placeOf,
  pop,
  push,
  putWaiting,
  reserve,
  rowOf,
  siftUp,
  unpop,
} from '../nodes/heap';
import { cellsOutside, heuristicAt, termsOf } from './heuristic';
import { Search } from '../core/layout';
import { lastOf, TURNS } from '../core/methods';
import { dx, dy, moveTable, NO_DIRECTION, seenAlong } from '../moves/moves';
import {
  closed,
  directionOf,
  gAt,
  gPlane,
  isClosed,
  isReached,
  openNodes,
  PLANES,
  reached,
  setG,
  setTag,
  tagAt,
} from '../nodes/nodes';
import { openCells, prepareSteps, slotAt, stepFrom, STEPS } from '../nodes/node-pages';
import { beginReopening, fAt, reopens } from './reopening';
import { movesByTerrain, prepareOffsets } from './terrain-moves';
import { beginRoute, classesOf, reserveRoute, terrainOf } from './path';
import { isTraced, reserveTrace } from './search';
import { FOUND, LIMIT, OUT_OF_MEMORY, RUNNING, UNREACHABLE } from '../core/statuses';

/** The number of expansions that can be recorded at first. */
const FIRST_TRACED: u32 = 4096;

/** Prepares a search (also one of turn-search.ts) and opens its start, which must be passable. Returns the status. */
export function begin(search: Search): i32 {
  const cells = search.cells;
  const count = cells.width * cells.height;
  search.planeNodes = count;
  search.left = lastOf(search.left);
  // Which cell is nearest depends on h.
  setBounds(search, search.partial != 0);
  const planes: u64 = PLANES + u32(search.arcCount != 0);
  const isOpen = search.left == TURNS ? openNodes(search, planes * count) : openCells(search, false);
  if (!isOpen || !reserveTrace(search, min(count, FIRST_TRACED)) || !reserveRoute(search)) return OUT_OF_MEMORY;
  const x = search.startX;
  const y = search.startY;
  const slot = slotAt(search, x, y);
  setTag(search.nodes, slot, reached(search.generation, NO_DIRECTION));
  setG(gPlane(search), slot, 0);
  putWaiting(search, search.hFactor * heuristicAt(search, x, y), placeOf(x, y));
  search.open = 1;
  search.cut = 0;
  beginReopening(search);
  search.used = search.left;
  return RUNNING;
}

/**
 * Continues for at most `steps` expansions, or until all open cells have a greater f than goals that are not targets yet. Returns the
 * status, RUNNING if there is more to do.
 *
 * This is one function on purpose: if another one relaxes the neighbours, and reads again what it needs for each cell, searches take 4 to
 * 24 % longer.
 */
export function run(search: Search, steps: u32): i32 {
  const cells = search.cells;
  const width = <i32>cells.width;
  const blocked = cells.blocked;
  const rowBytes = cells.rowBytes;
  let nodes = search.nodes;
  let costs = gPlane(search);
  const isPaged = search.isPaged != 0;
  const generation = search.generation;
  const terrainMask = search.terrainMask;
  const terrain = terrainOf(search);
  const classes = classesOf(search);
  const weighing = search.pruning == 2;
  const gated = search.gated != 0;
  const legal = moveTable(search.rule, false);
  const table = moveTable(search.rule, search.pruning != 0);
  const rowsBetween = cells.height - 2;
  if (weighing) prepareOffsets(width);
  prepareSteps(search);
  const gFactor = search.gFactor;
  const hFactor = search.hFactor;
  const maxF = search.maxF;
  const maxG = search.maxG;
  // The one branch on the heuristic in the loop goes the same way for the whole search. Adding a square root times 0 instead takes 7 %
  // longer.
  const isPlain = !search.targets && search.hLine == 0 && !search.boundCount && !search.hasHFunction;
  const straight = search.straight;
  const diagonal = search.diagonal;
  const left = search.boxLeft;
  const top = search.boxTop;
  const right = search.boxRight;
  const bottom = search.boxBottom;
  const maxOpen = search.maxOpen;
  const traceStep: u32 = isTraced(search) ? 4 : 0;
  const isLinked = search.arcCount != 0;
  const room = 9 + search.mostArcs;
  let trace = search.trace + search.expanded * traceStep;
  let expanded = search.expanded;
  const wanted = expanded + min(steps, search.maxExpansions - expanded);
  let last = traceStep ? min(wanted, search.traceCapacity) : wanted;
  let open = search.open;
  let status = UNREACHABLE;

  while (!isEmpty(search)) {
    // Take the most promising cell, unless it is a stale entry of a closed one.
    const place = pop(search);
    const y = rowOf(place);
    const x = columnOf(place);
    const cell = y * width + x;
    const slot = isPaged ? slotAt(search, x, y) : cell;
    const tag = tagAt(nodes, slot);
    if (isClosed(tag)) continue;
    if (stopsAt(search, cell, x, y)) {
      if (search.pendingF > search.nextF) {
        unpop(search, place);
        status = RUNNING;
        break;
      }
      beginRoute(search, cell, FOUND);
      status = FOUND;
      break;
    }
    if (expanded == last || open > maxOpen || !reserve(search, room)) {
      unpop(search, place);
      if (expanded == last && last < wanted && reserveTrace(search, expanded + 1)) {
        trace = search.trace + ((<usize>expanded) << 2);
        last = min(wanted, search.traceCapacity);
        continue;
      }
      const isLimited = expanded == search.maxExpansions || open > maxOpen;
      status = isLimited ? LIMIT : expanded == wanted ? RUNNING : OUT_OF_MEMORY;
      break;
    }
    if (isPaged) {
      if ((isLinked && !reserveArcPages(search, cell)) || !stepFrom(search, x, y)) {
        unpop(search, place);
        status = OUT_OF_MEMORY;
        break;
      }
      nodes = search.nodes;
      costs = gPlane(search);
    }
    setTag(nodes, slot, closed(tag));
    open--;
    expanded++;
    store<u32>(trace, cell);
    trace += traceStep;

    // Relax the neighbours that the corner rule allows and pruning keeps.
    const g = gAt(costs, slot);
    const arrival = directionOf(tag);
    const around = blockedAround(blocked, rowBytes, x, y) | (HEX ? besides(search.rule, x, y) : 0);
    let moves: u32 = load<u8>(table + (arrival << 9) + around);
    if (weighing) {
      const isBetween = <u32>(y - 1) < rowsBetween;
      const worth = isBetween ? movesByTerrain(terrain, classes, cell, arrival, g, straight, diagonal) : 255;
      moves |= load<u8>(legal + around) & worth;
    }
    if (gated) moves = openMoves(cells, search.rule, x, y, moves, false);
    // Clockwise, straight on last: among equally promising cells, the one pushed last is taken first. So on open ground a search keeps to
    // one of many cheapest routes. In a fixed order it takes 16 times the expansions.
    const first = arrival + 1;
    // On hexagons, sweeps come after all jumps.
    const later: u32 = HEX ? moves & sweepsAt(search.rule, x, y) : 0;
    moves = HEX ? seenAlong(first, moves ^ later) | (seenAlong(first, later) << 8) : seenAlong(first, moves);
    while (moves) {
      const direction = (ctz(moves) + first) & 7;
      moves &= moves - 1;
      const neighbourX = x + dx(direction);
      const neighbourY = y + dy(direction);
      const neighbour = neighbourY * width + neighbourX;
      const step = direction & 1 ? diagonal : straight;
      const neighbourG = g + step * load<f64>(terrain + (costPlace(classes, neighbour & terrainMask) << 3));
      const target = slot + load<i32>(STEPS + (direction << 2));
      const targetTag = tagAt(nodes, target);
      const isKnown = isReached(targetTag, generation);
      if (isKnown && gAt(costs, target) <= neighbourG) continue;
      const isClosedNow = isKnown && isClosed(targetTag);
      if (isClosedNow && !reopens(search, gAt(costs, target), neighbourG)) continue;
      const f =
        isPlain && !HEX
          ? gFactor * neighbourG +
            hFactor * termsOf(search, cellsOutside(left, right, neighbourX), cellsOutside(top, bottom, neighbourY))
          : fAt(search, neighbourG, neighbourX, neighbourY);
      if (f > maxF || neighbourG > maxG) {
        search.cut = 1;
        continue;
      }
      open += u32(!isKnown || isClosedNow);
      setTag(nodes, target, reached(generation, direction));
      setG(costs, target, neighbourG);
      // Like `push`, without the call.
      if (isWaiting(search)) siftUp(search);
      putWaiting(search, f, placeOf(neighbourX, neighbourY));
    }
    if (isLinked) open += relaxArcs(search, cell, g);
  }
  search.expanded = expanded;
  search.open = open;
  return status == UNREACHABLE && search.cut ? LIMIT : status;
}
