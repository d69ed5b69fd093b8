// Directions of the first and the last step: the cheapest such route by the reference, on both engines alike.
import { expect, test } from 'vitest';
import {
  checkPath,
  createSearch,
  type Direction,
  findNearest,
  findPath,
  findPathAsync,
  findPaths,
  Grid,
} from '../../src/index.ts';
import { judge } from '../support/judge.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { edit, hasClosedExits, randomCell, randomGrid, randomOptions } from '../support/turn-problems.ts';
import { checkSame, isClose, routeOptions } from '../support/walk.ts';

const NAMES: readonly Direction[] = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
];

test(`${runs(2000)} requests amid edits have the cheapest such route, in every function (seed ${seed})`, async () => {
  const random = new Random(seed);
  const seen = new Map<string, number>();
  for (let round = 0; round < runs(200); round++) {
    const grid = randomGrid(random);
    const exits = hasClosedExits(grid);
    for (let query = 0; query < 10; query++) {
      for (let edits = random.below(3); edits > 0; edits--) edit(grid, random, exits);
      const [first, last] = [random.below(8), random.below(8)];
      const isFirst = random.chance(0.7);
      const isLast = !isFirst || random.chance(0.7);
      const options = {
        ...randomOptions(grid, random),
        ...(random.chance(0.4) ? { turnCost: 0 } : {}),
        ...(isFirst ? { startDirection: random.chance(0.5) ? first : NAMES[first] } : {}),
        ...(isLast ? { goalDirection: random.chance(0.5) ? last : NAMES[last] } : {}),
      };
      // What a blocked start costs to enter again is not defined.
      if (isFirst) options.allowBlockedStart = false;
      const [start, goal] = [randomCell(grid, random), randomCell(grid, random)];
      const wasm = findPath(grid, start, goal, { ...options, engine: 'wasm' });
      checkSame(wasm, findPath(grid, start, goal, { ...options, engine: 'js' }));
      const { cost: optimum } = judge(grid, start, goal, options, wasm);
      seen.set(wasm.status, (seen.get(wasm.status) ?? 0) + 1);
      if (wasm.path !== null) {
        const others = routeOptions(options);
        expect(checkPath(grid, wasm.path, others)).toEqual({ legal: true, cost: wasm.cost, firstIllegal: -1 });
      }
      if (query > 0) continue;
      checkSame(findPaths(grid, [[start, goal]], options)[0], findPath(grid, start, goal, options));
      const search = createSearch(grid, start, goal, options);
      while (search.step(random.between(1, 5)) === 'running');
      // Cells to avoid are ignored at first by findPath alone, so its search may be another one.
      expect(isClose(search.result()?.cost as number, optimum)).toBe(true);
      search.dispose();
      expect(isClose((await findPathAsync(grid, start, goal, options)).cost, optimum)).toBe(true);
      expect(isClose(findNearest(grid, start, [goal], options).cost, optimum)).toBe(true);
    }
  }
  for (const status of ['found', 'start-blocked', 'goal-blocked', 'unreachable']) {
    expect(seen.get(status), status).toBeGreaterThan(runs(20));
  }
}, 300_000);

test('a route may turn back, and pass its start again', () => {
  const grid = new Grid(6, 1);
  const back = findPath(grid, [2, 0], [0, 0], { startDirection: 'east', goalDirection: 'west' });
  expect(`${back.path}`).toBe('2,0 > 3,0 > 0,0');
  const past = findPath(grid, [0, 0], [2, 0], { goalDirection: 'west', turnCost: 3 });
  expect(`${past.path}`).toBe('0,0 > 3,0 > 2,0');
  expect(past.cost).toBe(7);
  expect(past.method).toBe('turns');
  expect(findPath(grid, [0, 0], [2, 0], { startDirection: 'north' }).status).toBe('unreachable');
  expect(findPath(grid, [5, 0], [2, 0], { goalDirection: 2 }).cost).toBe(5);
  expect(findPath(grid, [3, 0], [3, 0], { startDirection: 'east', goalDirection: 'west' }).cost).toBe(0);
});

test('a direction is refused by name where it cannot be used', () => {
  const grid = new Grid(6, 1);
  const ask = (options: object) => () => findPath(grid, [0, 0], [5, 0], options);
  expect(ask({ startDirection: 'up' })).toThrow(
    /^startDirection is "up": it must be one of "north", .*, or their number from 0 to 7$/,
  );
  expect(ask({ goalDirection: 8 })).toThrow(RangeError);
  expect(ask({ goalDirection: 'east', algorithm: 'jps' })).toThrow('algorithm is "jps" and a direction is given');
  expect(ask({ startDirection: 'east', partial: true })).toThrow('partial is true and a direction is given');
  expect(findPath(grid, [0, 0], [5, 0], { startDirection: undefined, goalDirection: undefined }).cost).toBe(5);
});
