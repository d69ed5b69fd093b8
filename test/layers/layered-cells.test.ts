// The sums of a grid and its layers: what of them engines have to copy again, and that they know of every edit.
import { describe, expect, test } from 'vitest';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { layeredCells } from '../../src/core/layers/layer-sums.ts';
import {
  blendLayers,
  createSearch,
  distanceField,
  type FindPathOptions,
  findNearest,
  findPath,
  findPaths,
  Grid,
  type PointLike,
} from '../../src/index.ts';
import { editsWhenRead } from '../support/edits-when-read.ts';
import { toGrid, worldOf } from '../support/world.ts';

describe('what an engine has to copy', () => {
  test('is what changed: nothing, a cell of the grid, a cell of a layer, or all', () => {
    const grid = toGrid(worldOf(new Grid(40, 40)));
    const values = new Float32Array(1600);
    const layer = blendLayers([{ values, weight: 1 }]);
    const above = blendLayers([{ values: new Float32Array(1600).fill(1), weight: 1 }]);
    const cells = () => layeredCells(cellsOf(grid), [layer, above]);
    let bookmark = -1;
    let bookmarkOfBlocked = 0;
    const changes = () => {
      const { blockedJournal, terrainJournal } = cells();
      const since = terrainJournal.since(bookmark);
      const blocked = blockedJournal.since(bookmarkOfBlocked);
      bookmark = terrainJournal.count;
      bookmarkOfBlocked = blockedJournal.count;
      return since === null ? 'all' : [...since, ...(blocked ?? ['all'])];
    };
    expect(changes()).toBe('all');
    expect(changes()).toEqual([]);
    layer.update();
    expect(changes()).toEqual([]);
    values[77] = 3;
    layer.update();
    expect(changes()).toEqual([77]);
    grid.setCost(2, 0, 5);
    grid.setBlocked(39, 39);
    expect(changes()).toEqual([2, 1599]);
    values.fill(4, 0, 90);
    layer.update();
    expect(changes()).toEqual(Array.from({ length: 90 }, (_, cell) => cell));
    values.fill(5);
    above.update();
    layer.update();
    expect(changes()).toBe('all');
    expect(cells().terrainCost(2, 0)).toBe(5 + 5 + 1);
    expect(cells().terrainCost(3, 1)).toBe(1 + 5 + 1);
    expect(cells()).toBe(cells());
    expect(cells().blocked).toBe(cellsOf(grid).blocked);
  });
});

describe.each(['wasm', 'js'] as const)('on %s, edits made while points are read are in the sums', (engine) => {
  /** What each entry point makes of the way from the left to a goal. */
  const costs: Record<string, (grid: Grid, goal: PointLike, options: FindPathOptions) => number | undefined> = {
    findPath: (grid, goal, options) => findPath(grid, [0, 1], goal, options).cost,
    findPaths: (grid, goal, options) => findPaths(grid, [[[0, 1], goal]], options)[0].cost,
    findNearest: (grid, goal, options) => findNearest(grid, [0, 1], [goal], options).cost,
    createSearch: (grid, goal, options) => {
      const search = createSearch(grid, [0, 1], goal, options);
      search.step(Infinity);
      return search.result()?.cost;
    },
    distanceField: (grid, goal, options) => distanceField(grid, goal, options).costAt(0, 1),
    'distanceField, update': (grid, goal, options) => distanceField(grid, [0, 0], options).update(goal).costAt(0, 1),
  };

  test.each(Object.entries(costs))('by %s', (_, cost) => {
    const grid = new Grid(5, 3);
    const options = { engine, layers: [blendLayers([{ values: new Float32Array(15).fill(1), weight: 1 }])] };
    // From here on the sums are known.
    expect(cost(grid, [4, 1], options)).toBe(8);
    const edited = cost(grid, editsWhenRead(grid, 1), options);
    expect(edited).toBeGreaterThan(30);
    expect(edited).toBe(cost(grid.clone(), [4, 1], options));
  });
});
