// Jobs in separate processes: their answers arrive, and a wrong answer in one ends the run with the documented exit code.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A suite with one job that behaves as its subject says. It prints its answers as an error, so that it writes no file. */
const PROGRAM = `
  import { WrongAnswer } from './bench/check/answers.ts';
  import { runPasses } from './bench/run/jobs.ts';
  import { runSuite } from './bench/run/suite.ts';

  await runSuite({
    suite: 'scale',
    title: '',
    packages: [],
    work(job) {
      if (job.subject === 'wrong') throw new WrongAnswer('cost 2, least 1');
      if (job.subject === 'broken') throw new Error('no memory');
      return { doubled: 2 * job.value };
    },
    async measure() {
      const jobs = [{ kind: 'size', map: 'caves', subject: process.env.SUBJECT, value: 21 }];
      throw new Error('answers ' + JSON.stringify(await runPasses(jobs, 2, () => {})));
    },
    tables: () => '',
  });
`;

// In the repository, where Node finds the packages that stay outside the bundle.
mkdirSync('build', { recursive: true });
const folder = mkdtempSync(join('build', 'bench-jobs-'));
const program = join(folder, 'program.mjs');

beforeAll(() => {
  buildSync({
    stdin: { contents: PROGRAM, resolveDir: resolve('.'), loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile: program,
  });
});

afterAll(() => rmSync(folder, { recursive: true }));

function run(subject: string): { status: number | null; stderr: string } {
  const env = { ...process.env, NO_COLOR: '1', SUBJECT: subject };
  return spawnSync(process.execPath, [program], { encoding: 'utf8', env });
}

test('answers arrive, one per pass', () => {
  const { status, stderr } = run('right');
  expect(stderr).toBe('bench:scale: answers [[{"doubled":42},{"doubled":42}]]\n');
  expect(status).toBe(2);
});

test('a wrong answer in a job makes the exit code 1, and names the job', () => {
  const { status, stderr } = run('wrong');
  expect(stderr).toBe('wrong answer: size · caves · wrong: cost 2, least 1\n');
  expect(status).toBe(1);
});

test('any other failure of a job makes the exit code 2', () => {
  const { status, stderr } = run('broken');
  expect(stderr).toBe('bench:scale: no memory\nbench:scale: the job size · caves · broken ended with 2\n');
  expect(status).toBe(2);
});
