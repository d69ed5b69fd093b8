import { describe, expect, test } from 'vitest';
import {
  checkPath,
  createSearch,
  distanceField,
  findAnyAnglePath,
  findNearest,
  findPath,
  findPaths,
  Grid,
  isReachable,
  lineOfSight,
  nearestFree,
  Path,
  wouldBlock,
} from '../../src/index.ts';
import { leastCost, leastCosts } from '../support/judge.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { isClose } from '../support/walk.ts';
import { diagonalRules } from '../support/world.ts';

describe.each(['wasm', 'js'] as const)('edges that go on, engine %s', (engine) => {
  test('a route leaves at the left and comes in at the right', () => {
    const grid = new Grid(10, 3, { wrap: 'x' });
    const { cost, path } = findPath(grid, [1, 1], [8, 1], { engine });
    expect(cost).toBe(3);
    expect(path?.toArray().map(({ x }) => x)).toEqual([1, 0, 9, 8]);
    expect(path?.hops()).toEqual([{ index: 2, edge: 'x' }]);
    expect(path?.distance).toBe(3);
  });

  test('a corner of the map touches the opposite one', () => {
    const grid = new Grid(5, 5, { wrap: 'both' });
    expect(findPath(grid, [0, 0], [4, 4], { engine }).cost).toBe(Math.SQRT2);
    expect(findPath(grid, [0, 0], [4, 4], { engine }).path?.distance).toBe(Math.SQRT2);
    expect(findPath(grid, [0, 0], [4, 4], { engine, diagonals: 'never' }).cost).toBe(2);
    grid.setBlocked(4, 0);
    expect(findPath(grid, [0, 0], [4, 4], { engine }).cost).toBe(2);
    grid.setBlocked(0, 4);
    expect(findPath(grid, [0, 0], [4, 4], { engine, diagonals: 'ifAtMostOneObstacle' }).cost).toBeGreaterThan(2);
    expect(findPath(grid, [0, 0], [4, 4], { engine, diagonals: 'always' }).cost).toBe(Math.SQRT2);
  });

  test('the cell over the edge costs what it costs', () => {
    const grid = Grid.fromText('1119');
    const ring = new Grid(4, 1, { wrap: 'x' });
    ring.paste(0, 0, 4, 1, { costs: [1, 1, 1, 9] });
    expect(findPath(grid, [0, 0], [3, 0], { engine }).cost).toBe(11);
    expect(findPath(ring, [0, 0], [3, 0], { engine }).cost).toBe(9);
  });

  test('a wall that climbs three rows a turn is walked round and round', () => {
    // Copies of the map side by side would take 21 of them.
    const [width, height] = [12, 30];
    const grid = new Grid(width, height, { wrap: 'x' });
    // The wall is one line round the cylinder, and what is left one way two cells wide.
    for (let cell = 0; cell < width * height; cell++) {
      const { x, y } = grid.cellAt(cell);
      if ((y + 3 - Math.floor(x / 4)) % 3 === 2) grid.setBlocked(x, y);
    }
    const [start, goal] = [
      [0, 0],
      [0, height - 1],
    ] as const;
    const least = leastCost(grid, start, goal, { diagonals: 'never' });
    const { cost } = findPath(grid, start, goal, { engine, diagonals: 'never' });
    expect(cost).toBe(least);
    expect(cost).toBeGreaterThan(100);
  });
});

test('wrap goes with the grid into copies and bytes, and routes through JSON', () => {
  const grid = new Grid(7, 4, { wrap: 'both' });
  for (const copy of [grid.clone(), Grid.fromBytes(grid.toBytes())]) expect(copy.wrap).toBe('both');
  expect(new Grid(3, 3).wrap).toBe(null);
  const path = findPath(grid, [1, 1], [6, 3]).path as Path;
  for (const copy of [Path.fromJSON(JSON.parse(JSON.stringify(path))), Path.fromJSON(structuredClone(path))]) {
    expect(copy.toArray()).toEqual(path.toArray());
    expect(checkPath(grid, copy)).toEqual(checkPath(grid, path));
  }
});

