/** Twin of assembly/search/partial.ts: the route to the cell that came nearest to the goal. */
import { PARTIAL } from '../../base/statuses.ts';
import { bitAt } from '../../rules/cells.ts';
import { namedEstimate } from '../../rules/heuristic.ts';
import type { Search } from '../core/search-record.ts';
import { areConnected, type Components } from '../reach/components.ts';
import { heuristicAt } from './heuristic.ts';
import { beginRoute } from './path.ts';

export function setEnough(search: Search, components: Components): void {
  const { plan, boxLeft, boxTop, boxRight, boxBottom } = search;
  let least = heuristicAt(search, search.startX, search.startY);
  for (let ring = 1; namedEstimate(plan, ring, 0) < least; ring++) {
    const top = boxTop - ring;
    const bottom = boxBottom + ring;
    least = Math.min(least, leastOfRow(search, components, top, ring));
    for (let y = Math.max(top + 1, 0); y < Math.min(bottom, search.cells.height); y++) {
      least = Math.min(least, hInReach(search, components, boxLeft - ring, y));
      least = Math.min(least, hInReach(search, components, boxRight + ring, y));
    }
    least = Math.min(least, leastOfRow(search, components, bottom, ring));
  }
  search.enoughH = least;
}

function leastOfRow(search: Search, components: Components, y: number, ring: number): number {
  if (y < 0 || y >= search.cells.height) return Infinity;
  let least = Infinity;
  const last = Math.min(search.boxRight + ring, search.cells.width - 1);
  for (let x = Math.max(search.boxLeft - ring, 0); x <= last; x++) {
    least = Math.min(least, hInReach(search, components, x, y));
  }
  return least;
}

function hInReach(search: Search, components: Components, x: number, y: number): number {
  const { cells, startX, startY } = search;
  if (x < 0 || x >= cells.width || cells.isBlocked(x, y)) return Infinity;
  const isInReach = areConnected(components, bitAt(cells, startX, startY), bitAt(cells, x, y));
  return isInReach ? heuristicAt(search, x, y) : Infinity;
}

export function lookForNearest(search: Search): void {
  const { trace, nodeG } = search;
  const { width } = search.cells;
  for (; search.looked < search.expanded; search.looked++) {
    const cell = trace[search.looked];
    const y = Math.floor(cell / width);
    const h = heuristicAt(search, cell - y * width, y);
    if (h > search.leastH) continue;
    const g = nodeG[cell];
    if (h === search.leastH && g >= search.leastG) continue;
    search.nearest = cell;
    search.leastH = h;
    search.leastG = g;
    if (h <= search.enoughH) search.expanded = search.looked + 1;
  }
}

export function isNearEnough(search: Search): boolean {
  return search.leastH <= search.enoughH;
}

export function beginPartialRoute(search: Search): void {
  lookForNearest(search);
  beginRoute(search, search.nearest, PARTIAL);
}
