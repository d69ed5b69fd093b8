// Grids as maps of Tiled: what is written is read back.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPath, Grid } from '../../src/index.ts';
import { formatTiled, parseTiled } from '../../src/tiled.ts';
import { seed, settings } from '../support/seed.ts';

/** A cell, and which of its exits are closed. */
const cell = fc.record({
  blocked: fc.boolean(),
  cost: fc.constantFrom(1, 1, 2.5, 9),
  kind: fc.constantFrom(0, 0, 7),
  wall: fc.constantFrom(undefined, undefined, 0, 2, 4, 6),
  closed: fc.constantFrom(undefined, undefined, undefined, 1, 4, 7),
});

test(`walls, terrain, kinds, thin walls and exits come back (seed ${seed})`, () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(cell, { minLength: 5, maxLength: 20 }), (width, cells) => {
      const height = Math.floor(cells.length / width);
      const grid = new Grid(width, height);
      cells.slice(0, width * height).forEach(({ blocked, cost, kind, wall, closed }, i) => {
        const [x, y] = [i % width, Math.floor(i / width)];
        // The terrain cost below a wall is not written.
        if (!blocked) grid.setCost(x, y, cost);
        grid.setBlocked(x, y, blocked);
        grid.setKind(x, y, kind);
        if (wall !== undefined) grid.setWall(x, y, wall);
        if (closed !== undefined) grid.setExit(x, y, closed, false);
      });
      const read = parseTiled(JSON.stringify(formatTiled(grid, { tileSize: 24 }))).grid;
      expect(read.toText()).toBe(grid.toText());
      for (let i = 0; i < width * height; i++) {
        const [x, y] = [i % width, Math.floor(i / width)];
        expect([read.cost(x, y), read.kind(x, y)]).toEqual([grid.cost(x, y), grid.kind(x, y)]);
        for (let direction = 0; direction < 8; direction++) {
          expect(read.isExitOpen(x, y, direction), `${x}, ${y}, ${direction}`).toBe(grid.isExitOpen(x, y, direction));
        }
      }
    }),
    settings(200),
  );
});

/** The fields of Tiled's JSON format that its manual describes, and the type of each: those that every file has, and others. */
const MAP = {
  needs: {
    ...{ type: 'map', version: 'string', orientation: 'orthogonal', renderorder: 'right-down', infinite: 'boolean' },
    ...{ width: 'int', height: 'int', tilewidth: 'int', tileheight: 'int', nextlayerid: 'int', nextobjectid: 'int' },
    ...{ layers: 'array', tilesets: 'array' },
  },
  may: {},
};
const LAYER = {
  needs: {
    ...{ id: 'int', name: 'string', type: 'objectgroup', draworder: 'index', visible: 'boolean', opacity: 'number' },
    ...{ x: 'int', y: 'int', objects: 'array' },
  },
  may: {},
};
const OBJECT = {
  needs: {
    ...{ id: 'int', name: 'string', type: 'string', x: 'number', y: 'number', width: 'number', height: 'number' },
    ...{ rotation: 'number', visible: 'boolean' },
  },
  may: { polyline: 'array', properties: 'array' },
};
const PROPERTY_TYPES: Record<string, string> = { bool: 'boolean', int: 'int', float: 'number', string: 'string' };

function isOf(type: string, value: unknown): boolean {
  if (type === 'int') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  return ['string', 'boolean', 'number'].includes(type) ? typeof value === type : value === type;
}

function expectFields(thing: object, { needs, may }: { needs: object; may: object }): void {
  const fields = thing as Record<string, unknown>;
  expect(Object.keys(fields).filter((name) => !(name in needs) && !(name in may))).toEqual([]);
  for (const [name, type] of Object.entries(needs)) expect(isOf(type, fields[name]), name).toBe(true);
  for (const [name, type] of Object.entries(may)) expect(name in fields && !isOf(type, fields[name]), name).toBe(false);
}

test('files have the fields that the manual of Tiled describes, and each id once', () => {
  const grid = Grid.fromText('.#5\n..3\n...');
  grid.setKind(1, 1, 4);
  grid.setWall(0, 0, 4);
  grid.setExit(2, 2, 0, false);
  const file = JSON.parse(JSON.stringify(formatTiled(grid, { path: [0, 0, 0, 1] })));
  expectFields(file, MAP);
  const objects = file.layers.flatMap((layer: { objects: object[] }) => layer.objects);
  for (const layer of file.layers) expectFields(layer, LAYER);
  for (const object of objects) {
    expectFields(object, OBJECT);
    for (const point of object.polyline ?? []) expectFields(point, { needs: { x: 'number', y: 'number' }, may: {} });
    for (const property of object.properties) {
      expectFields(property, {
        needs: { name: 'string', type: 'string', value: PROPERTY_TYPES[property.type] },
        may: {},
      });
    }
  }
  const ids = (list: { id: number }[]) => list.map(({ id }) => id);
  for (const [list, next] of [
    [ids(objects), file.nextobjectid],
    [ids(file.layers), file.nextlayerid],
  ]) {
    expect(new Set(list).size).toBe(list.length);
    expect(Math.max(...list)).toBeLessThan(next);
  }
  expect(objects.length).toBeGreaterThan(6);
});

test('a route is a line through its cells', () => {
  const grid = Grid.fromText('.#.\n...');
  const { path } = findPath(grid, [0, 0], [2, 0], { diagonals: 'never' });
  const { layers } = formatTiled(grid, { path: path?.xy });
  expect(layers.at(-1)).toMatchObject({ name: 'Path', objects: [{ polyline: expect.any(Array) }] });
  expect(parseTiled(formatTiled(grid, { path: path?.xy })).grid.toText()).toBe('.#.\n...');
});

test.each<[string, () => unknown, RegExp]>([
  ['no grid', () => formatTiled('..' as never), /^grid is "..": it must be a Grid/],
  [
    'a size of 0',
    () => formatTiled(new Grid(1, 1), { tileSize: 0 }),
    /^tileSize is 0: it must be a whole number from 1 to 65536/,
  ],
  ['an unknown option', () => formatTiled(new Grid(1, 1), { size: 3 } as never), /options has the unknown name "size"/],
])('refuses %s', (_, write, message) => {
  expect(write).toThrow(message);
});
