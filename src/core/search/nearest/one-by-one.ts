/** The nearest goal by one search for each goal, by rising bound. Each may cost no more than the best route so far. */
import type { Point } from '../../base/cells/point.ts';
import { FOUND, LIMIT, UNREACHABLE } from '../../base/statuses.ts';
import { MOST_SEARCHES } from '../../base/tuning/tuning.ts';
import type { Plan, SearchOutcome } from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import type { SearchEngine } from '../../kernel/search/engine.ts';
import { type Limits, solveWithin } from '../../kernel/search/nearest.ts';
import { COST_TOLERANCE, NO_LIMIT } from '../../request/plan.ts';
import { searchedCells } from '../answer.ts';
import type { GoalList } from './goal-list.ts';

/** The best route, and the goal that it leads to, -1 for none. */
export interface Nearest {
  readonly outcome: SearchOutcome;
  readonly goalIndex: number;
}

/** A goal, by its index, and what it and a route to it cost at least. */
export interface BoundedGoal {
  readonly goal: number;
  readonly bound: number;
}

/** The best route so far, and what it and its goal cost. */
export interface Best {
  readonly outcome: SearchOutcome | null;
  readonly goal: number;
  readonly total: number;
}

const NO_ROUTE: SearchOutcome = {
  status: UNREACHABLE,
  method: 0,
  cost: Infinity,
  expanded: 0,
  route: null,
  trace: null,
};

/**
 * Returns the nearest goal; null if goals have no costs, and a search of all of them is likely to be faster.
 *
 * @param goals Those that may be nearer than the best so far, by rising bound. @param before The best so far, and its expansions.
 */
export function searchOneByOne(
  engine: SearchEngine,
  cells: CellStore,
  plan: Plan,
  from: Point,
  { places, costs }: GoalList,
  goals: readonly BoundedGoal[],
  before: Best,
): Nearest | null {
  const isCrowded = plan.maxOpen < NO_LIMIT;
  const searched = searchedCells(cells, plan);
  let best = before;
  let failed = NO_ROUTE;
  let expanded = before.outcome?.expanded ?? 0;
  let searches = 0;
  for (const { goal, bound } of goals) {
    if (bound >= best.total) break;
    if (costs === null && ++searches > MOST_SEARCHES) return null;
    const own = costs?.[goal] ?? 0;
    // Without a bound, `maxOpen` alone ends a search by LIMIT, apart from what the caller's maxCost does.
    const bounded = isCrowded ? plan : upTo(plan, best.total - own);
    const limits = { ...bounded, maxExpansions: left(plan.maxExpansions, expanded) };
    const to = { x: places[2 * goal], y: places[2 * goal + 1] };
    const found = solveWithin(engine.host, searched, plan, limits, from, to);
    expanded += found.expanded;
    if (found.status === FOUND) {
      const total = found.cost + own;
      if (total < best.total) best = { outcome: found, goal, total };
      continue;
    }
    // A goal out of reach shows that bounds say little here.
    if (best.outcome === null && costs === null) return null;
    if (failed.status !== LIMIT) failed = found;
    // What is left might be nearer.
    if (found.status === LIMIT && (isCrowded || expanded >= plan.maxExpansions))
      return { outcome: { ...found, expanded }, goalIndex: -1 };
  }
  if (best.outcome === null && costs === null) return null;
  return { outcome: { ...(best.outcome ?? failed), expanded }, goalIndex: best.goal };
}

function left(limit: number, used: number): number {
  return limit < NO_LIMIT ? Math.max(limit - used, 0) : limit;
}

/** Returns the limits of a search for routes that cost at most so much. */
export function upTo(plan: Plan, cost: number): Pick<Limits, 'maxF' | 'maxCost'> {
  if (cost === Infinity) return plan;
  const maxCost = Math.min(plan.maxCost, cost * (1 + COST_TOLERANCE));
  const order = plan.straight / (plan.straightCost * plan.terrainScale);
  const maxF = plan.maxF === Infinity && plan.maxCost < Infinity ? Infinity : maxCost * order * (1 + COST_TOLERANCE);
  return { maxCost, maxF: plan.consistent ? Math.min(plan.maxF, maxF || Number.MIN_VALUE) : plan.maxF };
}
