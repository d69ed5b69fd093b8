// hotpath batch: where problems come from and answers go to, and what their lines may be.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readLines } from '../../src/cli/batch/streams.ts';
import { Grid } from '../../src/index.ts';
import { file, ROOT, runLong, useScratch } from '../support/cli.ts';
import { terrainMap } from '../support/maps.ts';
import { patience } from '../support/patience.ts';
import { seed } from '../support/seed.ts';

useScratch();

const CLI = join(ROOT, 'dist', 'cli.js');
const GOOD = '{"start":[0,0],"goal":[1,0]}';

/** Runs the command on lines. Returns the answers. */
async function batch(lines: readonly string[], ...argv: string[]) {
  writeFileSync(file('in'), lines.join('\n'));
  const { code, out, err } = await runLong(['batch', '--in', file('in'), '--maps-folder', file(), ...argv]);
  return { code, err, lines: out.trimEnd().split('\n') };
}

/** Runs the command as a process. */
function spawnBatch(argv: readonly string[], input: string) {
  return spawnSync(process.execPath, [CLI, 'batch', ...argv], { encoding: 'utf8', input, timeout: patience(50_000) });
}

describe('maps that come and go', () => {
  // The first group of lines waits for a long search while the next one needs the room of its other map.
  test.each(['0', '1', '2'])('are kept while lines wait for them, on %s workers', async (workers) => {
    writeFileSync(file('a.txt'), terrainMap({ width: 400, height: 400, seed }).toText());
    for (const name of ['b', 'c', 'd']) writeFileSync(file(`${name}.txt`), '.'.repeat(20));
    const line = (name: string, goal: readonly [number, number]) =>
      JSON.stringify({ map: file(`${name}.txt`), start: [0, 0], goal }).padEnd(200);
    const first = Array.from({ length: 40 }, (_, i) => [line('a', [399, 399]), line('b', [i % 20, 0])]);
    const rest = Array.from({ length: 1500 }, (_, i) => [line('c', [i % 20, 0]), line('d', [i % 20, 0])]);
    const problems = [...first, ...rest].flat();
    const { code, err, lines } = await batch(problems, '--workers', workers, '--maps', '2', '--path', 'none');
    expect([code, err]).toEqual([0, '']);
    const answers = lines.map((one) => JSON.parse(one));
    expect(answers.slice(80).map(({ cost }) => cost)).toEqual(rest.flatMap((_, i) => [i % 20, i % 20]));
  });

  test('do not make the map of standard input be read again', async () => {
    writeFileSync(file('in'), [GOOD, `{"map":"${file('room.txt')}","start":[0,0],"goal":[5,2]}`, GOOD].join('\n'));
    const inputs = ['....', ''];
    const input = () => inputs.shift() as string;
    const { code, out } = await runLong(['batch', '-', '--in', file('in'), '--maps', '1', '--maps-folder', file()], {
      input,
    });
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(3);
  });
});

describe('the command is refused', () => {
  test('with too many workers, whoever names the map', async () => {
    const { code, err, lines } = await batch([`{"map":"${file('room.txt')}",${GOOD.slice(1)}`], '--workers', '257');
    expect([code, lines]).toEqual([2, ['']]);
    expect(err).toContain('workers is 257: it must be a whole number from 1 to 256');
  });

  test('if the map and the problems are both standard input', async () => {
    const { code, err } = await runLong(['batch', '-']);
    expect([code, err]).toEqual([2, expect.stringContaining('standard input can be read only once')]);
  });

  test('if a file is missing or is the other one, before anything is overwritten', async () => {
    writeFileSync(file('kept'), `${GOOD}\n`);
    for (const [input, reason] of [
      [file('none'), 'there is no such file'],
      [file(), 'it is a folder'],
      [file('kept'), '--in and --out are both'],
    ]) {
      const { code, err } = await runLong(['batch', file('room.txt'), '--in', input, '--out', file('kept')]);
      expect([code, err]).toEqual([2, expect.stringContaining(reason)]);
      expect(readFileSync(file('kept'), 'utf8')).toBe(`${GOOD}\n`);
    }
  });

  test('if the map does not end, or the answers to keep are no file', ({ skip }) => {
    skip(!existsSync('/dev/zero'), 'no /dev/zero');
    expect(spawnBatch(['/dev/zero'], '')).toMatchObject({
      status: 2,
      stderr: 'hotpath: cannot read /dev/zero: it is a device with more than 1048576 bytes: name a file\n',
    });
    const command = `'${process.execPath}' '${CLI}' batch - --in '${file('room.txt')}' < /dev/zero`;
    expect(spawnSync('sh', ['-c', command], { encoding: 'utf8', timeout: patience(50_000) })).toMatchObject({
      status: 2,
      stderr: 'hotpath: cannot read standard input: it has a byte 0, so it is no text\n',
    });
    expect(spawnBatch([file('room.txt'), '--out', '/dev/zero', '--skip', '1'], GOOD)).toMatchObject({
      status: 2,
      stderr:
        'hotpath: --skip is 1, but the answers so far are missing: cannot read /dev/zero: it is no regular file\n',
    });
  });

  test('if the answers cannot be written, in one line', () => {
    const map = file('room.txt');
    const refused = { status: 2, stderr: expect.stringMatching(/^hotpath: the answers cannot be written: .*\n$/) };
    expect(spawnBatch([map, '--out', '/nowhere/x'], '')).toMatchObject(refused);
    expect(spawnBatch([map, '--out', '/nowhere/x'], GOOD)).toMatchObject(refused);
  });

  test('if the disk is full, in one line', ({ skip }) => {
    skip(!existsSync('/dev/full'), 'no /dev/full');
    const map = file('room.txt');
    const refused = { status: 2, stderr: expect.stringMatching(/^hotpath: the answers cannot be written: .*\n$/) };
    expect(spawnBatch([map, '--out', '/dev/full'], GOOD)).toMatchObject(refused);
    const command = `echo '${GOOD}' | '${process.execPath}' '${CLI}' batch '${map}' > /dev/full`;
    expect(spawnSync('sh', ['-c', command], { encoding: 'utf8' })).toMatchObject(refused);
    const solve = `'${process.execPath}' '${CLI}' solve '${map}' --from 0,0 --to 1,0 --no-timing > /dev/full`;
    expect(spawnSync('sh', ['-c', solve], { encoding: 'utf8' })).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^hotpath: what it found cannot be written: .*\n$/),
    });
  });
});

