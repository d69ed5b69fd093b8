/**
 * Searches of a world. The first one takes all unloaded ground for open, at the least cost: no route is cheaper, whatever there is (the
 * free-space assumption of A. Stentz, 1994). If its route keeps to loaded chunks, it is the answer, and proven. Otherwise the unloaded chunks on
 * it are those to load next, and a second search takes unloaded ground for what the world takes it for.
 */
import { isArray, wrongKind } from '../base/check.ts';
import { NONE } from '../base/methods.ts';
import { readPlace } from '../base/place.ts';
import type { Point, PointLike } from '../base/point.ts';
import { FOUND, LIMIT, PARTIAL, START_BLOCKED } from '../base/statuses.ts';
import type { Outcome } from '../engine/search.ts';
import type { ChunkPlace } from '../grid/answers.ts';
import { Path } from '../grid/path.ts';
import { writeCells } from '../grid/path-cells.ts';
import type { FindPathOptions } from '../request/options.ts';
import { COST_TOLERANCE } from '../request/plan.ts';
import { checkPath } from '../route/check-path.ts';
import { solveForNearest, type WorldNearestResult } from '../search/find-nearest.ts';
import { solveOn, toResult, type WorldResult } from '../search/find-path.ts';
import { countsTurns, requestOn, type WorldRequest } from './request.ts';
import { RING } from './slots.ts';
import { type Survey, surveyRoute } from './survey.ts';
import type { Window } from './window.ts';
import type { WindowGrid } from './window-grid.ts';

/** Finds a route to a goal. */
export function findWorldPath(
  window: Window,
  start: PointLike,
  goal: PointLike,
  options?: FindPathOptions,
): WorldResult {
  const request = requestOn(window, options);
  const from = window.toGround(readPlace('start', start));
  const to = window.toGround(readPlace('goal', goal));
  const near = nearestInside(window, to, request);
  const solve = (ground: WindowGrid, how: FindPathOptions | undefined) => solveOn(null, ground.grid, from, near, how);
  const goals = [near];
  return toWorldResult(window, conclude(window, request, { from, goals, canEnd: near === to, solve }));
}

/** Finds a route to the nearest of some goals. */
export function findWorldNearest(
  window: Window,
  start: PointLike,
  goals: readonly PointLike[],
  options?: FindPathOptions,
): WorldNearestResult {
  const request = requestOn(window, options);
  const from = window.toGround(readPlace('start', start));
  if (!isArray(goals)) throw wrongKind('goals', goals, 'an array of cells');
  const places = Array.from(goals, (goal, i) => window.toGround(readPlace(`goals[${i}]`, goal)));
  const near = places.map((place) => nearestInside(window, place, request));
  const inside = places.flatMap((place, i) => (place === near[i] ? [i] : []));
  let goalIndex = -1;
  const solve = (ground: WindowGrid, how: FindPathOptions | undefined) => {
    const isOpen = ground === window.open;
    const list = isOpen ? near : inside.map((i) => places[i]);
    const found = solveForNearest(ground.grid, from, list, how);
    goalIndex = isOpen || found.goalIndex < 0 ? found.goalIndex : inside[found.goalIndex];
    return found.outcome;
  };
  const conclusion = conclude(window, request, { from, goals: near, canEnd: inside.length > 0, solve });
  return { ...toWorldResult(window, conclusion), goalIndex };
}

/** What is asked of a world, in places of its grids. */
interface Task {
  readonly from: Point;
  readonly goals: readonly Point[];
  /** Whether a goal lies within the grids. */
  readonly canEnd: boolean;
  solve(ground: WindowGrid, options: FindPathOptions | undefined): Outcome;
}

/** An outcome in places of the grids, and what it leaves open. */
interface Conclusion {
  readonly outcome: Outcome;
  readonly isProven: boolean;
  readonly missing: readonly ChunkPlace[];
}

