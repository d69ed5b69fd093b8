/**
 * A* if turns cost. What a route costs from a cell on then depends on the direction of arrival, so the search runs over states: a cell
 * and a direction each.
 *
 * The node of a cell has the g and the direction of its best state, the one reached at the least cost. The node of a state has the
 * direction of the move before. The start, to which no move led, is a state of the first plane.
 *
 * Two facts save most of the states, and no cheapest route needs what is left out:
 *
 *     only the best state of a cell turns     any other state that turns costs at least as much afterwards
 *     states whose g is at least that of      the best state can turn to their direction at that cost
 *     the best one plus a turn are dropped
 *
 * So a cell is expanded with all its moves once, and with the one move straight on for some other directions.
 *
 * It also answers requests for the direction of the first or the last step, whatever turns cost. Then routes may turn back, may pass the
 * start again, and need a state of the goal that is not its best one.
 */
import { blockedAround, costPlace } from '../moves/cells';
import { openMoves } from '../moves/exits';
import { relaxStateArcs } from '../search/arcs';
import { stopsAt } from '../search/goal-box';
import { columnOf, isEmpty, isWaiting, placeOf, pop, putWaiting, reserve, rowOf, siftUp, unpop } from '../nodes/heap';
import { cellsOutside, termsOf } from '../search/heuristic';
import { fAt, reopens } from '../search/reopening';
import { Search } from '../core/layout';
import { dx, dy, moveTable, NEVER, NO_DIRECTION, ONLY_WHEN_NO_OBSTACLES, seenAlong } from '../moves/moves';
import {
  closed,
  COLUMN_BITS,
  directionOf,
  gAt,
  gPlane,
  isClosed,
  isReached,
  LINKED,
  planeOf,
  reached,
  setG,
  setTag,
  tagAt,
} from '../nodes/nodes';
import { beginRoute, classesOf, terrainOf } from '../search/path';
import { isTraced, reserveTrace } from '../search/search';
import { FOUND, LIMIT, OUT_OF_MEMORY, RUNNING, UNREACHABLE } from '../core/statuses';

const COLUMN: u32 = (1 << COLUMN_BITS) - 1;

/** Moves, as bits from an eighth of a turn to the right of the direction of arrival on: straight on, all, all but back, and the sharp turns. */
const ON: u32 = 0x80;
const ALL: u32 = 0xff;
const NOT_BACK: u32 = 0xf7;
const SHARP: u32 = 0x14;

/**
 * Returns the moves of the best state of a cell x that are worth trying on uniform terrain, seen along the direction of arrival. A move from
 * x to n is left out if the cell p before x reaches n by two turns at most, and in all at no greater cost:
 *
 *     p x .      after a straight move: from p to n, and to m by going past x and n. A diagonal needs m passable, if corners are kept clear
 *     m n .
 *
 *     . x        after a diagonal move: from p to m, and to n by going through m
 *     p m n
 */
function worthwhile(search: Search, arrival: u32, moves: u32): u32 {
  const straight = search.straight;
  const diagonal = search.diagonal;
  let passable = moves & SHARP;
  let most = 2 * (diagonal - straight);
  if (!(arrival & 1)) {
    most = 2 * straight - diagonal;
    if (search.rule != ONLY_WHEN_NO_OBSTACLES) passable = search.rule == NEVER ? 0 : SHARP;
  }
  let left = search.turn <= diagonal ? SHARP : 0;
  if (search.turn <= most) left |= ((passable & 0x04) >> 1) | ((passable & 0x10) << 1);
  return moves & NOT_BACK & ~left;
}

