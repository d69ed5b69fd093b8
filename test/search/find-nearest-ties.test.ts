// Goals that are as near as each other: which is found follows from the question alone, not from what was asked before.
import { expect, test } from 'vitest';
import { findNearest, Grid } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { checkSame, type Options } from '../support/walk.ts';
import { diagonalRules, type Point } from '../support/world.ts';

test(`is the same again, after edits, and on a new grid, engines alike, whichever goals tie (seed ${seed})`, () => {
  const random = new Random(seed);
  const orders = ['wasm', 'js', 'js', 'wasm'] as const;
  for (let round = 0; round < runs(1000); round++) {
    const grid = new Grid(random.between(1, 9), random.between(1, 9));
    const cell = (): Point => ({ x: random.below(grid.width), y: random.below(grid.height) });
    for (let i = random.below(12); i > 0; i--) grid.fill(cell().x, cell().y, 1, 1, true);
    for (let question = 0; question < 8; question++) {
      const start = cell();
      const goals = Array.from({ length: random.between(1, 6) }, cell);
      const options: Options = { diagonals: random.pick(diagonalRules), maxOpen: random.pick([Infinity, 1, 3]) };
      const fresh = findNearest(grid.clone(), start, goals, options);
      for (const engine of orders) {
        const result = findNearest(grid, start, goals, { ...options, engine });
        checkSame(fresh, result);
        expect(result.goalIndex).toBe(fresh.goalIndex);
      }
      const { x, y } = cell();
      grid.setBlocked(x, y, !grid.isBlocked(x, y));
      if (random.chance(0.5)) grid.setBlocked(x, y, !grid.isBlocked(x, y));
    }
  }
});
