import { expect, test } from 'vitest';
import { cellsOf } from '../../src/grid/grid.ts';
import { Journal } from '../../src/grid/journal.ts';
import { Grid } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { seed } from '../support/seed.ts';

test(`tells a reader that is a few changes behind what has changed, however many have been (seed ${seed})`, () => {
  const random = new Random(seed);
  for (const cellCount of [1, 1040, 4096]) {
    const journal = new Journal(cellCount, 1);
    const all: number[] = [];
    const few = journal.capacity >> 1;
    for (let round = 0; round < 500; round++) {
      const bookmark = journal.count;
      for (let left = random.between(0, few); left > 0; left--) {
        const cell = random.below(cellCount);
        all.push(cell);
        journal.record(cell);
      }
      expect(Array.from(journal.since(bookmark) ?? [-1])).toEqual(all.slice(bookmark));
    }
    expect(journal.count).toBe(all.length);
    expect(journal.since(0)).toBe(null);
    journal.recordAll();
    expect(journal.since(all.length)).toBe(null);
    expect(journal.since(journal.count)).toHaveLength(0);
  }
});

test(`lists the cells of areas, in one entry each (seed ${seed})`, () => {
  const random = new Random(seed + 1);
  const journal = new Journal(64, 64);
  for (let round = 0; round < 500; round++) {
    const bookmark = journal.count;
    const expected: number[] = [];
    for (let edits = random.between(1, 3); edits > 0; edits--) {
      const area = {
        x: random.below(50),
        y: random.below(50),
        width: random.between(1, 9),
        height: random.between(1, 9),
      };
      const cells = Array.from({ length: area.width * area.height }, (_, i) => {
        return (area.y + Math.floor(i / area.width)) * 64 + area.x + (i % area.width);
      });
      const isDense = random.chance(0.5);
      const changed = isDense ? cells : cells.slice(0, Math.floor((cells.length - 1) / 4));
      const start = journal.count;
      for (const cell of changed) journal.record(cell);
      journal.gather(start, area);
      expect(journal.count - start).toBe(isDense ? Math.min(cells.length, 3) : changed.length);
      expected.push(...changed);
    }
    const listed = journal.since(bookmark);
    if (expected.length > journal.capacity) expect(listed).toBe(null);
    else expect(Array.from(listed ?? [-1])).toEqual(expected);
  }
});

test('an edit of many cells is one change for readers, an edit of a few in a large area is those few', () => {
  const grid = new Grid(100, 100);
  const { blockedJournal, terrainJournal, kinds } = cellsOf(grid);
  const counts = () => [blockedJournal, terrainJournal, kinds.journal].map(({ count }) => count);
  const taken = (edit: () => void): number[] => {
    const before = counts();
    edit();
    return counts().map((count, i) => count - before[i]);
  };
  const ones = new Uint8Array(400).fill(1);
  const costs = new Float64Array(400).fill(2);
  expect(taken(() => grid.paste(5, 5, 20, 20, { blocked: ones, costs, kinds: ones }))).toEqual([3, 3, 3]);
  expect(taken(() => grid.paste([5, 5], 20, 20, { blocked: ones, costs, kinds: ones }))).toEqual([0, 0, 0]);
  expect(taken(() => grid.fill(40, 40, 20, 20, true))).toEqual([3, 0, 0]);
  expect(taken(() => grid.fill(40, 40, 20, 20, 4))).toEqual([3, 3, 0]);
  expect(taken(() => grid.fillKind(40, 40, 20, 20, 4))).toEqual([0, 0, 3]);
  expect(
    taken(() =>
      grid.setBlockedMany([
        [70, 70],
        [71, 70],
        [70, 71],
        [71, 71],
      ]),
    ),
  ).toEqual([3, 0, 0]);
  expect(
    taken(() =>
      grid.setBlockedMany([
        [70, 0],
        [80, 10],
        [90, 20],
        [99, 99],
        [0, 0],
      ]),
    ),
  ).toEqual([5, 0, 0]);
  const few = new Uint8Array(400);
  few[0] = few[17] = few[399] = few[1] = few[2] = 1;
  expect(taken(() => grid.paste(10, 70, 20, 20, { blocked: few, kinds: few }))).toEqual([5, 0, 5]);
});
