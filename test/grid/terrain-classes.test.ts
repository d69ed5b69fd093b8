// Terrain in classes, and beyond 256 distinct costs in doubles: the same costs and routes, in as few bytes as can be.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
import { CellStore } from '../../src/core/grid/cell-store.ts';
import { uniformCost } from '../../src/core/grid/cost-range.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { MOST_CLASSES } from '../../src/core/grid/terrain.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { createSearch, distanceField, findPath, Grid } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { seed, settings } from '../support/seed.ts';

const WIDTH = 40;
const HEIGHT = 20;
const CELLS = WIDTH * HEIGHT;
const ENGINES = ['wasm', 'js'] as const;

function setCost(store: CellStore, cell: number, cost: number): void {
  store.setTerrainCost(cell % WIDTH, Math.floor(cell / WIDTH), cost);
}

function costsOf(store: CellStore): number[] {
  return Array.from({ length: CELLS }, (_, cell) => store.terrainCost(cell % WIDTH, Math.floor(cell / WIDTH)));
}

describe('a cell store', () => {
  test(`has the costs that were set last, however many are distinct (seed ${seed})`, () => {
    const edit = fc.record({ first: fc.nat(CELLS - 1), count: fc.nat(300), from: fc.nat(700), distinct: fc.nat(300) });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const store = new CellStore(WIDTH, HEIGHT);
        const expected = new Array(CELLS).fill(1);
        for (const { first, count, from, distinct } of edits) {
          for (let i = 0; i < count && first + i < CELLS; i++) {
            expected[first + i] = 1 + (from + (i % (distinct + 1))) / 64;
            setCost(store, first + i, expected[first + i]);
          }
          const copy = new CellStore(WIDTH, HEIGHT);
          copy.copyFrom(store);
          for (const one of [store, copy]) expect(costsOf(one)).toEqual(expected);
        }
      }),
      settings(200),
    );
  });

  test('takes a byte a cell up to 256 distinct costs at a time, whatever they have been before', () => {
    const store = new CellStore(WIDTH, HEIGHT);
    for (let round = 0; round < 40; round++) {
      // In between, cells have costs of this round and of the one before; the first keeps cost 1.
      for (let i = 1; i < CELLS; i++) setCost(store, i, 2 + round + (i % (MOST_CLASSES / 2 - 1)) / 1024);
      expect(store.terrain?.classes.byteLength).toBe(CELLS);
      expect(store.terrain?.costs).toHaveLength(MOST_CLASSES);
    }
  });

  test('takes a double a cell beyond', () => {
    const store = new CellStore(WIDTH, HEIGHT);
    for (let i = 0; i < CELLS; i++) setCost(store, i, 1 + i / 1024);
    expect(store.terrain?.costs).toHaveLength(CELLS);
    expect(uniformCost(store)).toBe(0);
    expect(costsOf(store)).toEqual(Array.from({ length: CELLS }, (_, i) => 1 + i / 1024));
  });

  test('tells costs apart by their last bit', () => {
    const store = new CellStore(WIDTH, HEIGHT);
    const costs = [1, 1 + Number.EPSILON, 1.0000001, 1e-100, 1e100];
    costs.forEach((cost, cell) => {
      setCost(store, cell, cost);
    });
    expect(costsOf(store).slice(0, costs.length)).toEqual(costs);
  });
});

test(`searches and fields on both engines follow a grid that passes 256 distinct costs (seed ${seed})`, () => {
  const random = new Random(seed);
  const grid = new Grid(WIDTH, HEIGHT);
  for (let round = 0; round < 60; round++) {
    const distinct = round < 20 ? 9 : 999;
    for (let i = 0; i < 20; i++) {
      const [x, y] = [random.below(WIDTH), random.below(HEIGHT)];
      if (random.chance(0.3)) grid.setBlocked(x, y, random.chance(0.5));
      else grid.setCost(x, y, 1 + random.below(distinct) / 8);
    }
    const costs = Array.from({ length: CELLS }, (_, cell) => grid.cost(cell % WIDTH, Math.floor(cell / WIDTH)));
    const fresh = Grid.fromCosts(WIDTH, HEIGHT, costs);
    const [start, goal] = [0, 1].map(() => ({ x: random.below(WIDTH), y: random.below(HEIGHT) }));
    const expected = findPath(fresh, start, goal);
    for (const engine of ENGINES) {
      expect(findPath(grid, start, goal, { engine })).toEqual(expected);
      for (const direction of ['to', 'from'] as const) {
        const [field, other] = [grid, fresh].map((one) => distanceField(one, goal, { engine, direction }));
        expect(field.costs).toEqual(other.costs);
      }
      const search = createSearch(grid, start, goal, { engine });
      search.step(3);
      // The search stays with the grid as it was, in whichever form.
      grid.setCost(start.x, start.y, 1 + round / 7);
      while (search.status === 'running') search.step(1000);
      // Searches in steps keep their open cells in a heap: another route may cost the same.
      expect(search.result()?.cost).toBeCloseTo(expected.cost, 9);
      grid.setCost(start.x, start.y, fresh.cost(start.x, start.y));
    }
  }
});

test('the first cost of a large grid takes a byte a cell, here and in linear memory', () => {
  const side = 2048;
  const grid = new Grid(side, side);
  const engine = new SearchEngine(startKernel(kernel));
  // With a limit, both searches have the nodes of searches with a heap.
  const options = { algorithm: 'astar', maxExpansions: 1000 } as const;
  findPathOn(engine, grid, [0, 0], [1, 0], options);
  const before = engine.memoryBytes;
  grid.setCost(1, 0, 2);
  expect(findPathOn(engine, grid, [0, 0], [1, 0], options).cost).toBe(2);
  expect(engine.memoryBytes - before).toBeLessThan(1.5 * side * side);
  expect(cellsOf(grid).terrain?.classes.byteLength).toBe(side * side);
});
