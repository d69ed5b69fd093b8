import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { Grid } from '../../src/index.ts';
import { formatMap, formatScenario, type Scenario } from '../../src/movingai.ts';
import { file, run, runJson, useScratch } from '../support/cli.ts';

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

  test.skipIf(!folder)('solves all 929 problems of the public map arena2', () => {
    const map = `${folder}/maps/dao/arena2.map`;
    const scenario = `${folder}/scenarios/dao/arena2.map.scen`;
    expect(runJson('scen', scenario, '--map', map)).toMatchObject({ code: 0, problems: 929, optimal: 929 });
    expect(run(['scen', scenario]).out).toContain('\n929 of 929 optimal\n');
  });
});
