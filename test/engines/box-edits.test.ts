// Edits of whole areas: the kernel fills only the lines through them again, and answers as for a grid made like that.
import { expect, test } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
import { cellsOf, Grid } from '../../src/core/grid/grid.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { boxesAround } from '../../src/features/world/window/boxes.ts';
import { jsSearchEngine } from '../support/js-engines.ts';
import { Random } from '../support/maps.ts';
import { rules } from '../support/planes.ts';
import { runs, seed } from '../support/seed.ts';

/** Sides of one word, of several, and around their ends. */
const SIDES = [20, 62, 126, 190, 254, 300, 383];

test(`after edits of areas, searches are those on a fresh grid and on the js engine (seed ${seed})`, () => {
  const random = new Random(seed);
  const wasm = new SearchEngine(startKernel(kernel));
  const fresh = new SearchEngine(startKernel(kernel));
  const js = jsSearchEngine();
  for (let round = 0; round < runs(40); round++) {
    const [width, height] = [random.pick(SIDES), random.pick(SIDES)];
    const grid = new Grid(width, height);
    // As in the window of a world.
    if (random.chance(0.6)) cellsOf(grid).boxesOf = (changes) => boxesAround(changes, width);
    const scatter = (left: number, top: number, right: number, bottom: number, share: number) => {
      for (let y = top; y <= bottom; y++)
        for (let x = left; x <= right; x++) grid.setBlocked(x, y, random.chance(share));
    };
    scatter(0, 0, width - 1, height - 1, random.pick([0.01, 0.1, 0.3]));
    // Searches then stop at borders of terrain, which follow the edits too.
    const hasTerrain = random.chance(0.3);
    for (let patch = hasTerrain ? 20 : 0; patch > 0; patch--) {
      grid.fill(random.below(width - 9), random.below(height - 9), 9, 9, 3);
    }
    const cell = () => ({ x: random.below(width), y: random.below(height) });
    const [, diagonals] = random.pick(rules);
    const options = { algorithm: hasTerrain ? 'auto' : 'jps', diagonals } as const;
    // The graph knows the boxes of eight edits.
    const edits = random.pick([3, 12]);
    for (let edit = 0; edit < edits; edit++) {
      const [left, top] = [random.below(width), random.below(height)];
      const right = Math.min(left + random.pick([5, 20, 70, 250]), width - 1);
      scatter(left, top, right, Math.min(top + random.pick([5, 20, 70, 250]), height - 1), random.pick([0, 0.2, 0.5]));
      // Areas far from each other have boxes of their own.
      for (let other = random.below(4); other > 0; other--) {
        const [x, y] = [random.below(width), random.below(height)];
        const far = random.pick([10, 20, 40]);
        scatter(x, y, Math.min(x + far, width - 1), Math.min(y + far, height - 1), random.pick([0, 0.2, 0.5]));
      }
      // Too many for the journal: it knows their box.
      if (random.chance(0.2)) scatter(left, top, right, Math.min(top + 70, height - 1), 0.1);
      const copy = grid.clone();
      for (let query = 0; query < 4; query++) {
        const [start, goal] = [cell(), cell()];
        const result = findPathOn(wasm, grid, start, goal, options);
        expect(result).toEqual(findPathOn(fresh, copy, start, goal, options));
        expect(result).toEqual(findPathOn(js, grid, start, goal, options));
      }
    }
  }
});
