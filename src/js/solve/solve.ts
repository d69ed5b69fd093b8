/** Twin of assembly/solve/solve.ts: running a search, by either algorithm: at one go, or begun and then taken on in steps. */

import type { Point } from '../../base/point.ts';
import { FOUND, GOAL_BLOCKED, LIMIT, RUNNING, START_BLOCKED, UNREACHABLE } from '../../base/statuses.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { bitAt } from '../core/cells.ts';
import { ALL_STEPS, type Search } from '../core/layout.ts';
import { walkInView } from '../jump/early-sight.ts';
import { addJumpSource, beginJumps, reachInView, runJumps } from '../jump/jps.ts';
import { graphOf, type Jumps } from '../jump/jump-records.ts';
import { writeJumpRoute } from '../jump/jump-route.ts';
import { areConnected, isUncertain } from '../reach/components.ts';
import type { Components } from '../reach/labels.ts';
import * as astar from '../search/astar.ts';
import { hasGoal, setBox } from '../search/goal-box.ts';
import { beginPartialRoute, isNearEnough, lookForNearest, setEnough } from '../search/partial.ts';
import { clearRoute, extendRoute } from '../search/path.ts';
import { clearResults, setEnds } from '../search/search.ts';
import {
  componentsOf,
  giveJumps,
  hasJumps,
  jumpsOf,
  knownComponents,
  readyJumps,
  renewComponents,
  takeJumps,
  walksOf,
} from './prepared.ts';

/** How to ask components, see `asking` in engine.ts: certain ones tell what a limited search might not find out. */
const MADE_CERTAIN = 2;
/** To make components certain takes the time of expanding each 2^6th cell: about as long a search goes on before it asks for that. */
const PATIENCE = 6;
/** Expansions between two looks at whether a partial search has come near enough. */
const GLANCE = 256;

/** A whole search between two cells of a grid. Returns the status. */
export function solve(search: Search, cells: CellStore, start: Point, goal: Point): number {
  begin(search, cells, start, goal);
  return run(search, ALL_STEPS);
}

/** Starts a search between two cells of a grid; `run` goes on from there. Returns the status. */
export function begin(search: Search, cells: CellStore, start: Point, goal: Point): number {
  if (enter(search, cells, start, goal) === RUNNING) search.status = open(search);
  return search.status;
}

/** Says from where to where a search goes, and forgets the one before. Returns the status: blocked, or RUNNING. */
export function enter(search: Search, cells: CellStore, start: Point, goal: Point): number {
  setEnds(search, cells, start, goal);
  search.jumps = null;
  clearResults(search);
  search.status = search.profile.partial || hasGoal(search, null) ? RUNNING : GOAL_BLOCKED;
  if (cells.isBlocked(start.x, start.y)) search.status = START_BLOCKED;
  return search.status;
}

/** Goes on for at most `steps` expansions, or with writing the route for as long. Returns the status, RUNNING if there is more to do. */
export function run(search: Search, steps: number): number {
  if (search.status !== RUNNING) return search.status;
  const { partial, maxCost } = search.profile;
  let status: number = RUNNING;
  // A search in steps has asked certain components, and a partial one from cell to cell begins where these have told.
  const asking = search.profile.asking > 0 && !search.stepwise && (!partial || search.jumps !== null);
  if (search.ending === 0) status = asking ? runInDoubt(search) : advance(search, steps);
  if (status === UNREACHABLE && asking) status = concludeUnreachable(search);
  if (search.ending !== 0) status = extendRoute(search, steps);
  // What is found within the search's own limit may still cost too much in the caller's terms.
  if (status === FOUND && search.cost > maxCost) status = giveUp(search);
  if ((status === UNREACHABLE || status === LIMIT) && partial && search.expanded > 0) {
    beginPartialRoute(search);
    status = extendRoute(search, steps);
  }
  search.status = status;
  return status;
}

function advance(search: Search, steps: number): number {
  const jumps = graphOf(search);
  if (jumps !== null) return runJumping(search, jumps, steps);
  const { profile } = search;
  // By a caller's function the g of what is expanded may yet become less.
  if (!profile.partial || profile.hFunction !== null) return astar.run(search, steps);
  for (let left = steps; left > 0; left -= GLANCE) {
    const status = astar.run(search, search.enoughH < 0 ? steps : Math.min(left, GLANCE));
    if (status !== RUNNING) return status;
    lookForNearest(search);
    if (isNearEnough(search)) return UNREACHABLE;
    if (search.enoughH < 0) break;
  }
  return RUNNING;
}

/** Begins a search from cell to cell for the one nearest to a blocked goal. Returns the status. */
function approach(search: Search): number {
  if (search.profile.approaching) setEnough(search, certainComponents(search, search.startX, search.startY));
  return astar.begin(search);
}

/** Goes on to the end, but when it takes long asks certain components whether that is the goal's being out of reach. Returns the status. */
function runInDoubt(search: Search): number {
  const { width, height } = search.cells;
  // Not with targets: they may lie anywhere in the grid, which takes long to look at.
  if (search.targets.length === 0) {
    const status = advance(search, (width * height) >> PATIENCE);
    if (status !== RUNNING) return status;
    if (!hasGoal(search, certainComponents(search, search.startX, search.startY))) return UNREACHABLE;
  }
  return advance(search, ALL_STEPS);
}

