// How findNearest reads its goals, which may be getters of the caller's, or no cells at all.
import { expect, test } from 'vitest';
import { findNearest, findPath, Grid } from '../../src/index.ts';
import { editsWhenRead } from '../support/edits-when-read.ts';
import type { Wrong } from '../support/rejects.ts';
import type { Options } from '../support/walk.ts';

test('a grid edited while its goals are read is searched as it then is', () => {
  for (const engine of ['wasm', 'js'] as const) {
    const grid = new Grid(5, 3);
    const goal = editsWhenRead(grid, 1);
    const { cost } = findNearest(grid, [0, 1], [goal], { engine });
    expect(cost).toBeCloseTo(9 * (2 + 2 * Math.SQRT2));
    expect(cost).toBe(findPath(grid, [0, 1], [4, 1], { engine }).cost);
  }
});

test.each(['wasm', 'js'] as const)('what leaves the terrain as it was changes nothing, on %s', (engine) => {
  const options = { algorithm: 'astar', maxExpansions: 20, engine } as const;
  const other = Grid.fromCosts(2, 1, [1, 0.5]);
  const ask = (whenRead: (grid: Grid) => void) => {
    const grid = new Grid(40, 40);
    const goal = {
      get x() {
        whenRead(grid);
        return 30;
      },
      y: 5,
    };
    return findNearest(grid, [2, 2], [goal, [8, 9]], options);
  };
  const expected = ask(() => {});
  expect(expected).toMatchObject({ status: 'found', goalIndex: 1 });
  const edited = ask((grid) => {
    grid.setCost(0, 0, 5);
    grid.setCost(0, 0, 1);
  });
  expect(edited).toEqual(expected);
  expect(ask(() => findPath(other, [0, 0], [1, 0], options))).toEqual(expected);
});

test('a goal that is read may itself be looked for', () => {
  const grid = new Grid(9, 9);
  const goal = {
    get x() {
      return findNearest(grid, [0, 0], [[8, 8], this.inner]).goalIndex;
    },
    y: 4,
    inner: { x: 1, y: 1 },
  };
  expect(findNearest(grid, [8, 0], [{ x: 0, y: 8 }, goal])).toMatchObject({ goalIndex: 1, cost: 4 * Math.SQRT2 + 3 });
});

test('goals of several kinds are read once each', () => {
  let reads = 0;
  const goal = {
    get x() {
      reads++;
      return 2;
    },
    y: 0,
  };
  const goals = [goal, goal, [4, 0], { x: 3, y: 0 }] as const;
  expect(findNearest(new Grid(5, 1), [0, 0], goals)).toMatchObject({ goalIndex: 0, cost: 2 });
  expect(reads).toBe(2);
});

test.each(['wasm', 'js'] as const)('refuses what makes no sense, on %s', (engine) => {
  const grid = new Grid(4, 4);
  const ask = (goals: Wrong, options?: Options) => () => findNearest(grid, [0, 0], goals, { ...options, engine });
  expect(ask(undefined)).toThrow('goals is undefined');
  expect(ask({ x: 1, y: 1 })).toThrow(TypeError);
  expect(
    ask([
      [1, 1],
      [4, 1],
    ]),
  ).toThrow('goals[1] is (4, 1)');
  expect(ask([{ x: 1n, y: 1 }])).toThrow('goals[0].x is 1n: it must be a number');
  expect(ask([{ x: 1, y: Symbol('y') }])).toThrow('goals[0].y is Symbol(y): it must be a number');
  expect(ask([[1, 1]], { partial: true })).toThrow('partial is true');
  expect(ask([[1, 1]])().status).toBe('found');
});
