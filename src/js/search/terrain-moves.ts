/** Twin of assembly/search/terrain-moves.ts: pruning by terrain costs. */
import { BEYOND_NOISE, NOISE } from '../../base/rounding.ts';
import { costAt, type Terrain } from '../../grid/terrain.ts';
import { dx, dy } from '../../rules/moves.ts';

/** How far in the cell index each neighbour is: by direction, twice round. */
const OFFSETS = new Int32Array(16);

export function prepareOffsets(width: number): void {
  for (let direction = 0; direction < 16; direction++) {
    OFFSETS[direction] = dy(direction & 7) * width + dx(direction & 7);
  }
}

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
  // Like `seenAlong`, except for bits that nobody reads: a call of it takes 5 % of a search.
  return (moves << direction) | (moves >> (8 - direction));
}

/** Returns the terrain cost of the neighbour in a direction, which may be up to 15 (twice round). */
function costBeside(terrain: Terrain, cell: number, direction: number): number {
  return costAt(terrain, cell + OFFSETS[direction]);
}
