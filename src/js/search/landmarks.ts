/** Twin of assembly/search/landmarks.ts, which explains landmarks. Here the tables are read where the grid keeps them. */
import { LANES, type Landmarks, UNKNOWN, usefulLandmarks } from '../../grid/landmarks.ts';
import { namedEstimate } from '../../rules/heuristic.ts';
import type { Search } from '../core/search-record.ts';

export function landmarksOf(search: Search): Landmarks | null {
  const { cells, plan } = search;
  const landmarks = usefulLandmarks(cells);
  if (landmarks === null || !plan.raising || search.backward) return null;
  if (plan.uniformCost !== 0 && landmarks.half !== 0) return null;
  if (landmarks.rule !== plan.rule) return null;
  if (landmarks.straight !== plan.straight || landmarks.diagonal !== plan.diagonal) return null;
  return isKnown(landmarks, rowAt(cells.width, search.goalX, search.goalY)) ? landmarks : null;
}

export function raisedH(search: Search, landmarks: Landmarks, x: number, y: number, h: number): number {
  const { cells, goalX, goalY } = search;
  const here = rowAt(cells.width, x, y);
  if (!isKnown(landmarks, here)) return h;
  const goal = rowAt(cells.width, goalX, goalY);
  let raised = landmarks.quantum * (mostDifferent(landmarks, here, goal) - 1);
  if (landmarks.half !== 0)
    raised += landmarks.half * (cells.terrainCost(goalX, goalY) - cells.terrainCost(x, y)) - landmarks.saved;
  else raised *= search.plan.hFactor;
  if (raised <= h) return h;
  return landmarks.opened.length > 0 ? Math.max(h, Math.min(raised, detour(search, landmarks, x, y))) : raised;
}

/** Returns the index of a cell's first lane. */
function rowAt(width: number, x: number, y: number): number {
  return (y * width + x) * LANES;
}

function isKnown({ tables }: Landmarks, row: number): boolean {
  return tables[row] < UNKNOWN;
}

function mostDifferent({ tables }: Landmarks, a: number, b: number): number {
  let most = 0;
  for (let lane = 0; lane < LANES; lane++) {
    const difference = Math.abs(tables[a + lane] - tables[b + lane]);
    if (difference > most) most = difference;
  }
  return most;
}

function detour({ cells, plan, goalX, goalY }: Search, landmarks: Landmarks, x: number, y: number): number {
  let least = Infinity;
  for (const opened of landmarks.opened) {
    const openedX = opened % cells.width;
    const openedY = Math.floor(opened / cells.width);
    const there = namedEstimate(plan, Math.abs(openedX - x), Math.abs(openedY - y));
    least = Math.min(least, there + namedEstimate(plan, Math.abs(openedX - goalX), Math.abs(openedY - goalY)));
  }
  return plan.hFactor * (least + (landmarks.diagonal - 2 * landmarks.straight));
}
