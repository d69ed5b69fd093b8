/** Twin of assembly/search/partial.ts: the route to the cell that came nearest to the goal. */
import { PARTIAL } from '../../base/statuses.ts';
import type { Search } from '../core/layout.ts';
import { heuristicAt } from './heuristic.ts';
import { beginRoute } from './path.ts';

/**
 * Looks for the nearest cell among those expanded since it last did: the one of least h, among these of least g, among these expanded
 * first.
 */
export function lookForNearest(search: Search): void {
  const { trace, nodeG, expanded } = search;
  const { width } = search.cells;
  for (; search.looked < expanded; search.looked++) {
    const cell = trace[search.looked];
    const y = Math.floor(cell / width);
    const h = heuristicAt(search, cell - y * width, y);
    if (h > search.leastH) continue;
    const g = nodeG[cell];
    if (h === search.leastH && g >= search.leastG) continue;
    search.nearest = cell;
    search.leastH = h;
    search.leastG = g;
  }
}

/** Begins the route to the nearest of all cells expanded. */
export function beginPartialRoute(search: Search): void {
  lookForNearest(search);
  beginRoute(search, search.nearest, PARTIAL);
}
