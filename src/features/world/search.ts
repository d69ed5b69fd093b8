/** The searches that take a world: their arguments, and their results. */

import { type GoalLike, goalCosts } from '../../core/base/cells/goal.ts';
import { readPlace } from '../../core/base/cells/place.ts';
import type { PointLike } from '../../core/base/cells/point.ts';
import { isArray, wrongKind } from '../../core/base/check.ts';
import { Path } from '../../core/grid/path/path.ts';
import type { FindPathOptions } from '../../core/request/options.ts';
import { answer } from '../../core/search/answer.ts';
import { answerNearest, refusePartial, type WorldNearestResult } from '../../core/search/find-nearest.ts';
import { toResult, type WorldResult } from '../../core/search/find-path.ts';
import { type Conclusion, conclude } from './conclude.ts';
import { worldRequest } from './request.ts';
import { taskOf } from './task.ts';
import type { LoadedArea } from './window/window.ts';

/** Finds a route to a goal. */
export function findWorldPath(
  window: LoadedArea,
  start: PointLike,
  goal: PointLike,
  options?: FindPathOptions,
): WorldResult {
  // All that may run code of the caller comes first: it may load chunks, and then the grids are elsewhere.
  const first = readPlace('start', start);
  const last = readPlace('goal', goal);
  const request = worldRequest(window, options);
  const from = window.toGround(first);
  const goals = [window.toGround(last)];
  const task = taskOf(window, request, from, goals, (asked, at, [to]) => {
    const outcome = answer(asked, at, to);
    return { outcome, goalIndex: outcome.route === null ? -1 : 0, total: outcome.cost };
  });
  return toWorldResult(window, conclude(task));
}

/** Finds a route to the nearest of some goals. */
export function findWorldNearest(
  window: LoadedArea,
  start: PointLike,
  goals: readonly GoalLike[],
  options?: FindPathOptions,
): WorldNearestResult {
  const own = readPlace('start', start);
  if (!isArray(goals)) throw wrongKind('goals', goals, 'an array of cells');
  const ends = Array.from(goals, (goal, i) => readPlace(`goals[${i}]`, goal));
  const costs = goalCosts('goals', goals, ends.length);
  const request = worldRequest(window, options);
  refusePartial(request.resolved);
  const from = window.toGround(own);
  const places = ends.map((end) => window.toGround(end));
  const priced = costs === null ? places : places.map((place, i) => ({ ...place, cost: costs[i] }));
  const conclusion = conclude(taskOf(window, request, from, priced, answerNearest));
  const { cost, goalIndex } = conclusion.answer;
  return { ...toWorldResult(window, conclusion), goalIndex, total: cost + (costs?.[goalIndex] ?? 0) };
}

function toWorldResult(window: LoadedArea, { answer, isProven, missing }: Conclusion): WorldResult {
  const zero = window.toWorld({ x: 0, y: 0 });
  const result = toResult({ ...answer, route: null }) as WorldResult;
  // Points that engines make mark links by negative numbers, so those of a world make a path as a caller's do.
  const points = answer.route?.map((value, i) => value + (i % 2 === 0 ? zero.x : zero.y)) ?? null;
  Object.assign(result, { path: points === null ? null : new Path(points) });
  result.proven = isProven;
  result.missing = [...missing];
  result.reason = isProven || missing.length > 0 ? null : 'limit';
  return result;
}
