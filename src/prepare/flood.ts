/**
 * Distances from a cell to all cells of its component, on uniform terrain. As in fields (assembly/field/field-queues.ts) there are two
 * step costs, so costs come in order in two queues, and moves are pruned by the direction of arrival. Costs here are small whole numbers.
 */
import { allocate } from '../base/allocate.ts';
import { STEP_X, STEP_Y } from '../base/direction.ts';
import type { Farthest, Flood, Intervals } from '../engine/flood.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { blockedAround } from '../rules/cells.ts';
import { lowestBit, moveTable, NO_DIRECTION, ringOf } from '../rules/moves.ts';
import { BlockIntervals } from './block-intervals.ts';

/** Distance of a cell that has not been reached. */
const NOT_REACHED = 0x7fffffff;

/** An entry of a queue: a cell, above the direction in which it was reached. */
const DIRECTION_BITS = 4;
const DIRECTION = (1 << DIRECTION_BITS) - 1;

/** Grids of more cells have no landmarks: an entry would not fit 31 bits. */
export const MOST_CELLS: number = 2 ** (31 - DIRECTION_BITS);

export class UniformFlood implements Flood {
  private readonly distances: Int32Array;
  private readonly straight: number;
  private readonly diagonal: number;
  /** Bits of the blocked neighbours of each cell, by direction. */
  private readonly rings: Uint8Array;
  /** Worthwhile moves by direction of arrival and ring. */
  private readonly moves: Uint8Array;
  /** How far each direction leads, in cell indices. */
  private readonly offsets: Int32Array;
  /** The queues of cells reached by a straight and by a diagonal step: entries, and their costs. */
  private readonly straights: Int32Array;
  private readonly straightCosts: Int32Array;
  private readonly diagonals: Int32Array;
  private readonly diagonalCosts: Int32Array;
  private readonly intervals: BlockIntervals;

  /**
   * @param steps Corner rule and step costs, whole numbers with straight <= diagonal < 2 x straight.
   * @throws `RangeError` if memory cannot be allocated.
   */
  constructor(
    cells: CellStore,
    { rule, straight, diagonal }: { rule: number; straight: number; diagonal: number },
    blockBits: number,
  ) {
    const count = cells.width * cells.height;
    this.straight = straight;
    this.diagonal = diagonal;
    this.distances = allocate(Int32Array, count);
    this.rings = allocate(Uint8Array, count);
    this.straights = allocate(Int32Array, count);
    this.straightCosts = allocate(Int32Array, count);
    this.diagonals = allocate(Int32Array, count);
    this.diagonalCosts = allocate(Int32Array, count);
    this.moves = movesByRing(rule, true);
    this.offsets = STEP_X.map((column, direction) => column + STEP_Y[direction] * cells.width);
    this.intervals = new BlockIntervals(cells, blockBits);
    fillRings(cells, this.rings);
  }

  farthest(starts: readonly number[]): Farthest {
    this.distances.fill(NOT_REACHED);
    const cells = starts.map((start) => this.reach([start]));
    return { cells, most: cells.reduce((most, cell) => Math.max(most, this.distances[cell]), 0) };
  }

  run(starts: readonly number[], unit: number): Intervals {
    this.distances.fill(NOT_REACHED);
    this.reach(starts);
    return this.intervals.fill(this.distances, unit, NOT_REACHED);
  }

  /** Reaches all cells of the starts' components, and returns the farthest one, the first of several. */
  private reach(starts: readonly number[]): number {
    const { distances, rings, moves, offsets, straights, straightCosts, diagonals, diagonalCosts } = this;
    let greatest = -1;
    let farthest = 0;
    let straightHead = 0;
    let straightTail = 0;
    let diagonalHead = 0;
    let diagonalTail = 0;
    for (const start of starts) {
      distances[start] = 0;
      straightCosts[straightTail] = 0;
      straights[straightTail++] = (start << DIRECTION_BITS) | NO_DIRECTION;
    }
    while (straightHead < straightTail || diagonalHead < diagonalTail) {
      // Take the cheaper of the two first entries, unless its cell has been reached at a lower cost since.
      const straightCost = straightHead < straightTail ? straightCosts[straightHead] : NOT_REACHED;
      const diagonalCost = diagonalHead < diagonalTail ? diagonalCosts[diagonalHead] : NOT_REACHED;
      const isStraight = straightCost <= diagonalCost;
      const cost = isStraight ? straightCost : diagonalCost;
      const entry = isStraight ? straights[straightHead++] : diagonals[diagonalHead++];
      const cell = entry >> DIRECTION_BITS;
      if (distances[cell] !== cost) continue;
      if (cost > greatest || cell < farthest) {
        greatest = cost;
        farthest = cell;
      }

      // Queue the neighbours that are reached at a lower cost than before. Each queue gets a cell at most once.
      const nextStraight = cost + this.straight;
      const nextDiagonal = cost + this.diagonal;
      for (let rest = moves[((entry & DIRECTION) << 8) | rings[cell]]; rest !== 0; rest &= rest - 1) {
        const move = lowestBit(rest);
        const next = cell + offsets[move];
        if ((move & 1) === 0) {
          if (distances[next] <= nextStraight) continue;
          distances[next] = nextStraight;
          straightCosts[straightTail] = nextStraight;
          straights[straightTail++] = (next << DIRECTION_BITS) | move;
        } else {
          if (distances[next] <= nextDiagonal) continue;
          distances[next] = nextDiagonal;
          diagonalCosts[diagonalTail] = nextDiagonal;
          diagonals[diagonalTail++] = (next << DIRECTION_BITS) | move;
        }
      }
    }
    return farthest;
  }
}

/** Returns the moves of a corner rule, pruned or not, by `direction << 8 | ring`, where the ring has the bits of blocked neighbours. */
export function movesByRing(rule: number, pruned: boolean): Uint8Array {
  const table = moveTable(rule, pruned);
  const moves = new Uint8Array((NO_DIRECTION + 1) << 8);
  for (let direction = 0; direction <= NO_DIRECTION; direction++) {
    for (let around = 0; around < 512; around++) {
      // Bit 4 is the cell itself, which is passable.
      if ((around & 16) === 0) moves[(direction << 8) | ringOf(around)] = table[(direction << 9) + around];
    }
  }
  return moves;
}

export function fillRings({ width, height, rowBytes, blocked }: CellStore, rings: Uint8Array | Uint16Array): void {
  const byAround = Uint8Array.from({ length: 512 }, (_, around) => ringOf(around));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rings[y * width + x] = byAround[blockedAround(blocked, rowBytes, x, y)];
  }
}
