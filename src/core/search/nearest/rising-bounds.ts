/**
 * The nearest goal by rising bound: no route to a goal costs less than its bound. A way straight ahead makes a search for its goal needless, and no goal is looked for whose bound is
 * no less than the best route. It is for goals with costs, and for ground on which a search of all goals goes from cell to cell: with links, edges that go on, or
 * closed exits.
 */
import type { Point } from '../../base/cells/point.ts';
import { TERRAIN_JUMPS, TURNS } from '../../base/methods.ts';
import { MOST_LOOKS } from '../../base/tuning/tuning.ts';
import type { Plan } from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import type { SearchEngine } from '../../kernel/search/engine.ts';
import { NO_LIMIT } from '../../request/plan.ts';
import { GoalBounds } from './goal-bounds.ts';
import type { GoalList } from './goal-list.ts';
import { type Best, type BoundedGoal, type Nearest, searchOneByOne } from './one-by-one.ts';
import { straightWay } from './straight-way.ts';

const NO_GOALS: Best = { outcome: null, goal: -1, total: Infinity };

/** Returns the nearest goal; null if a search of all goals at once is likely to be faster, or goals have no costs and the request has what it would do otherwise. */
export function searchByBounds(
  engine: SearchEngine,
  cells: CellStore,
  plan: Plan,
  from: Point,
  list: GoalList,
): Nearest | null {
  const { costs } = list;
  const isLimited = Math.min(plan.maxExpansions, plan.maxOpen) < NO_LIMIT;
  const isPlain =
    plan.consistent && plan.hFactor > 0 && plan.range === 0 && !plan.tracing && !isLimited && cells.shape === null;
  const isOdd = plan.arcs !== null || (plan.gated && plan.methods.includes(TERRAIN_JUMPS));
  if (costs === null && !(isPlain && isOdd)) return null;
  const bounds = isPlain ? new GoalBounds(cells, plan, from) : null;
  const all = ordered(cells, plan, list, bounds);
  // A search of blocked goals knows whether the start is blocked.
  if (all.length === 0) return null;
  const isEven = plan.uniformCost !== 0 && !plan.methods.includes(TURNS) && !cells.isBlocked(from.x, from.y);
  const { best, goals } =
    bounds !== null && isEven ? lookAhead(cells, plan, from, list, bounds, all) : { best: NO_GOALS, goals: all };
  if (best.outcome !== null && goals.length === 0) return { outcome: best.outcome, goalIndex: best.goal };
  return searchOneByOne(engine, cells, plan, from, list, goals, best);
}

/** Returns the best of the ways straight ahead, and the goals that may be nearer over other ways, by rising bound. */
function lookAhead(
  cells: CellStore,
  plan: Plan,
  from: Point,
  { places, costs }: GoalList,
  bounds: GoalBounds,
  all: readonly BoundedGoal[],
): { best: Best; goals: BoundedGoal[] } {
  let best = NO_GOALS;
  let expanded = 0;
  const goals: BoundedGoal[] = [];
  for (const one of all) {
    if (one.bound >= best.total) break;
    const to = { x: places[2 * one.goal], y: places[2 * one.goal + 1] };
    const own = costs?.[one.goal] ?? 0;
    const isTried = goals.length < MOST_LOOKS && bounds.ofWalk(to.x, to.y) + own < best.total;
    const ahead = isTried ? straightWay(cells, plan, from, to) : null;
    const total = ahead === null || ahead.cost > plan.maxCost ? Infinity : ahead.cost + own;
    if (total > one.bound) goals.push(one);
    if (total >= best.total) continue;
    expanded++;
    best = { outcome: ahead && { ...ahead, expanded }, goal: one.goal, total };
  }
  return { best, goals: goals.filter(({ bound }) => bound < best.total) };
}

/** Returns the goals that are not blocked, with bounds of what they cost, by rising bound. @param bounds Null if only what goals cost counts. */
function ordered(cells: CellStore, plan: Plan, list: GoalList, bounds: GoalBounds | null): BoundedGoal[] {
  const goals: BoundedGoal[] = [];
  for (let goal = 0; goal < list.count; goal++) {
    if (list.isBlocked(goal, cells, plan.range)) continue;
    const way = bounds?.of(list.places[2 * goal], list.places[2 * goal + 1]) ?? 0;
    goals.push({ goal, bound: way + (list.costs?.[goal] ?? 0) });
  }
  return goals.sort((a, b) => a.bound - b.bound || a.goal - b.goal);
}
