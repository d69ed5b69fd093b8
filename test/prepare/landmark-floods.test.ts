// Floods for landmarks, against the oracle, and the landmarks that they make.
import { expect, test } from 'vitest';
import { type Intervals, UNREACHED } from '../../src/core/engine/flood.ts';
import { uniformCost } from '../../src/core/grid/cost-range.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { LANDMARKS, type Landmarks } from '../../src/core/grid/history/landmarks.ts';
import { kernel } from '../../src/core/kernel/bytes/landmarks.ts';
import type { LandmarksKernel } from '../../src/core/kernel/exports.ts';
import { KernelFlood } from '../../src/core/kernel/prepare/kernel-flood.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { RULES as RULE_NUMBERS } from '../../src/core/rules/moves.ts';
import { prepareOn } from '../../src/features/prepare/prepare-grid.ts';
import { componentOf, type Diagonals, findPath, Grid, prepareGrid } from '../../src/index.ts';
import { withMostPages } from '../support/capped.ts';
import { startDebug, startJsKernel } from '../support/kernels.ts';
import { Random } from '../support/maps.ts';
import { evenCosts, optimalCosts } from '../support/oracle.ts';
import { runs, seed } from '../support/seed.ts';
import { worldOf } from '../support/world.ts';

const RULES: readonly Diagonals[] = ['never', 'always', 'ifAtMostOneObstacle', 'onlyWhenNoObstacles'];

/** Returns a map of some 2^16 cells: blocked cells, walls, and pockets between them. */
function someMap(random: Random): Grid {
  const width = random.between(240, 330);
  const grid = new Grid(width, Math.ceil(2 ** 16 / width) + random.below(40));
  const clutter = random.below(45) / 100;
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < width; x++) if (random.chance(clutter)) grid.setBlocked(x, y, true);
  }
  for (let wall = 0; wall < 6; wall++) {
    if (random.chance(0.5)) grid.fill(random.below(width), 0, 1, grid.height, true);
    else grid.fill(0, random.below(grid.height), width, 1, true);
  }
  return grid;
}

function landmarksBy(engine: 'js' | 'wasm', grid: Grid, options: object, blockBits: number): Landmarks | null {
  prepareOn(null, grid, { ...options, engine }, blockBits);
  return LANDMARKS.of(cellsOf(grid));
}

