// How maps of Tiled say what is a wall: names, properties, classes, collision shapes, thin walls and one-way tiles.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPath, findPath, type Grid } from '../../src/index.ts';
import { parseTiled, parseTiledHex, type TiledOptions } from '../../src/tiled.ts';
import { seed, settings } from '../support/seed.ts';
import { layerOf, mapOf, objectsOf, propertiesOf, TILE, tilesetOf } from '../support/tiled-maps.ts';

/** Bits of an id that say how a tile is flipped. */
const FLIPPED_X = 0x8000_0000;
const FLIPPED_Y = 0x4000_0000;
const FLIPPED_AXES = 0x2000_0000;

const rows = (grid: Grid) => grid.toText().split('\n');

describe('walls are', () => {
  const tiles = tilesetOf('t', 1, {
    1: {},
    2: { solid: true },
    3: { solid: false },
    4: { solid: 'true' },
    5: { solid: 1 },
  });
  const classed = { ...tiles, tiles: [...tiles.tiles, { id: 5, class: 'Wall' }, { id: 6, type: 'Wall' }] };
  const read = (layers: object[], walls: TiledOptions['walls']) =>
    parseTiled(mapOf({ layers, tilesets: [classed] }), { walls }).grid.toText();

  test('layers and groups by name, by a name with *, or by a RegExp', () => {
    const layers = [
      layerOf('Ground', '1111'),
      { type: 'group', name: 'Walls', layers: [layerOf('North', '1000')] },
      layerOf('Walls 2', '0100'),
    ];
    expect(read(layers, 'Walls')).toBe('#...');
    expect(read(layers, ['Walls', 'Walls 2'])).toBe('##..');
    expect(read(layers, 'Walls*')).toBe('##..');
    expect(read(layers, /^wall/i)).toBe('##..');
    expect(read(layers, [/^wall.*\d$/gi])).toBe('.#..');
    expect(parseTiled(mapOf({ layers, tilesets: [classed] }), { layers: ['Gr*'], walls: /G/ }).grid.toText()).toBe(
      '####',
    );
  });

  test('whatever has a property that is true, also as a text or 1', () => {
    const ground = layerOf('Ground', '12345');
    expect(read([ground], { property: 'solid' })).toBe('.#.##');
    const layer = { ...layerOf('Trees', '10001'), properties: propertiesOf({ solid: true }) };
    expect(read([layerOf('Ground', '11111'), layer], { property: 'solid' })).toBe('#...#');
    const group = {
      type: 'group',
      name: 'g',
      layers: [layerOf('Trees', '10001')],
      properties: propertiesOf({ solid: true }),
    };
    expect(read([layerOf('Ground', '11111'), group], { property: 'solid' })).toBe('#...#');
    const object = { x: 16, y: 0, width: 16, height: 16, properties: propertiesOf({ solid: true }) };
    expect(read([layerOf('Ground', '11111'), objectsOf('o', [object])], { property: 'solid' })).toBe('.#...');
    // The property of a tile, which an object that is this tile may take back.
    const tile = { gid: 2, x: 0, y: 16, width: 16, height: 16 };
    const open = { ...tile, x: 32, properties: propertiesOf({ solid: false }) };
    expect(read([layerOf('Ground', '11111'), objectsOf('o', [tile, open])], { property: 'solid' })).toBe('#....');
  });

  test('whatever has such a property within one of a class', () => {
    const tileset = tilesetOf('t', 1, {
      1: {},
      2: { physics: { solid: true, deep: { hard: 1 } } },
      3: { physics: { solid: false } },
    });
    const read = (property?: string) =>
      parseTiled(
        mapOf({ layers: [layerOf('a', '123')], tilesets: [tileset] }),
        property === undefined ? {} : { walls: { property } },
      );
    expect(read('physics.solid').grid.toText()).toBe('.#.');
    expect(read('physics.deep.hard').grid.toText()).toBe('.#.');
    expect(read('physics').grid.toText()).toBe('...');
    expect(read().warnings[0]).toContain('2 tiles have `physics.solid`');
  });

  test('whatever is of a class', () => {
    expect(read([layerOf('Ground', '1267')], { class: 'Wall' })).toBe('..##');
    const object = { x: 16, y: 0, width: 16, height: 16, type: 'Wall' };
    expect(read([layerOf('Ground', '1111'), objectsOf('o', [object])], [{ class: 'Wall' }])).toBe('.#..');
    expect(read([{ ...layerOf('Ground', '0110'), class: 'Wall' }], { class: 'Wall' })).toBe('.##.');
    expect(read([layerOf('Ground', '1111')], { class: 'tilelayer' })).toBe('....');
  });

  test('walls whatever lies above: other tiles, a bridge, an object that says otherwise', () => {
    const tilesets = [classed, tilesetOf('b', 8, { 1: { blocked: false } })];
    const open = { x: 0, y: 0, width: 80, height: 16, properties: propertiesOf({ blocked: false }) };
    const layers = [layerOf('Ground', '22222'), layerOf('Above', '18343'), objectsOf('o', [open])];
    const options = { walls: { property: 'solid' }, rule: () => ({ bridge: true }) };
    expect(parseTiled(mapOf({ layers, tilesets }), options).grid.toText()).toBe('#####');
  });

  test.each<[unknown, RegExp]>([
    ['Wals', /walls has "Wals": the map has "Ground"/],
    [/q/, /walls has \/q\/: the map has "Ground"/],
    [{ properties: 'solid' }, /walls has the unknown name "properties": known are property, class/],
    [[{ property: 'a', class: 'b' }], /walls\[0\] is an object .* must be an object with the name of a property, or/],
    [7, /walls is 7: it must be names of layers, RegExps/],
  ])('refused: %j', (walls, message) => {
    expect(() => read([layerOf('Ground', '1111')], walls as never)).toThrow(message);
  });
});

