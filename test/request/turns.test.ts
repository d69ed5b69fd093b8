// Turns that cost: optimal by an oracle over cells and directions, in every combination with other options, on both engines alike.
import { describe, expect, test } from 'vitest';
import { checkPath, createSearch, findNearest, findPath, findPaths, type PathResult } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { leastTurnCosts, type TurnProblem, walkWithTurns } from '../support/turn-oracle.ts';
import { edit, hasClosedExits, problemOf, randomCell, randomGrid, randomOptions } from '../support/turn-problems.ts';
import { type UnitOptions, worldFor } from '../support/unit-world.ts';
import { cellsWithin, checkSame, isClose, routeOptions } from '../support/walk.ts';
import { movementOf, type Point } from '../support/world.ts';

/** Adds limits, partial routes, and weights and heuristics that promise less. */
function addLimits(options: UnitOptions, random: Random): void {
  if (random.chance(0.3)) options.partial = true;
  if (random.chance(0.2)) options.maxCost = random.between(0, 30);
  if (random.chance(0.1)) options.maxExpansions = random.between(0, 60);
  if (random.chance(0.1)) options.maxOpen = random.between(1, 30);
  if (random.chance(0.1)) options.heuristicWeight = random.pick([1.5, 3, Infinity]);
}

/** Returns how near a cell is to the goal by the octile heuristic of the step costs, per unit of terrain. */
function distance({ movement }: TurnProblem, x: number, y: number, goal: Point, range: number): number {
  const columns = Math.max(Math.abs(x - goal.x) - range, 0);
  const rows = Math.max(Math.abs(y - goal.y) - range, 0);
  const { straightCost, diagonalCost, diagonals } = movement;
  const diagonal = diagonals === 'never' ? 2 * straightCost : Math.min(diagonalCost, 2 * straightCost);
  const straight = Math.min(straightCost, diagonal);
  return straight * (columns + rows) + (diagonal - 2 * straight) * Math.min(columns, rows);
}

/** Checks a result of findPath against the least costs of all cells. Returns its status. */
function checkResult(
  problem: TurnProblem,
  costs: Float64Array,
  goal: Point,
  options: UnitOptions,
  result: PathResult,
): string {
  const { world } = problem;
  const { range = 0, maxCost = Infinity, heuristicWeight: weight = 1 } = options;
  const ends = cellsWithin(world, goal, range).map(({ x, y }) => y * world.width + x);
  const optimum = Math.min(...ends.map((cell) => costs[cell]));
  const isLimited = options.maxExpansions !== undefined || options.maxOpen !== undefined;
  const isExact = weight <= 1 && !isLimited;
  const { status, path, cost } = result;
  if (path === null) {
    expect(cost).toBe(Infinity);
    if (isExact && optimum < Infinity) expect(optimum).toBeGreaterThan(maxCost);
    return status;
  }
  if (!isClose(walkWithTurns(problem, path.xy), cost)) throw new Error(`cost ${cost} is not that of the route`);
  expect(checkPath(problem.grid, path, routeOptions(options))).toEqual({ legal: true, cost, firstIllegal: -1 });
  const last = path.at(-1) as Point;
  if (status === 'found') {
    expect(ends).toContain(last.y * world.width + last.x);
    if (weight < Infinity && cost > Math.max(weight, 1) * optimum * (1 + 1e-9))
      throw new Error(`cost ${cost}, optimum ${optimum}`);
    if (isExact && !isClose(cost, optimum)) throw new Error(`cost ${cost}, optimum ${optimum}`);
  } else if (isExact && options.heuristic === undefined) {
    // Partial: as near as possible, and the cheapest of those.
    const reached = Array.from(costs, (_, cell) => cell).filter(
      (cell) => costs[cell] < Infinity && costs[cell] <= maxCost * (1 + 1e-10),
    );
    const near = reached.map((cell) =>
      distance(problem, cell % world.width, Math.floor(cell / world.width), goal, range),
    );
    const nearest = Math.min(...near);
    expect(isClose(distance(problem, last.x, last.y, goal, range), nearest)).toBe(true);
    const least = Math.min(...reached.filter((_, i) => near[i] <= nearest * (1 + 1e-9)).map((cell) => costs[cell]));
    if (!isClose(cost, least)) throw new Error(`partial at cost ${cost}, least ${least}`);
  }
  return status;
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
      const world = worldFor(grid, options, start);
      const problem = problemOf(grid, world, options);
      const status = checkResult(problem, leastTurnCosts(problem, start), goal, options, wasm);
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
  }
  for (const status of ['found', 'partial', 'start-blocked', 'goal-blocked', 'unreachable', 'limit']) {
    expect(seen.get(status), status).toBeGreaterThan(runs(20));
  }
}, 300_000);

describe.each(['wasm', 'js'] as const)('on %s', (engine) => {
  test(`batches, the nearest goal and steps agree with the oracle, amid edits (seed ${seed})`, () => {
    const random = new Random(seed + 1);
    for (let round = 0; round < runs(250); round++) {
      const grid = randomGrid(random);
      const exits = hasClosedExits(grid);
      const options = { ...randomOptions(grid, random), engine };
      const [start, goal, other] = [randomCell(grid, random), randomCell(grid, random), randomCell(grid, random)];
      const problem = problemOf(grid, worldFor(grid, options, start), options);
      const costs = leastTurnCosts(problem, start);
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
      checkResult(problem, costs, goal, options, batch[0]);

      const search = createSearch(grid, start, goal, options);
      edit(grid, random, exits);
      search.step(Infinity);
      const { cost } = search.result() as PathResult;
      expect(isClose(cost, single.cost)).toBe(true);
      search.dispose();
      if (exits !== hasClosedExits(grid) || (options.size !== undefined && hasClosedExits(grid))) continue;

      const now = problemOf(grid, worldFor(grid, options, start), options);
      const later = leastTurnCosts(now, start);
      const nearest = findNearest(grid, start, [goal, other], options);
      const { range = 0 } = options;
      const ends = [goal, other].flatMap((to) => cellsWithin(now.world, to, range));
      const least = Math.min(...ends.map(({ x, y }) => later[y * grid.width + x]));
      if (!isClose(nearest.cost, least)) throw new Error(`nearest at cost ${nearest.cost}, optimum ${least}`);
      if (nearest.path !== null) expect(isClose(walkWithTurns(now, nearest.path.xy), least)).toBe(true);
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
    const problem = problemOf(grid, worldFor(grid, options, start), options);
    checkResult(problem, leastTurnCosts(problem, start), goal, options, findPath(grid, start, goal, options));
  }
});
