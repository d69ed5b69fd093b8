// Each request is about the grid and the layers as they are at its call, whatever is edited before the answer comes.
import { expect, test, vi } from 'vitest';
import { blendLayers, findPath, type Grid, type PathResult, prepareGrid } from '../../src/index.ts';
import { mazeMap, Random, randomMap, terrainMap } from '../support/maps.ts';
import { closePools, poolOf } from '../support/pools.ts';
import { runs, seed } from '../support/seed.ts';

closePools();

/** Edits a grid at random: few cells or many, all that a grid stores. */
function edit(grid: Grid, random: Random): void {
  const x = random.below(grid.width);
  const y = random.below(grid.height);
  const most = Math.min(grid.width - x, grid.height - y);
  const side = random.chance(0.1) ? most : Math.min(most, random.between(1, 3));
  const change = random.below(6);
  if (change === 0) grid.fill(x, y, side, side, random.chance(0.3));
  else if (change === 1) grid.setCost(x, y, random.pick([0, 1, 2.5, 7]));
  else if (change === 2) grid.fill(x, y, side, side, random.between(1, 5));
  else if (change === 3) grid.fillKind(x, y, side, side, random.below(3));
  else if (change === 4) grid.setWall(x, y, random.pick([0, 2, 4, 6]), random.chance(0.5));
  else grid.setExit(x, y, random.below(8), random.chance(0.5));
}

test.each([1, 2, 3])('edits between requests reach %i workers in order (seed %#)', async (workers) => {
  const random = new Random(seed + workers);
  for (let round = 0; round < runs(3); round++) {
    const size = { width: random.between(20, 60), height: random.between(20, 60), seed: random.below(1e6) };
    const grid = random.chance(0.5) ? randomMap({ ...size, blocked: 0.2 }) : terrainMap(size);
    const cells = grid.width * grid.height;
    const values = new Float64Array(cells);
    const layer = blendLayers([{ values, weight: 1 }]);
    const pool = poolOf(grid, workers);
    const asked: [Promise<PathResult>, PathResult][] = [];
    for (let step = 0; step < 300; step++) {
      if (random.chance(0.6)) edit(grid, random);
      if (random.chance(0.1)) {
        values[random.below(cells)] = random.below(9);
        layer.update();
      }
      const point = () => [random.below(grid.width), random.below(grid.height)] as const;
      const [start, goal] = [point(), point()];
      const options = random.pick([{}, { layers: [layer] }, { kindCosts: [1, 3, 0] }]);
      asked.push([pool.findPath(start, goal, options), findPath(grid, start, goal, options)]);
      // The event loop turns now and then, so that some requests are alone and others wait in line.
      if (random.chance(0.05)) await asked[random.below(asked.length)][0];
    }
    for (const [answer, expected] of asked) {
      const { status, cost, path } = await answer;
      expect([status, cost, path?.points]).toEqual([expected.status, expected.cost, expected.path?.points]);
    }
  }
});

test('a request whose worker dies is still about the grid as it was', async () => {
  const grid = randomMap({ width: 80, height: 80, seed, blocked: 0.1 });
  const random = new Random(seed);
  let kills = 0;
  const pool = poolOf(grid, 2, (worker) => {
    // Each lives longer than the one before: its first message says that it has started, each other one brings answers.
    let messages = 1 + kills;
    if (kills++ < 4) worker.on('message', () => messages-- === 0 && worker.terminate());
  });
  const asked: [Promise<PathResult>, number][] = [];
  for (let i = 0; i < runs(3000); i++) {
    edit(grid, random);
    asked.push([pool.findPath([0, 0], [79, 79]), findPath(grid, [0, 0], [79, 79]).cost]);
  }
  const settled = await Promise.allSettled(asked.map(([answer]) => answer));
  expect(kills).toBeGreaterThan(2);
  for (const [i, one] of settled.entries()) {
    if (one.status === 'fulfilled') expect(one.value.cost).toBe(asked[i][1]);
    else expect(one.reason.message).toContain('workers died');
  }
});

