import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readInput } from '../../src/cli/io.ts';
import { file, ROOM, ROOT, run, useScratch } from '../support/cli.ts';

useScratch();

const MAP = 'type octile\nheight 2\nwidth 3\nmap\n.T.\n...\n';
const SCENARIO = 'version 1\n0\tsmall.map\t3\t2\t0\t0\t2\t0\t4\n';

/** Runs a command that reads `input`, and returns its exit code and the object it prints. */
function ask(input: string, ...argv: string[]) {
  const { code, out } = run([...argv, '--json', '--no-timing'], { input });
  return { code, ...JSON.parse(out) };
}

describe('the file name - is standard input', () => {
  const route = ['--from', '0,0', '--to', '2,0'];

  test('for the map of solve, in text or as a Moving AI map', () => {
    expect(ask(ROOM, 'solve', '-', ...route)).toMatchObject({ code: 0, file: '-', width: 8, height: 5, cost: 2 });
    expect(ask(MAP, 'solve', '-', ...route)).toMatchObject({ code: 0, width: 3, height: 2, cost: 4 });
    expect(ask(`\uFEFF${MAP}`, 'solve', ...route, '-')).toMatchObject({ code: 0, cost: 4 });
    expect(ask(MAP, 'solve', '-', ...route, '--costs', 'T=2', '--diagonals', 'never')).toMatchObject({
      cost: 3,
    });
  });

  test('for a scenario with --map', () => {
    writeFileSync(file('elsewhere.map'), MAP);
    expect(ask(SCENARIO, 'scen', '-', '--map', file('elsewhere.map'))).toMatchObject({ code: 0, optimal: 1 });
    expect(run(['scen', '-', '--map', file('elsewhere.map')], { input: SCENARIO }).out).toMatch(
      /^standard input {2}elsewhere.map of 3 x 2 cells/,
    );
  });

  test('for the map of a scenario, which is read once for all names in it', () => {
    writeFileSync(file('two.scen'), `${SCENARIO}0\tother.map\t3\t2\t0\t1\t2\t1\t2\n`);
    let reads = 0;
    const input = () => (++reads === 1 ? MAP : '');
    expect(run(['scen', file('two.scen'), '--map', '-'], { input })).toMatchObject({
      code: 0,
      out: expect.stringContaining('standard input of 3 x 2 cells'),
    });
    expect(reads).toBe(1);
  });

  test.each<[string, string[], string, RegExp]>([
    [
      'two uses of it',
      ['scen', '-', '--map', '-'],
      SCENARIO,
      /scenario and --map are both -, .*only once: name one file/,
    ],
    ['two files', ['solve', '-', '-', ...route], ROOM, /needs one file, but there are 2: - -/],
    ['a scenario without --map', ['scen', '-'], SCENARIO, /names the map "small.map": name its file with --map/],
    [
      'a scenario of version 2',
      ['scen', '-'],
      'version 2\nheight 3\nwidth 4\ncost 1 octile\npatch a.patch\ncommands\nQ 0 0 0 3 0 3\n',
      /needs the patches "a.patch" beside it: name its file instead/,
    ],
    ['a malformed map', ['solve', '-', ...route], '..\nx.', /standard input: line 2, column 1 is "x"/],
    ['nothing', ['solve', '-', ...route], '', /standard input: text is empty/],
    ['letters for a text map', ['solve', '-', ...route, '--passable', '.'], ROOM, /standard input is none: leave them/],
  ])('refuses %s', (_, argv, input, message) => {
    expect(run(argv, { input })).toMatchObject({ code: 2, out: '', err: expect.stringMatching(message) });
  });

  test('is read by the built program, and a folder is refused', () => {
    const program = (stdio: { input: string } | { stdio: [number, 'pipe', 'pipe'] }) =>
      spawnSync(process.execPath, [join(ROOT, 'dist/cli.js'), 'solve', '-', ...route, '--json', '--no-timing'], {
        encoding: 'utf8',
        ...stdio,
      });
    // Longer than one read.
    const wide = `${`${'.'.repeat(1000)}\n`.repeat(300)}`;
    const { status, stdout, stderr } = program({ input: wide });
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({ width: 1000, height: 300, cost: 2 });
    const folder = openSync(file(), 'r');
    const refused = program({ stdio: [folder, 'pipe', 'pipe'] });
    closeSync(folder);
    expect([refused.status, JSON.parse(refused.stdout).error.message]).toEqual([
      2,
      'cannot read standard input: it is a folder',
    ]);
  });
});

describe('a device without an end', () => {
  test.each(['/dev/zero', '/dev/urandom'])('is read for a moment (%s)', (device) => {
    if (!existsSync(device)) return;
    for (const command of [
      ['solve', device, '--from', '0,0', '--to', '1,0'],
      ['scen', device],
      ['team', device, device, '--agents', '2'],
      ['convert', device, '-'],
    ]) {
      const begun = process.memoryUsage().rss;
      expect(run(command)).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringMatching(/it is a device with more than 1048576 bytes: name a file/),
      });
      expect(process.memoryUsage().rss - begun).toBeLessThan(100 * 2 ** 20);
    }
  });

  test('may be empty', () => {
    if (!existsSync('/dev/null')) return;
    expect(run(['solve', '/dev/null', '--from', '0,0', '--to', '1,0'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/text is empty/),
    });
  });
});

describe('reading standard input', () => {
  const failure = (code: string) => Object.assign(new Error(code), { code });

  /** Returns a read that goes through the steps: gives bytes, or throws. */
  function steps(...list: (number[] | Error)[]) {
    return (buffer: Uint8Array) => {
      const step = list.shift() ?? [];
      if (step instanceof Error) throw step;
      buffer.set(step);
      return step.length;
    };
  }

  test('joins all reads before it decodes them', () => {
    expect(readInput(steps([0x61, 0xe2], [0x96], [0x88, 0x62]))).toBe('a█b');
    expect(readInput(steps())).toBe('');
  });

  test('ends at a byte that no text has', () => {
    expect(() => readInput(steps([0x61], [0x62, 0], [0x63]))).toThrow('it has a byte 0, so it is no text');
  });

  test('waits for bytes that are not there yet', () => {
    expect(readInput(steps(failure('EAGAIN'), [0x61], failure('EAGAIN'), failure('EAGAIN'), [0x62]))).toBe('ab');
  });

  test('ends at the end of a pipe on Windows, and passes other errors on', () => {
    expect(readInput(steps([0x61], failure('EOF'), [0x62]))).toBe('a');
    expect(() => readInput(steps(failure('EIO')))).toThrow('EIO');
  });
});
