/** What kernels import: the heuristic function of the search that runs, and an error where memory is out of order. */

type Estimate = (dx: number, dy: number) => number;

/** Searches may run within a function, on other engines: then theirs takes its place for a while. */
let current: Estimate | null = null;
/** What such a function threw last. */
export let thrown: unknown = null;

export const IMPORTS = {
  host: {
    estimate: (dx: number, dy: number): number => {
      try {
        return current?.(dx, dy) ?? 0;
      } catch (error) {
        thrown = error;
        throw error;
      }
    },
    disorder: (): never => {
      throw new Error('memory is out of order');
    },
  },
};

/** Runs a search that asks a heuristic function. */
export function askingFor<Result>(heuristic: Estimate, run: () => Result): Result {
  const outer = current;
  current = heuristic;
  try {
    return run();
  } finally {
    current = outer;
  }
}
