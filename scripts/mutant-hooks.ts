// Part of the tests of a copy that mutants.mjs makes: they write down which mutants they reach, are left out if they are not asked for, and end the
// process if one of them does not end.
import { appendFileSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';

const { limits, mutant, reached } = JSON.parse(readFileSync(process.env.HOTPATH_ASKED ?? '', 'utf8'));
const shared = globalThis as unknown as { reached?: Set<number>; watched?: Int32Array; count: number };
shared.count ??= 0;
let begun = process.cpuUsage();

/** Says in the first run what a test has reached, or what is outside of tests. */
function note(test: string | null): void {
  const { user, system } = process.cpuUsage(begun);
  begun = process.cpuUsage();
  if (mutant >= 0) return;
  const line = {
    file: expect.getState().testPath,
    test,
    sites: [...(shared.reached ?? [])],
    seconds: (user + system) / 1e6,
  };
  shared.reached?.clear();
  if (test !== null || line.sites.length > 0) appendFileSync(reached, `${JSON.stringify(line)}\n`);
}

/** Starts a thread that ends the process once a test has had more work than it may. Returns the number of the test that runs, or 0, and its limit in milliseconds. */
function watch(): Int32Array {
  const test = new Int32Array(new SharedArrayBuffer(8));
  const code = `const test = require('node:worker_threads').workerData;
let last = 0;
let begun;
setInterval(() => {
  if (test[0] !== last) [last, begun] = [test[0], process.cpuUsage()];
  const { user, system } = process.cpuUsage(begun);
  if (last > 0 && user + system > test[1] * 1000) process.kill(process.pid, 'SIGKILL');
}, 100);`;
  new Worker(code, { eval: true, workerData: test }).unref();
  return test;
}

shared.watched ??= watch();
const { watched } = shared;
beforeEach(({ task, skip }) => {
  note(null);
  if (limits === null) return;
  const limit = limits[task.fullTestName];
  if (limit === undefined) skip();
  watched[1] = 1000 * limit;
  watched[0] = ++shared.count;
});
afterEach(({ task }) => {
  watched[0] = 0;
  note(task.fullTestName);
});
afterAll(() => note(null));