function giveUp(search: Search): number {
  search.cost = Infinity;
  clearRoute(search);
  return LIMIT;
}

/** Finds the goal in view, or out of reach, or opens the start, or what lies within range of the goal. Returns the status. */
function open(search: Search): number {
  const { profile } = search;
  // A blocked goal is out of reach, and jump points cannot be asked for it.
  if (profile.partial && !hasGoal(search, null)) return approach(search);
  if (seeGoal(search)) return FOUND;
  if (profile.asking > 0 && !hasGoal(search, askedComponents(search))) {
    // The cell nearest to the goal is looked for from cell to cell.
    return profile.partial ? astar.begin(search) : UNREACHABLE;
  }
  if (!profile.jumping) return astar.begin(search);
  if (profile.range > 0) return openRange(search);
  const behind = readyJumps(search.cells, profile.rule) === null;
  const jumps = openGraph(search);
  // What is in view is known once edits are.
  if (behind && seeGoal(search)) return FOUND;
  addJumpSource(search, jumps);
  return RUNNING;
}

/** Whether the goal is reached at once, in view of the start: by a graph that is ready, or a walk where there is none. Never in steps. */
export function seeGoal(search: Search): boolean {
  const { cells, profile } = search;
  if (!profile.direct || search.stepwise) return false;
  const jumps = readyJumps(cells, profile.rule);
  if (jumps !== null) return reachInView(search, jumps);
  return !hasJumps(cells, profile.rule) && walkInView(search, walksOf(cells));
}

/** The components to ask, or null: see the twin. */
function askedComponents(search: Search): Components | null {
  const { cells, profile } = search;
  if (profile.asking === MADE_CERTAIN || search.stepwise)
    return certainComponents(search, search.startX, search.startY);
  return (profile.jumping ? componentsOf : knownComponents)(cells, profile.rule);
}

/** Components that are certain of what can be reached from a cell, or to it. */
function certainComponents({ cells, profile }: Search, x: number, y: number): Components {
  const components = componentsOf(cells, profile.rule);
  return isUncertain(components, bitAt(cells, x, y)) ? renewComponents(cells, profile.rule) : components;
}

/** Opens the cells within range of the goal, for a search backwards to the start. Returns the status. */
function openRange(search: Search): number {
  search.backward = true;
  search.goalX = search.startX;
  search.goalY = search.startY;
  return openBox(search);
}

/**
 * Opens the cells of the box that are connected with the goal, for a search that goes backwards from them to it: those at its edge, where
 * any route comes to it, or the goal alone where it lies in the box. Returns the status, UNREACHABLE where no cell is open.
 */
export function openBox(search: Search): number {
  const { cells, goalX, goalY } = search;
  // A cell that only the search finds out of reach would be expanded.
  const components = certainComponents(search, goalX, goalY);
  const target = bitAt(cells, goalX, goalY);
  let { boxLeft: left, boxTop: top, boxRight: right, boxBottom: bottom } = search;
  if (goalX >= left && goalX <= right && goalY >= top && goalY <= bottom) {
    left = right = goalX;
    top = bottom = goalY;
  }
  // The heuristic leads to the goal alone.
  setBox(search, goalX, goalY, 0);
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      if (cells.isBlocked(x, y) || (x > left && x < right && y > top && y < bottom)) continue;
      if (!areConnected(components, target, bitAt(cells, x, y))) continue;
      search.startX = x;
      search.startY = y;
      addJumpSource(search, graphOf(search) ?? openGraph(search));
    }
  }
  return search.jumps !== null ? RUNNING : UNREACHABLE;
}

/** Begins on the jump point graph, without a source as yet. */
function openGraph(search: Search): Jumps {
  const { cells, profile } = search;
  const jumps = search.stepwise ? takeJumps(cells, profile.rule) : jumpsOf(cells, profile.rule);
  search.jumps = jumps;
  beginJumps(search, jumps);
  return jumps;
}

/** Lets go of the jump point graph. */
export function closeGraph(search: Search): void {
  const jumps = graphOf(search);
  if (jumps !== null && search.stepwise) giveJumps(search.cells, search.profile.rule, jumps);
  search.jumps = null;
}

function runJumping(search: Search, jumps: Jumps, steps: number): number {
  const status = runJumps(search, jumps, steps);
  if (status === FOUND) writeJumpRoute(search, jumps);
  return status;
}

/**
 * The search has found the goal out of reach, which components had not told: there were none, or edits had left them uncertain. They are
 * made certain, for later searches; the answer is as if they had told at once. Returns the status.
 */
function concludeUnreachable(search: Search): number {
  certainComponents(search, search.startX, search.startY);
  // A search by jump points may have left entries in the open list.
  clearResults(search);
  if (!search.profile.partial) return UNREACHABLE;
  astar.begin(search);
  search.jumps = null;
  return astar.run(search, ALL_STEPS);
}
