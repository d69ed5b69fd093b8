import { expect, test } from 'vitest';
import { AngleEngine } from '../../src/core/kernel/angle/angle-engine.ts';
import { kernel } from '../../src/core/kernel/bytes/angle.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { runAngleOn } from '../../src/features/angle/find-any-angle-path.ts';
import { withMostPages } from '../support/capped.ts';
import { jsAngleEngine } from '../support/js-engines.ts';
import { kernelFile, startWithLoader } from '../support/kernels.ts';
import { Random, randomMap } from '../support/maps.ts';

const START = [1, 1] as const;

test.each(['angle.wasm', 'angle.debug.wasm'])('%s: a refused search throws, and the next one works', (name) => {
  const grid = randomMap({ width: 160, height: 160, seed: 4, blocked: 0.2 });
  const small = randomMap({ width: 12, height: 12, seed: 5, blocked: 0.1 });
  for (const one of [grid, small]) one.setBlocked(...START, false);
  const js = jsAngleEngine();
  const random = new Random(1);
  const goals = Array.from({ length: 12 }, () => [random.below(160), random.below(160)] as const);
  const expected = goals.map((goal) => runAngleOn(js, grid, START, goal));
  const refused: number[] = [];
  for (let pages = 3; pages < 24; pages++) {
    const engine = new AngleEngine(startWithLoader(withMostPages(kernelFile(name), pages)));
    goals.forEach((goal, i) => {
      try {
        expect(runAngleOn(engine, grid, START, goal)).toEqual(expected[i]);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        refused.push(pages);
        expect(runAngleOn(engine, small, START, [11, 11])).toEqual(runAngleOn(js, small, START, [11, 11]));
      }
    });
  }
  expect(new Set(refused).size).toBeGreaterThan(3);
  expect(new Set(refused).size).toBeLessThan(21);
});

test('lists take a bounded share of memory, and dispose frees them', () => {
  const engine = new AngleEngine(startKernel(kernel));
  const side = 256;
  const grid = randomMap({ width: side, height: side, seed: 9, blocked: 0.2 });
  const random = new Random(2);
  for (let i = 0; i < 150; i++) {
    grid.setBlocked(random.below(side), random.below(side), random.chance(0.2));
    runAngleOn(engine, grid, [random.below(side), random.below(side)], [random.below(side), random.below(side)]);
  }
  expect(engine.usedBytes / side ** 2).toBeLessThan(36);
  const before = engine.usedBytes;
  grid.releaseMemory();
  expect(engine.usedBytes).toBeLessThan(before / 4);
});
