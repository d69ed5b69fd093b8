import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { resolveFieldOptions } from '../../src/features/field/field-options.ts';
import { fieldProfileOf } from '../../src/features/field/field-profile.ts';
import { Grid } from '../../src/index.ts';
import { cellOf, gridOf } from '../support/arbitrary.ts';
import { fieldPlan } from '../support/fields.ts';
import { jsFieldEngine } from '../support/js-engines.ts';
import { isSample, runs, seed, settings } from '../support/seed.ts';
import { isClose } from '../support/walk.ts';
import { worldOf } from '../support/world.ts';

test(`the queues of uniform terrain and the heap find the same costs (seed ${seed})`, () => {
  const engine = jsFieldEngine();
  fc.assert(
    fc.property(fieldPlan(24, true), ({ map, goals: places, options }) => {
      const cells = cellsOf(gridOf(map));
      const world = worldOf(gridOf(map));
      const goals = Int32Array.from(places, (one) => {
        const { x, y } = cellOf(world, one);
        return y * world.width + x;
      });
      const profile = fieldProfileOf(cells, resolveFieldOptions({ ...options, maxCost: Infinity }));
      if (!profile.queued) return;
      const heap = { queued: 0, bucketWidth: 0, pruned: false };
      const costs = [profile, { ...profile, pruned: false }, { ...profile, ...heap }].map((each) => {
        const field = engine.open(world.costs.length);
        field.compute(cells, each, { cells: goals, costs: null });
        return field.costs();
      });
      for (const other of costs) other.every((cost, cell) => isClose(cost, costs[0][cell]) || expect.fail(`${cell}`));
    }),
    settings(300),
  );
});

test(`buckets and the heap find the same costs on terrain (seed ${seed})`, () => {
  const engine = jsFieldEngine();
  let compared = 0;
  fc.assert(
    fc.property(fieldPlan(24, false), ({ map, goals: places, options }) => {
      const cells = cellsOf(gridOf(map));
      const world = worldOf(gridOf(map));
      const goals = Int32Array.from(places, (one) => {
        const { x, y } = cellOf(world, one);
        return y * world.width + x;
      });
      const profile = fieldProfileOf(cells, resolveFieldOptions(options));
      if (profile.bucketWidth === 0) return;
      compared++;
      const [byBuckets, byHeap] = [profile, { ...profile, bucketWidth: 0, pruned: false }].map((each) => {
        const field = engine.open(world.costs.length);
        field.compute(cells, each, { cells: goals, costs: null });
        return field.costs();
      });
      byBuckets.every((cost, cell) => isClose(cost, byHeap[cell]) || expect.fail(`${cell}`));
    }),
    settings(500),
  );
  if (!isSample) expect(compared).toBeGreaterThan(runs(500) / 5);
});

test('buckets are as wide as the cheapest step, and give way to the heap where steps differ too much', () => {
  const widthFor = (costs: number[], options = {}) =>
    fieldProfileOf(cellsOf(Grid.fromCosts(costs.length, 1, costs)), resolveFieldOptions(options)).bucketWidth;
  expect(widthFor([1, 1, 2])).toBeCloseTo(1, 8);
  expect(widthFor([9, 3, 2], { straightCost: 5, diagonalCost: 7 })).toBeCloseTo(10, 7);
  expect(widthFor([1, 2800])).toBeCloseTo(1, 8);
  expect(widthFor([1, 2900])).toBe(0);
  expect(widthFor([1, 2900], { diagonals: 'never' })).toBeCloseTo(1, 8);
  expect(widthFor([1, 1e100])).toBe(0);
  expect(widthFor([2, 2, 2])).toBeCloseTo(2, 8);
  expect(widthFor([1, 2], { straightCost: 3, diagonalCost: 2 })).toBe(0);
});
