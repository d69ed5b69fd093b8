/** Running a search: at one go, or begun and then taken on in steps. */
import * as astar from './astar';
import { Cells, Search } from './layout';
import { clearResults, OUT_OF_MEMORY, place, RUNNING } from './search';

const ALL_STEPS: u32 = 0xffffffff;

/** A whole search between two cells of a grid. Returns the status. */
export function solve(search: Search, cells: Cells, startX: i32, startY: i32, goalX: i32, goalY: i32): i32 {
  place(search, cells, startX, startY, goalX, goalY);
  begin(search);
  return run(search, ALL_STEPS);
}

/** Starts the search that was asked for; `run` goes on from there. Returns the status. */
export function begin(search: Search): i32 {
  search.status = clearResults(search);
  if (search.status == RUNNING && !astar.begin(search)) search.status = OUT_OF_MEMORY;
  return search.status;
}

/** Goes on for at most `steps` expansions. Returns the status, RUNNING if there is more to do. */
export function run(search: Search, steps: u32): i32 {
  if (search.status == RUNNING) search.status = astar.run(search, steps);
  return search.status;
}
