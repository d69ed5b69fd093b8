// Maps of Tiled: how tiles are written, and what they say of their cells.
import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { parseTiled, type TiledOptions, type TiledTile } from '../../src/tiled.ts';
import { layerOf, mapOf, tilesetOf } from '../support/tiled-maps.ts';

const PROPERTIES = { 1: {}, 2: { blocked: true }, 3: { cost: 3 }, 4: { cost: 2, kind: 7 }, 5: { blocked: false } };
const tileset = tilesetOf('cave', 1, PROPERTIES);

const ZSTD =
  'KLUv/WQAD4ULACLHB4IxIFUloQo4kAoBhaA8CXgoCeooCV4PlVc9wfPe8Z6Ao6ih7nT/DSCIEBkquw4SeAtBBiFosQmyppCZUVLGa1fXSHvK+NpSjjFeIFZg' +
  'l06MevDRF4Fpb/ah3FFgguExsOV2OjT8BumGbUrePP3l4fVeNmro05XLUxHP2Zpj5LGO+hKxPGVPaWXCsNgWiw1PsX48X4qk8xBeZC8pVyhjfe51H5eL3226' +
  'jSCNV73+JYv8xD7J+y/ZYrXj9Yxz67gY44LRsN/3ejGdLfa+dBp6skXVXHOdvdpf5suWdeAe69zY18d+8eLNvbVuc1+ZmqgeM5cftuE8OnBuvJIuvlmeGCeh' +
  'e3H6HdT/zd2WP/spNJsHm8I9V0eF3jyuV/jMu4n/gKIB0LffVz03g8CMfbKcwc7ca8ACMwAvLw/3GnifwGTH6g/6GWl/98T+HciTXBIPRuvwiKfPaxAzflG/' +
  'WX0R1l75xLlsX2GFXsE7plsF5qz7Xg==';

/** Reads one layer or several, each drawn with a digit for each tile. */
function read(layers: string | string[], options?: TiledOptions) {
  const list = [layers].flat().map((text, i) => layerOf(`layer ${i}`, text));
  return parseTiled(mapOf({ layers: list, tilesets: [tileset] }), options).grid;
}

describe('tiles say what their cells are', () => {
  test('by the properties blocked, cost and kind', () => {
    const grid = read('123\n045');
    expect(grid.toText().split('\n')).toEqual(['.#3', '.2.']);
    expect([grid.kind(1, 1), grid.kind(0, 0)]).toEqual([7, 0]);
  });

  test('each by the topmost tile that says something of it', () => {
    expect(read(['2222', '0153']).toText()).toBe('##.#');
    // The cost of the third layer stays under the wall, and shows once the wall is gone.
    const grid = read(['33', '22', '00']);
    grid.setBlocked(0, 0, false);
    expect(grid.cost(0, 0)).toBe(3);
  });

  test('unless a rule says otherwise, which is asked once for each tile', () => {
    const asked: TiledTile[] = [];
    const rule = (tile: TiledTile) => {
      asked.push(tile);
      return tile.id === 0 ? 5 : undefined;
    };
    expect(read('11223', { rule }).toText()).toBe('55##3');
    expect(asked.map(({ id, gid, layer, tileset: name }) => [id, gid, layer, name])).toEqual([
      [0, 1, 'layer 0', 'cave'],
      [1, 2, 'layer 0', 'cave'],
      [2, 3, 'layer 0', 'cave'],
    ]);
    expect(asked[1].properties).toEqual({ blocked: true });
  });

  test('and a rule knows which tiles have shapes, and their class', () => {
    const tiles = [{ id: 1, class: 'rock', objectgroup: { objects: [{ id: 1, x: 0, y: 0, width: 8, height: 8 }] } }];
    const map = mapOf({ layers: [layerOf('a', '12')], tilesets: [{ firstgid: 1, name: 't', tiles }] });
    const rule = ({ hasCollision }: TiledTile) => (hasCollision ? 0 : undefined);
    expect(parseTiled(map, { rule }).grid.toText()).toBe('.#');
    expect(parseTiled(map, { rule: ({ type }) => (type === 'rock' ? { kind: 4 } : 1) }).grid.kind(1, 0)).toBe(4);
  });

  test('however they are turned: the four upper bits of an id do not count', () => {
    const data = [0x8000_0002, 0x4000_0002, 0x2000_0002, 0x1000_0002, 0xf000_0003].map((id) => id >>> 0);
    const layer = { type: 'tilelayer', name: 'a', width: 5, height: 1, data };
    expect(parseTiled(mapOf({ layers: [layer], tilesets: [tileset] })).grid.toText()).toBe('####3');
  });

  test('in the tileset with the greatest first id not above theirs', () => {
    const tilesets = [tilesetOf('b', 3, { 1: { blocked: true } }), tilesetOf('a', 1, { 2: { cost: 4 } })];
    expect(parseTiled(mapOf({ layers: [layerOf('l', '1234')], tilesets })).grid.toText()).toBe('.4#.');
  });

  test('as Tiled before 1.2 wrote them', () => {
    const old = {
      firstgid: 1,
      name: 'old',
      tiles: { 1: { type: 'rock' } },
      tileproperties: { 1: { blocked: true }, 2: { cost: 2 } },
    };
    expect(parseTiled(mapOf({ layers: [layerOf('l', '123')], tilesets: [old] })).grid.toText()).toBe('.#2');
    const layer = { ...layerOf('l', '111'), properties: { cost: 4 } };
    expect(parseTiled(mapOf({ layers: [layer], tilesets: [old] })).grid.toText()).toBe('444');
  });

  test('and cells without any are as empty says', () => {
    expect(read(['0102', '0010'], { empty: 0 }).toText()).toBe('#..#');
    expect(read(['0103'], { empty: { cost: 5, kind: 2 } }).toText()).toBe('5.53');
  });
});

