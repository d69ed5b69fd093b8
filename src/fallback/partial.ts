/** Twin of assembly/partial.ts: the route to the cell that came nearest to the goal. */
import { heuristicAt } from './heuristic.ts';
import { beginRoute } from './path.ts';
import { PARTIAL, type Search } from './search.ts';

/** Begins the route to the expanded cell of least h, of those that cost no more than a route may, among these of least g. */
export function beginPartialRoute(search: Search): void {
  const { trace, nodeG, expanded } = search;
  const { width } = search.cells;
  const { terrainScale: scale, straight, straightCost, maxCost } = search.profile;
  const mostG = (maxCost / scale) * (straight / straightCost);
  let nearest = 0;
  let leastH = Infinity;
  let leastG = Infinity;
  for (let i = 0; i < expanded; i++) {
    const cell = trace[i];
    const y = Math.floor(cell / width);
    const h = heuristicAt(search, cell - y * width, y);
    const g = nodeG[cell];
    if (g > mostG) continue;
    if (h < leastH || (h === leastH && g < leastG)) {
      nearest = cell;
      leastH = h;
      leastG = g;
    }
  }
  beginRoute(search, nearest, PARTIAL);
}
