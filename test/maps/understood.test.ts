// What importers make of maps as people have them: faults from the field, and what importers say of a map.
import { describe, expect, test } from 'vitest';
import { parseLdtk } from '../../src/ldtk.ts';
import { parseMapServer, parseOccupancyGrid } from '../../src/ros.ts';
import { parseTiled, type TiledOptions, type TiledRule, type TiledTile } from '../../src/tiled.ts';
import { layerOf, mapOf, objectsOf, propertiesOf, TILE, tilesetOf } from '../support/tiled-maps.ts';

/** Tile 2 is a wall for Phaser and WorkAdventure; tile 3 is a carpet, tile 4 says that it is no wall. */
const office = tilesetOf('office', 1, { 1: {}, 2: { collides: true }, 3: {}, 4: { collides: false } });

function read(layers: (string | object)[], options?: TiledOptions) {
  const list = layers.map((layer, i) => (typeof layer === 'string' ? layerOf(`layer ${i}`, layer) : layer));
  return parseTiled(mapOf({ layers: list, tilesets: [office] }), options);
}

describe('a rule that says of each tile whether it is a wall keeps the walls below other tiles', () => {
  const layers = ['22221', '13402', '33333'];
  const rules: [string, (tile: TiledTile) => TiledRule | undefined][] = [
    ['{ blocked: … }', ({ properties }) => ({ blocked: properties.collides === true })],
    ['? 0 : 1', ({ properties }) => (properties.collides === true ? 0 : 1)],
    ['? 0 : {}', ({ properties }) => (properties.collides === true ? 0 : {})],
    ['? 0 : undefined', ({ properties }) => (properties.collides === true ? 0 : undefined)],
    ['{ blocked: …, cost: 1 }', ({ properties }) => ({ blocked: properties.collides === true, cost: 1 })],
  ];

  test.each(rules)('%s', (_, rule) => {
    expect(read(layers, { rule }).grid.toText()).toBe('#####');
  });

  test('walls: { property } says the same in one word', () => {
    expect(read(layers, { walls: { property: 'collides' } }).grid.toText()).toBe('#####');
    expect(read(layers, { walls: [{ property: 'collides' }] }).counts.wallsBy).toEqual({ 'property "collides"': 5 });
  });

  test('a layer that is a wall stays one below such a rule', () => {
    const walls = { ...layerOf('w', '01000'), properties: propertiesOf({ blocked: true }) };
    expect(read([walls, '33333'], { rule: () => 1 }).grid.toText()).toBe('.#...');
  });

  test('a bridge leads over walls, by a rule or by a property', () => {
    const rule = ({ id, properties }: TiledTile) =>
      id === 2 ? { bridge: true } : { blocked: properties.collides === true };
    expect(read(['22221', '03000'], { rule }).grid.toText()).toBe('#.##.');
    const bridge = tilesetOf('b', 9, { 1: { blocked: false } });
    const tilesets = [tilesetOf('w', 1, { 2: { blocked: true } }), bridge];
    expect(parseTiled(mapOf({ layers: [layerOf('a', '222'), layerOf('b', '090')], tilesets })).grid.toText()).toBe(
      '#.#',
    );
  });
});

