// hotpath batch: a line of problems in, a line of answers out.
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPath, Grid } from '../../src/index.ts';
import { file, ROOM, ROOT, run, runLong, useScratch } from '../support/cli.ts';
import { cavesMap, Random } from '../support/maps.ts';
import { seed } from '../support/seed.ts';

useScratch();

const CLI = join(ROOT, 'dist', 'cli.js');
const grid = Grid.fromText(ROOM);

/** Runs the command on lines. Returns the lines of the output as well. */
async function batch(lines: readonly string[], ...argv: string[]) {
  writeFileSync(file('in'), lines.join('\n'));
  const { code, out, err } = await runLong(['batch', '--in', file('in'), '--maps-folder', file(), ...argv]);
  return { code, err, out, lines: out.trimEnd().split('\n') };
}

/** Returns random problems on a grid, and the answers without routes. */
function problemsOn(map: Grid, count: number) {
  const random = new Random(seed);
  const point = () => [random.below(map.width), random.below(map.height)] as const;
  const problems = Array.from({ length: count }, () => ({ start: point(), goal: point() }));
  const answers = problems.map(({ start, goal }) => {
    const { status, cost, expanded } = findPath(map, start, goal);
    return JSON.stringify({ status, cost: cost === Infinity ? null : cost, expanded });
  });
  return { lines: problems.map((one) => JSON.stringify(one)), answers };
}

describe.each(['0', '2'])('batch on %s workers', (workers) => {
  const room = () => [file('room.txt'), '--workers', workers];

  test(`answers as findPath does, in order (seed ${seed})`, async () => {
    const caves = cavesMap({ width: 60, height: 50, seed });
    writeFileSync(file('caves.txt'), caves.toText());
    const { lines, answers } = problemsOn(caves, 5000);
    const { code, err, out } = await batch(lines, file('caves.txt'), '--workers', workers, '--path', 'none');
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe(`${answers.join('\n')}\n`);
  });

  test('prints turns or cells, and repeats the id', async () => {
    const line = '{"id":{"unit":7},"start":{"x":0,"y":0},"goal":[4,3]}';
    const { status, cost, expanded, path } = findPath(grid, [0, 0], [4, 3]);
    expect([status, path]).toEqual(['goal-blocked', null]);
    expect((await batch([line], ...room())).out).toBe(
      `{"id":{"unit":7},"status":"${status}","cost":null,"expanded":${expanded},"path":[]}\n`,
    );
    expect(cost).toBe(Infinity);
    const far = '{"start":[0,0],"goal":[5,2]}';
    const route = findPath(grid, [0, 0], [5, 2]).path;
    const [turns] = (await batch([far], ...room())).lines;
    expect(JSON.parse(turns).path).toEqual(route?.waypoints().map(({ x, y }) => [x, y]));
    const [cells] = (await batch([far], ...room(), '--path', 'cells')).lines;
    expect(JSON.parse(cells).path).toEqual(route?.toArray().map(({ x, y }) => [x, y]));
  });

  test('answers a malformed line by an error, and goes on', async () => {
    const good = '{"start":[0,0],"goal":[1,0]}';
    const wrong = [
      '',
      'x',
      '[1]',
      '{"start":[0,0]}',
      '{"start":[0,0],"goal":[9,9],"id":3}',
      '{"start":[0,0],"goal":[1,0],"map":5}',
    ];
    const { code, err, lines } = await batch([good, ...wrong, good], ...room());
    expect(code).toBe(1);
    expect(err).toBe('hotpath: 6 lines are answered by an error\n');
    const answers = lines.map((line) => JSON.parse(line));
    expect(answers.map(({ status, error }) => status ?? (error ? 'error' : ''))).toEqual([
      'found',
      ...wrong.map(() => 'error'),
      'found',
    ]);
    expect(answers[5]).toEqual({
      id: 3,
      error: 'goal is (9, 9): it must lie in the grid, x from 0 to 7 and y from 0 to 4',
    });
  });

  test('reads the map that a line names, and keeps the last ones', async () => {
    const names = [1, 2, 3, 4, 5].map((size) => {
      writeFileSync(file(`${size}.txt`), `${'.'.repeat(10 * size)}\n`);
      return file(`${size}.txt`);
    });
    const random = new Random(seed);
    const sizes = Array.from({ length: 300 }, () => random.between(1, 5));
    const lines = sizes.map((size) =>
      JSON.stringify({ map: names[size - 1], start: [0, 0], goal: [10 * size - 1, 0] }),
    );
    const missing = '{"start":[0,0],"goal":[1,0]}';
    const unknown = '{"start":[0,0],"goal":[1,0],"map":"none.txt"}';
    for (const maps of ['1', '2', '8']) {
      const { code, lines: answers } = await batch([...lines, missing, unknown], '--maps', maps, '--workers', workers);
      expect(code).toBe(1);
      const read = answers.map((line) => JSON.parse(line));
      expect(read.slice(0, -2).map(({ cost }) => cost)).toEqual(sizes.map((size) => 10 * size - 1));
      expect(read.at(-2).error).toMatch(/^map is missing: name its file/);
      expect(read.at(-1).error).toBe('cannot read none.txt: there is no such file');
    }
  });

  test('an error of the search is the answer of its lines, or of the command if it concerns its map', async () => {
    const problem = { start: [0, 0], goal: [1, 0] };
    const lines = [{ ...problem, map: file('room.txt') }].map((one) => JSON.stringify(one));
    const named = await batch(lines, '--workers', workers, '--algorithm', 'jps');
    expect(named.code).toBe(1);
    expect(JSON.parse(named.lines[0]).error).toMatch(/^--algorithm is "jps" and terrain costs differ/);
    const { code, err } = await batch([JSON.stringify(problem)], ...room(), '--algorithm', 'jps');
    expect([code, err]).toEqual([2, expect.stringContaining('--algorithm is "jps" and terrain costs differ')]);
  });

  test('takes options of findPath, and prepared maps', async () => {
    const [line] = (await batch(['{"start":[0,4],"goal":[2,4]}'], ...room(), '--diagonals', 'never', '--prepare'))
      .lines;
    expect(JSON.parse(line)).toMatchObject({ status: 'found', cost: 2 });
  });
});

