import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPath, Grid } from '../../src/index.ts';
import { file, picture, ROOT, run, runJson, type Setting, useScratch } from '../support/cli.ts';
import { optimalCost } from '../support/oracle.ts';
import { walk } from '../support/walk.ts';
import { movementOf, worldOf } from '../support/world.ts';

useScratch();

describe('without arguments', () => {
  test('solves the map of the package optimally', () => {
    const { code, file: map, start, goal, cost, cells, path, status, timings } = runJson();
    const world = worldOf(Grid.fromText(readFileSync(map, 'utf8')));
    expect([code, status, cells]).toEqual([0, 'found', path.length]);
    expect(walk(Int32Array.from(path.flat()), world, movementOf())).toBeCloseTo(cost, 9);
    expect(cost).toBeCloseTo(optimalCost(world, start, goal, movementOf()), 9);
    expect(timings.map(({ engine }: { engine: string }) => engine)).toEqual(['wasm', 'js']);
  });

  test('draws the route over the map, with cost, cells, expansions and the times of both engines', () => {
    const { code, out, err } = run([]);
    const grid = Grid.fromText(readFileSync(join(ROOT, 'maps/castle.txt'), 'utf8'));
    const { path, cost, expanded } = findPath(grid, [4, 4], [65, 14]);
    expect([code, err]).toEqual([0, '']);
    expect(picture(out).join('\n')).toBe(grid.toText(path));
    expect(out).toContain(`cost         ${cost.toFixed(6)}`);
    expect(out).toContain(`route        ${path?.length} cells`);
    expect(out).toContain(`expanded     ${expanded.toLocaleString('en-GB')} `);
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

  test('draw blocks for walls and shades for terrain', () => {
    const lines = picture(run(argv(), { terminal: true }).out);
    expect(lines).toEqual(['●●●●●●● ', '●████ ░●', '●   █ ▒●', '●██ █ ░G', 'S   █   ']);
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
    ['no file', () => ['solve', ...valid], /needs one file, but there is none/],
    ['two files', () => ['solve', 'a', 'b', ...valid], /there are 2: a b/],
    [
      'a file that does not exist',
      () => ['solve', file('none.txt'), ...valid],
      /cannot read .*none.txt: there is no such file/,
    ],
    ['a folder', () => ['scen', file()], /cannot read .*: it is a folder/],
    ['a malformed map', () => ['solve', file('bad.txt'), ...valid], /bad.txt: line 2, column 1 is "x"/],
    ['no start', () => ['solve', room(), '--to', '1,0'], /--from is missing/],
    ['no goal', () => ['solve', room(), '--from', '1,0'], /--to is missing/],
    ['a start that is not a cell', () => ['solve', room(), '--from', 'here', '--to', '1,0'], /--from is "here": .*X,Y/],
    ['a fraction', () => ['solve', room(), '--from', '0.5,1', '--to', '1,0'], /--from is "0.5,1": .*whole/],
    ['a goal outside', () => ['solve', room(), '--from', '0,0', '--to', '8,0'], /--to is 8,0: .*x from 0 to 7/],
    ['a negative column', () => ['solve', room(), '--from', '-1,0', '--to', '1,0'], /--from is -1,0: /],
    [
      'a weight that is not a number',
      () => ['solve', room(), ...valid, '--heuristic-weight', 'x'],
      /--heuristic-weight is "x"/,
    ],
    ['a negative weight', () => ['solve', room(), ...valid, '--heuristic-weight', '-1'], /--heuristic-weight is -1: /],
    [
      'an unknown heuristic',
      () => ['solve', room(), ...valid, '--heuristic', 'best'],
      /--heuristic is "best": .*"octile"/,
    ],
    ['an option given twice', () => ['solve', room(), ...valid, '--to', '2,2'], /--to is given more than once: leave/],
    [
      'an option given twice in two forms',
      () => ['solve', room(), '--from=1,1', '--from', '2,2', '--to', '1,0'],
      /--from is given more than once/,
    ],
    ['a switch given twice', () => ['scen', 'x', '--no-timing', '--no-timing'], /--no-timing is given more than once/],
    ['a switch given twice, once in short', () => ['-v', '--version'], /--version is given more than once/],
    ['a command with a typing error', () => ['slove', room()], /no command 'slove' \(did you mean 'solve'\?\); see/],
    ['another word for a command', () => ['scenario', 'x'], /no command 'scenario' \(did you mean 'scen'\?\)/],
    ['help about an unknown command', () => ['help', 'scenn'], /no command 'scenn' \(did you mean 'scen'\?\)/],
    [
      'a flag with a typing error',
      () => ['solve', room(), ...valid, '--heuristc=zero'],
      /unknown option '--heuristc' \(did you mean --heuristic\?\); see 'hotpath solve --help'/,
    ],
    ['a flag in camel case', () => ['solve', room(), ...valid, '--maxOpen', '3'], /did you mean --max-open\?/],
    ['another word for a flag', () => ['solve', room(), '--start', '0,0', '--goal', '1,0'], /did you mean --from\?/],
    ['a flag with one dash', () => ['solve', room(), '-from', '0,0'], /'-from' \(did you mean --from\?\)/],
    ['a flag close to --help', () => ['scen', 'x', '--hepl'], /did you mean --help\?/],
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
    [['help'], 'hotpath help [COMMAND]'],
    [['help', '--json'], 'Exit codes'],
    [['help', 'help'], 'Exit codes'],
    [['help', 'solve'], '--from X,Y'],
    [['help', 'scen', 'and', '--more'], '--map FILE'],
    [['help', 'team'], '--agents N'],
  ])('%j prints help', (argv, part) => {
    const { code, out, err } = run(argv);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(part);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
  });

  test.each(['solve', 'scen', 'team', 'batch', 'convert'])('help %s is what --help prints', (command) => {
    expect(run(['help', command])).toEqual(run([command, '--help']));
    expect(run(['help'])).toEqual(run(['--help']));
  });

  test('--version and -v print the version', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(run(['--version']).out).toBe(`${version}\n`);
    expect(run(['-v']).out).toBe(`${version}\n`);
  });
});

describe('the built program', () => {
  const program = (...argv: string[]) =>
    spawnSync(process.execPath, [join(ROOT, 'dist/cli.js'), ...argv], { encoding: 'utf8', cwd: file() });

  test('prints its result and exits with its code', () => {
    const { status, stdout, stderr } = program('solve', 'room.txt', '--from', '0,0', '--to', '7,0', '--json');
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({ status: 'found', cost: 7 });
    expect(program('solve', 'room.txt')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('--from'),
    });
  });

  test.runIf(existsSync('/dev/full'))('reports in one line that its output cannot be written', () => {
    const full = openSync('/dev/full', 'w');
    const write = (stdout: number | 'pipe', stderr: number | 'pipe', ...argv: string[]) =>
      spawnSync(process.execPath, [join(ROOT, 'dist/cli.js'), ...argv], {
        stdio: ['ignore', stdout, stderr],
        encoding: 'utf8',
      });
    const { status, stderr } = write(full, 'pipe', '--version');
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^hotpath: .*cannot be written.*\n$/)]);
    expect(write(full, full, '--version').status).toBe(2);
    expect(write('pipe', full, 'walk').status).toBe(2);
    closeSync(full);
  });
});
