/**
 * The cheapest route from one cell to any of many, by one search. By jump points it goes backwards, from all goals at once to the
 * one start: the heuristic then has a single target, and a goal far away is never taken from the open list. From cell to cell
 * goals are marked, and the heuristic leads to the box around them: of goals on all sides the search so finds the nearest before
 * it has looked much further, where backwards it would set out from each.
 */
import * as astar from './astar';
import { reserveQueries } from './batch';
import { isBlocked } from './cells';
import { areConnected, Components } from './components';
import { reserveMarks, setMark, widenBox } from './goal-box';
import { addJumpSource } from './jps';
import { Jumps } from './jump-records';
import { Cells, Search } from './layout';
import { ALL_STEPS, clearResults, GOAL_BLOCKED, OUT_OF_MEMORY, place, RUNNING, UNREACHABLE } from './search';
import { componentsFor, openGraph, run } from './solve';

/** A whole search; the first `count` of the block of queries (batch.ts) are goals, i32 x, i32 y each. Returns the status. */
export function solveNearest(search: Search, cells: Cells, startX: i32, startY: i32, count: u32): i32 {
  place(search, cells, startX, startY, startX, startY);
  search.jumps = 0;
  search.status = clearResults(search);
  if (search.status != RUNNING) return search.status;
  if (search.jumping) {
    search.status = openGoals(search, count);
    return run(search, ALL_STEPS);
  }
  search.status = reserveMarks(search) ? markGoals(search, count, true) : OUT_OF_MEMORY;
  if (search.status == RUNNING) search.status = astar.begin(search);
  const status = run(search, ALL_STEPS);
  if (search.marked) markGoals(search, count, false);
  return status;
}

/** Opens the goals that are passable and within reach. Returns the status. */
function openGoals(search: Search, count: u32): i32 {
  const cells = search.cells;
  const target = search.goalY * cells.width + search.goalX;
  const components = componentsFor(search, target);
  if (!components) return OUT_OF_MEMORY;
  search.backward = 1;
  // No point is left out for lying where the search begins: it begins at many.
  search.startX = -1;
  let passable = false;
  for (let i: u32 = 0; i < count; i++) {
    const x = goalX(i);
    const y = goalY(i);
    if (isBlocked(cells, x, y)) continue;
    passable = true;
    if (!areConnected(changetype<Components>(components), target, y * cells.width + x)) continue;
    if (!search.jumps && !openGraph(search)) return OUT_OF_MEMORY;
    if (!addJumpSource(search, changetype<Jumps>(search.jumps), x, y)) return OUT_OF_MEMORY;
  }
  return search.jumps ? RUNNING : passable || !count ? UNREACHABLE : GOAL_BLOCKED;
}

/** Marks the passable cells within range of a goal and puts the box around them; or takes the marks away. Returns the status. */
function markGoals(search: Search, count: u32, marked: bool): i32 {
  const cells = search.cells;
  const range = search.range;
  if (!search.marked) {
    search.boxLeft = i32.MAX_VALUE >> 1;
    search.boxTop = i32.MAX_VALUE >> 1;
    search.boxRight = -1;
    search.boxBottom = -1;
  }
  for (let i: u32 = 0; i < count; i++) {
    const left = max(goalX(i) - range, 0);
    const top = max(goalY(i) - range, 0);
    const right = min(goalX(i) + range, <i32>cells.width - 1);
    const bottom = min(goalY(i) + range, <i32>cells.height - 1);
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        if (isBlocked(cells, x, y)) continue;
        setMark(search, y * cells.width + x, marked);
        search.marked = 1;
        widenBox(search, x, y);
      }
    }
  }
  return search.marked ? RUNNING : count ? GOAL_BLOCKED : UNREACHABLE;
}

function goalX(i: u32): i32 {
  return load<i32>(reserveQueries(0) + ((<usize>i) << 3));
}

function goalY(i: u32): i32 {
  return load<i32>(reserveQueries(0) + ((<usize>i) << 3), 4);
}
