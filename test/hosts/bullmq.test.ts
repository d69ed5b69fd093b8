// examples/bullmq on two hosts with one Redis on a third. HOTPATH_RUNS=10 asks ten times as much, and also takes a host from the network for a while.
import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { QueueEvents } from 'bullmq';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { findPaths, type Grid } from '../../src/index.ts';
import { Random, terrainMap } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { ended, type Host, Hosts, lineOf, missing, until } from './hosts.ts';

const EXAMPLE = join(import.meta.dirname, '..', '..', 'examples', 'bullmq');
const QUERIES_PER_JOB = 500;
/** Enough that all cores work for a second or more. */
const JOBS = Math.max(16, runs(16)) * availableParallelism();

const reason = missing('redis-server');
let map: Grid;
let hosts: Hosts | undefined;
let redis: string;
let second: ChildProcess;
let events: QueueEvents;
/** Numbers of jobs, as often as Redis says that their answer was stored, or that their worker has not been heard of. */
let stored: string[];
let stalled: string[];

beforeAll(() => {
  map = terrainMap({ width: 120, height: 120, seed });
});

/** Starts Redis on the host that gives work, and a worker on each of the others. */
async function serve({ giver, folder, workers }: Hosts): Promise<void> {
  // Networks do not share sockets, but they share files.
  redis = join(folder, 'redis.sock');
  const flags = ['--bind', '0.0.0.0', '--protected-mode', 'no', '--save', '', '--dir', giver.home];
  await lineOf(giver.start('redis-server', [...flags, '--unixsocket', redis]), /Ready to accept connections/);
  writeFileSync(join(folder, 'map.txt'), map.toText());
  const started = workers.map((host, i) => {
    const env = { REDIS_URL: `redis://10.0.${i + 1}.1:6379` };
    const worker = [join(EXAMPLE, 'worker.js'), join(folder, 'map.txt')];
    return host.start(process.execPath, worker, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  });
  second = started[1];
  await Promise.all(started.map((worker) => lineOf(worker, /^ready$/)));
  events = new QueueEvents('routes', { connection: { path: redis } });
  stored = [];
  stalled = [];
  events.on('completed', ({ jobId }) => stored.push(jobId));
  events.on('stalled', ({ jobId }) => stalled.push(jobId));
  await events.waitUntilReady();
}

afterEach(async () => {
  await events?.close();
  await hosts?.end();
});

/** Asks queries, and does something to the second host once a few jobs are answered. Expects the answers of one machine, each stored once. */
async function ask(inTheMiddle: (host: Host) => void): Promise<Host> {
  hosts = new Hosts();
  await hosts.ready();
  await serve(hosts);
  const { giver, workers } = hosts;
  const random = new Random(seed);
  const point = () => [random.below(map.width), random.below(map.height)] as const;
  const queries = Array.from({ length: JOBS * QUERIES_PER_JOB }, () => [point(), point()] as const);
  const asker = giver.start(process.execPath, [join(EXAMPLE, 'ask.js')], { stdio: ['pipe', 'pipe', 'inherit'] });
  (asker.stdin as Writable).end(queries.map((query) => JSON.stringify(query)).join('\n'));
  const printed = text(asker.stdout as Readable);
  await until(() => stored.length >= 4, asker);
  inTheMiddle(workers[1]);
  expect(stored.length).toBeLessThan(JOBS);
  expect(await ended(asker)).toBe(0);
  const expected = findPaths(map, queries).map(({ status, cost, path }) =>
    JSON.stringify({ status, cost, path: path?.waypoints() ?? null }),
  );
  expect((await printed).trimEnd().split('\n')).toEqual(expected);
  // The host had begun jobs, which the other one took over.
  expect(stalled).not.toEqual([]);
  expectStoredOnce();
  return workers[1];
}

function expectStoredOnce(): void {
  expect([stored.length, new Set(stored).size]).toEqual([JOBS, JOBS]);
}

test(`jobs of a host that dies are answered by the other one, each once (seed ${seed})`, async ({ skip }) => {
  skip(reason !== '', reason);
  await ask((host) => {
    // First the network, so that no connection is closed.
    host.plug(false);
    host.crash();
  });
});

test(`answers of a host that comes back are not stored again (seed ${seed})`, async ({ skip }) => {
  skip(reason !== '', reason);
  skip(runs(1) === 1, 'takes half a minute: HOTPATH_RUNS=10');
  const host = await ask((one) => one.plug(false));
  const refused = lineOf(second, /Missing lock/i, second.stderr);
  host.plug(true);
  await refused;
  expectStoredOnce();
});
