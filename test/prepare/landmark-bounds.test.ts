// The lower bounds that landmarks show: never above the distance that is left, whatever has been edited, and far above octile in mazes.
import { describe, expect, test } from 'vitest';
import { cellsOf } from '../../src/core/grid/grid.ts';
import type { SearchKernel } from '../../src/core/kernel/exports.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { resolveOptions } from '../../src/core/request/options.ts';
import { planFor } from '../../src/core/request/plan.ts';
import { prepareOn } from '../../src/features/prepare/prepare-grid.ts';
import { type Grid, prepareGrid } from '../../src/index.ts';
import { startDebug } from '../support/kernels.ts';
import { mazeMap, Random, randomMap, terrainMap } from '../support/maps.ts';
import { optimalCosts, optimalCostsTo } from '../support/oracle.ts';
import { anyMap, anyTerrain, freeCell, hasLandmarks } from '../support/prepared.ts';
import { runs, seed } from '../support/seed.ts';
import type { Diagonals, Point } from '../support/world.ts';
import { diagonalRules, movementOf, worldOf } from '../support/world.ts';

/** What the debug kernel also exports, see assembly/debug/search.ts. */
interface BoundsKernel extends SearchKernel {
  landmarksOf(search: number): number;
  raisedH(search: number, landmarks: number, x: number, y: number, h: number): number;
}

const kernel = startDebug<BoundsKernel>('kernel');
const engine = new SearchEngine(kernel);

/** Returns the distance to a goal and its lower bound for each cell from which the goal can be reached, in costs that order searches. */
function boundsTo(grid: Grid, goal: Point, diagonals: Diagonals): { bound: number; distance: number }[] {
  const plan = planFor(cellsOf(grid), resolveOptions({ diagonals }));
  const { straight, diagonal } = plan;
  const movement = { diagonals, straightCost: straight, diagonalCost: diagonal };
  const world = worldOf(grid);
  // On uniform terrain, searches count each cell as 1, and routes cost the same both ways.
  const isUniform = plan.uniformCost !== 0;
  const ones = world.costs.map((cost) => (cost < Infinity ? 1 : cost));
  const distances = isUniform
    ? optimalCosts({ ...world, costs: ones }, goal, movement)
    : optimalCostsTo(world, [goal], movement);
  // The search writes its goal into its record, which bounds are asked of.
  engine.solve(cellsOf(grid), plan, freeCell(world, new Random(1)), goal);
  const search = engine.host.search();
  const landmarks = kernel.landmarksOf(search);
  if (landmarks === 0) return [];
  return Array.from(distances, (distance, cell) => {
    const y = Math.floor(cell / grid.width);
    return { distance, bound: kernel.raisedH(search, landmarks, cell - y * grid.width, y, 0) };
  }).filter(({ distance }) => distance < Infinity);
}

function checkBounds(grid: Grid, goal: Point, diagonals: Diagonals): number {
  const bounds = boundsTo(grid, goal, diagonals);
  for (const { bound, distance } of bounds) {
    // Sums of terrain costs may be rounded.
    if (bound > distance * (1 + 1e-12))
      throw new Error(`${bound} is above ${distance} to ${goal.x},${goal.y}:\n${grid.toText()}`);
  }
  return bounds.length;
}

/** Prepares a grid with blocks of any size: small maps would have one for each cell. */
function prepareInBlocks(grid: Grid, diagonals: Diagonals, random: Random): void {
  prepareOn(null, grid, { diagonals }, random.below(4));
}

/** Makes the cells of an area passable, now and then. */
function openArea(grid: Grid, random: Random): void {
  if (!random.chance(0.2)) return;
  const [x, y] = [random.below(grid.width), random.below(grid.height)];
  grid.fill(
    x,
    y,
    Math.min(random.between(1, 6), grid.width - x),
    Math.min(random.between(1, 6), grid.height - y),
    false,
  );
}

/** Blocks a cell, makes it passable, or changes its terrain cost, to a little less or to any amount. */
function editTerrain(grid: Grid, random: Random): void {
  const [x, y] = [random.below(grid.width), random.below(grid.height)];
  if (random.chance(0.3)) grid.setBlocked(x, y, random.chance(0.7));
  else if (!grid.isBlocked(x, y)) grid.setCost(x, y, random.pick([0.98 * grid.cost(x, y), 0.01, 1, 2.5, 30]));
}

