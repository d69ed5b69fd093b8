// A border that costs is a step: it has a length and a direction, units walk over it, and only walls close it.
import { describe, expect, test } from 'vitest';
import { distanceField, type FindPathOptions, findPath, Grid, HexGrid, PathFollower } from '../../src/index.ts';

const ENGINES = ['js', 'wasm'] as const;

/** Two cells with a border between them. */
function pair(): Grid {
  const grid = new Grid(2, 1);
  grid.setEdgeCost([0, 0], 'east', 2);
  return grid;
}

describe('a route over a border', () => {
  test.each([
    ['squares', pair()],
    [
      'hexagons',
      (() => {
        const hexes = new HexGrid(2, 1);
        hexes.setEdgeCost([0, 0], 'east', 2);
        return hexes;
      })(),
    ],
  ])('of %s is walked, has a length, and no hops', (_, grid) => {
    const { path, cost } = findPath(grid, [0, 0], [1, 0]);
    if (path === null) throw new Error('no route');
    expect([cost, path.distance, path.hops(), path.length, path.links]).toEqual([2, 1, [], 2, undefined]);
    const walker = new PathFollower(path, { speed: 1 });
    for (const x of [0.25, 0.5, 0.75, 1]) {
      walker.advance(0.25);
      expect(walker.position.x).toBeCloseTo(x, 9);
    }
    expect([grid.links(), grid.edgeCost([1, 0], 'west')]).toEqual([[], 2]);
  });

  test('is told by fields with its direction', () => {
    const field = distanceField(pair(), [1, 0]);
    expect([field.costAt([0, 0]), field.flow[0], field.next([0, 0])]).toEqual([2, 2, { x: 1, y: 0 }]);
    expect(field.path([0, 0])?.hops()).toEqual([]);
  });

  test.each(ENGINES)('may be taken by who faces it, on %s', (engine) => {
    const search = (options: FindPathOptions) => findPath(pair(), [0, 0], [1, 0], { ...options, engine });
    expect(search({ startDirection: 'east' })).toMatchObject({ status: 'found', cost: 2 });
    expect(search({ goalDirection: 'east' })).toMatchObject({ status: 'found', cost: 2 });
    expect(search({ startDirection: 'west' }).status).toBe('unreachable');
    expect(search({ goalDirection: 'north' }).status).toBe('unreachable');
  });

  test.each(ENGINES)('pays for turns before and behind it, on %s', (engine) => {
    for (const [cell, side] of [
      [[0, 0], 'east'],
      [[1, 0], 'south'],
      [[1, 1], 'south'],
    ] as const) {
      const grid = Grid.fromText('..\n#.\n#.');
      const search = () => findPath(grid, [0, 0], [1, 2], { turnCost: 10, diagonals: 'never', engine }).cost;
      expect(search()).toBe(13);
      grid.setEdgeCost(cell, side, 1);
      expect(search()).toBe(13);
      grid.setEdgeCost(cell, side, 4);
      expect(search()).toBe(16);
    }
  });
});

test.each(ENGINES)('a world that goes round takes rivers, walls and closed exits anywhere, on %s', (engine) => {
  const costOf = (change: (world: Grid) => void, isHex: boolean) => {
    const world = isHex ? new HexGrid(30, 20, { wrap: 'x' }) : new Grid(30, 20, { wrap: 'x' });
    change(world);
    const options = isHex ? { engine } : { engine, diagonals: 'never' as const };
    return [findPath(world, [8, 5], [9, 5], options).cost, findPath(world, [29, 5], [0, 5], options).cost];
  };
  for (const isHex of [false, true]) {
    const around = isHex ? 2 : 3;
    expect(costOf((world) => world.setEdgeCost([8, 5], 'east', 1.5), isHex)).toEqual([1.5, 1]);
    expect(costOf((world) => world.setEdgeCost([29, 5], 'east', 1.5), isHex)).toEqual([1, 1.5]);
    expect(costOf((world) => world.setEdgeCost([0, 5], 'west', 9), isHex)).toEqual([1, around]);
    expect(costOf((world) => world.setWall([8, 5], 'east'), isHex)).toEqual([around, 1]);
    expect(costOf((world) => world.setWall([0, 5], 'west'), isHex)).toEqual([1, around]);
    expect(costOf((world) => world.setExit([29, 5], 'east', false), isHex)).toEqual([1, around]);
    expect(costOf((world) => world.setExit([0, 5], 'west', false), isHex)).toEqual([1, 1]);
  }
});

describe('the border itself', () => {
  test('is closed by a wall, which takes its cost away', () => {
    const grid = pair();
    grid.setWall([0, 0], 'east');
    expect([findPath(grid, [0, 0], [1, 0]).status, grid.isExitOpen(0, 0, 'east')]).toEqual(['unreachable', false]);
    expect([grid.edgeCost([0, 0], 'east'), grid.edgeCost([1, 0], 'west')]).toEqual([Infinity, Infinity]);
    grid.setWall([0, 0], 'east', false);
    expect([findPath(grid, [0, 0], [1, 0]).cost, grid.edgeCost([0, 0], 'east')]).toEqual([1, null]);
  });

  test('stays when all links are removed', () => {
    const grid = pair();
    grid.addLink([0, 0], [1, 0], { cost: 0.5 });
    expect(grid.links().length).toBe(1);
    for (const { id } of grid.links()) grid.removeLink(id);
    expect([findPath(grid, [0, 0], [1, 0]).cost, findPath(grid, [1, 0], [0, 0]).cost]).toEqual([2, 2]);
    expect(() => grid.removeLink(1)).toThrow('id is 1: the grid has no such link');
  });
});
