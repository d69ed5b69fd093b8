/** Times queries on one thread and on pools of workers. Runs in a process of its own: see bench/index.ts. */
import { mapFamilies } from '../../generators/maps.ts';
import { packageFile } from '../../src/cli/package-file.ts';
import { findPaths, type Grid, type Point } from '../../src/index.ts';
import { createPool, type Pool } from '../../src/pool.ts';

/** What is timed. */
export interface PoolJob {
  readonly family: string;
  readonly side: number;
  readonly seed: number;
  readonly queries: readonly { readonly start: Point; readonly goal: Point }[];
  readonly rounds: number;
}

/** Microseconds. */
export interface PoolTimes {
  /** A query on one thread, on a pool of one worker, and of two: the least of all rounds. */
  readonly oneThread: number;
  readonly oneWorker: number;
  readonly twoWorkers: number;
  /** A request whose search takes no time: one of many at once, and one that is awaited before the next. */
  readonly call: number;
  readonly roundTrip: number;
  /** Costs of the routes, by each of the three. */
  readonly costs: readonly (readonly number[])[];
}

const CALLS = 20_000;
const ROUND_TRIPS = 1000;

export async function timePools({ family, side, seed, queries, rounds }: PoolJob): Promise<PoolTimes> {
  const grid = mapFamilies[family]({ width: side, height: side, seed });
  const pools = [1, 2].map((workers) => createPool(grid, { workers, worker: packageFile('dist/pool-worker.js') }));
  const ways = [async () => findPaths(grid, queries), ...pools.map((pool) => () => pool.findPaths(queries))];
  const least = ways.map(() => Infinity);
  const costs: number[][] = [];
  // Each way once in each round, so that other work on the machine slows all alike.
  for (let round = 0; round <= rounds; round++) {
    for (const [i, way] of ways.entries()) {
      const begin = performance.now();
      const results = await way();
      // The first round warms up.
      if (round > 0) least[i] = Math.min(least[i], (1000 * (performance.now() - begin)) / queries.length);
      else costs.push(results.map(({ cost }) => cost));
    }
  }
  const { call, roundTrip } = await timeCalls(pools[0], grid, rounds);
  await Promise.all(pools.map((pool) => pool.close()));
  const [oneThread, oneWorker, twoWorkers] = least;
  return { oneThread, oneWorker, twoWorkers, call, roundTrip, costs };
}

async function timeCalls(pool: Pool, grid: Grid, rounds: number): Promise<{ call: number; roundTrip: number }> {
  const cell = { x: grid.width >> 1, y: grid.height >> 1 };
  let call = Infinity;
  let roundTrip = Infinity;
  for (let round = 0; round <= rounds; round++) {
    let begin = performance.now();
    await Promise.all(Array.from({ length: CALLS }, () => pool.findPath(cell, cell)));
    call = Math.min(call, (1000 * (performance.now() - begin)) / CALLS);
    begin = performance.now();
    for (let i = 0; i < ROUND_TRIPS; i++) await pool.findPath(cell, cell);
    roundTrip = Math.min(roundTrip, (1000 * (performance.now() - begin)) / ROUND_TRIPS);
  }
  return { call, roundTrip };
}
