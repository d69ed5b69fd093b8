/** Running a search, by either algorithm: at one go, or begun and then taken on in steps. */
import * as astar from './astar';
import { areConnected, Components, isUncertain, relabel } from './components';
import { addStart, beginJumps, reachInView, runJumps } from './jps';
import { writeJumpRoute } from './jump-route';
import { Jumps } from './jump-records';
import { Cells, Search } from './layout';
import { beginPartialRoute } from './partial';
import { clearRoute, extendRoute } from './path';
import { componentsOf, giveJumps, jumpsOf, readyJumps, takeJumps } from './prepared';
import { ALL_STEPS, clearResults, FOUND, LIMIT, OUT_OF_MEMORY, place, RUNNING, UNREACHABLE } from './search';

/** How to search by jump points, see `jumping` in layout.ts. */
const DIRECTLY: u32 = 2;

/** A whole search between two cells of a grid. Returns the status. */
export function solve(search: Search, cells: Cells, startX: i32, startY: i32, goalX: i32, goalY: i32): i32 {
  begin(search, cells, startX, startY, goalX, goalY);
  return run(search, ALL_STEPS);
}

/** Starts a search between two cells of a grid; `run` goes on from there. Returns the status. */
export function begin(search: Search, cells: Cells, startX: i32, startY: i32, goalX: i32, goalY: i32): i32 {
  if (enter(search, cells, startX, startY, goalX, goalY) == RUNNING) {
    search.status = search.jumping ? beginJumping(search) : astar.begin(search);
  }
  return search.status;
}

/** Says from where to where a search goes, and forgets the one before. Returns the status: blocked, or RUNNING. */
export function enter(search: Search, cells: Cells, startX: i32, startY: i32, goalX: i32, goalY: i32): i32 {
  place(search, cells, startX, startY, goalX, goalY);
  search.jumps = 0;
  search.status = clearResults(search);
  return search.status;
}

/**
 * Goes on for at most `steps` expansions, or with writing the route for as long. Returns the status, RUNNING if there is more to do.
 * Where it is OUT_OF_MEMORY all is as after the last expansion, and the next call goes on from there.
 */
export function run(search: Search, steps: u32): i32 {
  if (search.status != RUNNING) return search.status;
  let status = 0;
  if (!search.ending) status = search.jumps ? runJumping(search, steps) : astar.run(search, steps);
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

function giveUp(search: Search): i32 {
  search.cost = Infinity;
  clearRoute(search);
  return LIMIT;
}

function beginJumping(search: Search): i32 {
  const cells = search.cells;
  if (search.jumping == DIRECTLY && !search.stepwise) {
    const jumps = readyJumps(cells, search.rule);
    if (jumps && reachInView(search, changetype<Jumps>(jumps))) return FOUND;
  }
  const start = search.startY * cells.width + search.startX;
  const components = changetype<Components>(componentsFor(search, start));
  if (!changetype<usize>(components)) return OUT_OF_MEMORY;
  if (!areConnected(components, start, search.goalY * cells.width + search.goalX)) {
    // The cell nearest to the goal is looked for from cell to cell.
    return search.partial ? astar.begin(search) : UNREACHABLE;
  }
  return openGraph(search) && addStart(search, changetype<Jumps>(search.jumps)) ? RUNNING : OUT_OF_MEMORY;
}

/** The components that say what can be reached from a cell, or to it. 0 where memory cannot be had. */
export function componentsFor(search: Search, cell: u32): usize {
  const components = componentsOf(search.cells, search.rule);
  // Where a fresh grid knows at once that a goal is out of reach, a limited search would end for its limit, and one from many
  // goals would expand that one too.
  const limited = (search.maxExpansions & search.maxOpen) != ALL_STEPS;
  if (components && (limited || search.backward) && isUncertain(changetype<Components>(components), cell)) {
    relabel(changetype<Components>(components));
  }
  return components;
}

/** Begins on the jump point graph, without a source as yet. False where memory cannot be had. */
export function openGraph(search: Search): bool {
  search.jumps = search.stepwise ? takeJumps(search.cells, search.rule) : jumpsOf(search.cells, search.rule);
  return search.jumps && beginJumps(search, changetype<Jumps>(search.jumps)) == RUNNING;
}

/** Lets go of the jump point graph. */
export function closeGraph(search: Search): void {
  if (search.jumps && search.stepwise) giveJumps(search.cells, search.rule, search.jumps);
  search.jumps = 0;
}

function runJumping(search: Search, steps: u32): i32 {
  const jumps = changetype<Jumps>(search.jumps);
  const status = runJumps(search, jumps, steps);
  if (status == FOUND && !writeJumpRoute(search, jumps)) return OUT_OF_MEMORY;
  if (status != UNREACHABLE) return status;
  // Edits had parted the two without its being noticed: from now on it is known, as it is of a fresh grid.
  relabel(changetype<Components>(componentsOf(search.cells, search.rule)));
  search.expanded = 0;
  if (!search.partial) return UNREACHABLE;
  const begun = astar.begin(search);
  if (begun != RUNNING) return begun;
  closeGraph(search);
  return astar.run(search, steps);
}
