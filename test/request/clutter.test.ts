// Scattered single blocked cells: counted as in a plain count, after edits too, and searched from cell to cell.
import { expect, test } from 'vitest';
import { CellStore } from '../../src/core/grid/cell-store.ts';
import { isCluttered, mayBeCluttered } from '../../src/core/request/clutter.ts';
import { findPath } from '../../src/index.ts';
import { mazeMap, Random, randomMap, roomsMap } from '../support/maps.ts';
import { isSample, runs, seed } from '../support/seed.ts';

/** Counts the blocked cells, and those that stand alone, cell by cell. */
function counted(cells: CellStore): { blocked: number; alone: number } {
  const { width, height } = cells;
  let [blocked, alone] = [0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!cells.isBlocked(x, y)) continue;
      blocked++;
      if (!isBeside(cells, x, y)) alone++;
    }
  }
  return { blocked, alone };
}

/** Returns whether a cell has a blocked one, or the edge of the grid, at one of its sides. */
function isBeside(cells: CellStore, x: number, y: number): boolean {
  const { width, height } = cells;
  const blocked = (x: number, y: number) => x < 0 || y < 0 || x >= width || y >= height || cells.isBlocked(x, y);
  return blocked(x - 1, y) || blocked(x + 1, y) || blocked(x, y - 1) || blocked(x, y + 1);
}

/** Whether an eighth of the blocked cells, and one in 128 of all, stand alone. */
function countedAsCluttered(cells: CellStore): boolean {
  const { blocked, alone } = counted(cells);
  return alone * 8 >= blocked && alone * 128 >= cells.width * cells.height;
}

test(`counts follow edits on grids of any width (seed ${seed})`, () => {
  const random = new Random(seed);
  const seen = [0, 0];
  for (let round = 0; round < runs(15); round++) {
    const width = random.pick([31, 62, 63, 94, 126, 190]);
    const cells = new CellStore(width, Math.ceil(2 ** 15 / width));
    const share = [0.005, 0.25, 0.42, 0.01, 0.39, 0.45][round % 6];
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

test(`counts are exact after edits of areas: one cell more makes the difference (seed ${seed})`, () => {
  const random = new Random(seed + 1);
  let cells = new CellStore(256, 128);
  for (let round = 0; round < runs(40); round++) {
    if (counted(cells).blocked > 3000) cells = new CellStore(256, 128);
    const [x, y] = [random.below(200), random.below(100)];
    const area = { x, y, width: 1 + random.below(256 - x), height: 1 + random.below(128 - y) };
    const share = random.pick([0, 0.003, 0.02]);
    const solid = random.chance(0.5) ? (area.height - 7) * area.width : Infinity;
    const marks = new Uint8Array(area.width * area.height);
    for (let i = 0; i < marks.length; i++) if (i >= solid || random.chance(share)) marks[i] = 1;
    if (random.chance(0.5)) cells.setBlockedIn(area, marks);
    else {
      for (const [i, mark] of marks.entries()) {
        cells.setBlocked(x + (i % area.width), y + Math.floor(i / area.width), mark === 1);
      }
    }
    if (random.chance(0.3)) isCluttered(cells);
    // 256 cells of 32,768 must stand alone, and be an eighth of all blocked ones.
    const { blocked, alone: before } = counted(cells);
    const least = Math.max(256, Math.ceil((blocked - before) / 7));
    let alone = before;
    while (alone !== least) {
      const more = alone < least;
      const [column, row] = [random.below(256), random.below(128)];
      if (isBeside(cells, column, row) || cells.isBlocked(column, row) === more) continue;
      cells.setBlocked(column, row, more);
      alone += more ? 1 : -1;
      if (Math.abs(alone - least) < 2) expect(isCluttered(cells)).toBe(alone >= least);
    }
    expect(countedAsCluttered(cells)).toBe(true);
  }
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
