// What prepareGrid makes, says and refuses; and what its tables hold.
import { describe, expect, test } from 'vitest';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { LANES, usefulLandmarks } from '../../src/core/grid/history/landmarks.ts';
import { findPath, Grid, type PrepareOptions, prepareGrid } from '../../src/index.ts';
import { mazeMap, Random, roomsMap, terrainMap } from '../support/maps.ts';
import { optimalCosts } from '../support/oracle.ts';
import { anyMap, hasLandmarks } from '../support/prepared.ts';
import { runs, seed } from '../support/seed.ts';
import { exactCosts } from '../support/uniform.ts';
import { diagonalRules, worldOf } from '../support/world.ts';

/** A map of open ground with walls here and there, too few corners to be contracted. */
function caves(width: number, height: number): Grid {
  const grid = new Grid(width, height);
  for (let y = 20; y < height; y += 64) grid.fill(y >> 1, y, 300, 1, true);
  return grid;
}

function withClosedExit(grid: Grid): Grid {
  grid.setExit(1, 1, 2, false);
  return grid;
}

describe('the result', () => {
  test.each(['js', 'wasm'] as const)('has landmarks, bytes and time, on %s', (engine) => {
    const grid = new Grid(50, 30);
    const { landmarks, bytes, milliseconds, reason } = prepareGrid(grid, { engine });
    // A copy of the blocked cells comes on top, a bit each.
    expect([landmarks, bytes]).toEqual([8, 32 * 50 * 30 + cellsOf(grid).blocked.length]);
    expect(milliseconds).toBeGreaterThan(0);
    expect(reason).toBe('Each connected component of 64 cells or more has 8 landmarks.');
  });

  test.each(['js', 'wasm'] as const)('counts the copy of terrain costs, on %s', (engine) => {
    const hills = terrainMap({ width: 50, height: 30, seed: 1 });
    const copies = cellsOf(hills).blocked.length + 50 * 30 + 256 * 8;
    expect(prepareGrid(hills, { engine })).toMatchObject({ landmarks: 8, bytes: 32 * 50 * 30 + copies });
  });

  test.each([
    [new Grid(7, 9), {}, /^No connected component has 64 cells or more\.$/],
    [
      Grid.fromCosts(9, 9, new Array(81).fill(1).fill(2e4, 0, 9)),
      {},
      /^The greatest terrain cost is more than about 10,000/,
    ],
    [new Grid(9, 9), { straightCost: 1, diagonalCost: 2.5 }, /^diagonalCost is not from straightCost/],
    [withClosedExit(terrainMap({ width: 20, height: 20, seed: 2 })), {}, /^Exits are closed/],
    [new Grid(9, 9), { maxMilliseconds: 0 }, /After 0 ms no other was begun/],
  ])('says why nothing was made (%#)', (grid, options, reason) => {
    const result = prepareGrid(grid, options);
    expect(result).toMatchObject({ landmarks: 0, bytes: 0 });
    expect(result.reason).toMatch(reason);
    expect(hasLandmarks(grid)).toBe(false);
  });

  test('keeps distances once per block of 8 x 8 cells on large maps', () => {
    const small = caves(1024, 1024);
    const large = caves(1040, 1024);
    const prepare = (grid: Grid) => prepareGrid(grid, { landmarks: 1 });
    expect(prepare(small).bytes).toBeGreaterThan(32 * 1024 * 1024);
    const { bytes, reason } = prepare(large);
    expect(bytes).toBeLessThan(1.3 * 1040 * 1024);
    expect(reason).toMatch(/once per block of 8 x 8 cells\.$/);
    // In all other cases, once per cell.
    large.setCost(0, 0, 2);
    expect(prepare(large).bytes).toBeGreaterThan(32 * 1040 * 1024);
  });

  test('has fewer landmarks if fewer are asked for, which are the first ones', () => {
    const grid = mazeMap({ width: 41, height: 41, seed: 1 });
    const tablesOf = (landmarks: number) => {
      expect(prepareGrid(grid, { landmarks }).landmarks).toBe(landmarks);
      return usefulLandmarks(cellsOf(grid))?.tables.lanes as Uint16Array;
    };
    const [three, all] = [tablesOf(3), tablesOf(8)];
    // Rounding is the same, so lanes are.
    for (let cell = 0; cell < 41 * 41; cell++) {
      if (grid.isBlocked(cell % 41, Math.floor(cell / 41))) continue;
      expect(three.slice(cell * LANES, cell * LANES + 3)).toEqual(all.slice(cell * LANES, cell * LANES + 3));
    }
  });
});

test.each<[unknown, string]>([
  [{ landmarks: 0 }, 'RangeError: landmarks is 0: it must be a whole number from 1 to 8'],
  [{ landmarks: 9 }, 'RangeError: landmarks is 9: it must be a whole number from 1 to 8'],
  [{ landmarks: '8' }, 'TypeError: landmarks is'],
  [{ maxMilliseconds: -1 }, 'RangeError: maxMilliseconds is -1: it must be a number from 0 to Infinity'],
  [{ maxMilliseconds: Number.NaN }, 'RangeError: maxMilliseconds is NaN'],
  [{ diagonals: 'sometimes' }, 'RangeError: diagonals is'],
  [{ diagonalCost: 0 }, 'RangeError: diagonalCost is 0'],
  [{ engine: 'gpu' }, 'RangeError: engine is'],
  [{ range: 3 }, 'RangeError: '],
  [null, 'TypeError: '],
])('refuses options %j, and keeps what was made before', (options, message) => {
  const grid = new Grid(20, 20);
  prepareGrid(grid);
  const before = usefulLandmarks(cellsOf(grid));
  let error: unknown;
  try {
    prepareGrid(grid, options as PrepareOptions);
  } catch (thrown) {
    error = thrown;
  }
  expect(String(error).startsWith(message), String(error)).toBe(true);
  expect(usefulLandmarks(cellsOf(grid))).toBe(before);
});

