/** Twin of assembly/solve/opening.ts: begins a search by the method of its plan. */
import { BUCKETS, COMPONENTS, HEX_JUMPS, IN_VIEW, JUMP_POINTS, TERRAIN_JUMPS, UNIFORM } from '../../base/methods.ts';
import { FOUND, RUNNING, UNREACHABLE } from '../../base/statuses.ts';
import type { Shape } from '../../grid/shape.ts';
import { areFew } from '../../rules/borders.ts';
import { bitAt } from '../../rules/cells.ts';
import type { Search } from '../core/search-record.ts';
import * as borderJumps from '../jump/border-jumps.ts';
import { walkInView } from '../jump/early-sight.ts';
import { addJumpSource, beginJumps, reachInView } from '../jump/jps.ts';
import { graphOf, type Jumps } from '../jump/jump-records.ts';
import { areConnected, type Components } from '../reach/components.ts';
import * as astar from '../search/astar.ts';
import { hasGoal, setBox } from '../search/goal-box.ts';
import { setEnough } from '../search/partial.ts';
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

function approach(search: Search): number {
  if (search.plan.approaching) setEnough(search, componentsOf(search.cells, search.plan.rule));
  return astar.begin(search);
}

export function open(search: Search): number {
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
