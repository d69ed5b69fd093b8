/**
 * Pruning if terrain costs differ. After a move from p to x, a neighbour n is left out if p reaches n without x at less cost. M. Carlson,
 * S. Moghadam, D. Harabor, P. Stuckey and M. Ebrahimi do this between jump points ("Optimal Pathfinding on Weighted Grid Maps", AAAI
 * 2023). Move tables (moves.ts) ask whether another way exists; here its cost is compared. After a straight move, and after a diagonal
 * one, with one of two sides drawn:
 *
 *     p x .      to m: p m against p x m           . x .      to n: p m n against p x n
 *     . m n      to n: p m n against p x n         p m n
 *
 * Of ways that cost the same, only one is left out: to n after a straight move, if x, m and n cost the same, and more than 0. That loses
 * nothing: the last step of p m n is straight, and such a step is left out for cheaper ways only, so two ways are never left out for each
 * other. For the same reason, cheaper means by more than rounding can change path costs.
 */
import { BEYOND_NOISE, NOISE } from '../core/rounding';
import { costPlace } from '../moves/cells';
import { fillSteps } from '../nodes/node-pages';

/** How far in the cell index each neighbour is: i32 by direction, twice round. */
export const OFFSETS: usize = memory.data(64);

/** Fills the offsets for a grid of that width. */
export function prepareOffsets(width: i32): void {
  fillSteps(OFFSETS, width);
}

/**
 * Returns the moves that terrain gives no reason to leave out, a bit each by direction. Some of them may not be legal.
 *
 * @param terrain Address of terrain costs.
 * @param classes Address of the classes of cells, 0 if there are none.
 * @param cell x, which must not lie in the first or last row of the grid.
 * @param direction The direction of the move to x.
 * @param g Path cost of x.
 */
export function movesByTerrain(
  terrain: usize,
  classes: usize,
  cell: u32,
  direction: u32,
  g: f64,
  straight: f64,
  diagonal: f64,
): u32 {
  const offsets = OFFSETS + (direction << 2);
  const turn = diagonal - straight;
  const turnBound = turn * BEYOND_NOISE;
  const x = load<f64>(terrain + (costPlace(classes, cell) << 3));
  let moves: u32;
  if (direction & 1) {
    const bound = diagonal * x * BEYOND_NOISE - g * NOISE;
    const right =
      straight * costBeside(terrain, classes, cell, offsets, 3) >=
      bound + turnBound * costBeside(terrain, classes, cell, offsets, 2);
    const left =
      straight * costBeside(terrain, classes, cell, offsets, 5) >=
      bound + turnBound * costBeside(terrain, classes, cell, offsets, 6);
    moves = (u32(right) << 2) | (u32(left) << 6);
  } else {
    const bound = straight * x * BEYOND_NOISE - g * NOISE;
    const mRight = costBeside(terrain, classes, cell, offsets, 2);
    const nRight = costBeside(terrain, classes, cell, offsets, 1);
    const mLeft = costBeside(terrain, classes, cell, offsets, 6);
    const nLeft = costBeside(terrain, classes, cell, offsets, 7);
    const positive = u32(x > 0);
    const tieRight = u32(mRight == x) & u32(nRight == x) & positive;
    const tieLeft = u32(mLeft == x) & u32(nLeft == x) & positive;
    moves =
      (u32(turn * mRight >= bound) << 2) |
      (u32(turn * mLeft >= bound) << 6) |
      ((u32(diagonal * mRight >= bound + turnBound * nRight) & (tieRight ^ 1)) << 1) |
      ((u32(diagonal * mLeft >= bound + turnBound * nLeft) & (tieLeft ^ 1)) << 7);
  }
  // Like `seenAlong`, except for bits that nobody reads, and without a call.
  return (moves << direction) | (moves >> (8 - direction));
}

/** Returns the terrain cost of the neighbour that many eighths of a turn to the right. */
function costBeside(terrain: usize, classes: usize, cell: u32, offsets: usize, eighths: u32): f64 {
  return load<f64>(terrain + (costPlace(classes, cell + load<i32>(offsets + (eighths << 2))) << 3));
}
