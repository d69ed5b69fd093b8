// Searches with buckets for their open list: on terrain whose costs differ, by default.
import { describe, expect, test } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
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
import { type Diagonals, diagonalRules, movementOf, type Point, type World, worldOf } from '../support/world.ts';

/**
 * Terrain by the way its costs are drawn, from 1e-3 to 1e6, and the least share of searches that use buckets: those with step costs and a
 * heuristic that allow them, on terrain whose costs have a ratio of up to about 1e4.
 */
const terrains: Record<string, { draws: (random: Random) => () => number; share: number }> = {
  digits: { draws: (random) => () => random.between(1, 9), share: 0.5 },
  'two costs': { draws: (random) => drawFrom(random, [1, random.pick([1.0000001, 2, 3, 100])]), share: 0.5 },
  classes: { draws: (random) => drawFrom(random, few(random, 3.9)), share: 0.5 },
  'classes of any size': { draws: (random) => drawFrom(random, few(random, 9)), share: 0 },
  continuous: { draws: (random) => logUniform(random, random.pick([0.1, 1, 2, 3.9])), share: 0.5 },
  'continuous, of any size': { draws: (random) => logUniform(random, 9), share: 0 },
};

const steps: Options[] = [
  {},
  {},
  { straightCost: 10, diagonalCost: 14 },
  { straightCost: 1, diagonalCost: 1 },
  { straightCost: 1, diagonalCost: 2.5 },
  { straightCost: 2, diagonalCost: 1 },
  { straightCost: 0.3, diagonalCost: 0.42 },
];

function estimates(diagonals: Diagonals): Options[] {
  return [
    {},
    {},
    { heuristic: 'chebyshev' },
    { heuristic: 'zero' },
    { heuristicWeight: 0.5 },
    { heuristic: 'euclidean' },
    diagonals === 'never' ? { heuristic: 'manhattan' } : {},
  ];
}

function drawFrom(random: Random, costs: readonly number[]): () => number {
  return () => random.pick(costs);
}

/** Returns a few costs. */
function few(random: Random, decades: number): number[] {
  return Array.from({ length: random.between(2, 12) }, logUniform(random, decades));
}

/** Draws costs of that many decades, within 1e-3 to 1e6. */
function logUniform(random: Random, decades: number): () => number {
  const low = -3 + (9 - decades) * random.next();
  return () => 10 ** (low + decades * random.next());
}

function makeGrid(random: Random, draw: () => number): Grid {
  const grid = new Grid(random.between(1, 40), random.between(1, 40));
  const blocked = random.pick([0, 0.1, 0.3]);
  // One cost for a patch of cells, often: ties, and large differences at its edge.
  const patch = random.pick([1, 1, 3, 8]);
  for (let y = 0; y < grid.height; y += patch) {
    for (let x = 0; x < grid.width; x += patch) {
      const cost = draw();
      for (let dy = 0; dy < patch && y + dy < grid.height; dy++) {
        for (let dx = 0; dx < patch && x + dx < grid.width; dx++) {
          grid.setCost(x + dx, y + dy, cost);
          if (random.chance(blocked)) grid.setBlocked(x + dx, y + dy);
        }
      }
    }
  }
  return grid;
}

function edit(random: Random, grid: Grid, draw: () => number): void {
  for (let i = random.below(8); i > 0; i--) {
    const [x, y] = [random.below(grid.width), random.below(grid.height)];
    if (random.chance(0.3)) grid.setBlocked(x, y, random.chance(0.5));
    else grid.setCost(x, y, draw());
  }
}

/** The least cost of a route to any cell within range of the goal, by the costs of routes to all cells. */
function leastWithin({ width, height }: World, costs: Float64Array, { x, y }: Point, range: number): number {
  let least = Infinity;
  for (let row = Math.max(y - range, 0); row <= Math.min(y + range, height - 1); row++) {
    for (let column = Math.max(x - range, 0); column <= Math.min(x + range, width - 1); column++) {
      least = Math.min(least, costs[row * width + column]);
    }
  }
  return least;
}

const engines = {
  release: new SearchEngine(startKernel<SearchKernel>(kernel)),
  debug: new SearchEngine(startDebug<SearchKernel>('kernel')),
};
const js = jsSearchEngine();
const SEARCHES = 12;
const ROUNDS = 4;

/** Checks one search on two engines. Returns whether it used buckets. */
function check(
  engine: SearchEngine,
  grid: Grid,
  from: Point,
  to: Point,
  options: Options,
  costs: Float64Array,
): boolean {
  const world = worldOf(grid);
  const result = findPathOn(engine, grid, from, to, options);
  checkResult(world, from, to, options, result);
  checkSame(result, findPathOn(js, grid, from, to, options));
  const least = leastWithin(world, costs, to, options.range ?? 0);
  if (!isClose(result.cost, least)) throw new Error(`cost ${result.cost}, optimum ${least}`);
  return planFor(cellsOf(grid), resolveOptions(options)).buckets > 0;
}

describe.each(Object.entries(terrains))('terrain: %s', (name, { draws, share }) => {
  const maps = runs(72);
  const searches = maps * ROUNDS * SEARCHES;
  test(`${searches} searches find the optimum, between edits, the same on all engines (seed ${seed})`, () => {
    const random = new Random(seed + name.length);
    let bucketed = 0;
    for (let map = 0; map < maps; map++) {
      const draw = draws(random);
      const grid = makeGrid(random, draw);
      const engine = map % 4 === 0 ? engines.debug : engines.release;
      for (let round = 0; round < ROUNDS; round++) {
        edit(random, grid, draw);
        const from = { x: random.below(grid.width), y: random.below(grid.height) };
        const movement = { ...random.pick(steps), diagonals: random.pick(diagonalRules) };
        const costs = optimalCosts(worldOf(grid), from, movementOf(movement));
        for (let i = 0; i < SEARCHES; i++) {
          const to = { x: random.below(grid.width), y: random.below(grid.height) };
          const range = random.pick([0, 0, 0, 0, 1, 9]);
          const options: Options = { ...movement, ...random.pick(estimates(movement.diagonals)), range };
          try {
            bucketed += Number(check(engine, grid, from, to, options, costs));
          } catch (error) {
            throw new Error(`map ${map}, round ${round}, search ${i}, ${JSON.stringify(options)}`, { cause: error });
          }
        }
      }
    }
    console.info(`${name}: ${bucketed} of ${searches} searches used buckets`);
    expect(bucketed / searches).toBeGreaterThanOrEqual(share);
  });
});
