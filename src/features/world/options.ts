import {
  checkCost,
  checkInteger,
  checkObject,
  type Filled,
  MAX_SIDE,
  readOptions,
  wrongKind,
} from '../../core/base/check.ts';
import { MAX_CELLS } from '../../core/grid/grid-arguments.ts';
import { RING } from './window/slots.ts';

/** Options of {@link World}. */
export interface WorldOptions {
  /** Columns of the window: all loaded chunks must fit into it together. It is rounded up to whole chunks. */
  width: number;
  /** Rows of the window. */
  height: number;
  /**
   * What searches and fields take unloaded ground for: `'blocked'` (default), or the terrain cost of its cells. Routes across unloaded ground are
   * guesses, and never proven. Such ground reaches 66 cells beyond each side of the window; what lies farther off is blocked.
   */
  unknown?: 'blocked' | number | undefined;
  /** Columns and rows of a chunk, from 1 to 4096. Default 64. */
  chunkSize?: number | undefined;
  /**
   * No terrain of the world costs less: > 0, default 1. A higher one proves more routes, a lower one allows roads that cost less than 1. Chunks with
   * cheaper terrain are refused. Cells of chunks without costs, such as a Grid whose cells all cost 1, cost this, or 1 if that is more.
   */
  leastCost?: number | undefined;
}

export type ResolvedWorldOptions = Filled<WorldOptions>;

/** Longest side of a window, whose grids have a ring around it. */
const MOST_SIDE = MAX_SIDE - 2 * RING;

const LARGEST_CHUNK = 4096;

const checkSide = (name: string, value: unknown): number => checkInteger(name, value, 1, MOST_SIDE);

/** Checks the options of a world. @throws `TypeError` or `RangeError` for wrong ones. */
export function readWorldOptions(options: WorldOptions): ResolvedWorldOptions {
  checkObject('options', options, 'an object with width and height: new World({ width: 1024, height: 1024 })');
  const read = readOptions<ResolvedWorldOptions>(options, {
    width: [checkSide, 0],
    height: [checkSide, 0],
    unknown: [checkUnknown, 'blocked'],
    chunkSize: [(name, value) => checkInteger(name, value, 1, LARGEST_CHUNK), 64],
    leastCost: [checkCost, 1],
  });
  checkSide('width', options.width);
  checkSide('height', options.height);
  const { width, height, unknown, chunkSize, leastCost } = read;
  const wide = Math.ceil(width / chunkSize) * chunkSize + 2 * RING;
  const high = Math.ceil(height / chunkSize) * chunkSize + 2 * RING;
  if (wide > MAX_SIDE || high > MAX_SIDE || wide * high > MAX_CELLS) {
    throw new RangeError(
      `a window of ${width} x ${height} cells is too large: its grid may have at most ${MAX_CELLS} cells`,
    );
  }
  if (unknown !== 'blocked' && unknown < leastCost) {
    throw new RangeError(
      `unknown is ${unknown}, below leastCost, which is ${leastCost}: give new World a lower leastCost`,
    );
  }
  return read;
}

function checkUnknown(name: string, value: unknown): 'blocked' | number {
  if (value === 'blocked') return value;
  if (typeof value === 'number') return checkCost(name, value);
  throw wrongKind(name, value, "'blocked' or a terrain cost > 0");
}
