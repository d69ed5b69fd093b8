// Landmarks made by the kernel of cost fields and by the flood in JavaScript are the same.
import { expect, test } from 'vitest';
import { cellsOf } from '../../src/grid/grid.ts';
import { LANDMARKS, type Landmarks } from '../../src/grid/landmarks.ts';
import { type Diagonals, findPath, Grid, prepareGrid } from '../../src/index.ts';
import { prepareOn } from '../../src/prepare/prepare-grid.ts';
import { kernel } from '../../src/wasm/bytes/field.ts';
import { KernelFlood } from '../../src/wasm/field/kernel-flood.ts';
import { startKernel } from '../../src/wasm/start-kernel.ts';
import { withMostPages } from '../support/capped.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

const RULES: readonly Diagonals[] = ['never', 'always', 'ifAtMostOneObstacle', 'onlyWhenNoObstacles'];

/** Returns a map of more cells than the flood in JavaScript gets with the wasm engine: blocked cells, walls, and pockets between them. */
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

test(`both floods give the same tables (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(6); run++) {
    const grid = someMap(random);
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

test('a flood that gets no memory throws a RangeError, and searches go on', () => {
  const grid = new Grid(300, 300);
  const steps = { rule: 0, straight: 1, diagonal: 1 };
  for (const pages of [2, 8, 13]) {
    const little = withMostPages(kernel, pages);
    expect(() => new KernelFlood(startKernel(little), cellsOf(grid), steps).run([0])).toThrow(
      /^\d+ bytes of memory cannot be allocated/,
    );
  }
  expect(prepareGrid(grid).landmarks).toBe(8);
  expect(findPath(grid, [0, 0], [299, 299]).status).toBe('found');
});