describe('batch', () => {
  test('reads and writes CSV, with or without names of columns', async () => {
    const names = 'startX,startY,goalX,goalY';
    const rows = ['0,0,2,0', ' 0 , 0 , 4 , 3\r', '0,0,2', `0,0,1,0,${file('room.txt')}`, '0,0,1.5,0'];
    const expected = [
      'found,2,1,0 0;2 0',
      'goal-blocked,,0,',
      'error,,,"the line is ""0,0,2"": it must be startX,startY,goalX,goalY or these and the file of a map"',
      'found,1,1,0 0;1 0',
      'error,,,"the line is ""0,0,1.5,0"": it must be startX,startY,goalX,goalY or these and the file of a map"',
    ];
    const plain = await batch(rows, file('room.txt'), '--format', 'csv');
    expect(plain.lines.map((line) => line.replace(/,\d+,(?=\d+ )/, ',1,'))).toEqual(expected);
    const named = await batch([names, ...rows], file('room.txt'), '--format', 'csv');
    expect(named.lines).toEqual(['status,cost,expanded,path', ...plain.lines]);
  });

  test('goes on with --skip, behind the whole lines of the answers', async () => {
    const { lines, answers } = problemsOn(grid, 500);
    const out = file('answers');
    const go = (...more: string[]) => batch(lines, file('room.txt'), '--path', 'none', '--out', out, ...more);
    expect((await go()).code).toBe(0);
    const whole = readFileSync(out, 'utf8');
    expect(whole).toBe(`${answers.join('\n')}\n`);
    for (const count of [1, 250, 499, 500]) {
      writeFileSync(out, `${answers.slice(0, count).join('\n')}\n`);
      if (count < 500) appendFileSync(out, answers[count].slice(0, 9));
      expect((await go('--skip', String(count))).code).toBe(0);
      expect(readFileSync(out, 'utf8')).toBe(whole);
    }
    expect(await go('--skip', '501')).toMatchObject({
      code: 2,
      err: expect.stringContaining('has 500 lines: --skip 500'),
    });
    const rest = await batch(lines, file('room.txt'), '--path', 'none', '--skip', '490');
    expect(rest.lines).toEqual(answers.slice(490));
  });

  test.each<[string, string[], RegExp]>([
    ['two maps', ['a', 'b'], /needs one map at most, but there are 2/],
    ['a map that is missing', ['none.txt'], /cannot read none.txt/],
    ['an input that is missing', ['--in', 'none'], /cannot read none/],
    ['an unknown format', ['--format', 'xml'], /--format is "xml": it must be ndjson or csv/],
    ['an unknown path', ['--path', 'all'], /--path is "all": it must be turns or cells or none/],
    ['a wrong count', ['--workers', '-1'], /--workers is "-1": it must be a whole number from 0 on/],
    ['too many workers', ['--workers', '999', '--in', 'none'], /cannot read none|workers is 999/],
    ['a wrong option', ['--diagonals', 'x'], /--diagonals is "x"/],
    ['answers that are missing', ['--out', '/nowhere/x', '--skip', '3'], /the answers so far are missing/],
    ['an output that cannot be written', ['--out', '/nowhere/x'], /the answers cannot be written/],
    ['a trace', ['--trace'], /unknown option '--trace'/],
  ])('refuses %s', async (_, argv, message) => {
    writeFileSync(file('in'), '{"start":[0,0],"goal":[1,0]}\n');
    const map = argv.includes('none.txt') || (argv.length === 2 && argv[0] === 'a') ? [] : [file('room.txt')];
    const input = argv.includes('--in') ? [] : ['--in', file('in')];
    const { code, out, err } = await runLong(['batch', ...map, ...input, ...argv]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });

  test('shows its help, and its progress only on a terminal', async () => {
    expect(run(['batch', '--help']).out).toMatch(/^hotpath batch - .*--skip COUNT/s);
    writeFileSync(file('in'), '{"start":[0,0],"goal":[1,0]}\n');
    const { err } = await runLong(['batch', file('room.txt'), '--in', file('in')], { terminal: true });
    expect(err).toContain('1 lines, ');
  });

  test('answers each line of a slow input before the next comes', async () => {
    const child = spawn(process.execPath, [CLI, 'batch', file('room.txt'), '--path', 'none', '--workers', '1']);
    for (let i = 1; i < 5; i++) {
      const answer = new Promise((resolve) =>
        child.stdout.once('data', (data) => resolve(JSON.parse(String(data)).cost)),
      );
      child.stdin.write(`{"start":[0,0],"goal":[${i},0]}\n`);
      expect(await answer).toBe(i);
    }
    child.stdin.end();
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
  });

  test('ends when its reader has gone, and says how to go on', () => {
    const { lines } = problemsOn(grid, 20_000);
    writeFileSync(file('in'), lines.join('\n'));
    const command = `'${process.execPath}' '${CLI}' batch '${file('room.txt')}' --in '${file('in')}'; echo $? >&2`;
    const { stdout, stderr } = spawnSync('sh', ['-c', `(${command}) | head -n 1`], { encoding: 'utf8' });
    expect(JSON.parse(stdout)).toHaveProperty('status');
    expect(stderr).toBe(
      'hotpath: the reader of the answers has gone: count the lines it has, and go on with --skip\n1\n',
    );
  });
});
