/**
 * Routes that leave the grids and come back. Where turns are free, none costs less than one that keeps to the ring around the loaded chunks. Where
 * turns cost, one that goes far out may have fewer of them. It is looked for on a wider window.
 */
import type { Box } from '../../core/base/cells/box.ts';
import type { Point } from '../../core/base/cells/point.ts';
import { FOUND } from '../../core/base/statuses.ts';
import type { ChunkPlace } from '../../core/grid/answers.ts';
import { countsTurns } from '../../core/request/methods.ts';
import { COST_TOLERANCE } from '../../core/request/plan.ts';
import { surveyRoute } from './survey.ts';
import { type Goal, search, type Task } from './task.ts';
import { RING } from './window/slots.ts';
import { LoadedArea } from './window/window.ts';

/** Cells of the largest window that is made for this. Where that is too small, nothing is said of routes beyond the grids. */
const MOST_CELLS = 2 ** 24;

/**
 * Returns the unloaded chunks of a route that leaves the grids and costs less than some cost, with its goal; null if there is none. The list is empty if a limit
 * kept from finding out.
 */
export function missingBeyond(task: Task, cost: number): readonly ChunkPlace[] | null {
  const { window, request, goals, from } = task;
  if (!countsTurns(request.resolved)) return null;
  const box = reach(task, cost);
  const { left, top, right, bottom } = window.bounds();
  if (box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom) return null;
  const wider = widerWindow(window, box);
  if (wider === null) return [];
  const zero = wider.toGrid(window.toWorld({ x: 0, y: 0 }));
  const shift = ({ x, y }: Point) => ({ x: x + zero.x, y: y + zero.y });
  const moved = (goal: Goal) => ({ ...shift(goal), cost: goal.cost });
  const isInside = (place: Point) => wider.hasRoom(place, 1);
  const shifted = goals.map(moved).map((goal) => (wider.hasRoom(goal, request.resolved.size) ? goal : null));
  const options = { ...request.bound, maxExpansions: Infinity, maxOpen: Infinity, maxCost: cost };
  const avoid = request.avoided.length > 0 ? request.avoided.map(shift).filter(isInside) : undefined;
  const kindCosts = request.open?.kindCosts;
  if (kindCosts !== undefined) wider.useKinds();
  const unit = { avoid, kindCosts };
  const { status, route, total } = search(task, wider.open, shift(from), shifted, { options, unit });
  wider.releaseMemory();
  if (status !== FOUND || route === null || total > cost) return null;
  const back = route.map((value, i) => value - (i % 2 === 0 ? zero.x : zero.y));
  return surveyRoute(window, back, request.resolved.size).missing;
}

/** Returns what is noticeably less than a cost. */
export function lessThan(cost: number): number {
  return cost * (1 - 2 * COST_TOLERANCE);
}

/**
 * Returns the box of all cells that routes of at most some cost can need. It never goes farther out from the loaded chunks, start and goals than these
 * are wide and high together: no route has fewer turns there.
 */
function reach({ window, request, from, goals }: Task, cost: number): Box {
  const { resolved, leastStep } = request;
  const { range, size } = resolved;
  const steps = cost / leastStep;
  const box = { left: from.x, top: from.y, right: from.x, bottom: from.y };
  const all = window.loadedBox(from);
  for (const { x, y } of goals) {
    if (Math.max(Math.abs(x - from.x), Math.abs(y - from.y)) - range > steps) continue;
    const spare = (steps + range) / 2;
    box.left = Math.min(box.left, Math.floor((from.x + x) / 2 - spare));
    box.top = Math.min(box.top, Math.floor((from.y + y) / 2 - spare));
    box.right = Math.max(box.right, Math.ceil((from.x + x) / 2 + spare));
    box.bottom = Math.max(box.bottom, Math.ceil((from.y + y) / 2 + spare));
    all.left = Math.min(all.left, x);
    all.top = Math.min(all.top, y);
    all.right = Math.max(all.right, x);
    all.bottom = Math.max(all.bottom, y);
  }
  const most = all.right - all.left + all.bottom - all.top + RING;
  return {
    left: Math.max(box.left, all.left - most),
    top: Math.max(box.top, all.top - most),
    right: Math.min(box.right, all.right + most) + size - 1,
    bottom: Math.min(box.bottom, all.bottom + most) + size - 1,
  };
}

/** Returns a window that has the cells of a box, and the chunks loaded there; null if it would be too large. */
function widerWindow(window: LoadedArea, { left, top, right, bottom }: Box): LoadedArea | null {
  const { chunkSize, leastCost } = window.rules;
  const first = window.chunkAt(left, top);
  const last = window.chunkAt(right, bottom);
  const width = (last.cx - first.cx + 1) * chunkSize;
  const height = (last.cy - first.cy + 1) * chunkSize;
  if ((width + 2 * RING) * (height + 2 * RING) > MOST_CELLS) return null;
  return new LoadedArea({ width, height }, window.rules, leastCost).takeFrom(window, first);
}
