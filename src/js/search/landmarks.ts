/** Twin of assembly/search/landmarks.ts, which explains landmarks. Here the tables are read where the grid keeps them. */
import { LANES, type Landmarks, type Tables, usefulLandmarks } from '../../grid/landmarks.ts';
import { cellsOutside, type HeuristicFactors, namedEstimate } from '../../rules/heuristic.ts';
import type { Search } from '../core/search-record.ts';

export function landmarksOf(search: Search): Landmarks | null {
  const { cells, plan } = search;
  const landmarks = usefulLandmarks(cells);
  if (landmarks === null || !plan.raising || search.backward) return null;
  if (plan.uniformCost !== 0 && landmarks.half !== 0) return null;
  if (landmarks.rule !== plan.rule) return null;
  return landmarks.straight === plan.straight && landmarks.diagonal === plan.diagonal ? landmarks : null;
}

export function raisedH(search: Search, landmarks: Landmarks, x: number, y: number, h: number): number {
  const { cells, goalX, goalY } = search;
  const { tables } = landmarks;
  let raised = landmarks.quantum * (gapBetween(tables, rowAt(tables, x, y), rowAt(tables, goalX, goalY)) - 1);
  if (landmarks.half !== 0)
    raised += landmarks.half * (cells.terrainCost(goalX, goalY) - cells.terrainCost(x, y)) - landmarks.saved;
  else raised *= search.plan.hFactor;
  if (raised <= h) return h;
  return landmarks.boxes.length > 0 ? Math.max(h, Math.min(raised, detour(search, landmarks, x, y))) : raised;
}

/** Returns the index of the first distance of a cell's block. */
function rowAt({ blockBits, columns, upper }: Tables, x: number, y: number): number {
  return ((y >> blockBits) * columns + (x >> blockBits)) * (LANES + upper);
}

function gapBetween({ lanes, upper }: Tables, a: number, b: number): number {
  let most = 0;
  for (let lane = 0; lane < LANES; lane++) {
    const gap = Math.max(lanes[a + lane] - lanes[b + lane + upper], lanes[b + lane] - lanes[a + lane + upper]);
    if (gap > most) most = gap;
  }
  return most;
}

function detour(
  { plan, goalX, goalY }: Search,
  { boxes, diagonal, straight }: Landmarks,
  x: number,
  y: number,
): number {
  let least = Infinity;
  for (let at = 0; at < boxes.length; at += 4)
    least = Math.min(least, toBox(plan, boxes, at, x, y) + toBox(plan, boxes, at, goalX, goalY));
  return plan.hFactor * (least + (diagonal - 2 * straight));
}

function toBox(plan: HeuristicFactors, boxes: readonly number[], at: number, x: number, y: number): number {
  return namedEstimate(plan, cellsOutside(boxes[at], boxes[at + 2], x), cellsOutside(boxes[at + 1], boxes[at + 3], y));
}
