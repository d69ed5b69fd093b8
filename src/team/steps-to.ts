/** Numbers of steps to a goal, by breadth-first search. */
import { allocate } from '../base/allocate.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { STEP_X, STEP_Y } from '../js/core/moves.ts';
import { movesAt, tableOf } from './team-moves.ts';

/** A number of steps that no route has. */
const FAR = 1_073_741_824;

/**
 * Returns the number of steps from each cell to a goal, and more than 10^9 for cells without a route.
 *
 * @param rule The number of the corner rule.
 */
export function stepsTo(cells: CellStore, rule: number, goal: number): Int32Array {
  const { width, height } = cells;
  const table = tableOf(rule);
  const steps = allocate(Int32Array, width * height).fill(FAR);
  const queue = allocate(Int32Array, width * height);
  let count = 0;
  queue[count++] = goal;
  steps[goal] = 0;
  for (let i = 0; i < count; i++) {
    const cell = queue[i];
    const x = cell % width;
    const moves = movesAt(cells, rule, table, x, (cell - x) / width, true);
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
