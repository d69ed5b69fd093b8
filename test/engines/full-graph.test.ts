// A jump point graph that keeps no more lists: they are found each time, and starts are points of the search's own.
import { expect, test } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { jsSearchEngine } from '../support/js-engines.ts';
import { Random, randomMap } from '../support/maps.ts';
import { isSample, seed } from '../support/seed.ts';

const SIDE = 1024;
const SEARCHES = 200;

test.skipIf(isSample)(
  `is searched as the js engine does, edits between, in at most 26 bytes a cell (seed ${seed})`,
  () => {
    const wasm = new SearchEngine(startKernel(kernel));
    const js = jsSearchEngine();
    const random = new Random(seed);
    const randomCell = () => ({ x: random.below(SIDE), y: random.below(SIDE) });
    const grid = randomMap({ width: SIDE, height: SIDE, seed, blocked: 0.2 });
    for (let i = 0; i < SEARCHES; i++) {
      const [start, goal, edited] = [randomCell(), randomCell(), randomCell()];
      const options = { algorithm: 'jps', range: random.pick([0, 0, 1, 8]) } as const;
      const result = findPathOn(wasm, grid, start, goal, options);
      if (i % 5 === 4) expect(result).toEqual(findPathOn(js, grid, start, goal, options));
      grid.setBlocked(edited.x, edited.y, random.chance(0.2));
    }
    const bytesACell = wasm.memoryBytes / SIDE ** 2;
    expect(bytesACell).toBeLessThanOrEqual(26);
    // More than half of that are lists and points, as many as there may be.
    expect(bytesACell).toBeGreaterThan(22);
  },
);
