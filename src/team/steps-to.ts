/** Numbers of steps to a goal, by breadth-first search. */
import { allocate } from '../base/allocate.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { blockedAround } from '../js/core/cells.ts';
import { STEP_X, STEP_Y } from '../js/core/moves.ts';

/** A number of steps that no route has. */
const FAR = 2 ** 30;

/**
 * Returns the number of steps from each cell to a goal, and 2^30 for cells without a route.
 *
 * @param table The legal moves by the 3 x 3 bits around a cell.
 */
export function stepsTo(cells: CellStore, table: Uint8Array, goal: number): Int32Array {
  const { width, height, blocked, rowBytes } = cells;
  const steps = allocate(Int32Array, width * height).fill(FAR);
  const queue = allocate(Int32Array, width * height);
  let count = 0;
  queue[count++] = goal;
  steps[goal] = 0;
  for (let i = 0; i < count; i++) {
    const cell = queue[i];
    const x = cell % width;
    const moves = table[blockedAround(blocked, rowBytes, x, (cell - x) / width)];
    for (let direction = 0; direction < 8; direction++) {
      if (((moves >> direction) & 1) === 0) continue;
      const to = cell + STEP_Y[direction] * width + STEP_X[direction];
      if (steps[to] !== FAR) continue;
      steps[to] = steps[cell] + 1;
      queue[count++] = to;
    }
  }
  return steps;
}
