import { suggestOption } from '../base/advice/advice.ts';
import type { PointLike } from '../base/cells/point.ts';
import { checkNames, checkTime } from '../base/check.ts';
import { type AbortSignalLike, checkSignal } from '../base/signal.ts';
import { DEFAULT_BUDGET, takeTurns } from '../base/time-slices.ts';
import type { Grid } from '../grid/grid.ts';
import type { OptionsOn } from '../grid/map-types.ts';
import { type FindPathOptions, OPTION_NAMES } from '../request/options.ts';
import { createSearch } from './create-search.ts';
import type { PathResult } from './find-path.ts';

/** Options of {@link findPathAsync}: those of {@link findPath}, and two more. */
export interface FindPathAsyncOptions extends FindPathOptions {
  /** Aborts the search: the promise is rejected with the signal's reason. */
  signal?: AbortSignalLike | undefined;
  /**
   * Milliseconds that the search may use before it yields to the event loop: a number > 0. Default 4. All searches of this kind share
   * the budget: together they take this long in one turn of the event loop. The first slice of each gets a quarter of it at least.
   */
  sliceMilliseconds?: number | undefined;
}

/**
 * Finds a route as {@link findPath} does, without blocking the thread for long. The search runs in slices; between two slices, events are
 * handled and frames drawn. The first slice runs at once. Any number of searches may run at the same time, as memory allows: they take
 * turns. Each searches the grid as it was at the call.
 *
 * @param grid Never modified.
 * @param start A cell of the grid.
 * @param goal Another cell, or the same.
 * @param options As for {@link findPath}, with {@link FindPathAsyncOptions.signal} and {@link FindPathAsyncOptions.sliceMilliseconds}.
 * @returns A promise of the result of {@link findPath}. It is rejected with the `TypeError` or `RangeError` that findPath would throw, or
 * with the reason of the signal.
 * @throws Nothing: errors reject the promise.
 *
 * @example
 * const { status } = await findPathAsync(new Grid(50, 50), [0, 0], [49, 49], { sliceMilliseconds: 2 });
 * status; // => 'found'
 */
export function findPathAsync<Map extends Grid>(
  grid: Map,
  start: PointLike,
  goal: PointLike,
  options?: OptionsOn<Map, FindPathAsyncOptions>,
): Promise<PathResult>;
export async function findPathAsync(
  grid: Grid,
  start: PointLike,
  goal: PointLike,
  options: FindPathAsyncOptions = {},
): Promise<PathResult> {
  checkNames('options', options, [...OPTION_NAMES, 'signal', 'sliceMilliseconds'], suggestOption);
  const { signal, sliceMilliseconds = DEFAULT_BUDGET } = options;
  const budget = checkTime('sliceMilliseconds', sliceMilliseconds);
  checkSignal(signal);
  signal?.throwIfAborted();
  const search = createSearch(grid, start, goal, findPathOptionsOf(options));
  try {
    await takeTurns(budget, (milliseconds) => {
      signal?.throwIfAborted();
      search.run({ maxMilliseconds: milliseconds });
      if (search.status === 'running') return false;
      // Searches of the same turn can then use this one's memory, and the grid's jump point graph.
      search.dispose();
      return true;
    });
    // A heuristic function may have aborted it during the last slice.
    signal?.throwIfAborted();
    return search.result() as PathResult;
  } finally {
    search.dispose();
  }
}

/** Returns the options of findPath among them. Reads each by name, because they may be inherited or getters. */
function findPathOptionsOf(options: FindPathAsyncOptions): FindPathOptions {
  return Object.fromEntries(OPTION_NAMES.map((name) => [name, options[name]]));
}
