// Nodes in pages: grids of more than a million cells, where a search gives nodes to the pages that it comes to.
import { describe, expect, test } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
import type { Grid } from '../../src/core/grid/grid.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import type { FindPathOptions } from '../../src/core/request/options.ts';
import { createSearch } from '../../src/index.ts';
import { PAGE, withMostPages } from '../support/capped.ts';
import { jsSearchEngine } from '../support/js-engines.ts';
import { openMap, Random, randomMap, terrainMap } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

/** Sides that end at, before and behind the edge of a page of 64 x 64 cells. */
const SIDES = [
  [1088, 1025],
  [16_400, 65],
  [63, 16_700],
] as const;

/** Shows every choice of nodes: of 8 and of 12 bytes, buckets and heap, with a trace, with targets and by links. */
function anyOptions(random: Random): FindPathOptions {
  return {
    algorithm: 'astar',
    diagonals: random.pick(['never', 'always', 'onlyWhenNoObstacles', 'ifAtMostOneObstacle'] as const),
    ...random.pick([
      {},
      {},
      { heuristicWeight: 1.5 },
      { partial: true, maxExpansions: 700 },
      { range: 3 },
      { trace: true },
    ]),
  };
}

describe.each(SIDES)('%i x %i cells', (width, height) => {
  const size = { width, height, seed };
  test.each([
    ['uniform', () => randomMap({ ...size, blocked: 0.25 })],
    ['terrain', () => terrainMap(size)],
    ['links', () => linked(randomMap({ ...size, blocked: 0.25 }))],
  ])(`${'%s'}: searches, edits between, are as on the js engine (seed ${seed})`, (_, make) => {
    const grid = make();
    const random = new Random(seed);
    const wasm = new SearchEngine(startKernel(kernel));
    const js = jsSearchEngine();
    for (let i = 0; i < runs(60); i++) {
      const [start, goal] = nearEach(random, grid);
      const options = anyOptions(random);
      expect(findPathOn(wasm, grid, start, goal, options)).toEqual(findPathOn(js, grid, start, goal, options));
      grid.setBlocked(start.x, start.y, random.chance(0.5));
    }
  });

  test(`a search in steps has the same open cells on both engines (seed ${seed})`, () => {
    const grid = randomMap({ ...size, blocked: 0.25 });
    const random = new Random(seed);
    for (let i = 0; i < runs(20); i++) {
      const [start, goal] = nearEach(random, grid);
      const options = anyOptions(random);
      const [shown, other] = (['wasm', 'js'] as const).map((engine) => {
        const search = createSearch(grid, start, goal, { ...options, engine });
        search.step(150);
        return [search.status, search.open().sort(), search.result()];
      });
      expect(shown).toEqual(other);
    }
  });
});

test('a short search takes a page or a few, not 12 bytes for each cell', () => {
  const grid = openMap({ width: 4096, height: 4096, seed });
  const engine = new SearchEngine(startKernel(kernel));
  const cost = findPathOn(engine, grid, [2000, 2000], [2100, 2040], { algorithm: 'astar' }).cost;
  expect(cost).toBeCloseTo(60 + 40 * Math.SQRT2, 9);
  // The blocked cells take up an eighth of a byte each; memory grows by a sixteenth at a time.
  expect(engine.memoryBytes / 4096 ** 2).toBeLessThan(0.5);
});

test('if memory ends, an error says so, and the next search has its pages', () => {
  const grid = terrainMap({ width: 1600, height: 1600, seed });
  for (const corner of [0, 1599]) grid.setBlocked(corner, corner, false);
  const engine = new SearchEngine(startKernel(withMostPages(kernel, (12 * 2 ** 20) / PAGE)));
  const far = () => findPathOn(engine, grid, [0, 0], [1599, 1599], { algorithm: 'astar', heuristic: 'zero' });
  const near = () => findPathOn(engine, grid, [0, 0], [60, 70], { algorithm: 'astar' });
  const before = near();
  expect(far).toThrow(RangeError);
  expect(near()).toEqual(before);
  expect(before).toEqual(findPathOn(jsSearchEngine(), grid, [0, 0], [60, 70], { algorithm: 'astar' }));
});

/** Two cells, at most some hundred steps apart. */
function nearEach(random: Random, { width, height }: Grid) {
  const start = { x: random.below(width), y: random.below(height) };
  const beside = (place: number, most: number) => Math.min(Math.max(place + random.below(301) - 150, 0), most - 1);
  return [start, { x: beside(start.x, width), y: beside(start.y, height) }] as const;
}

/** Adds links that lead anywhere: over many pages, and within one. */
function linked(grid: Grid): Grid {
  const random = new Random(seed);
  for (let i = 0; i < 400; i++) {
    const [from, near] = nearEach(random, grid);
    const to = random.chance(0.5) ? near : { x: random.below(grid.width), y: random.below(grid.height) };
    if (from.x === to.x && from.y === to.y) continue;
    grid.addLink(from, to, { cost: 1 + random.below(9) });
  }
  return grid;
}
