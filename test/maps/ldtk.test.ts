// Projects of LDtk: IntGrid layers, levels and worlds.
import { describe, expect, test } from 'vitest';
import { type LdtkOptions, parseLdtk } from '../../src/ldtk.ts';

const SIZE = 8;
const defs = {
  layers: [
    {
      identifier: 'Ground',
      intGridValues: [
        { value: 1, identifier: 'wall' },
        { value: 2, identifier: 'water' },
        { value: 3, identifier: null },
      ],
    },
  ],
};

/** Returns an IntGrid layer drawn with a digit for each cell. */
function layerOf(text: string, more: object = {}) {
  const rows = text.split('\n');
  return {
    __type: 'IntGrid',
    __identifier: 'Ground',
    __gridSize: SIZE,
    __cWid: rows[0].length,
    __cHei: rows.length,
    intGridCsv: rows.flatMap((row) => [...row].map(Number)),
    ...more,
  };
}

/** Returns a level at a place in cells. */
function levelOf(identifier: string, [x, y]: [number, number], layers: object[], more: object = {}) {
  return { identifier, worldX: x * SIZE, worldY: y * SIZE, worldDepth: 0, layerInstances: layers, ...more };
}

function projectOf(levels: object[], more: object = {}) {
  return { jsonVersion: '1.5.3', worldLayout: 'Free', defs, levels, ...more };
}

function read(text: string, options?: LdtkOptions) {
  return parseLdtk(projectOf([levelOf('A', [0, 0], [layerOf(text)])]), options)
    .grid.toText()
    .split('\n');
}

describe('values', () => {
  test('other than 0 are walls', () => {
    expect(read('012\n300')).toEqual(['.##', '#..']);
  });

  test('are what the rule says, by name, by number or by function; others stay walls', () => {
    expect(read('0123', { rule: { water: 5 } })).toEqual(['.#5#']);
    expect(read('0123', { rule: { 2: { cost: 2 }, 3: { blocked: false } } })).toEqual(['.#2.']);
    expect(read('0123', { rule: ({ value, name }) => (name === 'wall' ? 0 : value) })).toEqual(['.#23']);
    expect(read('0123', { rule: () => undefined })).toEqual(['.###']);
  });

  test('may be kinds', () => {
    const { grid } = parseLdtk(projectOf([levelOf('A', [0, 0], [layerOf('012')])]), {
      rule: { water: { kind: 9 }, wall: 0 },
    });
    expect([grid.kind(2, 0), grid.isBlocked(2, 0), grid.isBlocked(1, 0)]).toEqual([9, false, true]);
  });
});

describe('levels', () => {
  const levels = [levelOf('A', [3, -1], [layerOf('01\n10')]), levelOf('B', [-1, 0], [layerOf('000\n020')])];

  test('are merged by their places in the world, with walls between', () => {
    const map = parseLdtk(JSON.stringify(projectOf(levels, { worldLayout: 'GridVania' })));
    expect(map.grid.toText().split('\n')).toEqual(['####.#', '...##.', '.#.###']);
    expect(map.levels).toEqual([
      { name: 'A', x: 4, y: 0, width: 2, height: 2 },
      { name: 'B', x: 0, y: 1, width: 3, height: 2 },
    ]);
    // World pixels: the left column is at x = -8.
    expect(map.transform.toCell(-1, -7)).toEqual({ x: 0, y: 0 });
    expect(map.transform.toWorld([4, 0])).toEqual({ x: 28, y: -4 });
  });

  test('may have ground between them', () => {
    const { grid } = parseLdtk(projectOf(levels), { outside: { cost: 4 } });
    expect(grid.toText().split('\n')).toEqual(['4444.#', '...4#.', '.#.444']);
  });

  test('are chosen by name', () => {
    const { grid, transform } = parseLdtk(projectOf(levels), { levels: ['A'] });
    expect(grid.toText().split('\n')).toEqual(['.#', '#.']);
    expect(transform.toCell(3 * SIZE, -SIZE)).toEqual({ x: 0, y: 0 });
  });

  test('are chosen by depth', () => {
    const deep = [levels[0], { ...levels[1], worldDepth: -1 }];
    expect(parseLdtk(projectOf(deep), { depth: -1 }).levels.map(({ name }) => name)).toEqual(['B']);
    expect(() => parseLdtk(projectOf(deep))).toThrow(
      'levels of the project lie at depths 0, -1, over each other: choose one',
    );
  });

  test('in a line are read one by one', () => {
    const line = projectOf(levels, { worldLayout: 'LinearHorizontal' });
    const { transform } = parseLdtk(line, { levels: ['B'] });
    expect(transform.toCell(0, 0)).toEqual({ x: 0, y: 0 });
    expect(() => parseLdtk(line)).toThrow(/layout LinearHorizontal, .*: choose one with levels, of "A", "B"/);
  });

  test('come from files of their own', () => {
    const outside = { ...levels[0], layerInstances: null, externalRelPath: 'world/A.ldtkl' };
    const files = (path: string) => (path === 'world/A.ldtkl' ? JSON.stringify(levels[0]) : null);
    expect(parseLdtk(projectOf([outside]), { files }).grid.toText()).toBe('.#\n#.');
    expect(() => parseLdtk(projectOf([outside]))).toThrow(
      'files is undefined: level "A" is in the file "world/A.ldtkl", which files must return',
    );
  });

  test('of several worlds are chosen by the world', () => {
    const worlds = ['Up', 'Down'].map((identifier, i) => ({ identifier, worldLayout: 'Free', levels: [levels[i]] }));
    const project = projectOf([], { worlds });
    expect(parseLdtk(project, { world: 'Down' }).levels[0].name).toBe('B');
    expect(() => parseLdtk(project)).toThrow('project has 2 worlds: choose one with world, of "Up", "Down"');
    expect(() => parseLdtk(project, { world: 'Side' })).toThrow('world is "Side": the project has "Up", "Down"');
  });
});

