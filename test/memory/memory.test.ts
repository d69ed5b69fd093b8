import { describe, expect, test, vi } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import { Budget } from '../../src/core/kernel/memory-budget.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { blendLayers, distanceField, engineInfo, findGraphPath, findPath, Graph, Grid } from '../../src/index.ts';
import { collectGarbage } from '../support/collect.ts';
import { jsSearchEngine } from '../support/js-engines.ts';
import { randomMap, terrainMap } from '../support/maps.ts';
import { diagonalRules } from '../support/world.ts';

const MEGABYTE = 2 ** 20;

/** Makes a grid with terrain, searches it, and lets go of it. */
function useOnce(engine: SearchEngine, side: number, i: number): void {
  const grid = new Grid(side, side);
  grid.fill(0, 1, side - 1, 1, true);
  grid.setCost(side - 1, 1, 1 + i / 1024);
  const { cost } = findPathOn(engine, grid, [side - 1, 0], [side - 1, 2]);
  if (cost !== 2 + i / 1024) throw new Error(`cost ${cost} on grid ${i}`);
}

/** Returns an engine with a budget of so many megabytes, which some hundred small grids exceed. */
function engineWithin(megabytes: number): SearchEngine {
  return new SearchEngine(startKernel(kernel), new Budget((megabytes / 4) * MEGABYTE, megabytes * MEGABYTE));
}

describe('hundreds of grids made, searched and dropped', () => {
  test.each([
    ['wasm', () => new SearchEngine(startKernel(kernel)), 200],
    ['js', jsSearchEngine, 120],
  ] as const)(
    'with turns of the event loop between: memory of %s stays within a few grids',
    async (_, start, count) => {
      const engine = start();
      for (let i = 0; i < count; i++) {
        useOnce(engine, 256, i);
        if (i % 20 === 19) await collectGarbage();
      }
      // One grid is half a megabyte of terrain, and the search it shares a megabyte: 120 kept would be 60 MB.
      expect(engine.memoryBytes).toBeLessThan(40 * MEGABYTE);
    },
  );

  test('in one go: linear memory stays bounded, and is used again afterwards', async () => {
    const engine = engineWithin(32);
    for (let i = 0; i < 400; i++) useOnce(engine, 192, i);
    const after = engine.memoryBytes;
    // 400 kept would be 115 MB.
    expect(after).toBeLessThan(40 * MEGABYTE);
    await collectGarbage();
    for (let i = 0; i < 150; i++) useOnce(engine, 192, i);
    expect(engine.memoryBytes).toBe(after);
  });

  test('of many sizes: blocks given back fit again', async () => {
    const engine = new SearchEngine(startKernel(kernel));
    let settled = 0;
    for (let i = 0; i < 500; i++) {
      useOnce(engine, 8 + ((i * 37) % 250), i);
      if (i % 20 === 19) await collectGarbage();
      if (i === 249) settled = engine.memoryBytes;
    }
    expect(engine.memoryBytes).toBeLessThanOrEqual(settled * 1.5);
  });

  test('small ones, all of them kept: none holds more bytes a cell than a large one', () => {
    const engine = new SearchEngine(startKernel(kernel));
    const before = engine.memoryBytes;
    const grids = Array.from({ length: 1000 }, (_, seed) => randomMap({ width: 32, height: 32, seed, blocked: 0.2 }));
    for (const grid of grids) for (let y = 0; y < 32; y += 6) findPathOn(engine, grid, [0, 0], [31, y]);
    expect((engine.memoryBytes - before) / (1000 * 32 * 32)).toBeLessThan(24);
  });
});

test('what searches prepare of many grids is held within the budget too', () => {
  const engine = engineWithin(32);
  const grids = Array.from({ length: 28 }, (_, seed) => randomMap({ width: 250, height: 250, seed, blocked: 0.05 }));
  // A* prepares nothing: all of them are there when jump points begin.
  for (const grid of grids) findPathOn(engine, grid, [0, 0], [249, 249], { algorithm: 'astar' });
  for (const diagonals of diagonalRules) {
    for (const grid of grids) findPathOn(engine, grid, [0, 0], [249, 249], { algorithm: 'jps', diagonals });
  }
  // Without the budget it would be 56 MB; what one search prepares comes on top, and memory grows by sixteenths.
  expect(engine.memoryBytes).toBeLessThan(40 * MEGABYTE);
});

test('grids that had to make room are copied anew when next used, edits included', () => {
  const engine = engineWithin(16);
  const grids = [3, 5, 7].map((seed) => terrainMap({ width: 128, height: 128, seed, blocked: 0 }));
  const ask = (grid: Grid) => findPathOn(engine, grid, [0, 0], [127, 127], { trace: true });
  const before = grids.map(ask);
  // 200 kept would be 26 MB.
  for (let i = 0; i < 200; i++) useOnce(engine, 128, i);
  expect(engine.memoryBytes).toBeLessThan(20 * MEGABYTE);
  expect(grids.map(ask)).toEqual(before);
  for (let i = 0; i < 200; i++) useOnce(engine, 128, i);
  for (const grid of grids) {
    grid.fill(0, 67, 127, 1, true);
    grid.fill(100, 0, 7, 128, 9);
    expect(ask(grid)).toEqual(
      findPathOn(new SearchEngine(startKernel(kernel)), grid.clone(), [0, 0], [127, 127], { trace: true }),
    );
  }
});