/** Continues a search that astar.ts has begun, for at most `steps` expansions. Returns the status, RUNNING if there is more to do. */
export function run(search: Search, steps: u32): i32 {
  const cells = search.cells;
  const width = <i32>cells.width;
  const perPlane = search.planeNodes;
  const nodes = search.nodes;
  const costs = gPlane(search);
  const generation = search.generation;
  const terrainMask = search.terrainMask;
  const terrain = terrainOf(search);
  const classes = classesOf(search);
  const gated = search.gated != 0;
  const startDirection = search.startDirection;
  const goalDirection = search.goalDirection;
  const isDirected = startDirection != NO_DIRECTION || goalDirection != NO_DIRECTION;
  const isPruned = search.pruning == 1 && !isDirected;
  const turns = isDirected ? ALL : NOT_BACK;
  const legal = moveTable(search.rule, false);
  const turn = search.turn;
  const straight = search.straight;
  const diagonal = search.diagonal;
  const gFactor = search.gFactor;
  const hFactor = search.hFactor;
  const maxF = search.maxF;
  const maxG = search.maxG;
  const isPlain = !search.targets && search.hLine == 0 && !search.boundCount && !search.hasHFunction;
  const left = search.boxLeft;
  const top = search.boxTop;
  const right = search.boxRight;
  const bottom = search.boxBottom;
  const maxOpen = search.maxOpen;
  const traceStep: u32 = isTraced(search) ? 1 : 0;
  const isLinked = search.arcCount != 0;
  const room = 9 + search.mostArcs;
  let expanded = search.expanded;
  const last = expanded + min(steps, search.maxExpansions - expanded);
  let open = search.open;
  let status = UNREACHABLE;

  while (!isEmpty(search)) {
    // Take the most promising state, unless it is stale, or its cell has been reached at so much less cost that it is not needed.
    const place = pop(search);
    const y = rowOf(place);
    const x = columnOf(place) & COLUMN;
    const plane = <u32>columnOf(place) >> COLUMN_BITS;
    const cell = y * width + x;
    const state = plane * perPlane + cell;
    const tag = tagAt(nodes, state);
    if (isClosed(tag)) continue;
    const g = gAt(costs, state);
    const arrival = planeOf(plane);
    const isBest = directionOf(tagAt(nodes, cell)) == arrival;
    const isAtGoal = stopsAt(search, cell, x, y);
    const isWanted = isAtGoal && arrival == goalDirection;
    if (!isBest && !isWanted && g >= gAt(costs, cell) + turn) {
      setTag(nodes, state, closed(tag));
      open--;
      continue;
    }
    // A route without a step has no last one.
    if (isAtGoal && (isWanted || goalDirection == NO_DIRECTION || !plane)) {
      beginRoute(search, cell, FOUND);
      if (isWanted) search.heading = arrival;
      status = FOUND;
      break;
    }
    const isLimited = expanded == search.maxExpansions || open > maxOpen;
    if (isLimited || expanded == last || !reserve(search, room) || !reserveTrace(search, expanded + 1)) {
      unpop(search, place);
      status = isLimited ? LIMIT : expanded == last ? RUNNING : OUT_OF_MEMORY;
      break;
    }
    setTag(nodes, state, closed(tag));
    open--;
    store<u32>(search.trace + ((expanded * traceStep) << 2), cell);
    expanded++;

    // Relax the neighbours. Clockwise, straight on last, as in astar.ts.
    let moves: u32 = load<u8>(legal + blockedAround(cells.blocked, cells.rowBytes, x, y));
    if (gated) moves = openMoves(cells, search.rule, x, y, moves, false);
    const first = arrival + 1;
    // After a link, as at the start, no move is a turn.
    const isFree = !plane || plane == LINKED;
    const turned = isFree ? g : g + turn;
    moves = seenAlong(first, moves);
    if (!isFree) moves = !isBest ? moves & ON : isPruned ? worthwhile(search, arrival, moves) : moves & turns;
    else if (!plane && startDirection != NO_DIRECTION) {
      moves &= 1 << ((startDirection - first) & 7);
      // It has one move alone, so it does not count as a way to turn there.
      setTag(nodes, cell, NO_DIRECTION);
    }
    while (moves) {
      const direction = (ctz(moves) + first) & 7;
      moves &= moves - 1;
      const neighbourX = x + dx(direction);
      const neighbourY = y + dy(direction);
      const neighbour = neighbourY * width + neighbourX;
      const step = direction & 1 ? diagonal : straight;
      const price = step * load<f64>(terrain + (costPlace(classes, neighbour & terrainMask) << 3));
      const nextG = (direction == arrival ? g : turned) + price;
      const isSeen = isReached(tagAt(nodes, neighbour), generation);
      const bestG = gAt(costs, neighbour);
      if (isSeen && nextG >= bestG + turn) {
        if (direction != goalDirection || !stopsAt(search, neighbour, neighbourX, neighbourY)) continue;
      }
      const nextPlane = planeOf(direction);
      const next = nextPlane * perPlane + neighbour;
      const nextTag = tagAt(nodes, next);
      const isKnown = isReached(nextTag, generation);
      const isShut = isKnown && isClosed(nextTag);
      if (isKnown && gAt(costs, next) <= nextG) continue;
      if (isShut && !reopens(search, gAt(costs, next), nextG)) continue;
      const f = isPlain
        ? gFactor * nextG +
          hFactor * termsOf(search, cellsOutside(left, right, neighbourX), cellsOutside(top, bottom, neighbourY))
        : fAt(search, nextG, neighbourX, neighbourY);
      if (f > maxF || nextG > maxG) {
        search.cut = 1;
        continue;
      }
      open += u32(!isKnown || isShut);
      setTag(nodes, next, reached(generation, arrival));
      setG(costs, next, nextG);
      if (!isSeen || nextG < bestG) {
        setTag(nodes, neighbour, reached(generation, direction));
        setG(costs, neighbour, nextG);
      }
      if (isWaiting(search)) siftUp(search);
      putWaiting(search, f, placeOf(neighbourX | (nextPlane << COLUMN_BITS), neighbourY));
    }
    if (!isLinked) continue;
    const heading = !plane ? startDirection : isBest || isFree ? NO_DIRECTION : arrival;
    const mayLink = plane ? isBest : startDirection == NO_DIRECTION;
    open += relaxStateArcs(search, cell, g, turned, arrival, heading, mayLink);
  }
  search.expanded = expanded;
  search.open = open;
  return status == UNREACHABLE && search.cut ? LIMIT : status;
}