/** Returns a tileset whose first tile has collision shapes. */
function shaped(objects: object[], more: object = {}) {
  const objectgroup = { type: 'objectgroup', objects: objects.map((object, i) => ({ id: i, x: 0, y: 0, ...object })) };
  return { firstgid: 1, name: 's', tilewidth: TILE, tileheight: TILE, tiles: [{ id: 0, objectgroup }], ...more };
}

describe('collision shapes make walls', () => {
  const modes = ['any', 'cover', 'centre'] as const;
  const byMode = (objects: object[], id = 1, more: object = {}) =>
    modes.map((collision) => {
      const layer = { type: 'tilelayer', name: 'a', width: 1, height: 1, data: [id] };
      return parseTiled(mapOf({ layers: [layer], tilesets: [shaped(objects, more)] }), { collision }).grid.isBlocked(
        0,
        0,
      );
    });

  test.each<[string, object[], boolean[]]>([
    ['the whole tile', [{ width: 16, height: 16 }], [true, true, true]],
    ['almost all of it', [{ x: 1, y: 1, width: 15, height: 14 }], [true, true, true]],
    ['its left half, with the centre', [{ width: 9, height: 16 }], [true, false, true]],
    ['a corner', [{ width: 4, height: 4 }], [true, false, false]],
    [
      'two halves',
      [
        { width: 8, height: 16 },
        { x: 8, width: 8, height: 16 },
      ],
      [true, true, true],
    ],
    [
      'two halves that are one',
      [
        { width: 7, height: 16 },
        { width: 7, height: 16 },
      ],
      [true, false, false],
    ],
    ['an ellipse', [{ width: 16, height: 16, ellipse: true }], [true, true, true]],
    [
      'a triangle',
      [
        {
          polygon: [
            { x: 0, y: 0 },
            { x: 16, y: 0 },
            { x: 0, y: 16 },
          ],
        },
      ],
      [true, false, false],
    ],
    [
      'a line',
      [
        {
          polyline: [
            { x: 2, y: 2 },
            { x: 9, y: 9 },
          ],
        },
      ],
      [true, false, false],
    ],
    ['a point', [{ x: 8, y: 8, point: true }], [true, false, false]],
    ['a shape beside the tile', [{ x: 20, width: 4, height: 4 }], [false, false, false]],
    ['none', [], [false, false, false]],
  ])('of %s', (_, objects, wanted) => {
    expect(byMode(objects)).toEqual(wanted);
  });

  test('not by default, and not where a rule has decided', () => {
    const map = mapOf({ layers: [layerOf('a', '11')], tilesets: [shaped([{ width: 16, height: 16 }])] });
    expect(parseTiled(map).grid.toText()).toBe('..');
    expect(parseTiled(map, { collision: 'any', rule: () => 2 }).grid.toText()).toBe('22');
    expect(parseTiled(map, { collision: 'any' }).counts.wallsBy).toEqual({ 'collision shapes': 2 });
  });

  // A tile of 2 x 3 cells, with one shape on the cell at its upper left.
  test.each<[string, number, string[]]>([
    ['as it is', 0, ['.....', '.#...', '.....', '.....', '.....']],
    ['flipped across', FLIPPED_X, ['.....', '..#..', '.....', '.....', '.....']],
    ['flipped down', FLIPPED_Y, ['.....', '.....', '.....', '.#...', '.....']],
    ['with its axes swapped', FLIPPED_AXES, ['.....', '.....', '.#...', '.....', '.....']],
    ['turned right', FLIPPED_AXES + FLIPPED_X, ['.....', '.....', '...#.', '.....', '.....']],
    ['turned left', FLIPPED_AXES + FLIPPED_Y, ['.....', '.....', '.....', '.#...', '.....']],
  ])('where a large tile is drawn: %s', (_, flips, wanted) => {
    const tileset = shaped([{ x: 1, y: 1, width: 14, height: 14 }], { tilewidth: 32, tileheight: 48 });
    const data = Array.from({ length: 25 }, (_, i) => (i === 16 ? 1 + flips : 0));
    const layer = { type: 'tilelayer', name: 'a', width: 5, height: 5, data };
    expect(rows(parseTiled(mapOf({ layers: [layer], tilesets: [tileset] }), { collision: 'any' }).grid)).toEqual(
      wanted,
    );
  });

  test('where its tileset draws it aside', () => {
    const tileset = shaped([{ x: 1, y: 1, width: 14, height: 14 }], { tileoffset: { x: 16, y: -16 } });
    const map = mapOf({ layers: [layerOf('a', '000\n010\n000')], tilesets: [tileset] });
    expect(rows(parseTiled(map, { collision: 'any' }).grid)).toEqual(['..#', '...', '...']);
  });

  test('along the diamonds of isometric maps', () => {
    const slanted = shaped([{ x: 2, y: 2, width: 28, height: 28 }], {
      tilewidth: 64,
      tileheight: 64,
      grid: { orientation: 'isometric', width: 64, height: 32 },
    });
    // The lower half of the picture, where the diamond is.
    const flat = shaped([{ x: 24, y: 44, width: 16, height: 8 }], { tilewidth: 64, tileheight: 64 });
    for (const tileset of [slanted, flat]) {
      const layers = [layerOf('a', '000\n010\n000')];
      const map = {
        ...mapOf({ layers, tilesets: [tileset] }),
        orientation: 'isometric',
        tilewidth: 64,
        tileheight: 32,
      };
      expect(rows(parseTiled(map, { collision: 'any' }).grid)).toEqual(['...', '.#.', '...']);
      expect(rows(parseTiled(map, { collision: 'centre' }).grid)).toEqual(['...', '.#.', '...']);
    }
  });

  test('of hexagons', () => {
    const tileset = shaped([{ x: 5, y: 5, width: 6, height: 6 }]);
    const map = {
      ...mapOf({ layers: [layerOf('a', '010')], tilesets: [tileset] }),
      orientation: 'hexagonal',
      hexsidelength: 8,
    };
    expect(parseTiledHex(map, { collision: 'centre' }).counts.walls).toBe(1);
    expect(parseTiledHex(map, { collision: 'cover' }).counts.walls).toBe(0);
  });
});

