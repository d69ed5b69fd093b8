import { expect, test } from 'vitest';
import {
  checkPath,
  clearanceMap,
  createTeam,
  distanceField,
  findAnyAnglePath,
  findNearest,
  findPath,
  findPaths,
  findTeamPaths,
  findTimedPath,
  Grid,
  HexGrid,
  isReachable,
  lineOfSight,
  type Path,
  PathFollower,
  prepareGrid,
  smoothPath,
} from '../../src/index.ts';
import type { Wrong } from '../support/rejects.ts';
import { LAYOUTS } from './hex-world.ts';

test.each(LAYOUTS)('bytes, copies and text of %s keep all that the map has', (layout) => {
  const grid = HexGrid.fromText('..#5\n.~..\n....', { layout, kinds: { '~': 3 } });
  grid.setExit(1, 1, layout.endsWith('-q') ? 'north' : 'east', false);
  for (const copy of [HexGrid.fromBytes(grid.toBytes()), grid.clone(), structuredCopy(grid)]) {
    expect(copy).toBeInstanceOf(HexGrid);
    expect(copy.layout).toBe(layout);
    expect(copy.toText()).toBe(grid.toText());
    expect(copy.kind(1, 1)).toBe(3);
    expect(copy.isExitOpen(1, 1, 0)).toBe(grid.isExitOpen(1, 1, 0));
    expect(copy.toBytes()).toEqual(grid.toBytes());
    expect(findPath(copy, [0, 0], [3, 2])).toEqual(findPath(grid, [0, 0], [3, 2]));
  }
  expect(() => Grid.fromBytes(grid.toBytes())).toThrow('bytes is a HexGrid: use HexGrid.fromBytes');
  expect(() => HexGrid.fromBytes(new Grid(2, 2).toBytes())).toThrow('use Grid.fromBytes');
});

function structuredCopy(grid: HexGrid): HexGrid {
  return HexGrid.fromBytes(structuredClone(grid.toBytes()));
}

test('maps are made of rows, costs and kinds', () => {
  expect(HexGrid.fromRows([[0, 1]], { layout: 'even-q' }).toText()).toBe('.#');
  expect(HexGrid.fromRows([[0, 1]], { walkable: 1, layout: 'even-q' }).toText()).toBe('#.');
  const costs = HexGrid.fromCosts(2, 1, [3, 0], { layout: 'axial' });
  expect([costs.toText(), costs.layout]).toEqual(['3#', 'axial']);
  expect(HexGrid.fromKinds(2, 1, [3, 0]).kind(0, 0)).toBe(3);
  expect(new HexGrid(2, 2).layout).toBe('odd-r');
});

test('walls stand between two cells, both ways', () => {
  const grid = new HexGrid(3, 3, { layout: 'odd-r' });
  grid.setWall(1, 1, 'north-east');
  expect(grid.isExitOpen(1, 1, 'north-east')).toBe(false);
  expect(grid.isExitOpen(2, 0, 'south-west')).toBe(false);
  expect(findPath(grid, [1, 1], [2, 0]).cost).toBe(2);
  grid.setWall([1, 1], 0, false);
  expect(findPath(grid, [1, 1], [2, 0]).cost).toBe(1);
  expect(grid.isExitOpen(0, 0, 'west')).toBe(false);
});

test.each([
  [{ diagonals: 'always' }, 'diagonals is "always"'],
  [{ straightCost: 2 }, 'straightCost is 2'],
  [{ diagonalCost: 2 }, 'diagonalCost is 2'],
  [{ turnCost: 1 }, 'turnCost is 1'],
  [{ startDirection: 'north' }, 'startDirection is "north"'],
  [{ goalDirection: 2 }, 'goalDirection is 2'],
  [{ range: 1 }, 'range is 1'],
  [{ size: 2 }, 'size is 2'],
  [{ algorithm: 'jps' }, 'algorithm is "jps"'],
  [{ heuristic: 'manhattan' }, 'heuristic is "manhattan"'],
] as [Wrong, string][])('options of squares are refused: %j', (options, message) => {
  const grid = new HexGrid(4, 4);
  expect(() => findPath(grid, [0, 0], [3, 3], options)).toThrow(RangeError);
  expect(() => findPath(grid, [0, 0], [3, 3], options)).toThrow(message);
  expect(findPath(grid, [0, 0], [3, 3]).status).toBe('found');
});

