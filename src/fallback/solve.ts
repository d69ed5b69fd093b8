/** Twin of assembly/solve.ts: running a search, at one go, or begun and then taken on in steps. */
import type { CellStore } from '../cell-store.ts';
import * as astar from './astar.ts';
import { clearResults, place, RUNNING, type Search } from './search.ts';

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
  return run(search, Infinity);
}

/** Starts the search that was asked for; `run` goes on from there. Returns the status. */
export function begin(search: Search): number {
  search.status = clearResults(search);
  if (search.status === RUNNING) astar.begin(search);
  return search.status;
}

/** Goes on for at most `steps` expansions. Returns the status, RUNNING if there is more to do. */
export function run(search: Search, steps: number): number {
  if (search.status === RUNNING) search.status = astar.run(search, steps);
  return search.status;
}
