// What searches in steps hold of linear memory comes back.

import { describe, expect, test } from 'vitest';
import { RUNNING } from '../../src/core/base/statuses.ts';
import { MOST_LISTED } from '../../src/core/base/tuning/tuning-memory.ts';
import { chooseEngine } from '../../src/core/choose/search.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { resolveOptions } from '../../src/core/request/options.ts';
import { planFor } from '../../src/core/request/plan.ts';
import { openSearch as openSearchOn } from '../../src/core/search/open.ts';
import { createSearch, engineInfo, findPath, type Search } from '../../src/index.ts';
import { collectGarbage } from '../support/collect.ts';
import { mazeMap, openMap, randomMap } from '../support/maps.ts';

/** An engine of its own, and how many bytes it has in use. */
function watched(): { engine: SearchEngine; used: () => number } {
  const exports = startKernel(kernel);
  const engine = new SearchEngine(exports);
  return { engine, used: () => exports.used.value };
}

describe('memory of the wasm engine', () => {
  test('does not grow with searches that are disposed of, nor with ones that are forgotten', async () => {
    const grid = openMap({ width: 200, height: 200, seed: 1 });
    const use = (algorithm: 'astar' | 'jps', forget: boolean) => {
      const searches: Search[] = Array.from({ length: 6 }, () =>
        createSearch(grid, [0, 0], [199, 199], { engine: 'wasm', algorithm }),
      );
      for (const search of searches) search.step(5);
      grid.setBlocked(100, 100, !grid.isBlocked(100, 100));
      for (const search of searches) search.step(5);
      if (!forget) for (const search of searches) search.dispose();
    };
    const bytes: number[] = [];
    for (let round = 0; round < 12; round++) {
      use('astar', false);
      use('jps', false);
      bytes.push(engineInfo().memoryBytes);
    }
    expect(bytes[11]).toBe(bytes[5]);

    // The order in which the runtime finalizes forgotten searches decides where blocks come to lie, and so how large memory is. What is in
    // use depends on it less: no more records are kept for later searches than disposed ones have left. Lists differ by some hundred bytes.
    const { kernel: shared } = chooseEngine({ engine: 'wasm' }).host;
    const most = shared.used.value + 4096;
    for (let round = 0; round < 12; round++) {
      use('astar', true);
      use('jps', true);
      await collectGarbage();
      expect(shared.used.value).toBeLessThan(most);
    }
  });

  test('is not kept by searches that have ended, though none is disposed of', () => {
    const grid = mazeMap({ width: 301, height: 301, seed: 2 });
    const ended: Search[] = [];
    const bytes: number[] = [];
    for (let round = 0; round < 12; round++) {
      const search = createSearch(grid, [0, 0], [300, 300], { engine: 'wasm' });
      expect(search.status).toBe('running');
      search.step(Infinity);
      ended.push(search);
      bytes.push(engineInfo().memoryBytes);
    }
    // Each keeps its open list and its trace, some 140 KB. Six graphs would take 2 MB more.
    expect(bytes[11]).toBeLessThan(bytes[5] + 2 ** 20);
    const open = ended[0].open();
    findPath(grid, [300, 0], [0, 300], { engine: 'wasm' });
    for (const search of ended) {
      expect(search.open()).toEqual(open);
      expect(search.result()).toEqual(ended[0].result());
    }
  });

  test.each(['astar', 'jps'] as const)('an edit copies no grid for a search that has ended (%s)', (algorithm) => {
    const { engine, used } = watched();
    const cells = cellsOf(mazeMap({ width: 401, height: 401, seed: 3 }));
    const copied = (401 * 401) / 8;
    const goal = { x: 400, y: 400 };
    const open = () => openSearchOn(engine, cells, planFor(cells, resolveOptions({ algorithm })), { x: 0, y: 0 }, goal);
    const edit = () => {
      cells.setBlocked(200, 100, !cells.isBlocked(200, 100));
      engine.solve(cells, planFor(cells, resolveOptions({ algorithm: 'astar' })), goal, goal);
    };
    // The record of searches at one go has its nodes from now on.
    edit();
    const ended = open();
    ended.step(Infinity);
    const listed = ended.openCells();
    const before = used();
    edit();
    expect(used()).toBeLessThan(before + copied / 10);
    expect(ended.openCells()).toEqual(listed);
    const running = open();
    expect(running.step(1)).toBe(RUNNING);
    const between = used();
    edit();
    expect(used()).toBeGreaterThan(between + copied);
    running.close();
    ended.close();
  });

  test.each(['astar', 'jps'] as const)('a search outlives its grid (%s)', async (algorithm) => {
    const options = { engine: 'wasm', algorithm, trace: true } as const;
    const make = () => {
      const grid = randomMap({ width: 90, height: 90, seed: 8, blocked: 0.2 });
      for (const corner of [0, 86]) {
        for (let i = 0; i < 16; i++) grid.setBlocked(corner + (i % 4), corner + (i >> 2), false);
      }
      return grid;
    };
    const search = createSearch(make(), [0, 0], [89, 89], options);
    expect(search.step(5)).toBe('running');
    await collectGarbage();
    // Copies of other grids would take its place.
    for (let seed = 0; seed < 5; seed++) findPath(randomMap({ width: 90, height: 90, seed }), [0, 0], [89, 89]);
    search.step(Infinity);
    expect(search.result()).toEqual(findPath(make(), [0, 0], [89, 89], options));
    expect(search.status).toBe('found');
  });
});

test.each(['wasm', 'js'] as const)(
  'a search with thousands of cells open at its end keeps what lists them (%s)',
  (engine) => {
    const grid = randomMap({ width: 700, height: 700, seed: 2, blocked: 0.2 });
    const options = { engine, diagonals: 'never', algorithm: 'jps' } as const;
    const [start, goal] = [[0, 0] as const, [699, 699] as const];
    for (const [x, y] of [start, goal]) grid.setBlocked(x, y, false);
    const search = createSearch(grid, start, goal, options);
    search.step(Infinity);
    const open = search.open();
    expect(open.length).toBeGreaterThan(MOST_LISTED);
    grid.setBlocked(350, 350, !grid.isBlocked(350, 350));
    findPath(grid, goal, start, options);
    expect(search.open()).toEqual(open);
  },
);
