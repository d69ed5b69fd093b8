/**
 * The cheapest route from one cell to any of many, by one search. By jump points it goes backwards, from goals to the one start:
 * the heuristic then has a single target. Goals come in order of their distance, and no more of them than are needed
 * (src/goal-queues.ts): a search from the nearest mostly ends before the next could have done better. From cell to cell, and in
 * mazes, goals are marked, and the heuristic leads to the box around them: of goals on all sides the search so finds the nearest before
 * it has looked much further, where backwards it would set out from each.
 */
import * as astar from './astar';
import { reserveQueries } from './batch';
import { isBlocked } from './cells';
import { areConnected, Components } from './components';
import { reserveMarks, setMark, widenBox } from './goal-box';
import { addJumpSource } from './jps';
import { Jumps } from './jump-records';
import { Search } from './layout';
import { ALL_STEPS, OUT_OF_MEMORY, RUNNING, UNREACHABLE } from './search';
import { componentsFor, openGraph, run } from './solve';

/**
 * Goes on with a search that `enter` has begun, from the start to itself, by `count` goals more: they stand in the block of queries
 * (batch.ts), i32 x, i32 y each. By jump points none that is yet to come has a lesser f than `nextF`, and the status is RUNNING once
 * the search has come so far that it needs them; from cell to cell all come at once.
 */
export function addGoals(search: Search, count: u32, nextF: f64, jumping: u32): i32 {
  search.nextF = nextF;
  if (jumping) {
    search.status = openGoals(search, count);
    return search.jumps ? run(search, ALL_STEPS) : search.status;
  }
  search.status = reserveMarks(search) ? markGoals(search, count, true) : OUT_OF_MEMORY;
  if (search.status == RUNNING) search.status = astar.begin(search);
  const status = run(search, ALL_STEPS);
  if (search.marked) markGoals(search, count, false);
  return status;
}

/** Opens the goals that are within reach; none is blocked. Returns the status. */
function openGoals(search: Search, count: u32): i32 {
  const cells = search.cells;
  const target = search.goalY * cells.width + search.goalX;
  search.backward = 1;
  const components = componentsFor(search, target);
  if (!components) return OUT_OF_MEMORY;
  // No point is left out for lying where the search begins: it begins at many.
  search.startX = -1;
  for (let i: u32 = 0; i < count; i++) {
    const query = reserveQueries(0) + (i << 3);
    const x = load<i32>(query);
    const y = load<i32>(query, 4);
    if (!areConnected(changetype<Components>(components), target, y * cells.width + x)) continue;
    if (!search.jumps && !openGraph(search)) return OUT_OF_MEMORY;
    if (!addJumpSource(search, changetype<Jumps>(search.jumps), x, y)) return OUT_OF_MEMORY;
  }
  return search.jumps || search.nextF < Infinity ? RUNNING : UNREACHABLE;
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
    const query = reserveQueries(0) + (i << 3);
    const goalX = load<i32>(query);
    const goalY = load<i32>(query, 4);
    const right = min(goalX + range, <i32>cells.width - 1);
    const bottom = min(goalY + range, <i32>cells.height - 1);
    for (let y = max(goalY - range, 0); y <= bottom; y++) {
      for (let x = max(goalX - range, 0); x <= right; x++) {
        if (isBlocked(cells, x, y)) continue;
        setMark(search, y * cells.width + x, marked);
        search.marked = 1;
        widenBox(search, x, y);
      }
    }
  }
  return search.marked ? RUNNING : UNREACHABLE;
}
