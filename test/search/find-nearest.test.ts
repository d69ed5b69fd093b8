// One search for many goals: the nearest of them, and a cheapest route to it.
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { NearestFirst } from '../../src/core/search/nearest/goal-batches.ts';
import { findNearest, findPath, findPaths, Grid, type NearestResult } from '../../src/index.ts';
import { cellOf, gridOf, mapPlan, optimalOptions, place, problems } from '../support/arbitrary.ts';
import { eachProblem } from '../support/each-problem.ts';
import { cavesMap, mapFamilies, Random } from '../support/maps.ts';
import { optimalCosts } from '../support/oracle.ts';
import { seed, settings } from '../support/seed.ts';
import { cellsWithin, checkSame, isClose, isWithin, type Options, walk } from '../support/walk.ts';
import { costAt, movementOf, type Point, type World, worldOf } from '../support/world.ts';

/** Throws unless a result is right: the status, the goal, and a route that is legal and costs the least. */
function check(world: World, start: Point, goals: Point[], options: Options, result: NearestResult): void {
  const range = options.range ?? 0;
  const costs = optimalCosts(world, start, movementOf(options));
  const reach = goals.map((goal) => {
    return Math.min(Infinity, ...cellsWithin(world, goal, range).map(({ x, y }) => costs[y * world.width + x]));
  });
  const optimum = Math.min(Infinity, ...reach);
  if (!isClose(result.cost, optimum)) throw new Error(`cost ${result.cost}, optimum ${optimum}`);
  if (optimum === Infinity) {
    expect([result.path, result.goalIndex]).toEqual([null, -1]);
    expect(['unreachable', 'start-blocked', 'goal-blocked']).toContain(result.status);
    return;
  }
  const { path, goalIndex } = result;
  if (path === null || result.status !== 'found') throw new Error(`status ${result.status}`);
  expect(path.at(0)).toEqual(start);
  expect(isWithin(path.at(-1), goals[goalIndex], range)).toBe(true);
  if (!isClose(walk(path.xy, world, movementOf(options)), optimum)) throw new Error('the route costs something else');
}

test(`equals the oracle, engines alike, on any map (seed ${seed})`, () => {
  fc.assert(
    fc.property(
      problems(mapPlan(20), optimalOptions, 1),
      fc.array(place, { maxLength: 12 }),
      fc.constantFrom(0, 0, 1, 3),
      ({ map, searches: [{ start, options: given }] }, places, range) => {
        const grid = gridOf(map);
        const world = worldOf(grid);
        const from = cellOf(world, start);
        const goals = places.map((goal) => cellOf(world, goal));
        const options: Options = { ...given, range };
        const wasm = findNearest(grid, from, goals, { ...options, engine: 'wasm' });
        const js = findNearest(grid, from, goals, { ...options, engine: 'js' });
        checkSame(wasm, js);
        expect(wasm.goalIndex).toBe(js.goalIndex);
        check(world, from, goals, options, wasm);
      },
    ),
    settings(1500),
  );
});

describe.each(Object.keys(mapFamilies))('many goals on %s', (family) => {
  test(`near and far, blocked, twice or out of reach, with limits (seed ${seed})`, () => {
    const random = new Random(seed);
    const grid = mapFamilies[family]({ width: 64, height: 48, seed });
    const world = worldOf(grid);
    for (let round = 0; round < 25; round++) {
      const left = random.below(40);
      const top = random.below(30);
      const goal = () => ({ x: random.between(left, 63), y: random.between(top, 47) });
      const start = { x: random.below(64), y: random.below(48) };
      const goals = Array.from({ length: random.below(80) }, goal);
      goals.push(...goals.slice(0, random.below(5)));
      const rule = random.chance(0.5) ? 'onlyWhenNoObstacles' : random.chance(0.5) ? 'always' : 'never';
      const options: Options = { diagonals: rule, trace: true, heuristicWeight: random.chance(0.8) ? 1 : 0.25 };
      const wasm = findNearest(grid, start, goals, { ...options, engine: 'wasm' });
      const js = findNearest(grid, start, goals, { ...options, engine: 'js' });
      checkSame(wasm, js);
      expect(wasm.goalIndex).toBe(js.goalIndex);
      check(world, start, goals, options, wasm);
      // A limit that is not reached changes nothing, one that is leaves no route; either way engines agree.
      for (const limit of [{ maxExpansions: wasm.expanded }, { maxExpansions: random.below(20) }, { maxOpen: 4 }]) {
        const limited = findNearest(grid, start, goals, { ...options, ...limit, engine: 'wasm' });
        checkSame(limited, findNearest(grid, start, goals, { ...options, ...limit, engine: 'js' }));
        if (limited.status !== 'limit') expect([limited.status, limited.cost]).toEqual([wasm.status, wasm.cost]);
        else expect([limited.path, limited.goalIndex]).toEqual([null, -1]);
      }
    }
  });
});

