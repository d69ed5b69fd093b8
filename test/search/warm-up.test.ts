// warmUp: work in slices that leaves code optimised and memory ready. bench/sections/first-queries.ts measures what it gains.
import { describe, expect, test } from 'vitest';
import { engineInfo, findPath, Grid, warmUp } from '../../src/index.ts';
import { cavesMap, terrainMap } from '../support/maps.ts';
import type { Wrong } from '../support/rejects.ts';

const ONE_MILLION = 1000 * 1000;

describe('warmUp', () => {
  test.each(['wasm', 'js'] as const)(
    'allocates memory of %s for that many cells, no more the second time',
    async (engine) => {
      const before = engineInfo().memoryBytes;
      await warmUp({ engine, cells: ONE_MILLION });
      const ready = engineInfo().memoryBytes;
      expect(ready - before).toBeGreaterThan(30 * ONE_MILLION);
      await warmUp({ engine, cells: ONE_MILLION });
      const grid = new Grid(1000, 1000);
      // A wall, so that the goal is not in view.
      grid.fill(500, 0, 1, 999, true);
      for (const algorithm of ['jps', 'astar'] as const) {
        expect(findPath(grid, [0, 0], [999, 0], { engine, algorithm }).status).toBe('found');
      }
      // Memory may grow once more, for blocks that fit no gap: by a sixteenth at least, in JavaScript to twice its size.
      expect(engineInfo().memoryBytes).toBeLessThan((engine === 'js' ? 2 : 1.1) * ready);
    },
  );

  test.each(['wasm', 'js'] as const)(
    'lets searches on %s run meanwhile, and changes none of their answers',
    async (engine) => {
      const grids = [cavesMap, terrainMap].map((make) => make({ width: 90, height: 70, seed: 5 }));
      const ask = () => grids.map((grid) => findPath(grid.clone(), [1, 1], [88, 67], { engine, trace: true }));
      const before = ask();
      let turns = 0;
      const takeTurn = () => {
        if (turns++ % 10 === 0) expect(ask()).toEqual(before);
        others = setImmediate(takeTurn);
      };
      let others = setImmediate(takeTurn);
      // Two at once take turns.
      await Promise.all([warmUp({ engine, sliceMilliseconds: 2 }), warmUp({ engine, cells: 0, sliceMilliseconds: 2 })]);
      clearImmediate(others);
      expect(turns).toBeGreaterThan(20);
      expect(ask()).toEqual(before);
    },
  );

  test('is aborted before it begins, and between slices', async () => {
    const reason = new Error('not any more');
    await expect(warmUp({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    for (const turns of [0, 1, 30]) {
      const controller = new AbortController();
      // So many pages that it touches them all the while, or so few that it searches.
      const cells = turns === 1 ? 4 * ONE_MILLION : 0;
      const work = warmUp({ signal: controller.signal, cells, sliceMilliseconds: 0.01 });
      const abortLater = (left: number) => (left === 0 ? controller.abort(reason) : setImmediate(abortLater, left - 1));
      abortLater(turns);
      await expect(work).rejects.toBe(reason);
    }
    await warmUp({ signal: new AbortController().signal });
  });

  test('rejects with a RangeError if memory cannot be allocated, and the next one works', async () => {
    await expect(warmUp({ engine: 'wasm', cells: 2 ** 31 - 1 })).rejects.toThrow(/^8\d{10} bytes of memory cannot/);
    await warmUp({ engine: 'wasm' });
    expect(findPath(new Grid(9, 9), [0, 0], [8, 8], { engine: 'wasm' }).cost).toBeCloseTo(8 * Math.SQRT2, 9);
  });

  test('refuses wrong options', async () => {
    const ask = (options: Wrong) => expect(warmUp(options)).rejects;
    await ask({ cell: 3 }).toThrow(
      'unknown name "cell": use cells; known are cells, engine, signal, sliceMilliseconds',
    );
    await ask({ cells: -1 }).toThrow('cells is -1: it must be a whole number from 0 to 2147483647');
    await ask({ cells: 2 ** 31 }).toThrow(RangeError);
    await ask({ cells: 0.5 }).toThrow('cells is 0.5');
    await ask({ cells: '9' }).toThrow(TypeError);
    await ask({ engine: 'webassembly' }).toThrow('use "wasm"');
    await ask({ engine: null }).toThrow('engine is null');
    await ask({ signal: {} }).toThrow('the signal of an AbortController');
    await ask({ sliceMilliseconds: 0 }).toThrow('sliceMilliseconds is 0');
    await ask(null).toThrow('options is null');
    await ask(7).toThrow(TypeError);
  });
});
