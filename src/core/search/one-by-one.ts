/**
 * The nearest goal by one search for each goal, by rising bound: no route to the goal costs less. Each search may cost no more than the best so far, and none
 * follows once bounds are no less. It is for goals with costs, and for ground on which searches for one goal are much faster than one for many: with
 * links, edges that go on, or closed exits.
 */
import type { Point } from '../base/cells/point.ts';
import { FOUND, LIMIT, UNREACHABLE } from '../base/statuses.ts';
import { MOST_SEARCHES } from '../base/tuning/tuning.ts';
import type { Outcome, Plan } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { WRAPS_X, WRAPS_Y, waysOf } from '../grid/links/links.ts';
import type { SearchEngine } from '../kernel/search/engine.ts';
import { COST_TOLERANCE, NO_LIMIT } from '../request/plan.ts';
import { searchedCells } from './answer.ts';
import type { GoalList } from './goal-list.ts';

/** The best route, and the goal that it leads to, -1 for none. */
export interface Nearest {
  readonly outcome: Outcome;
  readonly goalIndex: number;
}

/** Returns the nearest goal; null if a search of all goals at once is likely to be faster, or goals have no costs and the request has what it would do otherwise. */
export function searchOneByOne(
  engine: SearchEngine,
  cells: CellStore,
  plan: Plan,
  from: Point,
  list: GoalList,
): Nearest | null {
  const { costs } = list;
  const isCrowded = plan.maxOpen < NO_LIMIT;
  const isLimited = isCrowded || plan.maxExpansions < NO_LIMIT;
  const isPlain =
    plan.consistent && plan.hFactor > 0 && plan.range === 0 && !plan.tracing && !isLimited && cells.shape === null;
  if (costs === null && (!isPlain || (plan.arcs === null && !plan.gated))) return null;
  const goals = ordered(cells, plan, from, list, isPlain);
  // A search of blocked goals knows whether the start is blocked.
  if (goals.length === 0) return null;
  const searched = searchedCells(cells, plan);
  const best: { outcome: Outcome | null; goal: number; total: number } = { outcome: null, goal: -1, total: Infinity };
  let failed: Outcome = NOTHING;
  let expanded = 0;
  let searches = 0;
  for (const { goal, bound } of goals) {
    if (bound >= best.total) break;
    if (costs === null && ++searches > MOST_SEARCHES) return null;
    const own = costs?.[goal] ?? 0;
    // Without a bound, `maxOpen` alone ends a search by LIMIT, apart from what the caller's maxCost does.
    const bounded = isCrowded ? plan : upTo(plan, best.total - own);
    const limited = { ...bounded, maxExpansions: left(plan.maxExpansions, expanded) };
    const found = engine.solve(searched, limited, from, { x: list.places[2 * goal], y: list.places[2 * goal + 1] });
    expanded += found.expanded;
    if (found.status === FOUND) {
      if (found.cost + own >= best.total) continue;
      best.outcome = found;
      best.goal = goal;
      best.total = found.cost + own;
    } else {
      // A goal out of reach shows that bounds say little here.
      if (best.outcome === null && costs === null) return null;
      if (failed.status !== LIMIT) failed = found;
      // What is left might be nearer.
      if (found.status === LIMIT && (isCrowded || expanded >= plan.maxExpansions))
        return { outcome: { ...found, expanded }, goalIndex: -1 };
    }
  }
  if (best.outcome === null && costs === null) return null;
  return { outcome: { ...(best.outcome ?? failed), expanded }, goalIndex: best.goal };
}

const NOTHING: Outcome = { status: UNREACHABLE, method: 0, cost: Infinity, expanded: 0, route: null, trace: null };

function left(limit: number, used: number): number {
  return limit < NO_LIMIT ? Math.max(limit - used, 0) : limit;
}

/** Returns a plan for routes that cost at most so much. */
function upTo(plan: Plan, cost: number): Plan {
  if (cost === Infinity) return plan;
  const maxCost = Math.min(plan.maxCost, cost * (1 + COST_TOLERANCE));
  const order = plan.straight / (plan.straightCost * plan.terrainScale);
  const maxF = plan.maxF === Infinity && plan.maxCost < Infinity ? Infinity : maxCost * order * (1 + COST_TOLERANCE);
  return { ...plan, maxCost, maxF: plan.consistent ? Math.min(plan.maxF, maxF || Number.MIN_VALUE) : plan.maxF };
}

/** Returns the goals that are not blocked, with bounds of what they cost, by rising bound. @param knowsWays Whether bounds count ways, else only what goals cost. */
function ordered(
  cells: CellStore,
  plan: Plan,
  from: Point,
  list: GoalList,
  knowsWays: boolean,
): { goal: number; bound: number }[] {
  const wayTo = knowsWays ? boundsOf(cells, plan, from) : () => 0;
  const goals: { goal: number; bound: number }[] = [];
  for (let goal = 0; goal < list.count; goal++) {
    if (list.isBlocked(goal, cells, plan.range)) continue;
    goals.push({ goal, bound: wayTo(list.places[2 * goal], list.places[2 * goal + 1]) + (list.costs?.[goal] ?? 0) });
  }
  return goals.sort((a, b) => a.bound - b.bound || a.goal - b.goal);
}

/** Returns what bounds the cost of ways from a cell: straight and diagonal steps, round edges that go on; or to the nearest link, over the cheapest, and from the end that is nearest. */
function boundsOf(cells: CellStore, plan: Plan, from: Point): (x: number, y: number) => number {
  const { width, height, wrap } = cells;
  const unit = (plan.straightCost * plan.leastCost * (1 - 1e-9)) / plan.straight;
  // Diagonal steps that cost less than straight ones may take their place.
  const straight = Math.min(plan.straight, plan.diagonal);
  const slant = Math.min(plan.diagonal, 2 * plan.straight) - straight;
  const walk = (x: number, y: number, toX: number, toY: number): number => {
    let columns = Math.abs(x - toX);
    let rows = Math.abs(y - toY);
    if ((wrap & WRAPS_X) !== 0) columns = Math.min(columns, width - columns);
    if ((wrap & WRAPS_Y) !== 0) rows = Math.min(rows, height - rows);
    return (straight * Math.max(columns, rows) + slant * Math.min(columns, rows)) * unit;
  };
  const ways = waysOf(cells);
  const ends = new Set(ways?.to);
  let before = Infinity;
  for (const cell of ways?.from ?? []) {
    before = Math.min(before, walk(from.x, from.y, cell % width, Math.floor(cell / width)));
  }
  before += (ways?.cost ?? []).reduce((least, cost) => Math.min(least, cost), Infinity);
  return (x, y) => {
    const way = walk(from.x, from.y, x, y);
    if (way <= before) return way;
    let after = Infinity;
    for (const cell of ends) after = Math.min(after, walk(cell % width, Math.floor(cell / width), x, y));
    return Math.min(way, before + after);
  };
}
