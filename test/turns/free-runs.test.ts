// Turns that cost, along rows and columns of uniform ground: by free runs, against the reference, among edits.
import { describe, expect, test } from 'vitest';
import { createSearch, findPath, findPaths, Grid } from '../../src/index.ts';
import { judge } from '../support/judge.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { randomCell } from '../support/turn-problems.ts';

/** A grid with single blocked cells and walls, all of one terrain cost. */
function randomRooms(random: Random, longest: number): Grid {
  const grid = new Grid(random.between(1, longest), random.between(1, longest));
  const blocked = random.pick([0, 0.05, 0.15, 0.3]);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) if (random.chance(blocked)) grid.setBlocked(x, y);
  }
  for (let wall = random.below(6); wall > 0; wall--) {
    const { x, y } = randomCell(grid, random);
    const length = random.between(1, longest);
    const [stepX, stepY] = random.pick([
      [1, 0],
      [0, 1],
    ]);
    for (let i = 0; i < length; i++) {
      if (grid.isInside(x + i * stepX, y + i * stepY)) grid.setBlocked(x + i * stepX, y + i * stepY);
    }
  }
  return grid;
}

describe.each(['wasm', 'js'] as const)('free runs on %s', (engine) => {
  test(`find the cheapest routes, before and after edits (seed ${seed})`, () => {
    const random = new Random(seed);
    for (let map = 0; map < runs(120); map++) {
      const grid = randomRooms(random, 18);
      const options = {
        engine,
        diagonals: 'never',
        turnCost: random.pick([1e-3, 0.25, 0.5, 1, 2, 3.7, 10]),
        straightCost: random.pick([1, 1, 3]),
      } as const;
      for (let query = 0; query < 6; query++) {
        for (let edits = random.below(4); edits > 0; edits--) {
          const { x, y } = randomCell(grid, random);
          grid.setBlocked(x, y, random.chance(0.4));
        }
        const [start, goal] = [randomCell(grid, random), randomCell(grid, random)];
        const result = findPath(grid, start, goal, options);
        const where = `map ${map}, query ${query}`;
        const { cost } = judge(grid, start, goal, options, result);
        const isAsked = !grid.isBlocked(start) && !grid.isBlocked(goal);
        expect(result.method, where).toBe(cost < Infinity ? 'turns' : isAsked ? 'components' : 'none');
        const search = createSearch(grid, start, goal, options);
        while (search.status === 'running') search.step(random.between(1, 4));
        expect(search.result(), where).toEqual(result);
        search.dispose();
        expect(findPaths(grid, [[start, goal]], options), where).toEqual([result]);
      }
    }
  });
});

test('an open search sees the grid as it was', () => {
  const grid = new Grid(20, 20);
  const search = createSearch(grid, [0, 0], [19, 19], { diagonals: 'never', turnCost: 1 });
  for (let y = 0; y < 20; y++) grid.setBlocked(10, y);
  expect(findPath(grid, [0, 0], [19, 19], { diagonals: 'never', turnCost: 1 }).status).toBe('unreachable');
  expect(search.step(Infinity)).toBe('found');
  expect(search.result()?.cost).toBe(39);
  expect(search.closed().length).toBe(search.result()?.expanded);
});

test('a route leads round a wall with as few turns as pay', () => {
  const grid = Grid.fromText(`
    ..........
    ..######..
    .......#..
    .####..#..
    ..........`);
  const ask = (turnCost: number) => findPath(grid, [0, 2], [9, 2], { diagonals: 'never', turnCost });
  expect(ask(1).cost).toBe(9 + 4 + 2);
  expect(ask(1).path?.waypoints().length).toBe(4);
  // A search that goes from cell to cell says the same.
  expect(findPath(grid, [0, 2], [9, 2], { diagonals: 'never', turnCost: 1, algorithm: 'astar' }).cost).toBe(15);
});

test.each(['wasm', 'js'] as const)('the open cells of a search are those where routes turn, engine %s', (engine) => {
  const grid = Grid.fromText(`
    .....
    .###.
    .....`);
  const search = createSearch(grid, [0, 0], [4, 2], { engine, diagonals: 'never', turnCost: 10 });
  expect(search.open()).toEqual(Int32Array.of(0));
  search.step(1);
  expect(search.closed()).toEqual(Int32Array.of(0));
  // Along the row, and along the column: both see the goal one turn away, and nothing is left to expand.
  expect(search.open()).toEqual(new Int32Array());
  expect([search.step(1), search.result()?.cost]).toEqual(['found', 6 + 10]);
});

test.each([
  [65_535, true],
  [65_536, false],
])('on a side of %i cells, free runs answer: %s', (side, isByRuns) => {
  const grid = new Grid(side, 2);
  grid.setBlocked(5, 0);
  const { cost, expanded } = findPath(grid, [0, 0], [side - 1, 0], { diagonals: 'never', turnCost: 2 });
  expect(cost).toBe(side + 1 + 2 * 2);
  expect(expanded < 20).toBe(isByRuns);
});
