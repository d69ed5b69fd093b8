// Places where kernels once read or wrote outside of their blocks. Kernels that know their blocks (build/checked) run on the js engine's code, so each fails there.
import { describe, expect, test } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import type { TeamKernel } from '../../src/core/kernel/exports.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { openInKernel } from '../../src/core/kernel/search/open-search.ts';
import { TeamEngine } from '../../src/core/kernel/team/team-engine.ts';
import { DEFAULTS } from '../../src/core/request/options.ts';
import { planFor } from '../../src/core/request/plan.ts';
import { teamOn } from '../../src/features/team/create-team.ts';
import { distanceField, findPath, Grid } from '../../src/index.ts';
import { startChecked, startJsKernel } from '../support/kernels.ts';

async function checkedEngine(): Promise<SearchEngine> {
  return new SearchEngine(await startChecked('search'), undefined, 'js');
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
    const { cost } = findPathOn(
      await checkedEngine(),
      linked(),
      { x: 51, y: 4 },
      { x: 57, y: 8 },
      { heuristic, ...options },
    );
    expect(cost).toBeCloseTo(2 + 4 * Math.SQRT2);
  });
});

test.each([false, true])(
  'a grid that a heuristic function frees stays until the search has ended; another search reads it: %s',
  async (isRead) => {
    const engine = await checkedEngine();
    const grid = new Grid(30, 30);
    grid.setBlocked(5, 5);
    const [start, goal] = [
      { x: 0, y: 0 },
      { x: 29, y: 20 },
    ];
    const { cost } = findPathOn(engine, grid, start, goal, { heuristic: 'zero' });
    const cells = cellsOf(grid);
    const open = isRead ? openInKernel(engine.host, cells, planFor(cells, DEFAULTS), start, goal) : null;
    const { used } = engine.host.kernel;
    const before = used.value;
    let asked = 0;
    const frees = () => {
      if (asked++ !== 30) return 0;
      grid.releaseMemory();
      open?.close();
      return 0;
    };
    expect(findPathOn(engine, grid, start, goal, { heuristic: frees }).cost).toBe(cost);
    expect(used.value).toBeLessThan(before);
    expect(findPathOn(engine, grid, start, goal, {}).cost).toBeCloseTo(cost);
  },
);

test('the page up and left of the first one has its own place in the table', async () => {
  const grid = new Grid(1100, 1100);
  const { cost } = findPathOn(await checkedEngine(), grid, { x: 0, y: 0 }, { x: 5, y: 5 }, { algorithm: 'astar' });
  expect(cost).toBeCloseTo(5 * Math.SQRT2);
});

test.each([20, 60])('borders among more costs than there are classes, on a side of %i cells', async (side) => {
  const costs = Float64Array.from({ length: side * side }, (_, cell) =>
    cell < 400 ? 1 + (cell % 7) + cell / 1000 : 1,
  );
  const [from, to] = [0, side - 1].map((at) => ({ x: at, y: at }));
  const { cost } = findPathOn(await checkedEngine(), Grid.fromCosts(side, side, costs), from, to, {});
  expect(cost).toBeCloseTo(findPath(Grid.fromCosts(side, side, costs), from, to).cost);
});

test('fields read the exits of the map alone', () => {
  const grid = new Grid(3, 4);
  grid.setWall([0, 3], 0);
  expect(distanceField(grid, [[1, 2]], { engine: 'js' }).costAt(0, 2)).toBe(1);
});

test('the choices of agents of a state, on a map with more links than it was saved with, are counted beyond 32 bits', () => {
  const kernel = startJsKernel<TeamKernel>('team');
  const team = kernel.createTeam(256, 256, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0);
  // 2^17 choices for each of 2^15 agents, all of which have been removed.
  const [agents, choices] = [2 ** 15, 2 ** 17];
  expect(kernel.reserveLinks(team, 1, choices - 9)).toBeGreaterThan(0);
  kernel.joinLinks(team);
  const words = new Int32Array(14 + 7 * agents).fill(-1);
  words.set([agents, 0, 1, -1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
  const address = kernel.reserveSaved(team, words.length);
  for (let i = 0; i < agents; i++) words[14 + 7 * i + 6] = 0;
  new Int32Array(kernel.memory.buffer, address, words.length).set(words);
  expect(kernel.loadTeam(team, 1)).toBe(0);
  expect(kernel.refused.value).toBe(4 * agents * choices);
});

test('a step of a team with guidance that never had an agent clears no list', async () => {
  const engine = new TeamEngine(await startChecked('team'), undefined, 'js');
  const team = teamOn(engine, new Grid(4, 4), [], { guidance: 4 });
  team.step();
  expect(team.state().length).toBeGreaterThan(0);
});
