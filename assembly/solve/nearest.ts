/**
 * Finds the cheapest route from one cell to any of many goals, in one search. Goals arrive in order of their distance, and only as many as
 * needed (src/core/search/nearest/goal-batches.ts): a search that knows the nearest usually ends before the next could do better. By jump points it runs
 * backwards, from the goals to the one start, so that the heuristic has a single target.
 *
 * From cell to cell, and in mazes, it runs from the start, and the heuristic leads to the nearest of the targets it knows. Once f is
 * greater than that of other goals, they become targets too. The heuristic then gets smaller, and the search continues in its order. None
 * of the new targets has been expanded by then: its g would have been at least its f at the start. If targets would be many, all goals are
 * marked instead, and the heuristic leads to the box around them.
 */
import { reorder } from '../search/reopening';
import * as astar from '../search/astar';
import { queries } from './batch';
import { setBox } from '../search/goal-box';
import { Search } from '../core/layout';
import { ALL_STEPS } from '../search/search';
import { openBox, outOfReach, seeGoal } from './opening';
import { run } from './solve';
import { FOUND, OUT_OF_MEMORY, RUNNING } from '../core/statuses';

/**
 * Continues a search by jump points that `enter` has begun from the start to itself. Adds `count` goals from the block of queries
 * (batch.ts), i32 x, i32 y each. No goal still to come has a smaller f than `nextF`. Returns the status, RUNNING once the search needs
 * more goals.
 */
export function addGoals(search: Search, count: u32, nextF: f64): i32 {
  search.nextF = nextF;
  search.status = openGoals(search, count);
  return search.jumps ? run(search, ALL_STEPS) : search.status;
}

/**
 * Begins or continues a search from cell to cell. The `count` goals in the block are all targets so far; no other has a smaller f than
 * `nextF`. Returns the status, RUNNING once the search needs more targets.
 */
export function aimAtTargets(search: Search, count: u32, nextF: f64): i32 {
  search.nextF = nextF;
  search.targets = count;
  search.goals = queries;
  // The whole grid.
  setBox(search, 0, 0, i32.MAX_VALUE);
  return aim(search);
}

/** Like `aimAtTargets`, for all goals at once: the caller has marked them, and the box holds all of them. Returns the status. */
export function aimAtMarks(search: Search, left: i32, top: i32, right: i32, bottom: i32): i32 {
  search.nextF = Infinity;
  search.targets = 0;
  search.hasMarks = 1;
  search.boxLeft = left;
  search.boxTop = top;
  search.boxRight = right;
  search.boxBottom = bottom;
  return aim(search);
}

function aim(search: Search): i32 {
  if (search.open) reorder(search);
  else search.status = astar.begin(search);
  return run(search, ALL_STEPS);
}

/** Opens the goals that are within reach. Returns the status. */
function openGoals(search: Search, count: u32): i32 {
  search.backward = 1;
  if (count == 1 && !search.jumps) {
    search.startX = load<i32>(queries);
    search.startY = load<i32>(queries, 4);
    // All others would cost at least as much.
    if (seeGoal(search)) return FOUND;
  }
  for (let goal = queries; goal < queries + (count << 3); goal += 8) {
    setBox(search, load<i32>(goal), load<i32>(goal, 4), search.range);
    if (openBox(search) == OUT_OF_MEMORY) return OUT_OF_MEMORY;
  }
  return search.jumps || search.nextF < Infinity ? RUNNING : outOfReach(search);
}
