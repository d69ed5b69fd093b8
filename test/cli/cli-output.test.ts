import { writeFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Grid } from '../../src/index.ts';
import { file, picture, run, type Setting, useScratch } from '../support/cli.ts';

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

describe('a map wider than the terminal', () => {
  /** Writes a map, and returns its picture with the route along the top, in characters of `across` x 2 `across` cells. */
  function draw(grid: Grid, across: number, setting: Setting = {}): string[] {
    writeFileSync(file('wide.txt'), grid.toText());
    const argv = ['solve', file('wide.txt'), '--from', '0,0', '--to', `${grid.width - 1},0`, '--no-timing'];
    return picture(run(argv, { columns: grid.width / across + 4, ...setting }).out);
  }

  /** A map with a free row of blocks of 4 x 8 cells, and below it a row of blocks with these numbers of walls. */
  function shaded(): Grid {
    const grid = new Grid(32, 16);
    [0, 3, 4, 10, 11, 21, 22, 32].forEach((count, block) => {
      for (let i = 0; i < count; i++) grid.setBlocked(4 * block + (i % 4), 8 + Math.floor(i / 4), true);
    });
    return grid;
  }

  test.each<[string, string, Setting]>([
    ['without a locale', ' ░▒▒▓▓██', {}],
    ['in UTF-8', ' ░▒▒▓▓██', { env: { LANG: 'de_DE.UTF-8' } }],
    ['in another locale', ' -++%%##', { env: { LANG: 'C' } }],
    ['where LC_ALL overrides LANG', ' -++%%##', { env: { LC_ALL: 'POSIX', LANG: 'en_GB.UTF-8' } }],
    ['in colour', ' ░▒▒▓▓██', { terminal: true }],
    ['in colour in another locale', ' -++%%##', { terminal: true, env: { LANG: 'C' } }],
  ])('shows the share of walls, %s', (_, shades, setting) => {
    const [, lower] = draw(shaded(), 4, setting);
    expect(lower).toBe(shades);
  });

  test.each([2, 3, 7, 14])('keeps walls of one cell visible in characters %i cells wide', (across) => {
    const [columns, rows] = [8, 6];
    const grid = new Grid(columns * across, rows * 2 * across);
    // One wall across and one down, through the middle of a row and a column of characters; doors at the edges join the quarters.
    const x = 3 * across + (across >> 1);
    const y = 2 * (2 * across) + across;
    grid.fill(0, y, grid.width, 1, true);
    grid.fill(x, 0, 1, grid.height, true);
    grid.setBlocked(grid.width - 1, y, false);
    grid.setBlocked(x, 0, false);
    const lines = draw(grid, across);
    expect(lines).toHaveLength(rows);
    for (const [row, line] of lines.entries()) {
      for (const [column, character] of [...line].entries()) {
        const isRoute = /[SG*]/.test(character);
        const isWall = row === 2 || column === 3;
        if (!isRoute) expect(/[░▒▓]/.test(character)).toBe(isWall);
        // Blocks with a door may be lighter.
        if (!isRoute && isWall && column < 7 && row > 0) expect(character).toMatch(/[▒▓]/);
      }
    }
  });

  test('has start, goal and route over the walls', () => {
    const grid = new Grid(12, 8);
    grid.fill(0, 1, 12, 7, true);
    writeFileSync(file('slit.txt'), grid.toText());
    const argv = ['solve', file('slit.txt'), '--from', '0,0', '--to', '11,0', '--no-timing'];
    expect(picture(run(argv, { columns: 7 }).out)).toEqual(['S*G']);
  });
});
