import { describe, expect, test } from 'vitest';
import { createSearch, findPath, Grid } from '../../src/index.ts';
import { eachProblem } from '../support/each-problem.ts';
import { openCounts } from '../support/open-list.ts';
import { seed } from '../support/seed.ts';
import { isClose, type Options, search } from '../support/walk.ts';
import { isUniform, type Point, type World, worldOf } from '../support/world.ts';

describe.each(['wasm', 'js'] as const)('limits on %s', (engine) => {
  const each = (check: (world: World, grid: Grid, start: Point, goal: Point, options: Options) => void, runs: number) =>
    eachProblem(runs, (world, grid, start, goal, options) => check(world, grid, start, goal, { ...options, engine }));

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
  });

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
  });

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

  test(`maxCost: what costs no more is found, what costs more is given up (seed ${seed})`, () => {
    each((world, grid, start, goal, options) => {
      const full = search(world, grid, start, goal, options);
      if (full.status !== 'found') {
        const limited = search(world, grid, start, goal, { ...options, maxCost: 5 });
        expect(['limit', full.status]).toContain(limited.status);
        return;
      }
      const enough = search(world, grid, start, goal, { ...options, maxCost: full.cost });
      expect(enough.status).toBe('found');
      expect(isClose(enough.cost, full.cost)).toBe(true);
      if (full.cost === 0) return;
      const short = search(world, grid, start, goal, { ...options, maxCost: full.cost * (1 - 1e-7) });
      expect([short.status, short.expanded <= full.expanded]).toEqual(['limit', true]);
    }, 400);
  });

  test.each(['jps', 'astar'] as const)(
    'maxCost ends a search by %s once all that is open would cost more',
    (algorithm) => {
      // From side to side, row by row: the goal is 80 rows below the start, and some 1,600 steps away.
      const grid = new Grid(40, 81);
      for (let y = 1; y < 81; y += 2) grid.fill(y % 4 === 1 ? 0 : 1, y, 39, 1, true);
      const options: Options = { algorithm, engine };
      const full = findPath(grid, [0, 0], [0, 80], options);
      const limited = findPath(grid, [0, 0], [0, 80], { ...options, maxCost: 400 });
      expect([full.status, limited.status]).toEqual(['found', 'limit']);
      expect(limited.expanded).toBeGreaterThan(0);
      expect(limited.expanded).toBeLessThan(full.expanded / 3);
    },
  );

  test('maxCost: a goal that an edit has cut off is unreachable by jump points, however small the limit', () => {
    const grid = new Grid(9, 4001);
    grid.fill(0, 2000, 9, 1, true);
    grid.setBlocked(4, 2000, false);
    for (let y = 1; y < 4001; y += 2) if (y !== 1999 && y !== 2001) grid.setBlocked(3, y);
    const ask = () => findPath(grid, [0, 0], [8, 4000], { engine, algorithm: 'jps', maxCost: 50 });
    expect(ask().status).toBe('limit');
    grid.setBlocked(4, 2000);
    expect(ask()).toMatchObject({ status: 'unreachable', expanded: 0 });
  });

  test(`maxCost leaves no trace on the next search (seed ${seed})`, () => {
    each((world, grid, start, goal, options) => {
      const before = search(world, grid, start, goal, options);
      search(world, grid, start, goal, { ...options, maxCost: 3, partial: true });
      expect(search(world, grid, start, goal, options)).toEqual(before);
    }, 100);
  });

  test.each([0, 2])(
    'maxCost: a route of just that cost is found where others would be partial (turnCost %s)',
    (turnCost) => {
      const grid = Grid.fromText('.....\n.###.\n.#...\n...#.');
      const options = { engine, diagonals: 'never', partial: true, turnCost } as const;
      const cost = 7 + turnCost;
      expect(findPath(grid, [0, 0], [4, 3], { ...options, maxCost: cost })).toMatchObject({ status: 'found', cost });
      expect(findPath(grid, [0, 0], [4, 3], { ...options, maxCost: cost - 1 }).status).toBe('partial');
    },
  );

  test.each(['jps', 'astar'] as const)('maxCost leaves no trace on the next search in steps (%s)', (algorithm) => {
    const ask = (text: string, maxCost: number) => {
      const steps = createSearch(Grid.fromText(text), [0, 0], [5, 1], { algorithm, engine, maxCost });
      steps.step(Infinity);
      const { status } = steps;
      steps.dispose();
      return status;
    };
    for (let i = 0; i < 2; i++) {
      expect(ask('......\n..##..', 2)).toBe('limit');
      expect(ask('..#...\n..##..', Infinity)).toBe('unreachable');
    }
  });

  test('maxCost holds where the heuristic overestimates, too', () => {
    const grid = new Grid(20, 20);
    for (const heuristicWeight of [1, 3, Infinity]) {
      const options: Options = { heuristic: 'manhattan', heuristicWeight, engine };
      const { cost } = findPath(grid, [0, 0], [19, 12], options);
      expect(findPath(grid, [0, 0], [19, 12], { ...options, maxCost: cost }).cost).toBe(cost);
      expect(findPath(grid, [0, 0], [19, 12], { ...options, maxCost: cost - 0.1 })).toMatchObject({
        status: 'limit',
        path: null,
        cost: Infinity,
      });
    }
  });
});
