/** Begins a search by the methods of its plan, in their order: goals in view or out of reach come first. */
import * as astar from '../search/astar';
import * as runs from '../turns/run-search';
import { MOST_RUN } from '../turns/free-runs';
import * as uniform from '../search/uniform-search';
import { bitAt, isBlocked } from '../moves/cells';
import { areConnected, Components } from '../reach/components';
import { setBounds } from '../search/bounds';
import { hasGoal, setBox } from '../search/goal-box';
import * as hexJumps from '../hex/hex-jumps';
import { HexPlanes } from '../hex/hex-planes';
import { walkInView } from '../jump/early-sight';
import { addJumpSource, addStart, beginJumps, reachInView } from '../jump/jps';
import { Jumps } from '../jump/jump-records';
import { Search } from '../core/layout';
import {
  BUCKETS,
  COMPONENTS,
  firstOf,
  HEX_JUMPS,
  includes,
  IN_VIEW,
  JUMP_POINTS,
  restOf,
  TERRAIN_JUMPS,
  TURN_RUNS,
  UNIFORM,
} from '../core/methods';
import * as borderJumps from '../jump/border-jumps';
import * as buckets from '../terrain/bucket-search';
import { setEnough } from '../search/partial';
import {
  bordersOf,
  componentsOf,
  giveJumps,
  hasJumps,
  hexPlanesOf,
  jumpsOf,
  knownComponents,
  readyJumps,
  takeJumps,
} from './prepared';
import { areFew, Borders } from '../terrain/borders';
import { GIVEN_UP } from '../nodes/bucket-list';
import { FOUND, OUT_OF_MEMORY, RUNNING, UNREACHABLE } from '../core/statuses';

/** Begins a search from cell to cell for the cell nearest to a blocked goal. Returns the status. */
function approach(search: Search): i32 {
  if (!HEX && search.approaching) {
    const components = componentsOf(search.cells, search.rule);
    if (!components) return OUT_OF_MEMORY;
    setEnough(search, changetype<Components>(components));
  }
  return astar.begin(search);
}

/**
 * Begins a search. Finds the goal in view or out of reach, or opens the start, or opens the cells within range of the goal. Returns the
 * status.
 */
export function open(search: Search): i32 {
  // A blocked goal is out of reach, and the jump point search cannot handle it.
  return search.partial && !hasGoal(search, 0) ? approach(search) : openNext(search);
}

/** Begins the first of the methods left that does not decline. Returns the status. */
export function openNext(search: Search): i32 {
  while (true) {
    const status = openBy(search, firstOf(search.left));
    if (status != GIVEN_UP) return status;
    search.left = restOf(search.left);
  }
}

/** Begins a search by a given method. Returns the status, GIVEN_UP if the method declines, as those of the host do. */
function openBy(search: Search, method: u32): i32 {
  if (HEX) {
    if (method == HEX_JUMPS) {
      const planes = hexPlanesOf(search.cells, search.rule);
      return planes ? hexJumps.begin(search, changetype<HexPlanes>(planes)) : OUT_OF_MEMORY;
    }
  } else {
    if (method == IN_VIEW) return seeGoal(search) ? FOUND : GIVEN_UP;
    if (method == COMPONENTS) return askComponents(search);
    if (method == JUMP_POINTS) return search.range ? openRange(search) : openJumps(search);
    if (method == TERRAIN_JUMPS) return openTerrainJumps(search);
    if (method == TURN_RUNS && (search.cells.width | search.cells.height) <= MOST_RUN) return runs.begin(search);
  }
  if (method == UNIFORM && uniform.mayReach(search)) return uniform.begin(search);
  if (method == BUCKETS) return buckets.begin(search);
  return restOf(search.left) ? GIVEN_UP : astar.begin(search);
}

/** Asks components whether the goal is within reach. Returns the status, GIVEN_UP if it is or if there are none to ask. */
function askComponents(search: Search): i32 {
  // In one go, A* makes components only after it fails or runs long. In steps they come first: steps must not depend on earlier searches or on
  // memory.
  const mustAsk = search.stepwise || firstOf(restOf(search.left)) == JUMP_POINTS;
  const components = mustAsk ? componentsOf(search.cells, search.rule) : knownComponents(search.cells, search.rule);
  if (mustAsk && !components) return OUT_OF_MEMORY;
  if (hasGoal(search, components)) return GIVEN_UP;
  // The search for the cell nearest to the goal goes from cell to cell.
  return search.partial ? astar.begin(search) : outOfReach(search);
}