describe('properties of a game that happen to be called blocked, cost and kind', () => {
  const shop = (properties: Record<string, unknown>, layer = {}) => {
    const tilesets = [tilesetOf('shop', 1, { 1: {}, 2: properties })];
    return parseTiled(mapOf({ layers: [{ ...layerOf('Ground', '121'), ...layer }], tilesets }));
  };

  test.each<[string, unknown, string]>([
    ['kind', 'chest', 'must be a whole number from 0 to 255'],
    ['kind', 300, 'must be a whole number from 0 to 255'],
    ['cost', '25 gold', 'must be a terrain cost > 0'],
    ['cost', 0, 'must be a terrain cost > 0; a wall has blocked = true'],
    ['cost', -5, 'must be a terrain cost > 0'],
    ['blocked', 'by the guard', 'must be true or false'],
  ])('%s = %j is ignored with a word, and bars nothing', (name, value, wanted) => {
    const { grid, warnings } = shop({ [name]: value });
    expect(grid.toText()).toBe('...');
    expect(warnings.filter((word) => word.includes(`its property ${name} is`))).toEqual([
      expect.stringContaining(
        `tile 1 of tileset "shop": its property ${name} is ${JSON.stringify(value)}, and is ignored: it ${wanted}`,
      ),
    ]);
  });

  test('on layers and objects too, once for all alike', () => {
    const { warnings, grid } = shop({}, { properties: propertiesOf({ kind: 'floor' }) });
    expect([grid.toText(), warnings[1]]).toEqual(['...', expect.stringContaining('layer "Ground": its property kind')]);
    const goods = [1, 2, 3].map((x) => ({
      x: 16 * x,
      y: 0,
      width: 8,
      height: 8,
      properties: propertiesOf({ cost: 0 }),
    }));
    const map = mapOf({ layers: [layerOf('a', '1111'), objectsOf('Shop', goods)], tilesets: [office] });
    expect(parseTiled(map).warnings.at(-1)).toMatch(
      /layer "Shop", object 1: its property cost is 0.*\(and 2 more like it\)$/,
    );
  });

  test('a rule decides first', () => {
    const tilesets = [tilesetOf('shop', 1, { 1: {}, 2: { cost: 'free', kind: 'x' } })];
    const tile = {
      gid: 2,
      x: 16,
      y: 16,
      width: 16,
      height: 16,
      properties: propertiesOf({ blocked: 'never', price: 7 }),
    };
    const map = mapOf({ layers: [layerOf('a', '121'), objectsOf('o', [tile])], tilesets });
    const { grid, warnings } = parseTiled(map, { rule: ({ properties }) => (properties.cost === 'free' ? 0 : 1) });
    expect([grid.toText(), warnings]).toEqual(['.#.', []]);
    // A tile object has its own properties besides those of its tile.
    const asked: unknown[] = [];
    parseTiled(map, { rule: ({ properties }) => void asked.push(properties.price) });
    expect(asked).toEqual([undefined, undefined, 7]);
  });

  test('objectRule decides on objects that are no tiles', () => {
    const zone = { x: 0, y: 0, width: 32, height: 16, type: 'shop', name: 'z', properties: propertiesOf({ cost: 0 }) };
    const map = mapOf({ layers: [layerOf('a', '1111'), objectsOf('Zones', [zone])], tilesets: [office] });
    const { grid, warnings } = parseTiled(map, {
      objectRule: ({ type, layer }) => (type + layer === 'shopZones' ? 3 : 1),
    });
    expect([grid.toText(), warnings.filter((word) => word.includes('cost is'))]).toEqual(['33..', []]);
  });
});

describe('a tile object of a slanted map stands on its diamond', () => {
  const [W, H] = [64, 32];
  const wall = { blocked: true };
  const read = (orientation: string, place: { x: number; y: number }, height: number, tileset = {}) => {
    const layers = [
      layerOf('a', '1111\n1111\n1111\n1111'),
      objectsOf('o', [{ gid: 1, width: W, height, ...place, properties: propertiesOf(wall) }]),
    ];
    const map = {
      ...mapOf({ layers, tilesets: [{ ...office, ...tileset }] }),
      orientation,
      tilewidth: W,
      tileheight: H,
    };
    return parseTiled(map);
  };

  test.each([H, 2 * H, 4 * H])('isometric, %i pixels high', (height) => {
    // Its position is the lower corner of cell (1, 2), in heights of tiles along both axes.
    const { grid } = read('isometric', { x: 2 * H, y: 3 * H }, height);
    expect(grid.toText().split('\n')).toEqual(['....', '....', '.#..', '....']);
  });

  test('isometric, aligned otherwise', () => {
    // The top of the picture is at the upper corner of cell (1, 2).
    const { grid } = read('isometric', { x: H, y: 2 * H }, H, { objectalignment: 'top' });
    expect(grid.toText().split('\n')).toEqual(['....', '....', '.#..', '....']);
  });

  test('staggered', () => {
    const { grid, cellOf } = read('staggered', { x: W, y: 2 * H }, 2 * H);
    // From x = 64, y = 64 up: the diamond of tile (1, 2), whose lower corner is at (96, 64).
    const { x, y } = cellOf(1, 2);
    expect(grid.isBlocked(x, y)).toBe(true);
    const count =
      grid.toText().split('#').length - read('staggered', { x: -999, y: -999 }, H).grid.toText().split('#').length;
    expect(count).toBe(1);
  });
});

