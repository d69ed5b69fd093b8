// Workers that die: no request is lost, and none is answered twice.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { findPath, Grid } from '../../src/index.ts';
import { createPool } from '../../src/pool.ts';
import { cavesMap, Random } from '../support/maps.ts';
import { closePools, poolOf, WORKER_FILE } from '../support/pools.ts';
import { runs, seed } from '../support/seed.ts';

closePools();

const folder = mkdtempSync(join(tmpdir(), 'hotpath-pool-'));
afterAll(() => rmSync(folder, { recursive: true }));

test(`workers killed at random amid 10,000 requests (seed ${seed})`, async () => {
  const grid = cavesMap({ width: 150, height: 150, seed });
  const random = new Random(seed);
  const workers: Worker[] = [];
  let kills = 0;
  const pool = poolOf(grid, 3, (worker) => worker.once('message', () => workers.push(worker)));
  const answers = new Map<number, number>();
  const count = runs(10_000);
  const queries = Array.from({ length: count }, () => {
    const [a, b, c, d] = Array.from({ length: 4 }, () => random.below(150));
    return { start: [a, b], goal: [c, d] } as const;
  });
  let answered = 0;
  let nextKill = 20;
  const killNowAndThen = () => {
    if (++answered < nextKill) return;
    // The latest three that have started may be alive.
    workers.at(-random.between(1, 3))?.terminate();
    kills++;
    nextKill += random.between(20, 400);
  };
  let rejected = 0;
  for (let from = 0; from < count; from += 500) {
    const asked = queries.slice(from, from + 500).map(({ start, goal }, i) =>
      pool.findPath(start, goal).then(
        ({ cost }) => {
          expect(cost).toBe(findPath(grid, start, goal).cost);
          answers.set(from + i, (answers.get(from + i) ?? 0) + 1);
          killNowAndThen();
        },
        (error) => {
          expect(error.message).toContain('3 workers died while they answered this request');
          rejected++;
        },
      ),
    );
    await Promise.all(asked);
  }
  expect(kills).toBeGreaterThan(5);
  expect(answers.size + rejected).toBe(count);
  expect([...answers.values()].every((times) => times === 1)).toBe(true);
  expect(rejected).toBeLessThan(count / 100);
});

test('a request that its workers die of is rejected, and those around it are answered', async () => {
  // Dies when it meets the start (13, 13).
  const file = join(folder, 'deadly.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
    const on = parentPort.on.bind(parentPort);
    parentPort.on = (event, listener) => on(event, (steps) => {
      for (const { numbers = [] } of steps) {
        for (let i = 0; i < numbers.length; i += 4) if (numbers[i] === 13 && numbers[i + 1] === 13) process.exit();
      }
      listener(steps);
    });
    await import('${pathToFileURL(WORKER_FILE)}');`,
  );
  const pool = createPool(new Grid(20, 20), { workers: 2, worker: file });
  const asked = Array.from({ length: 200 }, (_, i) => pool.findPath([i % 20, Math.floor(i / 20)], [19, 19]));
  asked.push(pool.findPath([13, 13], [0, 0]));
  const more = Array.from({ length: 100 }, () => pool.findPath([0, 0], [19, 0]));
  const settled = await Promise.allSettled([...asked, ...more]);
  expect(settled.filter(({ status }) => status === 'rejected')).toEqual([
    { status: 'rejected', reason: expect.objectContaining({ message: expect.stringContaining('3 workers died') }) },
  ]);
  expect(settled[200].status).toBe('rejected');
  await pool.close();
});

test('workers that cannot start reject all requests, and say why', async () => {
  const missing = createPool(new Grid(5, 5), { workers: 2, worker: join(folder, 'missing.mjs') });
  await expect(missing.findPath([0, 0], [1, 1])).rejects.toThrow(/workers cannot be started: Cannot find module/);
  await expect(missing.findPath([0, 0], [1, 1])).rejects.toThrow(/see the option worker of createPool/);
  await missing.close();
  const file = join(folder, 'throws.mjs');
  writeFileSync(file, `throw new Error('not today');`);
  const broken = createPool(new Grid(5, 5), { workers: 1, worker: pathToFileURL(file) });
  await expect(
    broken.findPaths([
      [
        [0, 0],
        [1, 1],
      ],
    ]),
  ).rejects.toThrow('workers cannot be started: not today');
});
