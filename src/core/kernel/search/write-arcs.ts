/** Writes the links of a plan into the record of a search; assembly/search/arcs.ts draws them. */
import type { SearchArcs } from '../../rules/arcs.ts';
import type { SearchKernel } from '../exports.ts';
import {
  LINK_ARC_COST,
  LINK_ARC_FROM,
  LINK_ARC_ID,
  LINK_ARC_ORDER,
  LINK_ARC_SIZE,
  LINK_ARC_SLOT,
  LINK_ARC_TO,
  LINK_ARC_TO_Y,
  SEARCH_ARC_COUNT,
  SEARCH_ARC_MASK,
  SEARCH_BOUND_GOAL,
  SEARCH_BOUNDS,
  SEARCH_FLOOR_ROWS,
  SEARCH_LINK_SCALE,
  SEARCH_MOST_ARCS,
  SEARCH_ROUND_X,
  SEARCH_ROUND_Y,
} from '../layout.ts';
import type { LinearMemory } from '../memory.ts';

/** A bound: x and y, i32, and T, f64. There is one for the goal, and at most one for each link. */
const BOUND_BYTES = 16;

/** Returns 0 if memory cannot be allocated, else 1. */
export function writeArcs(kernel: SearchKernel, memory: LinearMemory, search: number, arcs: SearchArcs | null): number {
  const count = arcs?.order.length ?? 0;
  let block = 0;
  if (arcs !== null) {
    block = kernel.reserveArcs(search, (count + 1) * (LINK_ARC_SIZE + BOUND_BYTES) + 4 * arcs.tables.length) >>> 0;
    if (block === 0) return 0;
  }
  const { int32, float64 } = memory;
  int32[(search + SEARCH_ARC_COUNT) >>> 2] = count;
  int32[(search + SEARCH_MOST_ARCS) >>> 2] = arcs?.most ?? 0;
  float64[(search + SEARCH_LINK_SCALE) >>> 3] = arcs?.scale ?? 0;
  int32[(search + SEARCH_BOUND_GOAL) >>> 2] = -1;
  if (arcs === null) return 1;
  int32[(search + SEARCH_ARC_MASK) >>> 2] = arcs.tables.length / 2 - 1;
  int32[(search + SEARCH_ROUND_X) >>> 2] = arcs.roundX;
  int32[(search + SEARCH_ROUND_Y) >>> 2] = arcs.roundY;
  int32[(search + SEARCH_FLOOR_ROWS) >>> 2] = arcs.floorRows;
  const { from, to, cost, id, width } = arcs.ways;
  let at = block;
  for (let arc = 0; arc < count; arc++, at += LINK_ARC_SIZE) {
    float64[(at + LINK_ARC_ORDER) >>> 3] = arcs.order[arc];
    float64[(at + LINK_ARC_COST) >>> 3] = cost[arc];
    int32[(at + LINK_ARC_FROM) >>> 2] = from[arc];
    int32[(at + LINK_ARC_TO) >>> 2] = to[arc];
    int32[(at + LINK_ARC_TO_Y) >>> 2] = Math.floor(to[arc] / width);
    int32[(at + LINK_ARC_ID) >>> 2] = id[arc];
    int32[(at + LINK_ARC_SLOT) >>> 2] = arcs.slot[arc];
  }
  int32[(at + LINK_ARC_FROM) >>> 2] = -1;
  at += LINK_ARC_SIZE;
  int32.set(arcs.tables, at >>> 2);
  int32[(search + SEARCH_BOUNDS) >>> 2] = at + 4 * arcs.tables.length;
  return 1;
}