test('wrong options, and what does not go on over edges, are refused by name', () => {
  expect(() => new Grid(2, 5, { wrap: 'x' })).toThrow(
    /width is 2: it must be a whole number from 3 to 16777216 with wrap/,
  );
  expect(() => new Grid(5, 2, { wrap: 'both' })).toThrow(/height is 2/);
  expect(() => new Grid(5, 5, { wrap: 'z' as 'x' })).toThrow(/wrap/);
  expect(() => new Grid(5, 5, { warp: 'x' } as object)).toThrow(/warp/);
  const grid = new Grid(5, 5, { wrap: 'x' });
  const refused: [() => unknown, RegExp][] = [
    [() => findAnyAnglePath(grid, [0, 0], [1, 1]), /findAnyAnglePath does not go on over edges/],
    [() => lineOfSight(grid, [0, 0], [1, 1]), /lineOfSight does not/],
    [() => findPath(grid, [0, 0], [1, 1], { range: 1 }), /range does not/],
    [() => findPath(grid, [0, 0], [1, 1], { size: 2 }), /size does not/],
    [() => findPath(grid, [0, 0], [1, 1], { turnCost: 1 }), /turnCost does not/],
    [() => Grid.stack([grid]), /^grids\[0\] has wrap: make it without/],
  ];
  for (const [run, message] of refused) expect(run).toThrow(message);
  expect(findPath(grid, [0, 0], [4, 0]).cost).toBe(1);
});

// HOTPATH_RUNS=10 runs it whole: 1,500 maps.
test.each(['wasm', 'js'] as const)('edges that are walls all along let nobody over (%s)', (engine) => {
  const grid = new Grid(5, 5, { wrap: 'x' });
  for (let y = 0; y < 5; y++) grid.setBlocked(0, y);
  expect(findPath(grid, [1, 1], [4, 1], { engine }).cost).toBe(3);
  expect(findPath(grid, [0, 1], [4, 1], { engine }).status).toBe('start-blocked');
});

