// partial with a blocked goal: the route to the cell in reach that is nearest to it.
import { describe, expect, test } from 'vitest';
import { blendLayers, createSearch, findPath, findPathAsync, findPaths, Grid } from '../../src/index.ts';
import { eachProblem } from '../support/each-problem.ts';
import { Random, randomMap } from '../support/maps.ts';
import { distancesBlur, distanceTo, expectNearest } from '../support/nearest-cell.ts';
import { optimalCosts } from '../support/oracle.ts';
import { isSample, runs, seed } from '../support/seed.ts';
import { cellsWithin, checkSame, type Options, search } from '../support/walk.ts';
import { diagonalRules, movementOf, type Point, type World, worldOf } from '../support/world.ts';

/** Distance to the cells within range of a goal, as heuristics count it. */
function distanceWithin(goal: Point, range: number, options: Options): (cell: Point) => number {
  const distance = distanceTo({ x: 0, y: 0 }, options);
  return ({ x, y }) =>
    distance({ x: Math.max(Math.abs(x - goal.x) - range, 0), y: Math.max(Math.abs(y - goal.y) - range, 0) });
}

/** Indices of the cells that a route can come to. */
function reachedCells(costs: Float64Array): number[] {
  return Array.from(costs.keys()).filter((cell) => costs[cell] < Infinity);
}

function blockAround(grid: Grid, world: World, goal: Point, range: number): void {
  for (const { x, y } of cellsWithin(world, goal, range)) grid.setBlocked(x, y);
}