describe('lines', () => {
  test('cells to avoid need only be inside the maps that the lines name', async () => {
    const line = JSON.stringify({ map: file('room.txt'), start: [0, 0], goal: [2, 0] });
    const { code, lines } = await batch([line], '--avoid', '1,0');
    expect([code, JSON.parse(lines[0]).status]).toEqual([0, 'unreachable']);
  });

  test('an id is repeated as it is written, also beside a wrong map and beyond 2^53', async () => {
    const ids = ['12345678901234567890', '-9007199254740993', '7', '"7"', 'null', '[1,"a"]', '0.5'];
    const lines = ids.map((id) => `{"id": ${id} ,${GOOD.slice(1)}`);
    const { lines: answers } = await batch([...lines, '{"id":8,"map":5}', '{"id":9,"map":"-"}'], file('room.txt'));
    expect(answers.slice(0, -2).map((answer) => answer.slice(0, answer.indexOf(',"status"')))).toEqual(
      ids.map((id) => `{"id":${id}`),
    );
    expect(answers.slice(-2).map((answer) => JSON.parse(answer))).toEqual([
      { id: 8, error: 'map is 5: it must be the name of a file' },
      { id: 9, error: 'map is "-": it must be the name of a file' },
    ]);
  });

  test('of more than a million characters are answered by an error, and the rest goes on', async () => {
    const long = (id: string) => `{"id":"${id}",${GOOD.slice(1)}`;
    const { code, lines } = await batch([long('x'.repeat(1e6)), long('x'.repeat(3e6)), GOOD], file('room.txt'));
    expect(code).toBe(1);
    const answers = lines.map((line) => JSON.parse(line));
    expect(answers[0]).toMatchObject({ id: 'x'.repeat(1e6), status: 'found' });
    expect(answers[1]).toEqual({ error: 'the line has more than 1,048,576 characters' });
    expect(answers[2]).toMatchObject({ status: 'found' });
  });

  test.each(['one chunk', 'many chunks'])('are counted exactly, in %s', async (chunks) => {
    const line = (length: number) => GOOD.padEnd(length);
    const text = Buffer.from([GOOD, line(2 ** 20), line(2 ** 20 + 1), line(2 ** 20 + 2), GOOD].join('\n'));
    const size = chunks === 'one chunk' ? text.length : 1000;
    async function* input() {
      for (let at = 0; at < text.length; at += size) yield text.subarray(at, at + size);
    }
    const lengths: number[] = [];
    for await (const lines of readLines('in', input())) lengths.push(...lines.map(({ length }) => length));
    const most = 2 ** 20;
    expect(lengths.map((length) => Math.min(length, most + 1))).toEqual([28, most, most + 1, most + 1, 28]);
  });

  test('without an end end the command, and the answers before are written', ({ skip }) => {
    skip(!existsSync('/dev/zero'), 'no /dev/zero');
    writeFileSync(file('in'), `${GOOD}\n${GOOD}\n`);
    const command = `cat '${file('in')}' /dev/zero | '${process.execPath}' '${CLI}' batch '${file('room.txt')}'`;
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
      encoding: 'utf8',
      timeout: patience(50_000),
    });
    expect(status).toBe(2);
    expect(stdout.trimEnd().split('\n')).toHaveLength(2);
    expect(stderr).toBe(
      'hotpath: cannot read standard input: line 3 has more than 67,108,864 characters and does not end\n',
    );
  });

  test('fields of CSV may be in quotes', async () => {
    const map = file('a "b", c.txt');
    writeFileSync(map, new Grid(3, 1).toText());
    const rows = [
      '"startX","startY","goalX","goalY","map"',
      `"0","0","2","0","${map.replaceAll('"', '""')}"\r`,
      ` "0" , 0,"2",0 ,${file('room.txt')}`,
      '"0,0,2,0',
      '"0"0,0,2,0',
    ];
    const { code, lines } = await batch(rows, '--format', 'csv');
    expect(code).toBe(1);
    expect(lines.map((line) => line.split(',')[0])).toEqual(['status', 'found', 'found', 'error', 'error']);
  });
});
