/** Floods of grids with closed exits, where a way there may be none back: no components say what is within reach. */
import { allocate } from '../base/allocate.ts';
import { STEP_X, STEP_Y } from '../base/cells/direction.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { besidesOf } from '../rules/cells.ts';
import { openMoves, type PassedCells } from '../rules/exits.ts';
import { lowestBit, moveTable, NO_DIRECTION } from '../rules/moves.ts';
import type { Exits } from './over-links.ts';

/** Cells as a flood sees them. */
export interface FloodedCells extends PassedCells {
  readonly height: number;
}

/** Returns whether components do not say what is within reach, since a grid has closed exits. */
export function hasClosedExits(cells: CellStore): boolean {
  return cells.closedExits.used > 0;
}

/**
 * Marks what is within reach of cells; with `into`, the cells from which one of them is within reach.
 *
 * @param from Indices of passable cells.
 * @returns A 1 for each cell within reach.
 */
export function flood(
  cells: FloodedCells,
  rule: number,
  from: readonly number[],
  { into = false, links }: { into?: boolean; links: Exits },
): Uint8Array {
  const { width, height } = cells;
  const reached = allocate(Uint8Array, width * height);
  const legal = moveTable(rule, false);
  const queue = [...from];
  for (const cell of queue) reached[cell] = 1;
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    const y = Math.floor(cell / width);
    const x = cell - y * width;
    for (const next of links.get(cell) ?? []) {
      if (reached[next] === 1 || cells.isBlocked(next % width, Math.floor(next / width))) continue;
      reached[next] = 1;
      queue.push(next);
    }
    const moves = legal[(NO_DIRECTION << 9) + around(cells, x, y)];
    for (let rest = openMoves(cells, rule, x, y, moves, into); rest !== 0; rest &= rest - 1) {
      const move = lowestBit(rest);
      const next = cell + STEP_X[move] + STEP_Y[move] * width;
      if (reached[next] === 1) continue;
      reached[next] = 1;
      queue.push(next);
    }
  }
  return reached;
}

/** Returns which of the nine cells round a cell are blocked, row by row; those outside the grid are. */
function around(cells: FloodedCells, x: number, y: number): number {
  let bits = besidesOf(cells.shape, x, y);
  for (let i = 0; i < 9; i++) {
    const besideX = x + (i % 3) - 1;
    const besideY = y + Math.floor(i / 3) - 1;
    const isInside = besideX >= 0 && besideX < cells.width && besideY >= 0 && besideY < cells.height;
    if (!isInside || cells.isBlocked(besideX, besideY)) bits |= 1 << i;
  }
  return bits;
}