describe('layers', () => {
  const walls = { ...layerOf('Walls', '010'), properties: [{ name: 'blocked', type: 'bool', value: true }] };

  test('say what all their tiles are, unless a tile does', () => {
    const map = mapOf({ layers: [layerOf('a', '111'), walls], tilesets: [tileset] });
    expect(parseTiled(map).grid.toText()).toBe('.#.');
    const open = mapOf({ layers: [{ ...walls, data: [1, 5, 1] }], tilesets: [tileset] });
    expect(parseTiled(open).grid.toText()).toBe('#.#');
  });

  test('are walls by name, also those of a group', () => {
    const map = mapOf({
      layers: [
        layerOf('a', '111'),
        { type: 'group', name: 'Solid', layers: [layerOf('b', '100'), layerOf('c', '001')] },
      ],
      tilesets: [tileset],
    });
    expect(parseTiled(map).grid.toText()).toBe('...');
    expect(parseTiled(map, { walls: ['b'] }).grid.toText()).toBe('#..');
    expect(parseTiled(map, { walls: ['Solid'] }).grid.toText()).toBe('#.#');
  });

  test('are walls by name whatever they, their tiles and their objects say', () => {
    const door = { ...layerOf('door', '050'), properties: [{ name: 'blocked', type: 'bool', value: false }] };
    const object = { id: 1, x: 32, y: 0, width: 16, height: 16, properties: door.properties };
    const objects = { type: 'objectgroup', name: 'objects', objects: [object] };
    const map = mapOf({
      layers: [layerOf('a', '111'), { type: 'group', name: 'Solid', layers: [door, objects] }],
      tilesets: [tileset],
    });
    expect(parseTiled(map).grid.toText()).toBe('...');
    expect(parseTiled(map, { walls: ['door', 'objects'] }).grid.toText()).toBe('.##');
    expect(parseTiled(map, { walls: ['Solid'], rule: () => 1 }).grid.toText()).toBe('.##');
  });

  test('are chosen by name, hidden ones too', () => {
    const map = mapOf({
      layers: [layerOf('a', '220'), { ...layerOf('b', '002'), visible: false }],
      tilesets: [tileset],
    });
    expect(parseTiled(map).grid.toText()).toBe('###');
    expect(parseTiled(map, { layers: ['b'] }).grid.toText()).toBe('..#');
  });

  test('with pictures are passed over', () => {
    const map = mapOf({
      layers: [{ type: 'imagelayer', name: 'sky', image: 'sky.png' }, layerOf('a', '12')],
      tilesets: [tileset],
    });
    expect(parseTiled(map).grid.toText()).toBe('.#');
  });
});

