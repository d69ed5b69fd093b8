/** Twin of assembly/nearest.ts: the cheapest route to any of many goals, backwards by jump points, forwards from cell to cell. */
import * as astar from './astar.ts';
import { areConnected } from './components.ts';
import { reserveMarks, setMark, widenBox } from './goal-box.ts';
import { addJumpSource } from './jps.ts';
import { ALL_STEPS, RUNNING, type Search, UNREACHABLE } from './search.ts';
import { componentsFor, openGraph, run } from './solve.ts';

/** Goes on with more goals, x, y each. Returns the status, RUNNING if the search has come so far that it needs those yet to come. */
export function addGoals(search: Search, goals: ArrayLike<number>, nextF: number, jumping: boolean): number {
  search.nextF = nextF;
  if (jumping) {
    search.status = openGoals(search, goals);
    return search.jumps !== null ? run(search, ALL_STEPS) : search.status;
  }
  reserveMarks(search);
  search.status = markGoals(search, goals, true);
  try {
    if (search.status === RUNNING) search.status = astar.begin(search);
    return run(search, ALL_STEPS);
  } finally {
    // A caller's heuristic may have thrown.
    if (search.marked) markGoals(search, goals, false);
  }
}

/** Opens the goals that are within reach; none is blocked. Returns the status. */
function openGoals(search: Search, goals: ArrayLike<number>): number {
  const { cells } = search;
  const target = search.goalY * cells.width + search.goalX;
  search.backward = true;
  const components = componentsFor(search, target);
  for (let i = 0; i < goals.length; i += 2) {
    const x = goals[i];
    const y = goals[i + 1];
    if (areConnected(components, target, y * cells.width + x) === 0) continue;
    addJumpSource(search, search.jumps ?? openGraph(search), x, y);
  }
  return search.jumps !== null || search.nextF < Infinity ? RUNNING : UNREACHABLE;
}

/** Marks the passable cells within range of a goal and puts the box around them; or takes the marks away. Returns the status. */
function markGoals(search: Search, goals: ArrayLike<number>, marked: boolean): number {
  const { cells } = search;
  const { range } = search.profile;
  if (!search.marked) {
    search.boxLeft = Infinity;
    search.boxTop = Infinity;
    search.boxRight = -1;
    search.boxBottom = -1;
  }
  for (let i = 0; i < goals.length; i += 2) {
    const left = Math.max(goals[i] - range, 0);
    const top = Math.max(goals[i + 1] - range, 0);
    const right = Math.min(goals[i] + range, cells.width - 1);
    const bottom = Math.min(goals[i + 1] + range, cells.height - 1);
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        // What was passable when marked a caller's heuristic may have blocked since.
        if (marked && cells.isBlocked(x, y)) continue;
        setMark(search, y * cells.width + x, marked);
        search.marked = true;
        widenBox(search, x, y);
      }
    }
  }
  return search.marked ? RUNNING : UNREACHABLE;
}
