// The memory of landmarks: copies that go and come back, dispose, and memory that runs out.
import { describe, expect, test } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import { Budget } from '../../src/core/kernel/memory-budget.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { prepareOn } from '../../src/features/prepare/prepare-grid.ts';
import { Grid } from '../../src/index.ts';
import { withMostPages } from '../support/capped.ts';
import { jsSearchEngine } from '../support/js-engines.ts';
import { Random, roomsMap } from '../support/maps.ts';
import { freeCell, hasLandmarks } from '../support/prepared.ts';
import { seed } from '../support/seed.ts';
import { worldOf } from '../support/world.ts';

const SIDE = 120;

function watched(budget?: Budget) {
  const exports = startKernel(kernel);
  return { engine: new SearchEngine(exports, budget), used: () => exports.used.value };
}

function preparedRooms(engine: SearchEngine): Grid {
  const grid = roomsMap({ width: SIDE, height: SIDE, seed: 6, room: 7 });
  prepareOn(engine, grid);
  return grid;
}

test('take 16 bytes per cell of linear memory, beside components, and none after dispose', () => {
  const { engine, used } = watched();
  const unprepared = roomsMap({ width: SIDE, height: SIDE, seed: 6, room: 7 });
  findPathOn(engine, unprepared, [0, 0], [SIDE - 1, SIDE - 1]);
  unprepared.releaseMemory();
  const before = used();
  const grid = roomsMap({ width: SIDE, height: SIDE, seed: 6, room: 7 });
  engine.host.copyOf(cellsOf(grid));
  const copied = used();
  prepareOn(engine, grid);
  expect(used() - copied).toBeGreaterThan(16 * SIDE * SIDE);
  expect(used() - copied).toBeLessThan(17 * SIDE * SIDE);
  prepareOn(engine, grid, { diagonals: 'always' });
  expect(used() - copied).toBeLessThan(17 * SIDE * SIDE);
  grid.releaseMemory();
  expect(used()).toBe(before);
});

test('are freed from linear memory when edits drop them', () => {
  const { engine, used } = watched();
  const grid = new Grid(SIDE, SIDE);
  grid.fill(0, 9, SIDE, 40, true);
  prepareOn(engine, grid);
  const before = used();
  // Too large a part of the grid.
  grid.fill(0, 9, SIDE, 40, false);
  findPathOn(engine, grid, [0, 0], [1, 1]);
  expect(used()).toBeLessThan(before - 15.9 * SIDE * SIDE);
});

test(`come back with a copy that had to make room, edits included (seed ${seed})`, () => {
  const { engine, used } = watched(new Budget(1, 1));
  const js = jsSearchEngine();
  const grid = preparedRooms(engine);
  const other = new Grid(SIDE, SIDE);
  const random = new Random(seed);
  for (let round = 0; round < 40; round++) {
    const cell = { x: random.below(SIDE), y: random.below(SIDE) };
    if (!grid.isBlocked(cell.x, cell.y) || random.chance(0.1))
      grid.setBlocked(cell.x, cell.y, !grid.isBlocked(cell.x, cell.y));
    const before = used();
    findPathOn(engine, other, [0, 0], [SIDE - 1, 5]);
    expect(used()).toBeLessThan(before - 10 * SIDE * SIDE);
    const [start, goal] = [freeCell(worldOf(grid), random), freeCell(worldOf(grid), random)];
    const result = findPathOn(engine, grid, start, goal, { trace: true });
    expect(result).toEqual(findPathOn(js, grid, start, goal, { trace: true }));
  }
  expect(hasLandmarks(grid)).toBe(true);
});

describe('where memory runs out', () => {
  // The first engine has room for the grid and its planes, but not for the tables.
  const small = () => new SearchEngine(startKernel(withMostPages(kernel, 13)));

  test('prepareGrid throws a RangeError, and the grid is searched as before', () => {
    const engine = small();
    const grid = roomsMap({ width: 250, height: 250, seed: 6, room: 7 });
    expect(() => prepareOn(engine, grid)).toThrow(/^\d+ bytes of memory cannot be allocated/);
    expect(() => prepareOn(engine, grid)).toThrow(RangeError);
    expect(hasLandmarks(grid)).toBe(false);
    const little = new Grid(30, 30);
    expect(prepareOn(engine, little).landmarks).toBe(8);
    expect(findPathOn(engine, little, [0, 0], [29, 3]).status).toBe('found');
  });

  test('a search throws a RangeError if the tables do not fit its engine, and works without them', () => {
    const engine = small();
    // Maps for this rule are not contracted.
    const options = { diagonals: 'always' } as const;
    const grid = roomsMap({ width: 250, height: 250, seed: 6, room: 7 });
    const plain = findPathOn(jsSearchEngine(), grid, [0, 0], [249, 249], options);
    prepareOn(jsSearchEngine(), grid, options);
    expect(() => findPathOn(engine, grid, [0, 0], [249, 249], options)).toThrow(RangeError);
    expect(hasLandmarks(grid)).toBe(true);
    grid.releaseMemory();
    expect(() => findPathOn(engine, grid, [0, 0], [1, 0], options)).not.toThrow();
    expect(findPathOn(jsSearchEngine(), grid, [0, 0], [249, 249], options)).toEqual(plain);
  });
});
