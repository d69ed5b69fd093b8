// Scenarios of version 2: an empty map, and patches pasted on it between problems.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findPath, Grid } from '../../src/index.ts';
import { parseDynamicScenario, parsePatches, parseScenario, pastePatch } from '../../src/movingai.ts';
import { problemsFolder } from '../support/problems-folder.ts';

const scenario = `version 2
height 3
width 5
cost 2 manhattan octile
patch walls.patch
commands
P 3 1 2 0
Q 4 0 0 4 0 9 5.65685424949238
Q 0 0 0 2 0 0 -1
`;

const patches = `type patch
patches 2
patch 0
height 1
width 1
map
.
patch 1
width 1
height 2

map
@
S
`;

describe('parseDynamicScenario', () => {
  test('reads sides, patches and commands', () => {
    expect(parseDynamicScenario(scenario)).toEqual({
      width: 5,
      height: 3,
      patches: 'walls.patch',
      commands: [
        { kind: 'patch', bucket: 3, patch: 1, x: 2, y: 0 },
        { kind: 'query', bucket: 4, start: { x: 0, y: 0 }, goal: { x: 4, y: 0 }, length: 5.65685424949238 },
        { kind: 'query', bucket: 0, start: { x: 0, y: 0 }, goal: { x: 2, y: 0 }, length: 0 },
      ],
    });
  });

  test.each([
    ['Windows line ends', scenario.replaceAll('\n', '\r\n')],
    ['blank lines', scenario.replaceAll('\n', '\n\n')],
    ['width before height', scenario.replace('height 3\nwidth 5', 'width 5\nheight 3')],
  ])('accepts %s', (_, text) => {
    expect(parseDynamicScenario(text)).toEqual(parseDynamicScenario(scenario));
  });

  test.each<[string, string, RegExp]>([
    ['version 1', scenario.replace('version 2', 'version 1'), /^line 1 is "version 1": .*parseScenario/],
    ['no costs', scenario.replace('cost 2 manhattan octile\n', ''), /^line 4 is "patch walls.patch": .*"cost"/],
    ['other costs', scenario.replace('2 manhattan octile', '1 manhattan'), /^line 4 .*"octile"/],
    ['fewer costs than announced', scenario.replace('cost 2', 'cost 3'), /^line 4/],
    ['no patches', scenario.replace('patch walls.patch', 'patch'), /^line 5 is "patch": .*name/],
    ['no commands', scenario.slice(0, scenario.indexOf('commands')), /^line 6 is missing: .*"commands"/],
    ['another command', scenario.replace('Q 4', 'X 4'), /^line 8 begins with "X"/],
    ['a field too few', scenario.replace('P 3 1 2 0', 'P 3 1 2'), /^line 7 has 3 fields/],
    ['a cost too few', scenario.replace(' -1', ''), /^line 9 has 6 fields/],
    ['a patch outside', scenario.replace('P 3 1 2 0', 'P 3 1 5 0'), /^line 7: .*\(5, 0\).*5 x 3/],
    ['a goal outside', scenario.replace('4 0 9', '4 3 9'), /^line 8: goal is \(4, 3\)/],
    ['a start of text', scenario.replace('Q 4 0', 'Q 4 a'), /^line 8: start x is "a"/],
  ])('refuses %s', (_, text, message) => {
    expect(() => parseDynamicScenario(text)).toThrow(RangeError);
    expect(() => parseDynamicScenario(text)).toThrow(message);
  });

  test('parseScenario refers to it', () => {
    expect(() => parseScenario(scenario)).toThrow(/^line 1 is "version 2": .*parseDynamicScenario/);
    expect(() => parseDynamicScenario(7 as unknown as string)).toThrow(TypeError);
  });
});

describe('parsePatches', () => {
  test('reads each as a grid, by the letters that options name', () => {
    expect(parsePatches(patches).map((patch) => patch.toText())).toEqual(['.', '#\n.']);
    expect(parsePatches(patches, { passable: '.@' })[1].toText()).toBe('.\n#');
    expect(parsePatches(patches, { costs: { S: 4 } })[1].toText()).toBe('#\n4');
    expect(parsePatches('type patch\npatches 0\n')).toEqual([]);
  });

  test.each<[string, string, RegExp]>([
    ['another type', patches.replace('type patch', 'type octile'), /^line 1 is "type octile": .*"type patch"/],
    ['no count', patches.replace('patches 2', 'patches'), /^line 2 is "patches"/],
    ['patches out of order', patches.replace('patch 0', 'patch 1'), /^line 3 is "patch 1": .*"patch 0"/],
    ['fewer patches', patches.replace('patches 2', 'patches 3'), /^line 15 is missing: .*"patch 2"/],
    ['more patches', patches.replace('patches 2', 'patches 1'), /^line 8 follows the last of 1 patches/],
    ['a row too few', patches.replace('@\n', ''), /^line 13 is the last: .*1 of 2 rows/],
    ['enormous sides', patches.replace('height 1', 'height 16777216'), /^line 14 is the last/],
  ])('refuses %s', (_, text, message) => {
    expect(() => parsePatches(text)).toThrow(RangeError);
    expect(() => parsePatches(text)).toThrow(message);
  });
});

describe('pastePatch', () => {
  test('writes over cells, passable ones as well', () => {
    const grid = Grid.fromText('#####\n#####\n#####');
    pastePatch(grid, Grid.fromText('.#5\n3..'), 1, 1);
    expect(grid.toText()).toBe('#####\n#.#5#\n#3..#');
  });

  test.each<[string, number, number, RegExp]>([
    ['too far right', 4, 0, /^x is 4: .*0 to 3/],
    ['too far down', 0, 3, /^y is 3: .*0 to 2/],
    ['between cells', 0.5, 0, /^x is 0.5/],
  ])('refuses a place %s', (_, x, y, message) => {
    const grid = new Grid(5, 3);
    expect(() => pastePatch(grid, new Grid(2, 1), x, y)).toThrow(RangeError);
    expect(() => pastePatch(grid, new Grid(2, 1), x, y)).toThrow(message);
    expect(() => pastePatch(grid, new Grid(6, 1), 0, 0)).toThrow(/^patch is 6 x 1 cells: .*5 x 3/);
    expect(grid.toText()).toBe(new Grid(5, 3).toText());
  });
});

describe.skipIf(!problemsFolder)('the public sample', () => {
  const read = (name: string) => readFileSync(`${problemsFolder}/dynamic/${name}`, 'utf8');

  test.each(['wasm', 'js'] as const)('every answer is optimal on %s, edits included', (engine) => {
    const { width, height, patches: name, commands } = parseDynamicScenario(read('dao_arena2.scen'));
    const list = parsePatches(read(name));
    const grid = new Grid(width, height);
    const counts = { patch: 0, query: 0 };
    for (const command of commands) {
      counts[command.kind]++;
      if (command.kind === 'patch') {
        pastePatch(grid, list[command.patch], command.x, command.y);
        continue;
      }
      const { start, goal, length } = command;
      const { cost, status } = findPath(grid, start, goal, { engine });
      if (length === 0 && (start.x !== goal.x || start.y !== goal.y)) expect(status).toMatch(/unreachable|blocked/);
      else expect(Math.abs(cost - length)).toBeLessThan(1e-6);
    }
    expect(counts).toEqual({ patch: 439, query: 2000 });
  });
});
