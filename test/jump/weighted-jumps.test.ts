// Jump points on terrain that differs: optimal by an independent oracle, and the same on all engines, amid edits of cells and of costs.
import { describe, expect, test } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { blendLayers, createSearch, type FindPathOptions, findPath, Grid, type PathResult } from '../../src/index.ts';
import { jsSearchEngine } from '../support/js-engines.ts';
import { kernelFile, startDebug } from '../support/kernels.ts';
import { Random } from '../support/maps.ts';
import { optimalCost } from '../support/oracle.ts';
import { isSample, runs, seed } from '../support/seed.ts';
import { checkResult, isClose } from '../support/walk.ts';
import { type Diagonals, diagonalRules, movementOf, worldOf } from '../support/world.ts';

const engines = {
  js: jsSearchEngine(),
  release: new SearchEngine(startKernel(kernelFile('kernel.wasm'))),
  debug: new SearchEngine(startDebug('kernel')),
};

/** Costs of a map: few classes, some that nearly tie, or so many that each cell has its own. */
const costSets: ((random: Random) => number)[] = [
  (random) => random.pick([1, 2, 3, 5]),
  (random) => random.pick([1, 1.0000001, 2.5]),
  (random) => random.pick([0.001, 1, 1000]),
  (random) => random.pick([0.1, 0.3, 0.7]),
  (random) => 0.5 + random.next(),
];

const steps = [
  { straightCost: 1, diagonalCost: Math.SQRT2 },
  { straightCost: 1, diagonalCost: Math.SQRT2 },
  { straightCost: 5, diagonalCost: 7 },
  { straightCost: 1, diagonalCost: 1 },
  { straightCost: 1, diagonalCost: 1.9 },
];

/** Returns a map of few rectangles of terrain, and some blocked cells and walls: most cells lie away from borders. */
function patches(random: Random, side: number, cost: () => number): Grid {
  const grid = new Grid(random.between(1, side), random.between(1, side));
  for (let patch = random.between(1, 4); patch > 0; patch--) paint(grid, random, side, cost());
  for (let wall = random.between(0, 6); wall > 0; wall--) {
    const long = random.between(1, side);
    const isColumn = random.chance(0.5);
    fill(grid, random, isColumn ? 1 : long, isColumn ? long : 1, true);
  }
  for (let cell = random.between(0, 12); cell > 0; cell--) fill(grid, random, 1, 1, random.chance(0.7));
  return grid;
}

function paint(grid: Grid, random: Random, side: number, cost: number): void {
  fill(grid, random, random.between(1, side), random.between(1, side), false, cost);
}

function fill(grid: Grid, random: Random, width: number, height: number, blocked: boolean, cost?: number): void {
  const x = random.below(grid.width);
  const y = random.below(grid.height);
  for (let row = y; row < Math.min(y + height, grid.height); row++) {
    for (let column = x; column < Math.min(x + width, grid.width); column++) {
      if (cost === undefined) grid.setBlocked(column, row, blocked);
      else grid.setCost(column, row, cost);
    }
  }
}

function edit(grid: Grid, random: Random, cost: () => number): void {
  const x = random.below(grid.width);
  const y = random.below(grid.height);
  if (random.chance(0.5)) grid.setBlocked(x, y, random.chance(0.4));
  else if (!grid.isBlocked(x, y)) grid.setCost(x, y, cost());
}

function randomCell(grid: Grid, random: Random): { x: number; y: number } {
  return { x: random.below(grid.width), y: random.below(grid.height) };
}

/** Checks one search on all engines. Returns whether it found a route. */
function check(grid: Grid, random: Random, options: FindPathOptions): boolean {
  const start = randomCell(grid, random);
  const goal = randomCell(grid, random);
  const result = findPathOn(engines.js, grid, start, goal, options);
  expect(findPathOn(engines.release, grid, start, goal, options)).toEqual(result);
  expect(findPathOn(engines.debug, grid, start, goal, options)).toEqual(result);
  const world = worldOf(grid);
  const { layers = [] } = options;
  const costs = world.costs.map((cost, cell) => layers.reduce((sum, layer) => sum + layer.values[cell], cost));
  checkResult({ ...world, costs }, start, goal, options, result);
  const optimum = optimalCost({ ...world, costs }, start, goal, movementOf(options));
  if (!isClose(result.cost, optimum)) throw new Error(`cost ${result.cost}, optimum ${optimum}`);
  return result.status === 'found';
}

