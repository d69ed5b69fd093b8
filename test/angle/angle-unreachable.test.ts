// Components know at once when an edit cuts the grid.
import { expect, test } from 'vitest';
import { runAngleOn } from '../../src/angle/find-any-angle-path.ts';
import { cellsOf } from '../../src/grid/grid.ts';
import type { AngleGround } from '../../src/js/angle/angle-solve.ts';
import { JsAngleEngine } from '../../src/js/engines/angle-engine.ts';
import { areConnected } from '../../src/js/reach/components.ts';
import { bitAt } from '../../src/rules/cells.ts';
import { randomMap } from '../support/maps.ts';

test('after a door has closed, no search for a cell behind it looks anywhere', () => {
  const engine = new JsAngleEngine();
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
  const cells = cellsOf(grid);
  const kept = engine.kept.of(cells) as unknown as { ground: AngleGround };
  const { components } = kept.ground;
  const [start, goal] = ends.map(([x, y]) => bitAt(cells, x, y));
  expect(components && areConnected(components, start, goal)).toBe(false);
  expect(runAngleOn(engine, grid, ...ends)).toEqual(unreachable);
});
