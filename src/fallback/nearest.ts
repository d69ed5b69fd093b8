/** Twin of assembly/nearest.ts: the cheapest route to any of many goals, searched backwards from all of them at once. */
import type { CellStore } from '../cell-store.ts';
import * as astar from './astar.ts';
import { areConnected } from './components.ts';
import { addJumpSource } from './jps.ts';
import { ALL_STEPS, clearResults, GOAL_BLOCKED, place, RUNNING, type Search, UNREACHABLE } from './search.ts';
import { componentsFor, openGraph, run } from './solve.ts';

/** A whole search; goals are x, y each. Returns the status. */
export function solveNearest(
  search: Search,
  cells: CellStore,
  startX: number,
  startY: number,
  goals: Int32Array,
): number {
  place(search, cells, startX, startY, startX, startY);
  search.backward = true;
  search.jumps = null;
  search.status = clearResults(search);
  // No source is left out for lying where the search begins: it begins at many.
  search.startX = -1;
  if (search.status === RUNNING) search.status = openGoals(search, goals);
  return run(search, ALL_STEPS);
}

/** Opens the goals that are passable, and on uniform terrain within reach. Returns the status. */
function openGoals(search: Search, goals: Int32Array): number {
  const { cells, profile } = search;
  const target = search.goalY * cells.width + search.goalX;
  const components = profile.jumping ? componentsFor(search, target) : null;
  if (!profile.jumping) astar.begin(search);
  let passable = false;
  let open = false;
  for (let i = 0; i < goals.length; i += 2) {
    const x = goals[i];
    const y = goals[i + 1];
    if (cells.isBlocked(x, y)) continue;
    passable = true;
    if (components !== null) {
      if (areConnected(components, target, y * cells.width + x) === 0) continue;
      addJumpSource(search, search.jumps ?? openGraph(search), x, y);
    } else {
      astar.addSource(search, x, y);
    }
    open = true;
  }
  return open ? RUNNING : passable || goals.length === 0 ? UNREACHABLE : GOAL_BLOCKED;
}
