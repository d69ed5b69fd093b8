/**
 * The cheapest route from one cell to any of many: searched backwards, from all goals at once to the one start, so that the
 * heuristic has a single target and a goal far away is never taken from the open list. A step then costs by the cell it leaves.
 */
import * as astar from './astar';
import { reserveQueries } from './batch';
import { isBlocked } from './cells';
import { areConnected, Components } from './components';
import { addJumpSource } from './jps';
import { Jumps } from './jump-records';
import { Cells, Search } from './layout';
import { ALL_STEPS, clearResults, GOAL_BLOCKED, OUT_OF_MEMORY, place, RUNNING, UNREACHABLE } from './search';
import { componentsFor, openGraph, run } from './solve';

/** A whole search; the first `count` of the block of queries (batch.ts) are goals, i32 x, i32 y each. Returns the status. */
export function solveNearest(search: Search, cells: Cells, startX: i32, startY: i32, count: u32): i32 {
  place(search, cells, startX, startY, startX, startY);
  search.backward = 1;
  search.jumps = 0;
  search.status = clearResults(search);
  // No source is left out for lying where the search begins: it begins at many.
  search.startX = -1;
  if (search.status == RUNNING) search.status = openGoals(search, count);
  return run(search, ALL_STEPS);
}

/** Opens the goals that are passable, and on uniform terrain within reach. Returns the status. */
function openGoals(search: Search, count: u32): i32 {
  const cells = search.cells;
  const target = search.goalY * cells.width + search.goalX;
  const components = search.jumping ? componentsFor(search, target) : 0;
  if (search.jumping ? !components : astar.begin(search) != RUNNING) return OUT_OF_MEMORY;
  const goals = reserveQueries(0);
  let passable = false;
  let open = false;
  for (let i: u32 = 0; i < count; i++) {
    const x = load<i32>(goals + ((<usize>i) << 3));
    const y = load<i32>(goals + ((<usize>i) << 3), 4);
    if (isBlocked(cells, x, y)) continue;
    passable = true;
    if (components) {
      if (!areConnected(changetype<Components>(components), target, y * cells.width + x)) continue;
      if (!search.jumps && !openGraph(search)) return OUT_OF_MEMORY;
      if (!addJumpSource(search, changetype<Jumps>(search.jumps), x, y)) return OUT_OF_MEMORY;
    } else if (!astar.addSource(search, x, y)) return OUT_OF_MEMORY;
    open = true;
  }
  return open ? RUNNING : passable || !count ? UNREACHABLE : GOAL_BLOCKED;
}