test('of goals at one cell the first is told, also of the nearest of several hundred', () => {
  const grid = new Grid(90, 90);
  const goals = Array.from({ length: 300 }, (_, i) => ({ x: 89 - (i % 60), y: 89 - Math.floor(i / 6) }));
  goals.push({ x: 11, y: 10 }, { x: 11, y: 10 });
  for (const engine of ['wasm', 'js'] as const) {
    expect(findNearest(grid, [10, 10], goals, { engine })).toMatchObject({ goalIndex: 300, cost: 1, expanded: 1 });
  }
});

test('a goal that a search from another comes by is still where a route of its own may begin', () => {
  // Estimated through walls, (0, 3) is the nearer; its route leads through (0, 2).
  const grid = Grid.fromText(`
    ...#..
    ...#..
    ....##
    .#..##
  `);
  const goals: [number, number][] = [
    [0, 3],
    [0, 2],
  ];
  for (const engine of ['wasm', 'js'] as const) {
    expect(findNearest(grid, [2, 3], goals, { engine })).toMatchObject({ goalIndex: 1, cost: 3 });
  }
});

test('goals out of reach are not looked for, near as they may be', () => {
  const grid = new Grid(80, 80);
  const sealed: [number, number][] = [];
  for (let x = 31; x < 50; x += 3) sealed.push([x, 30], [x, 50], [30, x]);
  for (const [x, y] of sealed) {
    grid.fill(x - 1, y - 1, 3, 3, 0);
    grid.setBlocked(x, y, false);
  }
  for (const engine of ['wasm', 'js'] as const) {
    expect(findNearest(grid, [40, 40], sealed, { engine })).toMatchObject({ status: 'unreachable', expanded: 0 });
    const { goalIndex, expanded } = findNearest(grid, [40, 40], [...sealed, [75, 75]], { engine });
    expect([goalIndex, expanded < 30]).toEqual([sealed.length, true]);
  }
});

test('needs a hundred thousand goals at once, where the nearest are far to go', () => {
  const grid = new Grid(1200, 1200);
  const goals: { x: number; y: number }[] = [];
  for (let y = 0; y < 1200; y++) for (let x = 1000; x < 1120; x++) goals.push({ x, y });
  grid.fill(900, 0, 1, 1200, Infinity);
  grid.setBlocked(900, 1199, false);
  const [wasm, js] = (['wasm', 'js'] as const).map((engine) => findNearest(grid, [0, 600], goals, { engine }));
  expect(wasm).toMatchObject({ status: 'found', cost: js?.cost, goalIndex: js?.goalIndex, expanded: js?.expanded });
  expect(wasm?.path?.xy).toEqual(js?.path?.xy);
});

