import { readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { Grid } from '../../src/index.ts';
import { formatMap, formatScenario } from '../../src/movingai.ts';
import { file, run, runJson, useScratch } from '../support/cli.ts';
import { checkPlan, type Trip } from '../support/team-check.ts';
import { worldOf } from '../support/world.ts';

useScratch();

const grid = Grid.fromText(`
  .......
  .##.##.
  .......
  .##.##.
  .......
`);

/** Two pairs that swap, and two agents that cross their ways. */
const TRIPS: Trip[] = [
  [0, 0, 6, 0],
  [6, 0, 0, 0],
  [0, 4, 6, 4],
  [6, 4, 0, 4],
  [3, 0, 3, 4],
  [3, 4, 3, 0],
].map(([x, y, toX, toY]) => ({ start: { x, y }, goal: { x: toX, y: toY } }));

/** Writes trips as a scenario on a map of a size. */
function layScenario(name: string, trips: readonly Trip[], width = 7, height = 5): string {
  const rows = trips.map(({ start, goal }) => ({ bucket: 0, map: 'any.map', width, height, start, goal, length: 1 }));
  writeFileSync(file(name), formatScenario(rows));
  return file(name);
}

const map = () => file('store.map');
const scen = () => file('store.scen');

beforeAll(() => {
  writeFileSync(map(), formatMap(grid));
  layScenario('store.scen', TRIPS);
});

/** Turns the paths of the JSON object into those of findTeamPaths. */
const pathsOf = (paths: number[][]) => paths.map((xy) => ({ xy: Int32Array.from(xy) }));

describe('team', () => {
  test('plans for all rows, and prints a plan without collisions as JSON', () => {
    const { code, paths, ...facts } = runJson('team', map(), scen());
    const { sumOfCosts, makespan } = checkPlan(worldOf(grid), 'never', TRIPS, pathsOf(paths));
    expect(code).toBe(0);
    expect(facts).toMatchObject({ status: 'found', agents: 6, width: 7, height: 5, lowerBound: 32 });
    expect([facts.sumOfCosts, facts.makespan]).toEqual([sumOfCosts, makespan]);
    expect(facts.milliseconds).toBeGreaterThan(0);
  });

  test('--agents takes the first rows; a summary says how good the plan is', () => {
    const { code, out, err } = run(['team', map(), scen(), '--agents', '1']);
    expect([code, err]).toEqual([0, '']);
    const [first, second, third] = out.split('\n');
    expect(first).toMatch(/^store\.scen {2}1 agent on 7 x 5 cells; (wasm|js) engine$/);
    expect(second).toBe('found, sum of costs 6  1.000 x the lower bound, 6; last arrival at 6');
    expect(third).toMatch(/^[\d,]+ ms$/);
  });

  test('rounds and a seed give the same plan each time, on both engines', () => {
    const plan = (...more: string[]) =>
      runJson('team', map(), scen(), '--improve', '--rounds', '60', '--seed', '7', '--no-timing', ...more);
    const { engine, ...wasm } = plan('--engine', 'wasm');
    expect(engine).toBe('wasm');
    expect(wasm).not.toHaveProperty('milliseconds');
    expect(plan('--engine', 'js')).toEqual({ ...wasm, engine: 'js' });
  });

  test('--diagonals is the corner rule', () => {
    const { paths, lowerBound } = runJson('team', map(), scen(), '--diagonals', 'always', '--seconds', '5');
    checkPlan(worldOf(grid), 'always', TRIPS, pathsOf(paths));
    expect(lowerBound).toBe(32);
  });

  test('--out writes the object of --json to a file, beside the summary', () => {
    const options = ['--rounds', '1000', '--no-timing'];
    const { out } = run(['team', map(), scen(), '--out', file('plan.json'), ...options]);
    expect(out).toMatch(/^store\.scen .*\nfound, .*\n$/);
    expect(readFileSync(file('plan.json'), 'utf8')).toBe(run(['team', map(), scen(), '--json', ...options]).out);
  });

  test('reads one of the files from standard input', () => {
    const input = readFileSync(map(), 'utf8');
    expect(run(['team', '-', scen()], { input }).out).toContain('found, sum of costs');
    expect(run(['team', map(), '-'], { input: readFileSync(scen(), 'utf8') }).out).toMatch(/^standard input /);
  });

  test('exit code 1: there is no plan, or a limit is met', () => {
    writeFileSync(file('corridor.txt'), '...');
    const swap = layScenario(
      'swap.scen',
      [
        { start: { x: 0, y: 0 }, goal: { x: 2, y: 0 } },
        { start: { x: 2, y: 0 }, goal: { x: 0, y: 0 } },
      ],
      3,
      1,
    );
    const { code, out } = run(['team', file('corridor.txt'), swap, '--no-timing']);
    expect(code).toBe(1);
    expect(out).toMatch(/\nunreachable {2}no plan leads all agents to their goals\n$/);
    expect(runJson('team', file('corridor.txt'), swap)).toMatchObject({ code: 1, sumOfCosts: null, paths: null });
    expect(runJson('team', map(), scen(), '--rounds', '0')).toMatchObject({ code: 1, status: 'limit' });
  });

  test('a terminal shows a bar on standard error, and clears it', () => {
    const argv = ['team', map(), scen(), '--improve', '--seconds', '0.2'];
    const { err } = run(argv, { terminal: true });
    expect(stripVTControlCharacters(err)).toMatch(/\r {2}6 agents {2}[━─]{32} {2}0\.\d of 0\.2 s/);
    expect(err.endsWith('\r\u001b[K')).toBe(true);
    expect(run(argv).err).toBe('');
  });
});

describe('team refuses', () => {
  const trip = TRIPS[0];
  test.each<[string, () => string[], RegExp]>([
    ['no files', () => [], /needs two files, MAP and SCEN, but there is none; see 'hotpath team --help'/],
    ['one file', () => [map()], /needs two files, MAP and SCEN, but there is one/],
    ['three files', () => [map(), scen(), 'x'], /but there are 3/],
    ['standard input twice', () => ['-', '-'], /both -, and standard input can be read only once/],
    ['a map that does not exist', () => [file('no.map'), scen()], /cannot read .*no\.map: there is no such file/],
    ['a scenario that is none', () => [map(), map()], /store\.map: line 1 .*"version 1"/],
    ['an empty scenario', () => [map(), layScenario('none.scen', [])], /none\.scen has no agents/],
    [
      'another size',
      () => [map(), layScenario('small.scen', [trip], 7, 6)],
      /line 2 is for a map of 7 x 6 cells.*7 x 5/,
    ],
    [
      'another size, in a file with the name of an option',
      () => [map(), layScenario('size.scen', [trip], 7, 6)],
      /size\.scen: line 2 is/,
    ],
    ['a shared start', () => [map(), layScenario('same.scen', [trip, trip])], /lines 2 and 3 both start at 0,0/],
    ['too many agents', () => [map(), scen(), '--agents', '7'], /--agents is 7: .*store\.scen has 6/],
    ['no agents', () => [map(), scen(), '--agents', '0'], /--agents is "0": it must be a whole number above 0/],
    ['no time', () => [map(), scen(), '--seconds', '0'], /--seconds is "0": it must be a number above 0/],
    ['a fraction', () => [map(), scen(), '--rounds', '1.5'], /--rounds is "1\.5": it must be a whole number/],
    ['too many rounds', () => [map(), scen(), '--rounds', '1e300'], /--rounds is "1e300": it must be a whole number/],
    ['a large seed', () => [map(), scen(), '--seed', '4294967296'], /--seed is "4294967296": .*to 4294967295/],
    ['a wrong rule', () => [map(), scen(), '--diagonals', 'maybe'], /--diagonals is "maybe": .*"never"/],
    ['a wrong engine', () => [map(), scen(), '--engine', 'gpu'], /--engine is "gpu": /],
    ['a flag of another command', () => [map(), scen(), '--from', '0,0'], /unknown option '--from'.*team --help/],
    ['a folder to write to', () => [map(), scen(), '--out', file('no/x')], /cannot write --out .*no\/x: /],
  ])('%s', (_, argv, message) => {
    const { code, out, err } = run(['team', ...argv()]);
    expect(err).toMatch(message);
    expect(err).toMatch(/^hotpath: [^\n]+\n$/);
    expect([code, out]).toEqual([2, '']);
  });
});

test('with --assign, agents take the goals that are near, and each goal has one', () => {
  const { status, paths, sumOfCosts } = runJson('team', map(), scen(), '--assign', '--rounds', '100') as unknown as {
    status: string;
    paths: number[][];
    sumOfCosts: number;
  };
  expect(status).toBe('found');
  // Each agent starts at the goal of another.
  expect(sumOfCosts).toBe(0);
  const ends = paths.map((xy) => String(xy.slice(-2))).sort();
  expect(ends).toEqual(TRIPS.map(({ goal }) => String([goal.x, goal.y])).sort());
});
