/** The corner rule, outside the engines. */
import { directionOf } from '../base/direction.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { openMoves } from '../rules/exits.ts';
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

/** Returns whether a walk may go from a cell straight into a neighbour in a row or column, or through a corner into a diagonal one. */
export function opensStep(
  cells: CellStore,
  diagonals: Diagonals,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): boolean {
  const isDiagonal = fromX !== toX && fromY !== toY;
  if (isDiagonal && !opensCorner(cells, diagonals, fromX, fromY, toX, toY)) return false;
  if (cells.closedExits.used === 0) return true;
  const rule = diagonals === 'never' ? RULES.onlyWhenNoObstacles : RULES[diagonals];
  const move = 1 << directionOf(toX - fromX, toY - fromY);
  return openMoves(cells, rule, fromX, fromY, move, false) !== 0;
}

/** Returns whether blocked cells let a walk pass through a corner, from (fromX, fromY) to the diagonal neighbour (toX, toY). */
function opensCorner(
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
