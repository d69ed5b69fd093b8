/** What kernels import: the heuristic function of the search that runs, and an error where memory is out of order. */

type HeuristicFunction = (dx: number, dy: number) => number;

/** Searches may run within a function, on other engines: then theirs takes its place for a while. */
let current: HeuristicFunction | null = null;

export const IMPORTS = {
  host: {
    estimate: (dx: number, dy: number): number => current?.(dx, dy) ?? 0,
    disorder: (): never => {
      throw new Error('memory is out of order, by a fault of hotpath: please report it');
    },
  },
};

/** Runs a search that asks a heuristic function. */
export function askingFor<Result>(heuristic: HeuristicFunction, run: () => Result): Result {
  const outer = current;
  current = heuristic;
  try {
    return run();
  } finally {
    current = outer;
  }
}
