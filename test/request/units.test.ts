// Requests for units of any size, priced by kind, that avoid cells, from a blocked start: optimal by the reference.
import { describe, expect, test } from 'vitest';
import { blendLayers, createSearch, distanceField, findNearest, findPath, findPaths, Grid } from '../../src/index.ts';
import { judge, leastCost, leastCosts } from '../support/judge.ts';
import { Random } from '../support/maps.ts';
import { isSample, runs, seed } from '../support/seed.ts';
import type { UnitOptions } from '../support/unit-world.ts';
import { checkSame, isClose } from '../support/walk.ts';
import { diagonalRules, type Point } from '../support/world.ts';

function randomGrid(random: Random): Grid {
  const grid = new Grid(random.between(1, 16), random.between(1, 16));
  const hasTerrain = random.chance(0.4);
  const hasKinds = random.chance(0.6);
  const blocked = random.pick([0, 0.05, 0.2]);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      if (hasTerrain && random.chance(0.4)) grid.setCost(x, y, random.pick([2, 3.5]));
      if (hasKinds && random.chance(0.4)) grid.setKind(x, y, random.between(1, 2));
      if (random.chance(blocked)) grid.setBlocked(x, y);
    }
  }
  return grid;
}

function randomCell(grid: Grid, random: Random): Point {
  return { x: random.below(grid.width), y: random.below(grid.height) };
}

function edit(grid: Grid, random: Random): void {
  const { x, y } = randomCell(grid, random);
  const what = random.below(3);
  if (what === 0) grid.setBlocked(x, y, random.chance(0.4));
  else if (what === 1) grid.setKind(x, y, random.below(3));
  else if (!grid.isBlocked(x, y)) grid.setCost(x, y, random.pick([1, 2]));
}

function randomOptions(grid: Grid, random: Random): UnitOptions {
  const options: UnitOptions = { diagonals: random.pick(diagonalRules) };
  if (random.chance(0.5)) options.size = random.pick([1, 2, 3, 5]);
  if (random.chance(0.5))
    options.kindCosts = random.pick([
      [1, 2, 3],
      [1, Infinity, 1],
      [2, 2, 2],
      [1, 0, -1, 5],
    ]);
  if (random.chance(0.3)) options.avoid = Array.from({ length: random.below(6) }, () => randomCell(grid, random));
  if (random.chance(0.3)) options.allowBlockedStart = true;
  if (random.chance(0.2)) {
    const values = Float64Array.from({ length: grid.width * grid.height }, () => random.pick([0, 0, 1.5]));
    options.layers = [blendLayers([{ values, weight: 1 }])];
  }
  if (random.chance(0.2)) options.algorithm = 'astar';
  if (random.chance(0.2)) options.maxCost = random.between(1, 30);
  return options;
}

test(`${runs(3000)} requests amid edits are optimal and the same on both engines (seed ${seed})`, () => {
  const random = new Random(seed);
  const seen = new Map<string, number>();
  for (let round = 0; round < runs(300); round++) {
    const grid = randomGrid(random);
    for (let query = 0; query < 10; query++) {
      for (let edits = random.below(3); edits > 0; edits--) edit(grid, random);
      const options = randomOptions(grid, random);
      const [start, goal] = [randomCell(grid, random), randomCell(grid, random)];
      const before = grid.toText();
      const wasm = findPath(grid, start, goal, { ...options, engine: 'wasm' });
      checkSame(wasm, findPath(grid, start, goal, { ...options, engine: 'js' }));
      expect(grid.toText()).toBe(before);
      judge(grid, start, goal, options, wasm);
      seen.set(wasm.status, (seen.get(wasm.status) ?? 0) + 1);
    }
  }
  if (isSample) return;
  for (const status of ['found', 'start-blocked', 'goal-blocked', 'unreachable', 'limit']) {
    expect(seen.get(status), status).toBeGreaterThan(runs(20));
  }
});

