// Objects of Tiled as walls and terrain: which cells they cover.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTiled, type TiledOptions } from '../../src/tiled.ts';
import { seed, settings } from '../support/seed.ts';
import { layerOf, mapOf, objectsOf, propertiesOf, TILE, tilesetOf } from '../support/tiled-maps.ts';

const ground = layerOf('Ground', '11111111\n11111111\n11111111\n11111111\n11111111\n11111111');
const tilesets = [tilesetOf('t', 1, { 2: { blocked: true } })];

/** Reads objects as walls on a map of 8 x 6 tiles of 16 x 16 pixels. */
function wallsOf(objects: object[], options: TiledOptions = {}, more: object = {}) {
  const layers = [ground, { ...objectsOf('Walls', objects), ...more }];
  return parseTiled(mapOf({ layers, tilesets }), { walls: ['Walls'], ...options })
    .grid.toText()
    .split('\n');
}

/** A map without walls, with the rows given in its place. */
function picture(rows: Record<number, string>): string[] {
  return Array.from({ length: 6 }, (_, y) => rows[y] ?? '........');
}

describe('a rectangle covers', () => {
  test('the cells that it is drawn on, and none that it only touches', () => {
    expect(wallsOf([{ x: 16, y: 16, width: 32, height: 16 }])).toEqual(picture({ 1: '.##.....' }));
    expect(wallsOf([{ x: 17, y: 20, width: 32, height: 1 }])).toEqual(picture({ 1: '.###....' }));
  });

  test('only cells whose centres it contains, if asked', () => {
    expect(wallsOf([{ x: 17, y: 20, width: 32, height: 10 }], { cover: 'centre' })).toEqual(picture({ 1: '.##.....' }));
    expect(wallsOf([{ x: 17, y: 20, width: 32, height: 1 }], { cover: 'centre' })).toEqual(picture({}));
  });

  test('cells where it is turned, clockwise round its position', () => {
    // A quarter turn: a bar to the right becomes one downwards, left of its position.
    expect(wallsOf([{ x: 48, y: 0, width: 48, height: 16, rotation: 90 }])).toEqual(
      picture({ 0: '..#.....', 1: '..#.....', 2: '..#.....' }),
    );
  });

  test('cells where its layer is drawn, also beyond the map', () => {
    expect(wallsOf([{ x: 0, y: 0, width: 16, height: 16 }], {}, { offsetx: 32, offsety: 16 })).toEqual(
      picture({ 1: '..#.....' }),
    );
    expect(wallsOf([{ x: -1e6, y: 80, width: 2e6, height: 1e6 }])).toEqual(picture({ 5: '########' }));
  });
});

