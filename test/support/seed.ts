import type { Parameters } from 'fast-check';

/** The environment variables of Node; empty in a browser. */
const environment: Record<string, string | undefined> = globalThis.process?.env ?? {};

/**
 * The seed of every random test, which is part of the tests' names. Repeat a failure with HOTPATH_SEED=<that number>; try new
 * cases with HOTPATH_SEED=random.
 */
export const seed: number =
  environment.HOTPATH_SEED === 'random'
    ? Math.floor(Math.random() * 0x7fff_ffff)
    : Number.parseInt(environment.HOTPATH_SEED ?? '20261120', 10);

/** The part of the standard runs that is made unless HOTPATH_RUNS says otherwise, so that `npm test` ends in minutes. HOTPATH_RUNS=1 makes them all. */
const USUAL_PART = 0.2;

const part = Number(environment.HOTPATH_RUNS ?? USUAL_PART);

/** Whether fewer than the usual runs are asked for, too few for what is rare to be sure to occur. */
export const isSample: boolean = part < USUAL_PART;

/** Returns the number of runs: the standard number, multiplied by HOTPATH_RUNS. */
export function runs(standard: number): number {
  return Math.max(1, Math.round(standard * part));
}

/** Returns fast-check's settings for a property with this standard number of runs. */
export function settings(standard: number): Parameters<unknown> {
  return { seed, numRuns: runs(standard) };
}

/** Returns this many of the cases, multiplied by HOTPATH_RUNS, at even distances from one that the seed chooses. HOTPATH_RUNS=10 takes all. */
export function sample<Case>(cases: readonly Case[], standard: number): Case[] {
  const count = Math.min(cases.length, runs(standard));
  return Array.from({ length: count }, (_, i) => cases[(seed + Math.floor((i * cases.length) / count)) % cases.length]);
}
