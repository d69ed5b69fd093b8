// The commands of docs/scaling.md that divide problems among processes of one machine.
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPath, Grid } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { seed } from '../support/seed.ts';
import { isInstalled } from '../support/tools.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const guide = readFileSync(join(ROOT, 'docs', 'scaling.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'hotpath-processes-'));
const env: Record<string, string | undefined> = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };

let expected: unknown[];

beforeAll(() => {
  const program = join(folder, 'hotpath');
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${join(ROOT, 'dist', 'cli.js')}' "$@"\n`);
  chmodSync(program, 0o755);
  copyFileSync(join(ROOT, 'maps', 'castle.txt'), join(folder, 'map.txt'));
  const grid = Grid.fromText(readFileSync(join(folder, 'map.txt'), 'utf8'));
  const random = new Random(seed);
  const point = () => [random.below(grid.width), random.below(grid.height)] as const;
  const problems = Array.from({ length: 4000 }, (_, id) => ({ id, start: point(), goal: point() }));
  writeFileSync(join(folder, 'problems.ndjson'), `${problems.map((one) => JSON.stringify(one)).join('\n')}\n`);
  expected = problems.map(({ id, start, goal }) => {
    const { status, cost } = findPath(grid, start, goal);
    return { id, status, cost: cost === Infinity ? null : cost };
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function answersOf(...files: string[]): unknown[] {
  const lines = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'));
  return lines.map((line) => {
    const { id, status, cost } = JSON.parse(line);
    return { id, status, cost };
  });
}

const shell = (command: string, more: Record<string, string> = {}) =>
  execFileSync('bash', ['-euo', 'pipefail', '-c', command], { cwd: folder, env: { ...env, ...more }, stdio: 'pipe' });

// Those for more machines are run by test/hosts.
const commands = Array.from(guide.matchAll(/```bash\n(parallel[\s\S]*?)```/g), ([, command]) => command);

test('the guide has such commands', () => expect(commands.length).toBeGreaterThan(1));

test.for(commands)(`GNU parallel: %s (seed ${seed})`, (command, { skip }) => {
  skip(!isInstalled('parallel'), 'no GNU parallel: apt-get install parallel');
  rmSync(join(folder, 'answers.ndjson'), { force: true });
  shell(command, { PARALLEL_HOME: folder });
  expect(answersOf('answers.ndjson')).toEqual(expected);
});

test(`the command of the Kubernetes Job, one part after the other (seed ${seed})`, () => {
  const yaml = readFileSync(join(ROOT, 'examples', 'kubernetes', 'job.yaml'), 'utf8');
  const [, block] = /args:\n\s+- \|\n([\s\S]*?)\n\s+resources:/.exec(yaml) ?? [];
  const parts = Number(/completions: (\d+)/.exec(yaml)?.[1]);
  expect(yaml).toContain(`value: "${parts}"`);
  const run = (index: number) =>
    shell(block, { DATA: folder, PARTS: String(parts), JOB_COMPLETION_INDEX: String(index) });
  for (let index = 0; index < parts; index++) run(index);
  // The pod of the last part was taken away in the middle of a line, and is started again.
  const last = join(folder, `answers.${parts - 1}.ndjson`);
  truncateSync(last, readFileSync(last).indexOf('\n', 1000) - 5);
  run(parts - 1);
  const files = Array.from({ length: parts }, (_, index) => `answers.${index}.ndjson`);
  const answers = answersOf(...files) as { id: number }[];
  expect(answers.sort((one, other) => one.id - other.id)).toEqual(expected);
});
