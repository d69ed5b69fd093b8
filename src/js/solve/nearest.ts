/** Twin of assembly/solve/nearest.ts: the cheapest route to any of many goals. Here the search itself asks for goals. */

import type { Point } from '../../base/point.ts';
import { FOUND, RUNNING } from '../../base/statuses.ts';
import type { GoalMarks, GoalQueue } from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { ALL_STEPS, type Search } from '../core/search-record.ts';
import * as astar from '../search/astar.ts';
import { reserveMarks, setBox } from '../search/goal-box.ts';
import { openBox, outOfReach, seeGoal } from './opening.ts';
import { enter, run } from './solve.ts';

/** Searches for the nearest of many goals and asks for goals as it runs. Returns the status. */
export function solveNearest(search: Search, cells: CellStore, start: Point, goals: GoalQueue): number {
  let status: number;
  do {
    const more = goals.next(search.expanded);
    status = goals.isNew ? enter(search, cells, start, start) : RUNNING;
    if (status === RUNNING) status = goOn(search, goals, more);
  } while (status === RUNNING);
  return status;
}

/** Continues a search for the nearest goal. Returns the status, RUNNING once it needs more goals. */
function goOn(search: Search, { jumping, marks, nextF }: GoalQueue, goals: ArrayLike<number>): number {
  if (marks !== null) return aimAtMarks(search, marks);
  return (jumping ? addGoals : aimAtTargets)(search, goals, nextF);
}

function addGoals(search: Search, goals: ArrayLike<number>, nextF: number): number {
  search.nextF = nextF;
  search.status = openGoals(search, goals);
  return search.jumps !== null ? run(search, ALL_STEPS) : search.status;
}

function aimAtTargets(search: Search, goals: ArrayLike<number>, nextF: number): number {
  search.nextF = nextF;
  search.targets = goals;
  setBox(search, 0, 0, Infinity);
  return aim(search);
}

function aimAtMarks(search: Search, marks: GoalMarks): number {
  search.nextF = Infinity;
  search.targets = [];
  search.marked = true;
  search.boxLeft = marks.box.left;
  search.boxTop = marks.box.top;
  search.boxRight = marks.box.right;
  search.boxBottom = marks.box.bottom;
  const bits = reserveMarks(search);
  return marks.during(
    () => bits,
    () => aim(search),
  );
}

function aim(search: Search): number {
  if (search.open > 0) astar.reorder(search);
  else search.status = astar.begin(search);
  return run(search, ALL_STEPS);
}

function openGoals(search: Search, goals: ArrayLike<number>): number {
  search.backward = true;
  if (goals.length === 2 && search.jumps === null) {
    search.startX = goals[0];
    search.startY = goals[1];
    if (seeGoal(search)) return FOUND;
  }
  for (let i = 0; i < goals.length; i += 2) {
    setBox(search, goals[i], goals[i + 1], search.plan.range);
    openBox(search);
  }
  return search.jumps !== null || search.nextF < Infinity ? RUNNING : outOfReach(search);
}
