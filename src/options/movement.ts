/** The corner rule, outside the engines. */
import type { CellStore } from '../grid/cell-store.ts';
import type { Diagonals } from './options.ts';

/** The numbers of the corner rules in the kernels. */
export const RULES: Readonly<Record<Diagonals, number>> = {
  never: 0,
  always: 1,
  ifAtMostOneObstacle: 2,
  onlyWhenNoObstacles: 3,
};

/** How many of the two cells beside a diagonal step must be passable. 'never' goes round by either of them, so both must be. */
const SIDES_NEEDED: Readonly<Record<Diagonals, number>> = {
  never: 2,
  always: 0,
  ifAtMostOneObstacle: 1,
  onlyWhenNoObstacles: 2,
};

/** Returns whether a walk may pass through a corner, from the cell (fromX, fromY) to the diagonal neighbour (toX, toY). */
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
