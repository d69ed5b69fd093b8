/** Twin of assembly/solve/solve.ts: carries out the plan of a search, in one go or in steps. */
import { BUCKETS, HEX_JUMPS, IN_VIEW, NONE, TURNS, UNIFORM } from '../../base/methods.ts';
import type { Point } from '../../base/point.ts';
import { FOUND, GOAL_BLOCKED, LIMIT, RUNNING, START_BLOCKED, UNREACHABLE } from '../../base/statuses.ts';
import { CERTAIN_SHIFT, GLANCE } from '../../base/tuning.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import type { Shape } from '../../grid/shape.ts';
import { GIVEN_UP } from '../core/bucket-list.ts';
import { ALL_STEPS, type Search } from '../core/search-record.ts';
import * as borderJumps from '../jump/border-jumps.ts';
import { runJumps } from '../jump/jps.ts';
import { graphOf, type Jumps } from '../jump/jump-records.ts';
import { writeJumpRoute } from '../jump/jump-route.ts';
import * as astar from '../search/astar.ts';
import { hasGoal } from '../search/goal-box.ts';
import { beginPartialRoute, isNearEnough, lookForNearest } from '../search/partial.ts';
import { clearRoute, extendRoute } from '../search/path.ts';
import { clearResults, setEnds } from '../search/search.ts';
import * as turns from '../search/turn-search.ts';
import * as uniform from '../search/uniform-search.ts';
import * as buckets from '../terrain/bucket-search.ts';
import { open, outOfReach } from './opening.ts';
import { componentsOf } from './prepared.ts';

export function solve(search: Search, cells: CellStore, start: Point, goal: Point): number {
  begin(search, cells, start, goal);
  return run(search, ALL_STEPS);
}

export function begin(search: Search, cells: CellStore, start: Point, goal: Point): number {
  if (enter(search, cells, start, goal) === RUNNING) search.status = open(search);
  return search.status;
}

export function enter(search: Search, cells: CellStore, start: Point, goal: Point): number {
  setEnds(search, cells, start, goal);
  search.jumps = null;
  search.used = NONE;
  search.inBuckets = false;
  clearResults(search);
  search.status = search.plan.partial || hasGoal(search, null) ? RUNNING : GOAL_BLOCKED;
  if (cells.isBlocked(start.x, start.y)) search.status = START_BLOCKED;
  return search.status;
}

export function run(search: Search, steps: number): number {
  if (search.status !== RUNNING) return search.status;
  const { check, direct, partial, maxCost } = search.plan;
  let status: number = RUNNING;
  const checks = check > 0 && !search.stepwise && (!partial || search.jumps !== null);
  if (search.ending === 0) status = checks ? runInDoubt(search) : advance(search, steps);
  if (status === UNREACHABLE && checks) status = concludeUnreachable(search);
  if (search.ending !== 0) status = extendRoute(search, steps);
  if (status === FOUND && search.cost > maxCost) status = giveUp(search);
  if (status === FOUND && direct && search.jumps !== null && search.expanded <= 1) search.used = IN_VIEW;
  if ((status === UNREACHABLE || status === LIMIT) && partial && search.expanded > 0) {
    beginPartialRoute(search);
    status = extendRoute(search, steps);
  }
  search.status = status;
  return status;
}

function advance(search: Search, steps: number): number {
  if (search.used === HEX_JUMPS) return (search.cells.shape as Shape).runJumps(search, steps);
  const jumps = graphOf(search);
  if (jumps !== null) return runJumping(search, jumps, steps);
  const { plan } = search;
  if (search.used === BUCKETS || search.used === UNIFORM) {
    const before = search.expanded;
    const status = search.used === BUCKETS ? buckets.run(search, steps) : uniform.run(search, steps);
    if (status !== GIVEN_UP) return status;
    steps -= search.expanded - before;
    search.expanded = 0;
    search.open = 0;
    astar.begin(search);
  }
  // With a caller's heuristic function, the g of expanded cells may still decrease.
  if (!plan.partial || plan.hFunction !== null) return goOn(search, steps);
  for (let left = steps; left > 0; left -= GLANCE) {
    const status = goOn(search, search.enoughH < 0 ? steps : Math.min(left, GLANCE));
    if (status !== RUNNING) return status;
    lookForNearest(search);
    if (isNearEnough(search)) return UNREACHABLE;
    if (search.enoughH < 0) break;
  }
  return RUNNING;
}

function goOn(search: Search, steps: number): number {
  return search.plan.method === TURNS ? turns.run(search, steps) : astar.run(search, steps);
}

function runInDoubt(search: Search): number {
  const { width, height } = search.cells;
  if (search.targets.length === 0) {
    const status = advance(search, (width * height) >> CERTAIN_SHIFT);
    if (status !== RUNNING) return status;
    if (!hasGoal(search, componentsOf(search.cells, search.plan.rule))) return UNREACHABLE;
  }
  return advance(search, ALL_STEPS);
}

function giveUp(search: Search): number {
  search.cost = Infinity;
  clearRoute(search);
  return LIMIT;
}

function runJumping(search: Search, jumps: Jumps, steps: number): number {
  const status = (search.inBuckets ? borderJumps.run : runJumps)(search, jumps, steps);
  if (status === FOUND) writeJumpRoute(search, jumps);
  return status;
}

function concludeUnreachable(search: Search): number {
  componentsOf(search.cells, search.plan.rule);
  clearResults(search);
  if (!search.plan.partial) return outOfReach(search);
  astar.begin(search);
  search.jumps = null;
  return astar.run(search, ALL_STEPS);
}
