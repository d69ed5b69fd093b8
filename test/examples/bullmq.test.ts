// examples/bullmq against a real Redis, which the test starts.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { findPath, Grid } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { seed } from '../support/seed.ts';
import { isInstalled } from '../support/tools.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const EXAMPLE = join(ROOT, 'examples', 'bullmq');
const MAP = join(ROOT, 'maps', 'castle.txt');

const started: ChildProcess[] = [];
const folder = mkdtempSync(join(tmpdir(), 'hotpath-redis-'));

afterAll(async () => {
  for (const child of started.reverse()) {
    if (child.exitCode !== null) continue;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a program. Resolves when it has printed a text. */
async function start(program: string, args: string[], env: Record<string, string>, sign: string): Promise<void> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: ROOT,
  });
  started.push(child);
  await new Promise<void>((resolve, reject) => {
    let printed = '';
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}: ${printed}`)));
    child.once('error', reject);
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes(sign)) resolve();
    });
  });
}

/** Returns a port of the loopback interface that nobody uses. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test(`two workers answer a queue of jobs as findPath does (seed ${seed})`, async ({ skip }) => {
  skip(!isInstalled('redis-server'), 'no redis-server: apt-get install redis-server');
  const port = await freePort();
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  await start('redis-server', flags, {}, 'Ready to accept connections');
  const env = { REDIS_URL: `redis://127.0.0.1:${port}` };
  const worker = () => start(process.execPath, [join(EXAMPLE, 'worker.js'), MAP], env, 'ready');
  await Promise.all([worker(), worker()]);

  const grid = Grid.fromText(readFileSync(MAP, 'utf8'));
  const random = new Random(seed);
  const point = () => [random.below(grid.width), random.below(grid.height)] as const;
  const queries = Array.from({ length: 3000 }, () => [point(), point()] as const);
  const ask = async (lines: string) => {
    const child = spawn(process.execPath, [join(EXAMPLE, 'ask.js')], { env: { ...process.env, ...env }, cwd: ROOT });
    started.push(child);
    child.stdin.end(lines);
    const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    expect(errors).toBe('');
    return out;
  };
  const answers = await ask(queries.map((query) => JSON.stringify(query)).join('\n'));
  const expected = queries.map(([from, to]) => {
    const { status, cost, path } = findPath(grid, from, to);
    return { status, cost: cost === Infinity ? null : cost, path: path?.waypoints() ?? null };
  });
  expect(
    answers
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(expected);
  expect(await ask('\n')).toBe('');
});
