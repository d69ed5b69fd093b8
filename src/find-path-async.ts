import { checkNames, checkTime, wrongKind } from './check.ts';
import type { PathResult } from './find-path.ts';
import type { Grid } from './grid.ts';
import { type FindPathOptions, optionNames } from './options.ts';
import type { PointLike } from './point.ts';
import { createSearch } from './search.ts';

/** What is asked of an `AbortSignal`; so described, it is known where the types of the platform are not. */
export interface AbortSignalLike {
  /** Throws the reason where the signal has been aborted. */
  throwIfAborted(): void;
}

/** Options of {@link findPathAsync}: those of {@link findPath}, and two more. */
export interface FindPathAsyncOptions extends FindPathOptions {
  /** Aborts the search: the promise is rejected with the signal's reason. */
  signal?: AbortSignalLike;
  /** Milliseconds that the search goes on before it lets others have their turn, a number > 0. Default 4. */
  budgetPerSlice?: number;
}

/** A quarter of a frame. */
const DEFAULT_BUDGET = 4;

/**
 * As {@link findPath}, without ever keeping the thread for long: the search goes on in slices, the first of them at once, and between
 * two of them events are handled and frames drawn. It goes over the grid as it was when called.
 *
 * @returns A promise, rejected with the errors that findPath throws, or the reason for which it was aborted.
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
  checkNames('options', options, [...optionNames(), 'signal', 'budgetPerSlice']);
  const { signal, budgetPerSlice = DEFAULT_BUDGET } = options;
  const milliseconds = checkTime('budgetPerSlice', budgetPerSlice);
  checkSignal(signal);
  signal?.throwIfAborted();
  const search = createSearch(grid, start, goal, othersOf(options));
  try {
    for (;;) {
      search.run({ milliseconds });
      const result = search.result();
      if (result !== null) return result;
      await nextTask();
      signal?.throwIfAborted();
    }
  } finally {
    search.dispose();
  }
}

/** The options of findPath among them; inherited ones count there, too. */
function othersOf(options: FindPathAsyncOptions): FindPathOptions {
  const others: Record<string, unknown> = {};
  for (const name in options) {
    if (name !== 'signal' && name !== 'budgetPerSlice') others[name] = options[name as keyof FindPathAsyncOptions];
  }
  return others;
}

function checkSignal(signal: unknown): void {
  if (signal === undefined || typeof (signal as AbortSignalLike | null)?.throwIfAborted === 'function') return;
  throw wrongKind('signal', signal, 'an AbortSignal');
}

/** The next turn of the event loop. Timers would wait for milliseconds, promises would let no one in between. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