describe('map_server of today and of before', () => {
  const yaml = (mode: string) =>
    `image: a.pgm\nresolution: 1\norigin: [0, 0, 0]\nnegate: 0\noccupied_thresh: 0.6\nfree_thresh: 0.2\nmode: ${mode}\n`;
  const pgm = (...values: number[]) => new TextEncoder().encode(`P2 ${values.length} 1 255 ${values.join(' ')}`);
  const seen = (mode: string, image: Parameters<typeof parseMapServer>[1], mapServer?: 'current' | 'classic') => {
    const list: number[] = [];
    const values = new Map<number, number>();
    const { grid } = parseMapServer(yaml(mode), image, {
      mapServer,
      rule: (occupancy) => {
        values.set(occupancy, 1 + values.size);
        return 1 + list.push(occupancy);
      },
    });
    return Array.from({ length: grid.width }, (_, x) => list[grid.cost(x, 0) - 2]);
  };

  test('thresholds themselves are occupied and free, from 1.4.0 on', () => {
    // 102 / 255 = 0.4, so that its occupancy is 0.6; 204 is 0.2.
    expect(seen('trinary', pgm(101, 102, 103, 203, 204, 205))).toEqual([100, 100, -1, -1, 0, 0]);
    // As numbers of 64 bits, 1 - 204 / 255 is a little below 0.2.
    expect(seen('trinary', pgm(101, 102, 103, 203, 204, 205), 'classic')).toEqual([100, -1, -1, -1, 0, 0]);
    expect(seen('scale', pgm(102, 103, 153, 203, 204))).toEqual([100, 99, 50, 1, 0]);
  });

  test('brightness is the luminance of a colour, or the mean', () => {
    // Green is 0.587 bright as luminance, a third as a mean; blue is 0.114.
    const data = [0, 255, 0, 255, 0, 0, 255, 255];
    expect(seen('trinary', { width: 2, height: 1, data })).toEqual([-1, 100]);
    expect(seen('trinary', { width: 2, height: 1, data }, 'classic')).toEqual([100, 100]);
    expect(seen('scale', { width: 2, height: 1, data })).toEqual([53, 100]);
  });

  test('pixels that are not opaque are unknown in trinary and scale; before, alpha was one more colour in trinary', () => {
    const data = [255, 255, 255, 254, 0, 0, 0, 0, 255, 255, 255, 255];
    expect(seen('trinary', { width: 3, height: 1, data })).toEqual([-1, -1, 0]);
    expect(seen('scale', { width: 3, height: 1, data })).toEqual([-1, -1, 0]);
    expect(seen('raw', { width: 3, height: 1, data })).toEqual([-1, 0, -1]);
    expect(seen('trinary', { width: 3, height: 1, data }, 'classic')).toEqual([0, 100, 0]);
  });
});

test.each([
  ['right behind it', 'P5\n2 2\n255# by hand\n'],
  ['after a blank', 'P5 2 2 255 # by hand\n'],
  ['in the next line', 'P5\n2 2\n255\n# by hand\n'],
])('PGM may have a comment after the greatest value: %s', (_, header) => {
  const yaml = 'image: a.pgm\nresolution: 1\norigin: [0, 0, 0]\nnegate: 0\noccupied_thresh: 0.65\nfree_thresh: 0.2\n';
  const image = Uint8Array.from([...new TextEncoder().encode(header), 255, 0, 255, 255]);
  expect(parseMapServer(yaml, image, { yAxis: 'up' }).grid.toText()).toBe('.#\n..');
});

test('pixels that begin as a comment does are pixels', () => {
  const yaml = 'image: a.pgm\nresolution: 1\norigin: [0, 0, 0]\nnegate: 0\noccupied_thresh: 0.65\nfree_thresh: 0.2\n';
  const image = Uint8Array.from([...new TextEncoder().encode('P5 2 2 255\n'), 35, 10, 255, 255]);
  expect(parseMapServer(yaml, image, { yAxis: 'up' }).grid.toText()).toBe('##\n..');
});