function openJumps(search: Search): i32 {
  const behind = search.cells.pendingCount;
  if (!openGraph(search, false)) return OUT_OF_MEMORY;
  // The graph shows what is in view once it knows the edits.
  if (behind && seeGoal(search)) return FOUND;
  return addStart(search, changetype<Jumps>(search.jumps)) ? RUNNING : OUT_OF_MEMORY;
}

/** Begins a search on terrain: by jump points if few cells lie at borders of terrain, else from cell to cell. Returns the status. */
function openTerrainJumps(search: Search): i32 {
  const borders = bordersOf(search.cells);
  if (!borders) return OUT_OF_MEMORY;
  if (!areFew(changetype<Borders>(borders), search.cells)) return GIVEN_UP;
  if (!openGraph(search, true)) return OUT_OF_MEMORY;
  setBounds(search, false);
  const jumps = changetype<Jumps>(search.jumps);
  search.inBuckets = u32(borderJumps.suitsBuckets(search));
  const isOpen = search.inBuckets ? borderJumps.openStart(search, jumps) : addStart(search, jumps);
  return isOpen ? RUNNING : OUT_OF_MEMORY;
}

/** Ends a search whose goal components show to be out of reach. Returns the status. */
export function outOfReach(search: Search): i32 {
  search.used = COMPONENTS;
  return UNREACHABLE;
}

/**
 * Reaches the goal at once if it is in view of the start, by a graph that is ready, or by a walk if there is no graph. Returns whether it
 * did; always false for a search in steps.
 */
export function seeGoal(search: Search): bool {
  // Jump points on hexagons look for themselves.
  if (HEX || search.stepwise || !includes(search.methods, IN_VIEW)) return false;
  const jumps = readyJumps(search.cells, search.rule);
  const isSeen = jumps
    ? reachInView(search, changetype<Jumps>(jumps))
    : !hasJumps(search.cells, search.rule) && walkInView(search);
  if (isSeen) search.used = IN_VIEW;
  return isSeen;
}

/** Opens the cells within range of the goal, for a search backwards to the start. Returns the status. */
function openRange(search: Search): i32 {
  search.backward = 1;
  search.goalX = search.startX;
  search.goalY = search.startY;
  return openBox(search);
}

/**
 * Opens the cells of the box that are connected with the goal, for a search backwards from them to it: the cells at the edge of the box,
 * which every route crosses, or the goal alone if it lies in the box. Here the goal is the caller's start. Returns the status, UNREACHABLE
 * if no cell is open.
 */
export function openBox(search: Search): i32 {
  const cells = search.cells;
  const goalX = search.goalX;
  const goalY = search.goalY;
  // If only the search found a cell out of reach, that cell would be expanded.
  const components = componentsOf(cells, search.rule);
  if (!components) return OUT_OF_MEMORY;
  const target = bitAt(cells, goalX, goalY);
  let left = search.boxLeft;
  let top = search.boxTop;
  let right = search.boxRight;
  let bottom = search.boxBottom;
  if (goalX >= left && goalX <= right && goalY >= top && goalY <= bottom) {
    left = right = goalX;
    top = bottom = goalY;
  }
  // The heuristic leads to the goal alone.
  setBox(search, goalX, goalY, 0);
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      if (isBlocked(cells, x, y) || (x > left && x < right && y > top && y < bottom)) continue;
      if (!areConnected(changetype<Components>(components), target, bitAt(cells, x, y))) continue;
      search.startX = x;
      search.startY = y;
      if (!search.jumps && !openGraph(search, false)) return OUT_OF_MEMORY;
      if (!addJumpSource(search, changetype<Jumps>(search.jumps))) return OUT_OF_MEMORY;
    }
  }
  return search.jumps ? RUNNING : outOfReach(search);
}

/**
 * Begins a search on the jump point graph, with borders of terrain or without, still without a source. Returns false if memory cannot be
 * allocated.
 */
function openGraph(search: Search, bordered: bool): bool {
  const cells = search.cells;
  const rule = search.rule;
  search.jumps = search.stepwise ? takeJumps(cells, rule, bordered) : jumpsOf(cells, rule, bordered);
  return search.jumps && beginJumps(search, changetype<Jumps>(search.jumps));
}

/** Releases the jump point graph. */
export function closeGraph(search: Search): void {
  if (!HEX && search.jumps && search.stepwise) giveJumps(search.cells, search.rule, search.jumps);
  search.jumps = 0;
}
