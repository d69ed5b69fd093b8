import { mapFamilies } from '../../generators/maps.ts';
import { findPath, warmUp } from '../../src/index.ts';
import type { Query } from '../check/queries.ts';

/** What a new process should measure. */
export interface FirstQueries {
  readonly family: string;
  readonly side: number;
  readonly seed: number;
  readonly engine: 'wasm' | 'js';
  /** Whether to call warmUp first. */
  readonly warmed: boolean;
  readonly queries: readonly Query[];
}

/** Microseconds of each search, in order. */
export interface FirstQueryTimes {
  /** In a process that has not searched before (except in warmUp, if that was asked for), on its first grid. */
  readonly cold: number[];
  /** In the same process, warm, on another grid with the same cells. */
  readonly newGrid: number[];
  /** In the same process, later, on that second grid: the fastest of several. */
  readonly warm: number[];
  /** Path costs. */
  readonly costs: number[];
}

const WARM_ROUNDS = 10;

/** Times the first searches of this process. Nothing may have searched in it before. */
export async function timeFirstQueries(what: FirstQueries): Promise<FirstQueryTimes> {
  const { family, side, seed, engine, warmed, queries } = what;
  const first = mapFamilies[family]({ width: side, height: side, seed });
  const second = first.clone();
  const options = { engine };
  const costs: number[] = [];
  const time = (grid: typeof first) =>
    queries.map(({ start, goal }, i) => {
      const begin = performance.now();
      const { cost } = findPath(grid, start, goal, options);
      const microseconds = (performance.now() - begin) * 1000;
      costs[i] = cost;
      return microseconds;
    });
  if (warmed) await warmUp({ engine, cells: side * side });
  const cold = time(first);
  for (let round = 0; round < WARM_ROUNDS; round++) time(first);
  const newGrid = time(second);
  let warm = newGrid;
  for (let round = 0; round < WARM_ROUNDS; round++) {
    const again = time(second);
    warm = warm.map((microseconds, i) => Math.min(microseconds, again[i]));
  }
  return { cold, newGrid, warm, costs };
}
