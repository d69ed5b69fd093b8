/** Twin of assembly/core/exits.ts: closed exits. */

import { STEP_X, STEP_Y } from '../base/direction.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { ALWAYS, lowestBit, ONLY_WHEN_NO_OBSTACLES } from './moves.ts';

export function openMoves(cells: CellStore, rule: number, x: number, y: number, moves: number, into: boolean): number {
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

function isMoveOpen(cells: CellStore, rule: number, x: number, y: number, move: number): boolean {
  if (!isExitOpen(cells, x, y, move)) return false;
  if ((move & 1) === 0 || rule === ALWAYS) return true;
  const left = isWayOpen(cells, x, y, (move + 7) & 7, (move + 1) & 7);
  const right = isWayOpen(cells, x, y, (move + 1) & 7, (move + 7) & 7);
  return rule === ONLY_WHEN_NO_OBSTACLES ? left && right : left || right;
}

export function isWayOpen(cells: CellStore, x: number, y: number, first: number, second: number): boolean {
  const besideX = x + STEP_X[first];
  const besideY = y + STEP_Y[first];
  if (!isExitOpen(cells, x, y, first) || cells.isBlocked(besideX, besideY)) return false;
  return isExitOpen(cells, besideX, besideY, second);
}

function isExitOpen({ closedExits, width }: CellStore, x: number, y: number, move: number): boolean {
  return ((closedExits.at(y * width + x) >> move) & 1) === 0;
}
