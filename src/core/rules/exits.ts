/** Closed exits and the corner rule, as in assembly/moves/exits.ts; here over edges that go on too. */

import { STEP_X, STEP_Y } from '../base/cells/direction.ts';
import { neighbourAt, type WrappedCells } from '../grid/links/links.ts';
import { ALWAYS, lowestBit, ONLY_WHEN_NO_OBSTACLES } from './moves.ts';

/** Cells, as far as the way of a move depends on them. */
export type PassedCells = Omit<WrappedCells, 'terrainCost'>;

export function openMoves(
  cells: PassedCells,
  rule: number,
  x: number,
  y: number,
  moves: number,
  into: boolean,
): number {
  let open = 0;
  for (let left = moves; left !== 0; left &= left - 1) {
    const move = lowestBit(left);
    const isOpen = into
      ? isMoveOpen(cells, rule, x + STEP_X[move], y + STEP_Y[move], move ^ 4)
      : isMoveOpen(cells, rule, x, y, move);
    if (isOpen) open |= 1 << move;
  }
  return open;
}

/**
 * Returns whether exits leave a move open and, if it is diagonal, whether the corner rule allows it. The cell that it leads to, in the grid or over edges
 * that go on, is not looked at. Under NEVER no diagonal move should be asked for.
 */
export function isMoveOpen(cells: PassedCells, rule: number, x: number, y: number, move: number): boolean {
  if (!isExitOpen(cells, x, y, move)) return false;
  if (cells.shape !== null) return cells.shape.isMove(x, y, move);
  if ((move & 1) === 0 || rule === ALWAYS) return true;
  const left = isWayOpen(cells, x, y, (move + 7) & 7, (move + 1) & 7);
  const right = isWayOpen(cells, x, y, (move + 1) & 7, (move + 7) & 7);
  return rule === ONLY_WHEN_NO_OBSTACLES ? left && right : left || right;
}

export function isWayOpen(cells: PassedCells, x: number, y: number, first: number, second: number): boolean {
  if (!isExitOpen(cells, x, y, first)) return false;
  const beside = neighbourAt(cells, x, y, first);
  if (beside < 0) return false;
  const besideX = beside % cells.width;
  const besideY = Math.floor(beside / cells.width);
  return !cells.isBlocked(besideX, besideY) && isExitOpen(cells, besideX, besideY, second);
}

function isExitOpen({ closedExits, width }: PassedCells, x: number, y: number, move: number): boolean {
  return ((closedExits.at(y * width + x) >> move) & 1) === 0;
}
