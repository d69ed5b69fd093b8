/**
 * The heuristic over links: the least cost on the map without walls, links included. It is exact there, and so consistent on the map with
 * walls, which has the same moves or fewer. For the links k that lead towards the goal,
 *
 *     h(x) = min(walk(x, goal), min over k of walk(x, from_k) + T_k),   T_k = cost_k + min(walk(to_k, goal), min over j of walk(to_k, from_j) + T_j)
 *
 * where `walk` is the heuristic of a walk. Over edges that go on, each point has images beside the map.
 */
import { WRAPS_X, WRAPS_Y } from '../grid/links.ts';
import { SEAM } from '../grid/path-cells.ts';
import type { Arcs } from './arcs.ts';
import { cellsOutside, type HeuristicFactors, namedEstimate } from './heuristic.ts';

/** More bounds than this take longer than they save. */
export const MOST_BOUNDS = 128;

/** The heuristic of a plan with links. */
export interface LinkedPlan extends HeuristicFactors {
  readonly range: number;
  readonly hFunction: ((dx: number, dy: number) => number) | null;
  readonly arcs: Arcs | null;
}

/** x, y and T of each bound; a walk to its place, plus T, may be the least cost. */
export type Bounds = Float64Array;

export const NO_BOUNDS: Bounds = /* @__PURE__ */ new Float64Array(0);

/** Returns the bounds of searches to a goal. O(links^2). Those of the goal asked for last are kept. */
export function boundsTo(plan: LinkedPlan, goalX: number, goalY: number): Bounds {
  const { arcs } = plan;
  if (arcs === null || arcs.scale === 0) return NO_BOUNDS;
  const { known } = arcs;
  if (known.x !== goalX || known.y !== goalY) {
    known.bounds = makeBounds(plan, arcs, goalX, goalY);
    known.x = goalX;
    known.y = goalY;
  }
  return known.bounds;
}

function makeBounds(plan: LinkedPlan, arcs: Arcs, goalX: number, goalY: number): Bounds {
  const { width, height, wrap, range } = { ...arcs, range: plan.range };
  const isRound = [(wrap & WRAPS_X) !== 0, (wrap & WRAPS_Y) !== 0];
  const walk = (x: number, y: number, toX: number, toY: number, within: number): number => {
    const [columns, rows] = [Math.abs(x - toX), Math.abs(y - toY)];
    const dx = cellsOutside(0, within, isRound[0] ? Math.min(columns, width - columns) : columns);
    const dy = cellsOutside(0, within, isRound[1] ? Math.min(rows, height - rows) : rows);
    return plan.hFunction === null ? namedEstimate(plan, dx, dy) : plan.hFunction(dx, dy);
  };
  const { count, id, from, to, toY, order, scale } = arcs;
  const totals = new Float64Array(count).fill(Infinity);
  for (let arc = 0; arc < count; arc++) {
    if (id[arc] < SEAM) totals[arc] = order[arc] / scale + walk(to[arc] % width, toY[arc], goalX, goalY, range);
  }
  const useful: { x: number; y: number; total: number }[] = [];
  // Dijkstra's algorithm over the links, from the goal.
  for (let settled = 0; settled < count; settled++) {
    let next = 0;
    for (let arc = 1; arc < count; arc++) if (totals[arc] < totals[next]) next = arc;
    const total = totals[next];
    if (total === Infinity) break;
    totals[next] = Infinity;
    const x = from[next] % width;
    const y = (from[next] - x) / width;
    // As near without it, or by one that is settled: no route needs it.
    if (total >= walk(x, y, goalX, goalY, range)) continue;
    if (useful.some((other) => total >= walk(x, y, other.x, other.y, 0) + other.total)) continue;
    useful.push({ x, y, total });
    for (let arc = 0; arc < count; arc++) {
      if (totals[arc] === Infinity) continue;
      totals[arc] = Math.min(totals[arc], order[arc] / scale + walk(to[arc] % width, toY[arc], x, y, 0) + total);
    }
  }
  const bounds: number[] = [];
  for (const shiftX of isRound[0] ? [0, -width, width] : [0]) {
    for (const shiftY of isRound[1] ? [0, -height, height] : [0]) {
      if (shiftX !== 0 || shiftY !== 0) bounds.push(goalX + shiftX, goalY + shiftY, 0);
      for (const { x, y, total } of useful) bounds.push(x + shiftX, y + shiftY, total);
    }
  }
  return Float64Array.from(bounds);
}
