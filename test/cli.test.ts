import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { main } from '../src/cli/main.ts';
import { type FindPathOptions, findPath, Grid } from '../src/index.ts';
import { formatMap, formatScenario, parseMap, type Scenario } from '../src/movingai.ts';
import { optimalCost } from './support/oracle.ts';
import { walk } from './support/walk.ts';
import { movementOf, type Point, worldOf } from './support/world.ts';

const ROOT = join(import.meta.dirname, '..');

/** The public Moving AI files, where the environment names their folder. */
const folder = process.env.HOTPATH_MOVINGAI;

const ROOM = `
  ........
  .####.2.
  ....#.3.
  .##.#.2.
  ....#...
`;

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'hotpath-cli-'));
  writeFileSync(file('room.txt'), ROOM);
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function file(name: string): string {
  return join(scratch, name);
}

interface Setting {
  /** Whether both outputs are terminals. */
  terminal?: boolean;
  columns?: number;
  env?: Record<string, string>;
}

/** Runs the command line on outputs of strings. */
function run(argv: readonly string[], { terminal = false, columns, env = {} }: Setting = {}) {
  const written = { out: '', err: '' };
  const output = (name: 'out' | 'err') => ({
    write: (text: string) => {
      written[name] += text;
    },
    isTTY: terminal,
    columns,
  });
  const code = main(argv, { stdout: output('out'), stderr: output('err'), env });
  return { code, ...written };
}

function runJson(...argv: string[]) {
  const { code, out, err } = run([...argv, '--json']);
  expect(err).toBe('');
  expect(out.trimEnd()).not.toContain('\n');
  return { code, ...JSON.parse(out) };
}

/** The picture in an output: the lines between the first blank lines, without their indent. */
function picture(out: string): string[] {
  return stripVTControlCharacters(out)
    .split('\n\n')[1]
    .split('\n')
    .map((line) => line.slice(2));
}

describe('without arguments', () => {
  test('the map of the package is solved optimally', () => {
    const { code, file: map, start, goal, cost, cells, path, status, timings } = runJson();
    const world = worldOf(Grid.fromText(readFileSync(map, 'utf8')));
    expect([code, status, cells]).toEqual([0, 'found', path.length]);
    expect(walk(Int32Array.from(path.flat()), world, movementOf())).toBeCloseTo(cost, 9);
    expect(cost).toBeCloseTo(optimalCost(world, start, goal, movementOf()), 9);
    expect(timings.map(({ engine }: { engine: string }) => engine)).toEqual(['wasm', 'js']);
  });

  test('the route is drawn over the map, with cost, cells, expansions and the times of both engines', () => {
    const { code, out, err } = run([]);
    const grid = Grid.fromText(readFileSync(join(ROOT, 'maps/castle.txt'), 'utf8'));
    const { path, cost, expanded } = findPath(grid, [4, 4], [65, 14]);
    expect([code, err]).toEqual([0, '']);
    expect(picture(out).join('\n')).toBe(grid.toText(path));
    expect(out).toContain(`cost         ${cost.toFixed(6)}`);
    expect(out).toContain(`route        ${path?.length} cells`);
    expect(out).toContain(`expanded     ${expanded.toLocaleString('en-GB')} cells`);
    expect(out).toMatch(/\n {2}wasm engine {2}[\d.,]+ µs +median of [\d,]+ warm runs\n/);
    expect(out).toMatch(/\n {2}js engine {4}[\d.,]+ µs +median of [\d,]+ warm runs, [\d.]+ times as long\n/);
  });
});

describe('colours', () => {
  const solve = ['solve', 'room.txt', '--from', '0,4', '--to', '7,3', '--engine', 'js'];
  const argv = () => solve.with(1, file('room.txt'));
  const sequence = '\u001b[';

  test.each<[string, boolean, Setting]>([
    ['a terminal', true, { terminal: true }],
    ['no terminal', false, {}],
    ['NO_COLOR on a terminal', false, { terminal: true, env: { NO_COLOR: '1' } }],
    ['an empty NO_COLOR on a terminal', true, { terminal: true, env: { NO_COLOR: '' } }],
    ['a dumb terminal', false, { terminal: true, env: { TERM: 'dumb' } }],
    ['FORCE_COLOR without a terminal', true, { env: { FORCE_COLOR: '1' } }],
    ['FORCE_COLOR=0 on a terminal', false, { terminal: true, env: { FORCE_COLOR: '0' } }],
  ])('%s: %s', (_, colours, setting) => {
    expect(run(argv(), setting).out.includes(sequence)).toBe(colours);
    expect(run(['nonsense'], setting).err.includes(sequence)).toBe(colours);
  });

  test('the picture has blocks for walls and shades for terrain', () => {
    const lines = picture(run(argv(), { terminal: true }).out);
    expect(lines).toEqual(['●●●●●●● ', '●████ ░●', '●   █ ▒●', '●██ █ ░G', 'S   █   ']);
  });
});

