/** Twin of assembly/nearest.ts: the cheapest route to any of many goals, backwards by jump points, forwards from cell to cell. */
import * as astar from './astar.ts';
import { bitAt } from './cells.ts';
import { areConnected } from './components.ts';
import { reserveMarks, setBox, setMark } from './goal-box.ts';
import { addJumpSource } from './jps.ts';
import { ALL_STEPS, FOUND, RUNNING, type Search, UNREACHABLE } from './search.ts';
import { certainComponents, openGraph, run, seeGoal } from './solve.ts';

/** Goes on by jump points with more goals, x, y each. Returns the status, RUNNING once the search needs those yet to come. */
export function addGoals(search: Search, goals: ArrayLike<number>, nextF: number): number {
  search.nextF = nextF;
  search.status = openGoals(search, goals);
  return search.jumps !== null ? run(search, ALL_STEPS) : search.status;
}

/** Begins from cell to cell, or goes on: with all targets so far, or all goals where they are to be marked. */
export function aimAtGoals(search: Search, goals: ArrayLike<number>, nextF: number, marked: boolean): number {
  search.nextF = nextF;
  search.targets = marked ? [] : goals;
  // All of the grid.
  setBox(search, 0, 0, Infinity);
  search.status = marked ? markGoals(search, goals) : RUNNING;
  try {
    if (search.status === RUNNING) {
      if (search.open > 0) astar.reorder(search);
      else search.status = astar.begin(search);
    }
    return run(search, ALL_STEPS);
  } finally {
    // A caller's heuristic may have thrown.
    if (search.marked) unmarkGoals(search, goals);
  }
}

/** Opens the goals that are within reach; none is blocked. Returns the status. */
function openGoals(search: Search, goals: ArrayLike<number>): number {
  search.backward = true;
  if (goals.length > 0 && search.jumps === null) {
    search.startX = goals[0];
    search.startY = goals[1];
    // All others would cost as much at least.
    if (goals.length === 2 && seeGoal(search)) return FOUND;
  }
  // A goal that only the search finds out of reach would be expanded.
  const components = certainComponents(search, search.goalX, search.goalY);
  const { cells } = search;
  const target = bitAt(cells, search.goalX, search.goalY);
  for (let i = 0; i < goals.length; i += 2) {
    const x = goals[i];
    const y = goals[i + 1];
    if (areConnected(components, target, bitAt(cells, x, y)) === 0) continue;
    addJumpSource(search, search.jumps ?? openGraph(search), x, y);
  }
  return search.jumps !== null || search.nextF < Infinity ? RUNNING : UNREACHABLE;
}

/** Marks the passable cells within range of goals, and puts the box around all. Returns the status. */
function markGoals(search: Search, goals: ArrayLike<number>): number {
  reserveMarks(search);
  let left = Infinity;
  let top = Infinity;
  let right = 0;
  let bottom = 0;
  for (let i = 0; i < goals.length; i += 2) {
    setMarks(search, goals, i, true);
    left = Math.min(left, search.boxLeft);
    top = Math.min(top, search.boxTop);
    right = Math.max(right, search.boxRight);
    bottom = Math.max(bottom, search.boxBottom);
  }
  search.boxLeft = left;
  search.boxTop = top;
  search.boxRight = right;
  search.boxBottom = bottom;
  return search.marked ? RUNNING : UNREACHABLE;
}

function unmarkGoals(search: Search, goals: ArrayLike<number>): void {
  for (let i = 0; i < goals.length; i += 2) setMarks(search, goals, i, false);
}

/** Marks the passable cells within range of a goal, or takes their marks away; the box is then around them. */
function setMarks(search: Search, goals: ArrayLike<number>, i: number, marked: boolean): void {
  const { cells } = search;
  setBox(search, goals[i], goals[i + 1], search.profile.range);
  for (let y = search.boxTop; y <= search.boxBottom; y++) {
    for (let x = search.boxLeft; x <= search.boxRight; x++) {
      // What was passable when marked a caller's heuristic may have blocked since.
      if (marked && cells.isBlocked(x, y)) continue;
      setMark(search, y * cells.width + x, marked);
      search.marked = marked;
    }
  }
}
