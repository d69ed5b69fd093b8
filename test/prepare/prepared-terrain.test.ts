// Prepared grids whose terrain costs differ: searches amid edits of cells and costs are optimal by the oracle, and alike on all engines.

import { describe, expect, test } from 'vitest';
import { uniformCost } from '../../src/core/grid/cost-range.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { usefulLandmarks } from '../../src/core/grid/history/landmarks.ts';
import type { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { findNearest, findPath, type Grid, prepareGrid } from '../../src/index.ts';
import { Random, terrainMap } from '../support/maps.ts';
import { optimalCosts } from '../support/oracle.ts';
import { anyTerrain, enginesOfAllKinds, freeCell, hasLandmarks, searchOnAll } from '../support/prepared.ts';
import { runs, seed } from '../support/seed.ts';
import type { Options } from '../support/walk.ts';
import { diagonalRules, movementOf, type Point, worldOf } from '../support/world.ts';

const steps: Options[] = [
  {},
  {},
  { straightCost: 5, diagonalCost: 7 },
  { straightCost: 1, diagonalCost: 1 },
  { straightCost: 2, diagonalCost: 3.8 },
];

/** Options that searches with landmarks may have, and some that do without them. */
const others: Options[] = [
  {},
  {},
  {},
  { heuristic: 'chebyshev' },
  { heuristic: 'zero' },
  { heuristicWeight: 0.7 },
  { algorithm: 'astar' },
  { trace: true },
];

function edit(grid: Grid, random: Random): void {
  const [x, y] = [random.below(grid.width), random.below(grid.height)];
  if (random.chance(0.3)) grid.setBlocked(x, y, random.chance(0.7));
  else if (!grid.isBlocked(x, y)) grid.setCost(x, y, grid.cost(x, y) * random.pick([0.99, 1.2, 4, 0.3]));
}

/** How many searches had landmarks, by whether they went by jump points. */
const had = { jumps: 0, cells: 0 };

function count(grid: Grid, start: Point, goal: Point, movement: Options): void {
  const cells = cellsOf(grid);
  if (usefulLandmarks(cells) === null || uniformCost(cells) !== 0) return;
  const { method } = findPath(grid, start, goal, movement);
  if (method === 'jump-points') had.jumps++;
  if (method === 'buckets' || method === 'a-star') had.cells++;
}

/** Searches a grid that is edited between searches. */
function searchAmidEdits(grid: Grid, movement: Options, engines: readonly SearchEngine[], random: Random): void {
  for (let round = 0; round < 5; round++) {
    for (let edits = random.below(5); edits > 0; edits--) edit(grid, random);
    if (!hasLandmarks(grid) && random.chance(0.3)) prepareGrid(grid, { ...movement, engine: 'js' });
    const world = worldOf(grid);
    const start = freeCell(world, random);
    const costs = optimalCosts(world, start, movementOf(movement));
    // Now and then an engine is left out, so that it has more edits to follow the next time.
    const asked = random.chance(0.8) ? engines : [random.pick(engines)];
    for (let i = 0; i < 4; i++) {
      const goal = freeCell(world, random);
      const options = { ...movement, ...random.pick(others) };
      searchOnAll(asked, grid, [start, goal], options, costs[goal.y * grid.width + goal.x]);
      count(grid, start, goal, movement);
    }
  }
}

describe.each(diagonalRules)('prepared terrain, diagonals %s', (diagonals) => {
  test(`is searched optimally amid edits, alike on all engines (seed ${seed})`, () => {
    const random = new Random(seed + 13 * diagonals.length);
    const engines = enginesOfAllKinds();
    for (let map = 0; map < runs(50); map++) {
      const grid = anyTerrain(random.between(1, 40), random.between(1, 40), random);
      const movement = { ...random.pick(steps), diagonals };
      prepareGrid(grid, { ...movement, landmarks: random.between(1, 8), engine: 'js' });
      searchAmidEdits(grid, movement, engines, random);
    }
  });
});

test('both ways of searching terrain have had landmarks', () => {
  expect(Math.min(had.jumps, had.cells)).toBeGreaterThan(runs(50) * 4);
});

describe('hills', () => {
  const grid = terrainMap({ width: 200, height: 150, seed: 3 });
  const unprepared = grid.clone();
  prepareGrid(grid);
  const world = worldOf(grid);
  const random = new Random(seed);
  const pairs = Array.from({ length: 20 }, () => [freeCell(world, random), freeCell(world, random)] as const);

  test('need less than half of the expansions', () => {
    const sums = [grid, unprepared].map((one) =>
      pairs.reduce((sum, [start, goal]) => sum + findPath(one, start, goal).expanded, 0),
    );
    expect(sums[0]).toBeLessThan(0.5 * sums[1]);
  });

  test('are searched as without preparation by other rules, costs, weights, and for ranges and many goals', () => {
    const without: Options[] = [
      { diagonals: 'always' },
      { diagonalCost: 1.5 },
      { heuristicWeight: 0.9 },
      { heuristic: 'zero' },
      { algorithm: 'astar' },
      { trace: true },
      { maxExpansions: 1e6 },
      { partial: true },
      { range: 2 },
    ];
    for (const [start, goal] of pairs.slice(0, 5)) {
      for (const options of without)
        expect(findPath(grid, start, goal, options)).toEqual(findPath(unprepared, start, goal, options));
      const goals = pairs.map(([, one]) => one);
      expect(findNearest(grid, start, goals)).toEqual(findNearest(unprepared, start, goals));
    }
  });
});
