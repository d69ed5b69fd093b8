// Pools whose workers run the built package, since Node cannot run the sources.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach } from 'vitest';
import type { Grid } from '../../src/index.ts';
import { Work } from '../../src/pool/worker/worker-side.ts';
import { createPool, type NodeWorker, type Pool } from '../../src/pool.ts';

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

export type Answers = NonNullable<ReturnType<Work['take']>>['answers'];

/** Starts a worker in this thread, from the sources. It dies of errors that nothing catches. @param change What becomes of its answers: the messages that it sends. */
export function workerHere(change: (answers: Answers) => readonly unknown[] = (answers) => [answers]): NodeWorker {
  const work = new Work();
  const listeners = new Map<string, (value: object) => void>();
  const say = (event: string, value: unknown) => queueMicrotask(() => listeners.get(event)?.(value as object));
  return {
    postMessage(steps) {
      const copy = structuredClone(steps) as never;
      try {
        const done = work.take(copy);
        if (done !== null) for (const message of change(done.answers)) say('message', structuredClone(message));
      } catch (error) {
        say('error', error);
        say('exit', 1);
      }
    },
    terminate: async () => {},
    on(event, listener) {
      listeners.set(event, listener);
      if (event === 'message') say('message', 'started');
    },
    ref() {},
    unref() {},
  };
}
