/** Twin of assembly/search/terrain-moves.ts, where pruning by terrain is explained. */
import { costAt, type Terrain } from '../../grid/terrain.ts';
import { dx, dy } from '../core/moves.ts';

/** What rounding can add up to in a few sums, by far: 2^-46 of them. */
const NOISE = 1 / 70368744177664;
const BEYOND_NOISE = 1 - NOISE;

/** Cells from a cell to its neighbour: by direction, counted on to twice round. */
const OFFSETS = new Int32Array(16);

/** Makes ready for a grid of that width. */
export function prepareOffsets(width: number): void {
  for (let direction = 0; direction < 16; direction++) {
    OFFSETS[direction] = dy(direction & 7) * width + dx(direction & 7);
  }
}

/**
 * Moves that terrain is no reason to leave out, a bit each by direction; some that are not legal among them.
 *
 * @param cell x, which lies in neither the first nor the last row of the grid.
 * @param direction By which x was come to.
 * @param g Path cost of x.
 */
export function movesByTerrain(
  terrain: Terrain,
  cell: number,
  direction: number,
  g: number,
  straight: number,
  diagonal: number,
): number {
  const turn = diagonal - straight;
  const turnBound = turn * BEYOND_NOISE;
  const x = costAt(terrain, cell);
  let moves = 0;
  if ((direction & 1) !== 0) {
    const bound = diagonal * x * BEYOND_NOISE - g * NOISE;
    const right =
      straight * costBeside(terrain, cell, direction + 3) >=
      bound + turnBound * costBeside(terrain, cell, direction + 2);
    const left =
      straight * costBeside(terrain, cell, direction + 5) >=
      bound + turnBound * costBeside(terrain, cell, direction + 6);
    moves = (right ? 4 : 0) | (left ? 64 : 0);
  } else {
    const bound = straight * x * BEYOND_NOISE - g * NOISE;
    const mRight = costBeside(terrain, cell, direction + 2);
    const nRight = costBeside(terrain, cell, direction + 1);
    const mLeft = costBeside(terrain, cell, direction + 6);
    const nLeft = costBeside(terrain, cell, direction + 7);
    const tieRight = mRight === x && nRight === x && x > 0;
    const tieLeft = mLeft === x && nLeft === x && x > 0;
    moves =
      (turn * mRight >= bound ? 4 : 0) |
      (turn * mLeft >= bound ? 64 : 0) |
      (diagonal * mRight >= bound + turnBound * nRight && !tieRight ? 2 : 0) |
      (diagonal * mLeft >= bound + turnBound * nLeft && !tieLeft ? 128 : 0);
  }
  // As `seenAlong` does, but for bits that nobody reads: a call of it takes 5 % of a search.
  return (moves << direction) | (moves >> (8 - direction));
}

/** Terrain cost of the neighbour in a direction, counted on to twice round. */
function costBeside(terrain: Terrain, cell: number, direction: number): number {
  return costAt(terrain, cell + OFFSETS[direction]);
}
