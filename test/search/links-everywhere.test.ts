import { expect, test } from 'vitest';
import {
  checkPath,
  componentOf,
  createSearch,
  type DistanceField,
  distanceField,
  findNearest,
  findPath,
  findPathAsync,
  findPaths,
  type Grid,
  HexGrid,
  isReachable,
  nearestFree,
  wouldBlock,
} from '../../src/index.ts';
import { leastCosts } from '../support/judge.ts';
import { randomLinkedGrid, randomPlace } from '../support/link-problems.ts';
import { Random } from '../support/maps.ts';
import { walkRoute } from '../support/route-walker.ts';
import { runs, seed } from '../support/seed.ts';
import { isClose } from '../support/walk.ts';
import { type Diagonals, diagonalRules, type Point } from '../support/world.ts';

// HOTPATH_RUNS=10 runs it whole.
test(`all searches follow links alike (seed ${seed})`, async () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(60); run++) {
    const grid = randomLinkedGrid(random);
    const [start, goal, other] = [0, 1, 2].map(() => randomPlace(grid, random));
    for (const engine of ['wasm', 'js'] as const) {
      const options = { engine, diagonals: random.pick(diagonalRules) };
      const expected = findPath(grid, start, goal, options);
      expect(findPaths(grid, [[start, goal]], options)[0]).toEqual(expected);
      expect(await findPathAsync(grid, start, goal, options)).toEqual(expected);
      const search = createSearch(grid, start, goal, options);
      while (search.status === 'running') search.step(random.between(1, 9));
      expect(search.result()).toEqual(expected);
      const costs = leastCosts(grid, start, { diagonals: options.diagonals });
      const nearest = findNearest(grid, start, [goal, other], options);
      const least = Math.min(...[goal, other].map(({ x, y }) => costs[y * grid.width + x]));
      expect(isClose(nearest.cost, least), `run ${run}: ${nearest.cost}, least ${least}`).toBe(true);
    }
  }
});

test(`a search in steps keeps the links it began with (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(30); run++) {
    const grid = randomLinkedGrid(random);
    const [start, goal] = [randomPlace(grid, random), randomPlace(grid, random)];
    for (const engine of ['wasm', 'js'] as const) {
      const expected = findPath(grid, start, goal, { engine });
      const search = createSearch(grid, start, goal, { engine });
      search.step(3);
      const copy = grid.clone();
      for (const { id } of grid.links()) grid.removeLink(id);
      expect(findPath(grid, start, goal, { engine }).path?.hops() ?? []).toEqual([]);
      while (search.status === 'running') search.step(5);
      expect(search.result()).toEqual(expected);
      for (const { from, to, ...options } of copy.links()) {
        grid.addLink(from, to, { cost: options.cost, oneWay: options.oneWay });
      }
    }
  }
});

// HOTPATH_RUNS=10 runs it whole.
test(`what is within reach, links included, is what routes lead to (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(100); run++) {
    const grid = randomLinkedGrid(random);
    const options = { diagonals: random.pick(diagonalRules) };
    const [start, goal, block] = [0, 1, 2].map(() => randomPlace(grid, random));
    const costs = leastCosts(grid, start, { diagonals: options.diagonals });
    const isReached = (x: number, y: number) => costs[y * grid.width + x] < Infinity;
    for (let cell = 0; cell < costs.length; cell++) {
      const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
      const isThere = isReachable(grid, start, [x, y], options);
      expect(isThere, `run ${run}: ${start.x},${start.y} to ${x},${y}`).toBe(isReached(x, y));
    }
    const free = nearestFree(grid, goal, { reachableFrom: start, ...options });
    expect(free !== null && isReached(free.x, free.y)).toBe(!grid.isBlocked(start));
    checkComponents(grid, start, goal, options);
    const isCut = wouldBlock(grid, [block], [start], [goal], options);
    const edited = grid.clone();
    edited.setBlocked(block);
    const wasReached = isReached(goal.x, goal.y);
    expect(isCut, `run ${run}`).toBe(wasReached && !isReachable(edited, start, goal, options));
  }
});

