// `hotpath batch` by GNU parallel over ssh on two hosts, by the commands of docs/scaling.md. HOTPATH_RUNS=25 answers 100,000 lines.
import { type ChildProcess, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { ended, Hosts, missing, until } from './hosts.ts';
import { serveSsh } from './ssh.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const guide = readFileSync(join(ROOT, 'docs', 'scaling.md'), 'utf8');
const commands = Array.from(guide.matchAll(/```bash\n([\s\S]*?)```/g), ([, command]) => command).filter((command) =>
  command.includes('host1'),
);
const LINES = runs(4000);
const BLOCKS = 8;

/** The program `hotpath`. While a file is there, it keeps blocks of the second half back, so that work is in the middle. */
const HOTPATH = (file: string) => `#!/bin/sh
read -r first
id=\${first#*:}
id=\${id%%,*}
while [ -e '${file}' ] && [ "$id" -gt ${LINES >> 1} ]; do sleep 0.1; done
{ printf '%s\\n' "$first"; cat; } | '${process.execPath}' '${join(ROOT, 'dist', 'cli.js')}' "$@"
`;

const reason = missing('parallel', 'ssh', 'sshd');
let hosts: Hosts | undefined;
let hold: string;
let problems: string;
let expected: string;

beforeAll(async () => {
  if (reason !== '') return;
  hosts = new Hosts();
  const bin = join(hosts.folder, 'bin');
  mkdirSync(bin);
  const program = join(bin, 'hotpath');
  hold = join(hosts.folder, 'hold');
  writeFileSync(program, HOTPATH(hold));
  chmodSync(program, 0o755);
  const map = join(hosts.giver.home, 'map.txt');
  copyFileSync(join(ROOT, 'maps', 'castle.txt'), map);
  const random = new Random(seed);
  const point = () => [random.below(72), random.below(18)];
  const lines = Array.from({ length: LINES }, (_, id) => JSON.stringify({ id, start: point(), goal: point() }));
  // Answered by an error, which must not look like a host that failed.
  lines[LINES >> 1] = 'no problem';
  problems = `${lines.join('\n')}\n`;
  writeFileSync(join(hosts.giver.home, 'problems.ndjson'), problems);
  expected = spawnSync(program, ['batch', map], { input: problems, encoding: 'utf8', maxBuffer: 2 ** 30 }).stdout;
  await hosts.ready();
  await serveSsh(hosts, bin);
});

afterAll(() => hosts?.end());

/** Starts a command of the guide on the host that gives work, on two slots of each worker. */
function start({ giver }: Hosts, command: string): ChildProcess {
  const small = command
    .replace('--block 1M', `--block ${Math.ceil(problems.length / BLOCKS)}`)
    .replaceAll('8/host', '2/host');
  return giver.start('bash', ['-euo', 'pipefail', '-c', small], {
    stdio: 'ignore',
    env: { PARALLEL_HOME: giver.home },
  });
}

const answersOf = ({ giver }: Hosts) => join(giver.home, 'answers.ndjson');

/** Starts the first command, and waits until there are answers of the first half, and a host has a block of the second. */
async function startHalf(all: Hosts): Promise<ChildProcess> {
  rmSync(answersOf(all), { force: true });
  writeFileSync(hold, '');
  const child = start(all, commands[0]);
  const hasAnswers = () => (statSync(answersOf(all), { throwIfNoEntry: false })?.size ?? 0) > 0;
  await until(() => hasAnswers() && all.workers[1].programs().includes('sleep 0.1'), child);
  return child;
}

test('the guide has these commands', () => expect(commands).toHaveLength(2));

test(`work goes on after the host that gives it has died (seed ${seed})`, async ({ skip }) => {
  if (hosts === undefined) return skip(reason);
  const broken = await startHalf(hosts);
  hosts.giver.crash();
  expect(await ended(broken)).not.toBe(0);
  rmSync(hold);
  const answers = readFileSync(answersOf(hosts), 'utf8');
  expect(answers).toBe(expected.slice(0, answers.length));
  expect(answers.length).toBeLessThan(expected.length);
  // As if the end came in the middle of a line.
  writeFileSync(answersOf(hosts), answers.slice(0, -5));
  expect(await ended(start(hosts, commands[1]))).toBe(0);
  expect(readFileSync(answersOf(hosts), 'utf8')).toBe(expected);
});

test(`a host that dies in the middle loses no line and answers none twice (seed ${seed})`, async ({ skip }) => {
  if (hosts === undefined) return skip(reason);
  const child = await startHalf(hosts);
  // First the network, so that no connection is closed.
  hosts.workers[1].plug(false);
  hosts.workers[1].crash();
  rmSync(hold);
  expect(await ended(child)).toBe(0);
  expect(readFileSync(answersOf(hosts), 'utf8')).toBe(expected);
});