describe.each(['wasm', 'js'] as const)('on %s', (engine) => {
  test(`with edits between, and other searches (seed ${seed})`, () => {
    const random = new Random(seed);
    const grid = cavesMap({ width: 48, height: 40, seed });
    const cell = () => ({ x: random.below(48), y: random.below(40) });
    for (let round = 0; round < 150; round++) {
      for (let edit = 0; edit < random.below(4); edit++) grid.setBlocked(cell().x, cell().y, random.chance(0.5));
      const [start, goals] = [cell(), Array.from({ length: random.between(1, 9) }, cell)];
      check(worldOf(grid), start, goals, {}, findNearest(grid, start, goals, { engine }));
      findPath(grid, cell(), cell(), { engine });
    }
  });

  test('expands far less than a search for each goal', () => {
    const grid = new Grid(200, 200);
    const goals: [number, number][] = Array.from({ length: 100 }, (_, i) => [100 + (i % 100), 199 - i]);
    for (const algorithm of ['astar', 'jps'] as const) {
      const { expanded } = findNearest(grid, [20, 150], goals, { engine, algorithm });
      const each = findPaths(
        grid,
        goals.map((goal) => [[20, 150], goal]),
        { engine, algorithm },
      );
      expect(10 * expanded).toBeLessThan(each.reduce((sum, result) => sum + result.expanded, 0));
    }
  });

  test('says which goal, and why there is none', () => {
    const grid = Grid.fromText(`
      ..#..
      .##.#
      ..#.#
    `);
    const ask = (goals: [number, number][], options: Options = {}) =>
      findNearest(grid, [0, 0], goals, { ...options, engine });
    expect(
      ask([
        [3, 0],
        [1, 2],
        [0, 2],
      ]),
    ).toMatchObject({ goalIndex: 2, cost: 2, status: 'found' });
    expect(
      ask([
        [0, 0],
        [0, 0],
      ]),
    ).toMatchObject({ goalIndex: 0, cost: 0, expanded: 0 });
    expect(
      ask([
        [3, 0],
        [3, 2],
      ]),
    ).toMatchObject({ goalIndex: -1, path: null, status: 'unreachable' });
    expect(
      ask([
        [2, 0],
        [2, 1],
      ]),
    ).toMatchObject({ goalIndex: -1, status: 'goal-blocked' });
    expect(ask([])).toMatchObject({ goalIndex: -1, cost: Infinity, status: 'unreachable' });
    expect(ask([[1, 2]], { maxCost: 2 })).toMatchObject({ goalIndex: -1, status: 'limit' });
    expect(ask([[1, 2]], { maxCost: 3 })).toMatchObject({ goalIndex: 0, status: 'found' });
    expect(ask([[2, 0]], { range: 1 })).toMatchObject({ goalIndex: 0, cost: 1 });
    expect(findNearest(grid, [2, 0], [[0, 0]], { engine }).status).toBe('start-blocked');
  });

  test(`with a single goal it is findPath (seed ${seed})`, () => {
    eachProblem(150, (_, grid, start, goal, given) => {
      for (const range of [0, 2]) {
        const options: Options = { ...given, range, engine, trace: true };
        const { goalIndex, total, ...result } = findNearest(grid, start, [goal], options);
        expect(result).toEqual(findPath(grid, start, goal, options));
        expect(total).toBe(result.cost);
        expect(goalIndex).toBe(result.path === null ? -1 : 0);
      }
    });
  });

  test('asks for no more goals once all that are left cost too much', () => {
    const grid = new Grid(200, 200);
    const goals = Array.from({ length: 1000 }, (_, i) => [199 - (i % 100), 199 - Math.floor(i / 100)] as const);
    const asked = vi.spyOn(NearestFirst.prototype, 'next');
    for (const algorithm of ['jps', 'astar'] as const) {
      asked.mockClear();
      const { status } = findNearest(grid, [0, 0], goals, { engine, algorithm, maxCost: 20 });
      expect([status, asked.mock.calls.length]).toEqual(['limit', 1]);
    }
    asked.mockRestore();
  });

  test('a terrain cell is paid for by who enters it, not by who leaves', () => {
    const grid = Grid.fromText('19.');
    expect(
      findNearest(
        grid,
        [1, 0],
        [
          [0, 0],
          [2, 0],
        ],
        { engine },
      ).cost,
    ).toBe(1);
    expect(findNearest(grid, [0, 0], [[2, 0]], { engine }).cost).toBe(10);
    expect(costAt(worldOf(grid), 1, 0)).toBe(9);
  });
});

test.each(['wasm', 'js'] as const)(
  'a goal that edits have cut off is left out from the first search on, on %s',
  (engine) => {
    const grid = new Grid(200, 600);
    // Planes and components are built before the wall goes up, and both halves are too large for the parting to be noticed.
    findNearest(grid, [90, 100], [[110, 150]], { engine });
    for (let y = 0; y < 600; y++) grid.setBlocked(100, y);
    const goals: [x: number, y: number][] = [
      [110, 100],
      [60, 100],
    ];
    const options = { engine, trace: true } as const;
    const fresh = findNearest(grid.clone(), [90, 100], goals, options);
    const first = findNearest(grid, [90, 100], goals, options);
    expect(fresh.goalIndex).toBe(1);
    checkSame(first, fresh);
    checkSame(findNearest(grid, [90, 100], goals, options), fresh);
  },
);
