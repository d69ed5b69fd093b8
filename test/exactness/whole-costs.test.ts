// The search of uniform ground by whole step costs. `HOTPATH_RUNS=125 npx vitest run --project node whole-costs` takes all 50,000 maps.
import { expect, test } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
import { UNIFORM } from '../../src/core/base/methods.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import type { SearchKernel } from '../../src/core/kernel/exports.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { resolveOptions } from '../../src/core/request/options.ts';
import { planFor } from '../../src/core/request/plan.ts';
import { Grid } from '../../src/index.ts';
import { jsSearchEngine } from '../support/js-engines.ts';
import { startDebug } from '../support/kernels.ts';
import { Random } from '../support/maps.ts';
import { optimalCosts } from '../support/oracle.ts';
import { runs, seed } from '../support/seed.ts';
import { checkResult, checkSame, isClose, type Options } from '../support/walk.ts';
import { diagonalRules, movementOf, type Point, worldOf } from '../support/world.ts';

const release = new SearchEngine(startKernel<SearchKernel>(kernel));
const debug = new SearchEngine(startDebug<SearchKernel>('kernel'));
const js = jsSearchEngine();

/** Step costs, and whether whole numbers below 2^15 order routes by them. */
const steps: { costs: Options; whole: boolean }[] = [
  { costs: {}, whole: true },
  { costs: { diagonalCost: 1 }, whole: true },
  { costs: { diagonalCost: 2 }, whole: true },
  { costs: { diagonalCost: 1.9999999 }, whole: true },
  { costs: { straightCost: 10, diagonalCost: 14 }, whole: true },
  { costs: { straightCost: 1e-90, diagonalCost: 1.5e-90 }, whole: true },
  { costs: { straightCost: 1e90, diagonalCost: 1.5e90 }, whole: true },
  { costs: { diagonalCost: 1.0000001 }, whole: false },
  { costs: { diagonalCost: 2.5 }, whole: false },
];

function usesWholeCosts(grid: Grid, options: Options): boolean {
  return planFor(cellsOf(grid), resolveOptions(options)).methods.includes(UNIFORM);
}

/** Returns a grid of any density, whose passable cells all cost the same. */
function anyGrid(random: Random): Grid {
  const grid = new Grid(random.between(1, 30), random.between(1, 30));
  const blocked = 0.6 * random.next();
  const cost = random.pick([1, 1, 3, 1e60]);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) grid.setCost(x, y, random.chance(blocked) ? Infinity : cost);
  }
  return grid;
}

function anyCell(random: Random, { width, height }: Grid): Point {
  return { x: random.below(width), y: random.below(height) };
}

const MAPS = runs(400);

test(`${MAPS} maps: routes cost the least, and engines answer alike (seed ${seed})`, () => {
  const random = new Random(seed);
  let whole = 0;
  for (let map = 0; map < MAPS; map++) {
    const grid = anyGrid(random);
    const world = worldOf(grid);
    const { costs, whole: fits } = random.pick(steps);
    const options: Options = { ...costs, diagonals: random.pick(diagonalRules), algorithm: 'astar' };
    expect(usesWholeCosts(grid, options)).toBe(fits || options.diagonals === 'never');
    const from = anyCell(random, grid);
    const least = optimalCosts(world, from, movementOf(options));
    for (let i = 0; i < 4; i++) {
      const to = anyCell(random, grid);
      const result = findPathOn(map % 4 === 0 ? debug : release, grid, from, to, options);
      checkResult(world, from, to, options, result);
      checkSame(result, findPathOn(js, grid, from, to, options));
      if (!isClose(result.cost, least[to.y * grid.width + to.x])) throw new Error(`${result.cost}: not the optimum`);
      whole += Number(fits);
    }
  }
  expect(whole).toBeGreaterThan(MAPS);
});

test.each([
  ['longer than 13,860 diagonals: a search by a heap takes over', 401, 301],
  ['short enough for whole costs', 101, 101],
] as const)('a winding corridor, %s', (_, width, height) => {
  const grid = new Grid(width, height);
  // Every other row is a wall with a gap at alternate ends.
  for (let y = 1; y < height; y += 2) {
    grid.fill(0, y, width, 1, true);
    grid.setBlocked(y % 4 === 1 ? width - 1 : 0, y, false);
  }
  const rows = (height + 1) / 2;
  for (const diagonals of diagonalRules) {
    const cuts = diagonals === 'always' || diagonals === 'ifAtMostOneObstacle';
    const options: Options = { diagonals, algorithm: 'astar' };
    expect(usesWholeCosts(grid, options)).toBe(true);
    const to = { x: (rows - 1) % 2 === 0 ? width - 1 : 0, y: height - 1 };
    const result = findPathOn(debug, grid, { x: 0, y: 0 }, to, options);
    checkSame(result, findPathOn(js, grid, { x: 0, y: 0 }, to, options));
    // Each turn into the next row is two straight steps each way, or two diagonals that replace them.
    const straights = rows * (width - 1) + 2 * (rows - 1);
    const turns = rows - 1;
    const cost = cuts ? straights - 4 * turns + 2 * turns * Math.SQRT2 : straights;
    expect(result.cost).toBeCloseTo(cost, 6);
  }
});

test('ends so far apart that whole costs would overflow: a search by a heap from the start', () => {
  const grid = new Grid(20_000, 2);
  grid.setBlocked(10_000, 0, true);
  const options: Options = { algorithm: 'astar' };
  expect(usesWholeCosts(grid, options)).toBe(true);
  const result = findPathOn(debug, grid, { x: 0, y: 0 }, { x: 19_999, y: 0 }, options);
  checkSame(result, findPathOn(js, grid, { x: 0, y: 0 }, { x: 19_999, y: 0 }, options));
  // Two diagonal steps lead round the blocked cell.
  expect(result.cost).toBeCloseTo(19_997 + 2 * Math.SQRT2, 6);
});