describe('other shapes cover', () => {
  test('an ellipse: not the corners of its rectangle', () => {
    expect(wallsOf([{ x: 0, y: 0, width: 80, height: 80, ellipse: true }], { cover: 'centre' })).toEqual(
      picture({ 0: '.###....', 1: '#####...', 2: '#####...', 3: '#####...', 4: '.###....' }),
    );
  });

  test('a capsule: half circles at its ends', () => {
    expect(wallsOf([{ x: 0, y: 0, width: 112, height: 80, capsule: true }], { cover: 'centre' })).toEqual(
      picture({ 0: '.#####..', 1: '#######.', 2: '#######.', 3: '#######.', 4: '.#####..' }),
    );
  });

  test('a polygon with a notch', () => {
    const polygon = [
      [0, 0],
      [48, 0],
      [48, 48],
      [32, 48],
      [32, 16],
      [16, 16],
      [16, 48],
      [0, 48],
    ].map(([x, y]) => ({ x, y }));
    expect(wallsOf([{ x: 32, y: 16, polygon }])).toEqual(picture({ 1: '..###...', 2: '..#.#...', 3: '..#.#...' }));
  });

  test('a line: the cells that it goes through, none along a border', () => {
    const bent = [
      [0, 0],
      [0, 32],
      [40, 32],
    ].map(([x, y]) => ({ x, y }));
    expect(wallsOf([{ x: 8, y: 8, polyline: bent }])).toEqual(picture({ 0: '#.......', 1: '#.......', 2: '###.....' }));
    const border = [
      [0, 0],
      [0, 96],
    ].map(([x, y]) => ({ x, y }));
    expect(wallsOf([{ x: 16, y: 0, polyline: border }])).toEqual(picture({}));
  });

  test('a point: the cell that contains it', () => {
    expect(
      wallsOf([
        { x: 40, y: 20, point: true },
        { x: 64, y: 64, point: true },
      ]),
    ).toEqual(picture({ 1: '..#.....', 4: '....#...' }));
  });

  test('a rectangle with the tile 0, which is none', () => {
    expect(wallsOf([{ gid: 0, x: 16, y: 16, width: 16, height: 16 }])).toEqual(picture({ 1: '.#......' }));
  });

  test('a text: none', () => {
    expect(wallsOf([{ x: 0, y: 0, width: 64, height: 64, text: { text: 'Wall' } }])).toEqual(picture({}));
  });

  test('a tile: from its bottom left corner up', () => {
    expect(wallsOf([{ gid: 1, x: 32, y: 48, width: 16, height: 32 }])).toEqual(
      picture({ 1: '..#.....', 2: '..#.....' }),
    );
    // Turned round that corner, and with the bits of a flip.
    expect(wallsOf([{ gid: 0x8000_0001, x: 32, y: 48, width: 16, height: 32, rotation: 90 }])).toEqual(
      picture({ 3: '..##....' }),
    );
  });

  test('a tile of a tileset with another alignment', () => {
    const aligned = [{ ...tilesets[0], objectalignment: 'topright' }];
    const layers = [ground, objectsOf('Walls', [{ gid: 1, x: 32, y: 48, width: 16, height: 16 }])];
    const { grid } = parseTiled(mapOf({ layers, tilesets: aligned }), { walls: ['Walls'] });
    expect(grid.toText().split('\n')).toEqual(picture({ 3: '.#......' }));
  });

  test('the shape of its template', () => {
    const template = { object: { id: 1, width: 32, height: 16, x: 0, y: 0 } };
    const files = (path: string) => (path === 'crate.tj' ? template : null);
    expect(wallsOf([{ template: 'crate.tj', x: 16, y: 32 }], { files })).toEqual(picture({ 2: '.##.....' }));
    expect(() => wallsOf([{ template: 'crate.tj', x: 16, y: 32 }])).toThrow(
      'files is undefined: layer "Walls", object 1 has the template "crate.tj", which files must return',
    );
  });
});

describe('templates of objects', () => {
  const read = (objects: object[], files: TiledOptions['files']) =>
    parseTiled(mapOf({ layers: [ground, objectsOf('Areas', objects)], tilesets }), { files }).grid;

  test('have properties, which an object may add to', () => {
    const template = { object: { width: 32, height: 16, properties: propertiesOf({ blocked: true, kind: 3 }) } };
    const plain = { template: 'wall.tj', x: 0, y: 0 };
    const grid = read([plain, { ...plain, y: 32, properties: propertiesOf({ kind: 5 }) }], () => template);
    expect(grid.toText().split('\n')).toEqual(picture({ 0: '##......', 2: '##......' }));
    expect([grid.kind(1, 0), grid.kind(1, 2)]).toEqual([3, 5]);
  });

  test('have a tile of a tileset that they name, from their own folder, and are read once', () => {
    const rocks = tilesetOf('rocks', 1, { 1: { blocked: true } });
    const crates = tilesetOf('crates', 1, { 1: { cost: 4 } });
    const asked: string[] = [];
    const files = (path: string) => {
      asked.push(path);
      if (path === 'tiles/rocks.tsj') return rocks;
      if (path === 'objects/crates.tsj') return crates;
      const source = path === 'objects/rock.tj' ? '../tiles/rocks.tsj' : './crates.tsj';
      return { tileset: { firstgid: 1, source }, object: { gid: 1, width: 16, height: 16 } };
    };
    const objects = ['rock', 'crate', 'rock'].map((name, i) => {
      return { template: `objects/${name}.tj`, x: 32 * i, y: 16 };
    });
    expect(read(objects, files).toText().slice(0, 8)).toBe('#.4.#...');
    expect(asked).toEqual(['objects/rock.tj', 'tiles/rocks.tsj', 'objects/crate.tj', 'objects/crates.tsj']);
    // An object may have another tile, of the map.
    expect(
      read([{ ...objects[1], gid: 2 }], files)
        .toText()
        .slice(0, 4),
    ).toBe('..#.');
  });
});

