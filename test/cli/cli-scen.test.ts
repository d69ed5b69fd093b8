import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { Grid } from '../../src/index.ts';
import { formatMap, formatScenario, type Scenario } from '../../src/movingai.ts';
import { file, run, runJson, useScratch } from '../support/cli.ts';
import { problemsFolder } from '../support/problems-folder.ts';

useScratch();

/** Folder of the public Moving AI files, if the environment names it. */
const folder = process.env.HOTPATH_MOVINGAI;

describe('scen', () => {
  const grid = Grid.fromText('.....\n.###.\n.#...\n.#.#.\n...#.');

  function problem(start: [number, number], goal: [number, number], length: number): Scenario {
    const [from, to] = [start, goal].map(([x, y]) => ({ x, y }));
    return { bucket: 0, map: 'set/small.map', width: 5, height: 5, start: from, goal: to, length };
  }

  const right = [
    problem([0, 0], [4, 0], 4),
    problem([0, 0], [2, 4], 6),
    problem([4, 2], [2, 2], 2),
    problem([3, 2], [4, 3], 2),
    problem([2, 2], [2, 2], 0),
  ];

  /** Writes a map and a scenario below a new folder. Returns the scenario's path. */
  function lay(name: string, mapPath: string, scenarioPath: string, problems = right): string {
    const paths = [join(name, mapPath), join(name, scenarioPath)].map(file);
    for (const path of paths) mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(paths[0], formatMap(grid));
    writeFileSync(paths[1], formatScenario(problems));
    return paths[1];
  }

  test('solves all problems, and the last lines say how well and how fast', () => {
    const { code, out, err } = run(['scen', lay('right', 'small.map', 'small.map.scen')]);
    const lines = out.trimEnd().split('\n');
    expect([code, err]).toEqual([0, '']);
    expect(lines.at(-2)).toBe('5 of 5 optimal');
    expect(lines.at(-1)).toMatch(/^mean [\d.,]+ µs, median [\d.,]+ µs, p99 [\d.,]+ µs/);
  });

  test('lists wrong lengths by their lines, with exit code 1', () => {
    const wrong = [right[0], { ...right[1], length: 5.5 }, { ...right[2], length: 2.02 }];
    const scenario = lay('wrong', 'small.map', 'small.map.scen', wrong);
    const { code, out } = run(['scen', scenario]);
    expect(code).toBe(1);
    expect(out).toContain('line 3: 0,0 to 2,4: cost 6, optimal length 5.5');
    expect(out).toContain('line 4: 4,2 to 2,2: cost 2, optimal length 2.02');
    expect(out).toContain('1 of 3 optimal');
    expect(runJson('scen', scenario)).toMatchObject({
      code: 1,
      problems: 3,
      optimal: 1,
      wrong: [
        { line: 3, status: 'found', cost: 6, length: 5.5 },
        { line: 4, cost: 2, length: 2.02 },
      ],
    });
  });

  test('compares lengths to the digits that the file prints', () => {
    const diagonal = (length: number) => problem([0, 0], [0, 0], length);
    const open = Grid.fromText('...\n...');
    const check = (...lengths: number[]) => {
      const list = lengths.map((length) => ({ ...diagonal(length), width: 3, height: 2, goal: { x: 2, y: 1 } }));
      writeFileSync(file('open.scen'), formatScenario(list));
      writeFileSync(file('open.map'), formatMap(open));
      return runJson('scen', file('open.scen'), '--map', file('open.map')).optimal;
    };
    // 1 + √2 = 2.41421356…
    expect(check(2.41)).toBe(1);
    expect(check(2.42)).toBe(0);
    expect(check(2.41, 2.41421)).toBe(1);
    expect(check(2.41421356)).toBe(1);
    expect(check(2.4143)).toBe(0);
    expect(check(2.4)).toBe(1);
    expect(check(2.5)).toBe(0);
    expect(check(2)).toBe(0);
  });

  test('takes length 0 between two cells for an unreachable goal', () => {
    const blocked = problem([0, 0], [1, 1], 0);
    expect(runJson('scen', lay('none', 'small.map', 'a.scen', [blocked]))).toMatchObject({ code: 0, optimal: 1 });
    const reachable = problem([0, 0], [4, 4], 0);
    expect(runJson('scen', lay('some', 'small.map', 'a.scen', [reachable]))).toMatchObject({ code: 1, optimal: 0 });
  });

  test.each([
    ['beside the scenario', 'small.map', 'small.map.scen'],
    ['as the scenario names it', 'set/small.map', 'small.map.scen'],
    ['in the layout of the archives', 'maps/set/small.map', 'scenarios/set/small.map.scen'],
    ["in a folder 'maps'", 'maps/set/small.map', 'small.map.scen'],
  ])('finds the map %s', (name, map, scenario) => {
    expect(run(['scen', lay(name, map, scenario)]).code).toBe(0);
  });

  test('uses the map that --map names', () => {
    const scenario = lay('elsewhere', 'other/place.map', 'small.map.scen');
    expect(run(['scen', scenario])).toMatchObject({ code: 2, err: expect.stringContaining('cannot find the map') });
    expect(run(['scen', scenario, '--map', file('elsewhere/other/place.map')]).code).toBe(0);
  });

  test('allows only options that keep optimal lengths', () => {
    const scenario = lay('options', 'small.map', 'small.map.scen');
    expect(runJson('scen', scenario, '--engine', 'js', '--heuristic', 'zero')).toMatchObject({
      engine: 'js',
      optimal: 5,
    });
    expect(runJson('scen', scenario, '--max-expansions', '0')).toMatchObject({ code: 1 });
    expect(run(['scen', scenario, '--diagonals', 'never']).code).toBe(2);
  });

  test('shows a progress bar on standard error, only on a terminal', () => {
    const scenario = lay('progress', 'small.map', 'small.map.scen');
    expect(run(['scen', scenario]).err).toBe('');
    const { out, err } = run(['scen', scenario], { terminal: true });
    expect(stripVTControlCharacters(err)).toMatch(/\r {2}small.map.scen {2}─+ {2}0 of 5.*\r$/s);
    expect(out).not.toContain('─');
  });

  test.each<[string, string, RegExp]>([
    ['without problems', 'version 1\n', /has no problems/],
    ['that is malformed', 'version 1\nnonsense\n', /bad\.scen: line 2 has 1 fields/],
    ['for a map of another size', formatScenario([{ ...right[0], height: 6 }]), /line 2 is for a map of 5 x 6 cells/],
  ])('refuses a scenario %s', (_, text, message) => {
    const scenario = lay('bad', 'small.map', 'bad.scen');
    writeFileSync(scenario, text);
    expect(run(['scen', scenario])).toMatchObject({ code: 2, out: '', err: expect.stringMatching(message) });
  });

  test('--passable and --costs say what letters stand for', () => {
    writeFileSync(file('swamp.map'), 'height 1\nwidth 4\nmap\n.SW.\n');
    writeFileSync(file('swamp.scen'), `version 1\n\n1\tswamp.map\t4\t1\t0\t0\t3\t0\t6\n`);
    const ask = (...argv: string[]) => runJson('scen', file('swamp.scen'), ...argv);
    expect(ask('--costs', 'S=2,W=3').optimal).toBe(1);
    expect(ask('--passable', '.SW').wrong).toMatchObject([{ line: 3, cost: 3 }]);
    expect(ask('--passable', '.W', '--costs', 'S=3,W=2').optimal).toBe(1);
    const solve = ['solve', file('swamp.map'), '--from', '0,0', '--to', '3,0'];
    expect(runJson(...solve, '--costs', 'S=2,W=3')).toMatchObject({ status: 'found', cost: 6 });
    expect(runJson(...solve)).toMatchObject({ status: 'unreachable' });
    for (const [argv, message] of [
      [[...solve, '--costs', 'S'], '--costs is "S"'],
      [[...solve, '--costs', 'S=x'], '--costs is "S=x"'],
      [[...solve, '--costs', 'S=-1,SW=2'], '--costs is "S=-1,SW=2"'],
      [[...solve, '--passable', ' '], 'passable has " "'],
      [['solve', file('room.txt'), '--from', '0,0', '--to', '1,0', '--passable', '.'], 'is none: leave them out'],
    ] as const) {
      expect(run(argv)).toMatchObject({ code: 2, err: expect.stringContaining(message) });
    }
  });

  test('a scenario of version 2 is replayed, patches included', () => {
    const patches = 'type patch\npatches 1\npatch 0\nheight 2\nwidth 1\nmap\n@\n@\n';
    const commands = [
      'Q 0 0 0 3 0 3',
      'P 0 0 1 0',
      'Q 0 0 0 3 0 6.414213562373',
      'P 0 0 1 1',
      'Q 0 0 0 3 0 0',
      'Q 0 0 0 0 2 9',
    ];
    const write = (list: string[]) =>
      writeFileSync(
        file('edits.scen'),
        `version 2\nheight 3\nwidth 4\ncost 1 octile\npatch edits.patch\ncommands\n${list.join('\n')}\n`,
      );
    write(commands);
    expect(run(['scen', file('edits.scen')]).err).toContain('cannot find the patches "edits.patch"');
    writeFileSync(file('edits.patch'), patches);
    const wrong = [{ line: 12, cost: 2, length: 9 }];
    expect(runJson('scen', file('edits.scen'))).toMatchObject({ code: 1, problems: 4, edits: 2, optimal: 3, wrong });
    expect(run(['scen', file('edits.scen')]).out).toContain(
      'an empty map of 4 x 3 cells, 2 patches of edits.patch pasted on it',
    );
    expect(runJson('scen', file('edits.scen'), '--passable', '@').optimal).toBe(1);
    expect(run(['scen', file('edits.scen'), '--map', file('edits.patch')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('leave --map out'),
    });
    write(['P 0 1 0 0', ...commands]);
    expect(run(['scen', file('edits.scen')]).err).toContain('line 7 pastes patch 1 at (0, 0)');
    write(['P 0 0 0 2', ...commands]);
    expect(run(['scen', file('edits.scen')]).err).toContain('line 7 pastes patch 0 at (0, 2)');
    write(['P 0 0 0 0']);
    expect(run(['scen', file('edits.scen')]).err).toContain('has no problems');
  });

  test.skipIf(!problemsFolder)('the public sample with edits: 2,000 of 2,000', () => {
    const sample = `${problemsFolder}/dynamic/dao_arena2.scen`;
    expect(runJson('scen', sample)).toMatchObject({ code: 0, problems: 2000, edits: 439, optimal: 2000 });
  });

  test.skipIf(!folder)('arena2 of the public maps: 929 of 929', () => {
    const map = `${folder}/maps/dao/arena2.map`;
    const scenario = `${folder}/scenarios/dao/arena2.map.scen`;
    expect(runJson('scen', scenario, '--map', map)).toMatchObject({ code: 0, problems: 929, optimal: 929 });
    expect(run(['scen', scenario]).out).toContain('\n929 of 929 optimal\n');
  });
});
