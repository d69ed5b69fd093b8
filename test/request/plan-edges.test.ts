// What a plan turns on, each at its edge: which method answers, at which cost, and what is refused.
import { describe, expect, test } from 'vitest';
import * as methods from '../../src/core/base/methods.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { resolveOptions } from '../../src/core/request/options.ts';
import { planFor } from '../../src/core/request/plan.ts';
import { createSearch, findAnyAnglePath, findPath, Grid, smoothPath } from '../../src/index.ts';
import { contractWith, hierarchies } from '../support/contracted.ts';
import { judge } from '../support/judge.ts';
import { randomMap } from '../support/maps.ts';
import type { Options } from '../support/walk.ts';

/** An open map, a quarter of which costs so much. */
function dear(cost: number): Grid {
  const grid = new Grid(60, 60);
  grid.fill(30, 30, 30, 30, cost);
  return grid;
}

/** Returns the methods of a plan that search. */
function searchesOf(grid: Grid, options: Options): number[] {
  const plan = planFor(cellsOf(grid), resolveOptions(options));
  return plan.methods.filter((method) => method !== methods.IN_VIEW && method !== methods.COMPONENTS);
}

/** Whole costs order routes of fewer than 1,024 diagonal steps alike, since only larger numbers come closer to this. */
const NEARLY = 1025 / 1024 + 1e-10;

test.each<[string, Grid, Options, number]>([
  ['astar', new Grid(60, 60), { algorithm: 'astar' }, methods.UNIFORM],
  ['manhattan', new Grid(60, 60), { algorithm: 'astar', heuristic: 'manhattan', diagonals: 'never' }, methods.UNIFORM],
  ['manhattan that overestimates', new Grid(60, 60), { algorithm: 'astar', heuristic: 'manhattan' }, methods.A_STAR],
  ['chebyshev', new Grid(60, 60), { algorithm: 'astar', heuristic: 'chebyshev' }, methods.A_STAR],
  ['costs near 1.5', new Grid(60, 60), { algorithm: 'astar', diagonalCost: 1.5 + 1e-9 }, methods.A_STAR],
  ['costs of 1,024ths', new Grid(60, 60), { algorithm: 'astar', diagonalCost: NEARLY }, methods.UNIFORM],
  ['a cost of 2^22', dear(2 ** 22), {}, methods.TERRAIN_JUMPS],
  ['a cost of 2^23', dear(2 ** 23), {}, methods.A_STAR],
  ['a cost of 5000', dear(5000), { trace: true }, methods.TERRAIN_JUMPS],
  ['a cost of 5000, weighed', dear(5000), { heuristicWeight: 0.5 }, methods.BUCKETS],
])('%s', (_, grid, options, method) => {
  expect(searchesOf(grid, options)[0]).toBe(method);
  for (const engine of ['wasm', 'js'] as const) {
    const result = findPath(grid, [0, 3], [59, 50], { ...options, engine });
    // It may overestimate.
    if (!(options.heuristic === 'manhattan' && method === methods.A_STAR))
      judge(grid, [0, 3], [59, 50], { ...options, engine, heuristicWeight: 1 }, result);
  }
});

test.each(['wasm', 'js'] as const)('a route too long for whole costs is found by exact ones (%s)', (engine) => {
  const grid = new Grid(1025, 2);
  const options = { algorithm: 'astar', diagonalCost: NEARLY, engine } as const;
  expect(searchesOf(grid, options)).toEqual([methods.UNIFORM, methods.A_STAR]);
  expect(findPath(grid, [0, 0], [1024, 1], options).cost).toBeCloseTo(1023 + NEARLY, 9);
  expect(findPath(grid, [1, 0], [1024, 1], options).cost).toBeCloseTo(1022 + NEARLY, 9);
});

test('a contracted map answers for its own step costs alone', () => {
  const grid = randomMap({ width: 70, height: 70, seed: 4, blocked: 0.2 });
  for (const [x, y] of [
    [0, 0],
    [69, 69],
  ])
    grid.setBlocked(x, y, false);
  for (const make of hierarchies) {
    contractWith(grid, make, { side: 16, options: { straightCost: 5, diagonalCost: 7 } });
    for (const [straightCost, diagonalCost, isContracted] of [
      [5, 7, true],
      [10, 14, true],
      // The same straight cost, in whole numbers.
      [5, 8, false],
      [2, 3, false],
    ] as const) {
      const options = { straightCost, diagonalCost };
      expect(searchesOf(grid, options).includes(methods.CONTRACTED)).toBe(isContracted);
      judge(grid, [0, 0], [69, 69], options, findPath(grid, [0, 0], [69, 69], options));
    }
  }
});

describe('refuses', () => {
  const linked = new Grid(4, 4);
  linked.addLink([0, 0], [3, 3]);
  const unlinked = linked.clone();
  unlinked.removeLink(unlinked.links()[0].id);
  const floors = Grid.stack([new Grid(4, 4), new Grid(4, 4)]);
  const wrapped = new Grid(4, 4, { wrap: 'both' });

  test.each<[string, Grid, Options]>([
    ['algorithm is "jps" and the grid has links', linked, { algorithm: 'jps' }],
    ['partial is true and a direction is given', new Grid(4, 4), { partial: true, goalDirection: 'east' }],
    ['partial is true and a direction is given', new Grid(4, 4), { partial: true, startDirection: 'east' }],
    ['range is 2, and the grid has floors', floors, { range: 2 }],
    ['range does not go on over edges', wrapped, { range: 2 }],
    ['size does not go on over edges', wrapped, { size: 2 }],
    ['turnCost does not go on over edges', wrapped, { turnCost: 2 }],
    ['a direction does not go on over edges', wrapped, { goalDirection: 'east' }],
  ])('%s', (message, grid, options) => {
    expect(() => findPath(grid, [0, 0], [2, 2], options)).toThrow(message);
    expect(() => createSearch(grid, [0, 0], [2, 2], options)).toThrow(message);
    expect(findPath(new Grid(4, 4), [0, 0], [2, 2]).cost).toBeCloseTo(Math.SQRT2 * 2);
  });

  test('links, floors and edges that go on at any angle', () => {
    const route = findPath(new Grid(4, 4), [0, 0], [2, 2]).path;
    if (route === null) throw new Error('there is a route');
    for (const [grid, message] of [
      [linked, 'does not follow links, and the grid has 1'],
      [floors, 'does not know floors'],
      [wrapped, 'does not go on over edges'],
    ] as const) {
      expect(() => findAnyAnglePath(grid, [0, 0], [2, 2])).toThrow(message);
      expect(() => smoothPath(grid, route)).toThrow(message);
    }
    expect(findAnyAnglePath(unlinked, [0, 0], [2, 2]).cost).toBeCloseTo(Math.SQRT2 * 2);
  });
});
