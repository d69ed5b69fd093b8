// Grids that have had exits, many costs or other terrain, and have none of it any more.
import { describe, expect, test } from 'vitest';
import {
  createTeam,
  distanceField,
  findAnyAnglePath,
  findNearest,
  findPath,
  findPaths,
  Grid,
  prepareGrid,
} from '../../src/index.ts';

const engines = ['wasm', 'js'] as const;

/** Every function that asks a kernel about a grid. */
const asked: Record<string, (grid: Grid, engine: 'wasm' | 'js') => unknown> = {
  findPath: (grid, engine) => findPath(grid, [0, 0], [3, 1], { engine }).cost,
  'findPath from cell to cell': (grid, engine) =>
    findPath(grid, [0, 0], [3, 1], { engine, algorithm: 'astar', trace: true }).expanded,
  'findPath of large units': (grid, engine) => findPath(grid, [0, 0], [2, 1], { engine, size: 2 }).cost,
  findPaths: (grid, engine) =>
    findPaths(
      grid,
      [
        [
          [0, 0],
          [3, 1],
        ],
      ],
      { engine },
    ).map(({ cost }) => cost),
  findNearest: (grid, engine) =>
    findNearest(
      grid,
      [0, 0],
      [
        [3, 1],
        [3, 3],
      ],
      { engine },
    ).cost,
  distanceField: (grid, engine) => [...distanceField(grid, [0, 0], { engine }).flow],
  findAnyAnglePath: (grid, engine) => findAnyAnglePath(grid, [0, 0], [3, 1], { engine }).cost,
  createTeam: (grid, engine) => {
    const team = createTeam(grid, [{ start: [0, 0], goal: [3, 1] }], { engine });
    team.step();
    return [...team.positions];
  },
};

/** Ways of making an open grid of 4 x 4 again after an edit. */
const former: Record<string, (grid: Grid) => void> = {
  'a wall': (grid) => {
    grid.setWall(1, 1, 2);
    grid.setWall(1, 1, 2, false);
  },
  kinds: (grid) => {
    grid.fillKind(0, 0, 4, 4, 3);
    grid.fillKind(0, 0, 4, 4, 0);
  },
  'terrain costs': (grid) => {
    grid.setCost(1, 1, 5);
    grid.setCost(1, 1, 1);
  },
  'a preparation': (grid) => {
    prepareGrid(grid);
    grid.releaseMemory();
  },
};

describe.each(Object.keys(former))('a grid that once had %s', (name) => {
  test.each(Object.keys(asked))('is searched by %s like a new one', (call) => {
    for (const engine of engines) {
      const old = new Grid(4, 4);
      // A search before, so that the kernel has a copy; and one with the edit, if it is allowed.
      asked[call](old, engine);
      former[name](old);
      const expected = asked[call](new Grid(4, 4), engine);
      expect(asked[call](old, engine)).toEqual(expected);
      old.releaseMemory();
      expect(asked[call](old, engine)).toEqual(expected);
      expect(asked[call](old.clone(), engine)).toEqual(expected);
    }
  });
});

test('any angle after a door', () => {
  const grid = new Grid(4, 4);
  grid.setWall(1, 1, 2);
  grid.setWall(1, 1, 2, false);
  const { status, cost } = findAnyAnglePath(grid, [0, 0], [3, 1], { engine: 'wasm' });
  expect([status, cost]).toEqual(['found', Math.sqrt(10)]);
});

describe.each(engines)('fields on %s', (engine) => {
  test('do not depend on how many costs there once were', () => {
    const old = new Grid(5, 58);
    for (let i = 0; i < 257; i++) old.setCost(i % 5, Math.floor(i / 5), 1 + i / 1000);
    old.fill(0, 0, 5, 58, 1);
    const fresh = new Grid(5, 58);
    for (const grid of [old, fresh]) grid.setCost(2, 30, 2);
    expect(differing(old, fresh, {})).toBe(0);
  });

  test.each([true, false])('do not depend on a search before a cell was blocked (%s)', (searched) => {
    const options = { kindCosts: [1, Infinity] };
    const [old, fresh] = [new Grid(4, 4), new Grid(4, 4)];
    for (const grid of [old, fresh]) {
      grid.setCost(0, 1, 3);
      grid.setCost(2, 2, 2);
    }
    if (searched) findPath(old, [0, 0], [3, 3], { ...options, engine });
    for (const grid of [old, fresh]) grid.setKind(2, 2, 1);
    expect(differing(old, fresh, options)).toBe(0);
  });

  function differing(old: Grid, fresh: Grid, options: { kindCosts?: number[] }): number {
    let count = 0;
    for (let goal = 0; goal < Math.min(old.width * old.height, 40); goal++) {
      const cell = [goal % old.width, Math.floor(goal / old.width)] as const;
      const [one, other] = [old, fresh].map((grid) => distanceField(grid, cell, { ...options, engine }).flow);
      count += one.filter((step, i) => step !== other[i]).length;
    }
    return count;
  }
});
