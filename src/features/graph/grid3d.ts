import { advise } from '../../core/base/advice/advice.ts';
import type { PointLike } from '../../core/base/cells/point.ts';
import {
  checkChoice,
  checkInteger,
  type Filled,
  isArray,
  isRevoked,
  type OptionTable,
  readOptions,
  show,
  wrongKind,
} from '../../core/base/check.ts';
import { ESTIMATES } from '../../core/rules/graph-estimate.ts';
import { buildLattice, checkSides, type Lattice, type Move, type Offset } from './lattice.ts';

/** A cell of a box: x is its column, y its row, z its layer. */
export interface Cell3d {
  x: number;
  y: number;
  z: number;
}

/** A cell or hexagon as {@link Graph.nodeAt} takes it: as an object or an array. Without z, it is in layer 0. */
export type Cell3dLike = PointLike | Cell3d | readonly [x: number, y: number, z: number];

/**
 * Returns the node of a cell that is one value, or comes with its row and layer.
 *
 * @throws `TypeError` or `RangeError` unless it is a cell of the box.
 */
export function nodeIn({ width, height, depth }: Lattice, cell: Cell3dLike | number, row?: number, layer = 0): number {
  const [x, y, z] = typeof cell === 'number' ? [cell, row, layer] : coordinatesIn(cell);
  const column = checkInteger('x', x, 0, width - 1);
  const inLayer = checkInteger('y', y, 0, height - 1) * width + column;
  // + 0 makes 0 of -0.
  return checkInteger('z', z, 0, depth - 1) * width * height + inLayer + 0;
}

function coordinatesIn(cell: Cell3dLike): unknown[] {
  if (isArray(cell) && (cell.length === 2 || cell.length === 3)) return [cell[0], cell[1], cell[2] ?? 0];
  if (typeof cell !== 'object' || cell === null || isRevoked(cell) || isArray(cell)) {
    throw wrongKind('cell', cell, 'a cell, such as { x, y, z } or [x, y]');
  }
  const { x, y, z = 0 } = cell as Cell3d;
  return [x, y, z];
}

/** Options of {@link Graph.grid3d}. */
export interface Grid3dOptions {
  /**
   * Number of neighbours of a cell. 6 (default): those that share a face with it; 18: a face or an edge; 26: a face, an edge or a corner.
   * A step costs 1, sqrt 2 or sqrt 3 (for one, two or three coordinates that change), times the cost of the cell entered.
   */
  neighbors?: 6 | 18 | 26 | undefined;
  /**
   * When a diagonal step is legal. It depends on the other cells of the smallest box around the step: two if two coordinates change, six if
   * three do. None of them may be blocked (default), or at most one, or any number.
   */
  diagonals?: 'onlyWhenNoObstacles' | 'ifAtMostOneObstacle' | 'always' | undefined;
}

const TOLERATED = { onlyWhenNoObstacles: 0, ifAtMostOneObstacle: 1, always: 6 };
/** Greatest number of coordinates that a step changes, by number of neighbours. */
const CHANGES = { 6: 1, 18: 2, 26: 3 };
const FACTORS = [0, 1, Math.SQRT2, /* @__PURE__ */ Math.sqrt(3)];

const OPTIONS: OptionTable<Filled<Grid3dOptions>> = {
  neighbors: [
    (name, value) => {
      if (value !== 6 && value !== 18 && value !== 26) {
        throw new RangeError(`${name} is ${show(value)}: it must be 6, 18 or 26`);
      }
      return value;
    },
    6,
  ],
  diagonals: [
    (name, value) => checkChoice(name, value, ['onlyWhenNoObstacles', 'ifAtMostOneObstacle', 'always']),
    'onlyWhenNoObstacles',
  ],
};

/** Builds a box of cells. @throws `TypeError` or `RangeError` for wrong sides, costs and options. */
export function buildGrid3d(
  width: number,
  height: number,
  depth: number,
  costs: ArrayLike<number> | null | undefined,
  options: Grid3dOptions | undefined,
): Lattice {
  checkSides({ width, height, depth });
  const { neighbors, diagonals } = readOptions(options, OPTIONS, advise);
  return buildLattice({
    isHex: false,
    width,
    height,
    depth,
    costs: costs ?? null,
    moves: [movesOf(CHANGES[neighbors])],
    parityOf: () => 0,
    tolerated: TOLERATED[diagonals],
    estimate: ESTIMATES[`box${neighbors}`],
  });
}

/** Returns the moves that change at most `most` coordinates, layer by layer, row by row. */
function movesOf(most: number): Move[] {
  const moves: Move[] = [];
  for (let z = -1; z <= 1; z++) {
    for (let y = -1; y <= 1; y++) {
      for (let x = -1; x <= 1; x++) {
        const changes = Math.abs(x) + Math.abs(y) + Math.abs(z);
        if (changes === 0 || changes > most) continue;
        moves.push({ to: [x, y, z], factor: FACTORS[changes], beside: cellsBeside([x, y, z]) });
      }
    }
  }
  return moves;
}

/** Returns the cells of the smallest box around a step, without its ends. */
function cellsBeside([toX, toY, toZ]: Offset): Offset[] {
  const beside: Offset[] = [];
  for (const z of new Set([0, toZ])) {
    for (const y of new Set([0, toY])) {
      for (const x of new Set([0, toX])) {
        const isStart = x === 0 && y === 0 && z === 0;
        const isEnd = x === toX && y === toY && z === toZ;
        if (!isStart && !isEnd) beside.push([x, y, z]);
      }
    }
  }
  return beside;
}