function checkComponents(grid: Grid, start: Point, goal: Point, options: { diagonals: Diagonals }): void {
  try {
    const isJoined = componentOf(grid, start, options) === componentOf(grid, goal, options);
    if (!grid.isBlocked(start)) expect(isJoined).toBe(isReachable(grid, start, goal, options));
  } catch (error) {
    expect(String(error)).toMatch(/links that lead one way/);
    expect(grid.links().some(({ oneWay }) => oneWay)).toBe(true);
  }
}

// HOTPATH_RUNS=10 runs it whole.
test(`fields over links have the least cost of every cell, and routes of that cost (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(60); run++) {
    const grid = randomLinkedGrid(random);
    const goals = [0, 1].map(() => randomPlace(grid, random));
    const diagonals = random.pick(diagonalRules);
    const fields = (['wasm', 'js'] as const).map((engine) =>
      distanceField(grid, goals, { engine, diagonals, direction: 'from' }),
    );
    const each = goals.map((start) => leastCosts(grid, start, { diagonals }));
    for (const field of fields) {
      for (let cell = 0; cell < grid.width * grid.height; cell++) {
        const least = Math.min(...each.map((costs) => costs[cell]));
        expect(
          isClose(field.costs[cell], least),
          `run ${run}: cell ${cell} is ${field.costs[cell]}, least ${least}`,
        ).toBe(true);
        checkFieldRoute(field, grid, cell, diagonals);
      }
    }
    expect(fields[1].costs).toEqual(fields[0].costs);
    expect(fields[1].flow).toEqual(fields[0].flow);
    checkFieldTo(grid, goals[0], diagonals);
  }
}, 300_000);

function checkFieldRoute(field: DistanceField, grid: Grid, cell: number, diagonals: Diagonals): void {
  const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
  const path = field.path(x, y);
  expect(path === null).toBe(field.costAt(x, y) === Infinity);
  if (path === null) return;
  expect(isClose(walkRoute(grid, path, { diagonals }), field.costAt(x, y))).toBe(true);
  const next = field.next(x, y);
  const before = field.path(x, y)?.toArray().at(-2) ?? null;
  expect(next).toEqual(before);
}

/** A field to a goal has the cost of the route from each cell. */
function checkFieldTo(grid: Grid, goal: Point, diagonals: Diagonals): void {
  const field = distanceField(grid, goal, { diagonals });
  const reach = new Set(field.within(6));
  for (let cell = 0; cell < grid.width * grid.height; cell += 3) {
    const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
    const { cost } = findPath(grid, [x, y], goal, { diagonals });
    expect(isClose(field.costAt(x, y), cost), `${x},${y}: ${field.costAt(x, y)}, not ${cost}`).toBe(true);
    expect(reach.has(cell)).toBe(field.costAt(x, y) <= 6);
    const path = field.path(x, y);
    if (path !== null) expect(isClose(checkPath(grid, path, { diagonals }).cost, cost)).toBe(true);
  }
}

test('hexagons have links too', () => {
  const grid = HexGrid.fromText('...#...\n...#...\n...#...');
  grid.addLink([2, 1], [4, 1], { cost: 0.5 });
  for (const engine of ['wasm', 'js'] as const) {
    const { cost, path } = findPath(grid, [0, 1], [6, 1], { engine });
    expect(cost).toBe(4.5);
    expect(path?.hops()).toEqual([{ index: 3, link: 0 }]);
    const field = distanceField(grid, [6, 1], { engine });
    expect(field.costAt(0, 1)).toBe(4.5);
    expect(field.path(0, 1)?.length).toBe(6);
  }
  expect(isReachable(grid, [0, 1], [6, 1])).toBe(true);
});
