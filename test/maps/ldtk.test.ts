// Projects of LDtk: IntGrid layers, levels and worlds.
import { describe, expect, test } from 'vitest';
import { type LdtkOptions, parseLdtk, parseLdtkFloors, parseLdtkLevels } from '../../src/ldtk.ts';

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
    expect(() => parseLdtk(line)).toThrow(
      /layout LinearHorizontal, .*: choose one with levels, of "A", "B", or read a grid for each with parseLdtkLevels/,
    );
  });

  test('become a list, whatever their layout, depth and distance', () => {
    const far = [levels[0], { ...levels[1], worldDepth: 3, worldX: 1e9 }];
    for (const worldLayout of ['LinearVertical', 'Free']) {
      const maps = parseLdtkLevels(projectOf(far, { worldLayout }));
      expect(maps.map((map) => [map.levels[0].name, ...map.grid.toText().split('\n')])).toEqual([
        ['A', '.#', '#.'],
        ['B', '...', '.#.'],
      ]);
      expect(maps[0].levels).toEqual([{ name: 'A', x: 0, y: 0, width: 2, height: 2 }]);
    }
    expect(parseLdtkLevels(projectOf(far), { depth: 3 }).map((map) => map.levels[0].name)).toEqual(['B']);
    expect(() => parseLdtkLevels(projectOf(far), { levels: ['C'] })).toThrow(
      'levels has "C": the project has "A", "B"',
    );
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

/** A tileset with tags and custom data; tiles of 8 pixels. */
const tileset = {
  uid: 7,
  identifier: 'Town',
  tileGridSize: SIZE,
  enumTags: [
    { enumValueId: 'Wall', tileIds: [1, 4] },
    { enumValueId: 'Water', tileIds: [2, 4] },
  ],
  customData: [
    { tileId: 3, data: ' road ' },
    { tileId: 5, data: '{ "cost": 2.5, "kind": 4 }' },
    { tileId: 6, data: '{ "blocked": true }' },
    { tileId: 7, data: '{ "cost": "25 gold" }' },
    { tileId: 8, data: '{ broken' },
  ],
};

/** Returns a layer drawn with a digit for each tile, . for none. */
function tilesOf(identifier: string, text: string, more: object = {}) {
  const rows = text.split('\n');
  const gridTiles = rows.flatMap((row, y) =>
    [...row].flatMap((t, x) => (t === '.' ? [] : [{ px: [x * SIZE, y * SIZE], src: [0, 0], f: 0, t: Number(t) }])),
  );
  const size = { __gridSize: SIZE, __cWid: rows[0].length, __cHei: rows.length };
  return { __type: 'Tiles', __identifier: identifier, __tilesetDefUid: 7, ...size, gridTiles, ...more };
}

describe('tiles', () => {
  const project = (layers: object[]) =>
    projectOf([levelOf('A', [0, 0], layers)], { defs: { ...defs, tilesets: [tileset] } });
  const text = (layers: object[], options?: LdtkOptions) => parseLdtk(project(layers), options).grid.toText();

  test('are walls, terrain and kinds by tag or by custom data, as tileRule has it', () => {
    const layers = [tilesOf('Town', '01234.')];
    expect(text(layers, { tileRule: { Wall: 0, Water: 4, road: { cost: 2 } } })).toBe('.#42#.');
    // Of several names, the first that the tile has.
    expect(text(layers, { tileRule: { Water: 4, Wall: 0 } })).toBe('.#4.4.');
    const { grid, counts } = parseLdtk(project(layers), { tileRule: { Wall: { kind: 3 }, road: 0 } });
    expect([grid.kind(1, 0), grid.isBlocked(3, 0), counts.wallsBy]).toEqual([3, true, { 'tiles "road"': 1 }]);
  });

  test('are what a function says of each, once for each layer', () => {
    const asked: unknown[] = [];
    const tileRule: LdtkOptions['tileRule'] = (tile) => {
      asked.push(tile);
      return tile.tags.includes('Wall') ? 0 : 1;
    };
    expect(text([tilesOf('Town', '1431')], { tileRule })).toBe('##.#');
    expect(asked).toEqual([
      { id: 1, tileset: 'Town', tags: ['Wall'], data: '', layer: 'Town' },
      { id: 4, tileset: 'Town', tags: ['Wall', 'Water'], data: '', layer: 'Town' },
      { id: 3, tileset: 'Town', tags: [], data: ' road ', layer: 'Town' },
    ]);
  });

  test('say it without a rule if their custom data is JSON with blocked, cost or kind', () => {
    const { grid, warnings } = parseLdtk(project([tilesOf('Town', '05678')]));
    expect([grid.toText(), grid.cost(1, 0), grid.kind(1, 0)]).toEqual(['.?#..', 2.5, 4]);
    expect(warnings).toEqual([
      expect.stringMatching(/^tile 7 of tileset "Town": its property cost is "25 gold", and is ignored/),
    ]);
    expect(text([tilesOf('Town', '56')], { tileRule: () => 1 })).toBe('..');
  });

  test('that are no walls keep the walls below; a bridge leads over them', () => {
    const layers = [tilesOf('Decor', '333.'), tilesOf('Town', '1414'), layerOf('0001')];
    expect(text(layers, { tileRule: { Wall: 0, road: 1 } })).toBe('####');
    expect(text(layers, { tileRule: { Wall: 0, road: { bridge: true } } })).toBe('...#');
    expect(text(layers, { layers: ['Decor', 'Town'], tileRule: { Water: 0 } })).toBe('.#.#');
    expect(text(layers, { layers: ['Ground'], tileRule: { Wall: 0 } })).toBe('...#');
  });

  test('of an IntGrid layer count above its values, and those of auto-layers too', () => {
    const auto = { gridTiles: [], autoLayerTiles: [{ px: [8, 0], t: 2 }] };
    const values = layerOf('110', { __tilesetDefUid: 7, ...auto });
    expect(text([values], { rule: { wall: 5 }, tileRule: { Water: { cost: 3 } } })).toBe('53.');
    const layer = tilesOf('Sky', '...', { ...auto, __type: 'AutoLayer', __tilesetDefUid: null, overrideTilesetUid: 7 });
    expect(text([layer], { tileRule: { Water: 0 } })).toBe('.#.');
  });

  test('of other sizes cover the cells below them, within their layer', () => {
    const big = (px: number[]) => ({
      ...tilesOf('Big', '..\n..'),
      __gridSize: 16,
      gridTiles: [{ px, t: 1 }],
      __pxTotalOffsetX: 0,
    });
    const tileRule = { Wall: 0 };
    expect(text([big([16, 0]), layerOf('0001\n0000\n0000\n0000')], { tileRule })).toBe('..##\n..##\n....\n....');
    // Above other layers, tiles may lie between cells. They count where they cover the centre.
    expect(text([{ ...big([16, 16]), __pxTotalOffsetX: -3 }, layerOf('0000\n0000\n0000\n0000')], { tileRule })).toBe(
      '....\n....\n..##\n..##',
    );
  });

  test('that may say something are named if nothing is a wall, or nothing is read', () => {
    const meaning = '; tags of tiles are "Wall", "Water", 5 tiles have custom data: tileRule says which are walls';
    expect(parseLdtk(project([tilesOf('Town', '0')])).warnings).toEqual([
      `project has no wall in the levels read: it has no IntGrid layer${meaning}`,
    ]);
    const plain = { ...tileset, customData: [{ tileId: 3, data: 'road' }] };
    const unread = { ...project([tilesOf('Town', '1')]), defs: { layers: [], tilesets: [plain] } };
    expect(() => parseLdtk(unread)).toThrow(
      /^level "A" has no IntGrid layer, only layers of the kind Tiles: .*; tags of tiles are "Wall", "Water", 1 tiles/,
    );
  });

  test.each<[object, LdtkOptions | undefined, string]>([
    [
      tilesOf('Town', '1'),
      { tileRule: { Wal: 0 } },
      'tileRule has the name "Wal": it must be a tag of a tile, or its custom',
    ],
    [tilesOf('Town', '1'), { tileRule: 3 as never }, 'tileRule is 3: it must be an object with a cell for each tag'],
    [tilesOf('Town', '1'), { tileRule: { Wall: Number.NaN } }, 'tileRule["Wall"] is NaN: it must be a terrain cost'],
    [
      tilesOf('Town', '1'),
      { tileRule: () => ({ cost: 'x' }) as never },
      'tileRule for tile 1 of tileset "Town".cost is "x": it must be a number',
    ],
    [
      tilesOf('Town', '1', { gridTiles: [{ px: [1], t: 0 }] }),
      undefined,
      'gridTiles[0]: px is [1]: it must be a list of two',
    ],
    [
      tilesOf('Town', '1', { gridTiles: [{ px: [0, 0], t: -1 }] }),
      undefined,
      'level "A", layer "Town", gridTiles[0]: t is -1: it must be a whole number from 0',
    ],
    [tilesOf('Town', '1'), { layers: ['Sky'] }, 'layers has "Sky": level "A" has the layers "Town"'],
  ])('are refused: %#', (layer, options, message) => {
    expect(() => parseLdtk(project([layer]), options)).toThrow(message);
  });
});

describe('floors', () => {
  const at = (depth: number) => ({ worldDepth: depth });
  const levels = [
    levelOf('Roof', [2, 0], [layerOf('01')], at(2)),
    levelOf('Hall', [0, 0], [layerOf('000\n100')], at(0)),
    levelOf('Yard', [3, 0], [layerOf('0')], at(0)),
  ];

  test('are grids of one size, the lowest first', () => {
    const { floors, transform, warnings } = parseLdtkFloors(projectOf(levels));
    expect(floors.map(({ depth, grid }) => [depth, ...grid.toText().split('\n')])).toEqual([
      [0, '....', '#..#'],
      [2, '##.#', '####'],
    ]);
    expect(floors.map((floor) => floor.levels.map(({ name, x }) => [name, x]))).toEqual([
      [
        ['Hall', 0],
        ['Yard', 3],
      ],
      [['Roof', 2]],
    ]);
    expect([floors[1].counts.wallsBy, warnings]).toEqual([{ outside: 6, 'value 1 (wall) of layer "Ground"': 1 }, []]);
    expect(transform.toCell(2 * SIZE, 0)).toEqual({ x: 2, y: 0 });
  });

  test('equal the grids of each depth', () => {
    const { floors } = parseLdtkFloors(projectOf(levels), { levels: ['Hall', 'Yard'] });
    expect(floors.map(({ grid }) => grid.toText())).toEqual([parseLdtk(projectOf(levels), { depth: 0 }).grid.toText()]);
  });

  test('may not be more than memory holds, and know no depth', () => {
    const many = Array.from({ length: 9 }, (_, i) =>
      levelOf(`L${i}`, [i % 2 === 0 ? 0 : 4000, 0], [layerOf('0')], at(i)),
    );
    const tall = levelOf('T', [0, 2000], [layerOf('0')], at(0));
    expect(() => parseLdtkFloors(projectOf([...many, tall]))).toThrow(
      'the world has 9 floors of 4001 x 2001 cells: it must have at most 67108864',
    );
    expect(() => parseLdtkFloors(projectOf(levels), { depth: 0 } as never)).toThrow(
      'options has the unknown name "depth"',
    );
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
    'layers has "Sky": level "A" has the layers "Ground"',
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
    projectOf([levelOf('A', [0, 0], [layerOf('0')]), levelOf('B', [1, 0], [layerOf('0', { __gridSize: 12 })])]),
    undefined,
    'has cells of 12 pixels, and another layer has cells of 8: read them one by one',
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
