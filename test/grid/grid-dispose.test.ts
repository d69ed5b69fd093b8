// Grid.releaseMemory: engines give back what they keep of the grid, which stays usable.
import { describe, expect, test } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
import { kernel as fieldKernel } from '../../src/core/kernel/bytes/field.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import type { SearchKernel } from '../../src/core/kernel/exports.ts';
import { FieldEngine } from '../../src/core/kernel/field/field-engine.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { fieldOn } from '../../src/features/field/distance-field.ts';
import {
  blendLayers,
  createSearch,
  distanceField,
  engineInfo,
  type FindPathOptions,
  findPath,
  Grid,
} from '../../src/index.ts';
import { checkSameField } from '../support/fields.ts';
import { jsFieldEngine } from '../support/js-engines.ts';
import { startJsKernel } from '../support/kernels.ts';
import { randomMap, terrainMap } from '../support/maps.ts';

describe.each(['wasm', 'js'] as const)('on %s', (engine) => {
  test('a grid that is disposed of, twice and between edits, is searched as before', () => {
    for (const grid of [
      randomMap({ width: 60, height: 50, seed: 1 }),
      terrainMap({ width: 60, height: 50, seed: 1 }),
    ]) {
      const ask = (asked: Grid) => findPath(asked, [0, 0], [59, 49], { engine, trace: true });
      grid.fill(0, 0, 2, 2, false);
      grid.fill(58, 48, 2, 2, false);
      for (let i = 0; i < 4; i++) {
        expect(ask(grid)).toEqual(ask(grid.clone()));
        grid.releaseMemory();
        grid.setBlocked(20 + i, 20, !grid.isBlocked(20 + i, 20));
      }
    }
  });

  test('an open search goes on over the grid as it was, and a field stays', () => {
    const grid = randomMap({ width: 60, height: 60, seed: 3, blocked: 0.2 });
    grid.setBlocked(0, 0, false);
    grid.setBlocked(59, 59, false);
    const expected = findPath(grid.clone(), [0, 0], [59, 59], { engine, trace: true });
    const search = createSearch(grid, [0, 0], [59, 59], { engine, trace: true });
    const field = distanceField(grid, [0, 0], { engine });
    const costs = field.costs.slice();
    search.step(1);
    grid.releaseMemory();
    grid.fill(0, 30, 60, 1, true);
    expect(findPath(grid, [0, 0], [59, 59], { engine }).status).toBe('unreachable');
    search.step(Infinity);
    expect(search.result()).toEqual(expected);
    search.dispose();
    expect(field.costsInto(new Float64Array(3600))).toEqual(costs);
    expect(field.update().costAt(59, 59)).toBe(Infinity);
  });
});

test.each<[string, () => SearchKernel, () => FieldEngine]>([
  ['wasm', () => startKernel(kernel), () => new FieldEngine(startKernel(fieldKernel))],
  ['js', () => startJsKernel('search'), jsFieldEngine],
])('all that the %s engines keep of it comes back at once', (_, start, startFields) => {
  const exports = start();
  const engine = new SearchEngine(exports);
  const fields = startFields();
  const use = (grid: Grid) => {
    for (const algorithm of ['jps', 'astar'] as const) findPathOn(engine, grid, [0, 0], [99, 99], { algorithm });
    fieldOn(fields, grid, [0, 0]).dispose();
    grid.releaseMemory();
    return [exports.used.value, fields.usedBytes];
  };
  const make = (seed: number) => randomMap({ width: 100, height: 100, seed, blocked: 0.2 });
  const before = use(make(0));
  expect(use(make(0))).toEqual(before);
  const grid = make(0);
  for (let i = 0; i < 3; i++) expect(use(grid)).toEqual(before);
  checkSameField(fieldOn(fields, grid, [0, 0]), fieldOn(new FieldEngine(startKernel(fieldKernel)), grid, [0, 0]));
});

test('maps for larger units, for kinds and with layers come back at once too', () => {
  const exports = startKernel(kernel);
  const engine = new SearchEngine(exports);
  const layer = blendLayers([{ values: new Float32Array(10_000).fill(0.5), weight: 1 }]);
  const requests: FindPathOptions[] = [
    { size: 2 },
    { kindCosts: [1, 3] },
    { layers: [layer] },
    { layers: [layer], size: 2 },
    { layers: [layer, layer], size: 3, kindCosts: [1, 2] },
  ];
  // All grids stay, so that garbage collection frees nothing.
  const grids = Array.from({ length: 4 }, () => new Grid(100, 100));
  const used = grids.map((grid) => {
    grid.fillKind(3, 3, 40, 40, 1);
    const ask = (options: FindPathOptions) => findPathOn(engine, grid, [0, 0], [90, 97], options);
    const results = requests.map(ask);
    grid.releaseMemory();
    expect(requests.map(ask)).toEqual(results);
    grid.releaseMemory();
    return exports.used.value;
  });
  // What the first grid leaves is memory for searches.
  expect(used).toEqual(grids.map(() => used[0]));
});

test('a grid a frame, disposed of: linear memory does not grow', () => {
  const frame = (i: number) => {
    const grid = new Grid(300, 300);
    grid.setCost(5, 5, 2);
    findPath(grid, [0, 0], [299, i % 300], { engine: 'wasm' });
    distanceField(grid, [0, 0], { engine: 'wasm', maxCost: 9 }).dispose();
    grid.releaseMemory();
  };
  for (let i = 0; i < 3; i++) frame(i);
  const before = engineInfo().memoryBytes;
  for (let i = 0; i < 60; i++) frame(i);
  expect(engineInfo().memoryBytes).toBe(before);
});
