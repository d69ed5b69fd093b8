// Maps of Tiled that are not orthogonal: where their cells are in pixels, and which are neighbours.
import { describe, expect, test } from 'vitest';
import { findGraphPath, findPath } from '../../src/index.ts';
import { parseTiled, parseTiledHex } from '../../src/tiled.ts';
import { layerOf, mapOf, tilesetOf } from '../support/tiled-maps.ts';

const W = 64;
const H = 32;
const tilesets = [tilesetOf('t', 1, { 2: { blocked: true }, 3: { cost: 3 } })];

/** Returns a map whose tiles are 1, except the one given, which is 2. */
function mapWith(width: number, height: number, more: object, wall = -1) {
  const data = Array.from({ length: width * height }, (_, i) => (i === wall ? 2 : 1));
  const layer = { type: 'tilelayer', name: 'a', width, height, data };
  return { ...mapOf({ layers: [layer], tilesets }), tilewidth: W, tileheight: H, ...more };
}

/** Returns all tiles of a map. */
function tilesOf(width: number, height: number): [column: number, row: number][] {
  return Array.from({ length: width * height }, (_, i) => [i % width, Math.floor(i / width)]);
}

describe('isometric maps', () => {
  const map = mapWith(4, 3, { orientation: 'isometric' }, 5);
  const { grid, transform, cellOf } = parseTiled(map);

  test('have the cells of their tiles', () => {
    expect(grid.toText().split('\n')).toEqual(['....', '.#..', '....']);
    expect(cellOf(3, 2)).toEqual({ x: 3, y: 2 });
  });

  test('are drawn as diamonds from the top, the left corner of the map at 0', () => {
    for (const [x, y] of tilesOf(4, 3)) {
      const centre = { x: (3 * W) / 2 + ((x - y) * W) / 2, y: ((x + y) * H) / 2 + H / 2 };
      expect(transform.toWorld([x, y])).toEqual(centre);
    }
    expect(transform.toWorld([0, 2]).x - W / 2).toBe(0);
  });

  test('are shifted where they are infinite', () => {
    const chunk = { x: -1, y: 2, width: 2, height: 1, data: [2, 1] };
    const layers = [{ type: 'tilelayer', name: 'a', chunks: [chunk] }] as object[];
    const infinite = parseTiled({ ...map, infinite: true, height: 0, layers });
    expect(infinite.grid.toText()).toBe('#.');
    expect(infinite.transform.toWorld(infinite.cellOf(0, 2))).toEqual({ x: -W, y: 1.5 * H });
  });

  test('measure objects in heights of tiles, along both axes', () => {
    const object = { id: 1, x: 2 * H, y: H, width: H, height: 2 * H };
    const properties = [{ name: 'blocked', value: true }];
    const layers = [
      layerOf('a', '1111\n1111\n1111'),
      { type: 'objectgroup', name: 'o', objects: [object], properties },
    ];
    expect(
      parseTiled({ ...map, layers })
        .grid.toText()
        .split('\n'),
    ).toEqual(['....', '..#.', '..#.']);
  });
});

describe.each([
  ['y', 'odd'],
  ['y', 'even'],
  ['x', 'odd'],
  ['x', 'even'],
])('staggered maps along %s, %s ones shifted', (staggeraxis, staggerindex) => {
  const [width, height] = [5, 6];
  const more = { orientation: 'staggered', staggeraxis, staggerindex };
  const { grid, transform, cellOf, tileOf } = parseTiled(mapWith(width, height, more, 7));
  const shift = (line: number) => ((line % 2 === 1) === (staggerindex === 'odd') ? 0.5 : 0);
  const centreOf = ([x, y]: [number, number]) =>
    staggeraxis === 'y'
      ? { x: (x + shift(y) + 0.5) * W, y: (y * H) / 2 + H / 2 }
      : { x: (x * W) / 2 + W / 2, y: (y + shift(x) + 0.5) * H };
  const tiles = tilesOf(width, height);

  test('are where they are drawn, and lead back', () => {
    for (const [column, row] of tiles) {
      const cell = cellOf(column, row);
      expect(transform.toWorld(cell)).toEqual(centreOf([column, row]));
      expect(tileOf(cell.x, cell.y)).toEqual({ x: column, y: row });
    }
  });

  test('have their tiles as cells, and walls around them', () => {
    const passable = tiles.filter((_, i) => i !== 7).map(([column, row]) => cellOf(column, row));
    const cells = Array.from({ length: grid.width * grid.height }, (_, i) => ({
      x: i % grid.width,
      y: Math.floor(i / grid.width),
    }));
    const order = ({ x, y }: { x: number; y: number }) => y * grid.width + x;
    expect(cells.filter(({ x, y }) => !grid.isBlocked(x, y)).map(order)).toEqual(
      passable.map(order).sort((a, b) => a - b),
    );
  });

  test('have neighbours where diamonds have a side in common', () => {
    const open = parseTiled(mapWith(width, height, more));
    for (const a of tiles) {
      for (const b of tiles) {
        const [from, to] = [centreOf(a), centreOf(b)];
        const touch = Math.abs(from.x - to.x) === W / 2 && Math.abs(from.y - to.y) === H / 2;
        const steps = findPath(open.grid, open.cellOf(...a), open.cellOf(...b), { diagonals: 'never' }).cost;
        expect(steps === 1).toBe(touch);
      }
    }
  });
});