/** Returns the walls of a grid that lie between two passable cells, as `x,y side`. */
function thinWallsOf(grid: Grid): string[] {
  const walls: string[] = [];
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      if (x + 1 < grid.width && !grid.isExitOpen(x, y, 2) && !grid.isExitOpen(x + 1, y, 6)) walls.push(`${x},${y} e`);
      if (y + 1 < grid.height && !grid.isExitOpen(x, y, 4) && !grid.isExitOpen(x, y + 1, 0)) walls.push(`${x},${y} s`);
    }
  }
  return walls;
}

describe('lines of walls along borders of cells are thin walls', () => {
  const ground = layerOf('Ground', '1111\n1111\n1111');
  const tilesets = [tilesetOf('t', 1, {})];
  const read = (objects: object[], options: TiledOptions = { walls: 'Walls' }) =>
    parseTiled(mapOf({ layers: [ground, objectsOf('Walls', objects)], tilesets }), options);
  const line = (...points: [number, number][]) => ({ x: 0, y: 0, polyline: points.map(([x, y]) => ({ x, y })) });

  test('down, across, and round a corner', () => {
    const { grid, counts } = read([line([16, 0], [16, 32], [48, 32])]);
    expect(rows(grid)).toEqual(['....', '....', '....']);
    expect(thinWallsOf(grid)).toEqual(['0,0 e', '0,1 e', '1,1 s', '2,1 s']);
    expect([counts.thinWalls, counts.walls]).toEqual([4, 0]);
  });

  test('where they are longer than half a cell, however they are drawn', () => {
    expect(thinWallsOf(read([line([16, 25], [16, 2])]).grid)).toEqual(['0,0 e', '0,1 e']);
    expect(thinWallsOf(read([line([16.5, 0], [15.5, 16])]).grid)).toEqual(['0,0 e']);
    expect(thinWallsOf(read([{ x: 16, y: 0, width: 0, height: 16 }]).grid)).toEqual(['0,0 e']);
    expect(thinWallsOf(read([{ ...line([0, 0], [16, 0]), x: 16, rotation: 90 }]).grid)).toEqual(['0,0 e']);
  });

  test('nothing at the edge of the map and beyond', () => {
    const edges = line([0, 0], [64, 0], [64, 48], [0, 48], [0, 0]);
    expect(read([edges, line([-32, 16], [-1, 16]), line([16, -50], [16, -2])]).counts).toMatchObject({
      thinWalls: 0,
      walls: 0,
    });
  });

  test('and cells where they go through them', () => {
    const { grid, counts } = read([line([16, 0], [16, 16], [60, 24])]);
    expect([rows(grid), counts.thinWalls]).toEqual([['....', '.###', '....'], 1]);
  });

  test('by properties too, but not if the object is no wall', () => {
    const wall = { ...line([16, 0], [16, 16]), properties: propertiesOf({ blocked: true }) };
    expect(read([wall], {}).counts.thinWalls).toBe(1);
    expect(read([line([16, 0], [16, 16])], {}).counts.thinWalls).toBe(0);
  });

  test('in isometric maps, along the sides of diamonds', () => {
    const map = {
      ...mapOf({ layers: [ground, objectsOf('Walls', [line([16, 0], [16, 16])])], tilesets }),
      orientation: 'isometric',
      tilewidth: 32,
    };
    expect(thinWallsOf(parseTiled(map, { walls: 'Walls' }).grid)).toEqual(['0,0 e']);
  });

  test('that routes go round', () => {
    const { grid } = read([line([16, 0], [16, 32])]);
    expect(findPath(grid, [0, 0], [1, 0], { diagonals: 'never' }).cost).toBe(5);
  });

  test(`between the cells on both sides of any line along a border (seed ${seed})`, () => {
    const end = fc.integer({ min: -1, max: 4 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), end, end, fc.boolean(), (border, from, to, isAcross) => {
        fc.pre(from !== to);
        const [a, b] = [from, to].map((at): [number, number] =>
          isAcross ? [16 * at, 16 * border] : [16 * border, 16 * at],
        );
        const wanted: string[] = [];
        for (let at = Math.min(from, to); at < Math.max(from, to); at++) {
          const [x, y] = isAcross ? [at, border - 1] : [border - 1, at];
          const isInside = isAcross ? y >= 0 && y < 2 && x >= 0 && x < 4 : x >= 0 && x < 3 && y >= 0 && y < 3;
          if (isInside) wanted.push(`${x},${y} ${isAcross ? 's' : 'e'}`);
        }
        expect(thinWallsOf(read([line(a, b)]).grid).sort()).toEqual(wanted.sort());
      }),
      settings(100),
    );
  });
});

