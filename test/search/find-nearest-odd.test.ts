// findNearest among closed exits, links, borders that cost and edges that go on: it costs what the plain solver says, to 1e-12, and its route costs that.
// HOTPATH_RUNS=40 makes 20,000 maps.
import { expect, test } from 'vitest';
import { findNearest, Grid } from '../../src/index.ts';
import { leastCost, leastCosts } from '../support/judge.ts';
import { Random } from '../support/maps.ts';
import { walkRoute } from '../support/route-walker.ts';
import { runs, seed } from '../support/seed.ts';
import { diagonalRules } from '../support/world.ts';

const MAPS = runs(500);
const STEPS = [
  [1, Math.SQRT2],
  [1, 1],
  [10, 14],
  [2, 3],
  [1, 2],
  [1, 3],
  [1, 0.8],
] as const;

function oddGrid(random: Random): Grid {
  const wrap = random.pick([undefined, 'x', 'y', 'both'] as const);
  const [width, height] = [0, 1].map(() => Math.max(random.pick([1, 3, random.between(1, 40)]), wrap ? 3 : 1));
  const grid = new Grid(width, height, { wrap });
  const share = random.pick([0, 0, 0.02, 0.1, 0.3]);
  const cost = random.pick([1, 1, 1, 2, 0.3]);
  const place = (): [number, number] => [random.below(width), random.below(height)];
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) grid.setCost(x, y, random.chance(share) ? 0 : cost);
  if (random.chance(0.1)) grid.setCost(...place(), 3);
  for (let n = random.pick([0, 0, 1, (width * height) / 30]); n > 0; n--) grid.setExit(place(), random.below(8), false);
  for (let n = random.pick([0, 0, 1, 4]); n > 0; n--) {
    const options = { cost: random.pick([0, 1, 7.5, 100]), oneWay: random.chance(0.3) };
    const [from, to] = [place(), place()];
    if (from.join() !== to.join()) grid.addLink(from, to, options);
  }
  if (width > 1 && random.chance(0.2)) grid.setEdgeCost([random.below(width - 1), 0], 'east', 2.5);
  return grid;
}

test(`the nearest goal among odd cells costs least (${MAPS} maps, seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < MAPS; run++) {
    const grid = oddGrid(random);
    const place = () => ({ x: random.below(grid.width), y: random.below(grid.height) });
    const start = place();
    const isCostly = random.chance(0.2);
    const goals = Array.from({ length: random.pick([1, 2, 5, 30]) }, () =>
      isCostly ? { ...place(), cost: random.pick([0, 3, 0.7]) } : place(),
    );
    const [straightCost, diagonalCost] = random.pick(STEPS);
    const options = { diagonals: random.pick(diagonalRules), straightCost, diagonalCost };
    const costs = leastCosts(grid, start, options);
    const totals = goals.map((goal) => costs[goal.y * grid.width + goal.x] + ('cost' in goal ? goal.cost : 0));
    const least = Math.min(...totals);
    const maxCost = random.pick([undefined, undefined, 8]);
    for (const engine of ['wasm', 'js'] as const) {
      const found = findNearest(grid, start, goals, { ...options, engine, maxCost });
      const name = `run ${run}, ${engine}`;
      if (maxCost !== undefined && !isCostly && least > maxCost) {
        expect(found, name).toMatchObject({ path: null, goalIndex: -1 });
      } else if (maxCost === undefined) {
        expect(Math.abs(found.total - least) <= 1e-12 * least || found.total === least, `${name}: ${least}`).toBe(true);
      }
      if (found.path === null) continue;
      const { x, y } = goals[found.goalIndex];
      expect(found.path.at(-1), name).toEqual({ x, y });
      expect(walkRoute(grid, found.path, options), name).toBeCloseTo(found.cost, 9);
    }
  }
});

test(`the nearest goal costs least where turns count too (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(300); run++) {
    const grid = new Grid(random.between(1, 9), random.between(1, 9));
    const place = () => ({ x: random.below(grid.width), y: random.below(grid.height) });
    for (let left = random.below(9); left > 0; left--) grid.setBlocked(place());
    const [from, to] = [place(), place()];
    if (random.chance(0.5) && (from.x !== to.x || from.y !== to.y)) grid.addLink(from, to, { cost: 2 });
    const start = place();
    const goals = Array.from({ length: random.between(1, 3) }, () => ({ ...place(), cost: random.pick([0, 2, 7]) }));
    const direction = () => random.pick([undefined, random.below(8)]);
    const options = {
      diagonals: random.pick(diagonalRules),
      turnCost: random.pick([0, 0.5]),
      startDirection: direction(),
      goalDirection: direction(),
    };
    const least = Math.min(...goals.map((goal) => leastCost(grid, start, goal, options) + goal.cost));
    for (const engine of ['wasm', 'js'] as const) {
      const { total, path, cost } = findNearest(grid, start, goals, { ...options, engine });
      expect(
        total === least || Math.abs(total - least) <= 1e-12 * least,
        `run ${run}, ${engine}: ${total}, least ${least}`,
      ).toBe(true);
      if (path !== null) expect(walkRoute(grid, path, options)).toBeCloseTo(cost, 9);
    }
  }
});

test.each(['wasm', 'js'] as const)('a goal straight ahead needs no search, on %s', (engine) => {
  const ask = (grid: Grid, goals: readonly [number, number][]) => findNearest(grid, [3, 20], goals, { engine });
  const torus = new Grid(60, 40, { wrap: 'both' });
  const across = ask(torus, [
    [20, 20],
    [58, 12],
  ]);
  expect(across).toMatchObject({ goalIndex: 1, method: 'in-view', expanded: 1 });
  expect(across.cost).toBeCloseTo(5 * Math.SQRT2 + 3, 12);
  expect(across.path?.hops()).toEqual([{ index: 4, edge: 'x' }]);
  const doors = new Grid(60, 40);
  // In the way of diagonal steps first.
  doors.setExit([5, 18], 'east', false);
  expect(
    ask(doors, [
      [20, 10],
      [50, 39],
    ]),
  ).toMatchObject({ goalIndex: 0, method: 'in-view', expanded: 1 });
  const linked = new Grid(60, 40);
  linked.addLink([5, 30], [50, 30], { cost: 4 });
  expect(
    ask(linked, [
      [20, 10],
      [50, 39],
    ]),
  ).toMatchObject({ goalIndex: 0, method: 'in-view', expanded: 1 });
});
