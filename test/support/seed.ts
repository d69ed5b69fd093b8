import type { Parameters } from 'fast-check';

/** The environment of Node; a browser has none. */
const environment: Record<string, string | undefined> = globalThis.process?.env ?? {};

/**
 * The seed of every random test. It stands in the tests' names; run a failure again with HOTPATH_SEED=<that number>,
 * or look further with HOTPATH_SEED=random.
 */
export const seed: number =
  environment.HOTPATH_SEED === 'random'
    ? Math.floor(Math.random() * 0x7fff_ffff)
    : Number.parseInt(environment.HOTPATH_SEED ?? '20261120', 10);

/** The standard number of runs, multiplied by HOTPATH_RUNS where that is set. */
export function runs(standard: number): number {
  return Math.max(1, Math.round(standard * Number(environment.HOTPATH_RUNS ?? '1')));
}

/** fast-check's settings for a property of that many standard runs. */
export function settings(standard: number): Parameters<unknown> {
  return { seed, numRuns: runs(standard) };
}