describe('sides and exits of tiles', () => {
  const read = (properties: Record<string, unknown>, id = 1, options?: TiledOptions) => {
    const data = [2, 2, 2, 2, id, 2, 2, 2, 2];
    const layer = { type: 'tilelayer', name: 'a', width: 3, height: 3, data };
    const tilesets = [tilesetOf('t', 1, { 1: properties, 2: {} })];
    return parseTiled(mapOf({ layers: [layer], tilesets }), options);
  };

  test('a property walls = "n e" is thin walls', () => {
    expect(thinWallsOf(read({ walls: 'n e' }).grid)).toEqual(['1,0 s', '1,1 e']);
    expect(thinWallsOf(read({ walls: 'South, west' }).grid)).toEqual(['0,1 e', '1,1 s']);
  });

  test.each<[number, string[]]>([
    [FLIPPED_X, ['1,0 s', '0,1 e']],
    [FLIPPED_Y, ['1,1 e', '1,1 s']],
    [FLIPPED_AXES, ['0,1 e', '1,1 s']],
    [FLIPPED_AXES + FLIPPED_X, ['1,1 e', '1,1 s']],
  ])('which turn with the tile: %i', (flips, wanted) => {
    expect(thinWallsOf(read({ walls: 'n e' }, 1 + flips).grid)).toEqual(wanted);
  });

  test('a property exits = "south" is a one-way tile', () => {
    const { grid, counts } = read({ exits: 'south' });
    const open = Array.from({ length: 8 }, (_, direction) => grid.isExitOpen(1, 1, direction));
    expect(open).toEqual([false, false, false, false, true, false, false, false]);
    expect(counts.oneWay).toBe(1);
    expect(findPath(grid, [1, 0], [1, 2], { diagonals: 'never' }).cost).toBe(2);
    expect(findPath(grid, [1, 2], [1, 0], { diagonals: 'never' }).cost).toBe(4);
    expect(checkPath(grid, [1, 1, 1, 0]).legal).toBe(false);
  });

  test('a rule may say the same, by names or numbers', () => {
    const rule = (answer: object) => ({ rule: ({ id }: { id: number }) => (id === 0 ? answer : undefined) });
    expect(thinWallsOf(read({}, 1, rule({ walls: ['north', 2] })).grid)).toEqual(['1,0 s', '1,1 e']);
    expect(read({}, 1, rule({ exits: [4, 'se'], cost: 3 })).grid.isExitOpen(1, 1, 3)).toBe(true);
    expect(() => read({}, 1, rule({ exits: 'up' }))).toThrow(
      /rule for tile 0 of tileset "t".exits is "up": it must be directions/,
    );
    expect(() => read({}, 1, rule({ walls: 'ne' }))).toThrow(
      /walls is "ne": it must be directions, such as 'n e', of "north", "east"/,
    );
  });

  test('other values of such properties are ignored with a word', () => {
    const { warnings, counts } = read({ walls: true, exits: 'upstairs' });
    expect(counts).toMatchObject({ thinWalls: 0, oneWay: 0 });
    expect(warnings.slice(1)).toEqual([
      'tile 0 of tileset "t": its property walls is true, and is ignored: it must be directions, such as "n e"',
      'tile 0 of tileset "t": its property exits is "upstairs", and is ignored: it must be directions, such as "south"',
    ]);
  });
});

