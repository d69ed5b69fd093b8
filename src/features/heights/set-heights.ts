import { suggestOption } from '../../core/base/advice/advice.ts';
import { allocate } from '../../core/base/allocate.ts';
import {
  checkNonNegative,
  checkPenalty,
  GREATEST_COST,
  type OptionTable,
  readOptions,
  wrongKind,
} from '../../core/base/check.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { cellsOf, type Grid } from '../../core/grid/grid.ts';
import { checkLength } from '../../core/grid/grid-bulk.ts';
import { Links } from '../../core/grid/links/links.ts';
import { costAt, type Terrain } from '../../core/grid/terrain.ts';
import { countOnes } from '../../core/rules/moves.ts';
import { Slopes } from './slopes.ts';
import { closedSteps, type Limits, stepsUp } from './steep-steps.ts';

/** Options of {@link setHeights}, in units of the heights. */
export interface HeightOptions {
  /** The highest step up. Default Infinity: any. */
  climb?: number | undefined;
  /** The deepest step down. Default: `climb`. */
  drop?: number | undefined;
  /**
   * What a unit of height adds to the cost of a step up, from 0 to 1e100. A step over a border then costs the terrain cost of the cell entered, as it is now, and
   * `uphill` times what it gains, as {@link Grid.setEdgeCost} would have it; diagonal steps that gain height are closed. Default 0.
   */
  uphill?: number | undefined;
}

/** Of `drop`: as `climb`. */
const AS_CLIMB = -1;

const OPTIONS: OptionTable<Limits> = {
  climb: [checkNonNegative, Infinity],
  drop: [checkNonNegative, AS_CLIMB],
  uphill: [checkPenalty, 0],
};

/**
 * Writes what heights mean for steps: closes each exit that climbs or drops too far, and lets steps up cost more. It writes all exits and borders of the grid, so
 * set walls and rivers after it; cells, terrain and links stay. Flat ground is searched as fast as before. Call it again when heights change: O(cells), about 10 ns
 * a cell.
 *
 * A diagonal step needs its own rise, and follows the corner rule as at any closed exit. Over edges that go on, heights are compared too, but not between floors.
 *
 * @param grid A grid of squares, hexagons or floors; only its exits and borders change.
 * @param heights A finite number for each cell, by {@link Grid.indexOf}: row by row. Those of rows between floors make no difference.
 * @param options See {@link HeightOptions}; each has a default.
 * @throws `TypeError` for arguments of the wrong kind. @throws `RangeError` for another number of heights, for NaN and Infinity, for wrong options, and if memory
 * cannot be allocated. The grid then stays as it was.
 *
 * @example
 * const grid = new Grid(4, 1);
 * setHeights(grid, [0, 1, 2, 0], { climb: 1, drop: 2, uphill: 5 });
 * findPath(grid, [0, 0], [3, 0]).cost; // => 13
 * findPath(grid, [3, 0], [0, 0]).status; // => 'unreachable'
 */
export function setHeights(grid: Grid, heights: ArrayLike<number>, options?: HeightOptions): void {
  const cells = cellsOf(grid);
  const read = readOptions(options, OPTIONS, suggestOption);
  const limits = { ...read, drop: read.drop === AS_CLIMB ? read.climb : read.drop };
  const { width, height } = cells;
  const known = readHeights(heights, width * height);
  const closed = closedSteps(cells, known, limits);
  const slopes = limits.uphill > 0 ? slopesOf(cells, known, limits) : null;
  cells.closedExits.setIn({ x: 0, y: 0, width, height }, closed);
  if (slopes !== null) cells.links ??= new Links();
  const { links } = cells;
  if (links === null || (slopes === null && links.borders.size === 0)) return;
  links.borders = slopes ?? new Map();
  links.edits++;
}

/** Returns a copy of heights. @throws `TypeError` or `RangeError` unless there are as many finite numbers. */
function readHeights(heights: ArrayLike<number>, count: number): Float64Array {
  checkLength('heights', heights, count, 'row by row');
  const copy = allocate(Float64Array, count);
  for (let cell = 0; cell < count; cell++) {
    const one = heights[cell];
    if (typeof one !== 'number') throw wrongKind(`heights[${cell}]`, one, 'a number');
    if (one - one !== 0) throw new RangeError(`heights[${cell}] is ${one}: it must be a finite number`);
    copy[cell] = one;
  }
  return copy;
}

/** Returns the borders over which steps go up; null if there are none. @throws `RangeError` if they cost too much, or memory cannot be allocated. */
function slopesOf(cells: CellStore, heights: Float64Array, limits: Limits): Slopes | null {
  const { width, height, wrap } = cells;
  const { uphill } = limits;
  const up = stepsUp(cells, heights, limits);
  const steps = bitsIn(up);
  if (steps === 0) return null;
  const terrain = cells.terrain && costsOf(cells.terrain, up.length);
  const range = highest(heights) - lowest(heights);
  if (!((terrain === null ? 1 : highest(terrain)) + uphill * range <= GREATEST_COST)) {
    throw new RangeError(
      `uphill is ${uphill}, and heights differ by ${range}: a step may cost at most ${GREATEST_COST}`,
    );
  }
  return new Slopes({ width, height, wrap, heights, uphill, terrain }, up, steps);
}

// Short loops by themselves: V8 compiles them once.

function bitsIn(bytes: Uint8Array): number {
  const bits = Uint8Array.from({ length: 256 }, (_, byte) => countOnes(byte));
  let sum = 0;
  for (let i = 0; i < bytes.length; i++) sum += bits[bytes[i]];
  return sum;
}

function lowest(numbers: Float64Array): number {
  let least = Infinity;
  for (let i = 0; i < numbers.length; i++) if (numbers[i] < least) least = numbers[i];
  return least;
}

function highest(numbers: Float64Array): number {
  let most = -Infinity;
  for (let i = 0; i < numbers.length; i++) if (numbers[i] > most) most = numbers[i];
  return most;
}

function costsOf(terrain: Terrain, cells: number): Float64Array {
  const costs = allocate(Float64Array, cells);
  for (let cell = 0; cell < cells; cell++) costs[cell] = costAt(terrain, cell);
  return costs;
}
