// findPathAsync: the answers of findPath in slices, between which others have their turn.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { engineInfo, findPath, findPathAsync, Grid } from '../../src/index.ts';
import { cavesMap, terrainMap } from '../support/maps.ts';
import type { Wrong } from '../support/rejects.ts';

describe.each(['wasm', 'js'] as const)('findPathAsync on %s', (engine) => {
  test('answers as findPath does, several at once', async () => {
    const grids = [1, 2, 3, 4].map((seed) => [cavesMap, terrainMap][seed % 2]({ width: 80, height: 60, seed }));
    const ask = (grid: Grid) => findPathAsync(grid, [1, 1], [78, 57], { engine, sliceMilliseconds: 0.01, trace: true });
    const results = await Promise.all(grids.map(ask));
    expect(results).toEqual(grids.map((grid) => findPath(grid, [1, 1], [78, 57], { engine, trace: true })));
  });

  test('is rejected where its own heuristic aborts it, in the last slice too', async () => {
    const abort = new AbortController();
    const heuristic = () => {
      abort.abort(new Error('enough'));
      return 0;
    };
    const asked = findPathAsync(new Grid(5, 5), [0, 0], [4, 4], { engine: 'auto', heuristic, signal: abort.signal });
    await expect(asked).rejects.toThrow('enough');
  });

  test('lets others have their turn, and does not see their edits', async () => {
    const grid = new Grid(200, 200);
    const options = { engine, heuristic: 'zero' } as const;
    const before = findPath(grid, [0, 0], [199, 100], options);
    let turns = 0;
    // Each turn of the event loop has one of these: there are many turns, since a slice ends with its first look at the clock.
    const takeTurn = () => {
      grid.setBlocked(100, turns++ % 200);
      others = setImmediate(takeTurn);
    };
    let others = setImmediate(takeTurn);
    const result = await findPathAsync(grid, [0, 0], [199, 100], { ...options, sliceMilliseconds: 1e-6 });
    clearImmediate(others);
    expect(turns).toBeGreaterThan(20);
    expect(result).toEqual(before);
  });

  test('takes turns with others: in each turn of the event loop but one of them goes on', async () => {
    const grid = new Grid(120, 120);
    const options = { engine, algorithm: 'astar', heuristic: 'zero', sliceMilliseconds: 1e-6 } as const;
    const countTurns = async (searches: number) => {
      let turns = 0;
      const takeTurn = () => {
        turns++;
        others = setImmediate(takeTurn);
      };
      let others = setImmediate(takeTurn);
      const asked = Array.from({ length: searches }, () => findPathAsync(grid, [0, 0], [119, 119], options));
      const costs = new Set((await Promise.all(asked)).map(({ cost }) => cost));
      clearImmediate(others);
      expect(costs.size).toBe(1);
      return turns;
    };
    const alone = await countTurns(1);
    expect(alone).toBeGreaterThan(20);
    expect(await countTurns(6)).toBeGreaterThan(4 * alone);
  });

  test('many short ones at once take no more memory than one after the other', async () => {
    const grid = new Grid(500, 500);
    grid.setBlocked(2, 2);
    for (const algorithm of ['astar', 'auto'] as const) {
      const ask = () => findPathAsync(grid, [1, 1], [3, 4], { engine, algorithm });
      const { cost } = await ask();
      const before = engineInfo().memoryBytes;
      const results = await Promise.all(Array.from({ length: 200 }, ask));
      expect(new Set(results.map((result) => result.cost))).toEqual(new Set([cost]));
      // Each holds 3 MB while it is open.
      expect(engineInfo().memoryBytes - before).toBeLessThan(20e6);
    }
  });

  describe('on a platform', () => {
    const grid = new Grid(100, 100);
    const ask = (sliceMilliseconds: number) =>
      findPathAsync(grid, [0, 0], [99, 9], { engine, algorithm: 'astar', heuristic: 'zero', sliceMilliseconds });

    afterEach(() => {
      vi.unstubAllGlobals();
    });

    test('without performance, Date measures the slices', async () => {
      vi.stubGlobal('performance', undefined);
      expect((await ask(0.1)).status).toBe('found');
      expect((await ask(1e4)).status).toBe('found');
    });

    test('without MessageChannel, timers give the turns', async () => {
      vi.stubGlobal('MessageChannel', undefined);
      let turns = 0;
      const timer = setInterval(() => turns++);
      expect((await ask(0.1)).status).toBe('found');
      clearInterval(timer);
      expect(turns).toBeGreaterThan(0);
    });

    test('whose MessageChannel throws, what has to go on fails, and the next works', async () => {
      vi.stubGlobal(
        'MessageChannel',
        class {
          constructor() {
            throw new Error('no channel');
          }
        },
      );
      await expect(ask(1e-6)).rejects.toThrow('no channel');
      expect((await ask(1e4)).status).toBe('found');
      vi.unstubAllGlobals();
      expect((await ask(1e-6)).status).toBe('found');
    });
  });

  test('one that fails or is aborted lets the next have its turn', async () => {
    const grid = new Grid(100, 100);
    const options = { engine, algorithm: 'astar', heuristic: 'zero', sliceMilliseconds: 1e-6 } as const;
    const controller = new AbortController();
    let calls = 0;
    const heuristic = () => {
      if (++calls > 2000) throw new Error('enough');
      return 0;
    };
    const settled = Promise.allSettled([
      findPathAsync(grid, [0, 0], [99, 9], { ...options, signal: controller.signal }),
      findPathAsync(grid, [0, 0], [99, 9], { algorithm: 'astar', sliceMilliseconds: 1e-6, heuristic }),
      findPathAsync(grid, [0, 0], [99, 9], options),
    ]);
    setImmediate(() => controller.abort(new Error('not any more')));
    const [aborted, failed, found] = await settled;
    expect([aborted, failed]).toMatchObject([
      { reason: { message: 'not any more' } },
      { reason: { message: 'enough' } },
    ]);
    expect(found).toMatchObject({ value: { status: 'found' } });
    expect((await findPathAsync(grid, [0, 0], [99, 9], { ...options, sliceMilliseconds: 4 })).status).toBe('found');
  });

  test('is aborted before it begins, and between slices', async () => {
    const grid = new Grid(300, 300);
    const reason = new Error('not any more');
    const ask = (signal: AbortSignal) =>
      findPathAsync(grid, [0, 0], [299, 5], {
        engine,
        signal,
        algorithm: 'astar',
        heuristic: 'zero',
        sliceMilliseconds: 1e-6,
      });
    await expect(ask(AbortSignal.abort(reason))).rejects.toBe(reason);
    for (const turns of [0, 5]) {
      const controller = new AbortController();
      const promise = ask(controller.signal);
      const abortLater = (left: number) => (left === 0 ? controller.abort(reason) : setImmediate(abortLater, left - 1));
      abortLater(turns);
      await expect(promise).rejects.toBe(reason);
    }
    expect((await ask(new AbortController().signal)).status).toBe('found');
  });

  test('rejects what findPath refuses, and its own options where they are wrong', async () => {
    const ask = (options: Wrong) => findPathAsync(new Grid(3, 3), [0, 0], [2, 2], options);
    await expect(ask({ engine, diagonal: 'never' })).rejects.toThrow('"diagonal"');
    await expect(ask({ engine, budgetPerSlce: 3 })).rejects.toThrow(/diagonals, .*engine, signal, sliceMilliseconds$/);
    await expect(ask({ engine, sliceMilliseconds: 0 })).rejects.toThrow('sliceMilliseconds is 0');
    await expect(ask({ engine, sliceMilliseconds: '4' })).rejects.toThrow(TypeError);
    await expect(ask({ engine, sliceMilliseconds: null as never })).rejects.toThrow('sliceMilliseconds is null');
    await expect(ask({ engine, signal: {} })).rejects.toThrow('signal is an object (Object)');
    await expect(ask({ engine, signal: new AbortController() })).rejects.toThrow('the signal of an AbortController');
    await expect(ask(null)).rejects.toThrow('options is null');
    await expect(findPathAsync(new Grid(3, 3), [0, 0], [3, 2])).rejects.toThrow('goal is (3, 2)');
    expect((await ask(undefined)).status).toBe('found');
  });
});