test(`both engines give the same tables (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(2); run++) {
    const grid = someMap(random);
    if (run % 2 === 1) for (let x = 0; x < grid.width; x++) grid.setCost(x, random.below(grid.height), 2.5);
    const options = {
      diagonals: RULES[random.below(4)],
      diagonalCost: random.chance(0.5) ? Math.SQRT2 : 1 + random.below(100) / 100,
      landmarks: random.between(1, 8),
    };
    const blockBits = random.below(4);
    const js = landmarksBy('js', grid, options, blockBits);
    const wasm = landmarksBy('wasm', grid, options, blockBits);
    expect(js).not.toBeNull();
    expect(wasm?.tables.lanes).toEqual(js?.tables.lanes);
    expect(wasm?.quantum).toBe(js?.quantum);
  }
});

/** Floods by the kernel, with its assertions and without, and now and then in JavaScript. */
function floodsOf(
  grid: Grid,
  steps: { rule: number; straight: number; diagonal: number },
  blockBits: number,
  random: Random,
): KernelFlood[] {
  const cells = cellsOf(grid);
  const terrain = uniformCost(cells) === 0 ? cells.terrain : null;
  return [
    ...(random.chance(0.1)
      ? [new KernelFlood(startJsKernel<LandmarksKernel>('landmarks'), cells, steps, blockBits, terrain)]
      : []),
    new KernelFlood(startDebug<LandmarksKernel>('landmarks'), cells, steps, blockBits, terrain),
    new KernelFlood(startKernel<LandmarksKernel>(kernel), cells, steps, blockBits, terrain),
  ];
}

/** Returns a cell of each component of a grid. */
function startsIn(grid: Grid, diagonals: Diagonals, random: Random): number[] {
  const starts = new Map<number, number>();
  for (let i = 0; i < 2 * grid.width * grid.height; i++) {
    const [x, y] = [random.below(grid.width), random.below(grid.height)];
    if (!grid.isBlocked(x, y)) starts.set(componentOf(grid, [x, y], { diagonals }), y * grid.width + x);
  }
  return [...starts.values()];
}

/** Returns the interval of each block as text, from distances by cell; '' if no cell has been reached. */
function intervalsOf(distances: Float64Array, { width, height }: Grid, blockBits: number, unit: number): string[] {
  const found: string[] = [];
  for (let top = 0; top < height; top += 1 << blockBits) {
    for (let left = 0; left < width; left += 1 << blockBits) {
      const inBlock = distances.filter((distance, cell) => {
        const isHere = (cell % width) >> blockBits === left >> blockBits;
        return isHere && Math.floor(cell / width) >> blockBits === top >> blockBits && distance < Infinity;
      });
      const [least, greatest] = [Math.min(...inBlock), Math.max(...inBlock)];
      found.push(inBlock.length === 0 ? '' : `${Math.floor(least / unit)}-${Math.floor(greatest / unit)}`);
    }
  }
  return found;
}

function readIntervals({ values, columns }: Intervals, grid: Grid, blockBits: number): string[] {
  const [across, down] = [grid.width, grid.height].map((side) => Math.ceil(side / (1 << blockBits)));
  return Array.from({ length: across * down }, (_, block) => {
    const at = 2 * (Math.floor(block / across) * columns + (block % across));
    return values[at] === UNREACHED ? '' : `${values[at]}-${values[at + 1]}`;
  });
}

test(`floods have the distances of the oracle, and the cells that are farthest (seed ${seed})`, () => {
  const random = new Random(seed + 1);
  for (let run = 0; run < runs(150); run++) {
    const grid = new Grid(random.pick([1, 2, 7, 8, 9, 15, 16, 40, 70]), random.pick([1, 2, 8, 9, 33]));
    const clutter = random.pick([0, 0.1, 0.3, 0.6]);
    for (let y = 0; y < grid.height; y++)
      for (let x = 0; x < grid.width; x++) if (random.chance(clutter)) grid.setBlocked(x, y, true);
    const diagonals = random.pick(RULES);
    const [straightCost, diagonalCost] = random.pick([
      [1, 1],
      [5, 7],
      [29, 41],
      [408, 577],
      [499, 997],
    ]);
    const steps = { rule: RULE_NUMBERS[diagonals], straight: straightCost, diagonal: diagonalCost };
    const blockBits = random.below(4);
    const unit = 2 ** random.below(6);
    const starts = startsIn(grid, diagonals, random);
    if (starts.length === 0) continue;
    const distances = new Float64Array(grid.width * grid.height).fill(Infinity);
    const farthest = starts.map((start) => {
      const [x, y] = [start % grid.width, Math.floor(start / grid.width)];
      const costs = optimalCosts(worldOf(grid), { x, y }, { diagonals, straightCost, diagonalCost });
      for (const [cell, cost] of costs.entries()) distances[cell] = Math.min(distances[cell], cost);
      const reached = costs.map((cost) => (cost < Infinity ? cost : -1));
      return reached.indexOf(reached.reduce((most, cost) => Math.max(most, cost)));
    });
    const most = farthest.reduce((greatest, cell) => Math.max(greatest, distances[cell]), 0);
    for (const flood of floodsOf(grid, steps, blockBits, random)) {
      for (let again = 0; again < 2; again++) {
        expect(flood.farthest(starts)).toEqual({ cells: farthest, most });
        const expected = intervalsOf(distances, grid, blockBits, unit);
        expect(readIntervals(flood.run(starts, unit), grid, blockBits)).toEqual(expected);
      }
    }
  }
});

test('of cells that are farthest by straight and by diagonal steps alike, the first counts', () => {
  const steps = { rule: RULE_NUMBERS.always, straight: 1, diagonal: 1 };
  for (const flood of floodsOf(new Grid(3, 3), steps, 0, new Random(seed)))
    expect(flood.farthest([0])).toEqual({ cells: [2], most: 2 });
});

test(`floods of terrain have the distances of the oracle (seed ${seed})`, () => {
  const random = new Random(seed + 2);
  let differed = 0;
  for (let run = 0; run < runs(100); run++) {
    const grid = new Grid(random.pick([1, 2, 7, 9, 16, 40]), random.pick([1, 2, 8, 33]));
    const costs = random.pick([
      [1, 2],
      [0.3, 1, 7.5],
      [1, 1, 1, 300],
    ]);
    const clutter = random.pick([0, 0.1, 0.4]);
    for (let y = 0; y < grid.height; y++)
      for (let x = 0; x < grid.width; x++)
        if (random.chance(clutter)) grid.setBlocked(x, y, true);
        else grid.setCost(x, y, random.pick(costs));
    const diagonals = random.pick(RULES);
    const movement = { diagonals, straightCost: random.pick([1, 3]), diagonalCost: random.pick([3, 4.2, 5.9]) };
    if (movement.straightCost === 1) movement.diagonalCost = random.pick([1, Math.SQRT2, 1.9]);
    const steps = { rule: RULE_NUMBERS[diagonals], straight: movement.straightCost, diagonal: movement.diagonalCost };
    const blockBits = random.below(3);
    const starts = startsIn(grid, diagonals, random);
    if (starts.length === 0 || uniformCost(cellsOf(grid)) !== 0) continue;
    const distances = new Float64Array(grid.width * grid.height).fill(Infinity);
    for (const start of starts) {
      const from = { x: start % grid.width, y: Math.floor(start / grid.width) };
      evenCosts(worldOf(grid), from, movement).forEach((cost, cell) => {
        distances[cell] = Math.min(distances[cell], cost);
      });
    }
    const reached = distances.map((distance) => (distance < Infinity ? distance : 0));
    const most = Math.max(...reached);
    // Sums in another order differ by roundings: counted in this unit, no distance but 0 is near a whole number.
    const unit = (most + 1) / 5000.123;
    for (const flood of floodsOf(grid, steps, blockBits, random)) {
      const found = flood.farthest(starts);
      expect(found.most).toBeCloseTo(most, 6);
      expect(Math.max(...found.cells.map((cell) => reached[cell]))).toBeCloseTo(most, 6);
      const [tables, expected] = [
        readIntervals(flood.run(starts, unit), grid, blockBits),
        intervalsOf(distances, grid, blockBits, unit),
      ];
      differed += tables.filter((text, block) => text !== expected[block]).length;
      expect(tables.map((text) => text === '')).toEqual(expected.map((text) => text === ''));
    }
  }
  expect(differed).toBeLessThan(3);
});

test('a flood that gets no memory throws a RangeError, and searches go on', () => {
  const grid = new Grid(300, 300);
  const steps = { rule: 0, straight: 1, diagonal: 1 };
  for (const pages of [2, 6, 9]) {
    const little = withMostPages(kernel, pages);
    expect(() => new KernelFlood(startKernel(little), cellsOf(grid), steps, 0, null).run([0], 1)).toThrow(
      /^\d+ bytes of memory cannot be allocated/,
    );
  }
  expect(prepareGrid(grid).landmarks).toBe(8);
  expect(findPath(grid, [0, 0], [299, 299]).status).toBe('found');
});