test(`routes and fields over edges cost the least, on both engines (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(150); run++) {
    const grid = randomGrid(random);
    const { width, height } = grid;
    const cells = width * height;
    const diagonals = random.pick(diagonalRules);
    for (let query = 0; query < 3; query++) {
      const [start, goal, block] = [random.below(cells), random.below(cells), random.below(cells)];
      const [from, to] = [grid.cellAt(start), grid.cellAt(goal)];
      const costs = leastCosts(grid, grid.cellAt(start), { diagonals });
      const options = { diagonals, algorithm: random.pick(['auto', 'astar'] as const) };
      const results = (['wasm', 'js'] as const).map((engine) => findPath(grid, from, to, { engine, ...options }));
      expect(results[1]).toEqual(results[0]);
      const { cost, path } = results[0];
      const label = `run ${run}: ${start} to ${goal}, ${cost}, least ${costs[goal]}\n${grid.toText()}`;
      expect(isClose(cost, costs[goal]), label).toBe(true);
      if (path !== null) {
        expect(isClose(checkPath(grid, path, { diagonals }).cost, cost), label).toBe(true);
        if (grid.links().length === 0)
          expect(isClose(checkPath(grid, path.xy, { diagonals }).cost, cost), label).toBe(true);
      }
      expect(findPaths(grid, [[from, to]], options)[0]).toEqual(results[0]);
      const nearest = findNearest(grid, from, [to, grid.cellAt(block)], options);
      expect(isClose(nearest.cost, Math.min(costs[goal], costs[block])), label).toBe(true);
      const search = createSearch(grid, from, to, options);
      while (search.status === 'running') search.step(7);
      expect(search.result()).toEqual(results[0]);
      expect(isReachable(grid, from, to, { diagonals }), label).toBe(costs[goal] < Infinity);
      const isCut = wouldBlock(grid, [grid.cellAt(block)], [from], [to], { diagonals });
      const avoiding = findPath(grid, from, to, { ...options, avoid: [grid.cellAt(block)] });
      const edited = grid.clone();
      edited.setBlocked(grid.cellAt(block));
      const isShut = leastCosts(edited, from, { diagonals })[goal] === Infinity;
      expect(isCut, label).toBe(leastCosts(grid, from, { diagonals })[goal] < Infinity && isShut);
      if (start !== block && goal !== block)
        expect(
          isClose(avoiding.cost, leastCosts(edited, from, { diagonals })[goal]),
          `avoiding ${block}: ${label}`,
        ).toBe(true);
    }
    const start = random.below(cells);
    const costs = leastCosts(grid, grid.cellAt(start), { diagonals });
    for (const engine of ['wasm', 'js'] as const) {
      const field = distanceField(grid, grid.cellAt(start), { engine, diagonals, direction: 'from' });
      for (let cell = 0; cell < cells; cell++) {
        expect(isClose(field.costs[cell], costs[cell]), `run ${run}: cell ${cell} of the field`).toBe(true);
        const route = field.path(grid.cellAt(cell));
        if (route !== null) expect(isClose(checkPath(grid, route, { diagonals }).cost, costs[cell])).toBe(true);
      }
    }
  }
}, 300_000);

function randomGrid(random: Random): Grid {
  const wrap = random.pick(['x', 'y', 'both'] as const);
  const grid = new Grid(random.between(3, 14), random.between(3, 14), { wrap });
  const blocked = random.pick([0, 0.1, 0.3, 0.5]);
  const hasTerrain = random.chance(0.3);
  for (let cell = 0; cell < grid.width * grid.height; cell++) {
    if (hasTerrain && random.chance(0.3)) grid.setCost(grid.cellAt(cell), 3);
    if (random.chance(blocked)) grid.setBlocked(grid.cellAt(cell));
  }
  for (let i = random.chance(0.33) ? random.below(6) : 0; i > 0; i--) {
    const [from, to] = [random.below(grid.width * grid.height), random.below(grid.width * grid.height)];
    if (from !== to)
      grid.addLink(grid.cellAt(from), grid.cellAt(to), { cost: random.pick([0, 1, 4]), oneWay: random.chance(0.5) });
  }
  return grid;
}

test('exits over an edge that goes on can be closed, and corners are kept there', () => {
  const grid = new Grid(5, 4, { wrap: 'x' });
  const opposite = new Grid(5, 4, { wrap: 'both' });
  expect(grid.isExitOpen(0, 1, 'west')).toBe(true);
  expect([grid.isExitOpen(0, 0, 'north-west'), opposite.isExitOpen(0, 0, 'north-west')]).toEqual([false, true]);
  expect([grid.isExitOpen(1, 0, 'north'), opposite.isExitOpen(1, 0, 'north')]).toEqual([false, true]);
  const costs = (map: Grid) => [
    findPath(map, [0, 1], [4, 1]).cost,
    findPath(map, [0, 1], [4, 0]).cost,
    findPath(map, [4, 2], [0, 3]).cost,
  ];
  expect(costs(grid)).toEqual([1, Math.SQRT2, Math.SQRT2]);
  grid.setWall(0, 1, 'west');
  grid.setExit([4, 2], 'south-east', false);
  expect(costs(grid)).toEqual([3, 2, 2]);
  expect([grid.isExitOpen(4, 1, 'east'), grid.isExitOpen(0, 3, 'north-west')]).toEqual([false, true]);
  grid.setExit([4, 2], 'south-east', true);
  opposite.setWall([2, 3], 'south');
  expect(findPath(opposite, [2, 3], [2, 0]).cost).toBe(3);
  grid.setWall(0, 1, 'west', false);
  expect(costs(grid)).toEqual([1, Math.SQRT2, Math.SQRT2]);
  // An edge that does not go on has no exits, as on any grid.
  grid.setWall(2, 0, 'north');
  expect(findPath(grid, [0, 1], [4, 1]).cost).toBe(1);
});

test(`nearestFree measures over edges that go on (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(300); run++) {
    const wrap = random.pick(['x', 'y', 'both'] as const);
    const grid = new Grid(random.between(3, 12), random.between(3, 12), { wrap });
    const { width, height } = grid;
    for (let cell = 0; cell < width * height; cell++) if (random.chance(0.8)) grid.setBlocked(grid.cellAt(cell));
    const [x, y, within] = [random.below(width), random.below(height), random.pick([Infinity, random.below(6), 2.5])];
    const shorter = (by: number, side: number, joins: boolean) => (joins ? Math.min(by, side - by) : by);
    let [best, least]: [unknown, number] = [null, within ** 2];
    for (let cell = width * height - 1; cell >= 0; cell--) {
      const at = grid.cellAt(cell);
      const dx = shorter(Math.abs(at.x - x), width, wrap !== 'y');
      const dy = shorter(Math.abs(at.y - y), height, wrap !== 'x');
      if (!grid.isBlocked(at) && dx ** 2 + dy ** 2 <= least) [best, least] = [at, dx ** 2 + dy ** 2];
    }
    expect(nearestFree(grid, [x, y], { within }), `run ${run}: ${grid.toText()}`).toEqual(best);
  }
});
