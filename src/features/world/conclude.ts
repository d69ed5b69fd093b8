/**
 * Searches of a world:
 *
 *     1  lower bound: all unloaded ground is open, at the least cost (the free-space assumption of A. Stentz, 1994). A route over loaded chunks
 *        alone is the answer, and proven. Otherwise the unloaded chunks on it are those to load next.
 *     2  loaded ground alone: a route as cheap as the bound is proven too.
 *     3  guess: only if the world takes unloaded ground for passable.
 */
import { FOUND, LIMIT, PARTIAL, START_BLOCKED } from '../../core/base/statuses.ts';
import type { ChunkPlace } from '../../core/grid/answers.ts';
import { writeCells } from '../../core/grid/path/path-cells.ts';
import { COST_TOLERANCE } from '../../core/request/plan.ts';
import { checkPath } from '../../core/route/check-path.ts';
import { lessThan, missingBeyond } from './beyond.ts';
import { surveyRoute } from './survey.ts';
import { type Answer, isWithin, noRoute, searchTowards, searchWithin, type Task } from './task.ts';

/** An answer, and what it leaves open. */
export interface Conclusion {
  readonly answer: Answer;
  /** Whether nothing that may lie on unloaded ground changes it. */
  readonly isProven: boolean;
  /** The chunks to load next. Empty if it is proven, or if limits kept it from being. */
  readonly missing: readonly ChunkPlace[];
}

/** Answers a request. */
export function conclude(task: Task): Conclusion {
  const { window, request, from } = task;
  const { size, partial } = request.resolved;
  const under = surveyRoute(window, [from.x, from.y], size).missing;
  if (under.length > 0 && !window.isPassable(from, size))
    return isStuck(task) ? proven(noRoute(START_BLOCKED)) : unproven(noRoute(START_BLOCKED), under);
  const best = searchTowards(task, window.open, { options: request.bound, unit: request.open });
  if (best.route === null) return withoutRoute(task, best);
  const { clear, missing } = surveyRoute(window, best.route, size);
  const isKnown = missing.length === 0;
  if (isKnown && request.isOptimal) return unlessBeyond(task, best, best.total);
  // The end of a partial route is chosen below, unless the goal is known to be in reach.
  const asked = { options: isKnown ? request.resolved : request.whole, unit: request.taken };
  const known = searchWithin(task, window.known, asked);
  if (known.status === FOUND && (isKnown || isAsCheap(known, best))) {
    return unlessBeyond(task, { ...known, expanded: best.expanded + known.expanded }, best.total);
  }
  if (isKnown) return unproven(known, []);
  let expanded = best.expanded + known.expanded;
  let answer = known;
  if (window.taken !== window.known) {
    // Unloaded ground has no kind, and open ground the cheapest one.
    const isAlike = window.taken === window.open && request.open?.kindCosts === undefined;
    const isSame = isAlike && request.isOptimal && isWithin(task, best.goalIndex);
    answer = isSame ? best : searchWithin(task, window.taken, asked);
    if (!isSame) expanded += answer.expanded;
  }
  const isAnswer = answer.status === FOUND || (answer.status === LIMIT && !partial);
  return unproven({ ...(isAnswer ? answer : toTheEdge(task, best, clear)), expanded }, missing);
}

/** Returns whether loaded cells block a start that partly lies on unloaded ground. */
function isStuck(task: Task): boolean {
  const { window, request, from } = task;
  if (request.resolved.size === 1 || !window.hasRoom(from, request.resolved.size)) return false;
  return searchTowards(task, window.open, { options: request.stopped, unit: request.open }).status === START_BLOCKED;
}

/** Concludes from a search of open ground that found no route to a goal. */
function withoutRoute(task: Task, best: Answer): Conclusion {
  const { window, request } = task;
  const { partial, maxCost, maxExpansions, maxOpen } = request.resolved;
  const isLimited = Math.min(maxExpansions, maxOpen) < Infinity;
  if (best.status === LIMIT && isLimited) {
    // Where less ground is open, the search may get to its end.
    const answer = takenTowards(task);
    const { missing } = surveyRoute(window, answer.route ?? [], request.resolved.size);
    return unproven(answer.route === null ? best : answer, missing);
  }
  const beyond = best.status === LIMIT ? missingBeyond(task, maxCost) : null;
  if (beyond !== null) return unproven(best, beyond);
  if (!partial || best.status === START_BLOCKED) return proven(best);
  return nearestPlace(task);
}

/** Finds the way to the place nearest to a goal that is out of reach whatever is loaded. */
function nearestPlace(task: Task): Conclusion {
  const { window, request } = task;
  const { size, maxExpansions, maxOpen } = request.resolved;
  const nearest = searchTowards(task, window.open, { options: request.nearest, unit: request.open });
  const isWhole = nearest.expanded < maxExpansions && maxOpen === Infinity;
  const { missing } = surveyRoute(window, nearest.route ?? [], size);
  if (missing.length === 0 && isWhole && request.isOptimal) return proven(nearest);
  const answer = takenTowards(task);
  if (missing.length === 0) return { answer, isProven: isWhole, missing };
  const isOnLoaded = answer.route !== null && surveyRoute(window, answer.route, size).missing.length === 0;
  const isSame = isOnLoaded && isWhole && haveOneEnd(answer, nearest) && isAsCheap(answer, nearest);
  return isSame ? proven(answer) : unproven(answer, missing);
}

/** Searches what the world takes its ground for. A route to the place nearest to a goal outside the grids is a partial one. */
function takenTowards(task: Task): Answer {
  const answer = searchTowards(task, task.window.taken, { options: task.request.resolved, unit: task.request.taken });
  const isStandIn = answer.status === FOUND && !isWithin(task, answer.goalIndex);
  return isStandIn ? { ...answer, status: PARTIAL } : answer;
}

/** Says that an answer is proven, unless a route that leaves the grids costs less than the cheapest one within them. */
function unlessBeyond(task: Task, answer: Answer, least: number): Conclusion {
  const beyond = missingBeyond(task, lessThan(least));
  return beyond === null ? proven(answer) : unproven(answer, beyond);
}

function proven(answer: Answer): Conclusion {
  return { answer, isProven: true, missing: [] };
}

function unproven(answer: Answer, missing: readonly ChunkPlace[]): Conclusion {
  return { answer, isProven: false, missing };
}

function isAsCheap(answer: Answer, other: Answer): boolean {
  return answer.total <= other.total * (1 + COST_TOLERANCE);
}

function haveOneEnd({ route }: Answer, { route: other }: Answer): boolean {
  return route !== null && other !== null && route.at(-2) === other.at(-2) && route.at(-1) === other.at(-1);
}

/** The options of `checkPath`. */
const PRICED = [
  'diagonals',
  'straightCost',
  'diagonalCost',
  'turnCost',
  'size',
  'kindCosts',
  'avoid',
  'allowBlockedStart',
];

/** Returns the part of a route up to where it leaves the loaded chunks. @param clear The points of that part; none if it begins outside them. */
function toTheEdge({ window, request }: Task, best: Answer, clear: readonly number[]): Answer {
  const route = clear.length > 0 ? [...clear] : (best.route as number[]).slice(0, 2);
  const named = Object.entries({ ...request.bound, ...request.open }).filter(([name]) => PRICED.includes(name));
  const { cost } = checkPath(window.open.grid, writeCells(route, null), Object.fromEntries(named));
  return { ...best, status: PARTIAL, route, cost };
}
