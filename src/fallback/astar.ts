/**
 * Twin of assembly/astar.ts: same expansions in the same order, same arithmetic. One thing is its own: a caller's
 * heuristic function may be inconsistent, so that a closed cell can turn out to be reached more cheaply; it is then opened
 * again, which keeps the route optimal as long as the function never overestimates.
 */
import { allocate } from '../allocate.ts';
import { blockedAround } from './cells.ts';
import { clearHeap, isEmpty, pop, push, reserve } from './heap.ts';
import { estimate } from './heuristic.ts';
import { dx, dy, moveTable, NO_DIRECTION } from './moves.ts';
import { closed, directionOf, isClosed, isReached, openNodes, reached } from './nodes.ts';
import { writeRoute } from './path.ts';
import { FOUND, LIMIT, RUNNING, type Search, UNREACHABLE } from './search.ts';

/** The terrain of uniform cost: cell & 0 is its one entry. */
const ONE = new Float64Array([1]);
const FIRST_TRACE = 1024;

/** Columns and rows a move goes, by direction. */
const STEP_X = Int32Array.from({ length: 8 }, (_, direction) => dx(direction));
const STEP_Y = Int32Array.from({ length: 8 }, (_, direction) => dy(direction));

/** Opens the start cell. Returns the status. */
export function begin(search: Search): number {
  const { cells } = search;
  clearHeap(search);
  openNodes(search, cells.width * cells.height);
  reserve(search, 1);
  const start = search.startY * cells.width + search.startX;
  search.nodeG[start] = 0;
  search.nodeTag[start] = reached(search.generation, NO_DIRECTION);
  push(search, 0, start);
  search.open = 1;
  return RUNNING;
}

/** Goes on for at most `steps` expansions. Returns the status, RUNNING if there is more to do. */
export function run(search: Search, steps: number): number {
  prepareSteps(search);
  const status = expand(search, steps);
  if (status === FOUND) writeRoute(search);
  return status;
}

function prepareSteps({ profile, stepCosts }: Search): void {
  for (let direction = 0; direction < 8; direction++) {
    stepCosts[direction] = direction & 1 ? profile.diagonal : profile.straight;
  }
}

function expand(search: Search, steps: number): number {
  const { cells, profile, goalX, goalY, stepCosts, nodeG, nodeTag, generation } = search;
  const { width, blocked, rowBytes } = cells;
  const { gFactor, maxOpen } = profile;
  const table = moveTable(profile.rule, profile.pruned);
  const reopens = profile.hFunction !== null;
  const terrain = profile.uniformCost !== 0 ? ONE : (cells.terrain ?? ONE);
  const terrainMask = terrain === ONE ? 0 : -1;
  const goal = goalY * width + goalX;
  let { expanded, open } = search;
  const last = Math.min(expanded + steps, profile.maxExpansions);
  let status = RUNNING;

  for (;;) {
    if (isEmpty(search)) {
      status = UNREACHABLE;
      break;
    }
    // Take the most promising cell, unless it is a stale entry of a closed one.
    const cell = pop(search);
    const tag = nodeTag[cell];
    if (isClosed(tag)) continue;
    if (cell === goal) {
      status = FOUND;
      break;
    }
    const g = nodeG[cell];
    const y = (cell / width) | 0;
    const x = cell - y * width;
    if (expanded === last || open > maxOpen) {
      // No entry is less, so that it comes up first again.
      push(search, 0, cell);
      status = expanded === profile.maxExpansions || open > maxOpen ? LIMIT : RUNNING;
      break;
    }
    nodeTag[cell] = closed(tag);
    open--;
    if (profile.trace) note(search, expanded, cell);
    expanded++;

    // Relax the neighbours that the corner rule allows and pruning leaves.
    reserve(search, 9);
    let moves = table[(directionOf(tag) << 9) + blockedAround(blocked, rowBytes, x, y)];
    while (moves !== 0) {
      const direction = 31 - Math.clz32(moves & -moves);
      moves &= moves - 1;
      const neighbourX = x + STEP_X[direction];
      const neighbourY = y + STEP_Y[direction];
      const neighbour = neighbourY * width + neighbourX;
      const neighbourG = g + stepCosts[direction] * terrain[neighbour & terrainMask];
      const neighbourTag = nodeTag[neighbour];
      if (isReached(neighbourTag, generation)) {
        if ((isClosed(neighbourTag) && !reopens) || nodeG[neighbour] <= neighbourG) continue;
        if (isClosed(neighbourTag)) open++;
      } else {
        open++;
      }
      nodeG[neighbour] = neighbourG;
      nodeTag[neighbour] = reached(generation, direction);
      const h = estimate(profile, Math.abs(neighbourX - goalX), Math.abs(neighbourY - goalY));
      push(search, gFactor * neighbourG + h, neighbour);
    }
  }
  search.expanded = expanded;
  search.open = open;
  return status;
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
