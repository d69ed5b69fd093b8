import { expect, test } from 'vitest';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { solveNearest } from '../../src/core/kernel/search/nearest.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { resolveOptions } from '../../src/core/request/options.ts';
import { planFor } from '../../src/core/request/plan.ts';
import { NearestFirst } from '../../src/core/search/nearest/goal-batches.ts';
import { GoalList } from '../../src/core/search/nearest/goal-list.ts';
import { Grid } from '../../src/index.ts';
import type { Options } from '../support/walk.ts';

/** A wasm engine that is refused room for its n-th block of goals, or of marks, once. */
function refusing(n: number): { engine: SearchEngine; asked: () => number } {
  let asked = 0;
  const exports = startKernel(kernel);
  const unless = (ask: () => number): number => (++asked === n ? 0 : ask());
  const engine = new SearchEngine({
    ...exports,
    reserveQueries: (count: number) => unless(() => exports.reserveQueries(count)),
    reserveMarks: (search: number) => unless(() => exports.reserveMarks(search)),
  });
  return { engine, asked: () => asked };
}

test.each<[string, Options]>([
  ['by jump points', {}],
  ['from cell to cell', { algorithm: 'astar' }],
])('findNearest %s begins anew where room for more goals has to be made', (_, options) => {
  const grid = new Grid(60, 60);
  // Goals near by distance behind a wall, more and more of them further away.
  grid.fill(30, 0, 1, 59, true);
  const goals = Array.from({ length: 40 }, (_, i) => ({ x: 31 + (i % 20), y: i }));
  const answer = (engine: SearchEngine) => {
    const cells = cellsOf(grid);
    const plan = planFor(cells, resolveOptions(options));
    const start = { x: 28, y: 2 };
    const list = new GoalList(grid, goals, start, plan);
    return solveNearest(engine.host, cells, plan, start, new NearestFirst(cells, plan, start, list));
  };
  const { engine: ample, asked } = refusing(0);
  const expected = answer(ample);
  expect(expected.route?.length).toBeGreaterThan(2);
  // The first is for the nearest alone, before there is a search to be lost.
  expect(asked()).toBeGreaterThan(1);
  for (let n = 1; n <= asked(); n++) {
    const { engine } = refusing(n);
    expect(answer(engine)).toEqual(expected);
    expect(answer(engine)).toEqual(expected);
  }
});
