/** A request about a world, in places of its grids, and its searches. */

import type { Point } from '../../core/base/cells/point.ts';
import { NONE } from '../../core/base/methods.ts';
import { UNREACHABLE } from '../../core/base/statuses.ts';
import { chooseEngine } from '../../core/choose/search.ts';
import type { SearchOutcome } from '../../core/engine/search.ts';
import type { Request } from '../../core/search/answer.ts';
import type { NearestOutcome } from '../../core/search/find-nearest.ts';
import type { Asked, WorldRequest } from './request.ts';
import { RING } from './window/slots.ts';
import type { LoadedArea } from './window/window.ts';
import type { AreaGrid } from './window/window-grid.ts';

/** What is asked of a world. */
export interface Task {
  readonly window: LoadedArea;
  readonly request: WorldRequest;
  readonly from: Point;
  /** The goals, which may lie outside the grids. */
  readonly goals: readonly Goal[];
  /** The goals, or the places nearest to them in the grids. */
  readonly near: readonly Goal[];
  /** Searches a ground. It gets at least one goal. */
  readonly solve: (request: Request, from: Point, goals: Goal[]) => NearestOutcome;
}

/** A goal, and what it costs beside the way; absent means 0. */
export type Goal = Point & { readonly cost?: number | undefined };

/** An outcome in places of the grids, the index of the goal that its route leads to (-1 without a route), and what route and goal cost together. */
export interface Answer extends SearchOutcome {
  readonly goalIndex: number;
  readonly total: number;
}

/** Returns the task of a request. @throws `RangeError` for a range that leads from the edge of the grids to loaded ground. */
export function taskOf(
  window: LoadedArea,
  request: WorldRequest,
  from: Point,
  goals: readonly Goal[],
  solve: Task['solve'],
): Task {
  return { window, request, from, goals, near: goals.map((goal) => standIn(window, goal, request)), solve };
}

/** Returns whether a goal lies within the grids. */
export function isWithin({ goals, near }: Task, goalIndex: number): boolean {
  return goals[goalIndex] === near[goalIndex];
}

/** Searches for the goals within the grids. */
export function searchWithin(task: Task, ground: AreaGrid, asked: Asked): Answer {
  return search(
    task,
    ground,
    task.from,
    task.near.map((place, i) => (isWithin(task, i) ? place : null)),
    asked,
  );
}

/** Searches for all goals, where those outside the grids are the places nearest to them. */
export function searchTowards(task: Task, ground: AreaGrid, asked: Asked): Answer {
  return search(task, ground, task.from, task.near, asked);
}

/** Searches a ground for goals, leaving out those that are null. */
export function search(
  { solve }: Task,
  { cells }: AreaGrid,
  from: Point,
  goals: readonly (Goal | null)[],
  { options, unit }: Asked,
): Answer {
  const listed = goals.flatMap((goal, i) => (goal === null ? [] : [i]));
  if (listed.length === 0) return noRoute(UNREACHABLE);
  const request = { engine: chooseEngine(options, cells), base: cells, options, unit };
  const found = goals.filter((goal) => goal !== null);
  const { outcome, goalIndex, total } = solve(request, from, found);
  return { ...outcome, goalIndex: goalIndex < 0 ? -1 : listed[goalIndex], total };
}

/** Returns the answer of a search that cannot begin. */
export function noRoute(status: number): Answer {
  return {
    status,
    method: NONE,
    cost: Infinity,
    expanded: 0,
    route: null,
    trace: null,
    goalIndex: -1,
    total: Infinity,
  };
}

/** Returns a goal, or what stands for it in the grids and costs as much. @throws `RangeError` as `nearestInside` does. */
function standIn(window: LoadedArea, goal: Goal, request: WorldRequest): Goal {
  const place = nearestInside(window, goal, request);
  return place === goal ? goal : { ...place, cost: goal.cost };
}

/**
 * Returns a goal, or the place nearest to it in the grids. On open ground no route to the goal costs less than the cheapest one to that place.
 *
 * @throws `RangeError` for a range that leads from there to loaded ground.
 */
function nearestInside(window: LoadedArea, place: Point, { resolved }: WorldRequest): Point {
  const { size, range, straightCost, diagonalCost } = resolved;
  if (window.hasRoom(place, size)) return place;
  if (range > RING - 3) {
    const { x, y } = window.toWorld(place);
    throw new RangeError(
      `range is ${range}, and the goal (${x}, ${y}) lies outside the window: use a range of at most ${RING - 3}`,
    );
  }
  const { left, top, right, bottom } = window.bounds();
  const x = Math.min(Math.max(place.x, left), right + 1 - size);
  const y = Math.min(Math.max(place.y, top), bottom + 1 - size);
  // Where diagonal steps cost less than straight ones, the next cell may cost more than one farther off: the goal and its stand-in must both be
  // an even number of straight steps away, or both an odd one.
  const isOdd = diagonalCost < straightCost && (place.x - x + place.y - y) % 2 !== 0;
  if (!isOdd) return { x, y };
  return x === place.x ? { x, y: y + Math.sign(y - place.y) } : { x: x + Math.sign(x - place.x), y };
}