describe('objects say something', () => {
  const object = { x: 0, y: 0, width: 32, height: 16 };
  const read = (objects: object[]) =>
    parseTiled(mapOf({ layers: [ground, objectsOf('Areas', objects)], tilesets })).grid;

  test('by their properties, and are passed over without any', () => {
    expect(read([object]).toText().slice(0, 3)).toBe('...');
    const swamp = read([{ ...object, properties: propertiesOf({ cost: 4, kind: 2 }) }]);
    expect([swamp.toText().slice(0, 3), swamp.kind(1, 0), swamp.kind(2, 0)]).toEqual(['44.', 2, 0]);
  });

  test('by the properties of their tile, unless they have their own', () => {
    const tile = { gid: 2, x: 0, y: 16, width: 16, height: 16 };
    expect(read([tile]).toText().slice(0, 3)).toBe('#..');
    expect(
      read([{ ...tile, properties: propertiesOf({ blocked: false }) }])
        .toText()
        .slice(0, 3),
    ).toBe('...');
  });

  test('in their order: a door in a wall', () => {
    const wall = { ...object, properties: propertiesOf({ blocked: true }) };
    const door = { ...object, width: 16, properties: propertiesOf({ blocked: false }) };
    expect(read([wall, door]).toText().slice(0, 3)).toBe('.#.');
    expect(read([door, wall]).toText().slice(0, 3)).toBe('##.');
  });
});

type Corner = { x: number; y: number };

/** Returns the area that a convex polygon has inside a rectangle (I. Sutherland and G. Hodgman, 1974). */
function areaIn(polygon: Corner[], left: number, top: number, side: number): number {
  let corners = polygon;
  for (const [axis, sign, limit] of [
    ['x', 1, left],
    ['x', -1, left + side],
    ['y', 1, top],
    ['y', -1, top + side],
  ] as const) {
    const inside = (corner: Corner) => sign * (corner[axis] - limit);
    corners = corners.flatMap((b, i) => {
      const a = corners[(i + corners.length - 1) % corners.length];
      const [da, db] = [inside(a), inside(b)];
      const t = da / (da - db);
      const crossing = { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
      return db >= 0 ? (da >= 0 ? [b] : [crossing, b]) : da >= 0 ? [crossing] : [];
    });
  }
  const sum = corners.reduce((area, b, i) => {
    const a = corners[(i + corners.length - 1) % corners.length];
    return area + a.x * b.y - b.x * a.y;
  }, 0);
  return Math.abs(sum) / 2;
}

const coordinate = fc.double({ min: -40, max: 150, noNaN: true });
const triangle = fc
  .array(fc.record({ x: coordinate, y: coordinate }), { minLength: 3, maxLength: 3 })
  // One without an inside covers what its sides go through.
  .filter((corners) => areaIn(corners, -1000, -1000, 2000) > 1);

test(`a turned triangle covers the cells that it has area in (seed ${seed})`, () => {
  fc.assert(
    fc.property(triangle, fc.integer({ min: -360, max: 360 }), (corners, rotation) => {
      const rows = wallsOf([{ x: 10, y: 5, rotation, polygon: corners }]);
      const angle = (rotation / 180) * Math.PI;
      const turned = corners.map(({ x, y }) => ({
        x: 10 + x * Math.cos(angle) - y * Math.sin(angle),
        y: 5 + x * Math.sin(angle) + y * Math.cos(angle),
      }));
      for (let y = 0; y < 6; y++) {
        for (let x = 0; x < 8; x++) {
          const area = areaIn(turned, x * TILE, y * TILE, TILE);
          if (area > 1e-2) expect(rows[y][x], `${x}, ${y}`).toBe('#');
          if (area === 0) expect(rows[y][x], `${x}, ${y}`).toBe('.');
        }
      }
    }),
    settings(500),
  );
});
