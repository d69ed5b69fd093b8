// Part of the tests of a copy that mutants.mjs makes: they write down which mutants they reach, are left out if they are not asked for, and end the
// process if one of them does not end.
import { appendFileSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';

const { limits, mutant, reached } = JSON.parse(readFileSync(process.env.HOTPATH_ASKED ?? '', 'utf8'));
const shared = globalThis as { reached?: Set<number>; watched?: Int32Array };
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

/** Seconds of work for what is outside of tests. */
const OUTSIDE = 20;

/** Starts a thread that ends the process once something has had more work than it may. Returns the number of what runs, and its limit in milliseconds. */
function watch(): Int32Array {
  const test = new Int32Array(new SharedArrayBuffer(8));
  const code = `const test = require('node:worker_threads').workerData;
let last = 0;
let begun = process.cpuUsage();
setInterval(() => {
  if (test[0] !== last) [last, begun] = [test[0], process.cpuUsage()];
  const { user, system } = process.cpuUsage(begun);
  if (user + system > test[1] * 1000) process.kill(process.pid, 'SIGKILL');
}, 100);`;
  new Worker(code, { eval: true, workerData: test }).unref();
  return test;
}

shared.watched ??= watch();
const { watched } = shared;

/** Says that something else begins, which may take so many seconds. */
function begin(seconds: number): void {
  watched[1] = mutant < 0 ? 2 ** 31 - 1 : 1000 * seconds;
  watched[0]++;
}

begin(OUTSIDE);
beforeEach(({ task, skip }) => {
  note(null);
  if (limits !== null && limits[task.fullTestName] === undefined) skip();
  begin(limits?.[task.fullTestName] ?? OUTSIDE);
});
afterEach(({ task }) => {
  begin(OUTSIDE);
  note(task.fullTestName);
});
afterAll(() => note(null));