describe.each(['wasm', 'js'] as const)('on %s', (engine) => {
  test(`fields, batches, the nearest goal and steps agree with the oracle (seed ${seed})`, () => {
    const random = new Random(seed + 1);
    for (let round = 0; round < runs(150); round++) {
      const grid = randomGrid(random);
      const { algorithm: _, maxCost: __, ...options } = { ...randomOptions(grid, random), engine };
      const [start, goal, other] = [randomCell(grid, random), randomCell(grid, random), randomCell(grid, random)];
      const optimum = leastCost(grid, start, goal, options);
      const [single] = findPaths(
        grid,
        [
          { start, goal },
          { start: other, goal },
        ],
        options,
      );
      expect(isClose(single.cost, optimum)).toBe(true);

      const search = createSearch(grid, start, goal, options);
      edit(grid, random);
      search.step(Infinity);
      expect(isClose(search.result()?.cost ?? Number.NaN, optimum)).toBe(true);
      search.dispose();

      const nearest = findNearest(grid, start, [goal, other], options);
      const costs = [goal, other].map((to) => leastCost(grid, start, to, options));
      expect(isClose(nearest.cost, Math.min(...costs))).toBe(true);

      const field = distanceField(grid, start, { ...options, direction: 'from' });
      const { engine: _engine, ...plain } = options;
      const all = leastCosts(grid, start, plain);
      field.costs.forEach((cost, cell) => {
        if (!isClose(cost, all[cell])) throw new Error(`cell ${cell}: ${cost}, optimum ${all[cell]}`);
      });
      edit(grid, random);
      field.update();
      const later = leastCosts(grid, start, plain);
      field.costs.forEach((cost, cell) => {
        expect(isClose(cost, later[cell])).toBe(true);
      });
      field.dispose();
    }
  });
});

test.each([
  ['onlyWhenNoObstacles', 5 + Math.SQRT2 + 1],
  ['ifAtMostOneObstacle', 2 + 3 * Math.SQRT2],
  ['never', 8],
] as const)('a unit of 2 x 2 goes around a rock, diagonals %s', (diagonals, cost) => {
  const grid = Grid.fromText('......\n..#...\n......\n......');
  expect(findPath(grid, [0, 0], [4, 0], { size: 2, diagonals }).cost).toBeCloseTo(cost, 9);
});

test('wrong options are refused by name and value, and the grid stays as it is', () => {
  const grid = Grid.fromText('....\n....');
  grid.setKind(1, 1, 3);
  const ask = (options: object) => () => findPath(grid, [0, 0], [3, 1], options);
  for (const size of [0, 65, 1.5]) expect(ask({ size })).toThrow(RangeError);
  expect(ask({ size: '2' })).toThrow(TypeError);
  expect(ask({ kindCosts: [1, 2] })).toThrow('kindCosts[3]');
  expect(ask({ kindCosts: [1, 1, 1, Number.NaN] })).toThrow('kindCosts[3] is NaN');
  expect(ask({ kindCosts: 3 })).toThrow(TypeError);
  expect(
    ask({
      avoid: [
        [1, 0],
        [4, 0],
      ],
    }),
  ).toThrow('avoid[1]');
  expect(ask({ avoid: Int32Array.of(2, 8) })).toThrow('avoid[1] is 8');
  expect(ask({ avoid: 5 })).toThrow(TypeError);
  expect(ask({ avoid: [[1, 0]], kindCosts: [1, 2] })).toThrow(RangeError);
  expect(grid.toText()).toBe('....\n....');
  expect(findPath(grid, [0, 0], [3, 1], { kindCosts: [1, 1, 1, 0.5] }).status).toBe('found');
});

test('a heuristic function that searches the grid does not meet the cells that its own search avoids', () => {
  const grid = new Grid(9, 1);
  const seen: string[] = [];
  const heuristic = () => {
    if (seen.length === 0) seen.push(findPath(grid, [0, 0], [8, 0]).status);
    return 0;
  };
  expect(findPath(grid, [0, 0], [8, 0], { heuristic, avoid: [[4, 0]] }).status).toBe('unreachable');
  expect(seen).toEqual(['found']);
});