describe('costs by the side from which a tile is entered', () => {
  const read = (properties: Record<string, unknown>, id = 1, options?: TiledOptions) => {
    const data = [2, 2, 2, 2, id, 2, 2, 2, 2];
    const layer = { type: 'tilelayer', name: 'a', width: 3, height: 3, data };
    const tilesets = [tilesetOf('t', 1, { 1: properties, 2: {} })];
    return parseTiled(mapOf({ layers: [layer], tilesets }), options);
  };
  const NEIGHBOURS = { north: [1, 0], east: [2, 1], south: [1, 2], west: [0, 1] } as const;
  /** Returns the costs of steps into the middle from the four sides, and checks that those out of it are ordinary. */
  const costsOf = (grid: Grid) =>
    Object.fromEntries(
      Object.entries(NEIGHBOURS).map(([side, [x, y]]) => {
        expect(checkPath(grid, [1, 1, x, y]).cost).toBe(1);
        const into = checkPath(grid, [x, y, 1, 1]);
        return [side, into.legal ? into.cost : Infinity];
      }),
    );
  const rule = (entry: object, more: object = {}) => ({
    rule: ({ id }: { id: number }) => (id === 0 ? { entry, ...more } : undefined),
  });

  test('a rule says them', () => {
    const { grid, counts } = read({}, 1, rule({ west: 4, n: Infinity, south: 0 }, { cost: 3 }) as TiledOptions);
    expect(costsOf(grid)).toEqual({ north: Infinity, east: 3, south: 0, west: 4 });
    expect(counts.borders).toBe(3);
    // Round by the south.
    expect(findPath(grid, [0, 1], [1, 1], { diagonals: 'never' }).cost).toBe(2);
  });

  test("grid-engine's properties say them, and a wall stays", () => {
    const read4 = read({ ge_collide_left: true, ge_cost_up: 5, ge_collide_down: false });
    expect(costsOf(read4.grid)).toEqual({ north: 5, east: 1, south: 1, west: Infinity });
    const walled = read({ walls: 'n', ge_cost_up: 5 });
    expect(checkPath(walled.grid, [1, 0, 1, 1]).legal).toBe(false);
    expect(walled.counts).toMatchObject({ thinWalls: 1, borders: 0 });
  });

  test.each<[number, string]>([
    [FLIPPED_X, 'east'],
    [FLIPPED_Y, 'west'],
    [FLIPPED_AXES, 'north'],
    [FLIPPED_AXES + FLIPPED_X, 'north'],
    [FLIPPED_AXES + FLIPPED_Y, 'south'],
  ])('turn with the tile: %i', (flips, side) => {
    const { grid } = read({ ge_cost_left: 4 }, 1 + flips);
    expect(costsOf(grid)).toEqual({ north: 1, east: 1, south: 1, west: 1, [side]: 4 });
  });

  test('others are refused in rules, and ignored with a word in properties', () => {
    expect(() => read({}, 1, rule({ west: -1 }) as TiledOptions)).toThrow('entry.west is -1');
    expect(() => read({}, 1, rule({ up: 2 }) as TiledOptions)).toThrow('entry is ["up"]');
    expect(() => read({}, 1, rule({ west: '2' }) as TiledOptions)).toThrow(TypeError);
    const { warnings, counts } = read({ ge_cost_left: -3 });
    expect(counts.borders).toBe(0);
    expect(warnings.slice(1)).toEqual([
      'tile 0 of tileset "t": its property ge_cost_left is -3, and is ignored: it must be a cost, 0 or above',
    ]);
  });
});

