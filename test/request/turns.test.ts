// Turns that cost: optimal by the reference, in every combination with other options, on both engines alike.
import { describe, expect, test } from 'vitest';
import {
  checkPath,
  createSearch,
  findNearest,
  findPath,
  findPaths,
  type Grid,
  type PathResult,
} from '../../src/index.ts';
import { judge, leastCost } from '../support/judge.ts';
import { Random } from '../support/maps.ts';
import { walkRoute } from '../support/route-walker.ts';
import { runs, seed } from '../support/seed.ts';
import { edit, hasClosedExits, randomCell, randomGrid, randomOptions } from '../support/turn-problems.ts';
import type { UnitOptions } from '../support/unit-world.ts';
import { checkSame, isClose, routeOptions } from '../support/walk.ts';
import { movementOf, type Point } from '../support/world.ts';

/** Adds limits, partial routes, and weights and heuristics that promise less. */
function addLimits(options: UnitOptions, random: Random): void {
  if (random.chance(0.3)) options.partial = true;
  if (random.chance(0.2)) options.maxCost = random.between(0, 30);
  if (random.chance(0.1)) options.maxExpansions = random.between(0, 60);
  if (random.chance(0.1)) options.maxOpen = random.between(1, 30);
  if (random.chance(0.1)) options.heuristicWeight = random.pick([1.5, 3, Infinity]);
}

/** Checks a result of findPath against the reference. */
function checkResult(grid: Grid, start: Point, goal: Point, options: UnitOptions, result: PathResult): void {
  const { maxExpansions, maxOpen, heuristicWeight: weight = 1, ...others } = options;
  const { path, cost, status } = result;
  if (path !== null)
    expect(checkPath(grid, path, routeOptions(options))).toEqual({ legal: true, cost, firstIllegal: -1 });
  if (weight <= 1 && maxExpansions === undefined && maxOpen === undefined) {
    judge(grid, start, goal, others, result);
  } else if (path !== null) {
    const walked = walkRoute(grid, path, options);
    if (!isClose(walked, cost)) throw new Error(`cost ${cost} is not that of the route, ${walked}`);
    const optimum = leastCost(grid, start, goal, { ...others, maxCost: undefined, partial: undefined });
    const most = Math.max(weight, 1) * optimum * (1 + 1e-9);
    if (status === 'found' && weight < Infinity && cost > most) throw new Error(`cost ${cost}, optimum ${optimum}`);
  }
}

test(`${runs(2000)} requests amid edits are optimal and the same on both engines (seed ${seed})`, () => {
  const random = new Random(seed);
  const seen = new Map<string, number>();
  for (let round = 0; round < runs(200); round++) {
    const grid = randomGrid(random);
    const exits = hasClosedExits(grid);
    for (let query = 0; query < 10; query++) {
      for (let edits = random.below(3); edits > 0; edits--) edit(grid, random, exits);
      const options = randomOptions(grid, random);
      if (random.chance(0.5)) addLimits(options, random);
      const [start, goal] = [randomCell(grid, random), randomCell(grid, random)];
      const wasm = findPath(grid, start, goal, { ...options, engine: 'wasm' });
      checkSame(wasm, findPath(grid, start, goal, { ...options, engine: 'js' }));
      checkResult(grid, start, goal, options, wasm);
      seen.set(wasm.status, (seen.get(wasm.status) ?? 0) + 1);
    }
  }
  for (const status of ['found', 'partial', 'start-blocked', 'goal-blocked', 'unreachable', 'limit']) {
    expect(seen.get(status), status).toBeGreaterThan(runs(20));
  }
});

describe.each(['wasm', 'js'] as const)('on %s', (engine) => {
  test(`batches, the nearest goal and steps agree with the oracle, amid edits (seed ${seed})`, () => {
    const random = new Random(seed + 1);
    for (let round = 0; round < runs(250); round++) {
      const grid = randomGrid(random);
      const exits = hasClosedExits(grid);
      const options = { ...randomOptions(grid, random), engine };
      const [start, goal, other] = [randomCell(grid, random), randomCell(grid, random), randomCell(grid, random)];
      const single = findPath(grid, start, goal, options);
      const batch = findPaths(
        grid,
        [
          [start, goal],
          [other, goal],
        ],
        options,
      );
      expect(isClose(batch[0].cost, single.cost)).toBe(true);
      checkResult(grid, start, goal, options, batch[0]);

      const search = createSearch(grid, start, goal, options);
      edit(grid, random, exits);
      search.step(Infinity);
      const { cost } = search.result() as PathResult;
      expect(isClose(cost, single.cost)).toBe(true);
      search.dispose();
      if (exits !== hasClosedExits(grid) || (options.size !== undefined && hasClosedExits(grid))) continue;

      const nearest = findNearest(grid, start, [goal, other], options);
      const least = Math.min(...[goal, other].map((to) => leastCost(grid, start, to, options)));
      if (!isClose(nearest.cost, least)) throw new Error(`nearest at cost ${nearest.cost}, optimum ${least}`);
      if (nearest.path !== null) expect(isClose(walkRoute(grid, nearest.path, options), least)).toBe(true);
    }
  });
});

test(`searches in steps show the same states on both engines (seed ${seed})`, () => {
  const random = new Random(seed + 2);
  const sorted = (cells: Int32Array) => Array.from(cells).sort((a, b) => a - b);
  for (let round = 0; round < runs(60); round++) {
    const grid = randomGrid(random);
    const options = randomOptions(grid, random);
    addLimits(options, random);
    const [start, goal] = [randomCell(grid, random), randomCell(grid, random)];
    const [wasm, js] = (['wasm', 'js'] as const).map((engine) =>
      createSearch(grid, start, goal, { ...options, engine }),
    );
    for (;;) {
      expect(sorted(wasm.open())).toEqual(sorted(js.open()));
      expect(wasm.closed()).toEqual(js.closed());
      expect(wasm.status).toBe(js.status);
      const both = [...wasm.open(), ...wasm.closed()];
      expect(new Set(both).size).toBe(both.length);
      if (wasm.status !== 'running') break;
      const steps = random.between(1, 9);
      wasm.step(steps);
      js.step(steps);
    }
    checkSame(wasm.result() as PathResult, js.result() as PathResult);
    // Cells to avoid are ignored at first by findPath alone, so its search may be another one.
    if (options.avoid === undefined) checkSame(wasm.result() as PathResult, findPath(grid, start, goal, options));
    for (const search of [wasm, js]) search.dispose();
  }
});

test(`a heuristic function that is not consistent still leads to the optimum (seed ${seed})`, () => {
  const random = new Random(seed + 3);
  for (let round = 0; round < runs(300); round++) {
    const grid = randomGrid(random);
    const options = { ...randomOptions(grid, random), heuristicWeight: 1 };
    const { straightCost, diagonalCost } = movementOf(options);
    const least = Math.min(straightCost, diagonalCost) / 2;
    const salt = random.below(97);
    options.heuristic = (dx, dy) => ((dx * 31 + dy * 17 + salt) % 7 < 3 ? 0 : least * Math.max(dx, dy));
    const [start, goal] = [randomCell(grid, random), randomCell(grid, random)];
    checkResult(grid, start, goal, options, findPath(grid, start, goal, options));
  }
});
