/** Running a search, by either algorithm: at one go, or begun and then taken on in steps. */
import * as astar from '../search/astar';
import { bitAt, isBlocked } from '../core/cells';
import { areConnected, isUncertain } from '../reach/components';
import { hasGoal, setBox } from '../search/goal-box';
import { walkInView } from '../jump/early-sight';
import { addJumpSource, addStart, beginJumps, reachInView, runJumps } from '../jump/jps';
import { writeJumpRoute } from '../jump/jump-route';
import { Jumps } from '../jump/jump-records';
import { Components } from '../reach/labels';
import { Cells, Search } from '../core/layout';
import { beginPartialRoute, isNearEnough, lookForNearest, setEnough } from '../search/partial';
import { clearRoute, extendRoute } from '../search/path';
import {
  componentsOf,
  giveJumps,
  hasJumps,
  jumpsOf,
  knownComponents,
  readyJumps,
  renewComponents,
  takeJumps,
} from './prepared';
import { ALL_STEPS, clearResults, setEnds } from '../search/search';
import { FOUND, GOAL_BLOCKED, LIMIT, OUT_OF_MEMORY, RUNNING, START_BLOCKED, UNREACHABLE } from '../core/statuses';

/** How to search by jump points, see `jumping` in layout.ts. */
const DIRECTLY: u32 = 2;
/** When to ask components, see `asking` in layout.ts: certain ones tell what a limited search might not find out. */
const MADE_CERTAIN: u32 = 2;
/** To make components certain takes as long as to expand one cell in 2^6: about so many a search expands before it asks for that. */
const PATIENCE: u32 = 6;
/** A partial search that ends early, see `partial` in layout.ts, and the expansions between two looks at whether it does. */
const ENDING_EARLY: u32 = 2;
const GLANCE: i64 = 256;

/** A whole search between two cells of a grid. Returns the status. */
export function solve(search: Search, cells: Cells, startX: i32, startY: i32, goalX: i32, goalY: i32): i32 {
  begin(search, cells, startX, startY, goalX, goalY);
  return run(search, ALL_STEPS);
}

/** Starts a search between two cells of a grid; `run` goes on from there. Returns the status. */
export function begin(search: Search, cells: Cells, startX: i32, startY: i32, goalX: i32, goalY: i32): i32 {
  if (enter(search, cells, startX, startY, goalX, goalY) == RUNNING) search.status = open(search);
  return search.status;
}

/** Says from where to where a search goes, and forgets the one before. Returns the status: blocked, or RUNNING. */
export function enter(search: Search, cells: Cells, startX: i32, startY: i32, goalX: i32, goalY: i32): i32 {
  setEnds(search, cells, startX, startY, goalX, goalY);
  search.jumps = 0;
  clearResults(search);
  const status = isBlocked(cells, startX, startY)
    ? START_BLOCKED
    : search.partial || hasGoal(search, 0)
      ? RUNNING
      : GOAL_BLOCKED;
  search.status = status;
  return status;
}

/**
 * Goes on for at most `steps` expansions, or with writing the route for as long. Returns the status, RUNNING if there is more to do.
 * Where it is OUT_OF_MEMORY all is as after the last expansion, and the next call goes on from there.
 */
export function run(search: Search, steps: u32): i32 {
  if (search.status != RUNNING) return search.status;
  let status = RUNNING;
  // A search in steps has asked certain components, and a partial one from cell to cell begins where these have told.
  const asking = search.asking && !(search.stepwise | (u32(search.partial != 0) & u32(!search.jumps)));
  if (!search.ending) status = asking ? runInDoubt(search) : advance(search, steps);
  if (status == UNREACHABLE && asking) status = concludeUnreachable(search);
  if (search.ending) status = extendRoute(search, steps);
  // What is found within the search's own limit may still cost too much in the caller's terms.
  if (status == FOUND && search.cost > search.maxCost) status = giveUp(search);
  if ((status == UNREACHABLE || status == LIMIT) && search.partial && search.expanded) {
    beginPartialRoute(search);
    status = extendRoute(search, steps);
  }
  if (status != OUT_OF_MEMORY) search.status = status;
  return status;
}

function advance(search: Search, steps: u32): i32 {
  if (search.jumps) return runJumping(search, steps);
  if (!search.partial) return astar.run(search, steps);
  for (let left = <i64>steps; left > 0; left -= GLANCE) {
    const status = astar.run(search, search.enoughH < 0 ? steps : <u32>min(left, GLANCE));
    if (status != RUNNING) return status;
    // A share of what there is to do once the search has failed, so that its last step has no more to do than others.
    lookForNearest(search);
    if (isNearEnough(search)) return UNREACHABLE;
    if (search.enoughH < 0) break;
  }
  return RUNNING;
}

/** Begins a search from cell to cell for the one nearest to a blocked goal. Returns the status. */
function approach(search: Search): i32 {
  if (search.partial == ENDING_EARLY) {
    const components = certainComponents(search, search.startX, search.startY);
    if (!components) return OUT_OF_MEMORY;
    setEnough(search, changetype<Components>(components));
  }
  return astar.begin(search);
}

/** Goes on to the end, but when it takes long asks certain components whether that is the goal's being out of reach. Returns the status. */
function runInDoubt(search: Search): i32 {
  const cells = search.cells;
  // Not with targets: they may lie anywhere in the grid, which takes long to look at.
  if (!search.targets) {
    const status = advance(search, (cells.width * cells.height) >> PATIENCE);
    if (status != RUNNING) return status;
    if (!hasGoal(search, certainComponents(search, search.startX, search.startY))) return UNREACHABLE;
  }
  return advance(search, ALL_STEPS);
}

