// Damaged files: every reader returns a map, or throws an error that says what is wrong and what would be right. Some 9,000 of them by default;
// HOTPATH_RUNS=10 reads 90,000.
import { deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Work } from '../../src/formats/common/work.ts';
import { parseLdtk, parseLdtkFloors } from '../../src/ldtk.ts';
import { parseCostmap, parseMapServer, parseOccupancyGrid } from '../../src/ros.ts';
import { parseTiled, parseTiledHex } from '../../src/tiled.ts';
import { seed, settings } from '../support/seed.ts';
import { layerOf, mapOf, objectsOf, propertiesOf, tilesetOf } from '../support/tiled-maps.ts';
import { toTmx, toTsx, toTx } from '../support/tiled-xml.ts';

/** What engines say of mistakes in code, and of memory that a damaged size asked for. */
const NATIVE =
  /cannot read|undefined is not|not a function|not iterable|is not a constructor|invalid array|out of bounds|call stack/i;

/** Runs a reader on something damaged. */
function survives(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    const { name, message } = error as Error;
    expect(['RangeError', 'TypeError', 'SyntaxError']).toContain(name);
    expect(message).not.toMatch(NATIVE);
    expect(message).toMatch(/: |Save it again/);
  }
}

const polygon = [
  [0, 0],
  [30, 5],
  [10, 40],
].map(([x, y]) => ({ x, y }));
const ids = [1, 2, 3, 4, 1, 2, 3, 4, 0, 0, 1, 2];
const packed = (data: Uint8Array) => Buffer.from(data).toString('base64');
const raw = new Uint8Array(Uint32Array.from(ids).buffer);
const zstd = Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 0x20, 48, 1 | (48 << 3), 48 >> 5, 0, ...raw);

function tiledMap(orientation: string) {
  const layer = layerOf('Ground', '1234\n1234\n0012');
  const tileset = { ...tilesetOf('t', 1, { 2: { blocked: true }, 3: { cost: 3, kind: 1 } }), objectalignment: 'top' };
  const base64 = (compression: string, data: Uint8Array) => {
    return { ...layer, name: `by ${compression}`, encoding: 'base64', compression, data: packed(data) };
  };
  const objects = [
    { x: 3, y: 4, width: 20, height: 9, rotation: 30, properties: propertiesOf({ blocked: true }) },
    { x: 3, y: 4, polygon, properties: propertiesOf({ cost: 4 }) },
    { x: 8, y: 8, width: 9, height: 5, ellipse: true, properties: propertiesOf({ blocked: true }) },
    { gid: 2, x: 8, y: 8, width: 9, height: 5 },
  ];
  const layers = [
    layer,
    { type: 'group', name: 'g', layers: [base64('gzip', gzipSync(raw)), base64('zlib', deflateSync(raw))] },
    base64('zstd', zstd),
    objectsOf('Walls', objects),
  ];
  return {
    ...mapOf({ layers, tilesets: [tileset] }),
    orientation,
    staggeraxis: 'y',
    staggerindex: 'odd',
    hexsidelength: 4,
  };
}

const infinite = {
  ...tiledMap('orthogonal'),
  infinite: true,
  layers: [
    {
      type: 'tilelayer',
      name: 'a',
      chunks: [
        { x: -4, y: 0, width: 4, height: 3, data: ids },
        { x: 0, y: 3, width: 4, height: 3, data: ids },
      ],
    },
  ],
};

const ldtk = {
  worldLayout: 'Free',
  defs: {
    layers: [{ identifier: 'G', intGridValues: [{ value: 1, identifier: 'wall' }] }],
    tilesets: [
      {
        uid: 3,
        identifier: 'T',
        tileGridSize: 8,
        enumTags: [{ enumValueId: 'Wall', tileIds: [1] }],
        customData: [{ tileId: 2, data: '{"cost": 3}' }],
      },
    ],
  },
  levels: [0, 3].map((x) => ({
    identifier: `L${x}`,
    worldX: x * 8,
    worldY: 0,
    worldDepth: 0,
    layerInstances: [
      {
        ...{ __type: 'Tiles', __identifier: 'T', __gridSize: 8, __cWid: 3, __cHei: 2, __tilesetDefUid: 3 },
        gridTiles: [0, 1, 2].map((t) => ({ px: [8 * t, 8], t })),
      },
      { __type: 'IntGrid', __identifier: 'G', __gridSize: 8, __cWid: 3, __cHei: 2, intGridCsv: [0, 1, 0, 1, 1, 0] },
    ],
  })),
};