test('options of squares are taken as they are by default', () => {
  const grid = new HexGrid(6, 6);
  const defaults = {
    diagonals: 'onlyWhenNoObstacles',
    straightCost: 1,
    diagonalCost: Math.SQRT2,
    allowBlockedStart: false,
    size: 1,
  } as const;
  const searched = { ...defaults, turnCost: 0, range: 0, heuristic: 'octile', algorithm: 'auto' } as const;
  const found = findPath(grid, [0, 0], [5, 5]);
  expect(findPath(grid, [0, 0], [5, 5], searched)).toEqual(found);
  expect(
    findPaths(
      grid,
      [
        [
          [0, 0],
          [5, 5],
        ],
      ],
      searched,
    ),
  ).toEqual([found]);
  expect(findNearest(grid, [0, 0], [[5, 5]], searched).cost).toBe(found.cost);
  expect(distanceField(grid, [5, 5], { ...defaults, direction: 'to' }).costAt(0, 0)).toBe(found.cost);
  const { diagonals, size } = defaults;
  expect(isReachable(grid, [0, 0], [5, 5], { diagonals, size })).toBe(true);
  expect(checkPath(grid, found.path as Path, defaults).legal).toBe(true);
  const agents = [{ start: [0, 0], goal: [5, 5] }] as const;
  expect(createTeam(grid, agents, { diagonals: 'never', turns: false, seed: 0 }).distance(0)).toBe(found.cost);
  expect(findTeamPaths(grid, agents, { diagonals: 'never' }).status).toBe('found');
  expect(findTimedPath(grid, [0, 0], [5, 5], { diagonals: 'never' }).arrival).toBe(found.cost);
  // The default of another function is none.
  expect(() => createTeam(grid, agents, { diagonals: 'onlyWhenNoObstacles' })).toThrow('diagonals is');
  const never: Wrong = { diagonals: 'never' };
  expect(() => findPath(grid, [0, 0], [5, 5], never)).toThrow('diagonals is "never": leave it out');
});

test('types refuse options of squares too', () => {
  const grid = new HexGrid(4, 4);
  // @ts-expect-error: units of several cells
  expect(() => findPath(grid, [0, 0], [3, 3], { size: 2 })).toThrow('size is 2');
  const query = [
    [
      [0, 0],
      [3, 3],
    ],
  ] as const;
  // @ts-expect-error: a range
  expect(() => findPaths(grid, query, { range: 1 })).toThrow('range is 1');
  // @ts-expect-error: a corner rule
  expect(() => distanceField(grid, [3, 3], { diagonals: 'never' })).toThrow('diagonals is');
  // @ts-expect-error: units of several cells
  expect(() => isReachable(grid, [0, 0], [3, 3], { size: 2 })).toThrow('size is 2');
  // Whoever does not know which map it is may give all options.
  const either: Grid = grid;
  expect(() => findPath(either, [0, 0], [3, 3], { size: 2 })).toThrow('size is 2');
});

test('functions of squares are refused by name', () => {
  const grid = new HexGrid(4, 4);
  expect(() => findAnyAnglePath(grid, [0, 0], [3, 3])).toThrow('findAnyAnglePath');
  expect(() => lineOfSight(grid, [0, 0], [3, 3])).toThrow('lineOfSight');
  expect(() => smoothPath(grid, findPath(grid, [0, 0], [3, 3]).path as never)).toThrow('smoothPath');
  expect(() => prepareGrid(grid)).toThrow('prepareGrid');
  expect(() => clearanceMap(grid)).toThrow('clearanceMap');
});

test('wrong arguments are refused', () => {
  const grid = new HexGrid(4, 4);
  expect(() => new HexGrid(4, 4, { layout: 'odd' as never })).toThrow('layout is "odd"');
  expect(() => new HexGrid(4, 4, { Layout: 'odd-r' } as never)).toThrow('Layout');
  expect(() => grid.setExit(0, 0, 'north', false)).toThrow('direction is "north"');
  expect(() => grid.setExit(0, 0, 6, false)).toThrow('direction is 6');
  expect(() => grid.setExit(9, 0, 0, false)).toThrow('cell is (9, 0)');
  expect(() => grid.ring([0, 0], -1)).toThrow('radius is -1');
  expect(() => grid.neighbors([4, 0])).toThrow('cell is (4, 0)');
  expect(() => grid.hexTransform({ pointy: false })).toThrow('pointy is false');
  expect(() => grid.hexTransform({ size: 0 })).toThrow('size is 0');
  expect(new HexGrid(2, 2, { layout: 'axial' }).hexTransform({ pointy: false }).pointy).toBe(false);
});

test('fields read the cells that movement points reach', () => {
  const grid = HexGrid.fromText('.3.\n...', { layout: 'odd-r' });
  const field = distanceField(grid, [0, 0], { direction: 'from' });
  expect(Array.from(field.within(2))).toEqual([0, 3, 4]);
});

