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

test.each(diagonalRules.flatMap((diagonals) => [false, true].map((hasTerrain) => ({ diagonals, hasTerrain }))))(
  `edits of boxes, diagonals $diagonals, terrain $hasTerrain (seed ${seed})`,
  ({ diagonals, hasTerrain }) => {
    const random = new Random(seed);
    const methods = new Set<string>();
    for (const [width, height] of SIZES) {
      const grid = randomMap({ width, height, seed: random.below(1000), blocked: hasTerrain ? 0.05 : 0.1 });
      const cell = () => ({ x: random.below(width), y: random.below(height) });
      const box = () => {
        const { x, y } = cell();
        return [x, y, Math.min(width - x, random.between(1, 40)), Math.min(height - y, random.between(1, 40))] as const;
      };
      for (let i = 0; hasTerrain && i < 6; i++) {
        const [x, y, columns, rows] = box();
        const price = random.pick([2, 5]);
        for (let row = y; row < y + rows; row++)
          for (let column = x; column < x + columns; column++) grid.setCost(column, row, price);
      }
      for (let round = 0; round < runs(12); round++) {
        const start = cell();
        grid.setBlocked(start, false);
        const options = { diagonals, diagonalCost: random.pick([Math.SQRT2, 1.5]) };
        const costs = optimalCosts(worldOf(grid), start, movementOf(options));
        for (let goals = 0; goals < 15; goals++) {
          const goal = cell();
          for (const engine of ['wasm', 'js'] as const) {
            const { cost, method } = findPath(grid, start, goal, { ...options, engine });
            methods.add(method);
            const least = costs[goal.y * width + goal.x];
            if (!isClose(cost, least)) expect(cost, JSON.stringify([width, round, start, goal, engine])).toBe(least);
          }
        }
        const [x, y, columns, rows] = box();
        const share = random.pick([0, 0.2, 0.5]);
        for (let row = y; row < y + rows; row++)
          for (let column = x; column < x + columns; column++) grid.setBlocked(column, row, random.chance(share));
      }
    }
    expect(methods).toContain('jump-points');
  },
);