const pose = { position: { x: 1, y: 2 }, orientation: { x: 0, y: 0, z: 0.5, w: 0.5 } };
const occupancy = { info: { resolution: 0.1, width: 3, height: 2, origin: pose }, data: [0, 100, -1, 0, 50, 70] };
const costmap = { metadata: { resolution: 0.1, size_x: 3, size_y: 2, origin: pose }, data: packed(raw.subarray(0, 6)) };

const READERS: [name: string, file: object, read: (file: string | object) => unknown][] = [
  ['orthogonal maps of Tiled', tiledMap('orthogonal'), (file) => parseTiled(file)],
  ['isometric maps of Tiled', tiledMap('isometric'), (file) => parseTiled(file)],
  ['staggered maps of Tiled', tiledMap('staggered'), (file) => parseTiled(file)],
  ['hexagonal maps of Tiled', tiledMap('hexagonal'), (file) => parseTiledHex(file)],
  ['infinite maps of Tiled', infinite, (file) => parseTiled(file)],
  ['projects of LDtk', ldtk, (file) => parseLdtk(file, { rule: { wall: 2 } })],
  ['floors of LDtk', ldtk, (file) => parseLdtkFloors(file, { tileRule: { Wall: 0 } })],
  ['occupancy grids', occupancy, (file) => parseOccupancyGrid(file as never)],
  ['costmaps', costmap, (file) => parseCostmap(file as never)],
];

/** Values that files should not have, and some that they may. */
const ODD = [
  null,
  true,
  -1,
  0,
  1,
  2.5,
  1e9,
  -1e308,
  2 ** 24,
  '',
  'x',
  'zlib',
  [],
  {},
  [null],
  [[1]],
  { x: 1 },
  '9'.repeat(30),
];

/** Returns the text of a file in which one value, the one with this number, is replaced. */
function withOdd(file: object, place: number, odd: unknown): string {
  let count = 0;
  const all = countOf(file);
  return JSON.stringify(file, (_key, value) => (count++ === place % all ? odd : value));
}

function countOf(file: object): number {
  let count = 0;
  JSON.stringify(file, (_key, value) => {
    count++;
    return value;
  });
  return count;
}

/** Returns the paths of all lists in a file. */
function listsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) => listsIn(one, [...path, key]));
  return Array.isArray(value) ? [path, ...inner] : inner;
}

/** Returns a copy of a file in which one of its lists is another one. */
function withList(file: object, [key, ...rest]: readonly string[], change: (list: unknown[]) => unknown[]): object {
  const value = (file as Record<string, unknown>)[key];
  const changed = rest.length === 0 ? change(value as unknown[]) : withList(value as object, rest, change);
  return Array.isArray(file) ? file.with(Number(key), changed) : { ...file, [key]: changed };
}

