import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
import type { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { Grid } from '../../src/index.ts';
import { anyOptions, cellOf, gridOf, mapPlan, optimalOptions, problems } from './arbitrary.ts';
import { randomMap } from './maps.ts';
import { optimalCost } from './oracle.ts';
import { seed, settings } from './seed.ts';
import { checkResult, isClose } from './walk.ts';
import { diagonalRules, movementOf, worldOf } from './world.ts';

/** An engine whose generation counter can be set, to test its wrap-around. */
export interface TestedEngine extends SearchEngine {
  forceGeneration(used: number): void;
}

/** Generations until the counter in the node records wraps around and they are cleared. */
const GENERATIONS = 2 ** 26;

/** Tests that every engine must pass, run on one engine. `start` makes a new engine. */
export function engineSuite(title: string, name: 'wasm' | 'js', start: () => TestedEngine): void {
  // One source: what js may do otherwise shows in a sample.
  const share = (count: number) => (name === 'js' ? count / 10 : count);
  describe(title, () => {
    test(`is the ${name} engine`, () => {
      const engine = start();
      expect(engine.name).toBe(name);
      expect(engine.memoryBytes).toBeGreaterThan(0);
    });

    test(`finds an optimal route if there is one (seed ${seed})`, () => {
      const engine = start();
      fc.assert(
        fc.property(problems(mapPlan(20), optimalOptions, 2), ({ map, searches }) => {
          const grid = gridOf(map);
          const world = worldOf(grid);
          for (const { start: from, goal: to, options } of searches) {
            const [first, last] = [cellOf(world, from), cellOf(world, to)];
            const result = findPathOn(engine, grid, first, last, options);
            checkResult(world, first, last, options, result);
            const optimum = optimalCost(world, first, last, movementOf(options));
            if (!isClose(result.cost, optimum)) throw new Error(`cost ${result.cost}, optimum ${optimum}`);
          }
        }),
        settings(share(300)),
      );
    });

    test(`gives valid results under any options, and the same ones on a new engine (seed ${seed})`, () => {
      const engine = start();
      fc.assert(
        fc.property(problems(mapPlan(20), anyOptions, 3), ({ map, searches }) => {
          const grid = gridOf(map);
          const world = worldOf(grid);
          const another = start();
          for (const { start: from, goal: to, options } of searches) {
            const [first, last] = [cellOf(world, from), cellOf(world, to)];
            const result = findPathOn(engine, grid, first, last, options);
            checkResult(world, first, last, options, result);
            expect(findPathOn(another, grid, first, last, options)).toEqual(result);
          }
        }),
        settings(share(100)),
      );
    });

    test.each(diagonalRules)('edits take effect in the next search, diagonals %s', (diagonals) => {
      const engine = start();
      const grid = Grid.fromText('....\n....\n....');
      const cost = () => findPathOn(engine, grid, [0, 1], [3, 1], { diagonals }).cost;
      expect(cost()).toBe(3);
      grid.setCost(1, 1, 9);
      grid.fill(2, 0, 1, 2, true);
      expect(cost()).toBeCloseTo(
        optimalCost(worldOf(grid), { x: 0, y: 1 }, { x: 3, y: 1 }, movementOf({ diagonals })),
        9,
      );
      grid.fill(2, 0, 1, 3, true);
      expect(cost()).toBe(Infinity);
    });

    test('keeps older grids intact when memory grows', () => {
      const engine = start();
      const sizes = [3, 40, 7, 200, 20, 700, 64];
      const grids = sizes.map((size, i) => {
        const grid = randomMap({ width: size, height: size, seed: i, blocked: 0.15 });
        grid.setBlocked(0, 0, false);
        grid.setBlocked(size - 1, size - 1, false);
        return grid;
      });
      const ask = (grid: Grid) => findPathOn(engine, grid, [0, 0], [grid.width - 1, grid.height - 1], { trace: true });
      const answers = grids.map(ask);
      for (const order of [grids, [...grids].reverse()]) {
        for (const grid of order) expect(ask(grid)).toEqual(answers[grids.indexOf(grid)]);
      }
    });

    test('stays correct when generations wrap around', () => {
      const engine = start();
      const grid = randomMap({ width: 30, height: 30, seed: 5, blocked: 0.2 });
      const world = worldOf(grid);
      const small = new Grid(5, 5);
      const corners = [
        [0, 0],
        [999, 0],
        [0, 999],
        [999, 999],
      ].map(([across, down]) => {
        return cellOf(world, { across, down, passable: true });
      });
      const ask = () =>
        corners.flatMap((from) => corners.map((to) => findPathOn(engine, grid, from, to, { trace: true })));
      const before = ask();
      for (const used of [1000, GENERATIONS - 40, GENERATIONS - 3, GENERATIONS - 2, GENERATIONS - 1]) {
        engine.forceGeneration(used);
        expect(findPathOn(engine, small, [0, 0], [4, 4]).cost).toBeCloseTo(4 * Math.SQRT2, 9);
        expect(ask()).toEqual(before);
        expect(ask()).toEqual(before);
      }
    });
  });
}
