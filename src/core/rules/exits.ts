/** Closed exits and the corner rule, as in assembly/moves/exits.ts. */

import { STEP_X, STEP_Y } from '../base/cells/direction.ts';
import type { Shape } from '../grid/shape.ts';
import { ALWAYS, lowestBit, ONLY_WHEN_NO_OBSTACLES } from './moves.ts';

/** Cells, as far as the way of a move depends on them. */
export interface PassedCells {
  readonly width: number;
  readonly closedExits: { at(cell: number): number };
  /** Null for squares. */
  readonly shape: Shape | null;
  isBlocked(x: number, y: number): boolean;
}

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
 * Returns whether exits leave a move open and, if it is diagonal, whether the corner rule allows it. The cell that it leads to, in the grid,
 * is not looked at. Under NEVER no diagonal move should be asked for.
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
  const besideX = x + STEP_X[first];
  const besideY = y + STEP_Y[first];
  if (!isExitOpen(cells, x, y, first) || cells.isBlocked(besideX, besideY)) return false;
  return isExitOpen(cells, besideX, besideY, second);
}

function isExitOpen({ closedExits, width }: PassedCells, x: number, y: number, move: number): boolean {
  return ((closedExits.at(y * width + x) >> move) & 1) === 0;
}
