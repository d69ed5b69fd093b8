/** Carries out the plan of a search, in one go or in steps: by the first of its methods that does not decline or give up. */
import { expectBlock } from '../core/memory';
import { CERTAIN_SHIFT, GLANCE } from '../core/tuning';
import * as astar from '../search/astar';
import * as runs from '../turns/run-search';
import * as uniform from '../search/uniform-search';
import * as turns from '../turns/turn-search';
import { isBlocked } from '../moves/cells';
import { hasGoal } from '../search/goal-box';
import { clearHeap } from '../nodes/heap';
import * as hexJumps from '../hex/hex-jumps';
import { HexPlanes } from '../hex/hex-planes';
import { runJumps } from '../jump/jps';
import { writeJumpRoute } from '../jump/jump-route';
import { Jumps } from '../jump/jump-records';
import { Cells, Search } from '../core/layout';
import {
  BUCKETS,
  COMPONENTS,
  HEX_JUMPS,
  includes,
  IN_VIEW,
  NONE,
  restOf,
  TURN_RUNS,
  TURNS,
  UNIFORM,
} from '../core/methods';
import * as borderJumps from '../jump/border-jumps';
import * as buckets from '../terrain/bucket-search';
import { GIVEN_UP } from '../nodes/bucket-list';
import { beginPartialRoute, isNearEnough, lookForNearest } from '../search/partial';
import { clearRoute, extendRoute } from '../search/path';
import { componentsOf, hexPlanesOf } from './prepared';
import { ALL_STEPS, clearResults, setEnds } from '../search/search';
import { FOUND, GOAL_BLOCKED, LIMIT, OUT_OF_MEMORY, RUNNING, START_BLOCKED, UNREACHABLE } from '../core/statuses';
import { closeGraph, open, openNext, outOfReach } from './opening';

/** Runs a whole search between two cells of a grid. Returns the status. */
export function solve(search: Search, cells: Cells, startX: i32, startY: i32, goalX: i32, goalY: i32): i32 {
  begin(search, cells, startX, startY, goalX, goalY);
  return run(search, ALL_STEPS);
}

/** Starts a search between two cells of a grid; `run` continues it. Returns the status. */
export function begin(search: Search, cells: Cells, startX: i32, startY: i32, goalX: i32, goalY: i32): i32 {
  if (enter(search, cells, startX, startY, goalX, goalY) == RUNNING) search.status = open(search);
  return search.status;
}

