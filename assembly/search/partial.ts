/** What a failed search can still return: the route to the cell that came nearest to the goal. */
import { bitAt, isBlocked } from '../moves/cells';
import { areConnected, Components } from '../reach/components';
import { estimate, heuristicAt } from './heuristic';
import { Search } from '../core/layout';
import { slotAt } from '../nodes/node-pages';
import { gAt, gPlane } from '../nodes/nodes';
import { beginRoute } from './path';
import { PARTIAL } from '../core/statuses';

/** Sums of the costs of links and walks round: distances whose quotient is at most this count as equal. */
const TIE: f64 = 1 + 1e-8;

/** Sets `enoughH` to the least h of the cells connected with the start. It looks ring by ring around the goal's box. */
export function setEnough(search: Search, components: Components): void {
  const left = search.boxLeft;
  const top = search.boxTop;
  const right = search.boxRight;
  const bottom = search.boxBottom;
  const height = <i32>search.cells.height;
  let least = heuristicAt(search, search.startX, search.startY);
  // No cell of a ring is nearer than those straight above the box.
  for (let ring = 1; estimate(search, ring, 0) < least; ring++) {
    least = min(least, leastOfRow(search, components, top - ring, ring));
    for (let y = max(top - ring + 1, 0); y < min(bottom + ring, height); y++) {
      least = min(least, hInReach(search, components, left - ring, y));
      least = min(least, hInReach(search, components, right + ring, y));
    }
    least = min(least, leastOfRow(search, components, bottom + ring, ring));
  }
  search.enoughH = least;
}

/** Returns the least h of the cells within reach in a row of a ring; Infinity if there are none. */
function leastOfRow(search: Search, components: Components, y: i32, ring: i32): f64 {
  if (y < 0 || y >= <i32>search.cells.height) return Infinity;
  let least = Infinity;
  const last = min(search.boxRight + ring, <i32>search.cells.width - 1);
  for (let x = max(search.boxLeft - ring, 0); x <= last; x++) {
    least = min(least, hInReach(search, components, x, y));
  }
  return least;
}

/** Returns the h of a cell of the grid that is connected with the start; Infinity for any other. */
function hInReach(search: Search, components: Components, x: i32, y: i32): f64 {
  const cells = search.cells;
  if (x < 0 || x >= <i32>cells.width || isBlocked(cells, x, y)) return Infinity;
  const isInReach = areConnected(components, bitAt(cells, search.startX, search.startY), bitAt(cells, x, y));
  return isInReach ? heuristicAt(search, x, y) : Infinity;
}

/**
 * Looks for the nearest of the cells expanded since the last call: least h (equal but for rounding), then least g, then expanded first. If
 * its h is enough, the search is at its end, and later expansions do not count. The search does not do this as it expands cells, so if it succeeds in one piece
 * it pays only for recording them.
 */
export function lookForNearest(search: Search): void {
  const width = search.cells.width;
  const costs = gPlane(search);
  for (; search.looked < search.expanded; search.looked++) {
    const cell = load<u32>(search.trace + ((<usize>search.looked) << 2));
    const y = cell / width;
    const x = cell - y * width;
    const h = heuristicAt(search, x, y);
    if (h > search.leastH * TIE) continue;
    const g = gAt(costs, slotAt(search, x, y));
    if (h * TIE < search.leastH || g < search.leastG) {
      search.nearest = cell;
      search.leastG = g;
    }
    search.leastH = min(search.leastH, h);
    if (h <= search.enoughH) search.expanded = search.looked + 1;
  }
}

/** Returns whether the nearest cell has been found. */
export function isNearEnough(search: Search): bool {
  return search.leastH <= search.enoughH;
}

/** Begins the route to the nearest of all expanded cells. */
export function beginPartialRoute(search: Search): void {
  lookForNearest(search);
  beginRoute(search, search.nearest, PARTIAL);
}