describe('layers', () => {
  const upper = layerOf('200', { __identifier: 'Upper' });
  const tiles = { __type: 'Tiles', __identifier: 'Decoration' };
  const level = levelOf('A', [0, 0], [upper, tiles, layerOf('110')]);

  test('are chosen by name; the upper one hides the lower', () => {
    const rule = ({ value, layer }: { value: number; layer: string }) => (layer === 'Upper' ? value : 0);
    expect(parseLdtk(projectOf([level]), { layers: ['Ground'] }).grid.toText()).toBe('##.');
    expect(parseLdtk(projectOf([level]), { layers: ['Ground', 'Upper'], rule }).grid.toText()).toBe('2#.');
    expect(() => parseLdtk(projectOf([level]))).toThrow(
      /level "A" has 2 IntGrid layers: choose with layers, of "Ground", "Upper"/,
    );
  });

  test('are placed by their offset', () => {
    const shifted = levelOf('A', [0, 0], [layerOf('01', { __pxTotalOffsetX: 4, __pxTotalOffsetY: -2 })]);
    expect(parseLdtk(projectOf([shifted])).transform.toWorld([0, 0])).toEqual({ x: 8, y: 2 });
  });
});

const one = (layer: object) => projectOf([levelOf('A', [0, 0], [layer])]);

test.each<[string, unknown, LdtkOptions | undefined, string]>([
  ['text that is not JSON', '{"levels": [', undefined, 'project is not JSON: '],
  ['a text that holds none', '[7]', undefined, 'project holds [7]: it must hold an object, as LDtk writes it'],
  ['another kind of value', 7, undefined, 'project is 7: it must be a file of LDtk: its text, or the object that'],
  ['no levels', { levels: [] }, undefined, 'the project has no level to read: choose others with levels or depth'],
  ['a file of something else', { layers: [] }, undefined, 'project: levels is missing: it must be a list'],
  [
    'a value that is none',
    one(layerOf('01', { intGridCsv: [0, -1] })),
    undefined,
    'level "A", layer "Ground": cell (1, 0) is -1: it must be a whole number >= 0',
  ],
  [
    'too few values',
    one(layerOf('01', { intGridCsv: [0] })),
    undefined,
    'level "A", layer "Ground": intGridCsv has 1 values: it must have one for each of 2 x 1 cells',
  ],
  [
    'old files',
    one({ ...layerOf('01'), intGridCsv: undefined, intGrid: [] }),
    undefined,
    'is of LDtk before 0.8: open the project with a later version',
  ],
  [
    'a layer that is not there',
    one(layerOf('01')),
    { layers: ['Sky'] },
    'layers has "Sky": level "A" has the IntGrid layers "Ground"',
  ],
  ['a level that is not there', one(layerOf('01')), { levels: ['Z'] }, 'levels has "Z": the project has "A"'],
  [
    'a misspelt value',
    one(layerOf('01')),
    { rule: { watr: 2 } },
    'rule has the name "watr": it must be the number of a value, or its name; names are "wall", "water"',
  ],
  [
    'a wrong cell',
    one(layerOf('01')),
    { rule: { wall: { cost: Number.NaN } } },
    'rule["wall"].cost is NaN: it must be a terrain cost',
  ],
  [
    'a wrong option',
    one(layerOf('01')),
    { level: 'A' } as LdtkOptions,
    'options has the unknown name "level": use levels',
  ],
  [
    'levels between cells',
    projectOf([levelOf('A', [0, 0], [layerOf('0')]), levelOf('B', [1.5, 0], [layerOf('0')])]),
    undefined,
    'level "B", layer "Ground" begins at (12, 0), between cells of 8 pixels of the level "A": move it by whole cells',
  ],
  [
    'cells of two sizes',
    projectOf([levelOf('A', [0, 0], [layerOf('0')]), levelOf('B', [1, 0], [layerOf('0', { __gridSize: 16 })])]),
    undefined,
    'has cells of 16 pixels, and another layer has cells of 8: read them one by one',
  ],
  [
    'levels too far apart',
    projectOf([levelOf('A', [0, 0], [layerOf('0')]), levelOf('B', [2 ** 20, 2 ** 20], [layerOf('0')])]),
    undefined,
    'the world has 1048577 x 1048577 cells: it must have at most 67108864',
  ],
])('refuses %s', (_, project, options, message) => {
  expect(() => parseLdtk(project as object, options)).toThrow(message);
});
