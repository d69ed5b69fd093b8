/** Searches give back all memory that they take: the same requests, again and again after edits of whole maps, need no more of it. */
import { expect, test } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
import { MOST_IDLE } from '../../src/core/base/tuning/tuning-memory.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { resolveOptions } from '../../src/core/request/options.ts';
import { planFor } from '../../src/core/request/plan.ts';
import { openSearch } from '../../src/core/search/open.ts';
import { type FindPathOptions, Grid } from '../../src/index.ts';
import { mazeMap, Random } from '../support/maps.ts';

const SIDE = 75;

const METHODS: FindPathOptions[] = [{}, { diagonals: 'never' }, { algorithm: 'astar' }, { turnCost: 1 }];

/** Writes all cells of a map again, in one of two ways. */
function rewrite(grid: Grid, round: number, hasCosts: boolean): void {
  const random = new Random(round % 2);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      grid.setBlocked(x, y, x + y > 0 && x + y < 2 * SIDE - 2 && random.chance(0.2));
      if (hasCosts) grid.setCost(x, y, random.pick([1, 1, 1, 5]));
    }
  }
}

/** Runs requests by all methods on some maps in ten rounds. Returns the bytes in use after each round. */
function usedBy(maps: readonly Grid[], edit: (grid: Grid, round: number) => void): number[] {
  const exports = startKernel(kernel);
  const engine = new SearchEngine(exports);
  return Array.from({ length: 10 }, (_, round) => {
    for (const grid of maps) {
      edit(grid, round);
      const cells = cellsOf(grid);
      for (const options of METHODS) {
        const plan = planFor(cells, resolveOptions(options));
        const goal = { x: grid.width - 1, y: grid.height - 1 };
        findPathOn(engine, grid, [0, 0], goal, options);
        const search = openSearch(engine, cells, plan, { x: 0, y: 0 }, goal);
        search.step(Infinity);
        search.close();
      }
    }
    return exports.used.value;
  });
}

test.each([false, true])('a map that is written again, with terrain: %s', (hasCosts) => {
  const used = usedBy([new Grid(SIDE, SIDE)], (grid, round) => rewrite(grid, round, hasCosts));
  expect(used.slice(4)).toEqual([used[2], used[3], used[2], used[3], used[2], used[3]]);
});

test('links, and long routes', () => {
  const linked = new Grid(30, 30);
  for (let x = 0; x < 29; x++) linked.addLink([x, 3], [x + 1, 9], { cost: 1 });
  const used = usedBy([linked, mazeMap({ width: 201, height: 201, seed: 2 })], () => undefined);
  expect(new Set(used.slice(2)).size).toBe(1);
});

test('more searches at once than are kept for the next ones', () => {
  const linked = new Grid(30, 30);
  for (let x = 0; x < 29; x++) linked.addLink([x, 3], [x + 1, 9], { cost: 1 });
  const maps = [linked, mazeMap({ width: 201, height: 201, seed: 2 })];
  const exports = startKernel(kernel);
  const engine = new SearchEngine(exports);
  const used = Array.from({ length: 5 }, () => {
    const searches = maps.flatMap((grid) => {
      const cells = cellsOf(grid);
      const plan = planFor(cells, resolveOptions({ algorithm: 'astar' }));
      const goal = { x: grid.width - 1, y: grid.height - 1 };
      return Array.from({ length: 2 * MOST_IDLE }, () => openSearch(engine, cells, plan, { x: 0, y: 0 }, goal));
    });
    for (const search of searches) search.step(Infinity);
    for (const search of searches) search.close();
    return exports.used.value;
  });
  expect(new Set(used.slice(1)).size).toBe(1);
});
