/** Searches of maps whose rows, columns and slanted lines take several words each, after edits of boxes, cost what the oracle says. */
import { expect, test } from 'vitest';
import { findPath, Grid } from '../../src/index.ts';
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

function anyCell({ width, height }: Grid, random: Random) {
  return { x: random.below(width), y: random.below(height) };
}

/** Calls `write` for the cells of a box at random. */
function inBox(grid: Grid, random: Random, write: (x: number, y: number) => void): void {
  const { x, y } = anyCell(grid, random);
  const [right, bottom] = [x + random.between(1, 40), y + random.between(1, 40)];
  for (let row = y; row < Math.min(bottom, grid.height); row++)
    for (let column = x; column < Math.min(right, grid.width); column++) write(column, row);
}

function anyGrid([width, height]: (typeof SIZES)[number], hasTerrain: boolean, random: Random): Grid {
  const blocked = random.pick([0.001, 0.01, hasTerrain ? 0.05 : 0.1]);
  const grid = randomMap({ width, height, seed: random.below(1000), blocked });
  for (let i = 0; hasTerrain && i < 6; i++) {
    const price = random.pick([2, 5]);
    inBox(grid, random, (x, y) => grid.setCost(x, y, price));
  }
  return grid;
}

test.each(diagonalRules.flatMap((diagonals) => [false, true].map((hasTerrain) => ({ diagonals, hasTerrain }))))(
  `edits of boxes in turn, diagonals $diagonals, terrain $hasTerrain (seed ${seed})`,
  ({ diagonals, hasTerrain }) => {
    const random = new Random(seed);
    const methods = new Set<string>();
    const grids = SIZES.map((size) => anyGrid(size, hasTerrain, random));
    for (let round = 0; round < runs(40); round++) {
      for (const grid of grids) {
        const start = anyCell(grid, random);
        grid.setBlocked(start, false);
        const options = { diagonals, diagonalCost: random.pick([Math.SQRT2, 1.5]) };
        const costs = optimalCosts(worldOf(grid), start, movementOf(options));
        for (let goals = 0; goals < 15; goals++) {
          const goal = anyCell(grid, random);
          // One source: what js may do otherwise, with words of 32 bits, shows in a quarter.
          for (const engine of round % 4 === 0 ? (['wasm', 'js'] as const) : (['wasm'] as const)) {
            const { cost, method } = findPath(grid, start, goal, { ...options, engine });
            methods.add(method);
            const least = costs[goal.y * grid.width + goal.x];
            if (!isClose(cost, least))
              expect(cost, JSON.stringify([grid.width, round, start, goal, engine])).toBe(least);
          }
        }
        const share = random.pick([0, 0.2, 0.5]);
        inBox(grid, random, (x, y) => grid.setBlocked(x, y, random.chance(share)));
      }
    }
    expect(methods).toContain('jump-points');
  },
);

test.each(['wasm', 'js'] as const)(
  'a column far from an edit sees its end, where the next but one saw another, on %s',
  (engine) => {
    const grid = new Grid(150, 400);
    grid.setBlocked(63, 85);
    const options = { algorithm: 'jps', engine } as const;
    expect(findPath(grid, [60, 10], [63, 100], options).cost).toBeCloseTo(87 + 3 * Math.SQRT2);
    grid.fill(61, 75, 1, 30, true);
    expect(findPath(grid, [60, 10], [61, 110], options).cost).toBeCloseTo(99 + Math.SQRT2);
  },
);
