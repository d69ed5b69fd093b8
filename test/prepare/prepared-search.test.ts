// Searches on prepared grids: optimal by the oracle, the same on all engines, and fewer expansions.
import { describe, expect, test } from 'vitest';
import { prepareOn } from '../../src/features/prepare/prepare-grid.ts';
import { findNearest, findPath, Grid, prepareGrid } from '../../src/index.ts';
import { cavesMap, mazeMap, Random, randomMap, roomsMap } from '../support/maps.ts';
import { optimalCosts } from '../support/oracle.ts';
import { anyMap, enginesOfAllKinds, freeCell, hasLandmarks, searchOnAll } from '../support/prepared.ts';
import { isSample, runs, sample, seed } from '../support/seed.ts';
import { exactCosts } from '../support/uniform.ts';
import type { Options } from '../support/walk.ts';
import { diagonalRules, movementOf, worldOf } from '../support/world.ts';

const SEARCHES = 4;

/** Options that searches with landmarks may have, and some that do without them. */
function anyOptions(random: Random, far: number): Options {
  const plain: Options = { trace: random.chance(0.3) };
  const some: Options[] = [
    { maxExpansions: random.below(30) },
    { maxCost: random.below(2 * far) },
    { partial: true },
    { range: random.between(1, 4) },
    { heuristic: random.pick(['euclidean', 'chebyshev', 'zero']) },
    { algorithm: 'jps', heuristicWeight: random.next() },
    { algorithm: 'astar' },
  ];
  return random.chance(0.5) ? plain : { ...plain, ...random.pick(some) };
}

describe.each(diagonalRules)('prepared grids, diagonals %s', (diagonals) => {
  test(`are searched optimally, alike on all engines (seed ${seed})`, () => {
    const random = new Random(seed + diagonals.length);
    const engines = enginesOfAllKinds();
    let prepared = 0;
    for (let map = 0; map < runs(60); map++) {
      const grid = anyMap(random.between(1, 40), random.between(1, 40), random);
      const terrain = random.pick([1, 1, 0.3, 7]);
      const { straightCost, diagonalCost } = random.pick(exactCosts);
      const movement = { diagonals, straightCost, diagonalCost };
      const landmarks = random.between(1, 8);
      prepareOn(null, grid, { ...movement, landmarks, engine: 'js' }, random.below(4));
      const world = worldOf(grid);
      world.costs.forEach((cost, cell) => {
        if (cost < Infinity) grid.setCost(cell % grid.width, Math.floor(cell / grid.width), terrain);
      });
      if (hasLandmarks(grid)) prepared++;
      for (let i = 0; i < SEARCHES; i++) {
        const start = freeCell(world, random);
        const costs = optimalCosts(worldOf(grid), start, movementOf(movement));
        const goal = freeCell(world, random);
        const options = { ...movement, ...anyOptions(random, (grid.width + grid.height) * terrain * straightCost) };
        let optimum = Infinity;
        const range = options.range ?? 0;
        costs.forEach((cost, cell) => {
          const [columns, rows] = [(cell % grid.width) - goal.x, Math.floor(cell / grid.width) - goal.y];
          if (Math.max(Math.abs(columns), Math.abs(rows)) <= range) optimum = Math.min(optimum, cost);
        });
        searchOnAll(engines, grid, [start, goal], options, optimum);
      }
    }
    if (!isSample) expect(prepared).toBeGreaterThan(runs(60) / 2);
  });

  test(`of 200 x 200 cells as well, in fewer expansions (seed ${seed})`, () => {
    const random = new Random(seed + 7);
    const engines = enginesOfAllKinds();
    // In clutter, unprepared searches go from cell to cell.
    for (const make of sample([roomsMap, mazeMap, cavesMap, randomMap], 2)) {
      const grid = make({ width: 200, height: 200, seed: random.below(2 ** 31) });
      const unprepared = grid.clone();
      prepareGrid(grid, { diagonals, engine: 'js' });
      const world = worldOf(grid);
      const before = { with: 0, without: 0 };
      for (let from = 0; from < 2; from++) {
        const start = freeCell(world, random);
        const costs = optimalCosts(world, start, movementOf({ diagonals }));
        for (let i = 0; i < 20; i++) {
          const goal = freeCell(world, random);
          const optimum = costs[goal.y * grid.width + goal.x];
          before.with += searchOnAll(engines, grid, [start, goal], { diagonals }, optimum);
          before.without += findPath(unprepared, start, goal, { diagonals }).expanded;
        }
      }
      expect(before.with).toBeLessThan(0.8 * before.without);
    }
  });
});

