import { checkNames, checkTime, wrongKind } from '../base/check.ts';
import type { PointLike } from '../base/point.ts';
import { takeTurns } from '../base/turns.ts';
import type { Grid } from '../grid/grid.ts';
import { type FindPathOptions, OPTION_NAMES } from '../options/options.ts';
import { createSearch } from './create-search.ts';
import type { PathResult } from './find-path.ts';

/** What is asked of an `AbortSignal`; so described, it is known where the types of the platform are not. */
export interface AbortSignalLike {
  /** Throws the reason where the signal has been aborted. */
  throwIfAborted(): void;
}

/** Options of {@link findPathAsync}: those of {@link findPath}, and two more. */
export interface FindPathAsyncOptions extends FindPathOptions {
  /** Aborts the search: the promise is rejected with the signal's reason. */
  signal?: AbortSignalLike | undefined;
  /**
   * Milliseconds that the search goes on before it lets others have their turn, a number > 0. Default 4. Other searches of this kind have
   * their share in it: all of them together take so long in a turn of the event loop, but for first slices, which have a quarter of it
   * at least.
   */
  budgetPerSlice?: number | undefined;
}

/** A quarter of a frame. */
const DEFAULT_BUDGET = 4;

/**
 * As {@link findPath}, without ever keeping the thread for long: the search goes on in slices, the first of them at once, and between
 * two of them events are handled and frames drawn. As many may go on at once as memory has room for: they take turns. It goes over the
 * grid as it was when called.
 *
 * @param grid Never modified.
 * @param start A cell of the grid.
 * @param goal Another, or the same.
 * @param options As of {@link findPath}, and {@link FindPathAsyncOptions.signal} and {@link FindPathAsyncOptions.budgetPerSlice}.
 * @returns A promise of what {@link findPath} returns.
 * @throws Nothing at once: the promise is rejected with the `TypeError` or `RangeError` that findPath would throw, or with the reason for
 * which it was aborted.
 *
 * @example
 * const { status } = await findPathAsync(new Grid(50, 50), [0, 0], [49, 49], { budgetPerSlice: 2 });
 * status; // => 'found'
 */
export async function findPathAsync(
  grid: Grid,
  start: PointLike,
  goal: PointLike,
  options: FindPathAsyncOptions = {},
): Promise<PathResult> {
  checkNames('options', options, [...OPTION_NAMES, 'signal', 'budgetPerSlice']);
  const { signal, budgetPerSlice = DEFAULT_BUDGET } = options;
  const budget = checkTime('budgetPerSlice', budgetPerSlice);
  checkSignal(signal);
  signal?.throwIfAborted();
  const search = createSearch(grid, start, goal, othersOf(options));
  try {
    await takeTurns(budget, (milliseconds) => {
      signal?.throwIfAborted();
      search.run({ milliseconds });
      if (search.status === 'running') return false;
      // What is asked for in the same turn has the memory that this search had, and the grid's graph.
      search.dispose();
      return true;
    });
    // It may have been aborted amid the last slice, by a heuristic function.
    signal?.throwIfAborted();
    return search.result() as PathResult;
  } finally {
    search.dispose();
  }
}

/** The options of findPath among them, wherever an object has them from. */
function othersOf(options: FindPathAsyncOptions): FindPathOptions {
  return Object.fromEntries(OPTION_NAMES.map((name) => [name, options[name]]));
}

function checkSignal(signal: unknown): void {
  if (signal === undefined || typeof (signal as AbortSignalLike | null)?.throwIfAborted === 'function') return;
  throw wrongKind('signal', signal, 'an AbortSignal, as an AbortController has it in its signal');
}