describe.each(diagonalRules)('bounds, diagonals %s', (diagonals) => {
  test(`hold after any edits (seed ${seed})`, () => {
    const random = new Random(seed + 5 * diagonals.length);
    let checked = 0;
    for (let map = 0; map < runs(40); map++) {
      const grid = anyMap(random.between(8, 24), random.between(8, 24), random);
      prepareInBlocks(grid, diagonals, random);
      for (let round = 0; round < 6; round++) {
        for (let edits = random.below(4); edits > 0; edits--)
          grid.setBlocked(random.below(grid.width), random.below(grid.height), random.chance(0.4));
        openArea(grid, random);
        checked += checkBounds(grid, freeCell(worldOf(grid), random), diagonals);
      }
    }
    expect(checked).toBeGreaterThan(runs(40) * 100);
  });

  test(`hold on terrain after any edits (seed ${seed})`, () => {
    const random = new Random(seed + 7 * diagonals.length);
    let checked = 0;
    for (let map = 0; map < runs(40); map++) {
      const grid = anyTerrain(random.between(8, 24), random.between(8, 24), random);
      prepareInBlocks(grid, diagonals, random);
      for (let round = 0; round < 6; round++) {
        for (let edits = random.below(4); edits > 0; edits--) editTerrain(grid, random);
        checked += checkBounds(grid, freeCell(worldOf(grid), random), diagonals);
      }
    }
    expect(checked).toBeGreaterThan(runs(40) * 100);
  });

  test(`made on uniform terrain hold on terrain painted later (seed ${seed})`, () => {
    const random = new Random(seed + 9 * diagonals.length);
    let checked = 0;
    for (let map = 0; map < runs(20); map++) {
      const grid = anyMap(random.between(8, 24), random.between(8, 24), random);
      prepareInBlocks(grid, diagonals, random);
      for (let round = 0; round < 4; round++) {
        for (let edits = random.below(20); edits > 0; edits--) editTerrain(grid, random);
        checked += checkBounds(grid, freeCell(worldOf(grid), random), diagonals);
      }
    }
    expect(checked).toBeGreaterThan(runs(20) * 50);
  });

  // They have one number for all cells at each landmark, which must lie in the intervals of all their blocks.
  test(`hold in components too small for landmarks (seed ${seed})`, () => {
    const random = new Random(seed + 3 * diagonals.length);
    let checked = 0;
    for (let map = 0; map < runs(30); map++) {
      const size = { width: random.between(16, 32), height: random.between(16, 32), seed: random.below(2 ** 31) };
      const grid = randomMap({ ...size, blocked: diagonals === 'always' ? 0.6 : 0.45 });
      prepareOn(null, grid, { diagonals }, random.between(1, 3));
      const world = worldOf(grid);
      for (let i = 0; i < 30; i++) {
        const goal = freeCell(world, random);
        const reached = optimalCosts(world, goal, movementOf({ diagonals })).filter((cost) => cost < Infinity).length;
        if (reached > 1 && reached < 64) checked += checkBounds(grid, goal, diagonals);
      }
    }
    expect(checked).toBeGreaterThan(runs(30) * 10);
  });

  test(`come near the distances on hills (seed ${seed})`, () => {
    const random = new Random(seed);
    const grid = terrainMap({ width: 70, height: 50, seed });
    prepareGrid(grid, { diagonals });
    const sums = { bound: 0, distance: 0 };
    for (let i = 0; i < 4; i++) {
      for (const { bound, distance } of boundsTo(grid, freeCell(worldOf(grid), random), diagonals)) {
        sums.bound += bound;
        sums.distance += distance;
      }
    }
    // Octile is below 0.5 of them.
    expect(sums.bound).toBeGreaterThan(0.7 * sums.distance);
    expect(hasLandmarks(grid)).toBe(true);
  });

  // Distances of hundreds of steps do not fit 16 bits, so they are rounded.
  test.each([
    [5, 900],
    [700, 9],
    [65, 65],
  ])(`hold in mazes of %i x %i, and come near the distances (seed ${seed})`, (width, height) => {
    const random = new Random(seed);
    const grid = mazeMap({ width, height, seed, corridor: 1 });
    prepareGrid(grid, { diagonals });
    const sums = { bound: 0, distance: 0 };
    for (let i = 0; i < 6; i++) {
      const goal = freeCell(worldOf(grid), random);
      checkBounds(grid, goal, diagonals);
      for (const { bound, distance } of boundsTo(grid, goal, diagonals)) {
        sums.bound += bound;
        sums.distance += distance;
      }
    }
    expect(sums.bound).toBeGreaterThan(0.9 * sums.distance);
  });
});
