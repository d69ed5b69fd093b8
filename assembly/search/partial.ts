/** What a search that failed can still give: the route to the cell that came nearest to the goal. */
import { heuristicAt } from './heuristic';
import { Search } from '../core/layout';
import { gAt, gPlane } from '../core/nodes';
import { beginRoute } from './path';
import { PARTIAL } from '../core/statuses';

/**
 * Looks for the nearest cell among those expanded since it last did: the one of least h, among these of least g, among these expanded
 * first. Not done as cells are expanded, so that a search that succeeds in one piece pays no more than for noting them.
 */
export function lookForNearest(search: Search): void {
  const width = search.cells.width;
  const costs = gPlane(search);
  for (; search.looked < search.expanded; search.looked++) {
    const cell = load<u32>(search.trace + ((<usize>search.looked) << 2));
    const y = cell / width;
    const h = heuristicAt(search, cell - y * width, y);
    if (h > search.leastH) continue;
    const g = gAt(costs, cell);
    if (h == search.leastH && g >= search.leastG) continue;
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
