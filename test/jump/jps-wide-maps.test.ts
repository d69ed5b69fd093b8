/** Searches of maps whose rows, columns and slanted lines take several words each, after edits of boxes, cost what the oracle says. */
import { expect, test } from 'vitest';
import { findPath } from '../../src/index.ts';
import { Random, randomMap } from '../support/maps.ts';
import { optimalCosts } from '../support/oracle.ts';
import { runs, seed } from '../support/seed.ts';
import { isClose } from '../support/walk.ts';
import { diagonalRules, movementOf, worldOf } from '../support/world.ts';

/** Shapes of maps: wide, high, and both. */
const SIZES = [
  [200, 90],
  [80, 190],
  [150, 150],
] as const;

test.each(diagonalRules)(`edits of boxes on wide maps, diagonals %s (seed ${seed})`, (diagonals) => {
  const random = new Random(seed);
  for (const [width, height] of SIZES) {
    const grid = randomMap({ width, height, seed: random.below(1000), blocked: 0.1 });
    const cell = () => ({ x: random.below(width), y: random.below(height) });
    for (let round = 0; round < runs(12); round++) {
      const start = cell();
      grid.setBlocked(start, false);
      const costs = optimalCosts(worldOf(grid), start, movementOf({ diagonals }));
      for (let goals = 0; goals < 15; goals++) {
        const goal = cell();
        for (const engine of ['wasm', 'js'] as const) {
          const { cost } = findPath(grid, start, goal, { diagonals, engine, algorithm: 'jps' });
          const least = costs[goal.y * width + goal.x];
          if (!isClose(cost, least)) expect(cost, JSON.stringify([width, round, start, goal, engine])).toBe(least);
        }
      }
      const { x, y } = cell();
      const [right, bottom] = [Math.min(width, x + random.between(1, 40)), Math.min(height, y + random.between(1, 40))];
      const share = random.pick([0, 0.2, 0.5]);
      for (let row = y; row < bottom; row++)
        for (let column = x; column < right; column++) grid.setBlocked(column, row, random.chance(share));
    }
  }
});