describe.each([
  ['y', 'odd', 'odd-r'],
  ['y', 'even', 'even-r'],
  ['x', 'odd', 'odd-q'],
  ['x', 'even', 'even-q'],
])('hexagonal maps along %s, %s ones shifted', (staggeraxis, staggerindex, layout) => {
  const [width, height] = [5, 4];
  const side = 16;
  const more = { orientation: 'hexagonal', staggeraxis, staggerindex, hexsidelength: side };
  const tiles = tilesOf(width, height);

  test('are where they are drawn: neighbours are one step apart, and others more', () => {
    const map = parseTiledHex(mapWith(width, height, more));
    expect([map.layout, map.width, map.height]).toEqual([layout, width, height]);
    const steps =
      staggeraxis === 'y'
        ? [
            [W, 0],
            [W / 2, (H + side) / 2],
          ]
        : [
            [0, H],
            [(W + side) / 2, H / 2],
          ];
    for (const a of tiles) {
      for (const b of tiles) {
        const [from, to] = [map.centreOf(...a), map.centreOf(...b)];
        const gap = [Math.abs(from.x - to.x), Math.abs(from.y - to.y)];
        const touch = steps.some(([x, y]) => gap[0] === x && gap[1] === y);
        const { cost } = findGraphPath(map.graph, map.graph.nodeAt(...a), map.graph.nodeAt(...b));
        expect(cost === 1, `${a} to ${b}`).toBe(touch);
        expect(findPath(map.grid, a, b).cost, `${a} to ${b}`).toBe(cost);
      }
    }
    expect(map.centreOf(0, 0)).toEqual(
      staggerindex === 'odd' ? { x: W / 2, y: H / 2 } : staggeraxis === 'y' ? { x: W, y: H / 2 } : { x: W / 2, y: H },
    );
  });

  test('keep the layout where they are infinite, from any row and column', () => {
    const chunk = { x: -3, y: 5, width: 2, height: 2, data: [1, 2, 1, 1] };
    const layers = [{ type: 'tilelayer', name: 'a', chunks: [chunk] }];
    const map = parseTiledHex({ ...mapWith(1, 1, more), infinite: true, layers });
    expect([map.left, map.top, map.layout.slice(0, -2)]).toEqual([-3, 5, staggerindex === 'odd' ? 'even' : 'odd']);
    expect(map.graph.isBlocked(map.graph.nodeAt(1, 0))).toBe(true);
    expect(map.grid.isBlocked(1, 0)).toBe(true);
  });

  test('may be staggered ones: tiles that overlap are neighbours', () => {
    const map = parseTiledHex(mapWith(width, height, { ...more, orientation: 'staggered' }));
    expect(map.layout).toBe(layout);
    expect(map.grid.neighbors([2, 2]).length).toBe(6);
  });

  test('have objects cover the hexagons below them', () => {
    const empty = parseTiledHex(mapWith(width, height, more));
    for (const [column, row] of tiles) {
      const { x, y } = empty.centreOf(column, row);
      const objects = [{ id: 1, x: x - 2, y: y - 2, width: 4, height: 4 }];
      const base = mapWith(width, height, more);
      const layers = [...base.layers, { type: 'objectgroup', name: 'o', objects }];
      for (const cover of ['overlap', 'centre'] as const) {
        const { graph } = parseTiledHex({ ...base, layers }, { walls: ['o'], cover });
        const blocked = tiles.filter(([c, r]) => graph.isBlocked(graph.nodeAt(c, r)));
        expect(blocked).toEqual([[column, row]]);
      }
    }
  });
});

// Tiled halves sizes as whole numbers there (libtiled, hexagonalrenderer.cpp).
describe('odd sizes of shifted tiles', () => {
  const odd = { tilewidth: 65, tileheight: 33 };

  test('are even ones in staggered maps', () => {
    const { transform, cellOf } = parseTiled(mapWith(6, 5, { orientation: 'staggered', ...odd }));
    for (const [column, row] of tilesOf(6, 5)) {
      const left = 64 * column + 32 * (row % 2);
      expect(transform.toWorld(cellOf(column, row))).toEqual({ x: left + 32, y: 16 * row + 16 });
    }
  });

  test('are even ones in hexagonal maps, whose corners are cut by whole pixels', () => {
    const hexagons = { orientation: 'hexagonal', hexsidelength: 15, ...odd };
    const rows = parseTiledHex(mapWith(6, 5, hexagons));
    const columns = parseTiledHex(mapWith(6, 5, { ...hexagons, staggeraxis: 'x' }));
    for (const [column, row] of tilesOf(6, 5)) {
      expect(rows.centreOf(column, row)).toEqual({ x: 64 * column + 32 * (row % 2) + 32, y: 23 * row + 16 });
      expect(columns.centreOf(column, row)).toEqual({ x: 39 * column + 32, y: 32 * row + 16 * (column % 2) + 16 });
    }
  });
});

test('costs and walls of hexagons are those of the graph', () => {
  const map = { ...mapWith(3, 1, { orientation: 'hexagonal', hexsidelength: 8 }), layers: [layerOf('a', '132')] };
  const { graph } = parseTiledHex(map);
  expect(findGraphPath(graph, 0, 1).cost).toBe(3);
  expect(findGraphPath(graph, 0, 2).status).toBe('goal-blocked');
});

test.each<[string, () => unknown, string]>([
  ['hexagons', () => parseTiled(mapWith(2, 2, { orientation: 'hexagonal' })), 'parseTiledHex reads maps of hexagons'],
  [
    'others as hexagons',
    () => parseTiledHex(mapWith(2, 2, {})),
    'orientation of map is "orthogonal": parseTiled reads it',
  ],
  ['oblique maps', () => parseTiled(mapWith(2, 2, { orientation: 'oblique' })), 'must be orthogonal, isometric or'],
])('refuses %s', (_, read, message) => {
  expect(read).toThrow(RangeError);
  expect(read).toThrow(message);
});
