// Terrain whose costs differ by less than a bucket of the open list is wide: cells must not be expanded again and again.
import { expect, test } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
import { Grid, prepareGrid } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { optimalCosts } from '../support/oracle.ts';
import { enginesOfAllKinds } from '../support/prepared.ts';
import { isClose } from '../support/walk.ts';
import { movementOf, worldOf } from '../support/world.ts';

const SIDE = 120;

test.each([false, true])('no search expands more cells than the grid has (prepared: %s)', (isPrepared) => {
  const engines = enginesOfAllKinds();
  for (const spread of [1e-9, 1e-4, 1e-2, 0.1]) {
    const random = new Random(5);
    const grid = new Grid(SIDE, SIDE);
    for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) grid.setCost(x, y, 1 + spread * random.next());
    if (isPrepared) prepareGrid(grid, { engine: 'js' });
    const start = { x: 3, y: 8 };
    const costs = optimalCosts(worldOf(grid), start, movementOf({}));
    for (let i = 0; i < 6; i++) {
      const goal = { x: SIDE - 1 - random.below(20), y: random.below(SIDE) };
      const [first, ...others] = engines.map((engine) => findPathOn(engine, grid, start, goal));
      for (const other of others) expect(other).toEqual(first);
      expect(isClose(first.cost, costs[goal.y * SIDE + goal.x])).toBe(true);
      expect(first.expanded).toBeLessThan(SIDE ** 2);
    }
  }
});