function conclude(window: Window, request: WorldRequest, task: Task): Conclusion {
  const { from } = task;
  const { size, partial, maxExpansions, maxOpen } = request.resolved;
  const under = surveyRoute(window, [from.x, from.y], size).missing;
  if (under.length > 0 && !window.isPassable(from)) return { outcome: STUCK, isProven: false, missing: under };
  const best = task.solve(window.open, request.open);
  if (best.status !== FOUND || best.route === null) {
    if (best.status !== START_BLOCKED && partial) {
      return { outcome: task.solve(window.taken, request.taken), isProven: false, missing: [] };
    }
    const isStopped = best.status === LIMIT && Math.min(maxExpansions, maxOpen) < Infinity;
    return { outcome: best, isProven: !isStopped, missing: [] };
  }
  const survey = surveyRoute(window, best.route, size);
  const isKnown = survey.missing.length === 0;
  const isInside = staysInside(window, request, task, best.cost);
  if (isKnown && request.isOptimal) return { outcome: best, isProven: isInside, missing: [] };
  const isSame = window.taken === window.open && request.isOptimal;
  const answer = isSame || !task.canEnd ? best : task.solve(window.taken, request.taken);
  if (!task.canEnd || (answer.status !== FOUND && answer.status !== LIMIT)) {
    return { outcome: toTheEdge(window, request, best, survey), isProven: false, missing: survey.missing };
  }
  // A route among unloaded cells that are blocked is legal whatever they are.
  const isGuess = window.isPassable(from) && answer.route !== null;
  const guessed = isGuess ? surveyRoute(window, answer.route as number[], size).missing : [];
  const isLeast = isInside && (isKnown || answer.cost <= best.cost * (1 + COST_TOLERANCE));
  const isProven = answer.status === FOUND && guessed.length === 0 && isLeast;
  const missing = isKnown ? guessed : survey.missing;
  const expanded = answer === best ? best.expanded : best.expanded + answer.expanded;
  return { outcome: { ...answer, expanded }, isProven, missing: isProven ? [] : missing };
}

/** The outcome of a search that begins on unloaded ground. */
const STUCK: Outcome = { status: START_BLOCKED, method: NONE, cost: Infinity, expanded: 0, route: null, trace: null };

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

/** Returns the part of a route up to where it leaves the loaded chunks. */
function toTheEdge(window: Window, { open }: WorldRequest, best: Outcome, { clear }: Survey): Outcome {
  const route = clear.length > 0 ? clear : (best.route as number[]).slice(0, 2);
  const named = Object.entries(open ?? {}).filter(([name]) => PRICED.includes(name));
  const { cost } = checkPath(window.open.grid, writeCells(route, null), Object.fromEntries(named));
  return { ...best, status: PARTIAL, route, cost };
}

/**
 * Returns whether no route that leaves the grids and comes back costs less. Without turns, one that keeps to the ring costs as little. With turns,
 * one that goes far out may have fewer, so it is compared with the least that it may cost.
 */
function staysInside(
  window: Window,
  { resolved, leastStep }: WorldRequest,
  { from, goals }: Task,
  cost: number,
): boolean {
  if (!countsTurns(resolved)) return true;
  const { left, top, right, bottom } = window.bounds();
  const [lastX, lastY] = [right + 1 - resolved.size, bottom + 1 - resolved.size];
  const steps = goals.map(({ x, y }) =>
    Math.min(from.x + x - 2 * left, from.y + y - 2 * top, 2 * lastX - from.x - x, 2 * lastY - from.y - y),
  );
  return cost <= leastStep * Math.min(...steps);
}

/** Returns a goal, or the place nearest to it in the grids. @throws `RangeError` for a range that leads from there to loaded ground. */
function nearestInside(window: Window, place: Point, { resolved: { size, range } }: WorldRequest): Point {
  if (window.open.grid.isInside(place)) return place;
  if (range > RING - 2) {
    const { x, y } = window.toWorld(place);
    throw new RangeError(
      `range is ${range}, and the goal (${x}, ${y}) lies outside the window: use a range of at most ${RING - 2}`,
    );
  }
  const { left, top, right, bottom } = window.bounds();
  const x = Math.min(Math.max(place.x, left), right + 1 - size);
  return { x, y: Math.min(Math.max(place.y, top), bottom + 1 - size) };
}

function toWorldResult(window: Window, { outcome, isProven, missing }: Conclusion): WorldResult {
  const zero = window.toWorld({ x: 0, y: 0 });
  const result = toResult({ ...outcome, route: null }) as WorldResult;
  // Points that engines make mark links by negative numbers, so those of a world make a path as a caller's do.
  const points = outcome.route?.map((value, i) => value + (i % 2 === 0 ? zero.x : zero.y)) ?? null;
  Object.assign(result, { path: points === null ? null : new Path(points) });
  result.proven = isProven;
  result.missing = [...missing];
  return result;
}