describe('LDtk', () => {
  const level = (layerInstances: object[]) => ({ identifier: 'Cave', worldX: 0, worldY: 0, layerInstances });

  test('without an IntGrid layer says what to do', () => {
    const tiles = { __type: 'Tiles', __identifier: 'Decor', __gridSize: 8, __cWid: 2, __cHei: 1, gridTiles: [] };
    expect(() => parseLdtk({ levels: [level([tiles])] })).toThrow(
      /^level "Cave" has no IntGrid layer, only layers of the kind Tiles: add one in LDtk/,
    );
    expect(() => parseLdtk({ levels: [level([])] })).toThrow(/^level "Cave" has no IntGrid layer: add one/);
  });

  test('counts walls by their values, and says if there are none', () => {
    const ground = {
      __type: 'IntGrid',
      __identifier: 'G',
      __gridSize: 8,
      __cWid: 4,
      __cHei: 1,
      intGridCsv: [0, 1, 2, 2],
    };
    const defs = { layers: [{ identifier: 'G', intGridValues: [{ value: 2, identifier: 'water' }] }] };
    const project = { defs, levels: [level([ground])] };
    const { counts, warnings } = parseLdtk(project);
    expect([counts, warnings]).toEqual([
      {
        cells: 4,
        walls: 3,
        costs: 0,
        kinds: 0,
        wallsBy: { 'value 1 of layer "G"': 1, 'value 2 (water) of layer "G"': 2 },
      },
      [],
    ]);
    expect(parseLdtk(project, { rule: () => 2 }).warnings).toEqual([
      'project has no wall in the levels read: rule makes none of these a wall: value 1 of layer "G", value 2 (water) of layer "G"',
    ]);
  });
});

describe('importers say what they have understood', () => {
  test('of a map of Tiled', () => {
    const tilesets = [tilesetOf('t', 1, { 2: { blocked: true }, 3: { cost: 3 }, 4: { kind: 2 } })];
    const layers = [layerOf('Ground', '12345'), layerOf('Trees', '10010')];
    const { counts, warnings } = parseTiled(mapOf({ layers, tilesets }), { walls: 'Trees' });
    expect(counts).toEqual({
      cells: 5,
      walls: 3,
      costs: 1,
      kinds: 1,
      thinWalls: 0,
      oneWay: 0,
      borders: 0,
      wallsBy: { properties: 1, 'layer "Trees"': 2 },
    });
    expect(warnings).toEqual([]);
  });

  test('and of one without walls, what might say so', () => {
    const tiles = Object.fromEntries(Array.from({ length: 18 }, (_, i) => [i + 1, { collides: true, sound: 'x' }]));
    const shape = { objects: [{ id: 1, x: 0, y: 0, width: TILE, height: TILE }] };
    const tileset = tilesetOf('t', 1, tiles);
    const marked = {
      ...tileset,
      tiles: tileset.tiles.map((tile, i) => (i === 0 ? { ...tile, objectgroup: shape } : tile)),
    };
    const { warnings } = parseTiled(mapOf({ layers: [layerOf('Ground', '123')], tilesets: [marked] }));
    expect(warnings).toEqual([
      'map has no wall: 18 tiles have `collides`, 18 tiles have `sound`, 1 tile has collision shapes; its layers are "Ground". ' +
        'Say what is a wall with walls, collision or rule',
    ]);
  });

  test('of a map of a robot', () => {
    const info = { resolution: 1, width: 3, height: 1, origin: { position: { x: 0, y: 0 } } };
    const { counts } = parseOccupancyGrid({ info, data: [0, 100, -1] });
    expect(counts).toEqual({ cells: 3, walls: 2, costs: 0, kinds: 0, wallsBy: { occupied: 1, unknown: 1 } });
    expect(parseOccupancyGrid({ info, data: [0, 60, 7] }).warnings).toEqual([
      'message has no wall: its values are from 0 to 60; occupied or rule say which are walls',
    ]);
  });
});
