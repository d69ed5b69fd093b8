// Answers jobs of the queue `routes` on all cores of this machine: node worker.js MAP
// Start one on each machine. REDIS_URL names the Redis server (default redis://127.0.0.1:6379).
import { readFileSync } from 'node:fs';
import { Worker } from 'bullmq';
import { Grid } from 'hotpath';
import { createPool } from 'hotpath/pool';

const grid = Grid.fromText(readFileSync(process.argv[2], 'utf8'));
const pool = createPool(grid);

const worker = new Worker(
  'routes',
  // A job is many queries: one by one, the way through Redis would take longer than the searches.
  async ({ data }) => {
    const results = await pool.findPaths(data.queries);
    return results.map(({ status, cost, path }) => ({ status, cost, path: path?.waypoints() ?? null }));
  },
  {
    connection: { url: process.env.REDIS_URL },
    // While some jobs are searched, others are on their way.
    concurrency: 2 * pool.workers,
    // Searches run on other threads, so this one always says in time that it lives. Jobs of one that dies begin again after some 10 seconds,
    lockDuration: 6000,
    stalledInterval: 3000,
    // on whichever machine, even if many die.
    maxStalledCount: 100,
  },
);

worker.on('ready', () => console.log('ready'));
worker.on('error', (error) => console.error(error.message));

process.on('SIGTERM', async () => {
  await worker.close();
  await pool.close();
});
