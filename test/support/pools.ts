// Pools whose workers run the built package, since Node cannot run the sources.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach } from 'vitest';
import type { Grid } from '../../src/index.ts';
import { createPool, type Pool } from '../../src/pool.ts';

export const WORKER_FILE = join(import.meta.dirname, '..', '..', 'dist', 'pool-worker.js');
if (!existsSync(WORKER_FILE)) throw new Error('dist has no pool-worker.js: run `npm run build` first');

const open: Pool[] = [];

/** Closes the pools of a file's tests after each. */
export function closePools(): void {
  afterEach(async () => {
    await Promise.all(open.splice(0).map((pool) => pool.close()));
  });
}

/** Makes a pool. @param started Gets each worker that the pool starts. */
export function poolOf(grid: Grid, workers = 2, started: (worker: Worker) => void = () => {}): Pool {
  const worker = () => {
    const thread = new Worker(WORKER_FILE);
    started(thread);
    return thread;
  };
  const pool = createPool(grid, { workers, worker });
  open.push(pool);
  return pool;
}