describe('solve', () => {
  const solve = (...options: string[]) => [
    'solve',
    file('room.txt'),
    ...['--from', '0,4', '--to', '6,4', '--engine', 'js', ...options],
  ];

  test.each<[flags: string[], options: FindPathOptions]>([
    [['--diagonals', 'never'], { diagonals: 'never' }],
    [['--diagonals', 'always'], { diagonals: 'always' }],
    [['--heuristic', 'zero'], { heuristic: 'zero' }],
    [['--heuristic-weight', '3.5'], { heuristicWeight: 3.5 }],
    [['--heuristic-weight=Infinity'], { heuristicWeight: Infinity }],
    [['--straight-cost', '10', '--diagonal-cost', '14'], { straightCost: 10, diagonalCost: 14 }],
    [['--algorithm', 'astar'], { algorithm: 'astar' }],
    [['--algorithm', 'auto'], { algorithm: 'auto' }],
    [['--max-expansions', '3'], { maxExpansions: 3 }],
    [['--max-open', '2'], { maxOpen: 2 }],
    [['--trace'], { trace: true }],
    [['--engine', 'wasm'], { engine: 'wasm' }],
  ])('%j are options of findPath', (flags, options) => {
    const expected = findPath(Grid.fromText(ROOM), [0, 4], [6, 4], options);
    const actual = runJson(...solve(...flags));
    expect(actual).toMatchObject({
      code: expected.path === null ? 1 : 0,
      status: expected.status,
      cost: expected.path === null ? null : expected.cost,
      expanded: expected.expanded,
      path: expected.path?.toArray().map(({ x, y }) => [x, y]) ?? null,
    });
    expect(actual.trace).toEqual(expected.trace && Array.from(expected.trace));
    expect(actual.timings).toHaveLength(1);
    expect(actual.timings[0].engine).toBe(options.engine ?? 'js');
  });

  test('there is a flag for each option, and help for each flag', () => {
    const flags = run(['solve', '--help']).out.match(/^ {2}--[a-z-]+/gm) ?? [];
    const text = readFileSync(join(ROOT, 'src/options.ts'), 'utf8');
    const options = [...(/interface FindPathOptions \{(.*?)\n\}/s.exec(text)?.[1].matchAll(/^ {2}(\w+)\?:/gm) ?? [])];
    expect(options.length).toBeGreaterThan(5);
    // What no line of text can say: arrays of objects.
    const withoutFlag = ['layers'];
    for (const [, option] of options) {
      if (withoutFlag.includes(option)) continue;
      expect(flags).toContain(`  --${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
    }
  });

  test('a .map is known by its content', () => {
    const grid = parseMap('type octile\nheight 2\nwidth 3\nmap\n.T.\n...\n');
    writeFileSync(file('octile.txt'), formatMap(grid));
    writeFileSync(file('plain.map'), grid.toText());
    for (const name of ['octile.txt', 'plain.map']) {
      expect(runJson('solve', file(name), '--from=0,0', '--to=2,0', '--engine=js')).toMatchObject({ code: 0, cost: 4 });
    }
  });

  test('the expanded cells are drawn with --trace', () => {
    const traced = picture(run(solve('--trace')).out).join('');
    expect(traced).toContain(':');
    expect(picture(run(solve()).out).join('')).not.toContain(':');
  });

  test('a partial route is drawn, and the exit code is 1', () => {
    writeFileSync(file('closed.txt'), '....\n.###\n.#.#\n.###');
    const { code, out } = run(['solve', file('closed.txt'), '--from=0,0', '--to=2,2', '--partial', '--engine=js']);
    expect(code).toBe(1);
    expect(out).toContain('partial');
    expect(picture(out).join('\n')).toBe('S**.\n.###\n.#G#\n.###');
  });

  test.each<[string, Point, Point, string]>([
    ['unreachable', { x: 0, y: 0 }, { x: 2, y: 2 }, 'no legal route'],
    ['start-blocked', { x: 1, y: 1 }, { x: 0, y: 0 }, 'the start is a blocked cell'],
    ['goal-blocked', { x: 0, y: 0 }, { x: 1, y: 1 }, 'the goal is a blocked cell'],
  ])('%s is told, and the exit code is 1', (status, from, to, comment) => {
    writeFileSync(file('closed.txt'), '....\n.###\n.#.#\n.###');
    const argv = [
      'solve',
      file('closed.txt'),
      '--from',
      `${from.x},${from.y}`,
      '--to',
      `${to.x},${to.y}`,
      '--engine=js',
    ];
    const { code, out } = run(argv);
    expect(code).toBe(1);
    expect(out).toContain(status);
    expect(out).toContain(comment);
    expect(picture(out)[from.y][from.x]).toBe('S');
    expect(picture(out)[to.y][to.x]).toBe('G');
  });

  test('a start that is the goal is found at cost 0', () => {
    expect(runJson('solve', file('room.txt'), '--from', '2,2', '--to', '2,2')).toMatchObject({
      code: 0,
      cost: 0,
      cells: 1,
      path: [[2, 2]],
    });
  });

  test('a map wider than the terminal is scaled down, with start, goal and route', () => {
    const grid = new Grid(300, 120);
    grid.fill(100, 0, 60, 100, true);
    writeFileSync(file('wide.txt'), grid.toText());
    const argv = ['solve', file('wide.txt'), '--from', '0,0', '--to', '299,0', '--engine', 'js'];
    const { out } = run(argv, { columns: 80 });
    const lines = picture(out);
    expect(out).toContain('a character shows 4 x 8 of them');
    expect(lines).toHaveLength(15);
    for (const line of lines) expect(line).toHaveLength(75);
    expect(lines[0]).toMatch(/^S.*#{15}.*G$/);
    expect(lines.join('')).toContain('*');
  });
});

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

  /** Writes map and scenario into folders of their own; returns the scenario's path. */
  function lay(name: string, mapPath: string, scenarioPath: string, problems = right): string {
    const paths = [join(name, mapPath), join(name, scenarioPath)].map(file);
    for (const path of paths) mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(paths[0], formatMap(grid));
    writeFileSync(paths[1], formatScenario(problems));
    return paths[1];
  }

  test('all problems are solved, the last lines say how well and how fast', () => {
    const { code, out, err } = run(['scen', lay('right', 'small.map', 'small.map.scen')]);
    const lines = out.trimEnd().split('\n');
    expect([code, err]).toEqual([0, '']);
    expect(lines.at(-2)).toBe('5 of 5 optimal');
    expect(lines.at(-1)).toMatch(/^mean [\d.,]+ µs, median [\d.,]+ µs, p99 [\d.,]+ µs/);
  });

  test('wrong lengths are named by their lines, and the exit code is 1', () => {
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

  test('lengths are compared to the digits that the file prints', () => {
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
  });

  test('length 0 between two cells stands for an unreachable goal', () => {
    const blocked = problem([0, 0], [1, 1], 0);
    expect(runJson('scen', lay('none', 'small.map', 'a.scen', [blocked]))).toMatchObject({ code: 0, optimal: 1 });
    const reachable = problem([0, 0], [4, 4], 0);
    expect(runJson('scen', lay('some', 'small.map', 'a.scen', [reachable]))).toMatchObject({ code: 1, optimal: 0 });
  });

  test.each([
    ['beside the scenario', 'small.map', 'small.map.scen'],
    ['as the scenario names it', 'set/small.map', 'small.map.scen'],
    ['in the layout of the archives', 'maps/set/small.map', 'scenarios/set/small.map.scen'],
    ['in a folder maps', 'maps/set/small.map', 'small.map.scen'],
  ])('the map is found %s', (name, map, scenario) => {
    expect(run(['scen', lay(name, map, scenario)]).code).toBe(0);
  });

  test('--map names the map', () => {
    const scenario = lay('elsewhere', 'other/place.map', 'small.map.scen');
    expect(run(['scen', scenario])).toMatchObject({ code: 2, err: expect.stringContaining('cannot find the map') });
    expect(run(['scen', scenario, '--map', file('elsewhere/other/place.map')]).code).toBe(0);
  });

  test('options that leave lengths as they are are taken, others are not', () => {
    const scenario = lay('options', 'small.map', 'small.map.scen');
    expect(runJson('scen', scenario, '--engine', 'js', '--heuristic', 'zero')).toMatchObject({
      engine: 'js',
      optimal: 5,
    });
    expect(runJson('scen', scenario, '--max-expansions', '0')).toMatchObject({ code: 1 });
    expect(run(['scen', scenario, '--diagonals', 'never']).code).toBe(2);
  });

  test('a progress bar is shown on a terminal only, on standard error', () => {
    const scenario = lay('progress', 'small.map', 'small.map.scen');
    expect(run(['scen', scenario]).err).toBe('');
    const { out, err } = run(['scen', scenario], { terminal: true });
    expect(stripVTControlCharacters(err)).toMatch(/\r {2}small.map.scen {2}─+ {2}0 of 5.*\r$/s);
    expect(out).not.toContain('─');
  });

  test.each<[string, string, RegExp]>([
    ['without problems', 'version 1\n', /holds no problems/],
    ['that is malformed', 'version 1\nnonsense\n', /bad\.scen: line 2 has 1 fields/],
    ['for a map of another size', formatScenario([{ ...right[0], height: 6 }]), /line 2 is for a map of 5 x 6 cells/],
  ])('a scenario %s is refused', (_, text, message) => {
    const scenario = lay('bad', 'small.map', 'bad.scen');
    writeFileSync(scenario, text);
    expect(run(['scen', scenario])).toMatchObject({ code: 2, out: '', err: expect.stringMatching(message) });
  });

  test.skipIf(!folder)('arena2 of the public maps: 929 of 929', () => {
    const map = `${folder}/maps/dao/arena2.map`;
    const scenario = `${folder}/scenarios/dao/arena2.map.scen`;
    expect(runJson('scen', scenario, '--map', map)).toMatchObject({ code: 0, problems: 929, optimal: 929 });
    expect(run(['scen', scenario]).out).toContain('\n929 of 929 optimal\n');
  });
});

describe('errors are one line on standard error, exit code 2', () => {
  const room = () => file('room.txt');
  const valid = ['--from', '0,0', '--to', '1,0'];

  test.each<[string, () => string[], RegExp]>([
    ['an unknown command', () => ['walk'], /no command 'walk'.*hotpath --help/],
    ['an unknown flag', () => ['--fast'], /unknown option '--fast'.*hotpath --help/],
    [
      'an unknown flag of a command',
      () => ['solve', room(), ...valid, '--fast'],
      /unknown option '--fast'.*solve --help/,
    ],
    ['a flag without its value', () => ['solve', room(), ...valid, '--max-open'], /--max-open.*missing/],
    ['no file', () => ['solve', ...valid], /wants one file, and none is given/],
    ['two files', () => ['solve', 'a', 'b', ...valid], /2 are given: a b/],
    [
      'a file that is not there',
      () => ['solve', file('none.txt'), ...valid],
      /cannot read .*none.txt: there is no such file/,
    ],
    ['a folder', () => ['scen', scratch], /cannot read .*: it is a folder/],
    ['a malformed map', () => ['solve', file('bad.txt'), ...valid], /bad.txt: line 2, column 1 is "x"/],
    ['no start', () => ['solve', room(), '--to', '1,0'], /--from is missing/],
    ['no goal', () => ['solve', room(), '--from', '1,0'], /--to is missing/],
    ['a start that is no cell', () => ['solve', room(), '--from', 'here', '--to', '1,0'], /--from is "here": .*X,Y/],
    ['a fraction', () => ['solve', room(), '--from', '0.5,1', '--to', '1,0'], /--from is "0.5,1": .*whole/],
    ['a goal outside', () => ['solve', room(), '--from', '0,0', '--to', '8,0'], /--to is 8,0: .*x from 0 to 7/],
    ['a negative column', () => ['solve', room(), '--from', '-1,0', '--to', '1,0'], /--from is -1,0: /],
    [
      'a weight that is no number',
      () => ['solve', room(), ...valid, '--heuristic-weight', 'x'],
      /--heuristic-weight is "x"/,
    ],
    ['a negative weight', () => ['solve', room(), ...valid, '--heuristic-weight', '-1'], /--heuristic-weight is -1: /],
    [
      'an unknown heuristic',
      () => ['solve', room(), ...valid, '--heuristic', 'best'],
      /--heuristic is "best": .*"octile"/,
    ],
    ['an unknown engine', () => ['solve', room(), ...valid, '--engine', 'gpu'], /--engine is "gpu": /],
  ])('%s', (_, argv, message) => {
    writeFileSync(file('bad.txt'), '..\nx.');
    const { code, out, err } = run(argv());
    expect(err).toMatch(message);
    expect(err).toMatch(/^hotpath: [^\n]+\n$/);
    expect([code, out]).toEqual([2, '']);
  });
});

describe('help and version', () => {
  test.each([
    [['--help'], 'hotpath solve FILE'],
    [['-h'], 'Exit codes'],
    [['solve', '--help'], '--heuristic-weight NUMBER'],
    [['--help', 'solve'], '--from X,Y'],
    [['scen', 'x', '--nonsense', '-h'], '--map FILE'],
  ])('%j', (argv, part) => {
    const { code, out, err } = run(argv);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(part);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
  });

  test('--version', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(run(['--version']).out).toBe(`${version}\n`);
    expect(run(['-v']).out).toBe(`${version}\n`);
  });
});

describe('the built program', () => {
  const program = (...argv: string[]) =>
    spawnSync(process.execPath, [join(ROOT, 'dist/cli.js'), ...argv], { encoding: 'utf8', cwd: scratch });

  test('prints, and exits with the code', () => {
    const { status, stdout, stderr } = program('solve', 'room.txt', '--from', '0,0', '--to', '7,0', '--json');
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({ status: 'found', cost: 7 });
    expect(program('solve', 'room.txt')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('--from'),
    });
  });
});