describe.each(READERS)('%s', (_, file, read) => {
  const text = JSON.stringify(file);

  test('with holes in any list', () => {
    const lists = listsIn(file);
    let refused = 0;
    const refuses = (damaged: object) => {
      survives(() => read(damaged));
      try {
        read(damaged);
      } catch {
        refused++;
      }
    };
    for (const path of lists) {
      refuses(withList(file, path, () => new Array(1)));
      refuses(withList(file, path, (list) => new Array(list.length)));
      refuses(withList(file, path, (list) => Object.assign(new Array(list.length + 1), list)));
    }
    expect(refused).toBeGreaterThanOrEqual(lists.length);
  });

  test('are read whole', () => {
    expect(() => read(text)).not.toThrow();
    expect(() => read(file)).not.toThrow();
  });

  test(`with any value replaced (seed ${seed})`, () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...ODD), (place, odd) => survives(() => read(withOdd(file, place, odd)))),
      settings(400),
    );
  });

  test(`cut off anywhere (seed ${seed})`, () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), (length) => {
        expect(() => read(text.slice(0, length))).toThrow(SyntaxError);
      }),
      settings(50),
    );
  });

  test(`with any character replaced (seed ${seed})`, () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom(...'0179-"[]{},:eAz='), (at, letter) => {
        survives(() => read(text.slice(0, at) + letter + text.slice(at + 1)));
      }),
      settings(300),
    );
  });
});

describe.each([
  ['gzip', gzipSync(raw)],
  ['zlib', deflateSync(raw)],
  ['zstd', zstd],
])('tiles packed by %s', (compression, data) => {
  const read = (bytes: Uint8Array) => {
    const layer = {
      type: 'tilelayer',
      name: 'a',
      width: 4,
      height: 3,
      encoding: 'base64',
      compression,
      data: packed(bytes),
    };
    return parseTiled(mapOf({ layers: [layer], tilesets: [tilesetOf('t', 1, {})] }));
  };

  test(`with any bytes replaced, or cut off (seed ${seed})`, () => {
    const change = fc.tuple(fc.nat(data.length - 1), fc.nat(255));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), fc.nat(data.length), (changes, length) => {
        const damaged = Uint8Array.from(data);
        for (const [at, byte] of changes) damaged[at] = byte;
        survives(() => read(damaged));
        survives(() => read(damaged.subarray(0, length)));
      }),
      settings(500),
    );
  });

  test(`of noise (seed ${seed})`, () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => survives(() => read(noise))),
      settings(300),
    );
  });

  test('that would fill the memory are refused', () => {
    const bomb = compression === 'gzip' ? gzipSync(new Uint8Array(1 << 24)) : deflateSync(new Uint8Array(1 << 24));
    expect(() => read(compression === 'zstd' ? bomb.subarray(1) : bomb)).toThrow(
      /layer "a": data (holds more than 48|is no zstd)/,
    );
  });
});

describe('files of map_server', () => {
  const yaml =
    'image: a.pgm\nresolution: 0.1\norigin: [0, 0, 0.5]\nnegate: 0\noccupied_thresh: 0.6\nfree_thresh: 0.2\nmode: scale\n';
  const pictures = ['P2\n# a\n3 2\n255\n0 255 0\n9 99 200\n', 'P5\n3 2\n255\nabcdef'].map((text) =>
    new TextEncoder().encode(text),
  );

  test.each(pictures.map((picture, i) => [i === 0 ? 'P2' : 'P5', picture] as const))(
    `%s with any byte replaced, or cut off (seed ${seed})`,
    (_, picture) => {
      fc.assert(
        fc.property(fc.nat(picture.length - 1), fc.nat(255), (at, byte) => {
          survives(() => parseMapServer(yaml, picture.with(at, byte)));
          survives(() => parseMapServer(yaml, picture.subarray(0, at)));
        }),
        settings(400),
      );
    },
  );

  test(`YAML with any character replaced, or cut off (seed ${seed})`, () => {
    fc.assert(
      fc.property(fc.nat(yaml.length - 1), fc.constantFrom(...'0-:[],\n "\'#x.'), (at, letter) => {
        survives(() => parseMapServer(yaml.slice(0, at) + letter + yaml.slice(at + 1), pictures[0]));
        survives(() => parseMapServer(yaml.slice(0, at), pictures[0]));
      }),
      settings(400),
    );
  });
});