describe.each(['wasm', 'js'] as const)('partial with a blocked goal on %s', (engine) => {
  test.each(['auto', 'astar', 'jps'] as const)('the goal in the middle of a wall, %s', (algorithm) => {
    const grid = Grid.fromText(`
      .......
      .......
      ..###..
      ..###..
      ..###..
      .......
      .......
    `);
    for (const diagonals of diagonalRules) {
      const options = { engine, algorithm, diagonals, partial: true } as const;
      const result = search(worldOf(grid), grid, { x: 0, y: 3 }, { x: 3, y: 3 }, options);
      expect([result.status, result.cost, result.path?.at(-1)]).toEqual(['partial', 1, { x: 1, y: 3 }]);
      expect(findPath(grid, [0, 3], [3, 3], { ...options, partial: false }).status).toBe('goal-blocked');
      expect(findPath(grid, [3, 2], [3, 3], options).status).toBe('start-blocked');
      expect(findPath(grid, [0, 3], [3, 3], { ...options, maxExpansions: 0 }).status).toBe('limit');
    }
  });

  test('if diagonal steps cost less than straight ones, a straight step counts as a diagonal one in what is nearest', () => {
    const grid = new Grid(3, 3);
    grid.setBlocked(2, 2);
    const options = { engine, partial: true, straightCost: 2, diagonalCost: 1 } as const;
    // (1, 1) and (1, 2) are equally near to (2, 2) by the heuristic, so that of the least path cost is taken.
    expect(findPath(grid, [1, 2], [2, 2], options).path?.at(-1)).toEqual({ x: 1, y: 2 });
    expect(findPath(grid, [1, 1], [2, 2], options).path?.at(-1)).toEqual({ x: 1, y: 1 });
  });

  test(`the nearest cell in reach, of these the cheapest, and the same however it is asked for (seed ${seed})`, async () => {
    const asked: [Grid, Point, Point, Options][] = [];
    eachProblem(600, (world, grid, start, goal, given) => {
      if (distancesBlur(given) || (start.x === goal.x && start.y === goal.y)) return;
      // Unlike `never`, `range` makes a box of cells blocked.
      const range = (start.x + goal.y) % 3 === 0 ? 1 : 0;
      if (Math.max(Math.abs(start.x - goal.x), Math.abs(start.y - goal.y)) <= range) return;
      blockAround(grid, world, goal, range);
      const walled = worldOf(grid);
      const costs = optimalCosts(walled, start, movementOf(given));
      for (const algorithm of ['auto', 'astar'] as const) {
        for (const trace of [false, true]) {
          const options: Options = { ...given, engine, algorithm, trace, range, partial: true };
          const result = search(walled, grid, start, goal, options);
          if (costs[start.y * world.width + start.x] !== 0) {
            expect(result.status).toBe('start-blocked');
            continue;
          }
          expect(result.status).toBe('partial');
          expectNearest(result, reachedCells(costs), costs, walled, distanceWithin(goal, range, options));
          checkSame(result, findPath(grid, start, goal, { ...options, engine: engine === 'js' ? 'wasm' : 'js' }));
          expect(findPaths(grid, [[start, goal]], options)).toEqual([result]);
          const steps = createSearch(grid, start, goal, options);
          while (steps.step(3) === 'running');
          expect(steps.result()).toEqual(result);
          steps.dispose();
          if (asked.length < 40) asked.push([grid, start, goal, options]);
        }
      }
    });
    expect(asked).toHaveLength(40);
    for (const [grid, start, goal, options] of asked) {
      expect(await findPathAsync(grid, start, goal, options)).toEqual(findPath(grid, start, goal, options));
    }
  });

  test(`within maxCost: of the cells that cost no more the nearest (seed ${seed})`, () => {
    let count = 0;
    eachProblem(300, (world, grid, start, goal, given) => {
      if (distancesBlur(given) || (start.x === goal.x && start.y === goal.y)) return;
      grid.setBlocked(goal.x, goal.y);
      const walled = worldOf(grid);
      const costs = optimalCosts(walled, start, movementOf(given));
      if (costs[start.y * world.width + start.x] !== 0) return;
      for (const maxCost of [0, 4, 15]) {
        const options: Options = { ...given, engine, maxCost, partial: true };
        const result = search(walled, grid, start, goal, options);
        expect(result.status).toBe('partial');
        const affordable = reachedCells(costs).filter((cell) => costs[cell] <= maxCost * (1 + 1e-9));
        expectNearest(result, affordable, costs, walled, distanceTo(goal, options));
        count++;
      }
    });
    if (!isSample) expect(count).toBeGreaterThan(runs(300));
  });

  test('with layers, and with a heuristic function', () => {
    const grid = Grid.fromText(`
      .....
      ..#..
      .....
    `);
    const values = new Float64Array(15);
    // On the straight way: the cell below the goal is cheaper, and as near.
    values[6] = 9;
    values[2] = 9;
    const layers = [blendLayers([{ values, weight: 1 }])];
    const result = findPath(grid, [0, 2], [2, 1], { layers, partial: true, engine });
    expect([result.status, result.cost, result.path?.at(-1)]).toEqual(['partial', 2, { x: 2, y: 2 }]);
    const heuristic = (dx: number, dy: number) => Math.hypot(dx, dy);
    const given = findPath(grid, [0, 0], [2, 1], { heuristic, partial: true });
    expect([given.status, given.path?.at(-1)]).toEqual(['partial', { x: 1, y: 1 }]);
  });

  test('edits are followed: walls close and open around the goal', () => {
    const random = new Random(seed);
    const grid = randomMap({ width: 40, height: 40, seed, blocked: 0.25 });
    grid.setBlocked(0, 0, false);
    grid.setBlocked(20, 20);
    for (let i = 0; i < 60; i++) {
      for (let edit = 0; edit < 20; edit++) {
        const [x, y] = [15 + random.below(11), 15 + random.below(11)];
        grid.setBlocked(x, y, random.chance(0.6) || (x === 20 && y === 20));
      }
      const world = worldOf(grid);
      const options: Options = { engine, partial: true, algorithm: i % 2 === 0 ? 'auto' : 'astar' };
      const result = search(world, grid, { x: 0, y: 0 }, { x: 20, y: 20 }, options);
      const costs = optimalCosts(world, { x: 0, y: 0 }, movementOf(options));
      expectNearest(result, reachedCells(costs), costs, world, distanceTo({ x: 20, y: 20 }, options));
    }
  });

  test('a near goal takes no search of the whole grid', () => {
    const grid = new Grid(400, 400);
    grid.fill(199, 199, 3, 3, true);
    expect(findPath(grid, [190, 200], [200, 200], { engine, partial: true }).expanded).toBeLessThan(300);
    grid.setCost(0, 0, 5);
    expect(findPath(grid, [190, 200], [200, 200], { engine, partial: true }).expanded).toBeLessThan(300);
  });
});
