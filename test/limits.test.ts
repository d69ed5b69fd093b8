import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPath, Grid } from '../src/index.ts';
import { cellOf, gridOf, mapPlan, optimalOptions, problems } from './support/arbitrary.ts';
import { openCounts } from './support/open-list.ts';
import { seed, settings } from './support/seed.ts';
import { type Options, search } from './support/walk.ts';
import { isUniform, type Point, type World, worldOf } from './support/world.ts';
import './support/equal-routes.ts';

describe.each(['wasm', 'js'] as const)('limits on %s', (engine) => {
  const each = (check: (world: World, grid: Grid, start: Point, goal: Point, options: Options) => void, runs: number) =>
    fc.assert(
      fc.property(problems(mapPlan(20), optimalOptions, 1), ({ map, searches: [{ start, goal, options }] }) => {
        const grid = gridOf(map);
        const world = worldOf(grid);
        check(world, grid, cellOf(world, start), cellOf(world, goal), { ...options, engine });
      }),
      settings(runs),
    );

  test(`maxExpansions stops a search short and leaves a sufficient one alone (seed ${seed})`, () => {
    each((world, grid, start, goal, options) => {
      const full = search(world, grid, start, goal, options);
      for (const maxExpansions of [0, 1, full.expanded >> 1, full.expanded - 1, full.expanded, full.expanded + 1]) {
        if (maxExpansions < 0) continue;
        const limited = search(world, grid, start, goal, { ...options, maxExpansions });
        if (maxExpansions >= full.expanded) {
          expect(limited).toEqual(full);
        } else {
          expect(limited.status).toBe('limit');
          expect(limited.expanded).toBe(maxExpansions);
          expect(limited.trace).toEqual(full.trace?.slice(0, maxExpansions));
        }
      }
    }, 150);
  }, 60_000);

  test('maxExpansions leaves out points that are expanded again', () => {
    const grid = Grid.fromText(`
      ...............
      ....#..........
      .....#.#.......
      ...............
      .....#.........
      ...............
      ...............
    `);
    const options: Options = { diagonals: 'always', engine };
    const full = findPath(grid, [13, 5], [3, 1], options);
    const limited = (maxExpansions: number) => findPath(grid, [13, 5], [3, 1], { ...options, maxExpansions });
    expect(limited(full.expanded)).toEqual(full);
    expect(limited(full.expanded - 1)).toMatchObject({ status: 'limit', expanded: full.expanded - 1 });
  });

  test(`maxOpen stops a search when more cells are open and the goal is not the next (seed ${seed})`, () => {
    each((world, grid, start, goal, given) => {
      // The replay goes from cell to neighbour; jump point searches are limited in jps.test.ts.
      const options: Options = { ...given, algorithm: 'astar' };
      const full = search(world, grid, start, goal, options);
      // After the last expansion the goal is taken, or nothing is open any more.
      const counts = openCounts(world, full.trace ?? new Int32Array(), options).slice(0, -1);
      const most = Math.max(1, ...counts);
      for (const maxOpen of new Set([1, 2, Math.ceil(most / 2), Math.max(1, most - 1), most, most + 1])) {
        const limited = search(world, grid, start, goal, { ...options, maxOpen });
        const first = counts.findIndex((count) => count > maxOpen);
        if (first < 0) {
          expect(limited).toEqual(full);
        } else if (options.diagonals === 'never' && !isUniform(world)) {
          expect([limited.status, limited.expanded]).toEqual(['limit', first + 1]);
        } else if (limited.status === 'limit') {
          // A search may leave out moves that lead nowhere first, so fewer cells may be open.
          expect(limited.expanded).toBeGreaterThanOrEqual(first + 1);
          expect(limited.trace).toEqual(full.trace?.slice(0, limited.expanded));
        } else {
          expect(limited).toEqual(full);
        }
      }
    }, 400);
  }, 60_000);

  test('start = goal needs no expansion and meets no limit', () => {
    const grid = new Grid(3, 3);
    const result = search(
      worldOf(grid),
      grid,
      { x: 1, y: 1 },
      { x: 1, y: 1 },
      { engine, maxExpansions: 0, maxOpen: 1 },
    );
    expect(result).toMatchObject({ status: 'found', cost: 0, expanded: 0 });
    expect(result.path?.toArray()).toEqual([{ x: 1, y: 1 }]);
  });

  test('Infinity is no limit', () => {
    const grid = new Grid(30, 30);
    const options = { engine, maxExpansions: Infinity, maxOpen: Infinity };
    expect(search(worldOf(grid), grid, { x: 0, y: 0 }, { x: 29, y: 29 }, options).status).toBe('found');
  });
});