describe('tiles are written', () => {
  const ids = [1, 2, 3, 2, 0, 1, 2, 3, 4, 0x8000_0002];
  const bytes = new Uint8Array(new Uint32Array(ids).buffer);
  /** A Zstandard frame with one raw block (RFC 8878): header, size of the content in one byte, block header, content. */
  const zstd = Uint8Array.of(
    0x28,
    0xb5,
    0x2f,
    0xfd,
    0x20,
    bytes.length,
    1 | (bytes.length << 3),
    bytes.length >> 5,
    0,
    ...bytes,
  );

  const asText = (data: Uint8Array) => Buffer.from(data).toString('base64');
  const wanted = ['.#3#.', '.#32#'];

  test.each<[string, string | undefined, unknown]>([
    ['as numbers', undefined, ids],
    ['in base64', '', asText(bytes)],
    ['in base64 with blanks around it', '', `\n   ${asText(bytes)}\n  `],
    ['in base64 of several lines', '', asText(bytes).replace(/.{20}/g, '$&\r\n  ')],
    ['by gzip', 'gzip', asText(gzipSync(bytes))],
    ['by zlib', 'zlib', asText(deflateSync(bytes))],
    ['by zlib, stored', 'zlib', asText(deflateSync(bytes, { level: 0 }))],
    ['by zstd', 'zstd', asText(zstd)],
  ])('%s', (_, compression, data) => {
    const encoding = compression === undefined ? {} : { encoding: 'base64', compression };
    const layer = { type: 'tilelayer', name: 'a', width: 5, height: 2, data, ...encoding };
    expect(
      parseTiled(mapOf({ layers: [layer], tilesets: [tileset] }))
        .grid.toText()
        .split('\n'),
    ).toEqual(wanted);
  });

  test('by zstd in compressed blocks', () => {
    // Ids 1 to 3 of a linear congruential generator, compressed by zstd 1.5 at level 19.
    const ids: number[] = [];
    for (let i = 0, state = 1; i < 32 * 32; i++) {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fff_ffff;
      ids.push(1 + ((state >> 16) % 3));
    }
    const layer = { type: 'tilelayer', name: 'a', width: 32, height: 32 };
    const packed = { ...layer, data: ZSTD, encoding: 'base64', compression: 'zstd' };
    const [grid, plain] = [packed, { ...layer, data: ids }].map(
      (one) => parseTiled(mapOf({ layers: [one], tilesets: [tileset] })).grid,
    );
    expect(grid.toText()).toBe(plain.toText());
  });

  test('in chunks, where the map is infinite', () => {
    const chunks = [
      { x: -2, y: 1, width: 2, height: 2, data: [1, 2, 3, 1] },
      { x: 2, y: 0, width: 2, height: 2, data: asText(new Uint8Array(Uint32Array.of(2, 1, 1, 2).buffer)) },
    ];
    const [first, second] = chunks.map((chunk, i) => {
      const encoding = i === 0 ? {} : { encoding: 'base64' };
      return {
        type: 'tilelayer',
        name: `${i}`,
        width: 2,
        height: 2,
        startx: chunk.x,
        starty: chunk.y,
        chunks: [chunk],
        ...encoding,
      };
    });
    const map = { ...mapOf({ layers: [first, second], tilesets: [tileset] }), infinite: true, width: 30, height: 20 };
    const { grid, transform, cellOf, tileOf } = parseTiled(map, { empty: { cost: 5 } });
    expect(grid.toText().split('\n')).toEqual(['5555#.', '.#55.#', '3.5555']);
    expect([cellOf(-2, 1), tileOf(0, 1)]).toEqual([
      { x: 0, y: 1 },
      { x: -2, y: 1 },
    ]);
    // Tile (2, 0) of 16 x 16 pixels.
    expect(transform.toCell(33, 1)).toEqual(cellOf(2, 0));
  });
});

describe('tilesets in other files', () => {
  const { firstgid: _, ...file } = tileset;
  const map = mapOf({ layers: [layerOf('a', '123')], tilesets: [{ firstgid: 1, source: 'cave.tsj' }] });

  test('come from files, as text or read already', () => {
    const asked: string[] = [];
    const files = (path: string) => {
      asked.push(path);
      return JSON.stringify(file);
    };
    expect(parseTiled(map, { files }).grid.toText()).toBe('.#3');
    expect(parseTiled(JSON.stringify(map), { files: () => file }).grid.toText()).toBe('.#3');
    expect(asked).toEqual(['cave.tsj']);
  });

  test('may be done without', () => {
    expect(parseTiled(map, { files: () => null }).grid.toText()).toBe('...');
    expect(parseTiled(map, { files: () => null, walls: ['a'] }).grid.toText()).toBe('###');
  });

  test('are asked for only if the map has tiles of them', () => {
    const empty = mapOf({ layers: [layerOf('a', '000')], tilesets: [{ firstgid: 1, source: 'cave.tsj' }] });
    expect(parseTiled(empty).grid.toText()).toBe('...');
    expect(() => parseTiled(map)).toThrow(
      /^files is undefined: the map has tiles of "cave.tsj", which files must return/,
    );
  });
});
