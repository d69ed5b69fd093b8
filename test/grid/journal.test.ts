import { expect, test } from 'vitest';
import { Journal } from '../../src/core/grid/history/journal.ts';
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

test(`knows the box around all changes since a reader asked, however many they are (seed ${seed})`, () => {
  const random = new Random(seed + 2);
  let forgotten = 0;
  for (const [width, height] of [
    [64, 64],
    [300, 7],
  ]) {
    const journal = new Journal(width, height);
    let [left, top, right, bottom] = [width, height, -1, -1];
    const note = (x: number, y: number) => {
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    };
    let bookmark = journal.count;
    for (let round = 0; round < 2000; round++) {
      const [x, y] = [random.below(width), random.below(height)];
      const area = { x, y, width: random.between(1, width - x), height: random.between(1, height - y) };
      const changed: number[] = [];
      for (let left = random.pick([0, 1, 5, 300]); left > 0; left--) {
        const [column, row] = [x + random.below(area.width), y + random.below(area.height)];
        note(column, row);
        changed.push(row * width + column);
      }
      if (random.chance(0.5)) for (const cell of changed) journal.record(cell);
      else {
        const list = journal.begin({ ...area, width: 300, height: 1 });
        list.set(changed);
        journal.end(area, list, changed.length);
        if (changed.length > journal.capacity) {
          note(x, y);
          note(x + area.width - 1, y + area.height - 1);
        }
      }
      if (random.chance(0.2)) {
        const listed = journal.since(bookmark);
        if (listed === null) forgotten++;
        const expected = right < 0 ? [Infinity, Infinity, -Infinity, -Infinity] : [left, top, right, bottom];
        const box = journal.boxSince(bookmark);
        expect(box === null ? null : [box.left, box.top, box.right, box.bottom]).toEqual(expected);
        bookmark = journal.count;
        [left, top, right, bottom] = [width, height, -1, -1];
      }
    }
    expect(journal.boxSince(-1)).toBe(null);
    journal.recordAll();
    expect(journal.boxSince(bookmark)).toBe(null);
    expect(journal.boxSince(journal.count)?.right).toBe(-Infinity);
  }
  expect(forgotten).toBeGreaterThan(100);
});
