/** The corner rule, on this side of the engines. */
import type { CellStore } from '../grid/cell-store.ts';
import type { Diagonals } from './options.ts';

/** Corner rules by the numbers that kernels know. */
export const RULES: Readonly<Record<Diagonals, number>> = {
  never: 0,
  always: 1,
  ifAtMostOneObstacle: 2,
  onlyWhenNoObstacles: 3,
};

/** How many of the two cells beside a diagonal step must be passable. 'never' has no such step: it walks around on either side. */
const SIDES_NEEDED: Readonly<Record<Diagonals, number>> = {
  never: 2,
  always: 0,
  ifAtMostOneObstacle: 1,
  onlyWhenNoObstacles: 2,
};

/** Whether a walk may cross the point where four cells meet, from the cell (fromX, fromY) into the one across. */
export function opensCorner(
  cells: CellStore,
  diagonals: Diagonals,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): boolean {
  const needed = SIDES_NEEDED[diagonals];
  if (needed === 0) return true;
  return Number(!cells.isBlocked(toX, fromY)) + Number(!cells.isBlocked(fromX, toY)) >= needed;
}