describe('layers that are drawn aside', () => {
  const tilesets = [tilesetOf('t', 1, { 2: { blocked: true } })];
  const read = (offset: object, more: object = {}) => {
    const layers = [layerOf('Ground', '111\n111\n111'), { ...layerOf('Walls', '200\n000\n000'), ...offset }];
    return parseTiled({ ...mapOf({ layers, tilesets }), ...more });
  };

  test('by whole tiles have their tiles there, also beyond the map', () => {
    expect(rows(read({ offsetx: 32, offsety: 16 }).grid)).toEqual(['...', '..#', '...']);
    expect(read({ offsetx: -16 }).counts.walls).toBe(0);
    const group = {
      type: 'group',
      name: 'g',
      offsetx: 16,
      layers: [{ ...layerOf('w', '200\n000\n000'), offsety: 16 }],
    };
    expect(rows(parseTiled(mapOf({ layers: [layerOf('a', '111\n111\n111'), group], tilesets })).grid)).toEqual([
      '...',
      '.#.',
      '...',
    ]);
  });

  test('by parts of tiles are read where they are not, with a word', () => {
    const { grid, warnings } = read({ offsety: -4 });
    expect(rows(grid)).toEqual(['#..', '...', '...']);
    expect(warnings).toEqual([
      'layer "Walls" is drawn aside by (0, -4) pixels, which are not whole tiles, and is read as if it were not',
    ]);
  });

  test('in isometric and staggered maps, along their axes', () => {
    const isometric = { orientation: 'isometric', tilewidth: 64, tileheight: 32 };
    expect(rows(read({ offsetx: 32, offsety: 16 }, isometric).grid)).toEqual(['.#.', '...', '...']);
    expect(rows(read({ offsetx: 0, offsety: 32 }, isometric).grid)).toEqual(['...', '.#.', '...']);
    const staggered = read({ offsetx: 64, offsety: 32 }, { ...isometric, orientation: 'staggered' });
    const { x, y } = staggered.cellOf(1, 2);
    expect(staggered.grid.isBlocked(x, y)).toBe(true);
  });
});
