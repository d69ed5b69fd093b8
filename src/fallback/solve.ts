/** Twin of assembly/solve.ts: running a search, by either algorithm: at one go, or begun and then taken on in steps. */
import type { CellStore } from '../cell-store.ts';
import type { Point } from '../point.ts';
import * as astar from './astar.ts';
import { areConnected, type Components, isUncertain, relabel } from './components.ts';
import { addStart, beginJumps, reachInView, runJumps } from './jps.ts';
import type { Jumps } from './jump-records.ts';
import { writeJumpRoute } from './jump-route.ts';
import { beginPartialRoute } from './partial.ts';
import { extendRoute } from './path.ts';
import { componentsOf, giveJumps, jumpsOf, readyJumps, takeJumps } from './prepared.ts';
import { ALL_STEPS, clearResults, FOUND, LIMIT, place, RUNNING, type Search, UNREACHABLE } from './search.ts';

/** A whole search between two cells of a grid. Returns the status. */
export function solve(search: Search, cells: CellStore, start: Point, goal: Point): number {
  begin(search, cells, start, goal);
  return run(search, ALL_STEPS);
}

/** Starts a search between two cells of a grid; `run` goes on from there. Returns the status. */
export function begin(search: Search, cells: CellStore, start: Point, goal: Point): number {
  if (enter(search, cells, start, goal) === RUNNING) {
    search.status = search.profile.jumping ? beginJumping(search) : astar.begin(search);
  }
  return search.status;
}

/** Says from where to where a search goes, and forgets the one before. Returns the status: blocked, or RUNNING. */
export function enter(search: Search, cells: CellStore, start: Point, goal: Point): number {
  place(search, cells, start, goal);
  search.jumps = null;
  search.status = clearResults(search);
  return search.status;
}

/** Goes on for at most `steps` expansions, or with writing the route for as long. Returns the status, RUNNING if there is more to do. */
export function run(search: Search, steps: number): number {
  if (search.status !== RUNNING) return search.status;
  const { partial, maxCost } = search.profile;
  let status = 0;
  if (search.ending === 0)
    status = search.jumps !== null ? runJumping(search, search.jumps, steps) : astar.run(search, steps);
  if (search.ending !== 0) status = extendRoute(search, steps);
  // What is found within the search's own limit may still cost too much in the caller's terms.
  if (status === FOUND && search.cost > maxCost) status = giveUp(search);
  if ((status === UNREACHABLE || status === LIMIT) && partial && search.expanded > 0) {
    beginPartialRoute(search);
    status = extendRoute(search, steps);
  }
  search.status = status;
  return status;
}

function giveUp(search: Search): number {
  search.cost = Infinity;
  search.ending = 0;
  search.route = null;
  return LIMIT;
}

function beginJumping(search: Search): number {
  const { cells, profile } = search;
  if (profile.direct && !search.stepwise) {
    const jumps = readyJumps(cells, profile.rule);
    if (jumps !== undefined && reachInView(search, jumps)) return FOUND;
  }
  const start = search.startY * cells.width + search.startX;
  const components = componentsFor(search, start);
  if (areConnected(components, start, search.goalY * cells.width + search.goalX) === 0) {
    // The cell nearest to the goal is looked for from cell to cell.
    return profile.partial ? astar.begin(search) : UNREACHABLE;
  }
  addStart(search, openGraph(search));
  return RUNNING;
}

/** The components that say what can be reached from a cell, or to it. */
export function componentsFor({ cells, profile, backward }: Search, cell: number): Components {
  const components = componentsOf(cells, profile.rule);
  // Where a fresh grid knows at once that a goal is out of reach, a limited search would end for its limit, and one from many
  // goals would expand that one too.
  const limited = profile.maxExpansions !== ALL_STEPS || profile.maxOpen !== ALL_STEPS;
  if ((limited || backward) && isUncertain(components, cell)) relabel(components);
  return components;
}

/** Begins on the jump point graph, without a source as yet. */
export function openGraph(search: Search): Jumps {
  const { cells, profile } = search;
  const jumps = search.stepwise ? takeJumps(cells, profile.rule) : jumpsOf(cells, profile.rule);
  search.jumps = jumps;
  beginJumps(search, jumps);
  return jumps;
}

/** Lets go of the jump point graph. */
export function closeGraph(search: Search): void {
  if (search.jumps !== null && search.stepwise) giveJumps(search.cells, search.profile.rule, search.jumps);
  search.jumps = null;
}

function runJumping(search: Search, jumps: Jumps, steps: number): number {
  const status = runJumps(search, jumps, steps);
  if (status === FOUND) writeJumpRoute(search, jumps);
  if (status !== UNREACHABLE) return status;
  // Edits had parted the two without its being noticed: from now on it is known, as it is of a fresh grid.
  relabel(componentsOf(search.cells, search.profile.rule));
  search.expanded = 0;
  if (!search.profile.partial) return UNREACHABLE;
  astar.begin(search);
  closeGraph(search);
  return astar.run(search, steps);
}
