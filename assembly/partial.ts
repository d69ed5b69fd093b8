/** What a search that failed can still give: the route to the cell that came nearest to the goal. */
import { heuristicAt } from './heuristic';
import { Search } from './layout';
import { gAt, gPlane } from './nodes';
import { beginRoute } from './path';
import { PARTIAL } from './search';

/**
 * Begins the route to the expanded cell of least h, among these of least g, among these expanded first. Where the heuristic may
 * overestimate, cells have been expanded that cost more than a route may: they do not count. Cells are looked for only now, among
 * those noted when expanded, so that a search that succeeds has paid no more than the noting.
 */
export function beginPartialRoute(search: Search): void {
  const width = search.cells.width;
  const costs = gPlane(search);
  const mostG = (search.maxCost / search.terrainScale) * (search.straight / search.straightCost);
  let nearest: u32 = 0;
  let leastH: f64 = Infinity;
  let leastG: f64 = Infinity;
  for (let i: u32 = 0; i < search.expanded; i++) {
    const cell = load<u32>(search.trace + ((<usize>i) << 2));
    const h = heuristicAt(search, cell % width, cell / width);
    const g = gAt(costs, cell);
    if (g > mostG) continue;
    if (h < leastH || (h == leastH && g < leastG)) {
      nearest = cell;
      leastH = h;
      leastG = g;
    }
  }
  beginRoute(search, nearest, PARTIAL);
}
