import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyOptions, cellOf, gridOf, mapPlan, problems } from '../support/arbitrary.ts';
import { isSample, runs, seed, settings } from '../support/seed.ts';
import { checkSame, search } from '../support/walk.ts';
import { worldOf } from '../support/world.ts';

const perMap = 4;
const total = runs(500) * perMap;

test(`${total} random searches over all options are the same on both engines, bit for bit (seed ${seed})`, () => {
  const seen: Record<string, number> = {};
  fc.assert(
    fc.property(problems(mapPlan(40), anyOptions, perMap), ({ map, searches }) => {
      const grid = gridOf(map);
      const world = worldOf(grid);
      for (const { start, goal, options } of searches) {
        const from = cellOf(world, start);
        const to = cellOf(world, goal);
        const wasm = search(world, grid, from, to, { ...options, engine: 'wasm' });
        const js = search(world, grid, from, to, { ...options, engine: 'js' });
        checkSame(wasm, js);
        seen[wasm.status] = (seen[wasm.status] ?? 0) + 1;
      }
    }),
    settings(500),
  );

  // The sample itself: large enough, and every outcome well represented.
  const searches = Object.values(seen).reduce((sum, count) => sum + count, 0);
  console.info(`parity: ${searches} searches, seed ${seed}: ${JSON.stringify(seen)}`);
  expect(searches).toBeGreaterThanOrEqual(total);
  if (isSample) return;
  for (const status of ['found', 'partial', 'unreachable', 'limit', 'start-blocked', 'goal-blocked']) {
    expect(seen[status], status).toBeGreaterThan(searches / 200);
  }
});
