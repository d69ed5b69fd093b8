// Workers that are started wrong, or die before they have answered anything.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { Grid } from '../../src/index.ts';
import { createPool } from '../../src/pool.ts';
import { patience } from '../support/patience.ts';
import { WORKER_FILE } from '../support/pools.ts';
import type { Wrong } from '../support/rejects.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'hotpath-pool-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([null, undefined, 5, 'worker.js', {}])(
  'a function that returns %s instead of a worker is refused',
  (value) => {
    expect(() => createPool(new Grid(3, 3), { worker: () => value as Wrong })).toThrow(
      /^worker returned .*: it must return a Worker$/,
    );
  },
);

test('the file may be an address, as import.meta.resolve returns it', async () => {
  const pool = createPool(new Grid(3, 3), { workers: 1, worker: pathToFileURL(WORKER_FILE).href });
  expect((await pool.findPath([0, 0], [2, 0])).cost).toBe(2);
  await pool.close();
});

test('if one worker cannot be started, none is left running', () => {
  const code = `
    import { Worker } from 'node:worker_threads';
    import { Grid } from 'hotpath';
    import { createPool } from 'hotpath/pool';
    let started = 0;
    const worker = () => {
      if (started++ > 0) throw new Error('no more');
      return new Worker(${JSON.stringify(WORKER_FILE)});
    };
    try {
      createPool(new Grid(3, 3), { workers: 2, worker });
    } catch (error) {
      console.log(error.message);
    }`;
  const args = ['--input-type=module', '--eval', code];
  // With a worker, the process would never end.
  expect(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', timeout: patience(20_000) })).toBe(
    'no more\n',
  );
});

test('a worker that dies of the grid itself is not replaced without end', async () => {
  const file = join(folder, 'small.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
    const on = parentPort.on.bind(parentPort);
    parentPort.on = (event, listener) => on(event, (steps) => {
      if (steps.some(({ change }) => change?.kind === 'all' && change.planes.width > 3)) throw new RangeError('no memory');
      listener(steps);
    });
    await import('${pathToFileURL(WORKER_FILE)}');`,
  );
  let started = 0;
  const worker = () => {
    started++;
    return new Worker(file);
  };
  const pool = createPool(new Grid(3, 3), { workers: 1, worker });
  const large = pool.share(new Grid(4, 4));
  await expect(large.findPath([0, 0], [3, 3])).rejects.toThrow(
    '3 workers died while they answered this request; the last: no memory',
  );
  const before = started;
  expect((await pool.findPath([0, 0], [2, 0])).cost).toBe(2);
  // A worker does what it is told in this order: had it been told of the large grid again, another one would have answered.
  expect(started).toBe(before);
  await Promise.all([pool.close(), large.close()]);
});

test('requests whose message cannot be sent are rejected, and later ones answered', async () => {
  let failures = 0;
  const worker = () => {
    const made = new Worker(WORKER_FILE);
    const post = made.postMessage.bind(made);
    made.postMessage = (message, transfer) => {
      if (failures-- > 0) throw new RangeError('no memory');
      post(message, transfer);
    };
    return made;
  };
  const grid = new Grid(5, 5);
  const pool = createPool(grid, { workers: 1, worker });
  expect((await pool.findPath([0, 0], [4, 0])).cost).toBe(4);
  grid.setBlocked(2, 0, true);
  failures = 2;
  // One message fails with a request, and then perhaps one in the hands of an idle worker.
  const asked = await Promise.allSettled([pool.findPath([0, 0], [4, 0]), pool.findPath([0, 0], [4, 0])]);
  expect(asked.map(({ status }) => status)).toContain('rejected');
  failures = 0;
  expect((await pool.findPath([0, 0], [4, 0])).cost).toBeCloseTo(2 + 2 * Math.SQRT2);
  await pool.close();
});
