// Components know at once when an edit cuts the grid.
import { expect, test } from 'vitest';
import { runAngleOn } from '../../src/features/angle/find-any-angle-path.ts';
import { angleEngines } from '../support/angle-engines.ts';
import { randomMap } from '../support/maps.ts';

test.each(angleEngines)(
  'after a door has closed, no search for a cell behind it looks anywhere: %s',
  (_, __, start) => {
    const engine = start();
    const grid = randomMap({ width: 300, height: 300, seed: 1, blocked: 0.1 });
    grid.fill(150, 0, 1, 300, true);
    grid.fill(149, 100, 3, 1, false);
    const ends = [
      [20, 200],
      [280, 200],
    ] as const;
    for (const [x, y] of ends) grid.setBlocked(x, y, false);
    expect(runAngleOn(engine, grid, ...ends).status).toBe('found');
    grid.setBlocked(150, 100);
    const unreachable = { status: 'unreachable', path: null, cost: Infinity, expanded: 0, method: 'components' };
    expect(runAngleOn(engine, grid, ...ends)).toEqual(unreachable);
    expect(runAngleOn(engine, grid, ...ends)).toEqual(unreachable);
  },
);
