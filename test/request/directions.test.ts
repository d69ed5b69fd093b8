// Directions of the first and the last step: the cheapest such route by the reference, on both engines alike.
import { expect, test } from 'vitest';
import {
  type CheckPathOptions,
  checkPath,
  createSearch,
  findNearest,
  findPath,
  findPathAsync,
  findPaths,
  Grid,
  smoothPath,
} from '../../src/index.ts';
import { DIRECTION_NAMES, STEPS } from '../support/directions.ts';
import { judge } from '../support/judge.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { edit, hasClosedExits, randomCell, randomGrid, randomOptions } from '../support/turn-problems.ts';
import { checkSame, isClose, routeOptions } from '../support/walk.ts';

/** Returns the direction of a step of a route, -1 if there is none. */
function directionAt(xy: Int32Array, step: number): number {
  const i = 2 * step;
  if (i < 0 || i + 3 >= xy.length) return -1;
  return STEPS.findIndex(([x, y]) => x === xy[i + 2] - xy[i] && y === xy[i + 3] - xy[i + 1]);
}

/** Returns the direction of the leg of a smoothed route whose x is at index `i`, -1 if it is none of the eight. */
function legAt(xy: Int32Array, i: number): number {
  const [dx, dy] = [xy[i + 2] - xy[i], xy[i + 3] - xy[i + 1]];
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return -1;
  return STEPS.findIndex(([x, y]) => x === Math.sign(dx) && y === Math.sign(dy));
}

/** A route that begins or ends in another direction is not legal. */
function checkOther(grid: Grid, xy: Int32Array, options: CheckPathOptions, direction: number): void {
  const [begins, ends] = [directionAt(xy, 0), directionAt(xy, xy.length / 2 - 2)];
  const start = checkPath(grid, xy, { ...options, startDirection: direction, goalDirection: undefined });
  expect([start.legal, start.firstIllegal]).toEqual(begins === direction ? [true, -1] : [false, 1]);
  const end = checkPath(grid, xy, { ...options, startDirection: undefined, goalDirection: DIRECTION_NAMES[direction] });
  expect([end.legal, end.firstIllegal]).toEqual(ends === direction ? [true, -1] : [false, xy.length / 2 - 1]);
}

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
        ...(isFirst ? { startDirection: random.chance(0.5) ? first : DIRECTION_NAMES[first] } : {}),
        ...(isLast ? { goalDirection: random.chance(0.5) ? last : DIRECTION_NAMES[last] } : {}),
      };
      // What a blocked start costs to enter again is not defined.
      if (isFirst) options.allowBlockedStart = false;
      const [start, goal] = [randomCell(grid, random), randomCell(grid, random)];
      const wasm = findPath(grid, start, goal, { ...options, engine: 'wasm' });
      checkSame(wasm, findPath(grid, start, goal, { ...options, engine: 'js' }));
      const { cost: optimum } = judge(grid, start, goal, options, wasm);
      seen.set(wasm.status, (seen.get(wasm.status) ?? 0) + 1);
      if (wasm.path !== null) {
        const { xy } = wasm.path;
        const others = routeOptions(options);
        for (const route of [wasm.path, xy]) {
          expect(checkPath(grid, route, others)).toEqual({ legal: true, cost: wasm.cost, firstIllegal: -1 });
        }
        if (xy.length > 2) checkOther(grid, xy, others, first);
        if (xy.length > 2 && !hasClosedExits(grid) && (options.size ?? 1) === 1) {
          const smoothed = smoothPath(grid, wasm.path, others).xy;
          expect(smoothed.length).toBeLessThanOrEqual(2 * wasm.path.waypoints().length);
          const isLoop = smoothed.length === 2;
          if (isFirst && !isLoop) expect(legAt(smoothed, 0)).toBe(first);
          if (isLast && !isLoop) expect(legAt(smoothed, smoothed.length - 4)).toBe(last);
        }
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
});

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
