// Turns that cost: optimal by an oracle over cells and directions, in every combination with other options, on both engines alike.
import { describe, expect, test } from 'vitest';
import {
  blendLayers,
  checkPath,
  createSearch,
  findNearest,
  findPath,
  findPaths,
  Grid,
  type PathResult,
} from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { leastTurnCosts, type TurnProblem, walkWithTurns } from '../support/turn-oracle.ts';
import { type UnitOptions, worldFor } from '../support/unit-world.ts';
import { cellsWithin, checkSame, isClose } from '../support/walk.ts';
import { diagonalRules, movementOf, type Point, type World } from '../support/world.ts';

function randomGrid(random: Random): Grid {
  const grid = new Grid(random.between(1, 13), random.between(1, 13));
  const hasTerrain = random.chance(0.4);
  const hasKinds = random.chance(0.5);
  const blocked = random.pick([0, 0.1, 0.3]);
  const closed = random.pick([0, 0, 0.05, 0.2]);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      if (hasTerrain && random.chance(0.4)) grid.setCost(x, y, random.pick([2, 3.5]));
      if (hasKinds && random.chance(0.4)) grid.setKind(x, y, random.between(1, 2));
      if (random.chance(blocked)) grid.setBlocked(x, y);
      if (random.chance(closed)) grid.setExit(x, y, random.below(8), false);
      if (random.chance(closed)) setWall(grid, x, y, random);
    }
  }
  return grid;
}

function setWall(grid: Grid, x: number, y: number, random: Random): void {
  if (x > 0 && random.chance(0.5)) grid.setWall(x, y, 6, random.chance(0.8));
  else if (y > 0) grid.setWall(x, y, 0, random.chance(0.8));
}

function randomCell(grid: Grid, random: Random): Point {
  return { x: random.below(grid.width), y: random.below(grid.height) };
}

/** Changes a grid. Exits are changed only where some are closed already, so that some grids stay without. */
function edit(grid: Grid, random: Random, exits: boolean): void {
  const { x, y } = randomCell(grid, random);
  const what = random.below(exits ? 5 : 3);
  if (what === 0) grid.setBlocked(x, y, random.chance(0.4));
  else if (what === 1) grid.setKind(x, y, random.below(3));
  else if (what === 2 && !grid.isBlocked(x, y)) grid.setCost(x, y, random.pick([1, 2]));
  else if (what === 3) grid.setExit(x, y, random.below(8), random.chance(0.4));
  else if (what === 4) setWall(grid, x, y, random);
}

function hasClosedExits(grid: Grid): boolean {
  for (let cell = 0; cell < grid.width * grid.height; cell++) {
    const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
    const isInside = (dx: number, dy: number) => grid.isInside(x + dx, y + dy);
    const around = [
      [0, -1],
      [1, -1],
      [1, 0],
      [1, 1],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [-1, -1],
    ];
    if (around.some(([dx, dy], direction) => isInside(dx, dy) && !grid.isExitOpen(x, y, direction))) return true;
  }
  return false;
}

/** Returns options of which each combination is legal on the grid. */
function randomOptions(grid: Grid, random: Random): UnitOptions & { turnCost: number } {
  const turnCost = random.pick([1e-3, 0.25, 0.6, 1, 2.5, 10, 3 * random.next()]);
  const options: UnitOptions & { turnCost: number } = { turnCost, diagonals: random.pick(diagonalRules) };
  if (random.chance(0.3)) {
    const [straightCost, diagonalCost] = random.pick([
      [10, 14],
      [1, 1],
      [1, 2],
      [1, 2.5],
      [2, 1],
      [0.3, 0.45],
    ]);
    Object.assign(options, { straightCost, diagonalCost });
  }
  if (random.chance(0.4) && !hasClosedExits(grid)) options.size = random.pick([2, 3]);
  if (random.chance(0.4))
    options.kindCosts = random.pick([
      [1, 2, 3],
      [1, Infinity, 1],
      [2, 2, 2],
      [1, 0, -1, 5],
    ]);
  if (random.chance(0.3)) options.avoid = Array.from({ length: random.below(6) }, () => randomCell(grid, random));
  if (random.chance(0.3)) options.allowBlockedStart = true;
  if (random.chance(0.25)) {
    const least = random.pick([0, -1]);
    const values = Float64Array.from({ length: grid.width * grid.height }, (_, cell) => {
      const isFree =
        least < 0 && grid.cost(cell % grid.width, Math.floor(cell / grid.width)) === 1 && !options.kindCosts;
      return random.pick([0, isFree ? -1 : 0, 1.5]);
    });
    options.layers = [blendLayers([{ values, weight: 1 }])];
  }
  if (random.chance(0.2)) options.range = random.between(1, 3);
  if (random.chance(0.3)) options.algorithm = 'astar';
  if (random.chance(0.2)) options.trace = true;
  if (random.chance(0.2)) options.heuristic = random.pick(['euclidean', 'chebyshev', 'zero']);
  if (random.chance(0.1)) options.heuristicWeight = random.pick([0, 0.5]);
  return options;
}

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
  expect(checkPath(problem.grid, path, options)).toEqual({ legal: true, cost, firstIllegal: -1 });
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

function problemOf(grid: Grid, world: World, options: UnitOptions & { turnCost: number }): TurnProblem {
  return { world, grid, movement: movementOf(options), turnCost: options.turnCost };
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