describe('without landmarks run', () => {
  const grid = roomsMap({ width: 90, height: 70, seed: 3, room: 6 });
  const unprepared = grid.clone();
  prepareGrid(grid);
  const world = worldOf(grid);
  const random = new Random(seed);
  const pairs = Array.from({ length: 30 }, () => [freeCell(world, random), freeCell(world, random)] as const);

  test('searches by another rule, other step costs, another weight, or with a range', () => {
    const others: Options[] = [
      { diagonals: 'always' },
      { diagonalCost: 1.5 },
      { algorithm: 'jps', heuristicWeight: 0.9 },
      { algorithm: 'jps', heuristic: 'zero' },
      { algorithm: 'astar' },
      { range: 2 },
    ];
    for (const options of others) {
      for (const [start, goal] of pairs)
        expect(findPath(grid, start, goal, options)).toEqual(findPath(unprepared, start, goal, options));
    }
  });

  test('searches for the nearest of many goals', () => {
    for (const [start] of pairs) {
      const goals = pairs.map(([, one]) => one);
      expect(findNearest(grid, start, goals)).toEqual(findNearest(unprepared, start, goals));
    }
  });
});

test('step costs of the same ratio use the same landmarks', () => {
  const grid = mazeMap({ width: 101, height: 101, seed: 4, corridor: 2 });
  prepareGrid(grid, { straightCost: 2, diagonalCost: 3 });
  const plain = findPath(grid.clone(), [0, 0], [100, 100], { diagonalCost: 1.5 });
  const { expanded, cost } = findPath(grid, [0, 0], [100, 100], { diagonalCost: 1.5 });
  expect(cost).toBe(plain.cost);
  expect(expanded).toBeLessThan(plain.expanded);
});

test('goals out of reach, blocked, and in components too small for landmarks', () => {
  const grid = new Grid(40, 20);
  grid.fill(20, 0, 1, 20, true);
  grid.fill(25, 5, 5, 5, true);
  grid.fill(26, 6, 3, 3, false);
  prepareGrid(grid);
  for (const engine of ['wasm', 'js'] as const) {
    expect(findPath(grid, [0, 0], [39, 0], { engine }).status).toBe('unreachable');
    expect(findPath(grid, [0, 0], [20, 0], { engine }).status).toBe('goal-blocked');
    expect(findPath(grid, [26, 6], [28, 8], { engine }).status).toBe('found');
    expect(findPath(grid, [21, 0], [39, 19], { engine }).status).toBe('found');
    expect(findPath(grid, [0, 0], [39, 0], { engine, partial: true }).status).toBe('partial');
  }
});

test(`by a straight cost that it is prepared for and another diagonal one, a grid is searched optimally (seed ${seed})`, () => {
  const random = new Random(seed);
  for (const make of [roomsMap, cavesMap]) {
    const grid = make({ width: 160, height: 160, seed: 3 });
    prepareGrid(grid, { straightCost: 5, diagonalCost: 7 });
    const world = worldOf(grid);
    for (let i = 0; i < 15; i++) {
      const [start, goal] = [freeCell(world, random), freeCell(world, random)];
      const options = { straightCost: 5, diagonalCost: 6 };
      const optimum = optimalCosts(world, start, movementOf(options))[goal.y * grid.width + goal.x];
      for (const engine of ['wasm', 'js'] as const)
        expect(findPath(grid, start, goal, { ...options, engine }).cost).toBeCloseTo(optimum, 9);
    }
  }
});