test('followers walk routes from centre to centre', () => {
  const grid = new HexGrid(4, 4, { layout: 'odd-r' });
  const transform = grid.hexTransform({ size: 10 });
  const { path } = findPath(grid, [0, 0], [0, 2]);
  if (path === null) throw new Error('no path');
  const follower = new PathFollower(path, { speed: 1, transform });
  const { x, y } = follower.advance(Math.sqrt(300) * 2);
  expect([x, y].map((value) => value.toFixed(6))).toEqual(['0.000000', '30.000000']);
  expect(transform.toWorld([[1, 2]])).toEqual([transform.toWorld(1, 2)]);
});

test('a step over a border may have a cost of its own', () => {
  const grid = new HexGrid(4, 1, { layout: 'odd-r' });
  grid.setEdgeCost([1, 0], 'east', 4);
  expect(findPath(grid, [0, 0], [3, 0]).cost).toBe(6);
  expect(findPath(grid, [3, 0], [0, 0]).cost).toBe(6);
  grid.setEdgeCost([2, 0], 'west', 2);
  expect([findPath(grid, [0, 0], [3, 0]).cost, grid.edgeCost([1, 0], 'east')]).toEqual([4, 2]);
  expect(findPath(grid.clone(), [0, 0], [3, 0]).cost).toBe(4);
  expect(findPath(HexGrid.fromBytes(grid.toBytes()), [0, 0], [3, 0]).cost).toBe(4);
  expect(() => grid.setEdgeCost([1, 0], 'east', -1)).toThrow('cost is -1');
  expect(findPath(grid, [0, 0], [3, 0]).cost).toBe(4);
  grid.setEdgeCost([1, 0], 'east', Infinity);
  expect(findPath(grid, [0, 0], [3, 0]).status).toBe('unreachable');
  grid.setEdgeCost([1, 0], 'east', null);
  expect([findPath(grid, [0, 0], [3, 0]).cost, grid.edgeCost([1, 0], 'east')]).toEqual([3, null]);
  expect(() => grid.setEdgeCost([3, 0], 'east', 1)).toThrow('no cell lies there');
});

test("a cost of a border leaves the user's own links alone, in copies too", () => {
  const grid = new HexGrid(4, 1, { layout: 'odd-r' });
  const own = grid.addLink([1, 0], [2, 0], { cost: 7 });
  for (const cost of [9, 3, Infinity]) {
    grid.setEdgeCost([1, 0], 'east', cost);
    for (const map of [grid, grid.clone(), HexGrid.fromBytes(grid.toBytes())]) {
      expect(map.links().map(({ id }) => id)).toContain(own);
      expect(findPath(map, [0, 0], [3, 0]).cost).toBe(2 + Math.min(cost, 7));
      const other = map.clone();
      other.setEdgeCost([2, 0], 'west', null);
      expect(other.links().map(({ id }) => id)).toEqual([own]);
      expect(findPath(other, [0, 0], [3, 0]).cost).toBe(3);
    }
  }
});

test('a cost of a border that is left out is refused, and nothing changes', () => {
  const grid = new HexGrid(4, 1, { layout: 'odd-r' });
  grid.setEdgeCost([1, 0], 'east', 4);
  for (const wrong of [undefined, '3', {}]) {
    expect(() => grid.setEdgeCost([1, 0], 'east', wrong as Wrong)).toThrow(TypeError);
  }
  for (const wrong of [Number.NaN, -1, 1e101]) {
    expect(() => grid.setEdgeCost([1, 0], 'east', wrong)).toThrow(/^cost is .*Infinity closes the border/);
  }
  expect(findPath(grid, [0, 0], [3, 0]).cost).toBe(6);
});

test('axial coordinates are those of honeycomb-grid', () => {
  // col = q + (r + offset * (r & 1)) / 2 in rows, with offset -1 for odd layouts and 1 for even ones; alike in columns.
  for (const layout of LAYOUTS) {
    const grid = new HexGrid(6, 6, { layout });
    for (let cell = 0; cell < 36; cell++) {
      const { q, r } = grid.toAxial(grid.cellAt(cell));
      const offset = layout.startsWith('odd') ? -1 : 1;
      const expected = layout.endsWith('-q')
        ? { x: q, y: r + (q + offset * (q & 1)) / 2 }
        : { x: q + (r + offset * (r & 1)) / 2, y: r };
      expect(grid.fromAxial({ q, r })).toEqual(layout === 'axial' ? { x: q, y: r } : expected);
      expect(grid.fromAxial({ q, r })).toEqual(grid.cellAt(cell));
    }
  }
  expect(() => new HexGrid(2, 2).fromAxial({ q: 0.5, r: 0 })).toThrow('q is 0.5');
});
