/** Twin of assembly/solve.ts: running a search, by either algorithm: at one go, or begun and then taken on in steps. */
import type { CellStore } from '../cell-store.ts';
import * as astar from './astar.ts';
import { areConnected, isUncertain, relabel } from './components.ts';
import { beginJumps, runJumps } from './jps.ts';
import { writeJumpRoute } from './jump-route.ts';
import { componentsOf, jumpsOf } from './prepared.ts';
import { ALL_STEPS, clearResults, FOUND, place, RUNNING, type Search, UNREACHABLE } from './search.ts';

/** A whole search between two cells of a grid. Returns the status. */
export function solve(
  search: Search,
  cells: CellStore,
  startX: number,
  startY: number,
  goalX: number,
  goalY: number,
): number {
  place(search, cells, startX, startY, goalX, goalY);
  begin(search);
  return run(search, ALL_STEPS);
}

/** Starts the search that was asked for; `run` goes on from there. Returns the status. */
export function begin(search: Search): number {
  search.status = clearResults(search);
  if (search.status === RUNNING) search.status = search.profile.jumping ? beginJumping(search) : astar.begin(search);
  return search.status;
}

/** Goes on for at most `steps` expansions. Returns the status, RUNNING if there is more to do. */
export function run(search: Search, steps: number): number {
  if (search.status !== RUNNING) return search.status;
  search.status = search.profile.jumping ? runJumping(search, steps) : astar.run(search, steps);
  return search.status;
}

function beginJumping(search: Search): number {
  const { cells, profile } = search;
  const components = componentsOf(cells, profile.rule);
  const start = search.startY * cells.width + search.startX;
  const goal = search.goalY * cells.width + search.goalX;
  // A limited search of a goal out of reach would end for its limit, where that of a fresh grid knows at once.
  const limited = profile.maxExpansions !== ALL_STEPS || profile.maxOpen !== ALL_STEPS;
  if (limited && isUncertain(components, start)) relabel(components);
  if (areConnected(components, start, goal) === 0) return UNREACHABLE;
  return beginJumps(search, jumpsOf(cells, profile.rule));
}

function runJumping(search: Search, steps: number): number {
  const { cells, profile } = search;
  const jumps = jumpsOf(cells, profile.rule);
  const status = runJumps(search, jumps, steps);
  if (status === FOUND) writeJumpRoute(search, jumps);
  if (status === UNREACHABLE) {
    // Edits had parted the two without its being noticed: from now on it is known, as it is of a fresh grid.
    relabel(componentsOf(cells, profile.rule));
    search.expanded = 0;
  }
  return status;
}
