/** Running a search, by either algorithm: at one go, or begun and then taken on in steps. */
import * as astar from './astar';
import { areConnected, Components, isUncertain, relabel } from './components';
import { beginJumps, runJumps } from './jps';
import { writeJumpRoute } from './jump-route';
import { Jumps } from './jump-records';
import { Cells, Search } from './layout';
import { componentsOf, jumpsOf } from './prepared';
import { ALL_STEPS, clearResults, FOUND, OUT_OF_MEMORY, place, RUNNING, UNREACHABLE } from './search';

/** A whole search between two cells of a grid. Returns the status. */
export function solve(search: Search, cells: Cells, startX: i32, startY: i32, goalX: i32, goalY: i32): i32 {
  place(search, cells, startX, startY, goalX, goalY);
  begin(search);
  return run(search, ALL_STEPS);
}

/** Starts the search that was asked for; `run` goes on from there. Returns the status. */
export function begin(search: Search): i32 {
  search.status = clearResults(search);
  if (search.status == RUNNING) search.status = search.jumping ? beginJumping(search) : astar.begin(search);
  return search.status;
}

/** Goes on for at most `steps` expansions. Returns the status, RUNNING if there is more to do. */
export function run(search: Search, steps: u32): i32 {
  if (search.status == RUNNING) search.status = search.jumping ? runJumping(search, steps) : astar.run(search, steps);
  return search.status;
}

function beginJumping(search: Search): i32 {
  const cells = search.cells;
  const components = changetype<Components>(componentsOf(cells, search.rule));
  if (!changetype<usize>(components)) return OUT_OF_MEMORY;
  const start = search.startY * cells.width + search.startX;
  const goal = search.goalY * cells.width + search.goalX;
  // A limited search of a goal out of reach would end for its limit, where that of a fresh grid knows at once.
  const limited = search.maxExpansions != ALL_STEPS || search.maxOpen != ALL_STEPS;
  if (limited && isUncertain(components, start)) relabel(components);
  if (!areConnected(components, start, goal)) return UNREACHABLE;
  const jumps = jumpsOf(cells, search.rule);
  if (!jumps) return OUT_OF_MEMORY;
  search.jumps = jumps;
  return beginJumps(search, changetype<Jumps>(jumps));
}

function runJumping(search: Search, steps: u32): i32 {
  const jumps = changetype<Jumps>(search.jumps);
  const status = runJumps(search, jumps, steps);
  if (status == FOUND && !writeJumpRoute(search, jumps)) return OUT_OF_MEMORY;
  if (status == UNREACHABLE) {
    // Edits had parted the two without its being noticed: from now on it is known, as it is of a fresh grid.
    relabel(changetype<Components>(componentsOf(search.cells, search.rule)));
    search.expanded = 0;
  }
  return status;
}