test.each([
  ['layers of parseTiled', (list: never) => parseTiled(tiledMap('orthogonal'), { layers: list }), /^layers is/],
  ['walls of parseTiled', (list: never) => parseTiled(tiledMap('orthogonal'), { walls: list }), /^walls is/],
  ['layers of parseLdtk', (list: never) => parseLdtk(ldtk, { layers: list }), /^layers is/],
  ['levels of parseLdtk', (list: never) => parseLdtk(ldtk, { levels: list }), /^levels is/],
] as const)('holes in %s are refused', (_, read, message) => {
  for (const list of [new Array(1), Object.assign(new Array(3), ['G'])]) {
    expect(() => read(list as never)).toThrow(TypeError);
    expect(() => read(list as never)).toThrow(message);
  }
});

test('groups that are nested too deep are refused', () => {
  let layers: object[] = [layerOf('a', '1')];
  for (let i = 0; i < 5000; i++) layers = [{ type: 'group', name: 'g', layers }];
  expect(() => parseTiled(mapOf({ layers }))).toThrow('group "g" is nested too deep: at most 64 groups');
});

describe('a short file cannot ask for any amount of work', () => {
  test('by the points of a polygon', () => {
    const points = Array.from({ length: 10_001 }, (_, x) => ({ x, y: x % 7 }));
    const layers = [objectsOf('Walls', [{ x: 0, y: 0, polygon: points, properties: propertiesOf({ blocked: true }) }])];
    expect(() => parseTiled(mapOf({ layers }))).toThrow(
      'layer "Walls", object 1: number of points of polygon is 10001: it must be at most 10000',
    );
  });

  test('by cells that are said again and again', () => {
    const work = new Work(10);
    work.spend('objects', 2 ** 26 + 320);
    expect(() => work.spend('objects', 1)).toThrow(
      'objects cover far more cells than the map has: leave out their layers, or make them smaller',
    );
  });

  test('by the size of a map of hexagons', () => {
    const map = { ...mapOf({ layers: [] }), orientation: 'hexagonal', width: 8192, height: 8192 };
    expect(() => parseTiledHex(map)).toThrow('map has 8192 x 8192 hexagons: it must have at most 4194304');
  });

  test('by a pattern and a long name', () => {
    const layers = [objectsOf('a'.repeat(100_000), [])];
    expect(() => parseTiled(mapOf({ layers }), { walls: '*a*a*a*a*a*c' })).toThrow(
      /^walls has "\*a\*a\*a\*a\*a\*c": the map has/,
    );
  });
});

// What a map has in XML besides: tilesets and templates of their own files.
describe('files of Tiled in XML', () => {
  const crate = { tileset: { firstgid: 1, source: 't.tsx' }, object: { gid: 2, width: 16, height: 16 } };
  const tileset = { ...tilesetOf('t', 1, { 2: { blocked: true } }), firstgid: undefined };
  const map = mapOf({
    layers: [layerOf('Ground', '12\n21'), objectsOf('o', [{ template: 'crate.tx', x: 0, y: 32 }])],
    tilesets: [{ firstgid: 1, source: 't.tsx' }],
  });
  const texts: Record<string, string> = { map: toTmx(map), 't.tsx': toTsx(tileset), 'crate.tx': toTx(crate) };

  test.each(Object.keys(texts))(`%s with any characters replaced, left out or doubled (seed ${seed})`, (name) => {
    const text = texts[name];
    const files = (damaged: string) => (path: string) => (path === name ? damaged : texts[path]);
    const read = (damaged: string) => parseTiled(name === 'map' ? damaged : texts.map, { files: files(damaged) });
    expect(() => read(text)).not.toThrow();
    const letters = fc.constantFrom(
      '<',
      '>',
      '"',
      '/',
      '&',
      ';',
      '=',
      '0',
      '9',
      '-',
      '',
      '\u0000',
      'é',
      '<a>',
      ']]>',
      '<!--',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(text.length - 1), letters), { minLength: 1, maxLength: 3 }), (changes) => {
        let damaged = text;
        for (const [at, letter] of changes) damaged = damaged.slice(0, at) + letter + damaged.slice(at + 1);
        survives(() => read(damaged));
      }),
      settings(200),
    );
  });
});