function giveUp(search: Search): i32 {
  search.cost = Infinity;
  clearRoute(search);
  return LIMIT;
}

/** Finds the goal in view, or out of reach, or opens the start, or what lies within range of the goal. Returns the status. */
function open(search: Search): i32 {
  // A blocked goal is out of reach, and jump points cannot be asked for it.
  if (search.partial && !hasGoal(search, 0)) return approach(search);
  if (seeGoal(search)) return FOUND;
  if (search.asking) {
    const components = askedComponents(search);
    if (!components && search.jumping) return OUT_OF_MEMORY;
    if (!hasGoal(search, components)) {
      // The cell nearest to the goal is looked for from cell to cell.
      return search.partial ? astar.begin(search) : UNREACHABLE;
    }
  }
  if (!search.jumping) return astar.begin(search);
  if (search.range) return openRange(search);
  const behind = search.cells.pendingCount;
  if (!openGraph(search)) return OUT_OF_MEMORY;
  // What is in view is known once edits are.
  if (behind && seeGoal(search)) return FOUND;
  return addStart(search, changetype<Jumps>(search.jumps)) ? RUNNING : OUT_OF_MEMORY;
}

/** Whether the goal is reached at once, in view of the start: by a graph that is ready, or a walk where there is none. Never in steps. */
export function seeGoal(search: Search): bool {
  if (search.jumping != DIRECTLY || search.stepwise) return false;
  const jumps = readyJumps(search.cells, search.rule);
  if (jumps) return reachInView(search, changetype<Jumps>(jumps));
  return !hasJumps(search.cells, search.rule) && walkInView(search);
}

/**
 * The components to ask, or 0. A* has none made before a search has failed or gone on for long. A search in steps asks certain ones: it
 * shows its steps, which are not to depend on searches made before.
 */
function askedComponents(search: Search): usize {
  if (search.asking == MADE_CERTAIN || search.stepwise) return certainComponents(search, search.startX, search.startY);
  return search.jumping ? componentsOf(search.cells, search.rule) : knownComponents(search.cells, search.rule);
}

/** Components that are certain of what can be reached from a cell, or to it. 0 where memory cannot be had. */
function certainComponents(search: Search, x: i32, y: i32): usize {
  const cells = search.cells;
  const components = componentsOf(cells, search.rule);
  if (!components || !isUncertain(changetype<Components>(components), bitAt(cells, x, y))) return components;
  return renewComponents(cells, search.rule);
}

/** Opens the cells within range of the goal, for a search backwards to the start. Returns the status. */
function openRange(search: Search): i32 {
  search.backward = 1;
  search.goalX = search.startX;
  search.goalY = search.startY;
  return openBox(search);
}

/**
 * Opens the cells of the box that are connected with the goal, for a search that goes backwards from them to it: those at its edge, where
 * any route comes to it, or the goal alone where it lies in the box. Returns the status, UNREACHABLE where no cell is open.
 */
export function openBox(search: Search): i32 {
  const cells = search.cells;
  const goalX = search.goalX;
  const goalY = search.goalY;
  // A cell that only the search finds out of reach would be expanded.
  const components = certainComponents(search, goalX, goalY);
  if (!components) return OUT_OF_MEMORY;
  const target = bitAt(cells, goalX, goalY);
  let left = search.boxLeft;
  let top = search.boxTop;
  let right = search.boxRight;
  let bottom = search.boxBottom;
  if (goalX >= left && goalX <= right && goalY >= top && goalY <= bottom) {
    left = right = goalX;
    top = bottom = goalY;
  }
  // The heuristic leads to the goal alone.
  setBox(search, goalX, goalY, 0);
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      if (isBlocked(cells, x, y) || (x > left && x < right && y > top && y < bottom)) continue;
      if (!areConnected(changetype<Components>(components), target, bitAt(cells, x, y))) continue;
      search.startX = x;
      search.startY = y;
      if (!search.jumps && !openGraph(search)) return OUT_OF_MEMORY;
      if (!addJumpSource(search, changetype<Jumps>(search.jumps))) return OUT_OF_MEMORY;
    }
  }
  return search.jumps ? RUNNING : UNREACHABLE;
}

/** Begins on the jump point graph, without a source as yet. False where memory cannot be had. */
function openGraph(search: Search): bool {
  search.jumps = search.stepwise ? takeJumps(search.cells, search.rule) : jumpsOf(search.cells, search.rule);
  return search.jumps && beginJumps(search, changetype<Jumps>(search.jumps));
}

/** Lets go of the jump point graph. */
export function closeGraph(search: Search): void {
  if (search.jumps && search.stepwise) giveJumps(search.cells, search.rule, search.jumps);
  search.jumps = 0;
}

function runJumping(search: Search, steps: u32): i32 {
  const jumps = changetype<Jumps>(search.jumps);
  const status = runJumps(search, jumps, steps);
  return status == FOUND && !writeJumpRoute(search, jumps) ? OUT_OF_MEMORY : status;
}

/**
 * The search has found the goal out of reach, which components had not told: there were none, or edits had left them uncertain. They are
 * made certain, for later searches; the answer is as if they had told at once. Returns the status.
 */
function concludeUnreachable(search: Search): i32 {
  certainComponents(search, search.startX, search.startY);
  // A search by jump points may have left entries in the open list.
  clearResults(search);
  if (!search.partial) return UNREACHABLE;
  const begun = astar.begin(search);
  if (begun != RUNNING) return begun;
  search.jumps = 0;
  return astar.run(search, ALL_STEPS);
}
