import { expect, test } from 'vitest';
import { Journal } from '../../src/grid/journal.ts';
import { Random } from '../support/maps.ts';
import { seed } from '../support/seed.ts';

test(`tells a reader that is a few changes behind what has changed, however many have been (seed ${seed})`, () => {
  const random = new Random(seed);
  for (const cellCount of [1, 1040, 4096]) {
    const journal = new Journal(cellCount);
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
