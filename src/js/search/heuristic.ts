/** Twin of assembly/search/heuristic.ts, plus the caller's heuristic function. */
import type { Plan } from '../../engine/search.ts';
import { cellsOutside, namedEstimate } from '../../rules/heuristic.ts';
import type { Search } from '../core/search-record.ts';

export function estimate(plan: Plan, dx: number, dy: number): number {
  return plan.hFunction !== null ? plan.hFunction(dx, dy) : namedEstimate(plan, dx, dy);
}

export function heuristicAt(search: Search, x: number, y: number): number {
  const { boxLeft, boxTop, boxRight, boxBottom, plan, targets, cells } = search;
  if (cells.shape !== null) return plan.hSum * cells.shape.stepsTo(search, x, y);
  if (targets.length === 0) {
    return overLinks(
      search,
      x,
      y,
      estimate(plan, cellsOutside(boxLeft, boxRight, x), cellsOutside(boxTop, boxBottom, y)),
    );
  }
  let least = Infinity;
  for (let i = 0; i < targets.length; i += 2) {
    const columns = Math.max(Math.abs(x - targets[i]) - plan.range, 0);
    const rows = Math.max(Math.abs(y - targets[i + 1]) - plan.range, 0);
    least = Math.min(least, estimate(plan, columns, rows));
  }
  return least;
}

export function overLinks({ bounds, plan }: Search, x: number, y: number, h: number): number {
  let least = h;
  for (let i = 0; i < bounds.length; i += 3) {
    const byLink = estimate(plan, Math.abs(x - bounds[i]), Math.abs(y - bounds[i + 1])) + bounds[i + 2];
    if (byLink < least) least = byLink;
  }
  return least;
}
