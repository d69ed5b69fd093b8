// Terrain, exits, landmarks and units where memory runs out: each search is right or a RangeError, and the next one goes on.
import { expect, test } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { Grid, prepareGrid } from '../../src/index.ts';
import { withMostPages } from '../support/capped.ts';
import { Random } from '../support/maps.ts';
import { seed } from '../support/seed.ts';
import type { Options } from '../support/walk.ts';

const SIDE = 120;

/** Few borders, many borders, closed exits, landmarks. */
const maps: Record<string, (random: Random) => Grid> = {
  zones: (random) => paint(random, (x, y) => 1 + (x >> 5) + (y >> 6)),
  rough: (random) => paint(random, () => random.between(1, 9)),
  continuous: (random) => paint(random, () => 0.5 + random.next()),
  gates: (random) => {
    const grid = paint(random, (x) => 1 + (x >> 6));
    for (let y = 1; y < SIDE - 1; y++) grid.setWall(40, y, 2);
    return grid;
  },
  prepared: (random) => {
    const grid = paint(random, (x, y) => 1 + (x >> 5) + (y >> 6));
    prepareGrid(grid);
    return grid;
  },
};

function paint(random: Random, cost: (x: number, y: number) => number): Grid {
  const grid = new Grid(SIDE, SIDE);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      grid.setCost(x, y, cost(x, y));
      if (x + y > 4 && x + y < 2 * SIDE - 6 && random.chance(0.08)) grid.setBlocked(x, y);
    }
  }
  return grid;
}

const requests: Options[] = [
  {},
  { diagonals: 'never' },
  { algorithm: 'astar' },
  { avoid: [{ x: 60, y: 60 }] },
  { heuristic: 'zero' },
  { range: 2 },
];

test.each(Object.entries(maps))(`%s (seed ${seed})`, (_, make) => {
  const random = new Random(seed);
  const grid = make(random);
  const outcomes = { right: 0, refused: 0 };
  for (const pages of [3, 4, 5, 6, 8, 10, 14, 20, 40]) {
    const capped = new SearchEngine(startKernel(withMostPages(kernel, pages)));
    const free = new SearchEngine(startKernel(kernel));
    for (const options of [...requests, ...requests]) {
      const expected = findPathOn(free, grid, [0, 0], [SIDE - 1, SIDE - 1], options);
      try {
        expect(findPathOn(capped, grid, [0, 0], [SIDE - 1, SIDE - 1], options)).toEqual(expected);
        outcomes.right++;
      } catch (error) {
        expect(String(error)).toMatch(/^RangeError: [1-9]\d* bytes of memory cannot be allocated/);
        outcomes.refused++;
      }
      const { x, y } = { x: random.between(10, 100), y: random.between(10, 100) };
      grid.setBlocked(x, y, random.chance(0.3));
      if (!grid.isBlocked(x, y)) grid.setCost(x, y, random.pick([1, 2]));
      expect(findPathOn(capped, new Grid(5, 5), [0, 0], [4, 4]).status).toBe('found');
    }
  }
  expect(outcomes.right).toBeGreaterThan(20);
  expect(outcomes.refused).toBeGreaterThan(5);
});
