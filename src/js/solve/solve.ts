/** Twin of assembly/solve/solve.ts: carries out the plan of a search, in one go or in steps. */

import {
  BUCKETS,
  COMPONENTS,
  HEX_JUMPS,
  IN_VIEW,
  JUMP_POINTS,
  NONE,
  TERRAIN_JUMPS,
  TURNS,
  UNIFORM,
} from '../../base/methods.ts';
import type { Point } from '../../base/point.ts';
import { FOUND, GOAL_BLOCKED, LIMIT, RUNNING, START_BLOCKED, UNREACHABLE } from '../../base/statuses.ts';
import { CERTAIN_SHIFT, GLANCE } from '../../base/tuning.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import type { Shape } from '../../grid/shape.ts';
import { areFew } from '../../rules/borders.ts';
import { bitAt } from '../../rules/cells.ts';
import { GIVEN_UP } from '../core/bucket-list.ts';
import { ALL_STEPS, type Search } from '../core/search-record.ts';
import * as borderJumps from '../jump/border-jumps.ts';
import { walkInView } from '../jump/early-sight.ts';
import { addJumpSource, beginJumps, reachInView, runJumps } from '../jump/jps.ts';
import { graphOf, type Jumps } from '../jump/jump-records.ts';
import { writeJumpRoute } from '../jump/jump-route.ts';
import { areConnected, type Components } from '../reach/components.ts';
import * as astar from '../search/astar.ts';
import { hasGoal, setBox } from '../search/goal-box.ts';
import { beginPartialRoute, isNearEnough, lookForNearest, setEnough } from '../search/partial.ts';
import { clearRoute, extendRoute } from '../search/path.ts';
import { clearResults, setEnds } from '../search/search.ts';
import * as turns from '../search/turn-search.ts';
import * as uniform from '../search/uniform-search.ts';
import * as buckets from '../terrain/bucket-search.ts';
import {
  bordersOf,
  componentsOf,
  giveJumps,
  hasJumps,
  jumpsOf,
  knownComponents,
  readyJumps,
  takeJumps,
  walksOf,
} from './prepared.ts';

/** A value of `check` in engine/search.ts: components show what a limited search might not find out. */
const MADE = 2;

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

function approach(search: Search): number {
  if (search.plan.approaching) setEnough(search, componentsOf(search.cells, search.plan.rule));
  return astar.begin(search);
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

function open(search: Search): number {
  const { plan } = search;
  if (plan.partial && !hasGoal(search, null)) return approach(search);
  if (seeGoal(search)) return FOUND;
  if (plan.check > 0 && !hasGoal(search, askedComponents(search))) {
    return plan.partial ? astar.begin(search) : outOfReach(search);
  }
  return openBy(search, plan.method);
}

function openBy(search: Search, method: number): number {
  if (method === HEX_JUMPS) return (search.cells.shape as Shape).beginJumps(search);
  if (method === JUMP_POINTS) return search.plan.range > 0 ? openRange(search) : openJumps(search);
  if (method === TERRAIN_JUMPS) return openTerrainJumps(search);
  if (method === UNIFORM && uniform.mayReach(search)) return uniform.begin(search);
  return method === BUCKETS ? buckets.begin(search) : astar.begin(search);
}

function openJumps(search: Search): number {
  const { plan } = search;
  const behind = readyJumps(search.cells, plan.rule) === null;
  const jumps = openGraph(search, false);
  if (behind && seeGoal(search)) return FOUND;
  addJumpSource(search, jumps);
  return RUNNING;
}

function openTerrainJumps(search: Search): number {
  if (!areFew(bordersOf(search.cells), search.cells)) return openBy(search, search.plan.fallback);
  const jumps = openGraph(search, true);
  search.inBuckets = borderJumps.suitsBuckets(search);
  (search.inBuckets ? borderJumps.openStart : addJumpSource)(search, jumps);
  return RUNNING;
}

export function outOfReach(search: Search): number {
  search.used = COMPONENTS;
  return UNREACHABLE;
}

export function seeGoal(search: Search): boolean {
  const { cells, plan } = search;
  if (!plan.direct || search.stepwise || cells.shape !== null) return false;
  const jumps = readyJumps(cells, plan.rule);
  const isSeen =
    jumps !== null ? reachInView(search, jumps) : !hasJumps(cells, plan.rule) && walkInView(search, walksOf(cells));
  if (isSeen) search.used = IN_VIEW;
  return isSeen;
}

function askedComponents(search: Search): Components | null {
  const { cells, plan } = search;
  const isMade = plan.check === MADE || search.stepwise || plan.method === JUMP_POINTS;
  return (isMade ? componentsOf : knownComponents)(cells, plan.rule);
}

function openRange(search: Search): number {
  search.backward = true;
  search.goalX = search.startX;
  search.goalY = search.startY;
  return openBox(search);
}

export function openBox(search: Search): number {
  const { cells, goalX, goalY } = search;
  const components = componentsOf(cells, search.plan.rule);
  const target = bitAt(cells, goalX, goalY);
  let { boxLeft: left, boxTop: top, boxRight: right, boxBottom: bottom } = search;
  if (goalX >= left && goalX <= right && goalY >= top && goalY <= bottom) {
    left = right = goalX;
    top = bottom = goalY;
  }
  setBox(search, goalX, goalY, 0);
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      if (cells.isBlocked(x, y) || (x > left && x < right && y > top && y < bottom)) continue;
      if (!areConnected(components, target, bitAt(cells, x, y))) continue;
      search.startX = x;
      search.startY = y;
      addJumpSource(search, graphOf(search) ?? openGraph(search, false));
    }
  }
  return search.jumps !== null ? RUNNING : outOfReach(search);
}

function openGraph(search: Search, bordered: boolean): Jumps {
  const { cells, plan } = search;
  const jumps = (search.stepwise ? takeJumps : jumpsOf)(cells, plan.rule, bordered);
  search.jumps = jumps;
  beginJumps(search, jumps);
  return jumps;
}

export function closeGraph(search: Search): void {
  const jumps = graphOf(search);
  if (jumps !== null && search.stepwise) giveJumps(search.cells, search.plan.rule, jumps);
  search.jumps = null;
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
