// Two places where kernels once wrote outside of their blocks. Kernels that know their blocks (build/checked) run on the js engine's code, so each fails there.
import { describe, expect, test } from 'vitest';
import { IMPORTS } from '../../src/core/kernel/imports.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { runOn } from '../../src/core/search/find-path.ts';
import { findPath, Grid } from '../../src/index.ts';

/** Starts an engine whose kernel throws where it reads or writes outside of its blocks. */
async function checkedEngine(): Promise<SearchEngine> {
  const { create } = await import(new URL('../../build/checked/search.js', import.meta.url).href);
  return new SearchEngine(create(IMPORTS), undefined, 'js');
}

/** A heuristic function that is no metric: links seem to lead ever nearer to the goal. */
const heuristic = (x: number, y: number) => Math.max(Math.abs(x - 57), Math.abs(y - 8)) * 0.5;

function linked(): Grid {
  const grid = new Grid(88, 9);
  grid.addLink([61, 1], [38, 1], { cost: 2 });
  return grid;
}

describe('the bounds of links, by a function that is no metric', () => {
  test.each(['wasm', 'js'] as const)('the engine %s answers, and goes on', (engine) => {
    const result = findPath(linked(), [51, 4], [57, 8], { heuristic, engine });
    expect(result.cost).toBeCloseTo(2 + 4 * Math.SQRT2);
    expect(findPath(new Grid(88, 9), [0, 0], [5, 5], { engine }).cost).toBeCloseTo(5 * Math.SQRT2);
  });

  test.each([{}, { partial: true }])('stay within their block: %j', async (options) => {
    const { cost } = runOn(
      await checkedEngine(),
      linked(),
      { x: 51, y: 4 },
      { x: 57, y: 8 },
      { heuristic, ...options },
    );
    expect(cost).toBeCloseTo(2 + 4 * Math.SQRT2);
  });
});

test('the page up and left of the first one has its own place in the table', async () => {
  const grid = new Grid(1100, 1100);
  const { cost } = runOn(await checkedEngine(), grid, { x: 0, y: 0 }, { x: 5, y: 5 }, { algorithm: 'astar' });
  expect(cost).toBeCloseTo(5 * Math.SQRT2);
});