/** Sets the start and the goal of a search and clears the previous one. Returns the status: blocked, or RUNNING. */
export function enter(search: Search, cells: Cells, startX: i32, startY: i32, goalX: i32, goalY: i32): i32 {
  expectBlock(changetype<usize>(search));
  expectBlock(changetype<usize>(cells));
  setEnds(search, cells, startX, startY, goalX, goalY);
  search.jumps = 0;
  search.used = NONE;
  search.left = search.methods;
  search.inBuckets = 0;
  search.abandoned = 0;
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
 * Continues for at most `steps` expansions, or for as long with writing the route. Returns the status, RUNNING if there is more to do.
 * After OUT_OF_MEMORY everything is as after the last expansion, and the next call continues from there.
 */
export function run(search: Search, steps: u32): i32 {
  expectBlock(changetype<usize>(search));
  if (search.status != RUNNING) return search.status;
  let status = RUNNING;
  // A search in steps asked components when it began, and so did one that may be partial: of those, jump points alone ask any.
  const checks = !HEX && !(search.stepwise | search.partial) && includes(search.methods, COMPONENTS);
  if (!search.ending) status = checks ? runInDoubt(search) : advance(search, steps);
  if (status == UNREACHABLE && checks) status = concludeUnreachable(search);
  if (search.ending) status = extendRoute(search, steps);
  // A route found within the search's own limit may still cost too much in the caller's terms.
  if (status == FOUND && search.cost > search.maxCost) status = giveUp(search);
  // No step has shown that the goal was in view, but the first expansion was the last, or there was none.
  if (status == FOUND && search.jumps && search.expanded <= 1 && includes(search.methods, IN_VIEW)) {
    search.used = IN_VIEW;
  }
  if ((status == UNREACHABLE || status == LIMIT) && search.partial && search.expanded) {
    beginPartialRoute(search);
    status = extendRoute(search, steps);
  }
  if (status != OUT_OF_MEMORY) search.status = status;
  return status;
}

function advance(search: Search, steps: u32): i32 {
  const isHex = HEX && search.used == HEX_JUMPS;
  if (isHex || (!HEX && search.jumps) || search.used == BUCKETS || search.used == UNIFORM) {
    const before = search.expanded;
    const status = isHex
      ? runHexJumps(search, steps)
      : !HEX && search.jumps
        ? runJumping(search, steps)
        : search.used == BUCKETS
          ? buckets.run(search, steps)
          : uniform.run(search, steps);
    if (status != GIVEN_UP) return status;
    steps -= search.expanded - before;
    // Its entries are points.
    clearHeap(search);
    closeGraph(search);
    search.abandoned = search.expanded;
    search.expanded = 0;
    search.open = 0;
    search.used = NONE;
    search.left = restOf(search.left);
  }
  // If memory is refused, the next call begins again.
  if (search.used == NONE) {
    const status = openNext(search);
    return status == RUNNING ? advance(search, steps) : status;
  }
  // With a caller's function, the g of expanded cells may still decrease.
  if (!search.partial || search.hasHFunction) return goOn(search, steps);
  for (let left = <i64>steps; left > 0; left -= GLANCE) {
    const status = goOn(search, search.enoughH < 0 ? steps : <u32>min(left, GLANCE));
    if (status != RUNNING) return status;
    // Does part of the work of a failed search now, so that its last step takes no longer than others.
    lookForNearest(search);
    if (isNearEnough(search)) return UNREACHABLE;
    if (search.enoughH < 0) break;
  }
  return RUNNING;
}

/** Continues a search from cell to cell, or from turn to turn. Returns the status. */
function goOn(search: Search, steps: u32): i32 {
  if (!HEX && search.used == TURN_RUNS) return runs.run(search, steps);
  return !HEX && search.used == TURNS ? turns.run(search, steps) : astar.run(search, steps);
}

/** Runs to the end. If that takes long, asks components whether the goal is out of reach. Returns the status. */
function runInDoubt(search: Search): i32 {
  const cells = search.cells;
  // Not with targets: they may lie anywhere in the grid, and checking it all takes long.
  if (!search.targets) {
    const status = advance(search, (cells.width * cells.height) >> CERTAIN_SHIFT);
    if (status != RUNNING) return status;
    if (!hasGoal(search, componentsOf(cells, search.rule))) return UNREACHABLE;
  }
  return advance(search, ALL_STEPS);
}

function giveUp(search: Search): i32 {
  search.cost = Infinity;
  clearRoute(search);
  return LIMIT;
}

function runHexJumps(search: Search, steps: u32): i32 {
  if (!HEX) return GIVEN_UP;
  const planes = hexPlanesOf(search.cells, search.rule);
  return planes ? hexJumps.run(search, changetype<HexPlanes>(planes), steps) : OUT_OF_MEMORY;
}

function runJumping(search: Search, steps: u32): i32 {
  const jumps = changetype<Jumps>(search.jumps);
  const status = search.inBuckets ? borderJumps.run(search, jumps, steps) : runJumps(search, jumps, steps);
  // There is no route over links or past closed exits, which components do not know. The nearest cell may lie between jump points.
  if (status == UNREACHABLE && search.partial) return GIVEN_UP;
  return status == FOUND && !writeJumpRoute(search, jumps) ? OUT_OF_MEMORY : status;
}

/**
 * Concludes a search that found the goal out of reach when there were no components to say so. Makes them for later searches, and if they
 * say so, answers as if they had at once. Returns the status.
 */
function concludeUnreachable(search: Search): i32 {
  const components = componentsOf(search.cells, search.rule);
  if (!components) return OUT_OF_MEMORY;
  // They know neither closed exits nor directions: only the search has shown it.
  if (hasGoal(search, components)) return UNREACHABLE;
  // A search by jump points may have left entries in the open list.
  clearResults(search);
  return outOfReach(search);
}
