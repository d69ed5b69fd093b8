// A grid that is edited for a long time: each of its cells becomes a corner at some time, and none must be kept for ever.
import { expect, test } from 'vitest';
import { AngleEngine } from '../../src/core/kernel/angle/angle-engine.ts';
import { kernel } from '../../src/core/kernel/bytes/angle.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { runAngleOn } from '../../src/features/angle/find-any-angle-path.ts';
import type { Grid } from '../../src/index.ts';
import { jsAngleEngine } from '../support/js-engines.ts';
import { startDebug } from '../support/kernels.ts';
import { Random, randomMap } from '../support/maps.ts';
import { isSample } from '../support/seed.ts';

const SIDE = 128;
/** What docs/any-angle.md allows for each cell, and beside that; and what searches share. */
const BYTES_PER_CELL = 32;
const FREE_BYTES = 65536;
const SHARED_BYTES = 49152;

const cell = (random: Random) => [random.below(SIDE), random.below(SIDE)] as const;

/** Moves blocked cells about until the map has changed some times over, and calls `search` after every few edits. */
function age(search: (grid: Grid, random: Random) => void): Grid {
  const random = new Random(3);
  const grid = randomMap({ width: SIDE, height: SIDE, seed: 3, blocked: 0.12 });
  for (let round = 0; round < 3000; round++) {
    for (let moved = 0; moved < 60; moved++) {
      grid.setBlocked(...cell(random), false);
      if (random.chance(0.12)) grid.setBlocked(...cell(random), true);
    }
    search(grid, random);
  }
  return grid;
}

test.skipIf(isSample)('it takes no more memory than a new one may, and still keeps what corners see', () => {
  const engine = new AngleEngine(startDebug('angle'));
  const before = engine.usedBytes;
  let most = 0;
  const grid = age((aged, random) => {
    runAngleOn(engine, aged, cell(random), cell(random));
    most = Math.max(most, engine.usedBytes);
  });
  expect(most - before - FREE_BYTES - SHARED_BYTES).toBeLessThan(BYTES_PER_CELL * SIDE ** 2);
  const random = new Random(4);
  for (let i = 0; i < 50; i++) runAngleOn(engine, grid, cell(random), cell(random));
  expect(engine.usedBytes - before).toBeGreaterThan((BYTES_PER_CELL * SIDE ** 2) / 3);
});

test.skipIf(isSample)('it answers as a new one does', () => {
  const [engine, fresh] = [jsAngleEngine(), new AngleEngine(startKernel(kernel))];
  age((aged, random) => {
    const [from, to] = [cell(random), cell(random)];
    const result = runAngleOn(engine, aged, from, to);
    if (random.chance(0.02)) expect(result).toEqual(runAngleOn(fresh, aged.clone(), from, to));
  });
});
