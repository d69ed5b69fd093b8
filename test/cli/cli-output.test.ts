import { writeFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Grid } from '../../src/index.ts';
import { file, run, useScratch } from '../support/cli.ts';

useScratch();
afterEach(() => vi.restoreAllMocks());

const room = () => ['solve', file('room.txt'), '--from', '0,4', '--to', '7,3'];

describe('--no-timing', () => {
  const SCENARIO = 'version 1\n0\troom.txt\t8\t5\t0\t0\t7\t0\t7\n';
  const scenario = () => {
    writeFileSync(file('room.scen'), SCENARIO);
    return ['scen', file('room.scen')];
  };

  test.each<[string, () => string[], RegExp, string]>([
    ['the demonstration', () => [], /engine|µs/, 'timings'],
    ['solve', room, /engine|µs/, 'timings'],
    ['scen', scenario, /µs|warm-up/, 'microseconds'],
  ])('leaves times out of %s, and reads no clock', (_, argv, times, key) => {
    const clock = vi.spyOn(performance, 'now');
    const { code, out, err } = run([...argv(), '--no-timing']);
    expect([code, err]).toEqual([0, '']);
    expect(out).not.toMatch(times);
    const bare = run([...argv(), '--no-timing', '--json']);
    expect(JSON.parse(bare.out)).not.toHaveProperty(key);
    expect(clock).not.toHaveBeenCalled();
  });

  test('prints the same twice', () => {
    for (const argv of [[], room(), scenario()]) {
      for (const format of [[], ['--json']]) {
        expect(run([...argv, ...format, '--no-timing'])).toEqual(run([...argv, ...format, '--no-timing']));
      }
    }
  });
});

describe('--json prints errors as JSON on standard output', () => {
  test.each<[string, () => string[], RegExp]>([
    ['an unknown command', () => ['walk', '--json'], /^there is no command 'walk'/],
    ['an unknown flag', () => ['--json', '--fast'], /^unknown option '--fast'/],
    ['a missing file', () => ['solve', file('none.txt'), '--json'], /there is no such file$/],
    ['a missing value', () => [...room(), '--json', '--max-open'], /--max-open.*missing/],
    ['an option of the library', () => [...room(), '--json', '--engine', 'gpu'], /^--engine is "gpu": /],
    ['a wrong scenario', () => ['scen', '--json'], /needs one file/],
    ['--json twice', () => ['--json', '--json'], /^--json is given more than once/],
  ])('%s', (_, argv, message) => {
    const { code, out, err } = run(argv(), { terminal: true });
    expect([code, err]).toEqual([2, '']);
    expect(out).toMatch(/^[^\n]+\n$/);
    expect(JSON.parse(out)).toEqual({ error: { message: expect.stringMatching(message), code: 2 } });
  });

  test('a bug in hotpath, with exit code 3', () => {
    const input = () => {
      throw new TypeError('broken');
    };
    vi.spyOn(Grid, 'fromText').mockImplementation(input);
    const { code, out, err } = run([...room(), '--json']);
    expect([code, err]).toEqual([3, '']);
    expect(JSON.parse(out)).toEqual({ error: { message: 'internal error: broken', code: 3 } });
  });

  test('not after --, which ends the flags', () => {
    expect(run(['walk', '--', '--json'])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('walk') });
  });
});

describe('the result stands above the map', () => {
  test.each<[string, string, number]>([
    ['found', '7,3', 0],
    ['goal-blocked', '1,1', 1],
  ])('%s', (status, goal, code) => {
    const result = run(['solve', file('room.txt'), '--from', '0,4', '--to', goal, '--engine', 'js']);
    const [head, map] = result.out.split('\n\n');
    expect(result.code).toBe(code);
    expect(head).toContain(`\n  status       ${status}`);
    expect(head).toContain('\n  expanded ');
    expect(head.includes('\n  cost ')).toBe(code === 0);
    expect(map).toMatch(/^ {2}[.*SG#\d]{8}\n/);
  });
});