test('a layer that has not been used for long is sent again', async () => {
  const grid = randomMap({ width: 16, height: 16, seed, blocked: 0 });
  const layers = Array.from({ length: 40 }, (_, i) =>
    blendLayers([{ values: new Float64Array(256).fill(i), weight: 1 }]),
  );
  const pool = poolOf(grid, 2);
  for (const list of [layers, layers, [...layers].reverse()]) {
    const costs = await Promise.all(list.map((layer) => pool.findPath([0, 0], [15, 0], { layers: [layer] })));
    expect(costs.map(({ cost }) => cost)).toEqual(list.map((layer) => 15 * (1 + layer.values[0])));
  }
});

test.each([false, true])('landmarks travel as they were at the request (terrain: %s, seed %#)', async (terrain) => {
  const random = new Random(seed);
  for (let round = 0; round < runs(10); round++) {
    const size = { width: 60, height: 60, seed: random.below(1e6) };
    const grid = terrain ? terrainMap(size) : randomMap({ ...size, blocked: 0.1 });
    for (const x of [15, 30, 45]) {
      grid.fill(x, 0, 1, 60, true);
      grid.setCost(x, x === 30 ? 0 : 59, 1);
    }
    prepareGrid(grid);
    // Cells that are open and cheap at the requests alone.
    const opened = Array.from({ length: 4 }, () => [random.pick([15, 30, 45]), random.between(1, 58)] as const);
    for (const [x, y] of opened) grid.setCost(x, y, 1);
    const pool = poolOf(grid, 1);
    const point = () => [random.below(60), random.below(60)] as const;
    const queries = Array.from({ length: 60 }, () => [point(), point()] as const);
    const asked = queries.map(([start, goal]) => pool.findPath(start, goal));
    const expected = queries.map(([start, goal]) => findPath(grid, start, goal).cost);
    for (const [x, y] of opened) grid.setBlocked(x, y, true);
    const costs = (await Promise.all(asked)).map(({ cost }) => cost);
    for (const [i, cost] of expected.entries()) expect(costs[i]).toBeCloseTo(cost, 9);
  }
});

test('workers search a contracted map as this thread does, and after edits too', async () => {
  const grid = mazeMap({ width: 300, height: 300, seed: 8 });
  expect(prepareGrid(grid).contracted).toBe(true);
  const pool = poolOf(grid, 2);
  const random = new Random(seed);
  const point = () => [random.below(300), random.below(300)] as const;
  const queries = Array.from({ length: 40 }, () => [point(), point()] as const);
  const check = async () => {
    const results = await pool.findPaths(queries);
    expect(results).toEqual(queries.map(([start, goal]) => findPath(grid, start, goal)));
    return results.reduce((sum, { expanded }) => sum + expanded, 0);
  };
  const before = await check();
  const cell = [...queries.map(([start]) => start)].find(([x, y]) => !grid.isBlocked(x, y)) as readonly [
    number,
    number,
  ];
  grid.setBlocked(...cell);
  expect(await check()).toBeGreaterThan(before);
  grid.setBlocked(...cell, false);
  expect(await check()).toBe(before);
});

test('an edit that did not fit into memory reaches workers with the next request', async () => {
  const grid = randomMap({ width: 40, height: 40, seed, blocked: 0 });
  const layer = blendLayers([{ values: new Float64Array(1600).fill(2), weight: 1 }]);
  const pool = poolOf(grid, 1);
  await pool.findPath([0, 0], [39, 0]);
  grid.fill(0, 0, 40, 40, 3);
  vi.stubGlobal('SharedArrayBuffer', function full() {
    throw new RangeError('Array buffer allocation failed');
  });
  await expect(pool.findPath([0, 0], [39, 0])).rejects.toThrow(RangeError);
  await expect(pool.findPath([0, 0], [39, 0], { layers: [layer] })).rejects.toThrow(RangeError);
  vi.unstubAllGlobals();
  expect((await pool.findPath([0, 0], [39, 0], { layers: [layer] })).cost).toBe(39 * 5);
  vi.stubGlobal('SharedArrayBuffer', function full() {
    throw new RangeError('Array buffer allocation failed');
  });
  layer.update();
  await expect(pool.findPath([0, 0], [39, 0], { layers: [layer] })).rejects.toThrow(RangeError);
  vi.unstubAllGlobals();
  expect((await pool.findPath([0, 0], [39, 0], { layers: [layer] })).cost).toBe(39 * 5);
});
