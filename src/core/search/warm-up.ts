import { suggestOption } from '../base/advice/advice.ts';
import { checkInteger, checkNames, checkTime } from '../base/check.ts';
import { now } from '../base/clock.ts';
import { type AbortSignalLike, checkSignal } from '../base/signal.ts';
import { DEFAULT_BUDGET, takeTurns } from '../base/time-slices.ts';
import { chooseEngine } from '../choose/search.ts';
import type { EngineName } from '../engine/names.ts';
import { MAX_CELLS } from '../grid/grid-arguments.ts';
import { pageIn } from '../kernel/search/page-in.ts';
import { checkEngine, resolveOptions } from '../request/options.ts';
import { practise } from './practice.ts';

/** Options of {@link warmUp}. */
export interface WarmUpOptions {
  /**
   * Makes memory ready for a grid of this number of cells, 40 bytes each: a whole number from 0 to 2^31 - 1. Default 65536, a grid of
   * 256 x 256.
   */
  cells?: number | undefined;
  /** The engine to warm up. Default `'auto'`, the engine of searches that name none. */
  engine?: EngineName | 'auto' | undefined;
  /** Stops the work: the promise is rejected with the signal's reason. */
  signal?: AbortSignalLike | undefined;
  /**
   * Milliseconds of work in one turn of the event loop: a number > 0. Default 4. Searches of {@link findPathAsync} share the budget. The
   * start of an engine, a few milliseconds, is not divided.
   */
  sliceMilliseconds?: number | undefined;
}

const WARM_UP_NAMES: readonly (keyof WarmUpOptions)[] = ['cells', 'engine', 'signal', 'sliceMilliseconds'];
const DEFAULT_CELLS = 65536;

/**
 * Makes the first searches of a process fast. JavaScript engines optimise code only after it has run for a while, so the first hundred
 * searches of a process take several times as long as later ones. This runs some ten thousand searches on separate small grids, until the
 * code of `findPath` is optimised, and touches memory that searches will use. It takes a few tenths of a second (about a second on the js
 * engine), in slices. Call it while a program loads.
 *
 * It prepares code and memory, not your grids: the first search on each new grid still prepares that grid.
 *
 * @param options See {@link WarmUpOptions}; each has a default.
 * @returns A promise that resolves when the work is done. It is rejected with a `TypeError` or `RangeError` for wrong options, with a
 * `RangeError` if memory cannot be allocated, or with the reason of the signal. Searches work in any case.
 * @throws Nothing: errors reject the promise.
 *
 * @example
 * await warmUp({ cells: 100 * 100 });
 * findPath(new Grid(100, 100), [0, 0], [99, 50]).status; // => 'found'
 */
export async function warmUp(options: WarmUpOptions = {}): Promise<void> {
  checkNames('options', options, WARM_UP_NAMES, suggestOption);
  const { cells = DEFAULT_CELLS, engine = 'auto', signal, sliceMilliseconds = DEFAULT_BUDGET } = options;
  checkInteger('cells', cells, 0, MAX_CELLS);
  checkEngine('engine', engine);
  const budget = checkTime('sliceMilliseconds', sliceMilliseconds);
  checkSignal(signal);
  signal?.throwIfAborted();
  const work = practiceSteps(cells, engine);
  try {
    await takeTurns(budget, (milliseconds) => {
      signal?.throwIfAborted();
      const end = now() + milliseconds;
      do if (work.next().done) return true;
      while (now() < end);
      return false;
    });
  } finally {
    // Frees the grid of an unfinished step.
    work.return();
  }
}

function* practiceSteps(cells: number, engine: EngineName | 'auto'): Generator<void, void> {
  const chosen = chooseEngine(resolveOptions({ engine }));
  yield;
  yield* pageIn(chosen.host, cells);
  yield* practise(engine);
}
