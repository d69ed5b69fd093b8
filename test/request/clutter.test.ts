// Scattered single blocked cells: counted as in a plain count, after edits too, and searched from cell to cell.
import { expect, test } from 'vitest';
import { CellStore } from '../../src/grid/cell-store.ts';
import { findPath } from '../../src/index.ts';
import { isCluttered, mayBeCluttered } from '../../src/request/clutter.ts';
import { mazeMap, Random, randomMap, roomsMap } from '../support/maps.ts';
import { isSample, runs, seed } from '../support/seed.ts';

/** Counts cell by cell whether an eighth of the blocked cells, and one in 128 of all, stand alone. */
function countedAsCluttered(cells: CellStore): boolean {
  const { width, height } = cells;
  const blocked = (x: number, y: number) => x < 0 || y < 0 || x >= width || y >= height || cells.isBlocked(x, y);
  let [count, alone] = [0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!blocked(x, y)) continue;
      count++;
      if (![blocked(x - 1, y), blocked(x + 1, y), blocked(x, y - 1), blocked(x, y + 1)].includes(true)) alone++;
    }
  }
  return alone * 8 >= count && alone * 128 >= width * height;
}

test(`counts follow edits on grids of any width (seed ${seed})`, () => {
  const random = new Random(seed);
  const seen = [0, 0];
  for (let round = 0; round < runs(6); round++) {
    const width = random.pick([31, 62, 63, 94, 126, 190]);
    const cells = new CellStore(width, Math.ceil(2 ** 15 / width));
    const share = random.pick([0.005, 0.01, 0.25, 0.39, 0.42, 0.45]);
    for (let y = 0; y < cells.height; y++) {
      for (let x = 0; x < width; x++) if (random.chance(share)) cells.setBlocked(x, y, true);
    }
    for (let batch = 0; batch < 20; batch++) {
      expect(isCluttered(cells)).toBe(countedAsCluttered(cells));
      seen[Number(isCluttered(cells))]++;
      const blocks = random.chance(0.5);
      for (let edits = random.pick([1, 3, 400]); edits > 0; edits--) {
        cells.setBlocked(random.below(width), random.below(cells.height), blocks);
      }
    }
  }
  if (!isSample) expect(Math.min(...seen)).toBeGreaterThan(5);
});

test('small grids and strips are never cluttered', () => {
  expect(mayBeCluttered(new CellStore(181, 181))).toBe(false);
  expect(mayBeCluttered(new CellStore(30, 100_000))).toBe(false);
  expect(mayBeCluttered(new CellStore(182, 182))).toBe(true);
});

test.each(['wasm', 'js'] as const)(
  "'auto' goes from cell to cell in clutter, by jump points elsewhere (%s)",
  (engine) => {
    const size = { width: 256, height: 256, seed: 3 };
    const cluttered = randomMap({ ...size, blocked: 0.2 });
    const goal = { x: 250, y: 251 };
    for (const [x, y] of [
      [0, 0],
      [250, 251],
    ] as const)
      cluttered.setBlocked(x, y, false);
    const auto = findPath(cluttered, [0, 0], goal, { engine });
    expect(auto).toEqual(findPath(cluttered, [0, 0], goal, { engine, algorithm: 'astar' }));
    const byJumps = findPath(cluttered, [0, 0], goal, { engine, algorithm: 'jps' });
    expect(byJumps.cost).toBeCloseTo(auto.cost, 9);
    expect(byJumps.expanded).toBeLessThan(auto.expanded / 2);
    for (const map of [
      roomsMap(size),
      mazeMap(size),
      randomMap({ ...size, blocked: 0.4 }),
      randomMap({ ...size, blocked: 0.005 }),
    ]) {
      const [start, end] = [
        { x: 1, y: 1 },
        { x: 200, y: 201 },
      ];
      for (const { x, y } of [start, end]) map.setBlocked(x, y, false);
      const { expanded } = findPath(map, start, end, { engine });
      expect(expanded).toBe(findPath(map, start, end, { engine, algorithm: 'jps' }).expanded);
    }
  },
);