test('refuses what is not a grid', () => {
  expect(() => prepareGrid({} as Grid)).toThrow(TypeError);
});

describe('landmarks', () => {
  test('are not used while more than an eighth of the grid has been opened', () => {
    const grid = new Grid(30, 30);
    grid.fill(0, 10, 30, 10, true);
    prepareGrid(grid);
    grid.fill(0, 10, 30, 3, false);
    // Cells that were passable before do not count.
    grid.fill(0, 20, 30, 9, true);
    grid.fill(0, 20, 30, 9, false);
    expect(hasLandmarks(grid)).toBe(true);
    grid.setBlocked(0, 13, false);
    expect(hasLandmarks(grid)).toBe(false);
    grid.setBlocked(0, 13, true);
    expect(hasLandmarks(grid)).toBe(true);
    grid.fill(0, 10, 30, 10, false);
    expect(hasLandmarks(grid)).toBe(false);
    grid.fill(0, 13, 30, 7, true);
    expect(hasLandmarks(grid)).toBe(true);
  });

  test('on terrain are kept while cells that have become cheaper save routes little', () => {
    const grid = terrainMap({ width: 60, height: 60, seed: 5 });
    const cheaper = (x: number, y: number, share: number) => grid.setCost(x, y, grid.cost(x, y) * share);
    const free = [...Array(3600).keys()].filter((cell) => !grid.isBlocked(cell % 60, Math.floor(cell / 60)));
    prepareGrid(grid);
    for (const cell of free.slice(1000)) cheaper(cell % 60, Math.floor(cell / 60), 1.5);
    expect(hasLandmarks(grid)).toBe(true);
    for (const cell of free.slice(0, 64)) cheaper(cell % 60, Math.floor(cell / 60), 0.99);
    expect(hasLandmarks(grid)).toBe(true);
    const [x, y] = [free[64] % 60, Math.floor(free[64] / 60)];
    cheaper(x, y, 0.999);
    expect(hasLandmarks(grid)).toBe(false);
    cheaper(x, y, 2);
    expect(hasLandmarks(grid)).toBe(true);
    prepareGrid(grid);
    cheaper(x, y, 0.01);
    cheaper(x, y, 100);
    for (const cell of free.slice(70, 90)) cheaper(cell % 60, Math.floor(cell / 60), 0.01);
    expect(hasLandmarks(grid)).toBe(false);
  });

  test('end with dispose, and do not go to a clone', () => {
    const grid = new Grid(30, 30);
    prepareGrid(grid);
    expect(hasLandmarks(grid.clone())).toBe(false);
    expect(hasLandmarks(grid)).toBe(true);
    grid.releaseMemory();
    expect(hasLandmarks(grid)).toBe(false);
  });

  test('are those of the last call', () => {
    const grid = roomsMap({ width: 60, height: 60, seed: 9, room: 6 });
    const expansions = (diagonals: 'always' | 'never') => findPath(grid, [1, 1], [58, 58], { diagonals }).expanded;
    const plain = [expansions('always'), expansions('never')];
    prepareGrid(grid, { diagonals: 'always' });
    const first = [expansions('always'), expansions('never')];
    prepareGrid(grid, { diagonals: 'never' });
    const second = [expansions('always'), expansions('never')];
    expect([first[1], second[0]]).toEqual([plain[1], plain[0]]);
    expect(first[0]).toBeLessThan(plain[0]);
    expect(second[1]).toBeLessThan(plain[1]);
  });
});

test.each(diagonalRules)(
  `tables never overestimate a distance, and hardly underestimate one, diagonals %s (seed ${seed})`,
  (diagonals) => {
    const random = new Random(seed + 3 * diagonals.length);
    for (let map = 0; map < runs(12); map++) {
      const grid = anyMap(random.between(8, 24), random.between(8, 24), random);
      const { straightCost, diagonalCost, exact } = random.pick(exactCosts);
      prepareGrid(grid, { diagonals, straightCost, diagonalCost, engine: 'js' });
      const landmarks = usefulLandmarks(cellsOf(grid));
      if (landmarks === null) continue;
      const { quantum, straight } = landmarks;
      const { lanes } = landmarks.tables;
      const world = worldOf(grid);
      const lane = random.below(LANES);
      // The landmark is the only cell of its component at distance 0, unless the quantum is greater than a step.
      for (let start = 0; start < world.costs.length; start++) {
        if (world.costs[start] === Infinity || lanes[start * LANES + lane] !== 0) continue;
        const point = { x: start % grid.width, y: Math.floor(start / grid.width) };
        const costs = optimalCosts(world, point, { diagonals, ...exact });
        // Smaller components have no landmarks.
        if (costs.filter((cost) => cost < Infinity).length < 64) continue;
        costs.forEach((cost, cell) => {
          if (cost === Infinity) return;
          const steps = cost / exact.straightCost;
          const stored = (lanes[cell * LANES + lane] * quantum) / straight;
          expect(stored).toBeLessThanOrEqual(steps);
          expect(stored).toBeGreaterThan(steps * 0.995 - quantum / straight);
        });
      }
    }
  },
);