test('of terrain that was edited in a few cells only these are copied', () => {
  const engine = new SearchEngine(startKernel(kernel));
  const grid = terrainMap({ width: 100, height: 100, seed: 5, blocked: 0 });
  const ask = () => findPathOn(engine, grid, [0, 0], [99, 99]);
  ask();
  for (const cost of [2, 9]) {
    grid.fill(0, 50, 100, 1, cost);
    const write = vi.spyOn(Object.getPrototypeOf(Float64Array.prototype), 'set');
    const result = ask();
    const sizes = write.mock.calls.map(([values]) => (values as ArrayLike<number>).length);
    write.mockRestore();
    expect(sizes.filter((size) => size >= grid.width * grid.height)).toEqual([]);
    expect(result).toEqual(findPathOn(jsSearchEngine(), grid.clone(), [0, 0], [99, 99]));
  }
});

describe('searches of one grid', () => {
  test('thousands of them grow nothing', () => {
    const grid = new Grid(64, 64);
    const engine = new SearchEngine(startKernel(kernel));
    const ask = (i: number) => findPathOn(engine, grid, [i % 64, 0], [63, i % 61], { trace: i % 2 === 0 });
    for (let i = 0; i < 100; i++) ask(i);
    const before = engine.memoryBytes;
    for (let i = 0; i < 3000; i++) ask(i);
    expect(engine.memoryBytes).toBe(before);
  });

  test('edits between them grow nothing', () => {
    const grid = Grid.fromCosts(64, 64, new Float64Array(4096).fill(2));
    const engine = new SearchEngine(startKernel(kernel));
    const ask = (i: number) => {
      grid.setCost(i % 64, 32, 1 + (i % 7));
      grid.setBlocked((i * 5) % 56, 31, i % 2 === 0);
      return findPathOn(engine, grid, [0, 0], [63, 63]);
    };
    // The edits repeat after 64 x 7 of them. Jump points are kept until then.
    for (let i = 0; i < 900; i++) ask(i);
    const before = engine.memoryBytes;
    for (let i = 0; i < 1800; i++) ask(i);
    expect(engine.memoryBytes).toBe(before);
  });
});

describe('memory that cannot be allocated', () => {
  test('on wasm: a RangeError that names the size, and the engine goes on', () => {
    const engine = new SearchEngine(startKernel(kernel));
    const grid = new Grid(50, 50);
    const before = findPathOn(engine, grid, [0, 0], [49, 49], { trace: true });
    // The nodes of 4 x 10^8 cells, 12 bytes each and one for every direction of arrival, and 8 spare bytes are more than linear memory can ever hold.
    const huge = new Grid(20_000, 20_000);
    const ask = () =>
      findPathOn(engine, huge, [0, 0], [19_999, 19_999], { algorithm: 'astar', goalDirection: 'north' });
    for (let attempt = 0; attempt < 2; attempt++) {
      expect(ask).toThrow(RangeError);
      expect(ask).toThrow('43200000008');
      expect(findPathOn(engine, grid, [0, 0], [49, 49], { trace: true })).toEqual(before);
      expect(findPathOn(engine, new Grid(300, 300), [0, 0], [299, 0]).cost).toBe(299);
    }
  });
});

test('engineInfo tells the linear memory in use', () => {
  findPath(new Grid(10, 10), [0, 0], [9, 9], { engine: 'wasm' });
  const { engine, reason, memoryBytes } = engineInfo();
  expect(engine).toBe('wasm');
  expect(reason).not.toBe('');
  expect(memoryBytes).toBeGreaterThan(0);
  findPath(new Grid(2000, 2000), [0, 0], [1, 1], { engine: 'wasm' });
  expect(engineInfo().memoryBytes).toBeGreaterThan(memoryBytes);
});

test('engineInfo counts the linear memory of fields and of graphs', () => {
  const before = engineInfo().memoryBytes;
  const field = distanceField(new Grid(1000, 1000), [0, 0], { engine: 'wasm' });
  const withField = engineInfo().memoryBytes;
  expect(withField).toBeGreaterThanOrEqual(before + 9_000_000);
  field.dispose();
  const graph = Graph.grid3d(100, 100, 10, new Float64Array(100_000).fill(1));
  findGraphPath(graph, 0, 99_999, { engine: 'wasm' });
  // Offsets, targets and costs of arcs to six neighbours.
  expect(engineInfo().memoryBytes).toBeGreaterThan(withField + 100_000 * 6 * 12);
});

describe('hundreds of layers blended, searched with and dropped, on one grid', () => {
  /** One layer on another: sums are kept of the lower one and of both. */
  function useLayers(engine: SearchEngine, grid: Grid, i: number): void {
    const { width, height } = grid;
    const layers = [i, 1].map((cost) =>
      blendLayers([{ values: new Float32Array(width * height).fill(cost), weight: 1 }]),
    );
    const { cost } = findPathOn(engine, grid, [0, 0], [2, 0], { layers });
    if (cost !== 2 * (2 + i)) throw new Error(`cost ${cost} with layer ${i}`);
  }

  test.each([
    ['wasm', () => new SearchEngine(startKernel(kernel))],
    ['js', jsSearchEngine],
  ] as const)('on %s: what was kept of them comes back', async (_, start) => {
    const engine = start();
    const grid = new Grid(192, 192);
    const turnOver = async (count: number) => {
      for (let i = 0; i < count; i++) {
        useLayers(engine, grid, i);
        if (i % 20 === 19) await collectGarbage();
      }
    };
    await turnOver(60);
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    await turnOver(150);
    // Of each turn a megabyte of layers, half a one of sums, and a third of one in linear memory.
    // V8 frees buffers on a thread of its own, which may lag behind on a busy machine.
    const grown = () => process.memoryUsage().arrayBuffers - arrayBuffers;
    await expect.poll(grown, { timeout: 10_000 }).toBeLessThan(40 * MEGABYTE);
    expect(process.memoryUsage().heapUsed).toBeLessThan(heapUsed + 20 * MEGABYTE);
    expect(engine.memoryBytes).toBeLessThan(40 * MEGABYTE);
  });
});
