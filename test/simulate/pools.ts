/** Pools of a simulation: all of them share one worker, since starting one takes as long as a hundred ticks. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Grid } from '../../src/index.ts';
import { createPool, type Pool } from '../../src/pool.ts';

/** scripts/simulate.mjs bundles the program of workers. Tests run without it, and without pools. */
const WORKER = join(process.cwd(), 'build', 'simulate-worker.js');

export const hasPools: boolean = process.env.VITEST === undefined && existsSync(WORKER);

let host: Pool | null = null;

/** Makes a pool for a grid, as createPool does. */
export function poolFor(grid: Grid): Pool {
  host ??= createPool(new Grid(1, 1), { workers: 1, worker: () => new Worker(WORKER) });
  return host.share(grid);
}
