/**
 * The cheapest route from one cell to any of many, by one search. Goals come in order of their distance, and no more of them than are
 * needed (src/goal-queues.ts): a search that knows of the nearest mostly ends before the next could have done better. By jump points it
 * goes backwards, from goals to the one start: the heuristic then has a single target.
 *
 * From cell to cell, and in mazes, it goes from the start, and the heuristic leads to the nearest of the targets it knows of. Once f is
 * greater than that of other goals they become targets too, the heuristic sinks, and the search goes on in its order. None of them has
 * been expanded by then: its g would have been no less than its f at the start. Where targets would be many all goals are marked
 * instead, and the heuristic leads to the box around them.
 */
import * as astar from './astar';
import { reserveQueries } from './batch';
import { bitAt, isBlocked } from './cells';
import { areConnected, Components } from './components';
import { reserveMarks, setBox, setMark } from './goal-box';
import { addJumpSource } from './jps';
import { Jumps } from './jump-records';
import { Search } from './layout';
import { ALL_STEPS, FOUND, OUT_OF_MEMORY, RUNNING, UNREACHABLE } from './search';
import { certainComponents, openGraph, run, seeGoal } from './solve';

/**
 * Goes on with a search by jump points that `enter` has begun, from the start to itself, by `count` goals more: they stand in the block
 * of queries (batch.ts), i32 x, i32 y each. None that is yet to come has a lesser f than `nextF`. Returns the status, RUNNING once the
 * search has come so far that it needs them.
 */
export function addGoals(search: Search, count: u32, nextF: f64): i32 {
  search.nextF = nextF;
  search.status = openGoals(search, count);
  return search.jumps ? run(search, ALL_STEPS) : search.status;
}

/**
 * Begins a search from cell to cell, or goes on with it: the `count` goals in the block are all targets so far, or all goals where they
 * are to be `marked`. No other has a lesser f than `nextF`. Returns the status, RUNNING once the search needs more targets.
 */
export function aimAtGoals(search: Search, count: u32, nextF: f64, marked: u32): i32 {
  search.nextF = nextF;
  search.targets = marked ? 0 : count;
  // All of the grid.
  setBox(search, 0, 0, i32.MAX_VALUE);
  search.goals = reserveQueries(0);
  search.status = marked ? markGoals(search, count) : RUNNING;
  if (search.status == RUNNING) {
    if (search.open) astar.reorder(search);
    else search.status = astar.begin(search);
  }
  const status = run(search, ALL_STEPS);
  if (search.marked) unmarkGoals(search, count);
  return status;
}

/** Opens the goals that are within reach; none is blocked. Returns the status. */
function openGoals(search: Search, count: u32): i32 {
  const goals = reserveQueries(0);
  search.backward = 1;
  if (count && !search.jumps) {
    search.startX = load<i32>(goals);
    search.startY = load<i32>(goals, 4);
    // All others would cost as much at least.
    if (count == 1 && seeGoal(search)) return FOUND;
  }
  // A goal that only the search finds out of reach would be expanded.
  const components = certainComponents(search, search.goalX, search.goalY);
  if (!components) return OUT_OF_MEMORY;
  const cells = search.cells;
  const target = bitAt(cells, search.goalX, search.goalY);
  for (let goal = goals; goal < goals + (count << 3); goal += 8) {
    const x = load<i32>(goal);
    const y = load<i32>(goal, 4);
    if (!areConnected(changetype<Components>(components), target, bitAt(cells, x, y))) continue;
    if (!search.jumps && !openGraph(search)) return OUT_OF_MEMORY;
    if (!addJumpSource(search, changetype<Jumps>(search.jumps), x, y)) return OUT_OF_MEMORY;
  }
  return search.jumps || search.nextF < Infinity ? RUNNING : UNREACHABLE;
}

/** Marks the passable cells within range of goals, and puts the box around all. Returns the status. */
function markGoals(search: Search, count: u32): i32 {
  if (!reserveMarks(search)) return OUT_OF_MEMORY;
  let left = i32.MAX_VALUE;
  let top = i32.MAX_VALUE;
  let right = 0;
  let bottom = 0;
  for (let i: u32 = 0; i < count; i++) {
    setMarks(search, i, true);
    left = min(left, search.boxLeft);
    top = min(top, search.boxTop);
    right = max(right, search.boxRight);
    bottom = max(bottom, search.boxBottom);
  }
  search.boxLeft = left;
  search.boxTop = top;
  search.boxRight = right;
  search.boxBottom = bottom;
  return search.marked ? RUNNING : UNREACHABLE;
}

function unmarkGoals(search: Search, count: u32): void {
  for (let i: u32 = 0; i < count; i++) setMarks(search, i, false);
}

/** Marks the passable cells within range of a goal, or takes their marks away; the box is then around them. */
function setMarks(search: Search, index: u32, marked: bool): void {
  const goal = search.goals + (index << 3);
  setBox(search, load<i32>(goal), load<i32>(goal, 4), search.range);
  for (let y = search.boxTop; y <= search.boxBottom; y++) {
    for (let x = search.boxLeft; x <= search.boxRight; x++) {
      if (isBlocked(search.cells, x, y)) continue;
      setMark(search, y * search.cells.width + x, marked);
      search.marked = u32(marked);
    }
  }
}