describe.each(diagonalRules)('diagonals %s', (diagonals: Diagonals) => {
  test(`searches amid edits are optimal and alike on all engines (seed ${seed})`, () => {
    const random = new Random(seed + diagonals.length);
    let found = 0;
    for (let round = 0; round < runs(150); round++) {
      const cost = random.pick(costSets);
      const grid = patches(random, random.pick([4, 9, 16, 34]), () => cost(random));
      for (let query = 0; query < 8; query++) {
        for (let edits = random.below(4); edits > 0; edits--) edit(grid, random, () => cost(random));
        found += Number(check(grid, random, { diagonals, ...random.pick(steps) }));
      }
    }
    expect(found).toBeGreaterThan(runs(300));
  });

  test(`so are searches with a layer that comes and goes (seed ${seed})`, () => {
    const random = new Random(seed + diagonals.length);
    for (let round = 0; round < runs(25); round++) {
      const grid = patches(random, 24, () => 1);
      const danger = new Float64Array(grid.width * grid.height);
      const layer = blendLayers([{ values: danger, weight: 1 }]);
      for (let query = 0; query < 6; query++) {
        if (random.chance(0.7)) {
          const left = random.below(grid.width);
          const right = random.between(left, grid.width);
          const value = random.pick([0, 2, 7.5]);
          for (let y = random.below(grid.height); y < grid.height; y++)
            danger.fill(value, y * grid.width + left, y * grid.width + right);
          layer.update();
        }
        if (random.chance(0.3)) edit(grid, random, () => random.pick([1, 4]));
        check(grid, random, { diagonals, layers: [layer] });
      }
    }
  });

  test.each(['wasm', 'js'] as const)(`a search in steps sees the grid as it was (%s, seed ${seed})`, (engine) => {
    const random = new Random(seed + diagonals.length);
    for (let round = 0; round < runs(40); round++) {
      const grid = patches(random, 24, () => random.pick([1, 3, 4]));
      const start = randomCell(grid, random);
      const goal = randomCell(grid, random);
      const world = worldOf(grid);
      const optimum = optimalCost(world, start, goal, movementOf({ diagonals }));
      const search = createSearch(grid, start, goal, { diagonals, engine });
      while (search.status === 'running') {
        edit(grid, random, () => random.pick([1, 3, 4]));
        search.step(random.between(1, 5));
        if (random.chance(0.3)) findPath(grid, goal, start, { diagonals, engine });
      }
      const result = search.result() as PathResult;
      checkResult(world, start, goal, { diagonals }, result);
      if (!isClose(result.cost, optimum)) throw new Error(`cost ${result.cost}, optimum ${optimum}`);
      search.dispose();
    }
  });
});

test('limits and partial routes go from cell to cell, the rest by jump points', () => {
  const grid = new Grid(40, 40);
  for (let x = 10; x < 30; x++) for (let y = 5; y < 35; y++) grid.setCost(x, y, 4);
  for (const options of [{ partial: true }, { maxExpansions: 1e6 }, { maxCost: 1e6 }, { maxOpen: 1e6 }]) {
    const byCells = findPath(grid, [0, 20], [39, 21], { ...options, algorithm: 'astar' });
    expect(findPath(grid, [0, 20], [39, 21], options)).toEqual(byCells);
  }
  const byCells = findPath(grid, [0, 20], [39, 21], { algorithm: 'astar' });
  const byJumps = findPath(grid, [0, 20], [39, 21]);
  expect(byJumps.cost).toBeCloseTo(byCells.cost, 9);
  expect(byJumps.expanded).toBeLessThan(byCells.expanded / 3);
});

test(`points in buckets are expanded about as often as those in a heap, in which traced searches keep them (seed ${seed})`, () => {
  const random = new Random(seed);
  let inBuckets = 0;
  let inHeap = 0;
  for (let query = runs(200); query > 0; query--) {
    const grid = new Grid(100, 100);
    for (let patch = 4; patch > 0; patch--) fill(grid, random, 50, 50, false, random.pick([2, 3, 5]));
    const [start, goal] = [randomCell(grid, random), randomCell(grid, random)];
    const search = findPath(grid, start, goal);
    if (search.method !== 'jump-points') continue;
    inBuckets += search.expanded;
    inHeap += findPath(grid, start, goal, { trace: true }).expanded;
  }
  if (isSample) return;
  expect(inHeap).toBeGreaterThan(runs(10000));
  // A point that is expanded again does not count again.
  expect(inBuckets / inHeap).toBeLessThan(1.05);
});
