// findPathAsync: the answers of findPath in slices, between which others have their turn.
import { describe, expect, test } from 'vitest';
import { findPath, findPathAsync, Grid } from '../src/index.ts';
import { cavesMap, terrainMap } from './support/maps.ts';
import type { Wrong } from './support/rejects.ts';
import './support/equal-routes.ts';

describe.each(['wasm', 'js'] as const)('findPathAsync on %s', (engine) => {
  test('answers as findPath does, several at once', async () => {
    const grids = [1, 2, 3, 4].map((seed) => [cavesMap, terrainMap][seed % 2]({ width: 80, height: 60, seed }));
    const ask = (grid: Grid) => findPathAsync(grid, [1, 1], [78, 57], { engine, budgetPerSlice: 0.01, trace: true });
    const results = await Promise.all(grids.map(ask));
    expect(results).toEqual(grids.map((grid) => findPath(grid, [1, 1], [78, 57], { engine, trace: true })));
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
    const result = await findPathAsync(grid, [0, 0], [199, 100], { ...options, budgetPerSlice: 1e-6 });
    clearImmediate(others);
    expect(turns).toBeGreaterThan(20);
    expect(result).toEqual(before);
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
        budgetPerSlice: 1e-6,
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
    await expect(ask({ engine, budgetPerSlce: 3 })).rejects.toThrow(/diagonals, .*engine, signal, budgetPerSlice$/);
    await expect(ask({ engine, budgetPerSlice: 0 })).rejects.toThrow('budgetPerSlice is 0');
    await expect(ask({ engine, budgetPerSlice: '4' })).rejects.toThrow(TypeError);
    await expect(ask({ engine, budgetPerSlice: null as never })).rejects.toThrow('budgetPerSlice is null');
    await expect(ask({ engine, signal: {} })).rejects.toThrow('signal is an object (Object)');
    await expect(ask(null)).rejects.toThrow('options is null');
    await expect(findPathAsync(new Grid(3, 3), [0, 0], [3, 2])).rejects.toThrow('goal is (3, 2)');
    expect((await ask(undefined)).status).toBe('found');
  });
});
